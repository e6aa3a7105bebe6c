"""Look for fixed seatings of Mafioso that are fair to every place, whoever plays.

    PYTHONPATH=build/compiled/lib python -m benchmarks.mafioso_search 5 --minutes 10

What is asked of a seating can be counted: opening incomes differ by $1k at most, the numbers of
victims and of men in danger by one. Of such seatings the search draws some by chance, goes from
the best of them to others by exchanging men, and plays the same deals with each: `random`,
`scripted` and `net` sit in all places. It goes by the sum of the squares of what places are
off; the bar is five points for the worst place of the worst bot.
"""

import argparse
import time
from ast import literal_eval
from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple, TypeAlias, cast

import numpy as np
from benchmarks.side_by_side import play_to_the_end

from backroom.bots.headless import decision_of
from backroom.bots.nets.shipped import net_of
from backroom.bots.registry import bot_named
from backroom.engine.chance import SearchChance
from backroom.engine.playout import play_randomly
from backroom.engine.seats import win_shares
from backroom.games.mafioso.board import (
    CHAIRS,
    EMPTY,
    FAMILIES,
    KINDS,
    LEFT_OF,
    MEN,
    OPPOSITE,
    RIGHT_OF,
    SHOOTERS,
    STABBERS,
    kinds_of_family,
)
from backroom.games.mafioso.game import MAFIOSO
from backroom.games.mafioso.scoring import income_at
from backroom.games.mafioso.setup import FIXED, fixed_seating
from backroom.games.mafioso.state import MafiosoState
from backroom.research.vector import Setup, VectorEnv

# A man for each chair, as `state.chairs` has it.
Chairs: TypeAlias = list[int]

BOTS: Final = ("random", "scripted", "net")
FREE: Final = {4: (11, 28)}
MOST_DECISIONS: Final = 100_000


class Result(NamedTuple):
    """The share of the wins of each place, by bot, and how many matches that is."""

    shares: dict[str, list[float]]
    matches: dict[str, int]

    def worst(self, seats: int) -> float:
        """How far the worst place of the worst bot is from a fair share."""
        return max(abs(one - 1 / seats) for row in self.shares.values() for one in row)

    def squares(self, seats: int) -> float:
        """How far all places of all bots are off, the worst ones counting most."""
        return sum((one - 1 / seats) ** 2 for row in self.shares.values() for one in row)


def reach(kind: int, chair: int) -> list[int]:
    """The chairs that an awake man of a kind could attack from a chair."""
    found = [RIGHT_OF[chair], LEFT_OF[chair]] if STABBERS[kind * CHAIRS + chair] else []
    return [*found, OPPOSITE[chair]] if SHOOTERS[kind * CHAIRS + chair] else found


def unevenness(chairs: Chairs, seats: int) -> int:
    """How far a seating is from what is asked of it; nothing if it is as it should be."""
    incomes = [income_at(chairs, family) for family in range(seats)]
    victims: list[set[int]] = [set() for _ in range(seats)]
    endangered: list[set[int]] = [set() for _ in range(seats)]
    for source, man in enumerate(chairs):
        if man == EMPTY:
            continue
        for target in reach(man % KINDS, source):
            other = chairs[target]
            if other != EMPTY and other // MEN != man // MEN:
                victims[man // MEN].add(target)
                endangered[other // MEN].add(target)
    spans = [
        max(counts) - min(counts) - 1
        for counts in (incomes, [len(one) for one in victims], [len(one) for one in endangered])
    ]
    return sum(max(0, span) for span in spans)


def shuffled(seats: int, rng: Random) -> Chairs:
    """Everybody anywhere."""
    men = [family * MEN + kind for family in range(seats) for kind in kinds_of_family(seats)]
    rng.shuffle(men)
    free = FREE.get(seats, ())
    return [EMPTY if chair in free else men.pop() for chair in range(CHAIRS)]


def exchanged(chairs: Chairs, rng: Random, times: int) -> Chairs:
    """The same with some pairs of men in each other's chairs."""
    changed = chairs[:]
    taken = [chair for chair in range(CHAIRS) if chairs[chair] != EMPTY]
    for _ in range(times):
        one, other = rng.sample(taken, 2)
        changed[one], changed[other] = changed[other], changed[one]
    return changed


def evened(chairs: Chairs, seats: int, rng: Random) -> Chairs:
    """Exchange men until nothing that can be counted is uneven."""
    best, at = chairs, unevenness(chairs, seats)
    while at:
        other = exchanged(best, rng, rng.choice((1, 1, 2)))
        if (there := unevenness(other, seats)) <= at:
            best, at = other, there
    return best


def neighbour(chairs: Chairs, seats: int, rng: Random) -> Chairs:
    """Another seating near this one that is as even."""
    while True:
        other = exchanged(chairs, rng, rng.choice((1, 1, 2, 3)))
        if other != chairs and not unevenness(other, seats):
            return other


def seat_all(chairs: Chairs, seats: int) -> None:
    """From now on this is the house's own seating for so many players."""
    FIXED[seats][:] = chairs


def by_place(state: MafiosoState) -> list[float]:
    """The part of the win of each place in a match that is over."""
    shares = win_shares(state.winners, state.seats)
    return [shares[state.seat_of(family)] for family in range(state.seats)]


def one_by_one(seats: int, bot_name: str, count: int, seed: str) -> list[list[float]]:
    """Matches in which rules of thumb, or chance, sit in all places."""
    options = MAFIOSO.meta.read_options({}, seats)
    bot = bot_named(bot_name, MAFIOSO)
    rows = []
    for number in range(count):
        chance = SearchChance(f"{seed}/{seats}/{number}")
        state = MAFIOSO.start(seats, options, chance)
        if bot_name == "random":
            play_randomly(state, chance, MOST_DECISIONS)
        rng = Random(f"{seed}/{seats}/{number}")
        while not state.winners:
            seat = state.pending.bit_length() - 1
            legal = state.legal(seat)
            action = legal[0]
            if len(legal) > 1:
                action = bot.choose(decision_of(MAFIOSO, state, seat), rng).action
            state.apply(seat, action, chance)
        rows.append(by_place(state))
    return rows


def side_by_side(seats: int, count: int, seed: str) -> list[list[float]]:
    """Matches of the network in all places, many at once: it plays the likeliest action."""
    setup = Setup(seats, MAFIOSO.meta.read_options({}, seats))
    env = VectorEnv(MAFIOSO, count, setups=[setup], seed=seed, restart=False, relative=True)
    play_to_the_end(env, net_of(MAFIOSO), np.random.default_rng(0))
    return [by_place(cast("MafiosoState", env.slot(row).state)) for row in range(count)]


def measure(chairs: Chairs, seats: int, counts: dict[str, int], seed: str) -> Result:
    """Play so many matches with each bot."""
    seat_all(chairs, seats)
    shares = {}
    for bot, count in counts.items():
        rows = (
            side_by_side(seats, count, seed)
            if bot == "net"
            else one_by_one(seats, bot, count, seed)
        )
        shares[bot] = [sum(column) / count for column in zip(*rows, strict=True)]
    return Result(shares, dict(counts))


def listed(chairs: Chairs, seats: int) -> tuple[tuple[int, ...], ...]:
    """A seating as `board.SEATINGS` writes it."""
    rows = []
    for family in range(seats):
        row: list[int] = []
        for kind in range(KINDS):
            row += [one for one in range(CHAIRS) if chairs[one] == family * MEN + kind]
        rows.append(tuple(row))
    assert all(len(row) == sum(FAMILIES[seats]) for row in rows)
    return tuple(rows)


def seated(rows: tuple[tuple[int, ...], ...]) -> Chairs:
    """The other way."""
    chairs = [EMPTY] * CHAIRS
    for family, row in enumerate(rows):
        for kind, chair in zip(kinds_of_family(len(rows)), row, strict=True):
            chairs[chair] = family * MEN + kind
    return chairs


def told(result: Result) -> str:
    """The shares of all places, bot by bot."""
    return "  ".join(
        f"{bot} ({result.matches[bot]}) " + " ".join(f"{one:.1%}" for one in row)
        for bot, row in result.shares.items()
    )


def challenged(
    other: Chairs, seats: int, counts: dict[str, int], seed: str, bar: float
) -> Result | None:
    """Play a seating bot by bot; it is left as soon as it is worse than the bar."""
    shares: dict[str, list[float]] = {}
    for bot, count in counts.items():
        shares |= measure(other, seats, {bot: count}, seed).shares
        if Result(shares, counts).squares(seats) >= bar:
            return None
    return Result(shares, dict(counts))


def improve(
    chairs: Chairs, seats: int, counts: dict[str, int], starts: int, until: float, seed: str
) -> tuple[Chairs, Result]:
    """The best of some seatings drawn by chance, then from each to a better neighbour."""
    rng = Random(seed)
    best, found = chairs, measure(chairs, seats, counts, seed)
    tried = 0
    while time.monotonic() < until:
        tried += 1
        if tried <= starts:
            other = evened(shuffled(seats, rng), seats, rng)
        else:
            other = neighbour(best, seats, rng)
        result = challenged(other, seats, counts, seed, found.squares(seats))
        if result is not None:
            best, found = other, result
            print(f"{tried} {found.worst(seats):.3f}  {told(found)}", flush=True)
            print(listed(best, seats), flush=True)
    return best, found


def main(arguments: Sequence[str] | None = None) -> None:
    """Read the arguments, search, and print the best as it would stand in `board.py`."""
    parser = argparse.ArgumentParser()
    parser.add_argument("seats", type=int)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--random", type=int, default=1000)
    parser.add_argument("--scripted", type=int, default=400)
    parser.add_argument("--net", type=int, default=300)
    parser.add_argument("--seed", default="search")
    parser.add_argument("--starts", type=int, default=40, help="seatings drawn by chance")
    parser.add_argument("--begin", help="a seating to begin with, as it was printed")
    parser.add_argument("--check", action="store_true", help="measure the house's own seating")
    args = parser.parse_args(arguments)
    counts = {bot: getattr(args, bot) for bot in BOTS if getattr(args, bot)}
    rng = Random(args.seed)
    chairs = seated(literal_eval(args.begin)) if args.begin else fixed_seating(args.seats)
    if args.check:
        result = measure(chairs, args.seats, counts, args.seed)
        print(f"{result.worst(args.seats):.3f}  {told(result)}")
        return
    chairs = evened(chairs, args.seats, rng)
    until = time.monotonic() + 60 * args.minutes
    best, found = improve(chairs, args.seats, counts, args.starts, until, args.seed)
    print(f"{found.worst(args.seats):.3f}  {told(found)}")
    print(listed(best, args.seats))


if __name__ == "__main__":
    main()
