"""The analyst of the house: looks at finished matches, one at a time, when there is time.

It has a process of its own that gives way to everybody, the bots at the tables included. What
it found is kept in the database; what it has not finished when the server stops is lost.
"""

import asyncio
from typing import Final, NamedTuple

import msgspec

from backroom.bots.analysis import Analysis, Progress
from backroom.engine.game import AnyGame
from backroom.server import logs, wire
from backroom.server.refusals import Unavailable
from backroom.server.storage.interfaces import MatchStore
from backroom.server.storage.records import MatchHeading
from backroom.server.wire.actions import all_actions

from . import analysis_worker
from .analysis_worker import Task
from .thinkers import Thinkers

NICENESS: Final = 15
MOST_WAITING: Final = 20
MOST_FAILED: Final = 100


class Place(NamedTuple):
    """A match and the seat whose choices are looked at."""

    match: str
    seat: int


class Analyst:
    """Asked for the same again, it tells how far it is."""

    def __init__(self, store: MatchStore, thinkers: Thinkers, iterations: int) -> None:
        self._store = store
        self._iterations = iterations
        self._pool = thinkers
        self._under_way: dict[Place, Progress] = {}
        self._failed: dict[Place, None] = {}
        self._tasks: asyncio.Queue[tuple[Task, AnyGame]] = asyncio.Queue()
        self._chore: asyncio.Task[None] | None = None

    async def look(self, match: str, seat: int) -> wire.Analysis:
        """How far the analysis of a match is, with its results once there are any."""
        place = Place(match, seat)
        kept = await self._store.find_analysis(match, seat)
        if kept is not None:
            return msgspec.json.decode(kept, type=wire.Analysis)
        if place in self._under_way:
            progress = self._under_way[place]
            state: wire.AnalysisState = "working" if progress.total else "waiting"
            return wire.Analysis(match, seat, state, progress.done, progress.total)
        return wire.Analysis(match, seat, "failed" if place in self._failed else "unasked")

    async def ask(self, game: AnyGame, heading: MatchHeading, seat: int) -> wire.Analysis:
        """Begins if it is not done, or under way, already."""
        place = Place(heading.id, seat)
        told = await self.look(*place)
        if told.state in ("unasked", "failed"):
            if len(self._under_way) >= MOST_WAITING:
                raise Unavailable("analyst-busy")
            lines = await self._store.lines(heading.id)
            self._begin(place, self._task(place, heading, [line.entry for line in lines]), game)
        return await self.look(*place)

    async def close(self) -> None:
        """What is under way is given up."""
        if self._chore is not None:
            self._chore.cancel()
            await asyncio.gather(self._chore, return_exceptions=True)
        self._pool.close()

    def _task(self, place: Place, heading: MatchHeading, log: list[bytes]) -> Task:
        return Task(
            f"{place.match}/{place.seat}",
            heading.game,
            heading.options,
            heading.seats,
            place.seat,
            log,
            self._iterations,
        )

    def _begin(self, place: Place, task: Task, game: AnyGame) -> None:
        if place in self._under_way:
            return
        self._failed.pop(place, None)
        self._under_way[place] = Progress(0, 0)
        self._tasks.put_nowait((task, game))
        if self._chore is None or self._chore.done():
            self._chore = asyncio.create_task(self._work(), name="analyst")

    async def _work(self) -> None:
        """All that waits, one after the other; then the process may go."""
        while not self._tasks.empty():
            await self._do(*self._tasks.get_nowait())
            if self._tasks.empty():
                # Something may come while it is being closed.
                await asyncio.to_thread(self._pool.close)

    async def _do(self, task: Task, game: AnyGame) -> None:
        place = Place(task.id.partition("/")[0], task.seat)
        try:
            found = await self._finish(place, task)
            told = msgspec.json.encode(_told(game, place, found))
            await self._store.keep_analysis(*place, told)
        except Exception as error:  # one match must not keep the others waiting
            logs.failure("analysis", error, match=place.match)
            self._fail(place)
        finally:
            self._under_way.pop(place, None)

    async def _finish(self, place: Place, task: Task) -> Analysis:
        told = await self._pool.run(analysis_worker.go_on, task)
        while isinstance(told, Progress):
            self._under_way[place] = told
            told = await self._pool.run(analysis_worker.go_on, task)
        return told

    def _fail(self, place: Place) -> None:
        if len(self._failed) >= MOST_FAILED:
            self._failed.clear()
        self._failed[place] = None


def _told(game: AnyGame, place: Place, found: Analysis) -> wire.Analysis:
    """An analysis as the wire has it."""
    named = all_actions(game)
    choices = [
        wire.Judged(
            entry=one.entry,
            pick=one.pick,
            played=named[one.played],
            best=named[one.best],
            played_share=one.played_share,
            best_share=one.best_share,
            cost=one.cost,
            clear=one.is_clear,
            gainer=None if one.gainer < 0 else one.gainer,
            gained=one.gained,
        )
        for one in found.choices
    ]
    total = found.curve[-1].entry
    return wire.Analysis(
        match=place.match,
        seat=place.seat,
        state="done",
        done=total,
        total=total,
        iterations=found.iterations,
        choices=choices,
        curve=[wire.Moment(one.entry, list(one.shares)) for one in found.curve],
        turns=[wire.Turn(*one) for one in found.turns],
    )
