"""A live table: one task owns it, and everything that happens at it goes through its inbox."""

import asyncio
import itertools
import math
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Coroutine
from heapq import heappop, heappush
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from backroom.engine.errors import Refusal
from backroom.engine.game import AnyGame
from backroom.server import logs, metrics, rubbish, tracing, wire
from backroom.server.bell import Bell
from backroom.server.matches.live import LiveMatch
from backroom.server.refusals import NotAllowed, NotNow, Unavailable
from backroom.server.storage.documents import TableDoc
from backroom.server.storage.records import ChatLine, Holiday
from backroom.server.timekeeper import Alarm

from .clocks import Clocks
from .services import Tab, TableServices

R = TypeVar("R")

CHAT_KEPT: Final = 100
LAST_WORDS: Final = 0.05
# The ranks of jobs.
PLAY, WATCH, STOP = range(3)


class Job(NamedTuple):
    """Something to do at the table, and who waits for it.

    Jobs are done by rank and then in the order in which they came: first what those who play
    want, then those who watch, and the end when nothing is left. Otherwise a move would wait
    until thousands have come or gone.
    """

    rank: int
    number: int
    work: Callable[[], Awaitable[Any]] | None
    done: "asyncio.Future[Any] | None"


class Race(NamedTuple):
    """A race that is over: those who had not answered may still try, too late."""

    prompt: int
    seats: set[int]


class Shown(NamedTuple):
    """What one of many who watch was told last: of which match and moment, when, and how."""

    live: LiveMatch
    moment: tuple[int, int, int]
    at: float
    data: bytes


class Fanout(Protocol):
    """Tells the open tabs of a table what happened at it.

    It is handed in, so that whoever makes an entry need not know how tabs are reached.
    """

    def send_table(self, table: "Table") -> None:
        """Tell every tab about the table: who sits, who is ready, who is away."""
        ...

    def send_news(self, table: "Table", mover: int) -> None:
        """Tell every tab what it has not heard of the match; the mover in any case."""
        ...

    def send_everything(self, table: "Table") -> None:
        """Tell every tab the match as it is, as after a pause."""
        ...


class Table:
    """The only one who touches its match; others put jobs into its inbox and wait."""

    def __init__(
        self,
        services: TableServices,
        game: AnyGame,
        doc: TableDoc,
        live: LiveMatch | None,
        fanout: Fanout,
        arrange: "Callable[[Table], None]",
        let_go: "Callable[[Table], None]",
    ) -> None:
        self.services = services
        self._fanout = fanout
        self._arrange = arrange
        self._forget = let_go
        self.game = game
        self.doc = doc
        self.live = live
        self.clocks = Clocks()
        self.holidays: list[Holiday] = []
        self.tabs: dict[Tab, None] = {}
        self.present: Counter[str] = Counter()
        self.presence_told = -math.inf
        self.presence_timer: Alarm | None = None
        self.away: dict[str, float] = {}
        self.misses: dict[int, int] = {}
        self.votes: dict[int, set[str]] = {}
        self.thinking: dict[tuple[int, int], asyncio.Task[None]] = {}
        self.chat: deque[wire.Chatted] = deque(maxlen=CHAT_KEPT)
        self.chat_keys: dict[str, tuple[str, int]] = {}
        self.shown: Shown | None = None
        self.last_race = Race(-1, set())
        # The prompt of the first race since the table was set up or woken.
        self.first_race = -1
        self.touched = self.now()
        self.is_gone = False
        self.timer: Alarm | None = None
        # A heap: the next job is the first of its rank.
        self._inbox: list[Job] = []
        self._bell = Bell()
        self._numbers = itertools.count()
        self._side_jobs: set[asyncio.Task[None]] = set()
        self._task = asyncio.create_task(self._run(), name=f"table {doc.id}")

    def now(self) -> float:
        """The time that clocks run on."""
        return self.services.time.now()

    def playing(self) -> LiveMatch:
        """The match, if it is being played."""
        if self.live is None or self.doc.status != "playing":
            raise NotNow("table-closed" if self.doc.status == "closed" else "not-playing")
        return self.live

    def check_gathering(self) -> None:
        """Refuse what can only be done before the start."""
        if self.doc.status != "gathering":
            closed = self.doc.status == "closed"
            raise NotNow("table-closed" if closed else "not-gathering")

    def check_host(self, person: str) -> None:
        """Refuse what only the host may do."""
        if person != self.doc.host:
            raise NotAllowed("not-host")

    def keep_chat(self, line: ChatLine) -> wire.Chatted:
        """Remember the newest line of chat; the oldest makes room, with its key."""
        at = round(line.at * 1000)
        told = wire.Chatted(line.number, line.person, line.name, line.seat, line.text, at)
        self.chat.append(told)
        self.chat_keys[line.key] = (line.text, line.number)
        if len(self.chat_keys) > CHAT_KEPT:
            del self.chat_keys[next(iter(self.chat_keys))]
        return told

    def is_present(self, person: str | None) -> bool:
        """Whether a person has a tab open at this table."""
        return person in self.present

    def add_tab(self, tab: Tab) -> None:
        """Count in a tab that was opened at this table."""
        self.tabs[tab] = None
        self.present[tab.person] += 1

    def drop_tab(self, tab: Tab) -> None:
        """A tab was closed; without effect if it never was open here."""
        if tab not in self.tabs:
            return
        del self.tabs[tab]
        self.present[tab.person] -= 1
        if not self.present[tab.person]:
            del self.present[tab.person]

    async def do(self, work: Callable[[], Awaitable[R]], rank: int = PLAY) -> R:
        """Do something as the table, when it is its turn, and give what it gives."""
        if self.is_gone:
            raise Unavailable("try-again")
        done: asyncio.Future[R] = asyncio.get_running_loop().create_future()
        self._put(rank, tracing.carried(work), done)
        return await done

    def post(self, work: Callable[[], Awaitable[Any]]) -> None:
        """Do something as the table; nobody waits for it."""
        if not self.is_gone:
            self._put(PLAY, work, None)

    def _put(
        self,
        rank: int,
        work: Callable[[], Awaitable[Any]] | None,
        done: "asyncio.Future[Any] | None",
    ) -> None:
        heappush(self._inbox, Job(rank, next(self._numbers), work, done))
        self._bell.ring()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something go on beside the table, at most as long as the table lives."""
        task = asyncio.create_task(work)
        self._side_jobs.add(task)
        task.add_done_callback(self._side_job_done)

    def arrange(self) -> None:
        """After anything that happened: let the right clock run and the asked bots think.

        `schedule` does it and is handed in: who makes an entry need not know who waits for it.
        """
        self._arrange(self)

    def send_table(self) -> None:
        """Tell every tab about the table."""
        self._fanout.send_table(self)

    def send_news(self, mover: int) -> None:
        """Tell every tab what it has not heard of the match."""
        self._fanout.send_news(self, mover)

    def send_everything(self) -> None:
        """Tell every tab the match as it is."""
        self._fanout.send_everything(self)

    async def save(self) -> None:
        """Keep the table as it is now; durable when it comes back."""
        await self.services.journal.save_table(self.doc)

    async def stop(self) -> None:
        """Finish the jobs that wait, then let go of everything; the journal has it all."""
        self._put(STOP, None, None)
        await self._task

    def evict(self) -> None:
        """Do nothing more here, not even what waits: somebody else may play this table."""
        self.is_gone = True
        for tab in self.tabs:
            tab.close(4503, "come back")
        self._put(STOP, None, None)

    async def _run(self) -> None:
        while not self.is_gone:
            while not self._inbox:
                await self._bell.wait()
            job = heappop(self._inbox)
            if job.work is None or self.is_gone:
                _settle(job, Unavailable("try-again"), None)
                break
            self.touched = self.now()
            await self._do(job, job.work)
            rubbish.note_job()
            # What waits is done without a pause, and others want to live, too.
            if self._inbox:
                await asyncio.sleep(0)
        self._let_go()

    async def _do(self, job: Job, work: Callable[[], Awaitable[Any]]) -> None:
        """One job; a refusal is for whoever asked, anything else breaks the table."""
        try:
            result = await work()
        except Refusal as refusal:
            _settle(job, refusal, None)
        except Exception as error:
            # What is in memory may be ahead of the journal: the table is read back from there.
            logs.failure("table", error, table=self.doc.id)
            metrics.TABLE_FAILURES.inc()
            self.is_gone = True
            _settle(job, Unavailable("try-again"), None)
        else:
            _settle(job, None, result)

    def _side_job_done(self, task: asyncio.Task[None]) -> None:
        self._side_jobs.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            logs.failure("side job", error, table=self.doc.id)

    def _let_go(self) -> None:
        self.is_gone = True
        self._forget(self)
        if self.timer is not None:
            self.timer.cancel()
        if self.presence_timer is not None:
            self.presence_timer.cancel()
        for task in (*self.thinking.values(), *self._side_jobs):
            task.cancel()
        # Refusals that are on their way go out first.
        for tab in self.tabs:
            when = self.now() + LAST_WORDS
            self.services.time.call_at(when, tab.close, 4503, "come back")
        for job in self._inbox:
            _settle(job, Unavailable("try-again"), None)
        self._inbox.clear()


def _settle(job: Job, error: Exception | None, result: object) -> None:
    if job.done is None or job.done.done():
        return
    if error is None:
        job.done.set_result(result)
    else:
        job.done.set_exception(error)
