"""What the analysis says of somebody who plays anything, by habit, or by search.

    python benchmarks/verdicts.py [GAME…] [--level random] [--choices 32] [--iterations 200]

Seat 0 of four plays at that level against scripted bots, and the first choices of its matches
are reviewed as after a match. Printed are the shares for which nothing better was found,
something slightly better, and something clearly better: a sharp analyst tells players apart.
"""

import argparse
from collections import Counter
from itertools import islice

from backroom.bots.analysis import Reviewer, walk
from backroom.bots.answers import answer
from backroom.bots.registry import bot_named
from backroom.engine.chance import MatchChance
from backroom.engine.game import AnyGame
from backroom.engine.match import MOVE, Match
from backroom.games import GAMES

SEATS = 4
A_MATCH = 16


def played(game: AnyGame, level: str, seed: str) -> Match:
    """A match of somebody at this level against three scripted bots."""
    match = Match(game, SEATS, game.meta.read_options({}, SEATS), MatchChance(seed.encode()))
    bots = [bot_named(level, game), *([bot_named("scripted", game)] * (SEATS - 1))]
    while not match.is_over:
        seat = match.pending()[0]
        match.submit(seat, match.state.prompt, answer(match, seat, bots[seat], seed))
    return match


def verdicts(game: AnyGame, level: str, choices: int, iterations: int) -> Counter[str]:
    """How often each verdict is given."""
    reviewer = Reviewer(game, iterations, "0")
    found: Counter[str] = Counter()
    for number in range(-(-choices // A_MATCH)):
        match = played(game, level, f"verdict {number}")
        asked = (one for one in walk(match) if one.entry.kind == MOVE and one.entry.seat == 0)
        reviews = (review for one in asked for review in reviewer.review(one))
        for review in islice(reviews, A_MATCH):
            same = review.best == review.played
            found["best" if same else "clear" if review.is_clear else "close"] += 1
    return found


def main() -> None:
    """Read the arguments and print a line for each game."""
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=[name for name in GAMES if name != "leduc"])
    parser.add_argument("--level", default="random")
    parser.add_argument("--choices", type=int, default=32)
    parser.add_argument("--iterations", type=int, default=200)
    args = parser.parse_args()
    for name in args.games:
        found = verdicts(GAMES[name], args.level, args.choices, args.iterations)
        total = found.total()
        shares = "  ".join(
            f"{key} {found[key] / total:4.0%}" for key in ("best", "close", "clear")
        )
        print(f"{name:18} {args.level:14} {total:3} choices  {shares}", flush=True)


if __name__ == "__main__":
    main()
