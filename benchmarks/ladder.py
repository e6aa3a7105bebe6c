"""Measure how strong the bots of every game are, and write what the house tells of it.

    python benchmarks/ladder.py [GAME…] [--deals 60] [--seed ladder] [--without search:hard,…]

Each game is a ladder of `backroom arena GAME --ladder`: four seats, line-ups drawn by chance,
every deal in all rotations, all bots of the game but the slowest. The ratings go to
`src/backroom/bots/ladder.json`, where a game that is measured again replaces its older figures.
"""

import argparse
import json
from pathlib import Path
from typing import Any, Final

from backroom.bots.arena.deals import Contest, Dealt
from backroom.bots.arena.ladder import Played, Rung, climb, line_ups
from backroom.bots.arena.parallel import play_various
from backroom.bots.ladder import NORMAL
from backroom.bots.registry import bots_for
from backroom.games import GAMES, game_named

LADDERS: Final = Path(__file__).parents[1] / "src/backroom/bots/ladder.json"
SEATS: Final = 4
# A second a move: a ladder with these takes a day.
SLOW: Final = "search:hard,deep:hard"


def played(contest: Contest, names: list[str], deals: int, jobs: int) -> list[Played]:
    """All deals of one ladder, in order."""
    tables = line_ups(contest, names, deals)
    found: list[Dealt] = []
    for dealt in play_various([(table, deal) for deal, table in enumerate(tables)], jobs):
        found.append(dealt)
        print(f"{contest.game}: {len(found)} of {deals}", end="\r", flush=True)
    found.sort(key=lambda one: one.deal)
    return list(zip(tables, found, strict=True))


def rung_data(rung: Rung) -> dict[str, Any]:
    """A bot as the file has it."""
    return {
        "name": rung.name,
        "mean": round(rung.rating, 2),
        "spread": round((rung.high - rung.rating) / NORMAL, 2),
        "share": round(rung.share, 3),
        "share_low": round(rung.share_low, 3),
        "share_high": round(rung.share_high, 3),
        "matches": rung.matches,
    }


def measure(name: str, without: str, deals: int, seed: str, jobs: int) -> dict[str, Any]:
    """The ladder of one game, and how it was made."""
    game = game_named(name)
    names = [one for one in bots_for(game) if one not in without.split(",")]
    options = game.meta.read_options({}, SEATS)
    contest = Contest(name, SEATS, options, tuple(names), seed, None, None)
    rungs = climb(names, played(contest, names, deals, jobs))
    command = f"python benchmarks/ladder.py {name} --deals {deals} --seed {seed}"
    return {
        "made_by": f"{command} --without {without}",
        "rules_version": game.meta.rules_version,
        "seats": SEATS,
        "deals": deals,
        "rungs": [rung_data(rung) for rung in rungs],
    }


def main() -> None:
    """Read the arguments, measure game by game, and write after each."""
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--without", default=SLOW, help="bots that take too long, with commas")
    parser.add_argument("--deals", type=int, default=60)
    parser.add_argument("--seed", default="ladder")
    parser.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args()
    for name in args.games:
        ladder = measure(name, args.without, args.deals, args.seed, args.jobs)
        ladders = json.loads(LADDERS.read_text("utf-8")) if LADDERS.exists() else {"games": {}}
        ladders["games"][name] = ladder
        LADDERS.write_text(json.dumps(ladders, indent=1, sort_keys=True) + "\n", "utf-8")
        best = ladder["rungs"][0]
        print(f"{name}: {best['name']} leads with {best['mean']}")


if __name__ == "__main__":
    main()
