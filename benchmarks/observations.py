"""What a row of an observation costs, game by game, in microseconds of one core.

    python benchmarks/observations.py [GAME…] [--positions 400] [--rounds 15]

Positions come from random play over all seat counts. `view` makes the view, `row` the row of a
view, `both` the row straight from a state, `mask` the mask of what is legal, `truth` the row
for critics; `play` is the bare decision beside which they stand. The best of all rounds counts.
`PYTHONPATH=build/compiled/lib` measures the compiled build.
"""

import argparse
import time
from collections.abc import Callable
from random import Random
from typing import Any

from backroom.engine.chance import SearchChance
from backroom.engine.game import AnyGame
from backroom.engine.state import LOWEST, State
from backroom.games import GAMES, TUTORIAL

ALL_GAMES = {**TUTORIAL, **GAMES}


def positions(game: AnyGame, number: int) -> list[State]:
    """States in which somebody is asked, one in five of random matches."""
    rng = Random(game.name)
    found: list[State] = []
    while len(found) < number:
        seats = rng.choice(game.meta.seats)
        chance = SearchChance(rng.getrandbits(48))
        state = game.start(seats, game.meta.read_options({}, seats), chance)
        legal = state.offer()
        while legal:
            if rng.random() < 0.2:
                found.append(state.clone())
            legal = state.play(rng.choice(legal), chance)
    return found[:number]


def best(rounds: int, work: Callable[[Any], object], items: list[Any]) -> float:
    """Microseconds an item, the best of some rounds."""
    fastest = float("inf")
    for _ in range(rounds):
        began = time.process_time()
        for item in items:
            work(item)
        fastest = min(fastest, time.process_time() - began)
    return fastest / len(items) * 1e6


def costs(game: AnyGame, number: int, rounds: int) -> list[float]:
    """The cost of each kind of row, the empty loop taken off."""
    observation, truth = game.observation, game.truth
    chance = SearchChance(1)
    asked = [(state, LOWEST[state.pending]) for state in positions(game, number)]
    views = [game.observe(state, seat) for state, seat in asked]
    offers = [
        (state.offer(), state.seats, observation.facing_state(state, seat))
        for state, seat in asked
    ]
    empty = best(rounds, lambda item: item, asked)
    clone = best(rounds, lambda item: item[0].clone(), asked)
    timed = [
        best(rounds, lambda item: game.observe(item[0], item[1]), asked),
        best(rounds, observation.vector, views),
        best(rounds, lambda item: observation.state_vector(item[0], item[1]), asked),
        best(rounds, lambda item: observation.mask(*item), offers),
        best(rounds, lambda item: truth.vector(item[0], item[1]), asked),
    ]
    moves = [(state, state.offer()[0]) for state, _ in asked]
    play = best(rounds, lambda item: item[0].clone().play(item[1], chance), moves) - clone
    return [*(cost - empty for cost in timed), play]


def main() -> None:
    """One line a game."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", choices=[*ALL_GAMES, []], default=[])
    parser.add_argument("--positions", type=int, default=400)
    parser.add_argument("--rounds", type=int, default=15)
    asked = parser.parse_args()
    print(f"{'':20}{'size':>6}" + "".join(f"{name:>8}" for name in COLUMNS))
    for name in asked.games or ALL_GAMES:
        game = ALL_GAMES[name]
        told = "".join(f"{cost:8.2f}" for cost in costs(game, asked.positions, asked.rounds))
        print(f"{name:20}{game.observation.size:6}{told}", flush=True)


COLUMNS = ("view", "row", "both", "mask", "truth", "play")

if __name__ == "__main__":
    main()
