"""Bodies and answers of the HTTP calls."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from .fields import (
    Access,
    Action,
    AnalysisState,
    GameEvent,
    GameView,
    Level,
    Name,
    Nonce,
    Pace,
    PersonId,
    SeatNumber,
    Sent,
    Tempo,
    Token,
    Word,
)
from .frames import Reveal


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
    """Who you are; the id is public, the session is not. Without an account you are a guest."""

    id: str
    name: str
    account: bool


class DeviceLink(Struct, frozen=True):
    """A personal link that works once, for a while."""

    path: str
    token: str
    lasts: int


class Done(Struct, frozen=True):
    """The answer to a request that changes something and has nothing else to tell."""

    done: bool = True


class Option(Struct, frozen=True):
    """A choice about the rules; the first value is the default."""

    name: str
    values: list[str]
    seats: list[int]


class Strength(Struct, frozen=True):
    """How strong a level of bots was measured to be, with the ends of its 95 % interval."""

    level: str
    rating: int
    low: int
    high: int


class Game(Struct, frozen=True):
    """What can be played; `levels` of bots come from weak to strong.

    `house_seats` are those of its `seats` that the box does not have: a house variant.
    With `local`, a match at once against bots runs in the browser of whoever plays it.
    """

    name: str
    title: str
    designers: str
    seats: list[int]
    options: list[Option]
    rules_version: int
    says: list[Action]
    levels: list[str]
    strengths: list[Strength]
    house_seats: list[int] = []
    local: bool = False


class NewTable(Sent, frozen=True):
    """A table to make; `bots` take the last chairs, `names` share the device.

    `tempo` is how long bots take for an answer. With the pace `day` the clock is hours or
    days, and a race becomes sealed answers. At a `rated` table places count for the ratings
    of all, who have an account; it has a clock, and leaving it counts as the last place. At a
    `patient` table the first race waits for the one person among bots, who never met one.
    A table for a `club` that I am in is open to its members alone.
    """

    game: Word
    seats: Annotated[int, Meta(ge=2, le=6)]
    options: Annotated[dict[Word, Word], Meta(max_length=20)] = field(default_factory=dict)
    access: Access = "link"
    pace: Pace = "live"
    clock: Annotated[int, Meta(ge=0, le=14 * 86_400)] = 0
    window: Annotated[int, Meta(ge=3, le=15)] = 5
    bots: Annotated[list[Level], Meta(max_length=5)] = field(default_factory=list)
    device: bool = False
    names: Annotated[list[Name], Meta(max_length=6)] = field(default_factory=list)
    nonce: Nonce = ""
    start: bool = False
    tempo: Tempo = "brisk"
    rated: bool = False
    patient: bool = False
    club: Token | None = None


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


class Welcome(Sent, frozen=True):
    """The host lets somebody in again who was shown the door."""

    person: PersonId


class Invite(Struct, frozen=True):
    """What opens a private table for whoever has it."""

    path: str
    token: str


class Played(Struct, frozen=True):
    """A line of the history; `levels` has the bots among the players by level.

    Whoever had `left` the seat to a bot is last, whatever the bot made of it.
    """

    match: str
    game: str
    seats: int
    players: list[str]
    levels: list[str | None]
    seat: int
    started: int
    ended: int | None
    place: int | None
    left: bool
    shared: bool


class Tally(Struct, frozen=True):
    """Statistics of one game; `finishes` counts the matches by place, first to sixth.

    `deeds` are what the game itself counts, in the order in which it tells them.
    """

    game: str
    played: int
    won: int
    finishes: list[int]
    deeds: dict[str, int]


class Shared(Struct, frozen=True):
    """The link of a finished match."""

    path: str


class ReplayFrame(Struct, frozen=True):
    """One entry of a match as the chosen eyes saw it; `arrived` is when the answer came."""

    number: int
    arrived: int
    entry: str
    seat: int | None
    events: list[GameEvent]
    view: GameView


class Replay(Struct, frozen=True):
    """A finished match, read from its stored events; `levels` tells bots from people.

    `people` are the public ids of who sat where: two may go by one name.
    """

    match: str
    game: str
    rules_version: int
    seats: int
    options: dict[str, str]
    players: list[str]
    people: list[str | None]
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
    `best` is the action played if nothing better was found; `clear` tells a mistake from what
    may be a matter of taste. `gainer` is the seat that gained most by it, by `gained`.
    """

    entry: int
    pick: int
    played: Action
    best: Action
    played_share: float
    best_share: float
    cost: float
    clear: bool = True
    gainer: SeatNumber | None = None
    gained: float = 0.0


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

    order: Literal[
        "close-table",
        "end-sessions",
        "ban",
        "unban",
        "clear-out",
        "ratings",
        "statistics",
        "standings",
    ]
    target: Annotated[str, Meta(max_length=64)] = ""
