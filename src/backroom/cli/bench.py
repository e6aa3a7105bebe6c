"""`backroom bench`: how fast the games are on one core."""

import argparse
import json
import time
from collections.abc import Callable
from importlib.machinery import EXTENSION_SUFFIXES
from typing import Final, NamedTuple

from backroom.engine import playout
from backroom.engine.chance import Chance, SearchChance
from backroom.engine.game import AnyGame
from backroom.engine.playout import play_randomly
from backroom.engine.state import State
from backroom.engine.views import View
from backroom.games import GAMES, game_named

from .arguments import add_json
from .progress import bar

# Slices end by the clock, about six seconds a game in all; what was done in one is divided by
# the time of the processor, and the best counts, as others use the machine too.
SLICES: Final = 5
PLAY_SECONDS: Final = 0.7
PART_SECONDS: Final = 0.2
POSITIONS: Final = 40
ENDLESS: Final = 1_000_000


class Speed(NamedTuple):
    """What is measured of a game."""

    players: int
    decisions_per_second: float
    matches_per_second: float
    clone_us: float
    complete_us: float


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the subcommand `bench` and its arguments."""
    parser = commands.add_parser("bench", help="measure the speed of the games")
    parser.add_argument("games", nargs="*", metavar="GAME", help="all of the house if left out")
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Measure the games that were named, or all, and print how fast they are."""
    games = [game_named(name) for name in args.games or GAMES]
    speeds: dict[str, Speed] = {}
    with bar(len(games), not args.json) as advance:
        for game in games:
            speeds[game.name] = measure(game)
            advance()
    if args.json:
        rows = {name: speed._asdict() for name, speed in speeds.items()}
        print(json.dumps({"build": build(), "games": rows}))
    else:
        print("\n".join(table(speeds)))
    return 0


def build() -> str:
    """Whether the engine runs as plain Python or was compiled."""
    is_native = str(playout.__file__).endswith(tuple(EXTENSION_SUFFIXES))
    return "compiled" if is_native else "pure"


def table(speeds: dict[str, Speed]) -> list[str]:
    """For people: one line a game."""
    heads = ("players", "decisions/s", "matches/s", "clone µs", "complete µs")
    lines = [f"{build():18}" + "".join(f"{head:>12}" for head in heads)]
    for name, speed in speeds.items():
        numbers = (
            f"{speed.players:>12}{speed.decisions_per_second:>12,.0f}"
            f"{speed.matches_per_second:>12,.1f}{speed.clone_us:>12.2f}{speed.complete_us:>12.2f}"
        )
        lines.append(f"{name:18}{numbers}")
    return lines


def measure(game: AnyGame) -> Speed:
    """Random play from the deal to the end, and copies and completions from mid-match."""
    seats = game.meta.usual_seats
    chance = SearchChance(1)
    slices = [play_slice(game, seats, chance) for _ in range(SLICES)]
    decisions, matches = max(slices)
    states = positions(game, seats, chance, round(decisions / matches))
    views: list[View] = [
        game.observe(state, state.pending.bit_length() - 1) for state in states
    ]
    return Speed(
        seats,
        round(decisions, 1),
        round(matches, 1),
        microseconds([state.clone for state in states]),
        microseconds([lambda view=view: game.complete(view, chance) for view in views]),  # type: ignore[misc]
    )


def play_slice(game: AnyGame, seats: int, chance: Chance) -> tuple[float, float]:
    """Decisions and matches a second over one slice of time, whole matches only."""
    options = game.meta.read_options({}, seats)
    decisions = matches = 0
    begun, end = time.process_time(), time.perf_counter() + PLAY_SECONDS
    while time.perf_counter() < end:
        state: State = game.start(seats, options, chance)
        decisions += play_randomly(state, chance, ENDLESS)
        matches += 1
    spent = time.process_time() - begun
    return decisions / spent, matches / spent


def positions(game: AnyGame, seats: int, chance: Chance, length: int) -> list[State]:
    """States from the middle half of matches of about this length."""
    options = game.meta.read_options({}, seats)
    found: list[State] = []
    while len(found) < POSITIONS:
        state: State = game.start(seats, options, chance)
        play_randomly(state, chance, length // 4 + len(found) * length // (2 * POSITIONS))
        if not state.winners:
            found.append(state)
    return found


def microseconds(calls: list[Callable[[], object]]) -> float:
    """The mean time of a call over all positions, in the best slice."""
    return round(min(_slice(calls) for _ in range(SLICES)) * 1e6, 3)


def _slice(calls: list[Callable[[], object]]) -> float:
    rounds = 0
    begun, end = time.process_time(), time.perf_counter() + PART_SECONDS
    while time.perf_counter() < end:
        for call in calls:
            call()
        rounds += 1
    return (time.process_time() - begun) / (rounds * len(calls))
