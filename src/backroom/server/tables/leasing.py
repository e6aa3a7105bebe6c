"""A node among others: it holds the tables it plays, and stops before others may take them.

A node that cannot renew in time lets go of every table a good while before its lease ends, by a
clock that never jumps; whatever it still believes after a pause, the database refuses its
writes once another node has taken it for dead.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Final, TypeAlias

from backroom.server import logs, metrics
from backroom.server.refusals import Unavailable
from backroom.server.storage.interfaces import LeaseStore
from backroom.server.storage.records import Node, Roll, Tenure
from backroom.server.timekeeper import Timekeeper

from .ownership import Played
from .uptime import ran

LEASE_SECONDS: Final = 4.0
RENEW_SECONDS: Final = 0.5
# So long, and of so many tables, a node remembers who else plays them.
HOLDER_SECONDS: Final = 0.5
LOBBY_SECONDS: Final = 1.0
MOST_HOLDERS: Final = 20_000
# After so long without a renewal a node plays no more.
STOP_SECONDS: Final = 3.0
# After so long without a renewal a node whose connection is gone is taken for dead.
GONE_SECONDS: Final = 1.5
# A renewal that failed is tried again sooner.
RETRY_SECONDS: Final = 0.2
# After a renewal that failed nobody is taken for dead for so long.
STEADY_SECONDS: Final = 2.0
# A node that stops hands over so many tables at a time, and looks so often how many are taken.
MOST_UNTAKEN: Final = 60
HAND_OVER_PAUSE: Final = 0.1

# Stops tables and gives those of them that people look at.
Stopping: TypeAlias = Callable[[list[str]], Awaitable[list[str]]]


class Leases:
    """The tables of this node, and its place among the nodes.

    Leases run on the real time of the event loop, also where a test turns the tables' clocks.
    """

    def __init__(
        self,
        store: LeaseStore,
        time: Timekeeper,
        address: str,
        version: str,
        rules: Mapping[str, int],
    ) -> None:
        self._store = store
        self._rules = rules
        self._time = time
        self._address = address
        self._version = version
        self._held: set[str] = set()
        self._holders: dict[str, tuple[Node | None, float]] = {}
        self._loop = asyncio.get_running_loop()
        self._alarm: asyncio.TimerHandle | None = None
        self._steady_since = 0.0
        self._shown = b"[]"
        self._lobbies: list[bytes] = []
        self._lobbies_until = 0.0
        self._is_member = False
        self._is_leaving = False
        self._roll = Roll(0, 0, False)
        self._someone_is_late = asyncio.Event()
        # What lets go of every table in memory, at once; the house hands it in.
        self.evict: Callable[[], None] = lambda: None

    @property
    def is_member(self) -> bool:
        """Whether this node is one of the house's at this moment, and may play."""
        return self._is_member

    def has_turn(self, seconds: float) -> bool:
        """Whether it is for this node to do what one of them does every so many seconds.

        Nodes take turns by the clock, so that the house costs no more when it has more nodes.
        Nothing depends on it: two that look at once do no harm, and a dead one misses its turn.
        """
        beat = int(self._time.wall() / seconds)
        return beat % (self._roll.others + 1) == self._roll.before

    async def join(self) -> None:
        """Become a node; one that listened at this address before is gone."""
        await self._join(replace=True)

    async def others(self) -> bool:
        """Whether nodes live here that listen at another address than this one."""
        return any(one.address != self._address for one in await self._store.alive())

    async def leave(self) -> None:
        """Let others have everything, at once."""
        self._stop()
        await self._store.leave(self._time.wall())

    async def take(self, tables: list[str], are_new: bool = False) -> dict[str, Played]:
        """Those of these tables that no other node holds."""
        if not self._is_member or self._is_leaving:
            raise Unavailable("try-again")
        node = self._store.node
        taken = await self._store.take(tables, self._time.wall(), are_new)
        if node != self._store.node or not self._is_member:
            raise Unavailable("try-again")
        self._held.update(taken)
        for table in taken:
            self._holders.pop(table, None)
        return {table: partial(_played, tenure) for table, tenure in taken.items()}

    def holds(self, table: str) -> bool:
        """Whether the table is this node's as far as it knows."""
        return table in self._held

    async def still_holds(self, table: str) -> bool:
        """The same by what the database says."""
        return self.holds(table) and await self._store.holds(table)

    async def other_holder(self, table: str) -> Node | None:
        """The living node that plays a table, if it is not this one; known for a moment."""
        now = self._loop.time()
        kept = self._holders.get(table)
        if kept is None or kept[1] < now:
            if len(self._holders) >= MOST_HOLDERS:
                self._holders.clear()
            kept = (await self._store.holder(table), now + HOLDER_SECONDS)
            self._holders[table] = kept
        node = kept[0]
        return None if node is None or node.id == self._store.node else node

    async def clocked(self) -> list[str]:
        """The tables with a match under way and a clock that no node holds."""
        return [] if self._is_leaving else await self._store.orphans()

    def note_all_back(self) -> None:
        """Nothing changes: every table's own outages are known."""

    async def keep_alive(self) -> None:
        """Renew again and again, whatever went wrong the last time."""
        pause = RENEW_SECONDS
        while True:
            await asyncio.sleep(pause)
            pause = RENEW_SECONDS
            try:
                await self._renew()
            except Exception as error:  # whatever it is: who stops renewing plays no more
                pause = RETRY_SECONDS
                self._steady_since = self._loop.time()
                logs.failure("renewing", error)

    async def _renew(self) -> None:
        """Live on; a node that was taken for dead begins anew, with nothing."""
        began = self._loop.time()
        at = self._time.wall()
        if self._is_member and (roll := await self._renewed(at)):
            self._roll = roll
            if roll.late:
                self._someone_is_late.set()
            metrics.RENEWALS.observe(self._loop.time() - began)
            self._set_alarm(began + STOP_SECONDS)
            return
        # Under a new name, so that nothing that is on its way is written under it.
        self._stop()
        if self._store.node:
            await self._store.leave(at)
        await self._join()

    async def _renewed(self, at: float) -> Roll | None:
        return await self._store.renew(LEASE_SECONDS, at, LEASE_SECONDS - GONE_SECONDS)

    async def show(self, lobby: bytes) -> None:
        """Let the other nodes list the tables of this one, if anything changed."""
        if self._is_member and lobby != self._shown:
            await self._store.show(lobby)
            self._shown = lobby

    async def lobbies(self) -> list[bytes]:
        """What the other nodes list; asked at most once in a moment."""
        now = self._loop.time()
        if self._lobbies_until < now:
            self._lobbies_until = now + LOBBY_SECONDS
            self._lobbies = await self._store.lobbies()
        return self._lobbies

    async def keep_burying(self, take_over: Callable[[], Awaitable[object]]) -> None:
        """Free what dead nodes held, soon after they died, and play on what cannot wait."""
        while True:
            await self._someone_is_late.wait()
            self._someone_is_late.clear()
            try:
                if self._is_member and await self.bury():
                    await take_over()
            except Exception as error:  # nobody waits for a chore, so it tells and goes on
                logs.failure("taking over", error)

    async def hand_over(self, tables: Callable[[], list[str]], stop: Stopping) -> None:
        """Let others have this node's tables, so few at a time that nobody waits for long.

        `tables` are those that are left; `stop` ends some of them here and gives those that
        somebody looks at. More follow when others have taken those up. Nothing is taken here
        from now on, and without other nodes nothing happens.
        """
        if not self._is_member or not await self.others():
            return
        self._is_leaving = True
        untaken: list[str] = []
        while left := tables():
            untaken = await self._store.unheld(untaken)
            if some := left[: MOST_UNTAKEN - len(untaken)]:
                untaken += await stop(some)
                await self.give_up(set(tables()))
            else:
                await asyncio.sleep(HAND_OVER_PAUSE)

    async def bury(self) -> bool:
        """Free what dead nodes held, if there were any.

        Only after a while without a failed renewal: when the database itself was away, every
        node has time to come back. It is no whole lease, so that a node on a busy machine, of
        which a renewal comes late now and then, still looks after the others.
        """
        if self._loop.time() - self._steady_since < STEADY_SECONDS:
            return False
        dead = await self._store.bury(LEASE_SECONDS - GONE_SECONDS)
        metrics.BURIED.inc(len(dead))
        for node in dead:
            logs.warn("node is gone", node=node)
        return bool(dead)

    async def give_up(self, tables: set[str]) -> None:
        """Let others have those of this node's tables that are not in use any more."""
        unused = sorted(self._held - tables)
        if unused:
            self._held.difference_update(unused)
            await self._store.give_up(unused, self._time.wall())

    async def _join(self, replace: bool = False) -> None:
        began = self._loop.time()
        at = self._time.wall()
        await self._store.join(
            self._address, self._version, LEASE_SECONDS, at, replace, self._rules
        )
        self._is_member = True
        self._shown = b"[]"
        # Who has just started missed no renewal.
        self._steady_since = began - STEADY_SECONDS if replace else began
        self._set_alarm(began + STOP_SECONDS)
        metrics.NODE.info({"node": self._store.node, "version": self._version})
        logs.tell("node joined", node=self._store.node, address=self._address)

    def _set_alarm(self, when: float) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = self._loop.call_at(when, self._lapse)

    def _lapse(self) -> None:
        logs.alarm("lease lapsed", node=self._store.node)
        metrics.LAPSES.inc()
        self._stop()
        self._store.hang_up()

    def _stop(self) -> None:
        """Play nothing from this moment on, and let go of all tables."""
        self._is_member = False
        self._held.clear()
        if self._alarm is not None:
            self._alarm.cancel()
        self.evict()


def _played(tenure: Tenure, opened: float) -> float:
    """For how long a question was played until now, whoever played it."""
    return ran(tenure.outages, opened, tenure.since)
