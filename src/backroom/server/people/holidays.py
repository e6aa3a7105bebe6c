"""Holidays: while somebody is away, their clocks stand still at tables by the day."""

from typing import Final

from backroom.server.refusals import NotNow
from backroom.server.storage.interfaces import PeopleStore
from backroom.server.storage.records import Holiday
from backroom.server.timekeeper import Timekeeper

DAY: Final = 86_400.0
YEAR: Final = 365 * DAY
# So that nobody leaves the others waiting for ever.
MOST_DAYS: Final = 28


class Holidays:
    """Lets people go on holiday, four weeks a year at most, and come back early."""

    def __init__(self, store: PeopleStore, time: Timekeeper) -> None:
        self._store = store
        self._time = time

    async def of(self, person: str) -> list[Holiday]:
        """The holidays of a person in the last year, and the one they are on."""
        return await self._store.holidays([person], self._time.wall() - YEAR)

    async def begin(self, person: str, days: int) -> list[Holiday]:
        """A person is away from now on; gives all their holidays of the year."""
        now = self._time.wall()
        known = await self.of(person)
        if current(known, now) is not None:
            raise NotNow("on-holiday")
        if days > days_left(known, now):
            raise NotNow("long-holiday", {"days": str(int(days_left(known, now)))})
        await self._store.add_holiday(Holiday(person, now, now + days * DAY))
        return await self.of(person)

    async def end(self, person: str) -> list[Holiday]:
        """A person is back; gives all their holidays of the year."""
        await self._store.end_holiday(person, self._time.wall())
        return await self.of(person)


def current(holidays: list[Holiday], now: float) -> Holiday | None:
    """The holiday somebody is on."""
    return next((one for one in holidays if one.since <= now < one.until), None)


def days_left(holidays: list[Holiday], now: float) -> float:
    """How many days of holiday are left of the year that ends now."""
    since = now - YEAR
    used = sum(max(0.0, one.until - max(one.since, since)) for one in holidays)
    return max(0.0, MOST_DAYS - used / DAY)
