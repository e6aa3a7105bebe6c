"""What storage hands out and takes in: plain records that no database shows through."""

from typing import NamedTuple

from .documents import TableDoc


class Person(NamedTuple):
    """Somebody who took a name here, with or without an account."""

    id: str
    name: str


class Passkey(NamedTuple):
    """What is known of a person's passkey: its public half, and how often it says it was used.

    `name` is what the person calls it; `used` is when it last opened a session.
    """

    id: str
    person: str
    public_key: bytes
    uses: int
    name: str
    created: float
    used: float


class Account(NamedTuple):
    """Since when somebody has an account, their passkeys, and how many codes are left."""

    created: float
    passkeys: list[Passkey]
    codes: int


class Profile(NamedTuple):
    """An account as others see it; `seen` is None for somebody who hides."""

    person: Person
    created: float
    seen: float | None


class Tie(NamedTuple):
    """Somebody whom a person knows, since when, and when they were last seen, if they tell."""

    person: Person
    since: float
    seen: float | None


class Circle(NamedTuple):
    """Everybody a person is tied to: friends, those who ask or were asked, those blocked.

    `met` are people with an account who were at the same tables lately and are none of these.
    """

    friends: list[Tie]
    asking: list[Tie]
    asked: list[Tie]
    blocked: list[Person]
    met: list[Person]
    hidden: bool


class Bond(NamedTuple):
    """What stands between a person and another, seen from the person's side."""

    friends: bool = False
    asks: bool = False
    asked: bool = False
    blocks: bool = False
    blocked: bool = False


class TableInvitation(NamedTuple):
    """A friend wants a person at a table."""

    table: TableDoc
    by: Person
    at: float


class Notice(NamedTuple):
    """Something a person is to be told at a moment; `subject` is a table or a person.

    Of one `decision` about a subject a person is told once.
    """

    person: str
    kind: str
    subject: str
    decision: str
    at: float


class Subscription(NamedTuple):
    """A browser that takes notices: where they are sent, and the keys they are sealed with."""

    endpoint: str
    person: str
    session: str
    key: str
    secret: str
    language: str


class NoticeSettings(NamedTuple):
    """What a person wants to be told by which way, as `kind:way`; and where mail goes.

    Nothing is sent to an address before it was confirmed.
    """

    off: frozenset[str] = frozenset()
    mail: str = ""
    confirmed: bool = False
    stop: str = ""
    origin: str = ""
    language: str = "en"


class Challenge(NamedTuple):
    """What an authenticator has to sign, by its hash; `person` is empty when signing in."""

    hash: str
    person: str
    expires: float


class JournalLine(NamedTuple):
    """One entry of a match as the journal keeps it; `number` is the seat's frame after it."""

    match: str
    seq: int
    key: str | None
    body: bytes | None
    entry: bytes
    events: bytes
    number: int
    at: float


class MatchHeading(NamedTuple):
    """A match without its log: the game, the shuffle, the players, and the result if any."""

    id: str
    table: str
    game: str
    rules: int
    seats: int
    options: dict[str, str]
    seed: str
    commitment: str
    nonces: list[str]
    started: float
    ended: float | None
    places: list[int]
    ending: str
    shared: bool
    names: list[str]
    people: list[str | None]
    levels: list[str | None]
    rated: bool = False
    deserted: int = 0


class MatchResult(NamedTuple):
    """How a match ended: when, in which places, and the last line of its record.

    `deserted` has a bit for each seat whose person had left it to a bot by then.
    """

    ended: float
    places: list[int]
    ending: str
    deserted: int = 0


class ChatLine(NamedTuple):
    """A line of chat at a table; the key tells a repeated line from a second one."""

    table: str
    number: int
    key: str
    person: str
    name: str
    seat: int | None
    text: str
    at: float


class Holiday(NamedTuple):
    """A person is away from one moment to another, and their clocks stand still."""

    person: str
    since: float
    until: float


class StoredTable(NamedTuple):
    """Everything a table is brought back from."""

    doc: TableDoc
    match: MatchHeading | None
    lines: list[JournalLine]
    chat: list[ChatLine]
    holidays: list[Holiday]


class Standing(NamedTuple):
    """A table with a match under way and the newest line of that match, if it can be read."""

    doc: TableDoc
    newest: JournalLine | None


class Outage(NamedTuple):
    """The server was down from one moment to another."""

    since: float
    until: float


class SignsOfLife(NamedTuple):
    """When the server was last seen to run (0 for never), and the outages before that."""

    alive: float
    outages: list[Outage]


class Found(NamedTuple):
    """What a look at the next few rows found, and after which id to look on (None: at none)."""

    ids: list[str]
    after: str | None


class Node(NamedTuple):
    """A process that plays tables of a shared database; `alive` is its last sign of life."""

    id: str
    address: str
    version: str
    alive: float


class Share(NamedTuple):
    """A node and what it holds; `left` is for how long its lease still runs, in seconds.

    The tables that no node holds are the share of a node without a name.
    """

    id: str
    address: str
    version: str
    left: float
    tables: list[str]
    playing: int


class Roll(NamedTuple):
    """What a node sees of the others when it renews: how many live, and how many before it.

    `late`: one of them has missed renewals, and may be dead.
    """

    others: int
    before: int
    late: bool


class Tenure(NamedTuple):
    """Since when a node holds a table, and when nobody held it before that."""

    since: float
    outages: list[Outage]


class Rating(NamedTuple):
    """What is believed of a person's strength at a game, and how unsure that is.

    `counted` are the matches that said something about it, of those they `played`.
    """

    mean: float
    spread: float
    counted: int
    played: int
    won: int


class RatedSeat(NamedTuple):
    """Who had a seat in a rated match, which place it reached, and whether they left it."""

    person: str | None
    level: str | None
    place: int
    deserted: bool


class RatedMatch(NamedTuple):
    """A rated match that is over, as far as ratings go."""

    id: str
    game: str
    ended: float
    seats: list[RatedSeat]


class Surplus(NamedTuple):
    """How many wins more than expected a person had over another, and when that was noted."""

    wins: float
    at: float


class Ranked(NamedTuple):
    """A line of a leaderboard."""

    rank: int
    person: Person
    rating: Rating


class RatingStep(NamedTuple):
    """What a person's rating was after a match."""

    match: str
    at: float
    mean: float
    spread: float
    counted: int
