"""When the server ran, so that no clock runs while it does not.

While a clock runs the server notes every second that it is alive. A start notes that it was
down from the last such sign of life until now; what lies between is nobody's time.
"""

from typing import Final

from backroom.server.storage.interfaces import UptimeStore
from backroom.server.storage.records import Outage
from backroom.server.timekeeper import Timekeeper

# No clock is longer than an hour, and nobody starts a server more often than this in an hour.
MOST_OUTAGES: Final = 1000


class Uptime:
    """The last signs of life, of the process before this one and of all, and every outage."""

    def __init__(self, store: UptimeStore, time: Timekeeper) -> None:
        self._store = store
        self._time = time
        self._outages: list[Outage] = []
        self.stopped = 0.0
        self.alive = 0.0

    async def take_up(self, was_down: bool = True) -> None:
        """Learn about the past, and note the outage that ends with this start, if one does."""
        self.stopped, self._outages = await self._store.signs()
        self.alive = self.stopped
        if self.stopped and was_down:
            outage = Outage(self.stopped, self._time.wall())
            self._outages = [*self._outages, outage][-MOST_OUTAGES:]
            await self._store.note_outages(self._outages)

    async def note_alive(self) -> None:
        """Keep that the server runs at this moment."""
        now = self._time.wall()
        await self._store.note_alive(now)
        self.alive = now

    def ran(self, since: float, until: float) -> float:
        """For how many of the seconds between two moments the server ran."""
        return ran(self._outages, since, until)


def ran(outages: list[Outage], since: float, until: float) -> float:
    """How many of the seconds between two moments lie outside all outages."""
    down = (min(one.until, until) - max(one.since, since) for one in outages)
    return max(0.0, until - since - sum(max(0.0, seconds) for seconds in down))
