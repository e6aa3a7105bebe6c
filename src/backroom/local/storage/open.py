"""Opens a cupboard as the storage of a house."""

from typing import Final

from backroom.server.storage.interfaces import Storage
from backroom.server.storage.records import Found, Outage, SignsOfLife
from backroom.server.timekeeper import Timekeeper

from .accounts import LocalAccounts
from .cupboard import Cupboard, Shelves, put
from .deeds import LocalDeeds
from .friends import LocalFriends
from .matches import LocalMatches
from .notices import LocalNotices
from .people import LocalPeople
from .tables import LocalJournal, LocalTables

ALIVE: Final = "house/alive"
OUTAGES: Final = "house/outages"


class LocalUptime:
    """When the site was open; what is promised stands in `storage.interfaces.UptimeStore`."""

    def __init__(self, shelves: Shelves) -> None:
        self._shelves = shelves

    async def signs(self) -> SignsOfLife:
        """What is known of the time before this start."""
        outages = self._shelves.find(OUTAGES, list[Outage])
        return SignsOfLife(self._shelves.find(ALIVE, float) or 0.0, outages or [])

    async def note_outages(self, outages: list[Outage]) -> None:
        """Keep the outages that are known now."""
        await self._shelves.write(put(OUTAGES, outages))

    async def note_alive(self, at: float) -> None:
        """Keep that the site was open at this moment."""
        await self._shelves.write(put(ALIVE, at))


class LocalRetention:
    """Whoever owns the browser clears it out; nothing is ever too old of itself."""

    async def old_tables(self, before: float, after: str) -> Found:
        """Which tables are too old to be kept: none of them."""
        return Found([], None)

    async def forgotten_tables(self, before: float, after: str) -> Found:
        """Which tables were never begun and forgotten: none of them."""
        return Found([], None)

    async def drop_table(self, id: str) -> None:
        """None is found, so none is dropped."""

    async def old_guests(self, before: float, after: str) -> Found:
        """Which guests stayed away too long: none of them."""
        return Found([], None)

    async def drop_guest(self, person: str) -> None:
        """None is found, so none is dropped."""


class LocalHealth:
    """The browser looks after its database itself, and no operator asks how it is."""

    async def quick_fault(self) -> str:
        """Nothing is known to be wrong."""
        return ""

    async def fault(self) -> str:
        """Nothing is known to be wrong."""
        return ""

    async def is_older(self) -> bool:
        """No: it is brought up to date when it is opened."""
        return False

    async def damaged_tables(self) -> list[str]:
        """Those that are known to be damaged: none."""
        return []

    async def write(self, at: float) -> None:
        """Nothing to try: every move is a write."""


async def open_storage(cupboard: Cupboard, time: Timekeeper) -> Storage:
    """The storage of a house over what a browser keeps."""
    shelves = Shelves(cupboard)
    await shelves.take_up()
    matches = LocalMatches(shelves)

    async def close() -> None:
        """Nothing waits to be written."""

    return Storage(
        journal=LocalJournal(shelves, time),
        tables=LocalTables(shelves, matches),
        matches=matches,
        people=LocalPeople(shelves),
        retention=LocalRetention(),
        accounts=LocalAccounts(),
        friends=LocalFriends(),
        notices=LocalNotices(),
        uptime=LocalUptime(shelves),
        health=LocalHealth(),
        deeds=LocalDeeds(shelves, matches),
        close=close,
    )
