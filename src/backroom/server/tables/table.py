"""A live table: one task owns it, and everything that happens at it goes through its inbox."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

from backroom.engine.errors import Refusal
from backroom.engine.game import AnyGame
from backroom.server import logs, metrics, wire
from backroom.server.matches.live import LiveMatch
from backroom.server.realtime.connection import Connection
from backroom.server.refusals import NotAllowed, NotNow, Unavailable
from backroom.server.storage.documents import TableDoc
from backroom.server.storage.journal import Statement

from .clocks import Clocks

if TYPE_CHECKING:
    from backroom.server.house import House

R = TypeVar("R")

CHAT_KEPT: Final = 100
LAST_WORDS: Final = 0.05


class Job(NamedTuple):
    """Something to do at the table, and who waits for it."""

    work: Callable[[], Awaitable[Any]]
    done: "asyncio.Future[Any] | None"


class Race(NamedTuple):
    """A race that is over: those who had not answered may still try, too late."""

    prompt: int
    seats: set[int]


class Table:
    """The only one who touches its match; others put jobs into `inbox` and wait."""

    def __init__(
        self,
        house: "House",
        doc: TableDoc,
        live: LiveMatch | None,
        arrange: Callable[["Table"], None],
    ) -> None:
        self.house = house
        self._arrange = arrange
        self.doc = doc
        self.live = live
        self.clocks = Clocks()
        self.connections: list[Connection] = []
        self.away: dict[str, float] = {}
        self.misses: dict[int, int] = {}
        self.votes: dict[int, set[str]] = {}
        self.thinking: dict[tuple[int, int], asyncio.Task[None]] = {}
        self.chat: deque[wire.Chatted] = deque(maxlen=CHAT_KEPT)
        self.chat_keys: dict[str, tuple[str, int]] = {}
        self.last_race = Race(-1, set())
        self.touched = house.now()
        self.is_gone = False
        self.timer: asyncio.TimerHandle | None = None
        self._inbox: asyncio.Queue[Job | None] = asyncio.Queue()
        self._task = asyncio.create_task(self._run(), name=f"table {doc.id}")

    @property
    def game(self) -> AnyGame:
        """The rules of this table."""
        return self.house.games[self.doc.game]

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

    def keep_chat(self, key: str, line: wire.Chatted) -> None:
        """The newest line of chat; the oldest makes room, with its key."""
        self.chat.append(line)
        self.chat_keys[key] = (line.text, line.number)
        if len(self.chat_keys) > CHAT_KEPT:
            del self.chat_keys[next(iter(self.chat_keys))]

    def is_present(self, person: str | None) -> bool:
        """Whether a person has a tab open at this table."""
        return any(connection.person == person for connection in self.connections)

    async def do(self, work: Callable[[], Awaitable[R]]) -> R:
        """Do something as the table, after all that came before; gives what it gives."""
        if self.is_gone:
            raise Unavailable("try-again")
        done: asyncio.Future[R] = asyncio.get_running_loop().create_future()
        self._inbox.put_nowait(Job(work, done))
        return await done

    def post(self, work: Callable[[], Awaitable[Any]]) -> None:
        """Do something as the table; nobody waits for it."""
        if not self.is_gone:
            self._inbox.put_nowait(Job(work, None))

    def arrange(self) -> None:
        """After anything that happened: the right clock runs and the bots who are asked think.

        `schedule` does it and is handed in: who makes an entry need not know who waits for it.
        """
        self._arrange(self)

    async def write(self, statements: list[Statement]) -> None:
        """Durable when it comes back."""
        await self.house.journal.write(statements)

    async def stop(self) -> None:
        """Finish the jobs that wait, then let go of everything; the journal has it all."""
        self._inbox.put_nowait(None)
        await self._task

    async def _run(self) -> None:
        while not self.is_gone:
            job = await self._inbox.get()
            if job is None:
                break
            self.touched = self.house.now()
            await self._do(job)
        self._let_go()

    async def _do(self, job: Job) -> None:
        """One job; a refusal is for whoever asked, anything else breaks the table."""
        try:
            result = await job.work()
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

    def _let_go(self) -> None:
        self.is_gone = True
        self.house.forget_table(self)
        if self.timer is not None:
            self.timer.cancel()
        for task in self.thinking.values():
            task.cancel()
        # Refusals that are on their way go out first.
        loop = asyncio.get_running_loop()
        for connection in self.connections:
            loop.call_later(LAST_WORDS, connection.close, 4503, "come back")
        while not self._inbox.empty():
            job = self._inbox.get_nowait()
            if job is not None:
                _settle(job, Unavailable("try-again"), None)


def _settle(job: Job, error: Exception | None, result: object) -> None:
    if job.done is None or job.done.done():
        return
    if error is None:
        job.done.set_result(result)
    else:
        job.done.set_exception(error)
