"""The draw of an evening: who sits with whom in a round, so that people meet many others.

This is the social golfer problem with late comers: all rounds that are left are planned
together by simulated annealing with a fixed number of steps, and only the first of them is
used. The next draw plans anew, with whoever has come or gone meanwhile. A draw is a function
of its arguments: no clock, no chance but the seed.
"""

import math
from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from itertools import combinations
from random import Random
from typing import Final, NamedTuple

from backroom.server.refusals import NotNow

# So many swaps are tried for each chair of each round, and no more than this in all: a draw
# takes half a second at most, whatever the number of people.
STEPS_A_CHAIR: Final = 400
MOST_STEPS: Final = 80_000
WARMEST: Final = 0.8
COLDEST: Final = 0.15
# What it costs to put two together who have met so many times; a first meeting is free.
# More rounds than an evening can have, so that it is looked up without asking how often.
PRICES: Final = [0.0, *(1.0 + 0.02 * again for again in range(64))]


class Drawn(NamedTuple):
    """One table of a round: people in a random order, and how many bots fill it up."""

    people: list[str]
    bots: int


class Round(NamedTuple):
    """Who sits with whom, and who has a bye."""

    tables: list[Drawn]
    byes: list[str]


class Share(NamedTuple):
    """How a number of people is shared out: people and bots by table, and byes."""

    tables: list[tuple[int, int]]
    byes: int


def share_out(people: int, sizes: Collection[int], fill: bool = False) -> Share:
    """Tables of these sizes for so many, by which the most pairs meet.

    As few as can be have a bye. With `fill` nobody has: as few bots as can be take the chairs
    that are left. Refused when there are too few for even one table.
    """
    found = _largest_tables(people + max(sizes), sizes)
    if fill and people:
        seats = next(one for one in range(people, people + max(sizes) + 1) if one in found)
        return Share(_with_bots(found[seats], seats - people), 0)
    if people < min(sizes):
        raise NotNow("evening-too-few", {"least": str(1 if fill else min(sizes))})
    seated = next(one for one in range(people, 0, -1) if one in found)
    return Share([(size, 0) for size in found[seated]], people - seated)


def _largest_tables(most: int, sizes: Collection[int]) -> dict[int, list[int]]:
    """For each number of chairs that such tables have, those where the most pairs meet."""
    found: dict[int, list[int]] = {0: []}
    for chairs in range(1, most + 1):
        ways = [[size, *found[chairs - size]] for size in sizes if chairs - size in found]
        if ways:
            found[chairs] = sorted(max(ways, key=pairs), reverse=True)
    return found


def _with_bots(sizes: Sequence[int], bots: int) -> list[tuple[int, int]]:
    """Bots go to the largest tables first, one to each before any has two."""
    count = len(sizes)
    shares = [bots // count + (index < bots % count) for index in range(count)]
    return [(size - share, share) for size, share in zip(sizes, shares, strict=True)]


def pairs(sizes: Iterable[int]) -> int:
    """How many pairs sit together at tables of these sizes."""
    return sum(math.comb(size, 2) for size in sizes)


def draw(
    people: Collection[str],
    sizes: Collection[int],
    past: Sequence[Round],
    ahead: int,
    seed: str,
    fill: bool = False,
) -> Round:
    """The next round for these people, when so many rounds are still to come with it."""
    return plan(people, sizes, past, ahead, seed, fill)[0]


def plan(
    people: Collection[str],
    sizes: Collection[int],
    past: Sequence[Round],
    ahead: int,
    seed: str,
    fill: bool = False,
) -> list[Round]:
    """All rounds that are left, if nobody comes or goes.

    Whoever has had the fewest byes has the next one, so that byes differ by one at most
    among those who are there all the time.
    """
    share = share_out(len(people), sizes, fill)
    rng = Random(f"{seed} {len(past)}")
    order = sorted(people)
    rng.shuffle(order)
    made = _Plan(order, share, past, max(1, ahead), rng)
    made.improve(min(MOST_STEPS, STEPS_A_CHAIR * len(order) * max(1, ahead)), rng)
    bots = [number for _, number in share.tables]
    rounds = []
    for tables, byes in zip(made.rounds, made.byes, strict=True):
        for table in tables:
            rng.shuffle(table)
        named = [[order[one] for one in table] for table in tables]
        drawn = [Drawn(table, number) for table, number in zip(named, bots, strict=True)]
        rounds.append(Round(drawn, [order[one] for one in byes]))
    return rounds


class _Plan:
    """All rounds that are left, people by number, and how often each pair has met."""

    def __init__(
        self, order: list[str], share: Share, past: Sequence[Round], ahead: int, rng: Random
    ) -> None:
        self._count = len(order)
        self._met = [[0] * self._count for _ in order]
        number = {person: index for index, person in enumerate(order)}
        had: Counter[int] = Counter()
        for one in past:
            had.update(number[person] for person in one.byes if person in number)
            for table in one.tables:
                self._note([number[who] for who in table.people if who in number])
        self.byes: list[list[int]] = []
        self.rounds: list[list[list[int]]] = []
        for _ in range(ahead):
            self._add_round(share, had, rng)

    def _add_round(self, share: Share, had: Counter[int], rng: Random) -> None:
        everybody = list(range(self._count))
        rng.shuffle(everybody)
        everybody.sort(key=had.__getitem__)
        byes = everybody[: share.byes]
        had.update(byes)
        seated = everybody[share.byes :]
        rng.shuffle(seated)
        tables = []
        for size, _ in share.tables:
            tables.append(seated[:size])
            del seated[:size]
            self._note(tables[-1])
        self.byes.append(byes)
        self.rounds.append(tables)

    def _note(self, table: list[int]) -> None:
        for one, other in combinations(table, 2):
            self._met[one][other] += 1
            self._met[other][one] += 1

    def improve(self, steps: int, rng: Random) -> None:
        """Swap people between tables of a round: at first almost any, at last what helps."""
        movable = [tables for tables in self.rounds if len(tables) > 1]
        if not movable:
            return
        cooling = (COLDEST / WARMEST) ** (1 / steps)
        warmth = WARMEST
        chance = rng.random
        for _ in range(steps):
            warmth *= cooling
            tables = movable[int(chance() * len(movable))]
            here = int(chance() * len(tables))
            there = int(chance() * (len(tables) - 1))
            one, other = tables[here], tables[there + (there >= here)]
            place, seat = int(chance() * len(one)), int(chance() * len(other))
            price = self._price(one, place, other, seat)
            if price <= 0 or chance() < math.exp(-price / warmth):
                self._swap(one, place, other, seat)

    def _price(self, one: list[int], place: int, other: list[int], seat: int) -> float:
        """What a swap of two people costs in meetings; below zero it gains some."""
        leaving, coming = self._met[one[place]], self._met[other[seat]]
        prices = PRICES
        price = 0.0
        for index, neighbour in enumerate(one):
            if index != place:
                price += prices[coming[neighbour]] - prices[leaving[neighbour] - 1]
        for index, neighbour in enumerate(other):
            if index != seat:
                price += prices[leaving[neighbour]] - prices[coming[neighbour] - 1]
        return price

    def _swap(self, one: list[int], place: int, other: list[int], seat: int) -> None:
        leaving, coming = one[place], other[seat]
        met = self._met
        for index, neighbour in enumerate(one):
            if index != place:
                met[leaving][neighbour] -= 1
                met[neighbour][leaving] -= 1
                met[coming][neighbour] += 1
                met[neighbour][coming] += 1
        for index, neighbour in enumerate(other):
            if index != seat:
                met[coming][neighbour] -= 1
                met[neighbour][coming] -= 1
                met[leaving][neighbour] += 1
                met[neighbour][leaving] += 1
        one[place], other[seat] = coming, leaving


def meetings(rounds: Sequence[Round]) -> int:
    """How many different pairs have met."""
    tables = (table for one in rounds for table in one.tables)
    return len({pair for table in tables for pair in combinations(sorted(table.people), 2)})


def most_meetings(people: int, tables: Sequence[int], rounds: int) -> int:
    """A bound that no draw can pass, for tables of the same sizes in every round.

    There are only so many pairs; and of those at a table some sat together in the round
    before, as they come from no more tables than there were (a bye counts as a table of its
    own). By Hunter's inequality these repeats, once for each round but the first, come off.
    """
    byes = people - sum(tables)
    origins = len(tables) + byes
    again = sum(_least_repeats(size, origins) for size in tables)
    together = rounds * pairs(tables) - (rounds - 1) * again
    return min(math.comb(people, 2), together)


def _least_repeats(size: int, origins: int) -> int:
    """Pairs that must come from the same table when so many come from so few tables."""
    each, more = divmod(size, origins)
    return more * math.comb(each + 1, 2) + (origins - more) * math.comb(each, 2)
