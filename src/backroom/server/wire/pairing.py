"""Bodies and answers of the calls about playing with people who are put together."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from .fields import Sent, Word

PairedPace: TypeAlias = Literal["live", "day"]
Chairs: TypeAlias = Annotated[int, Meta(ge=2, le=6)]


class Wish(Sent, frozen=True):
    """I want to play with people, at a table of so many chairs.

    After `patience` seconds at most bots take the empty chairs; with 0 they never do.
    """

    game: Word
    least: Chairs
    most: Chairs
    pace: PairedPace = "live"
    rated: bool = False
    patience: Annotated[int, Meta(ge=0, le=7 * 86_400)] = 180


class Wait(Struct, frozen=True):
    """What I wait for, and since when; `table` is where I sit as soon as there is one.

    `others` wait for the same game and pace at this moment. `waited` is the median of the
    `seated` people who got such a table last; null when nobody did lately.
    """

    game: str
    pace: PairedPace
    rated: bool
    least: int
    most: int
    patience: int
    since: int
    now: int
    table: str | None
    others: int
    seated: int
    waited: int | None


class Lately(Struct, frozen=True):
    """How many wait at a game, by kind, and how long those waited who were seated last."""

    pace: PairedPace
    rated: bool
    waiting: int
    seated: int
    waited: int | None
