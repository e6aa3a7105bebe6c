"""Answers of the calls about ratings; all numbers are on the scale of the arena's ladder."""

from typing import Literal, TypeAlias

from msgspec import Struct

Period: TypeAlias = Literal["week", "season", "all"]


class Rating(Struct, frozen=True):
    """How strong somebody is believed to be; 95 in 100 such intervals hold the truth.

    Until enough matches `counted`, a rating is provisional and on no leaderboard. A match
    that is played need not count: see `docs/ratings.md`.
    """

    value: float
    low: float
    high: float
    provisional: bool
    counted: int
    played: int
    won: int


class Rated(Struct, frozen=True):
    """Somebody's rating at a game."""

    game: str
    rating: Rating


class RatedMatch(Struct, frozen=True):
    """What somebody's rating was after a match, and how it ended for them.

    `beaten` are the people whom they came out above, and `bots` the bots, by level; nobody is
    beaten by whoever `left` the match to a bot.
    """

    match: str
    ended: int
    value: float
    low: float
    high: float
    provisional: bool
    place: int
    left: bool
    beaten: list[str]
    bots: list[str]


class Leader(Struct, frozen=True):
    """A line of a leaderboard; they are ordered by the lower end of the interval."""

    rank: int
    person: str
    name: str
    rating: Rating


class Leaderboard(Struct, frozen=True):
    """A page of a leaderboard: of those who played in this week or season, or of all.

    `more` says whether there is another page; `own` is where you stand, if you do.
    """

    game: str
    period: Period
    page: int
    leaders: list[Leader]
    more: bool
    own: Leader | None
