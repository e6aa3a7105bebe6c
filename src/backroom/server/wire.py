"""All that crosses the wire, as types: frames of the socket and bodies of HTTP calls.

TypeScript (`web/src/net/wire.ts`), `docs/protocol.md` and the OpenAPI page are generated from
this file. Times are milliseconds; seats are counted from 0; `view`, `events` and the arguments
of actions are in the words of the game at the table.
"""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

MOST_BYTES = 16 * 1024

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
Key: TypeAlias = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,64}$")]
Nonce: TypeAlias = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{0,64}$")]
Token: TypeAlias = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,64}$")]
Word: TypeAlias = Annotated[str, Meta(pattern="^[a-z0-9_-]{1,40}$")]
Level: TypeAlias = Annotated[str, Meta(pattern="^[a-z0-9_:-]{1,40}$")]
Line: TypeAlias = Annotated[str, Meta(min_length=1, max_length=500)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=5)]
Natural: TypeAlias = Annotated[int, Meta(ge=0, le=2**31)]
Picks: TypeAlias = Annotated[list[Natural], Meta(max_length=128)]
Access: TypeAlias = Literal["link", "open", "private"]
Pace: TypeAlias = Literal["live", "calm"]
AnalysisState: TypeAlias = Literal["unasked", "waiting", "working", "done", "failed"]
Status: TypeAlias = Literal["gathering", "playing", "adjourned", "over", "closed"]


class Sent(Struct, frozen=True, forbid_unknown_fields=True):
    """Something a client sends."""


class Command(Sent, frozen=True, tag_field="kind"):
    """A frame from a client."""


class Answer(Struct, frozen=True, tag_field="kind"):
    """A frame to a client."""


class Action(Struct, frozen=True):
    """One action out of the game's table."""

    id: int
    verb: str
    args: dict[str, str | None]


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
    prefix: Picks = []


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
    view: dict[str, Any]
    events: list[dict[str, Any]]
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
    view: dict[str, Any]
    complete: bool


class Advice(Answer, frozen=True, tag="hint"):
    """A sensible next pick and why, as an id."""

    prompt: int
    prefix: list[int]
    action: Action
    reason: str


class Chatted(Answer, frozen=True, tag="chat"):
    """Somebody wrote something; `seat` is null for a spectator."""

    number: int
    person: str
    name: str
    seat: int | None
    text: str
    at: int


class Pong(Answer, frozen=True, tag="pong"):
    """Here."""


class Chair(Struct, frozen=True):
    """A place at a table and whoever has it; the server names bots, too."""

    seat: int
    sitter: Literal["nobody", "person", "bot"]
    person: str | None
    name: str
    level: str | None
    ready: bool
    present: bool
    stand_in: bool
    votes: int


class Reveal(Struct, frozen=True):
    """The end of a match: places by seat, and what proves the shuffle was fair."""

    match: str
    winners: list[int]
    places: list[int]
    seed: str
    nonces: list[str]


class Table(Struct, frozen=True):
    """A table as everybody may see it."""

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
    commitment: str
    match: str | None
    result: Reveal | None


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


# Bodies of the HTTP calls


class Problem(Struct, frozen=True):
    """Why a call was refused."""

    code: int
    id: str
    args: dict[str, str]
    text: str


class NewPerson(Sent, frozen=True):
    """A guest takes a name."""

    name: Name


class UseLink(Sent, frozen=True):
    """The token of a personal link, on another device."""

    token: Token


class Me(Struct, frozen=True):
    """Who you are; the id is public, the session is not."""

    id: str
    name: str


class DeviceLink(Struct, frozen=True):
    """A personal link that works once, for a while."""

    path: str
    token: str
    lasts: int


class Done(Struct, frozen=True):
    """It is done."""

    done: bool = True


class Option(Struct, frozen=True):
    """A choice about the rules; the first value is the default."""

    name: str
    values: list[str]
    seats: list[int]


class Game(Struct, frozen=True):
    """What can be played."""

    name: str
    title: str
    designers: str
    seats: list[int]
    options: list[Option]
    rules_version: int
    says: list[Action]
    levels: list[str]


class NewTable(Sent, frozen=True):
    """A table to make; `bots` take the last chairs, `names` share the device."""

    game: Word
    seats: Annotated[int, Meta(ge=2, le=6)]
    options: Annotated[dict[Word, Word], Meta(max_length=20)] = {}
    access: Access = "link"
    pace: Pace = "live"
    clock: Annotated[int, Meta(ge=0, le=3600)] = 0
    window: Annotated[int, Meta(ge=3, le=15)] = 5
    bots: Annotated[list[Level], Meta(max_length=5)] = []
    device: bool = False
    names: Annotated[list[Name], Meta(max_length=6)] = []
    nonce: Nonce = ""
    start: bool = False


class Join(Sent, frozen=True):
    """Sit down, on a free chair of choice or the first one."""

    seat: SeatNumber | None = None
    invite: Token | None = None


class Ready(Sent, frozen=True):
    """Ready for the match; the nonce is mixed into the shuffle."""

    ready: bool = True
    nonce: Nonce = ""


class SeatBot(Sent, frozen=True):
    """A bot of this level for a chair; null takes the bot away."""

    level: Level | None


class Remove(Sent, frozen=True):
    """The host shows somebody the door, before the start."""

    seat: SeatNumber


class Invite(Struct, frozen=True):
    """What opens a private table for whoever has it."""

    path: str
    token: str


class Played(Struct, frozen=True):
    """A line of the history; `levels` has the bots among the players by level."""

    match: str
    game: str
    seats: int
    players: list[str]
    levels: list[str | None]
    seat: int
    started: int
    ended: int | None
    place: int | None
    shared: bool


class Tally(Struct, frozen=True):
    """Plain statistics of one game; `finishes` counts the matches by place, first to sixth."""

    game: str
    played: int
    won: int
    finishes: list[int]


class Shared(Struct, frozen=True):
    """The link of a finished match."""

    path: str


class ReplayFrame(Struct, frozen=True):
    """One entry of a match as the chosen eyes saw it; `arrived` is when the answer came."""

    number: int
    arrived: int
    entry: str
    seat: int | None
    events: list[dict[str, Any]]
    view: dict[str, Any]


class Replay(Struct, frozen=True):
    """A finished match, read from its stored events; `levels` tells bots from people."""

    match: str
    game: str
    rules_version: int
    seats: int
    options: dict[str, str]
    players: list[str]
    levels: list[str | None]
    eyes: int | None
    commitment: str
    result: Reveal
    frames: list[ReplayFrame]


class AskAnalysis(Sent, frozen=True):
    """Whose choices in a finished match are to be looked at."""

    seat: SeatNumber


class Judged(Struct, frozen=True):
    """A choice, what `search` would have done, and the win shares it saw from that seat's view.

    `entry` n is the replay's frame n + 1; `pick` is the place in an answer of several picks.
    """

    entry: int
    pick: int
    played: Action
    best: Action
    played_share: float
    best_share: float
    cost: float


class Moment(Struct, frozen=True):
    """The estimated win shares of all seats after an entry; they add up to one."""

    entry: int
    shares: list[float]


class Turn(Struct, frozen=True):
    """A turning point: the answer of `seat` that moved the win share of `about` so much."""

    entry: int
    seat: int
    about: int
    before: float
    after: float


class Analysis(Struct, frozen=True):
    """What `search` thinks of a seat's choices; empty until it is `done`.

    While it is `working`, `done` of `total` entries have been looked at.
    """

    match: str
    seat: int
    state: AnalysisState
    done: int = 0
    total: int = 0
    iterations: int = 0
    choices: list[Judged] = []
    curve: list[Moment] = []
    turns: list[Turn] = []


class AdminOrder(Sent, frozen=True):
    """What the keeper of the house wants done; for the admin command."""

    order: Literal["close-table", "end-sessions", "ban", "unban"]
    target: Annotated[str, Meta(min_length=1, max_length=64)]
