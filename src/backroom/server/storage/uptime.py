"""When the server ran, so that no clock runs while it does not.

While a clock runs the server notes every second that it is alive. A start notes that it was
down from the last such sign of life until now; what lies between is nobody's time.
"""

import time
from typing import Final, NamedTuple

import msgspec
from sqlalchemy import Connection, select

from .journal import Statement
from .schema import house

ALIVE: Final = "alive"
OUTAGES: Final = "outages"
SAVE: Final = "INSERT OR REPLACE INTO house (name, value) VALUES (?, ?)"
# No clock is longer than an hour, and nobody starts a server more often than this in an hour.
MOST_OUTAGES: Final = 1000


class Outage(NamedTuple):
    """The server was down from one moment to another."""

    since: float
    until: float


class Uptime(NamedTuple):
    """The last sign of life before this start (0 for none), and every outage that is known."""

    stopped: float
    outages: list[Outage]

    def ran(self, since: float, until: float) -> float:
        """For how many of the seconds between two moments the server ran."""
        down = (min(one.until, until) - max(one.since, since) for one in self.outages)
        return max(0.0, until - since - sum(max(0.0, seconds) for seconds in down))


def take_up(db: Connection) -> Uptime:
    """A start: what is known about the past, this outage included, which is noted."""
    kept = {row.name: row.value for row in db.execute(select(house))}
    stopped = float(kept.get(ALIVE, 0))
    outages = msgspec.json.decode(kept.get(OUTAGES, "[]"), type=list[Outage])
    if stopped:
        outages = [*outages, Outage(stopped, time.time())][-MOST_OUTAGES:]
        db.exec_driver_sql(SAVE, (OUTAGES, msgspec.json.encode(outages).decode()))
    return Uptime(stopped, outages)


def alive_statement() -> Statement:
    """The server runs."""
    return SAVE, (ALIVE, repr(time.time()))
