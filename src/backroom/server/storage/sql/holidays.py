"""Holidays as a database keeps them."""

from sqlalchemy import Connection, delete, insert, select, update

from backroom.server.storage.records import Holiday
from backroom.server.storage.schema import holidays


def add_holiday(db: Connection, holiday: Holiday) -> None:
    """Keep that a person is away."""
    db.execute(insert(holidays).values(holiday._asdict()))


def end_holiday(db: Connection, person: str, at: float) -> None:
    """Let a holiday end now that would last longer; one that has not begun never was."""
    own = holidays.c.person == person
    db.execute(delete(holidays).where(own, holidays.c.since >= at))
    db.execute(update(holidays).where(own, holidays.c.until > at).values(until=at))


def holidays_of(db: Connection, people: list[str], since: float) -> list[Holiday]:
    """The holidays of these people that lasted at least until then, oldest first."""
    if not people:
        return []
    query = select(holidays).where(holidays.c.person.in_(people), holidays.c.until >= since)
    return [Holiday(*row) for row in db.execute(query.order_by(holidays.c.since))]
