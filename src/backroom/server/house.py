"""The house: opens the parts of a server, hands each what it needs, and closes them."""

import asyncio
import secrets
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Final

import msgspec
from msgspec import structs

from backroom import __version__
from backroom.engine.game import AnyGame

from . import logs, tracing, wire
from .addresses import household
from .bots.analyst import NICENESS as ANALYST_NICENESS
from .bots.analyst import Analyst
from .bots.pool import NICENESS as BOT_NICENESS
from .bots.pool import BotPool
from .bots.queue import ThinkingQueue
from .bots.thinkers import Thinkers
from .clubs.clubs import Clubs
from .clubs.standings import Standings
from .evenings.evenings import Evenings
from .evenings.tables import EveningTables
from .limits import Limits
from .matches.replays import Shelf
from .moderation.desk import Desk
from .news import Banned, Herald, News, Renamed, SignedOut, Used
from .pacing import Pacer
from .pairing.usher import Usher
from .people.accounts import FORGOTTEN, Accounts
from .people.friends import Friends
from .people.holidays import Holidays
from .people.notices import Notices
from .people.passkeys import Passkeys
from .people.presence import Presence
from .people.sessions import Sessions
from .people.statistics import Statistics
from .ratings.rater import Rater
from .readiness import Readiness
from .settings import Settings
from .storage.interfaces import Storage
from .storage.records import Person
from .tables import lobby, seating
from .tables.leasing import Leases
from .tables.ownership import SoleOwner
from .tables.registry import TableRegistry
from .tables.retention import Retention
from .tables.services import Pace, TableServices
from .tables.table import Fanout, Table
from .tables.uptime import Uptime
from .timekeeper import Timekeeper

BEAT_SECONDS: Final = 1.0
NOTE_SECONDS: Final = 60.0
DAY: Final = 86_400.0
LOBBY: Final = msgspec.json.Decoder(list[wire.Table])
# A table that nobody plays though its clock runs is looked for once in so many beats.
ORPHANS_BEATS: Final = 3
# A node that stops waits no longer than this for others to take its tables up.
HAND_OVER_SECONDS: Final = 10.0


class House:
    """Opened once a process; everything it holds can be read back from the database."""

    def __init__(
        self,
        settings: Settings,
        games: Mapping[str, AnyGame],
        storage: Storage,
        fanout: Fanout,
        admin_token: str = "",
        on_ready: Callable[[], None] | None = None,
        timekeeper: Timekeeper | None = None,
        make_thinkers: Callable[[int, int], Thinkers] = BotPool,
        address: str = "",
    ) -> None:
        self._on_ready = on_ready
        self.settings = settings
        self.admin_token = admin_token or secrets.token_urlsafe(32)
        self.games = games
        self.storage = storage
        self.time = timekeeper or Timekeeper()
        self.limits = Limits(settings.limits, self.time.now)
        self.pacer = Pacer()
        self.accounts = Accounts(storage.people, self.time)
        self.passkeys = Passkeys(storage.accounts, self.time, settings)
        self.holidays = Holidays(storage.people, self.time)
        self.presence = Presence(storage.friends, self.time)
        self.friends = Friends(storage.friends, self.presence, self.time)
        self.notices = Notices(
            storage, self.time, settings, lambda game: games[game].meta.title
        )
        self.desk = self._open_desk()
        why = None if self.desk is None else self.desk.why_banned
        self.sessions = Sessions(storage.people, self.time, settings.session_days * DAY, why)
        self.bots = make_thinkers(settings.bot_workers, BOT_NICENESS)
        self.thinking = ThinkingQueue(settings.bot_workers, self.time.now)
        analysts = make_thinkers(1, ANALYST_NICENESS)
        self.analyst = Analyst(storage.matches, analysts, settings.analysis_iterations)
        self.replays = Shelf()
        self.uptime = Uptime(storage.uptime, self.time)
        self.rater = self._open_rater()
        self.statistics = Statistics(storage.deeds, storage.matches, self.time)
        self.standings = self._open_standings()
        self.readiness = Readiness(storage.health, self.time, settings.shown_place)
        self.leases = self._open_leases(address)
        self.tables = TableRegistry(
            games,
            self._table_services(),
            storage.tables,
            self.leases or SoleOwner(storage.tables, self.uptime),
            fanout,
        )
        self.usher = self._open_usher()
        self.evenings = self._open_evenings()
        self.clubs = self._open_clubs()
        self.retention = Retention(storage.retention, self.tables, self.time, settings)
        self.open_sockets = 0
        self.sockets_of: Counter[str] = Counter()
        self.herald = Herald(storage.news)
        self.is_ready = False
        self._beats = 1
        self._chores: list[asyncio.Task[None]] = []

    def _open_rater(self) -> Rater | None:
        """What people's strength is; in a browser nobody has an account to be rated."""
        store = self.storage.ratings
        return None if store is None else Rater(store, self.storage.matches, self.time)

    def _open_desk(self) -> Desk | None:
        """Where order is kept; a house in a browser has nobody to keep it."""
        storage = self.storage
        if storage.moderation is None:
            return None
        return Desk(
            storage.moderation,
            storage.people,
            storage.tables,
            self.time,
            self.ban,
            storage.clubs,
        )

    def _open_usher(self) -> Usher | None:
        """Who puts people together; in a browser there is nobody else."""
        store = self.storage.pairing
        if store is None:
            return None
        return Usher(
            store,
            self.storage,
            self.games,
            self.tables,
            self.time,
            self.let_settle,
            self._has_turn,
        )

    def _open_evenings(self) -> Evenings | None:
        """Rounds at several tables; in a browser there is nobody else to come."""
        if self.storage.evenings is None:
            return None
        tables = EveningTables(self.games, self.tables)
        return Evenings(
            self.storage.evenings,
            self.storage.people,
            self.games,
            tables,
            self.time,
            self.settings.table_days,
            self.storage.clubs,
            self._has_turn,
        )

    def _open_clubs(self) -> Clubs | None:
        """Private groups; in a browser there is nobody else to belong to one."""
        storage = self.storage
        if storage.clubs is None or storage.evenings is None or self.desk is None:
            return None
        return Clubs(
            storage.clubs,
            storage.evenings,
            storage.accounts,
            storage.people,
            self.presence,
            self.desk,
            self.tables,
            self.games,
            self.time,
        )

    def _open_standings(self) -> Standings | None:
        """What people have in their clubs, where there are clubs."""
        store = self.storage.clubs
        return None if store is None else Standings(store, self.time)

    def _open_leases(self, address: str) -> Leases | None:
        """Of a database that several nodes share; None of one that this process has alone."""
        store = self.storage.leases
        if store is None:
            return None
        rules = {name: game.meta.rules_version for name, game in self.games.items()}
        return Leases(store, self.time, address, __version__, rules)

    def _table_services(self) -> TableServices:
        settings = self.settings
        pace = Pace(settings.bot_pace, settings.bot_patience, settings.grace, settings.race_ack)
        return TableServices(
            self.storage.journal,
            self.bots,
            self.thinking,
            self.time,
            pace,
            self.uptime,
            self.storage.people.holidays,
            self._note_over,
            self.notices.note_asked,
            self.storage.clubs,
            self._still_holds,
        )

    async def _still_holds(self, table: str) -> bool:
        return self.leases is None or await self.leases.still_holds(table)

    def _note_over(self, rated: bool) -> None:
        if self.rater is not None and rated:
            self.rater.note()
        self.statistics.note()
        if self.standings is not None:
            self.standings.note()

    async def open(self) -> None:
        """Take up where the last process stopped."""
        await self.readiness.look_through()
        if self.leases is None:
            await self.uptime.take_up()
        else:
            self.leases.evict = self.tables.evict
            # The house was down only if no other node kept it open meanwhile.
            await self.uptime.take_up(was_down=not await self.leases.others())
            await self.leases.join()
        await self.sessions.read_bans()
        self._chores = [
            asyncio.create_task(self._take_up(), name="take up"),
            asyncio.create_task(self._tell_due(), name="notices"),
            asyncio.create_task(self._beat(), name="beat"),
            *self._renewals(),
            *self._ratings(),
            asyncio.create_task(self.statistics.keep_settling(), name="statistics"),
            *self._sums(),
            *self._pairing(),
            *self._rounds(),
            asyncio.create_task(self._sweep(), name="sweep"),
        ]

    def _renewals(self) -> list[asyncio.Task[None]]:
        if self.leases is None:
            return []
        return [
            asyncio.create_task(self.leases.keep_alive(), name="leases"),
            asyncio.create_task(
                self.leases.keep_burying(self.tables.bring_back), name="take over"
            ),
            asyncio.create_task(self.herald.listen(self._hear, self._missed), name="news"),
        ]

    def _ratings(self) -> list[asyncio.Task[None]]:
        if self.rater is None:
            return []
        return [asyncio.create_task(self.rater.keep_settling(), name="ratings")]

    def _sums(self) -> list[asyncio.Task[None]]:
        if self.standings is None:
            return []
        return [asyncio.create_task(self.standings.keep_settling(), name="standings")]

    def _pairing(self) -> list[asyncio.Task[None]]:
        if self.usher is None:
            return []
        return [asyncio.create_task(self.usher.keep_pairing(), name="pairing")]

    async def hand_over(self) -> None:
        """Before this node stops: its tables go on at the others, a few after the other."""
        if self.leases is None:
            return
        try:
            with tracing.span("hand over", tables=len(self.tables.awake)):
                async with asyncio.timeout(HAND_OVER_SECONDS):
                    await self.leases.hand_over(lambda: list(self.tables.awake), self._stop)
        except Exception as error:  # the others get what is left when this node is gone
            logs.failure("handing over", error, tables=len(self.tables.awake))

    async def _stop(self, ids: list[str]) -> list[str]:
        """Let tables go; gives those that people look at."""
        some = [self.tables.awake[id] for id in ids]
        seen = [table.doc.id for table in some if table.tabs]
        await _settled(*(table.stop() for table in some))
        return seen

    def _rounds(self) -> list[asyncio.Task[None]]:
        if self.evenings is None:
            return []
        return [asyncio.create_task(self.evenings.keep_looking(), name="evenings")]

    async def close(self) -> None:
        """Stop; no match is harmed, as all that was acknowledged is in the journal."""
        for task in self._chores:
            task.cancel()
        self.notices.close()
        await _settled(*self._chores)
        await _settled(*(table.stop() for table in list(self.tables.awake.values())))
        await _settled(self.uptime.note_alive())
        if self.leases is not None:
            await _settled(self.leases.leave())
        await _settled(self.analyst.close())
        self.replays.close()
        self.bots.close()
        await self.storage.close()

    async def sign_out(
        self, person: str, session: str | None = None, but: str | None = None
    ) -> None:
        """Forget a person's sessions, or one of them, or all but one, and close their tabs."""
        self._end_sessions(person, session, but)
        await self.herald.tell_others(SignedOut(person, session, but))

    def _end_sessions(self, person: str, session: str | None, but: str | None) -> None:
        self.sessions.drop(person, session, but)
        for tab in self.tables.open_tabs():
            is_meant = session in (None, tab.session) and tab.session != but
            if tab.person == person and is_meant:
                tab.close(4401, "session ended")

    async def ban(self, target: str, on: bool) -> None:
        """Ban a person or an address and close their tabs, or lift the ban."""
        await self.sessions.ban(target, on)
        if on and self.storage.pairing is not None:
            await self.storage.pairing.leave_all(target)
        if on and self.storage.clubs is not None:
            await self.storage.clubs.pass_on(target)
        if on and self.evenings is not None:
            await self.evenings.take_out(target)
        self._show_the_door(target, on)
        await self.herald.tell_others(Banned(target, on))

    def _show_the_door(self, target: str, on: bool) -> None:
        for tab in self.tables.open_tabs() if on else ():
            if household(target) in (tab.person, household(tab.address)):
                tab.close(4403, "banned")

    async def listed(self) -> list[wire.Table]:
        """The lobby of the whole house, whichever node plays a table."""
        own = lobby.listed(self.tables.awake.values())
        if self.leases is None:
            return own
        others = await self.leases.lobbies()
        return lobby.together([own, *(LOBBY.decode(one) for one in others)])

    async def let_settle(self, table: Table) -> None:
        """Let a new table be played where it is asked for first, on whatever node that is.

        A proxy sends all who are at a table the same way, but whoever makes one comes by
        another: without this nearly every table would be carried from node to node for ever.
        """
        if self.leases is not None and not table.tabs:
            await table.stop()
            await self.leases.give_up(self.tables.in_use())

    def forget_name(self, person: str) -> None:
        """Take a person's name off the tables that are awake, and off what they wrote there."""
        for table in self.tables.awake.values():
            table.doc.forget(person, FORGOTTEN)
            for index, line in enumerate(table.chat):
                if line.person == person:
                    table.chat[index] = structs.replace(line, name=FORGOTTEN)

    def _hear(self, news: News) -> None:
        """Do here what another node has done, and kept, already."""
        if isinstance(news, Used):
            for spent in news.spent:
                self.limits.note(spent)
        elif isinstance(news, SignedOut):
            self._end_sessions(news.person, news.session, news.but)
        elif isinstance(news, Banned):
            self.sessions.note_ban(news.target, news.on)
            self._show_the_door(news.target, news.on)
        elif isinstance(news, Renamed):
            self.sessions.rename(news.person, news.name)
            for table in self.tables.awake.values():
                if table.doc.seats_of(news.person):
                    table.post(partial(seating.rename, table, news.person, news.name))
        else:
            self._end_sessions(news.person, None, None)
            self.forget_name(news.person)
            for table in self.tables.awake.values():
                if table.doc.knows(news.person):
                    gone = Person(news.person, FORGOTTEN)
                    table.post(partial(seating.forget, table, gone))

    async def _missed(self) -> None:
        """Something may have been told that nobody here heard: what is kept is read anew."""
        self.sessions.drop_all()
        await self.sessions.read_bans()
        self.tables.evict()

    async def _take_up(self) -> None:
        """Bring back every table that cannot sleep, however often it takes; then tidy up."""
        while not self.is_ready:
            try:
                await self._bring_back()
            except Exception as error:  # nobody waits for a chore, so it tells and tries again
                logs.failure("taking up", error)
                await self._pause()
        try:
            logs.tell("bots awake", tables=await self.tables.wake_bots())
        except Exception as error:  # whoever opens such a table wakes it, too
            logs.failure("waking bots", error)
        await self.retention.keep_clearing()

    async def _bring_back(self) -> None:
        started = time.perf_counter()
        count = await self.tables.bring_back()
        if self._on_ready is not None:
            self._on_ready()
        self.is_ready = True
        logs.tell("ready", tables=count, seconds=round(time.perf_counter() - started, 3))

    async def _beat(self) -> None:
        """Once a second, whatever went wrong the last time."""
        while True:
            await self._pause()
            try:
                await self._look_round()
            except Exception as error:  # nobody waits for a chore, so it tells and goes on
                logs.failure("beat", error)

    async def _sweep(self) -> None:
        """Wake tables by the day that are due, whatever went wrong the last time."""
        while True:
            await self._pause()
            try:
                if self.is_ready and self._has_turn(BEAT_SECONDS):
                    await self.tables.wake_due()
            except Exception as error:  # nobody waits for a chore, so it tells and goes on
                logs.failure("sweep", error)

    async def _tell_due(self) -> None:
        """Tell people what waits for them, whatever went wrong the last time."""
        while True:
            await self._pause()
            try:
                if self._has_turn(BEAT_SECONDS):
                    await self.notices.tell_due()
            except Exception as error:  # nobody waits for a chore, so it tells and goes on
                logs.failure("notices", error)

    def _has_turn(self, seconds: float) -> bool:
        """Whether it is for this process to do what the house does every so many seconds."""
        return self.leases is None or self.leases.has_turn(seconds)

    async def _pause(self) -> None:
        await self.time.sleep_until(self.time.now() + BEAT_SECONDS)

    def _is_long_ago(self) -> bool:
        """Whether the last sign of life is older than clocks by the day may miss."""
        return self.time.wall() - self.uptime.alive >= NOTE_SECONDS

    async def _look_round(self) -> None:
        """Note that the server runs and who is on, and let idle tables go."""
        if self.leases is not None:
            await self._look_after(self.leases)
        # By the day clocks run at tables that sleep, where a minute more or less is no matter.
        if self._is_long_ago() or (self.leases is None and self.tables.has_clock()):
            await self.uptime.note_alive()
        await self.tables.let_idle_go()
        await self.presence.keep(tab.person for tab in self.tables.open_tabs())

    async def _look_after(self, leases: Leases) -> None:
        """Live on as a node, and play what nobody else plays."""
        await leases.give_up(self.tables.in_use())
        if spent := self.limits.untold():
            await self.herald.tell_others(Used(spent))
        await leases.show(msgspec.json.encode(lobby.listed(self.tables.awake.values())))
        if self._beats % ORPHANS_BEATS == 0:
            await self.tables.bring_back()
        self._beats += 1


async def _settled(*work: Awaitable[None]) -> None:
    """Each of them to its end, whatever becomes of the others; the log says what failed."""
    for outcome in await asyncio.gather(*work, return_exceptions=True):
        if isinstance(outcome, Exception):
            logs.failure("closing", outcome)
