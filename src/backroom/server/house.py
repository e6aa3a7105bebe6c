"""The house: what all tables share, and the tables that are in memory."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from typing import Any, Final

from msgspec import structs

from backroom.engine.game import AnyGame

from . import logs, metrics
from .bots.analyst import Analyst
from .bots.pool import BotPool
from .bots.queue import Turns
from .limits import Limits
from .matches import fairness
from .matches.live import LiveMatch
from .people import accounts
from .people.accounts import Person
from .refusals import NotFound
from .settings import Settings
from .storage import archive, uptime
from .storage.archive import Kept, Stored
from .storage.database import Store
from .storage.documents import TableDoc
from .storage.journal import Journal
from .tables import schedule
from .tables.table import CHAT_KEPT, Table

BEAT_SECONDS: Final = 1.0
IDLE_SECONDS: Final = 300.0
MOST_SESSIONS: Final = 20_000
TOGETHER: Final = 50


class House:
    """Opened once a process; everything it holds can be read back from the database."""

    def __init__(
        self,
        settings: Settings,
        games: Mapping[str, AnyGame],
        admin_token: str,
        on_ready: Callable[[], None] | None = None,
    ) -> None:
        self._on_ready = on_ready
        self.settings = settings
        self.admin_token = admin_token
        self.games = games
        self.store = Store(settings.database)
        self.journal = Journal(settings.database)
        self.bots = BotPool(settings.bot_workers)
        self.turns = Turns(settings.bot_workers)
        self.analyst = Analyst(self.store, settings.analysis_iterations)
        self.limits = Limits(settings.limits)
        self.tables: dict[str, Table] = {}
        self.banned: set[str] = set()
        self.is_ready = False
        self.sockets = 0
        self._opening: dict[str, asyncio.Task[Table]] = {}
        self._sessions: dict[str, Person] = {}
        self._uptime = uptime.Uptime(0.0, [])
        self._alive = 0.0
        self._errands: set[asyncio.Task[None]] = set()
        self._chores: list[asyncio.Task[None]] = []

    def now(self) -> float:
        """The event loop's time: clocks run on it, and it never jumps."""
        return asyncio.get_running_loop().time()

    async def open(self) -> None:
        """Take up where the last process stopped."""
        self._uptime = await self.store.run(uptime.take_up)
        self._alive = self._uptime.stopped
        self.banned = await self.store.run(accounts.banned)
        self._chores = [
            asyncio.create_task(self._take_up(), name="take up"),
            asyncio.create_task(self._beat(), name="beat"),
        ]

    async def close(self) -> None:
        """No match is harmed: all that was acknowledged is in the journal."""
        under_way = [*self._chores, *self._errands]
        for task in under_way:
            task.cancel()
        await _settled(*under_way)
        await _settled(*(table.stop() for table in list(self.tables.values())))
        await _settled(self.journal.write([uptime.alive_statement()]))
        self.journal.close()
        await _settled(self.analyst.close())
        self.bots.close()
        self.store.close()

    async def table(self, id: str) -> Table:
        """A table, read back from the database if it is not in memory."""
        if id in self.tables:
            return self.tables[id]
        if id not in self._opening:
            task = asyncio.create_task(self._revive(id))
            self._opening[id] = task
            task.add_done_callback(lambda _: self._opening.pop(id, None))
        return await asyncio.shield(self._opening[id])

    def add_table(self, doc: TableDoc, live: LiveMatch | None = None) -> Table:
        """A table comes into memory."""
        table = Table(self, doc, live, schedule.arrange)
        self.tables[doc.id] = table
        metrics.TABLES.set(len(self.tables))
        return table

    def forget_name(self, person: str) -> None:
        """What a person wrote at tables that are awake is nobody's from now on."""
        for table in self.tables.values():
            for index, line in enumerate(table.chat):
                if line.person == person:
                    table.chat[index] = structs.replace(line, name=accounts.FORGOTTEN)

    def forget_table(self, table: Table) -> None:
        """A table leaves memory; the database still has it."""
        if self.tables.get(table.doc.id) is table:
            del self.tables[table.doc.id]
            metrics.TABLES.set(len(self.tables))

    async def person(self, hash: str) -> Person | None:
        """Whose session this is."""
        if hash in self._sessions:
            return self._sessions[hash]
        person = await self.store.run(accounts.find_session, hash)
        if person is not None:
            if len(self._sessions) >= MOST_SESSIONS:
                self._sessions.clear()
            self._sessions[hash] = person
        return person

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Something that goes on by itself; when it fails, the log says so."""
        task = asyncio.create_task(work)
        self._errands.add(task)
        task.add_done_callback(self._errand_done)

    def _errand_done(self, task: asyncio.Task[None]) -> None:
        self._errands.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            logs.failure("errand", error)

    def drop_sessions(self, person: str, hash: str | None = None) -> None:
        """Forget what is known of a person's sessions (or one), and close their sockets."""
        for known in [one for one, who in self._sessions.items() if who.id == person]:
            if hash in (None, known):
                del self._sessions[known]
        for table in self.tables.values():
            for connection in table.connections:
                if connection.person == person and hash in (None, connection.session):
                    connection.close(4401, "session ended")

    def rename(self, person: str, name: str) -> None:
        """The sessions in memory know the new name."""
        for hash, known in self._sessions.items():
            if known.id == person:
                self._sessions[hash] = Person(person, name)

    async def _revive(self, id: str) -> Table:
        found = await self.store.run(archive.read_tables, [id], CHAT_KEPT)
        if not found or found[0].doc.game not in self.games:
            raise NotFound("no-such-table")
        return self._admit(found[0])

    def _admit(self, stored: Stored) -> Table:
        """A table comes back as it was; everybody is away until they open a tab."""
        live = self._live(stored)
        table = self.add_table(stored.doc, live)
        for key, line in stored.chat:
            table.keep_chat(key, line)
        if live is None and stored.match is not None:
            self._end_by_upgrade(table, stored.match)
        chairs = stored.doc.chairs
        now = self.now()
        table.away = {chair.person: now for chair in chairs if chair.person is not None}
        if live is not None:
            # Until all are back, the last process' sign of life counts: no clock ran since.
            alive = self._alive if self.is_ready else self._uptime.stopped
            opened = max(live.opened, stored.doc.resumed)
            schedule.reopen(table, self._uptime.ran(opened, alive))
        return table

    def _live(self, stored: Stored) -> LiveMatch | None:
        """The match of a table; none if it was begun under other rules."""
        kept = stored.match
        game = self.games[stored.doc.game]
        if kept is None or kept.rules != game.meta.rules_version:
            return None
        options = game.meta.read_options(kept.options, kept.seats)
        key = fairness.match_key(kept.seed, kept.nonces)
        return LiveMatch.revive(kept.id, game, kept.seats, options, key, stored.lines)

    def _end_by_upgrade(self, table: Table, kept: Kept) -> None:
        """A match begun under other rules cannot go on; its table can have another."""
        doc = table.doc
        if doc.status in ("playing", "adjourned"):
            doc.status = "over"
            logs.tell("other rules", table=doc.id, match=kept.id, rules=kept.rules)
            table.post(lambda: table.write(doc.save()))

    async def _take_up(self) -> None:
        """Bring back every table with a match under way, however often it takes."""
        while not self.is_ready:
            try:
                await self._bring_back()
            except Exception as error:  # nobody waits for a chore, so it tells and tries again
                logs.failure("taking up", error)
                await asyncio.sleep(BEAT_SECONDS)

    async def _bring_back(self) -> None:
        """A few tables at a time."""
        started = time.perf_counter()
        ids = await self.store.run(archive.playing)
        for first in range(0, len(ids), TOGETHER):
            for stored in await self._read(ids[first : first + TOGETHER]):
                self._take_up_one(stored)
                await asyncio.sleep(0)
        if self._on_ready is not None:
            self._on_ready()
        self.is_ready = True
        seconds = round(time.perf_counter() - started, 3)
        logs.tell("ready", tables=len(ids), seconds=seconds)

    async def _read(self, ids: list[str]) -> list[Stored]:
        """Tables from the database; one whose match is damaged does not keep others away."""
        try:
            return await self.store.run(archive.read_tables, ids, CHAT_KEPT)
        except Exception as error:
            if len(ids) == 1:
                logs.failure("reading", error, table=ids[0])
                return []
        return [stored for id in ids for stored in await self._read([id])]

    def _take_up_one(self, stored: Stored) -> None:
        id = stored.doc.id
        if id in self.tables or id in self._opening or stored.doc.game not in self.games:
            return
        try:
            self._admit(stored)
        except Exception as error:  # one damaged table must not keep the others away
            logs.failure("revival", error, table=id)

    async def _beat(self) -> None:
        """Once a second, whatever went wrong the last time."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                await self._look_round()
            except Exception as error:  # nobody waits for a chore, so it tells and goes on
                logs.failure("beat", error)

    async def _look_round(self) -> None:
        """Note that the server runs while a clock does, and let idle tables go."""
        if any(table.clocks.deadlines for table in self.tables.values()):
            await self.journal.write([uptime.alive_statement()])
            self._alive = time.time()
        for table in [one for one in self.tables.values() if self._is_idle(one)]:
            await table.stop()

    def _is_idle(self, table: Table) -> bool:
        """Nobody looks, no clock runs, no bot thinks, and nothing happened for a while."""
        busy = table.connections or table.clocks.deadlines or table.thinking
        return not busy and self.now() - table.touched > IDLE_SECONDS


async def _settled(*work: Awaitable[None]) -> None:
    """Each of them to its end, whatever becomes of the others; the log says what failed."""
    for outcome in await asyncio.gather(*work, return_exceptions=True):
        if isinstance(outcome, Exception):
            logs.failure("closing", outcome)
