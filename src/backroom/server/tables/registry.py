"""The tables in memory, and how a table comes back from the database."""

import asyncio
import contextlib
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

from backroom.engine.game import AnyGame
from backroom.server import logs, metrics, tracing, wire
from backroom.server.matches import fairness
from backroom.server.matches.live import STAGE, LiveMatch
from backroom.server.refusals import Elsewhere, NotFound, Unavailable
from backroom.server.storage.documents import TableDoc
from backroom.server.storage.interfaces import RetentionStore, TableStore
from backroom.server.storage.records import MatchHeading, Person, Standing, StoredTable

from . import schedule
from .creation import new_table
from .ownership import Ownership, Played
from .services import Tab, TableServices
from .table import CHAT_KEPT, Fanout, Table

IDLE_SECONDS: Final = 300.0
TOGETHER: Final = 50


class TableRegistry:
    """Every table that is awake; one that is not is read back when it is asked for."""

    def __init__(
        self,
        games: Mapping[str, AnyGame],
        services: TableServices,
        store: TableStore,
        owner: Ownership,
        fanout: Fanout,
    ) -> None:
        self._games = games
        self._services = services
        self._store = store
        self._owner = owner
        self._fanout = fanout
        self._opening: dict[str, asyncio.Future[Table]] = {}
        self._wanted: list[str] = []
        self._reviver: asyncio.Task[None] | None = None
        self._leaving: set[str] = set()
        self._coming: Counter[str] = Counter()
        self.awake: dict[str, Table] = {}

    async def open(self, id: str) -> Table:
        """A table, read back from the database if it is not in memory."""
        if id in self.awake:
            return self.awake[id]
        if id in self._leaving:
            raise NotFound("no-such-table")
        if id not in self._opening:
            self._opening[id] = asyncio.get_running_loop().create_future()
            self._wanted.append(id)
            if self._reviver is None:
                self._reviver = asyncio.create_task(self._revive_wanted(), name="reviver")
        return await asyncio.shield(self._opening[id])

    async def create(self, person: Person, order: wire.NewTable) -> Table:
        """A new table, durable before anybody hears of it."""
        if order.game not in self._games:
            raise NotFound("no-such-game", {"game": order.game})
        return await self.set_up(new_table(self._games[order.game], person, order))

    async def set_up(self, doc: TableDoc) -> Table:
        """A table as it was drawn up, durable before anybody hears of it."""
        with self._underway([doc.id]):
            await self._owner.take([doc.id], are_new=True)
            if doc.club and self._services.clubs is not None:
                await self._services.clubs.note_table(doc.club, doc.id)
            await self._services.journal.save_table(doc)
            if any(chair.level is not None for chair in doc.chairs):
                self._services.bots.warm_up()
            return self.add(doc)

    async def set_up_once(self, doc: TableDoc) -> Table | None:
        """A table that is made once, however often and at however many nodes it is asked for.

        None if another node makes it or plays it.
        """
        if doc.id in self.awake:
            return self.awake[doc.id]
        with self._underway([doc.id]):
            if doc.id not in await self._owner.take([doc.id], are_new=True):
                return None
            if await self._store.find(doc.id) is None:
                return await self.set_up(doc)
        return await self.open(doc.id)

    def add(self, doc: TableDoc, live: LiveMatch | None = None) -> Table:
        """Bring a table into memory, with its live match if there is one."""
        game = self._games[doc.game]
        table = Table(
            self._services, game, doc, live, self._fanout, schedule.arrange, self._let_go
        )
        self.awake[doc.id] = table
        metrics.TABLES.set(len(self.awake))
        return table

    def open_tabs(self) -> list[Tab]:
        """Every open tab, at whatever table it is."""
        return [tab for table in self.awake.values() for tab in table.tabs]

    async def bring_back(self) -> int:
        """Bring back every table where a clock runs, a few at a time; gives how many.

        All others sleep: `wake_bots` brings back those where a bot must move, and whoever
        opens a table wakes it.
        """
        ids = await self._owner.clocked()
        for first in range(0, len(ids), TOGETHER):
            await self._bring_back_some(ids[first : first + TOGETHER])
        self._owner.note_all_back()
        return len(ids)

    async def wake_bots(self) -> int:
        """Bring back every table where it is a bot's move, a few at a time; gives how many."""
        count, after = 0, ""
        while some := await self._store.playing(after, TOGETHER):
            after = some[-1].doc.id
            due = [one.doc.id for one in some if _is_bots_move(one)]
            count += await self._bring_back_some([id for id in due if id not in self.awake])
        return count

    async def wake_due(self) -> int:
        """Bring back tables by the day where something is due; gives how many.

        Those awake look after themselves, and may not keep others from being found.
        """
        now = self._services.time.wall()
        due = await self._store.due(now, TOGETHER + len(self.awake))
        asleep = [id for id in due if id not in self.awake]
        return await self._bring_back_some(asleep[:TOGETHER])

    async def drop(self, id: str, retention: RetentionStore) -> bool:
        """Delete a table that sleeps, which nobody can wake meanwhile; False if it is awake."""
        if id in self.awake or id in self._opening:
            return False
        self._leaving.add(id)
        try:
            if id not in await self._owner.take([id]):
                return False
            await retention.drop_table(id)
        finally:
            self._leaving.discard(id)
        return True

    def has_clock(self) -> bool:
        """Whether a clock runs at any table."""
        return any(table.clocks.deadlines for table in self.awake.values())

    async def let_idle_go(self) -> None:
        """Let go of tables where nothing has happened for a while."""
        for table in [one for one in self.awake.values() if _is_idle(one)]:
            await table.stop()

    def in_use(self) -> set[str]:
        """The tables in memory, and those that are on their way there."""
        return {*self.awake, *self._opening, *self._leaving, *self._coming}

    def evict(self) -> None:
        """Let go of every table at once: others may play it from now on."""
        for table in list(self.awake.values()):
            table.evict()

    def _let_go(self, table: Table) -> None:
        """A table leaves memory; the database still has it."""
        if self.awake.get(table.doc.id) is table:
            del self.awake[table.doc.id]
            metrics.TABLES.set(len(self.awake))

    async def _revive_wanted(self) -> None:
        """Bring back what is asked for, some tables at a time, until nothing is.

        What comes in meanwhile shares the next questions to the database. When a thousand
        tables come from a node that stops, other work has its turn after each of them: a node
        that had no time to renew its lease would lose them all again.
        """
        while self._wanted:
            some, self._wanted = self._wanted[:TOGETHER], self._wanted[TOGETHER:]
            try:
                taken = await self._owner.take(some)
            except Exception as error:
                self._fail(some, error)
            else:
                with tracing.span("wake", tables=len(some)):
                    await self._revive(some, taken)
        self._reviver = None

    async def _revive(self, ids: list[str], taken: Mapping[str, Played]) -> None:
        """Tell whoever asked for these tables; one that is damaged is nobody else's matter."""
        try:
            found = {one.doc.id: one for one in await self._store.read(ids, CHAT_KEPT)}
        except Exception as error:
            if len(ids) == 1:
                self._fail(ids, error)
                return
            for id in ids:
                await self._revive([id], taken)
            return
        for id in ids:
            try:
                table = self._revived(id, found.get(id), taken.get(id))
            except Exception as error:
                self._fail([id], error)
            else:
                self._opening.pop(id).set_result(table)
            await asyncio.sleep(0)

    def _fail(self, ids: list[str], error: Exception) -> None:
        for id in ids:
            self._opening.pop(id).set_exception(error)

    def _revived(self, id: str, stored: StoredTable | None, played: Played | None) -> Table:
        if stored is None or stored.doc.game not in self._games:
            raise NotFound("no-such-table")
        if played is None:
            raise Elsewhere("elsewhere")
        if not self._owner.holds(id):
            raise Unavailable("try-again")
        return self._admit(stored, played)

    async def _read(self, ids: list[str]) -> list[StoredTable]:
        """Tables from the database; one whose match is damaged does not keep others away."""
        try:
            return await self._store.read(ids, CHAT_KEPT)
        except Exception as error:
            if len(ids) == 1:
                logs.failure("reading", error, table=ids[0])
                return []
        return [stored for id in ids for stored in await self._read([id])]

    async def _bring_back_some(self, ids: list[str]) -> int:
        """Those that this process may play; gives how many that were tried."""
        if not ids:  # as in most seconds of a house, whose nodes all look
            return 0
        with self._underway(ids):
            taken = await self._owner.take(ids)
            found = await self._read(list(taken))
            for stored in found:
                self._bring_back_one(stored, taken[stored.doc.id])
                await asyncio.sleep(0)
            return len(found)

    @contextlib.contextmanager
    def _underway(self, ids: list[str]) -> Iterator[None]:
        """While they are on their way into memory, nobody else is let have them."""
        self._coming.update(ids)
        try:
            yield
        finally:
            self._coming -= Counter(ids)

    def _bring_back_one(self, stored: StoredTable, played: Played) -> None:
        id = stored.doc.id
        is_here = id in self.awake or id in self._opening or id in self._leaving
        if is_here or stored.doc.game not in self._games:
            return
        try:
            if self._owner.holds(id):
                self._admit(stored, played)
        except Exception as error:  # one damaged table must not keep the others away
            logs.failure("revival", error, table=id)

    def _admit(self, stored: StoredTable, played: Played) -> Table:
        """A table as it was; everybody is away until they open a tab."""
        live = self._live(stored)
        table = self.add(stored.doc, live)
        table.holidays = stored.holidays
        for line in stored.chat:
            table.keep_chat(line)
        if live is None and stored.match is not None:
            _end_by_upgrade(table, stored.match)
        now = table.now()
        chairs = stored.doc.chairs
        table.away = {chair.person: now for chair in chairs if chair.person is not None}
        if live is not None:
            schedule.reopen(table, played(max(live.opened, stored.doc.resumed)))
        return table

    def _live(self, stored: StoredTable) -> LiveMatch | None:
        """The match of a table; none if it was begun under other rules."""
        heading = stored.match
        game = self._games[stored.doc.game]
        if heading is None or heading.rules != game.meta.rules_version:
            return None
        options = game.meta.read_options(heading.options, heading.seats)
        key = fairness.match_key(heading.seed, heading.nonces)
        return LiveMatch.revive(heading.id, game, heading.seats, options, key, stored.lines)


def _end_by_upgrade(table: Table, heading: MatchHeading) -> None:
    """A match begun under other rules cannot go on; its table can have another."""
    if table.doc.status in ("playing", "adjourned"):
        table.doc.status = "over"
        logs.tell("other rules", table=table.doc.id, match=heading.id, rules=heading.rules)
        table.post(table.save)


def _is_bots_move(standing: Standing) -> bool:
    """Whether a bot, or one that stands in for a person, owes an answer."""
    if standing.newest is None:
        return False
    pending = STAGE.decode(standing.newest.events).pending
    chairs = enumerate(standing.doc.chairs)
    return any(chair.bot_plays and pending >> seat & 1 for seat, chair in chairs)


def _is_idle(table: Table) -> bool:
    """Nobody looks, no clock runs, no bot thinks, and nothing happened for a while."""
    busy = table.tabs or table.thinking or _has_running_clock(table)
    return not busy and table.now() - table.touched > IDLE_SECONDS


def _has_running_clock(table: Table) -> bool:
    """Whether a clock runs for which the table must be awake: by the day, until it is due."""
    until = table.clocks.earliest()
    if until is None or not table.doc.is_by_day:
        return until is not None
    return until - table.now() < IDLE_SECONDS
