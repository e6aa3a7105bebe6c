"""Bodies and answers of the calls about evenings: rounds, tables and standings."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct, field

from .fields import Level, Pace, PersonId, Sent, Token, Word

EveningStatus: TypeAlias = Literal["gathering", "playing", "over"]
Title: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Chairs: TypeAlias = Annotated[int, Meta(ge=3, le=6)]


class NewEvening(Sent, frozen=True):
    """An evening to host: rounds at tables of `least` to `most`, with a clock.

    Bots of the level `fill` take the chairs that are left; without it people have a bye. With
    `auto` a round begins by itself when the one before is over. With `days` it is a league by
    the day: its first round begins at `starts`, the next so many days later. With `come` the
    host plays along. An evening for a `club` is for its members alone.
    """

    name: Title
    game: Word
    options: Annotated[dict[Word, Word], Meta(max_length=20)] = field(default_factory=dict)
    rounds: Annotated[int, Meta(ge=1, le=12)] = 4
    least: Chairs = 3
    most: Chairs = 5
    clock: Annotated[int, Meta(ge=10, le=14 * 86_400)] = 60
    fill: Level | None = None
    auto: bool = False
    days: Annotated[int, Meta(ge=0, le=28)] = 0
    starts: Annotated[int, Meta(ge=0, le=2**53)] = 0
    come: bool = True
    club: Token | None = None


class TakeOut(Sent, frozen=True):
    """Somebody who plays no further rounds: oneself, or whom the host takes off the list."""

    person: PersonId


class EveningPlace(Struct, frozen=True):
    """A line of the standings; `points` by round, null where somebody has none yet or at all.

    `won` counts tables where nobody did better, `met` the people they sat with.
    """

    person: str
    name: str
    place: int
    total: float
    points: list[float | None]
    won: int
    met: int
    gone: bool


class EveningSeat(Struct, frozen=True):
    """Somebody at a table of a round, and their points once it is over."""

    person: str
    name: str
    points: float | None


class EveningTable(Struct, frozen=True):
    """A table of a round; `match` can be watched again once it is over."""

    table: str
    round: int
    players: list[EveningSeat]
    bots: int
    over: bool
    match: str


class Evening(Struct, frozen=True):
    """An evening as everybody with its link sees it.

    `tables` are those of the newest round and all that are still played; `byes` the names of
    those who sit the newest round out; `next` is when a league's next round begins,
    `club` whose evening it is, if any.
    """

    id: str
    name: str
    host: str
    host_name: str
    game: str
    options: dict[str, str]
    pace: Pace
    clock: int
    least: int
    most: int
    rounds: int
    fill: str
    auto: bool
    days: int
    next: int | None
    status: EveningStatus
    round: int
    standings: list[EveningPlace]
    tables: list[EveningTable]
    byes: list[str]
    club: str = ""


class EveningLine(Struct, frozen=True):
    """An evening in a list."""

    id: str
    name: str
    game: str
    status: EveningStatus
    round: int
    rounds: int
    people: int
    hosting: bool
