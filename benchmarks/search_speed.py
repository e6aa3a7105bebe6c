"""How many iterations a second the search makes on one core, game by game.

    python benchmarks/search_speed.py [GAME…] [--iterations 100] [--choices 120]

Scripted bots play with four seats; now and then the search is asked what it would do, and only
the processor's time for that and the iterations it really made are counted.
`PYTHONPATH=build/compiled/lib` measures the compiled build.
"""

import argparse
import time
from random import Random

from backroom.bots.headless import decision_of
from backroom.bots.registry import bot_named
from backroom.bots.search.bot import SearchBot
from backroom.engine.chance import MatchChance, RandomChance
from backroom.engine.game import AnyGame
from backroom.engine.seats import next_seat
from backroom.games import GAMES

SEATS = 4
PART = 0.4
A_MATCH = 40


def speed(game: AnyGame, iterations: int, choices: int) -> float:
    """Iterations a second over choices from several matches."""
    bot, search = bot_named("scripted", game), SearchBot(game, iterations)
    seconds, iterated, made, match = 0.0, 0, 0, 0
    while made < choices:
        match += 1
        rng, chance = Random(match), MatchChance(str(match).encode())
        state = game.start(SEATS, game.meta.read_options({}, SEATS), chance)
        until = min(choices, made + A_MATCH)
        while not state.winners and made < until:
            seat = next_seat(state.pending, RandomChance(rng))
            decision = decision_of(game, state, seat)
            if len(decision.legal) > 1 and rng.random() < PART:
                began = time.process_time()
                search.choose(decision, Random(made))
                seconds += time.process_time() - began
                iterated += search.made
                made += 1
            state.apply(seat, bot.choose(decision, rng).action, chance)
    return iterated / seconds


def main() -> None:
    """One line a game."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", choices=[*GAMES, []], default=[])
    parser.add_argument("--iterations", type=int, default=100)
    parser.add_argument("--choices", type=int, default=120)
    asked = parser.parse_args()
    for name in asked.games or GAMES:
        print(f"{name:20}{speed(GAMES[name], asked.iterations, asked.choices):8,.0f}")


if __name__ == "__main__":
    main()
