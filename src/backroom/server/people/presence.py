"""Presence: who is on, as far as they let their friends know."""

from collections.abc import Iterable
from typing import Final

from backroom.server.storage.social import FriendStore
from backroom.server.timekeeper import Timekeeper

# Pages ask for something twice a minute while somebody looks at them.
ON_SECONDS: Final = 150.0
KEEP_SECONDS: Final = 60.0


class Presence:
    """Notes who was here in memory, and once a minute in the database for all nodes."""

    def __init__(self, store: FriendStore, time: Timekeeper) -> None:
        self._store = store
        self._time = time
        self._seen: dict[str, float] = {}
        self._kept = time.now()

    def note(self, person: str) -> None:
        """Somebody did something just now."""
        self._seen[person] = self._time.wall()

    def is_on(self, person: str, seen: float | None) -> bool:
        """Whether somebody is on who was last seen then; never one who hides."""
        if seen is None:
            return False
        last = max(seen, self._seen.get(person, 0.0))
        return self._time.wall() - last < ON_SECONDS

    async def keep(self, at_tables: Iterable[str]) -> None:
        """Let the other nodes know, if it is time to; whoever has a table open is here, too."""
        if self._time.now() < self._kept + KEEP_SECONDS:
            return
        self._kept, now = self._time.now(), self._time.wall()
        here = {*self._seen, *at_tables}
        self._seen = {one: at for one, at in self._seen.items() if now - at < KEEP_SECONDS}
        await self._store.note_seen(sorted(here), now)
