"""Is the fixed seating of Mafioso fair? Win shares by place in turn order.

The same scripted bot plays all families of many matches. A seating is fair when every place
in turn order wins about equally often; the bar is five points (decision 0005).

    python benchmarks/mafioso_seatings.py --matches 2000 --json
"""

import argparse
import json
import sys
from math import sqrt
from multiprocessing import Pool
from random import Random
from typing import Final, NamedTuple

from backroom.bots.headless import decision_of
from backroom.bots.registry import bot_named
from backroom.engine.chance import SearchChance
from backroom.engine.seats import win_shares
from backroom.games.mafioso.board import COLOUR
from backroom.games.mafioso.game import MAFIOSO

WIDTH: Final = 1.96
BAR: Final = 0.05
CHUNK: Final = 50


class Place(NamedTuple):
    """One place in turn order: its part of the wins, with a 95 % interval."""

    place: int
    colour: str
    share: float
    low: float
    high: float
    off: float


class Report(NamedTuple):
    """All places at one number of players."""

    seats: int
    matches: int
    bot: str
    turns: float
    places: list[Place]

    @property
    def is_fair(self) -> bool:
        """Whether no place is off by more than the bar."""
        return all(abs(place.off) <= BAR for place in self.places)


def play_match(seats: int, bot_name: str, seed: str) -> tuple[list[float], int]:
    """The part of the win of each family in turn order, and the number of turns."""
    bot = bot_named(bot_name, MAFIOSO)
    chance = SearchChance(seed)
    rng = Random(seed)
    state = MAFIOSO.start(seats, MAFIOSO.meta.read_options({}, seats), chance)
    while not state.winners:
        seat = state.pending.bit_length() - 1
        state.apply(seat, bot.choose(decision_of(MAFIOSO, state, seat), rng).action, chance)
    shares = win_shares(state.winners, seats)
    return [shares[state.seat_of(family)] for family in range(seats)], state.turns


def play_chunk(task: tuple[int, str, str, int, int]) -> list[tuple[list[float], int]]:
    """A run of matches, for one process."""
    seats, bot, seed, first, last = task
    return [play_match(seats, bot, f"{seed}/{seats}/{number}") for number in range(first, last)]


def measure(seats: int, matches: int, bot: str, seed: str, jobs: int) -> Report:
    """Win shares over so many matches at one number of players."""
    tasks = [
        (seats, bot, seed, first, min(first + CHUNK, matches))
        for first in range(0, matches, CHUNK)
    ]
    with Pool(jobs) as pool:
        played = [match for chunk in pool.imap(play_chunk, tasks) for match in chunk]
    turns = sum(turns for _, turns in played) / matches
    places = [
        place(seats, family, [shares[family] for shares, _ in played])
        for family in range(seats)
    ]
    return Report(seats, matches, bot, turns, places)


def place(seats: int, family: int, won: list[float]) -> Place:
    """The mean of one place and how sure it is."""
    share = sum(won) / len(won)
    spread = sum((one - share) ** 2 for one in won) / max(1, len(won) - 1)
    error = WIDTH * sqrt(spread / len(won))
    return Place(
        family + 1, COLOUR.keys[family], share, share - error, share + error, share - 1 / seats
    )


def as_text(report: Report) -> str:
    """A report for people."""
    verdict = "fair" if report.is_fair else f"off by more than {BAR:.0%}"
    lines = [
        f"{report.seats} players, {report.matches} matches of {report.bot}, "
        f"{report.turns:.0f} turns each: {verdict}"
    ]
    for row in report.places:
        interval = f"{row.low:6.1%} to {row.high:6.1%}"
        lines.append(
            f"  {row.place} {row.colour:<7}{row.share:6.1%}  ({interval}) {row.off:+6.1%}"
        )
    return "\n".join(lines)


def as_data(report: Report) -> dict[str, object]:
    """A report for programs."""
    return {
        "seats": report.seats,
        "matches": report.matches,
        "bot": report.bot,
        "turns": report.turns,
        "fair": report.is_fair,
        "places": [row._asdict() for row in report.places],
    }


def main(arguments: list[str]) -> int:
    """1 if a place is off by more than the bar."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--matches", type=int, default=2000, help="for each number of players")
    parser.add_argument("--seats", type=int, nargs="*", default=list(MAFIOSO.meta.seats))
    parser.add_argument("--bot", default="scripted")
    parser.add_argument("--seed", default="seatings")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--json", action="store_true", help="print the reports as JSON")
    chosen = parser.parse_args(arguments)
    reports = []
    for seats in chosen.seats:
        report = measure(seats, chosen.matches, chosen.bot, chosen.seed, chosen.jobs)
        reports.append(report)
        if not chosen.json:
            print(as_text(report), flush=True)
    if chosen.json:
        print(json.dumps([as_data(report) for report in reports], indent=2))
    return 0 if all(report.is_fair for report in reports) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
