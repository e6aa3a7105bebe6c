"""Frames of the socket, from a client and to a client."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct, field

from .fields import (
    Access,
    Action,
    GameEvent,
    GameView,
    Key,
    Line,
    Natural,
    Pace,
    Picks,
    SeatNumber,
    Sent,
    Status,
    Token,
)


class Command(Sent, frozen=True, tag_field="kind"):
    """A frame from a client."""


class Answer(Struct, frozen=True, tag_field="kind"):
    """A frame to a client."""


# Frames from a client


class Move(Command, frozen=True, tag="move"):
    """The whole answer to a prompt; the same key and body give the same answer again."""

    key: Key
    prompt: Natural
    actions: Annotated[Picks, Meta(min_length=1)]


class Options(Command, frozen=True, tag="options"):
    """A question: what can follow after these picks of a choice."""

    prompt: Natural
    prefix: Picks


class Hint(Command, frozen=True, tag="hint"):
    """A question: what would a sensible player do? Answered from the seat's own view."""

    prompt: Natural
    prefix: Picks = field(default_factory=list)


class Say(Command, frozen=True, tag="say"):
    """An announcement out of the game's table of says; never binding."""

    key: Key
    say: Natural


class Chat(Command, frozen=True, tag="chat"):
    """Words to the others; what spectators write, only spectators read."""

    key: Key
    text: Line


class Mute(Command, frozen=True, tag="mute"):
    """Hear no more of somebody, or hear them again."""

    person: Token
    on: bool


class Ack(Command, frozen=True, tag="ack"):
    """The prompt is on the screen; a race window starts for this seat."""

    prompt: Natural


class Resume(Command, frozen=True, tag="resume"):
    """Tell what happened after the frame with this number."""

    since: Natural


class Sit(Command, frozen=True, tag="sit"):
    """At a one-device table: the device is handed to this seat; null for nobody."""

    seat: SeatNumber | None


class Back(Command, frozen=True, tag="back"):
    """Take the seat back from the stand-in bot."""


class Vote(Command, frozen=True, tag="vote"):
    """For (or no longer for) a stand-in bot in the place of somebody who vanished."""

    seat: SeatNumber
    on: bool


class Ping(Command, frozen=True, tag="ping"):
    """A sign of life."""


ClientFrame: TypeAlias = (
    Move | Options | Hint | Say | Chat | Mute | Ack | Resume | Sit | Back | Vote | Ping
)


# Frames to a client


class Clock(Struct, frozen=True):
    """The time left for the open decision, as this seat may know it; null without a clock."""

    left: int
    of: int
    race: bool


class Update(Answer, frozen=True, tag="update"):
    """The match as this seat (null: a spectator) sees it, after its frame `number`.

    `events` tells what happened in the frames after `since`; `pending` are the seats that are
    waited for; `legal` is empty unless this seat is asked.
    """

    number: int
    since: int
    you: int | None
    prompt: int
    pending: list[int]
    view: GameView
    events: list[GameEvent]
    legal: list[Action]
    default: int | None
    clock: Clock | None
    over: bool


class Accepted(Answer, frozen=True, tag="accepted"):
    """A move or say is durable; `number` is the seat's frame that tells it."""

    key: str
    number: int


class Refused(Answer, frozen=True, tag="refused"):
    """Something was not done, and nothing has changed."""

    code: int
    id: str
    args: dict[str, str]
    text: str
    key: str | None = None


class Choices(Answer, frozen=True, tag="options"):
    """What can follow after some picks; `complete` when they are a whole answer."""

    prompt: int
    prefix: list[int]
    legal: list[Action]
    default: int | None
    view: GameView
    complete: bool


class Outlook(Struct, frozen=True):
    """What a pick changes: the win shares of all seats with it and with the next best one.

    `clear` tells whether the difference for who asked is beyond the noise.
    """

    other: Action
    shares: list[float]
    other_shares: list[float]
    clear: bool


class Advice(Answer, frozen=True, tag="hint"):
    """The pick of the strongest bot there was time for, why as an id, and what it changes."""

    prompt: int
    prefix: list[int]
    action: Action
    reason: str
    outlook: Outlook | None = None


class Chatted(Answer, frozen=True, tag="chat"):
    """Somebody wrote something; `seat` is null for a spectator."""

    number: int
    person: str
    name: str
    seat: int | None
    text: str
    at: int


class Pong(Answer, frozen=True, tag="pong"):
    """The answer to a ping, by which a tab knows that the server still hears it."""


class Chair(Struct, frozen=True):
    """A place at a table and whoever has it; the server names bots, too.

    A bot plays where somebody is away for a while (`stand_in`) or has `left` for good.
    """

    seat: int
    sitter: Literal["nobody", "person", "bot"]
    person: str | None
    name: str
    level: str | None
    ready: bool
    present: bool
    stand_in: bool
    left: bool
    votes: int


class Reveal(Struct, frozen=True):
    """The end of a match: places by seat, and what proves the shuffle was fair."""

    match: str
    winners: list[int]
    places: list[int]
    seed: str
    nonces: list[str]


class Table(Struct, frozen=True, omit_defaults=True):
    """A table as everybody may see it; `holidays` says until when who is away, by person.

    `evening` is the one whose round is played here, `club` the one whose table it is, if any.
    """

    id: str
    game: str
    seats: int
    options: dict[str, str]
    access: Access
    pace: Pace
    clock: float
    window: float
    device: bool
    status: Status
    host: str
    chairs: list[Chair]
    spectators: int
    watching: list[str]
    shown_out: int
    commitment: str
    match: str | None
    result: Reveal | None
    holidays: dict[str, int] = {}
    rated: bool = False
    evening: str = ""
    club: str = ""


class TableFrame(Answer, frozen=True, tag="table"):
    """The table changed: who sits, who is ready, who is away; `mine` are your seats."""

    table: Table
    me: str
    mine: list[int]
    you: int | None
    muted: list[str]


ServerFrame: TypeAlias = (
    Update | Accepted | Refused | Choices | Advice | Chatted | Pong | TableFrame
)
