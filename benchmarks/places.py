"""Is it an advantage to begin? Win shares by place in turn order, in every game.

    python -m benchmarks.places [GAME…] [--matches 200] [--bots random,scripted,net] [--options]

The same bot sits in all seats. The first place is that of whoever is asked first in the match;
the others follow clockwise. A fair share is one part in as many as there are seats.
"""

import argparse
from math import sqrt
from random import Random
from typing import Final

import numpy as np
from benchmarks.side_by_side import play_to_the_end

from backroom.bots.bot import Bot
from backroom.bots.headless import decision_of
from backroom.bots.nets.shipped import net_of
from backroom.bots.registry import NET, bot_named
from backroom.engine.chance import SearchChance
from backroom.engine.game import AnyGame
from backroom.engine.seats import next_seat, win_shares
from backroom.engine.state import State
from backroom.games import GAMES, game_named
from backroom.research.setups import Setup, setups_of
from backroom.research.vector import VectorEnv

WIDTH: Final = 1.96


def won(game: AnyGame, setup: Setup, bot: Bot, seed: str) -> list[float]:
    """The part of the win of each place in one match."""
    seats = setup.seats
    chance, rng = SearchChance(seed), Random(seed)
    state = game.start(seats, setup.options, chance)
    first = beginner(state)
    while state.pending:
        seat = next_seat(state.pending, chance)
        legal = state.legal(seat)
        action = legal[0]
        if len(legal) > 1:
            action = bot.choose(decision_of(game, state, seat), rng).action
        state.apply(seat, action, chance)
    return by_place(state, first)


def won_side_by_side(game: AnyGame, setup: Setup, matches: int, seed: str) -> list[list[float]]:
    """The part of the win of each place in matches of the network, all at once."""
    fresh, env = (
        VectorEnv(
            game,
            matches,
            setups=[setup],
            seed=seed,
            relative=True,
            restart=False,
            skip_forced=is_played,
            observe=is_played,
        )
        for is_played in (False, True)
    )
    firsts = [beginner(fresh.slot(row).state) for row in range(matches)]
    play_to_the_end(env, net_of(game), np.random.default_rng(0))
    return [by_place(env.slot(row).state, first) for row, first in enumerate(firsts)]


def beginner(state: State) -> int:
    """Who is asked first; where all are, nobody begins, and seat 0 is as good as any."""
    return state.pending.bit_length() - 1 if state.pending.bit_count() == 1 else 0


def by_place(state: State, first: int) -> list[float]:
    """The part of the win of each place in a match that is over."""
    shares = win_shares(state.winners, state.seats)
    return [shares[(first + place) % state.seats] for place in range(state.seats)]


def line(game: AnyGame, setup: Setup, bot_name: str, matches: int, seed: str) -> str:
    """The share of each place in per cent, and half the 95 % interval of a fair one."""
    seats, bot = setup.seats, bot_named(bot_name, game)
    if bot_name == NET:
        rows = won_side_by_side(game, setup, matches, f"{seed}/{seats}")
    else:
        rows = [won(game, setup, bot, f"{seed}/{seats}/{number}") for number in range(matches)]
    shares = [sum(column) / matches for column in zip(*rows, strict=True)]
    half = WIDTH * sqrt((seats - 1) / seats**2 / matches)
    told = " ".join(f"{100 * share:5.1f}" for share in shares)
    name = f"{game.name} {' '.join(chosen(game, setup))}"
    return f"{name:44} {seats} {bot_name:9} {matches:5}  ±{100 * half:4.1f}  {told}"


def chosen(game: AnyGame, setup: Setup) -> list[str]:
    """The options of a setup that are not as usual."""
    usual = game.meta.option_texts(game.meta.read_options({}, setup.seats))
    texts = game.meta.option_texts(setup.options)
    return [f"{name}={text}" for name, text in texts.items() if text != usual[name]]


def main() -> None:
    """Read the arguments and print a line for each game, number of seats, options and bot."""
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--bots", default="random,scripted,net", help="by name, with commas")
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seats", type=int, nargs="*", help="all of the game, if left out")
    parser.add_argument("--options", action="store_true", help="all of the game, not the usual")
    parser.add_argument("--seed", default="places")
    args = parser.parse_args()
    for name in args.games:
        game = game_named(name)
        for setup in setups_of(game, args.seats):
            if args.options or not chosen(game, setup):
                for bot in args.bots.split(","):
                    print(line(game, setup, bot, args.matches, args.seed), flush=True)


if __name__ == "__main__":
    main()
