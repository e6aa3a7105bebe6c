"""Is it an advantage to begin? Win shares by place in turn order, in every game.

    python benchmarks/places.py [GAME…] [--matches 200] [--bots random,scripted,net]

The same bot sits in all seats. The first place is that of whoever is asked first in the match;
the others follow clockwise. A fair share is one part in as many as there are seats.
"""

import argparse
from math import sqrt
from random import Random
from typing import Final

from backroom.bots.headless import decision_of
from backroom.bots.registry import bot_named
from backroom.engine.chance import SearchChance
from backroom.engine.game import AnyGame
from backroom.engine.seats import next_seat, win_shares
from backroom.games import GAMES, game_named

WIDTH: Final = 1.96


def won(game: AnyGame, seats: int, bot_name: str, seed: str) -> list[float]:
    """The part of the win of each place in one match, by the usual options."""
    bot = bot_named(bot_name, game)
    chance, rng = SearchChance(seed), Random(seed)
    state = game.start(seats, game.meta.read_options({}, seats), chance)
    # Where all are asked at once nobody begins, and seat 0 is as good as any.
    first = state.pending.bit_length() - 1 if state.pending.bit_count() == 1 else 0
    while state.pending:
        seat = next_seat(state.pending, chance)
        legal = state.legal(seat)
        action = legal[0]
        if len(legal) > 1:
            action = bot.choose(decision_of(game, state, seat), rng).action
        state.apply(seat, action, chance)
    shares = win_shares(state.winners, seats)
    return [shares[(first + place) % seats] for place in range(seats)]


def line(game: AnyGame, seats: int, bot: str, matches: int, seed: str) -> str:
    """The share of each place in per cent, and half the 95 % interval of a fair one."""
    rows = [won(game, seats, bot, f"{seed}/{seats}/{number}") for number in range(matches)]
    shares = [sum(column) / matches for column in zip(*rows, strict=True)]
    half = WIDTH * sqrt((seats - 1) / seats**2 / matches)
    told = " ".join(f"{100 * share:5.1f}" for share in shares)
    return f"{game.name:18} {seats} {bot:9} {matches:5}  ±{100 * half:4.1f}  {told}"


def main() -> None:
    """Read the arguments and print a line for each game, number of seats and bot."""
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--bots", default="random,scripted,net", help="by name, with commas")
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seats", type=int, nargs="*", help="all of the game, if left out")
    parser.add_argument("--seed", default="places")
    args = parser.parse_args()
    for name in args.games:
        game = game_named(name)
        for seats in args.seats or game.meta.seats:
            for bot in args.bots.split(","):
                print(line(game, seats, bot, args.matches, args.seed), flush=True)


if __name__ == "__main__":
    main()
