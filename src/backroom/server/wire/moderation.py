"""Bodies and answers of the calls about keeping order."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .fields import Sent, Token


class SendReport(Sent, frozen=True):
    """I tell the operator about somebody: how they talk, play, go by, or anything else.

    It may be about what was said at a `table`, or in a `club` that I am in.
    """

    person: Token
    reason: Literal["talk", "name", "play", "other"]
    text: Annotated[str, Meta(max_length=500)] = ""
    table: Token | None = None
    club: Token | None = None


class Reported(Struct, frozen=True):
    """A report that I sent, and whether it was answered."""

    at: int
    person: str
    table: str
    reason: str
    text: str
    answered: bool


class Overheard(Struct, frozen=True):
    """A line of chat at the table that a report is about."""

    person: str
    name: str
    text: str


class Measure(Struct, frozen=True):
    """What was done about somebody, when and why, and until when it holds if it ends."""

    kind: str
    at: int
    reason: str
    until: int | None


class Report(Struct, frozen=True):
    """A report that waits for an answer; `before` is what was done about the person so far."""

    id: str
    at: int
    reporter: str
    reporter_name: str
    person: str
    person_name: str
    reason: str
    text: str
    match: str
    chat: list[Overheard]
    before: list[Measure]


class TakeMeasure(Sent, frozen=True):
    """What the operator does about somebody; a report that it answers is closed."""

    kind: Literal["mute", "unmute", "ban", "unban", "note", "dismiss"]
    person: Token
    reason: Annotated[str, Meta(max_length=300)] = ""
    hours: Annotated[int, Meta(ge=1, le=24 * 365)] = 24
    report: Annotated[str, Meta(max_length=64)] = ""
