"""Ratings as a database keeps them: what is believed now, and after each rated match."""

import secrets
from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    bindparam,
    delete,
    func,
    insert,
    select,
    tuple_,
    update,
)

from backroom.server.storage.ratings import ALL_TIME, Judge, Periods
from backroom.server.storage.records import (
    Person,
    Ranked,
    RatedMatch,
    RatedSeat,
    Rating,
    RatingStep,
    Surplus,
)
from backroom.server.storage.schema import (
    matches,
    people,
    players,
    rating_steps,
    ratings,
    surpluses,
)

from . import bites
from .database import Database

# So many spreads below the mean is the lower end of a 95 % interval.
NORMAL: Final = 1.96
AT_ONCE: Final = 500
# What stands for people who are forgotten begins so, and no person's id does.
NOBODY: Final = "gone-"
# What is believed of people, by game.
Believed: TypeAlias = dict[str, dict[str, Rating]]
Kept: TypeAlias = dict[tuple[str, int], tuple[float, float, int]]
Surpluses: TypeAlias = dict[str, dict[tuple[str, str], Surplus]]


# What ratings need to know of a match and of its players: a million are read.
OF_MATCH: Final = [
    matches.c[name] for name in ("id", "game", "ended", "places", "deserted", "rating_number")
]
OF_PLAYER: Final = [
    *(players.c[name] for name in ("match", "seat", "person", "level")),
    rating_steps.c.person.label("rated"),
]

CORRECT_STEP: Final = (
    update(rating_steps)
    .where(
        rating_steps.c.match == bindparam("of_match"),
        rating_steps.c.seat == bindparam("of_seat"),
    )
    .values(
        mean=bindparam("new_mean"),
        spread=bindparam("new_spread"),
        counted=bindparam("new_counted"),
    )
)


class SqlRatings:
    """Ratings in a database; what is promised stands in `storage.interfaces.RatingStore`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def is_waiting(self) -> bool:
        """Whether a rated match is over that was not taken in yet."""
        return await self._database.look(_is_waiting)

    async def settle(self, most: int, judge: Judge, periods: Periods) -> int:
        """Take in the next rated matches that are over."""
        return await self._database.change(_settle, most, judge, periods)

    async def recompute(self, judge: Judge, periods: Periods, at: float) -> int:
        """Reckon all ratings anew, in the order in which matches were taken in."""
        anew = _Anew(judge, periods, set(periods(at)))
        # What nobody changes any more is read beforehand, so that others wait a moment only.
        while await bites.look(self._database, anew.go_on):
            pass
        return await self._database.change(anew.finish)

    async def find(self, person: str) -> dict[str, Rating]:
        """A person's ratings for all time, by game."""
        return await self._database.look(_find, person)

    async def rank(self, game: str, period: str, person: str, least: int) -> Ranked | None:
        """Where a person stands on a leaderboard, if they do."""
        return await self._database.look(_rank, game, period, person, least)

    async def leaders(
        self, game: str, period: str, first: int, most: int, least: int
    ) -> list[Ranked]:
        """The next few on a leaderboard, of those with at least so many matches counted."""
        return await self._database.look(_leaders, game, period, first, most, least)

    async def steps(self, person: str, game: str, most: int) -> list[RatingStep]:
        """A person's rating after each of their last matches, the oldest first."""
        return await self._database.look(_steps, person, game, most)


class _Wrong(NamedTuple):
    """A step that is not as it was kept, with what `CORRECT_STEP` is to put there."""

    of_match: str
    of_seat: int
    new_mean: float
    new_spread: float
    new_counted: int


class _Anew:
    """All ratings while they are reckoned anew, as far as that is."""

    def __init__(self, judge: Judge, periods: Periods, kept: set[str]) -> None:
        self._judge = judge
        self._periods = periods
        self._kept = kept
        self._believed: Believed = {}
        self._surpluses: Surpluses = {}
        self._current: dict[tuple[str, str, str], Rating] = {}
        self._wrong: list[_Wrong] = []
        self._last = 0

    def go_on(self, db: Connection) -> bool:
        """Take in the next matches; False when there were none."""
        query = (
            select(*OF_MATCH)
            .where(matches.c.rating_number > self._last)
            .order_by(matches.c.rating_number)
        )
        rows = db.execute(query.limit(AT_ONCE)).all()
        kept = _kept_steps(db, [row.id for row in rows])
        for row, match in zip(rows, _rated(db, rows), strict=True):
            self._enter(match, kept)
            self._last = row.rating_number
        return bool(rows)

    def _enter(self, match: RatedMatch, kept: Kept) -> None:
        believed = self._believed.setdefault(match.game, {})
        noted = self._surpluses.setdefault(match.game, {})
        periods = [one for one in self._periods(match.ended) if one in self._kept]
        for seat, rating in self._judge(match, believed, noted).items():
            person = match.seats[seat].person or ""
            for period in () if person.startswith(NOBODY) else periods:
                self._current[match.game, period, person] = rating
            if kept.get((match.id, seat)) != (rating.mean, rating.spread, rating.counted):
                new = (rating.mean, rating.spread, rating.counted)
                self._wrong.append(_Wrong(match.id, seat, *new))

    def finish(self, db: Connection) -> int:
        """Take in the rest, and put what was found in the place of what was believed."""
        while self.go_on(db):
            pass
        for first in range(0, len(self._wrong), AT_ONCE):
            some = self._wrong[first : first + AT_ONCE]
            db.execute(CORRECT_STEP, [one._asdict() for one in some])
        db.execute(delete(ratings))
        db.execute(delete(surpluses))
        _insert(db, ratings, (_row(*key, one) for key, one in self._current.items()))
        _insert(
            db,
            ratings,
            (
                _row(game, ALL_TIME, person, one)
                for game, believed in self._believed.items()
                for person, one in believed.items()
                if not person.startswith(NOBODY)
            ),
        )
        _insert(
            db,
            surpluses,
            (
                _surplus_row(game, pair, one)
                for game, noted in self._surpluses.items()
                for pair, one in noted.items()
            ),
        )
        return self._last


def _waits() -> ColumnElement[bool]:
    return matches.c.rated & matches.c.rating_number.is_(None) & matches.c.ended.is_not(None)


def _is_waiting(db: Connection) -> bool:
    return db.execute(select(matches.c.id).where(_waits()).limit(1)).first() is not None


def _settle(db: Connection, most: int, judge: Judge, periods: Periods) -> int:
    query = select(*OF_MATCH).where(_waits()).order_by(matches.c.ended, matches.c.id)
    rows = db.execute(query.limit(most)).all()
    if not rows:
        return 0
    newest = db.scalar(select(func.max(matches.c.rating_number))) or 0
    for number, match in enumerate(_rated(db, rows), newest + 1):
        _take_in(db, number, match, judge, periods)
    return len(rows)


def _take_in(
    db: Connection, number: int, match: RatedMatch, judge: Judge, periods: Periods
) -> None:
    seated = {one.person for one in match.seats if one.person is not None}
    believed = _believed(db, match.game, seated)
    noted = _noted(db, match.game, seated)
    before = dict(noted)
    after = judge(match, believed, noted)
    db.execute(update(matches).where(matches.c.id == match.id).values(rating_number=number))
    steps = [_step(match, seat, rating) | {"number": number} for seat, rating in after.items()]
    _insert(db, rating_steps, steps)
    rows = [
        _row(match.game, period, person, believed[person])
        for person in seated
        for period in (ALL_TIME, *periods(match.ended))
        if person in believed
    ]
    for row in rows:
        same = [ratings.c[name] == row[name] for name in ("game", "period", "person")]
        db.execute(delete(ratings).where(*same))
    _insert(db, ratings, rows)
    for pair, surplus in noted.items():
        if before.get(pair) != surplus:
            person, opponent = pair
            db.execute(delete(surpluses).where(_is_pair(match.game, person, opponent)))
            db.execute(insert(surpluses).values(_surplus_row(match.game, pair, surplus)))


def _believed(db: Connection, game: str, seated: Iterable[str]) -> dict[str, Rating]:
    query = select(ratings).where(
        ratings.c.game == game, ratings.c.period == ALL_TIME, ratings.c.person.in_(seated)
    )
    return {row.person: _rating(row) for row in db.execute(query)}


def _noted(db: Connection, game: str, seated: Iterable[str]) -> dict[tuple[str, str], Surplus]:
    query = select(surpluses).where(
        surpluses.c.game == game,
        surpluses.c.person.in_(seated),
        surpluses.c.opponent.in_(seated),
    )
    found = db.execute(query)
    return {(row.person, row.opponent): Surplus(row.wins, row.at) for row in found}


def _is_pair(game: str, person: str, opponent: str) -> ColumnElement[bool]:
    return (
        (surpluses.c.game == game)
        & (surpluses.c.person == person)
        & (surpluses.c.opponent == opponent)
    )


def _rated(db: Connection, rows: Sequence[Row[Any]]) -> list[RatedMatch]:
    """Matches as ratings see them: whoever was forgotten since is somebody all the same."""
    ids = [row.id for row in rows]
    query = (
        select(*OF_PLAYER)
        .outerjoin(
            rating_steps,
            (rating_steps.c.match == players.c.match) & (rating_steps.c.seat == players.c.seat),
        )
        .where(players.c.match.in_(ids))
        .order_by(players.c.match, players.c.seat)
    )
    seated: dict[str, list[Row[Any]]] = {}
    for one in db.execute(query):
        seated.setdefault(one.match, []).append(one)
    return [_match(row, seated[row.id]) for row in rows]


def _match(row: Row[Any], seated: list[Row[Any]]) -> RatedMatch:
    places = msgspec.json.decode(row.places)
    seats = [
        RatedSeat(
            one.rated or one.person,
            one.level,
            places[one.seat],
            bool(row.deserted >> one.seat & 1),
        )
        for one in seated
    ]
    return RatedMatch(row.id, row.game, row.ended, seats)


def _kept_steps(db: Connection, ids: list[str]) -> Kept:
    names = ("match", "seat", "mean", "spread", "counted")
    columns = [rating_steps.c[name] for name in names]
    rows = db.execute(select(*columns).where(rating_steps.c.match.in_(ids)))
    return {
        (match, seat): (mean, spread, counted) for match, seat, mean, spread, counted in rows
    }


def _step(match: RatedMatch, seat: int, rating: Rating) -> dict[str, Any]:
    return {
        "match": match.id,
        "seat": seat,
        "game": match.game,
        "person": match.seats[seat].person,
        "at": match.ended,
        "mean": rating.mean,
        "spread": rating.spread,
        "counted": rating.counted,
    }


def _row(game: str, period: str, person: str, rating: Rating) -> dict[str, Any]:
    low = rating.mean - NORMAL * rating.spread
    return {"game": game, "period": period, "person": person, "low": low, **rating._asdict()}


def _surplus_row(game: str, pair: tuple[str, str], surplus: Surplus) -> dict[str, Any]:
    person, opponent = pair
    return {"game": game, "person": person, "opponent": opponent, **surplus._asdict()}


def _insert(db: Connection, table: Any, rows: Iterable[dict[str, Any]]) -> None:
    """Keep rows, some hundreds at a time."""
    some: list[dict[str, Any]] = []
    for row in rows:
        some.append(row)
        if len(some) == AT_ONCE:
            db.execute(insert(table), some)
            some = []
    if some:
        db.execute(insert(table), some)


def _rating(row: Row[Any]) -> Rating:
    return Rating(row.mean, row.spread, row.counted, row.played, row.won)


def _find(db: Connection, person: str) -> dict[str, Rating]:
    query = select(ratings).where(ratings.c.person == person, ratings.c.period == ALL_TIME)
    return {row.game: _rating(row) for row in db.execute(query.order_by(ratings.c.game))}


def _is_on_board(game: str, period: str, least: int) -> ColumnElement[bool]:
    return (
        (ratings.c.game == game) & (ratings.c.period == period) & (ratings.c.counted >= least)
    )


def _leaders(
    db: Connection, game: str, period: str, first: int, most: int, least: int
) -> list[Ranked]:
    # The page first and the names then, or a database without figures reads all the people.
    page = (
        select(ratings)
        .where(_is_on_board(game, period, least))
        .order_by(ratings.c.low.desc(), ratings.c.person.desc())
        .offset(first)
        .limit(most)
        .subquery()
    )
    query = select(page, people.c.name).join(people, people.c.id == page.c.person)
    rows = db.execute(query.order_by(page.c.low.desc(), page.c.person.desc()))
    return [_ranked(rank, row) for rank, row in enumerate(rows, first + 1)]


def _rank(db: Connection, game: str, period: str, person: str, least: int) -> Ranked | None:
    on_board = _is_on_board(game, period, least)
    query = select(ratings, people.c.name).join(people, people.c.id == ratings.c.person)
    own = db.execute(query.where(on_board, ratings.c.person == person)).one_or_none()
    if own is None:
        return None
    is_above = tuple_(ratings.c.low, ratings.c.person) > tuple_(own.low, own.person)
    above = db.scalar(select(func.count()).where(on_board, is_above)) or 0
    return _ranked(above + 1, own)


def _ranked(rank: int, row: Row[Any]) -> Ranked:
    return Ranked(rank, Person(row.person, row.name), _rating(row))


def _steps(db: Connection, person: str, game: str, most: int) -> list[RatingStep]:
    columns = [rating_steps.c[name] for name in RatingStep._fields]
    query = select(*columns).where(rating_steps.c.person == person, rating_steps.c.game == game)
    newest = db.execute(query.order_by(rating_steps.c.number.desc()).limit(most)).all()
    return [RatingStep(*row) for row in reversed(newest)]


def nobody_in_particular() -> str:
    """What stands for somebody who is forgotten, where it must be told from others."""
    return f"{NOBODY}{secrets.token_hex(8)}"


def forget_steps(db: Connection, person: str, nobody: str, most: int) -> bool:
    """Take a person off a few of the matches that were rated; False when off all."""
    place = (rating_steps.c.match, rating_steps.c.seat)
    some = select(*place).where(rating_steps.c.person == person).limit(most)
    change = update(rating_steps).where(tuple_(*place).in_(some)).values(person=nobody)
    return db.execute(change).rowcount > 0


def forget_surpluses(db: Connection, person: str, nobody: str, most: int) -> bool:
    """Take a person off a few of those they were measured against; False when off all."""
    pair = (surpluses.c.game, surpluses.c.person, surpluses.c.opponent)
    for column in (surpluses.c.person, surpluses.c.opponent):
        some = select(*pair).where(column == person).limit(most)
        change = update(surpluses).where(tuple_(*pair).in_(some)).values({column.name: nobody})
        if db.execute(change).rowcount > 0:
            return True
    return False
