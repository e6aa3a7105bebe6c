"""The tables in memory, and how a table comes back from the database."""

import asyncio
from collections.abc import Mapping
from typing import Final

from backroom.engine.game import AnyGame
from backroom.server import logs, metrics, wire
from backroom.server.matches import fairness
from backroom.server.matches.live import STAGE, LiveMatch
from backroom.server.refusals import NotFound
from backroom.server.storage.documents import TableDoc
from backroom.server.storage.interfaces import RetentionStore, TableStore
from backroom.server.storage.records import MatchHeading, Person, Standing, StoredTable

from . import schedule
from .creation import new_table
from .services import Tab, TableServices
from .table import CHAT_KEPT, Fanout, Table
from .uptime import Uptime

IDLE_SECONDS: Final = 300.0
TOGETHER: Final = 50


class TableRegistry:
    """Every table that is awake; one that is not is read back when it is asked for."""

    def __init__(
        self,
        games: Mapping[str, AnyGame],
        services: TableServices,
        store: TableStore,
        uptime: Uptime,
        fanout: Fanout,
    ) -> None:
        self._games = games
        self._services = services
        self._store = store
        self._uptime = uptime
        self._fanout = fanout
        self._opening: dict[str, asyncio.Task[Table]] = {}
        self._leaving: set[str] = set()
        self.awake: dict[str, Table] = {}
        self.all_back = False

    async def open(self, id: str) -> Table:
        """A table, read back from the database if it is not in memory."""
        if id in self.awake:
            return self.awake[id]
        if id in self._leaving:
            raise NotFound("no-such-table")
        if id not in self._opening:
            task = asyncio.create_task(self._revive(id))
            self._opening[id] = task
            task.add_done_callback(lambda _: self._opening.pop(id, None))
        return await asyncio.shield(self._opening[id])

    async def create(self, person: Person, order: wire.NewTable) -> Table:
        """A new table, durable before anybody hears of it."""
        if order.game not in self._games:
            raise NotFound("no-such-game", {"game": order.game})
        doc = new_table(self._games[order.game], person, order)
        await self._services.journal.save_table(doc)
        if order.bots:
            self._services.bots.warm_up()
        return self.add(doc)

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
        ids = await self._store.clocked()
        for first in range(0, len(ids), TOGETHER):
            for stored in await self._read(ids[first : first + TOGETHER]):
                self._bring_back_one(stored)
                await asyncio.sleep(0)
        self.all_back = True
        return len(ids)

    async def wake_bots(self) -> int:
        """Bring back every table where it is a bot's move, a few at a time; gives how many."""
        count, after = 0, ""
        while some := await self._store.playing(after, TOGETHER):
            after = some[-1].doc.id
            due = [one.doc.id for one in some if _is_bots_move(one)]
            for stored in await self._read([id for id in due if id not in self.awake]):
                self._bring_back_one(stored)
                count += 1
                await asyncio.sleep(0)
        return count

    async def drop(self, id: str, retention: RetentionStore) -> bool:
        """Delete a table that sleeps, which nobody can wake meanwhile; False if it is awake."""
        if id in self.awake or id in self._opening:
            return False
        self._leaving.add(id)
        try:
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

    def _let_go(self, table: Table) -> None:
        """A table leaves memory; the database still has it."""
        if self.awake.get(table.doc.id) is table:
            del self.awake[table.doc.id]
            metrics.TABLES.set(len(self.awake))

    async def _revive(self, id: str) -> Table:
        found = await self._store.read([id], CHAT_KEPT)
        if not found or found[0].doc.game not in self._games:
            raise NotFound("no-such-table")
        return self._admit(found[0])

    async def _read(self, ids: list[str]) -> list[StoredTable]:
        """Tables from the database; one whose match is damaged does not keep others away."""
        try:
            return await self._store.read(ids, CHAT_KEPT)
        except Exception as error:
            if len(ids) == 1:
                logs.failure("reading", error, table=ids[0])
                return []
        return [stored for id in ids for stored in await self._read([id])]

    def _bring_back_one(self, stored: StoredTable) -> None:
        id = stored.doc.id
        is_here = id in self.awake or id in self._opening or id in self._leaving
        if is_here or stored.doc.game not in self._games:
            return
        try:
            self._admit(stored)
        except Exception as error:  # one damaged table must not keep the others away
            logs.failure("revival", error, table=id)

    def _admit(self, stored: StoredTable) -> Table:
        """A table as it was; everybody is away until they open a tab."""
        live = self._live(stored)
        table = self.add(stored.doc, live)
        for line in stored.chat:
            table.keep_chat(line)
        if live is None and stored.match is not None:
            _end_by_upgrade(table, stored.match)
        now = table.now()
        chairs = stored.doc.chairs
        table.away = {chair.person: now for chair in chairs if chair.person is not None}
        if live is not None:
            # Until all are back, the last process' sign of life counts: no clock ran since.
            until = self._uptime.alive if self.all_back else self._uptime.stopped
            opened = max(live.opened, stored.doc.resumed)
            schedule.reopen(table, self._uptime.ran(opened, until))
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
    busy = table.tabs or table.clocks.deadlines or table.thinking
    return not busy and table.now() - table.touched > IDLE_SECONDS
