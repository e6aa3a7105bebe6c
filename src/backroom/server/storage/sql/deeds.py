"""What people did in their matches as a database keeps it, summed by person and game."""

from typing import Any, Final

from sqlalchemy import Connection, delete, func, insert, select, update

from backroom.server.storage.deeds import Done, Merge
from backroom.server.storage.schema import deeds, matches, people, players

from . import bites
from .database import Database

AT_ONCE: Final = 500


class SqlDeeds:
    """Deeds in a database; what is promised stands in `storage.deeds.DeedStore`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def waiting(self, most: int) -> list[str]:
        """The next matches that are over and were not counted yet, the oldest first."""
        return await self._database.look(_waiting, most)

    async def enter(self, match: str, done: list[Done], merge: Merge) -> None:
        """Count a match, by what was done in each seat, unless it was counted already."""
        await bites.change(self._database, _enter, match, done, merge)

    async def counted(self, after: int, most: int) -> list[tuple[int, str]]:
        """The next matches in the order in which they were counted, with their numbers."""
        return await bites.look(self._database, _counted, after, most)

    async def replace(self, last: int, sums: dict[tuple[str, str], Done]) -> bool:
        """Put sums in the place of all that are kept, unless more was counted since."""
        return await self._database.change(_replace, last, sums)

    async def find(self, person: str) -> dict[str, Done]:
        """What a person did, by game."""
        return await self._database.look(_find, person)


def _waiting(db: Connection, most: int) -> list[str]:
    is_waiting = matches.c.ended.is_not(None) & matches.c.count_number.is_(None)
    query = select(matches.c.id).where(is_waiting).order_by(matches.c.ended)
    return list(db.scalars(query.limit(most)))


def _enter(db: Connection, match: str, done: list[Done], merge: Merge) -> None:
    one = matches.c.id == match
    row = db.execute(select(matches.c.game, matches.c.count_number).where(one)).one_or_none()
    if row is None or row.count_number is not None:
        return
    newest = _newest(db)
    db.execute(update(matches).where(one).values(count_number=newest + 1))
    # Whoever was forgotten since stands there no more.
    seated = select(players.c.seat, players.c.person).where(players.c.match == match)
    for seat, person in db.execute(seated).all():
        if person is not None:
            before = _find(db, person).get(row.game, {})
            _keep(db, person, row.game, merge(row.game, before, done[seat]))


def _newest(db: Connection) -> int:
    return db.scalar(select(func.max(matches.c.count_number))) or 0


def _keep(db: Connection, person: str, game: str, done: Done) -> None:
    same = (deeds.c.person == person) & (deeds.c.game == game)
    db.execute(delete(deeds).where(same))
    if done:
        db.execute(insert(deeds), _rows(person, game, done))


def _rows(person: str, game: str, done: Done) -> list[dict[str, Any]]:
    return [
        {"person": person, "game": game, "deed": deed, "value": value}
        for deed, value in done.items()
    ]


def _counted(db: Connection, after: int, most: int) -> list[tuple[int, str]]:
    query = select(matches.c.count_number, matches.c.id).where(matches.c.count_number > after)
    rows = db.execute(query.order_by(matches.c.count_number).limit(most))
    return [(row.count_number, row.id) for row in rows]


def _replace(db: Connection, last: int, sums: dict[tuple[str, str], Done]) -> bool:
    if _newest(db) != last:
        return False
    known = set(db.scalars(select(people.c.id).where(people.c.forgotten.is_(False))))
    db.execute(delete(deeds))
    some: list[dict[str, Any]] = []
    for (person, game), done in sums.items():
        some += _rows(person, game, done) if person in known else []
        if len(some) >= AT_ONCE:
            db.execute(insert(deeds), some)
            some = []
    if some:
        db.execute(insert(deeds), some)
    return True


def _find(db: Connection, person: str) -> dict[str, Done]:
    query = select(deeds).where(deeds.c.person == person)
    found: dict[str, Done] = {}
    for row in db.execute(query.order_by(deeds.c.game, deeds.c.deed)):
        found.setdefault(row.game, {})[row.deed] = row.value
    return found
