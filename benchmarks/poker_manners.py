"""What pays in Chicago Poker? Tries changes of a manner in matches against plain `scripted`.

    python benchmarks/poker_manners.py [--matches 2000] [--manner patient] [--seed 1]

In each match one of four plays in a manner that is changed a little, every number up, down or
not at all by a lot of its own. Prints for each number what a step up adds to the win share
beside a step down, in percent, with its standard error: what is twice that or more is worth
following. The manners stand in `bots/chicago_poker/odds.py`.
`PYTHONPATH=build/compiled/lib` plays five times as many matches in the same time.
"""

import argparse
from collections import defaultdict
from collections.abc import Callable
from math import sqrt
from random import Random

from backroom.bots.chicago_poker.odds import BRISK, PATIENT, Manner
from backroom.bots.chicago_poker.scripted import ChicagoPokerBot
from backroom.bots.headless import decision_of
from backroom.engine.chance import MatchChance, RandomChance
from backroom.engine.seats import next_seat, win_shares
from backroom.games.chicago_poker.cards import BUSINESS
from backroom.games.chicago_poker.game import CHICAGO_POKER as GAME

SEATS = 4
MANNERS = {"brisk": BRISK, "patient": PATIENT}
TASTE = 0.15

Lot = Callable[[str], int]


class Lots:
    """For each number up, down or not at all."""

    def __init__(self, seed: str) -> None:
        self._rng = Random(seed)
        self.drawn: dict[str, int] = {}

    def draw(self, name: str) -> int:
        """The lot of a number."""
        self.drawn[name] = self._rng.choice((-1, 0, 1))
        return self.drawn[name]


def changed(manner: Manner, lot: Lot) -> Manner:
    """A manner with every number changed by its lot."""
    more, full = 0.2 * lot("least_gain"), 0.2 * lot("least_gain, full hand")
    lift = 1.0 + 0.25 * lot("lift")
    return Manner(
        least_gain=(
            *(gain + more for gain in manner.least_gain[:-1]),
            manner.least_gain[-1] + more + full,
        ),
        lift=tuple([odds * lift for odds in manner.lift]),
        ahead=min(1.0, manner.ahead + 0.03 * lot("ahead")),
        growth=manner.growth + 0.6 * lot("growth"),
        respect=manner.respect + 0.4 * lot("respect"),
        taste=tuple(
            [
                taste + TASTE * lot(f"taste, {key}")
                for taste, key in zip(manner.taste, BUSINESS.keys, strict=True)
            ]
        ),
    )


def share(bot: ChicagoPokerBot, seed: str, chair: int) -> float:
    """What one chair wins of a match against three plain ones."""
    rng, chance, plain = Random(seed), MatchChance(seed.encode()), ChicagoPokerBot()
    state = GAME.start(SEATS, GAME.meta.read_options({}, SEATS), chance)
    while not state.winners:
        seat = next_seat(state.pending, RandomChance(rng))
        player = bot if seat == chair else plain
        state.apply(seat, player.choose(decision_of(GAME, state, seat), rng).action, chance)
    return win_shares(state.winners, SEATS)[chair]


def main() -> None:
    """Play, compare, tell."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--matches", type=int, default=2000)
    parser.add_argument("--manner", choices=MANNERS, default="patient")
    parser.add_argument("--seed", default="1")
    asked = parser.parse_args()
    won: dict[tuple[str, int], list[float]] = defaultdict(list)
    shares = []
    for number in range(asked.matches):
        seed = f"{asked.seed}/{number}"
        lots = Lots(seed)
        manner = changed(MANNERS[asked.manner], lots.draw)
        shares.append(share(ChicagoPokerBot(manner), seed, number % SEATS))
        for name, lot in lots.drawn.items():
            won[name, lot].append(shares[-1])
    mean = sum(shares) / len(shares)
    print(f"{'win share of all':24}{100 * mean:6.1f}")
    for name in dict.fromkeys(name for name, _ in won):
        up, down = won[name, 1], won[name, -1]
        step = sum(up) / len(up) - sum(down) / len(down)
        error = sqrt(mean * (1 - mean) * (1 / len(up) + 1 / len(down)))
        print(f"{name:24}{100 * step:6.1f} ± {100 * error:.1f}")


if __name__ == "__main__":
    main()
