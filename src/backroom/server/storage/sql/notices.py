"""Notices as a database keeps them: planned, taken once, and where they are sent."""

from typing import Final

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update

from backroom.server.storage.records import Notice, NoticeSettings, Subscription
from backroom.server.storage.schema import (
    house,
    notice_settings,
    notices,
    sessions,
    subscriptions,
)

from .database import Database

KEY: Final = "vapid"


class SqlNotices:
    """Notices in a database; what is promised stands in `storage.social.NoticeStore`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def plan(self, notices: list[Notice]) -> None:
        """Keep what is to be told; of a decision that was planned or told nothing changes."""
        await self._database.change(_plan, notices)

    async def take_due(self, at: float, most: int) -> list[Notice]:
        """What is due by now, which nobody else is given any more, those due longest first."""
        if not await self._database.look(_is_due, at):
            return []
        return await self._database.change(_take_due, at, most)

    async def plan_again(self, notice: Notice) -> None:
        """Tell something at another time than it was taken for."""
        await self._database.run(_plan_again, notice)

    async def clear(self, before: float) -> None:
        """Forget what was told before then."""
        await self._database.run(_clear, before)

    async def settings(self, person: str) -> NoticeSettings:
        """What a person wants to be told, and how."""
        return await self._database.run(_settings, person)

    async def keep_settings(self, person: str, settings: NoticeSettings) -> None:
        """Keep what a person wants to be told, and how."""
        await self._database.change(_keep_settings, person, settings)

    async def confirm_mail(self, token: str) -> bool:
        """Send mail from now on to where this link was sent; False if nobody has it."""
        return await self._database.run(_confirm_mail, token)

    async def stop_mail(self, stop: str) -> bool:
        """Send no mail any more to whoever has this link; False if nobody has it."""
        return await self._database.run(_stop_mail, stop)

    async def subscribe(self, subscription: Subscription, most: int) -> bool:
        """Keep a browser that takes notices; False when the person has so many already."""
        return await self._database.change(_subscribe, subscription, most)

    async def subscriptions(self, person: str) -> list[Subscription]:
        """The browsers of a person that take notices and are still signed in."""
        return await self._database.run(_subscriptions, person)

    async def unsubscribe(self, endpoint: str, person: str | None = None) -> None:
        """Send nothing there any more; with a person, only if it is theirs."""
        await self._database.run(_unsubscribe, endpoint, person)

    async def house_key(self, fresh: str = "") -> str:
        """The key by which push services know this house; the first one that is offered."""
        return await self._database.change(_house_key, fresh)


def _plan(db: Connection, planned: list[Notice]) -> None:
    for one in planned:
        same = (
            (notices.c.person == one.person)
            & (notices.c.kind == one.kind)
            & (notices.c.subject == one.subject)
        )
        known = db.scalar(select(notices.c.decision).where(same))
        if known != one.decision:
            db.execute(delete(notices).where(same))
            db.execute(insert(notices).values(**one._asdict(), done=False))


def _is_due(db: Connection, at: float) -> bool:
    due = notices.c.done.is_(False) & (notices.c.at <= at)
    return db.scalar(select(notices.c.person).where(due).limit(1)) is not None


def _take_due(db: Connection, at: float, most: int) -> list[Notice]:
    columns = [notices.c[name] for name in Notice._fields]
    due = notices.c.done.is_(False) & (notices.c.at <= at)
    query = select(*columns).where(due).order_by(notices.c.at).limit(most)
    # Locked, where other nodes take at the same time.
    found = [Notice(*row) for row in db.execute(query.with_for_update(skip_locked=True))]
    for one in found:
        db.execute(update(notices).where(_same(one)).values(done=True))
    return found


def _same(one: Notice) -> ColumnElement[bool]:
    return (
        (notices.c.person == one.person)
        & (notices.c.kind == one.kind)
        & (notices.c.subject == one.subject)
        & (notices.c.decision == one.decision)
    )


def _plan_again(db: Connection, one: Notice) -> None:
    db.execute(update(notices).where(_same(one)).values(at=one.at, done=False))


def _clear(db: Connection, before: float) -> None:
    db.execute(delete(notices).where(notices.c.done.is_(True), notices.c.at < before))


def _settings(db: Connection, person: str) -> NoticeSettings:
    row = db.execute(
        select(notice_settings).where(notice_settings.c.person == person)
    ).one_or_none()
    if row is None:
        return NoticeSettings()
    off = frozenset(msgspec.json.decode(row.off, type=list[str]))
    return NoticeSettings(off, row.mail, row.confirmed, row.stop, row.origin, row.language)


def _keep_settings(db: Connection, person: str, settings: NoticeSettings) -> None:
    db.execute(delete(notice_settings).where(notice_settings.c.person == person))
    off = msgspec.json.encode(sorted(settings.off)).decode()
    row = {**settings._asdict(), "off": off, "person": person}
    db.execute(insert(notice_settings).values(row))


def _confirm_mail(db: Connection, token: str) -> bool:
    same = (notice_settings.c.stop == token) & (notice_settings.c.stop != "")
    return db.execute(update(notice_settings).where(same).values(confirmed=True)).rowcount > 0


def _stop_mail(db: Connection, stop: str) -> bool:
    if not stop:
        return False
    same = notice_settings.c.stop == stop
    gone = {"mail": "", "confirmed": False, "stop": ""}
    return db.execute(update(notice_settings).where(same).values(gone)).rowcount > 0


def _subscribe(db: Connection, one: Subscription, most: int) -> bool:
    alive = select(sessions.c.hash).where(sessions.c.person == one.person)
    own = subscriptions.c.person == one.person
    db.execute(delete(subscriptions).where(own, subscriptions.c.session.not_in(alive)))
    db.execute(delete(subscriptions).where(subscriptions.c.endpoint == one.endpoint))
    if (db.scalar(select(func.count()).select_from(subscriptions).where(own)) or 0) >= most:
        return False
    db.execute(insert(subscriptions).values(one._asdict()))
    return True


def _subscriptions(db: Connection, person: str) -> list[Subscription]:
    columns = [subscriptions.c[name] for name in Subscription._fields]
    query = (
        select(*columns)
        .join(sessions, sessions.c.hash == subscriptions.c.session)
        .where(subscriptions.c.person == person, sessions.c.person == person)
    )
    return [Subscription(*row) for row in db.execute(query)]


def _unsubscribe(db: Connection, endpoint: str, person: str | None) -> None:
    gone = delete(subscriptions).where(subscriptions.c.endpoint == endpoint)
    db.execute(gone if person is None else gone.where(subscriptions.c.person == person))


def _house_key(db: Connection, fresh: str) -> str:
    kept = db.scalar(select(house.c.value).where(house.c.name == KEY))
    if kept is None and fresh:
        db.execute(insert(house).values(name=KEY, value=fresh))
    return fresh if kept is None else str(kept)
