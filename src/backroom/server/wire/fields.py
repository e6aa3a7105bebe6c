"""The plain fields of the wire: names, keys, numbers, each with the bounds it must keep."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from backroom.engine.events import Told

MOST_BYTES = 16 * 1024

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
Key: TypeAlias = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,64}$")]
Nonce: TypeAlias = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{0,64}$")]
PersonId: TypeAlias = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,64}$")]
Token: TypeAlias = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,64}$")]
Word: TypeAlias = Annotated[str, Meta(pattern="^[a-z0-9_-]{1,40}$")]
# A game by its name, or none.
Favourite: TypeAlias = Annotated[str, Meta(pattern="^[a-z0-9_-]{0,40}$")]
Level: TypeAlias = Annotated[str, Meta(pattern="^[a-z0-9_:-]{1,40}$")]
Line: TypeAlias = Annotated[str, Meta(min_length=1, max_length=500)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=5)]
Natural: TypeAlias = Annotated[int, Meta(ge=0, le=2**31)]
# What a game's own tables write: its view and its events. In TypeScript they are the types that
# `generated.ts` of the game has under these names; a view's shape differs by game.
GameView: TypeAlias = Annotated[dict[str, Any], Meta(extra={"typescript": "View"})]
GameEvent: TypeAlias = Annotated[dict[str, Told], Meta(extra={"typescript": "Event"})]
Picks: TypeAlias = Annotated[list[Natural], Meta(max_length=128)]
Access: TypeAlias = Literal["link", "open", "private"]
Pace: TypeAlias = Literal["live", "calm", "day"]
# How long bots take: longer, as usual, or hardly any time.
Tempo: TypeAlias = Literal["calm", "brisk", "instant"]
AnalysisState: TypeAlias = Literal["unasked", "waiting", "working", "done", "failed"]
Status: TypeAlias = Literal["gathering", "playing", "adjourned", "over", "closed"]


class Sent(Struct, frozen=True, forbid_unknown_fields=True):
    """Something a client sends."""


class Action(Struct, frozen=True, omit_defaults=True):
    """One action out of the game's table.

    An action with `whole` answers the prompt, with the picks before it: it can be sent as a
    move without asking what may follow. Others leave the field out.
    """

    id: int
    verb: str
    args: dict[str, str | None]
    whole: bool = False
