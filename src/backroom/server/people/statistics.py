"""How people did: places and deeds of matches that are over, counted once and kept summed."""

import asyncio
from collections.abc import Sequence
from typing import Final

from backroom.engine.deeds import SUM, counted, together
from backroom.engine.events import SPECTATOR
from backroom.games import deeds_of
from backroom.server import logs, wire
from backroom.server.chores import Chore
from backroom.server.matches.live import read_stage
from backroom.server.storage.deeds import DeedStore, Done
from backroom.server.storage.interfaces import MatchStore
from backroom.server.storage.records import JournalLine, MatchHeading
from backroom.server.timekeeper import Timekeeper

from .history import place_of

MOST_SEATS: Final = 6
AT_ONCE: Final = 20
# How often somebody had the first place, the second, and so on, is kept beside their deeds.
PLACES: Final = tuple(f"place-{place}" for place in range(1, MOST_SEATS + 1))


class Statistics(Chore):
    """Counts matches that are over, each once, also where several processes count."""

    name = "statistics"

    def __init__(self, store: DeedStore, matches: MatchStore, time: Timekeeper) -> None:
        super().__init__(time)
        self._store = store
        self._matches = matches

    async def settle(self) -> None:
        """Count every match that is over."""
        while ids := await self._store.waiting(AT_ONCE):
            for id in ids:
                _, done = await self._read(id)
                await self._store.enter(id, done, merged)

    async def recompute(self) -> int:
        """Count all matches anew from their logs; gives how many there were."""
        await self.settle()
        sums: dict[tuple[str, str], Done] = {}
        last = 0
        while True:
            while found := await self._store.counted(last, AT_ONCE):
                for number, id in found:
                    heading, done = await self._read(id)
                    _add(sums, heading, done)
                    last = number
            if await self._store.replace(last, sums):
                return last

    async def of(self, person: str) -> list[wire.Tally]:
        """How a person did, by game."""
        found = await self._store.find(person)
        return [told(game, done) for game, done in sorted(found.items())]

    async def _read(self, id: str) -> tuple[MatchHeading, list[Done]]:
        found = await self._matches.read(id)
        assert found is not None
        return found[0], await asyncio.to_thread(count, *found)


def count(heading: MatchHeading, lines: Sequence[JournalLine]) -> list[Done]:
    """What was done in each seat of a match that is over, and the place it reached.

    Whoever had left a seat to a bot is last and did none of what the seat did. Of a log that
    cannot be read the places are all that is known. Where one device went around nobody knows
    who did what, so nothing counts for its owner.
    """
    try:
        done = _deeds(heading, lines)
    except Exception as error:  # a damaged match must not keep the others waiting
        logs.failure("counting", error, match=heading.id)
        done = [{} for _ in range(heading.seats)]
    for seat in range(len(heading.places)):
        deserted = heading.deserted >> seat & 1
        place = PLACES[place_of(heading, seat) - 1]
        done[seat] = {place: 1, **({} if deserted else done[seat])}
        person = heading.people[seat]
        if person is not None and heading.people.count(person) > 1:
            done[seat] = {}
    return done


def _deeds(heading: MatchHeading, lines: Sequence[JournalLine]) -> list[Done]:
    events = (event for line in lines for event in read_stage(line.events).events)
    heard = ((event.kind, event.seen_by(SPECTATOR)) for event in events)
    told = [(kind, values) for kind, values in heard if values is not None]
    return counted(deeds_of(heading.game), told, heading.seats)


def merged(game: str, before: Done, now: Done) -> Done:
    """What was done in one match more of a game."""
    over = {deed.key: deed.over for deed in deeds_of(game)}
    after = dict(before)
    for key, value in now.items():
        known = after.get(key)
        after[key] = value if known is None else together(over.get(key, SUM), known, value)
    return after


def _add(
    sums: dict[tuple[str, str], Done], heading: MatchHeading, done: Sequence[Done]
) -> None:
    for person, one in zip(heading.people, done, strict=True):
        if person is not None:
            key = (person, heading.game)
            sums[key] = merged(heading.game, sums.get(key, {}), one)


def told(game: str, done: Done) -> wire.Tally:
    """The sums of a game as people see them, in the order in which the game names its deeds."""
    finishes = [done.get(place, 0) for place in PLACES]
    deeds = {deed.key: done[deed.key] for deed in deeds_of(game) if deed.key in done}
    return wire.Tally(game, sum(finishes), finishes[0], finishes, deeds)
