"""Takes rated matches in when they are over, and tells what is believed of whom."""

import asyncio
from typing import Final

from backroom.server import wire
from backroom.server.chores import Chore
from backroom.server.storage.interfaces import MatchStore
from backroom.server.storage.ratings import RatingStore
from backroom.server.storage.records import MatchHeading, Ranked, Rating, RatingStep
from backroom.server.timekeeper import Timekeeper

from . import ledger
from .periods import named, periods

AT_ONCE: Final = 20
PAGE: Final = 50
MOST_STEPS: Final = 100
# So many spreads to each side are a 95 % interval.
NORMAL: Final = 1.96


class Rater(Chore):
    """Takes rated matches in; several processes on one database take turns."""

    name = "ratings"

    def __init__(self, store: RatingStore, matches: MatchStore, time: Timekeeper) -> None:
        super().__init__(time)
        self._store = store
        self._matches = matches

    async def settle(self) -> None:
        """Take in every rated match that is over."""
        if await self._store.is_waiting():
            await asyncio.to_thread(ledger.prepare)
        while await self._store.settle(AT_ONCE, ledger.enter, periods):
            pass

    async def recompute(self) -> int:
        """Reckon all ratings anew from the matches; gives how many there were."""
        await asyncio.to_thread(ledger.prepare)
        await self.settle()
        return await self._store.recompute(ledger.enter, periods, self._time.wall())

    async def board(
        self, game: str, period: wire.Period, page: int, person: str
    ) -> wire.Leaderboard:
        """A page of a leaderboard, and where whoever asks stands on it."""
        name = named(period, self._time.wall())
        first = page * PAGE
        found = await self._store.leaders(game, name, first, PAGE + 1, ledger.SETTLED)
        own = await self._store.rank(game, name, person, ledger.SETTLED) if person else None
        return wire.Leaderboard(
            game=game,
            period=period,
            page=page,
            leaders=[_leader(one) for one in found[:PAGE]],
            more=len(found) > PAGE,
            own=None if own is None else _leader(own),
        )

    async def of(self, person: str) -> list[wire.Rated]:
        """A person's ratings at every game that they were rated at."""
        found = await self._store.find(person)
        return [wire.Rated(game, told(rating)) for game, rating in found.items()]

    async def curve(self, person: str, game: str) -> list[wire.RatedMatch]:
        """What a person's rating was after each of their last matches, and how it ended."""
        steps = await self._store.steps(person, game, MOST_STEPS)
        found = await self._matches.find_many([one.match for one in steps])
        return [_point(one, found[one.match], person) for one in steps]


def told(rating: Rating) -> wire.Rating:
    """A rating as people see it: with what is unsure about it."""
    return wire.Rating(
        *_interval(rating.mean, rating.spread),
        provisional=rating.counted < ledger.SETTLED,
        counted=rating.counted,
        played=rating.played,
        won=rating.won,
    )


def _interval(mean: float, spread: float) -> tuple[float, float, float]:
    half = NORMAL * spread
    return round(mean, 2), round(mean - half, 2), round(mean + half, 2)


def _leader(one: Ranked) -> wire.Leader:
    return wire.Leader(one.rank, one.person.id, one.person.name, told(one.rating))


def _point(step: RatingStep, heading: MatchHeading, person: str) -> wire.RatedMatch:
    seat = heading.people.index(person)
    place, left = heading.places[seat], bool(heading.deserted >> seat & 1)
    below = [other for other, its in enumerate(heading.places) if its > place and not left]
    return wire.RatedMatch(
        step.match,
        round(step.at * 1000),
        *_interval(step.mean, step.spread),
        provisional=step.counted < ledger.SETTLED,
        place=place,
        left=left,
        beaten=[heading.names[one] for one in below if heading.levels[one] is None],
        bots=[level for one in below if (level := heading.levels[one]) is not None],
    )
