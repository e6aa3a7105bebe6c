"""Random Leduc play from Python, compared with OpenSpiel and RLCard in one run.

Every contender has a process of its own and plays a slice of time whenever it is told to; the
slices go round in turn, so that a noisy machine disturbs all alike. Only decisions of players
are counted, never chance. The loop is the same for all: ask what is legal, pick one, apply it.
The pick is the cheapest that Python has, so that what is compared is the games.
Ratios are taken within a round, and the median over the rounds is reported.
"""

import argparse
import importlib
import json
import os
import platform
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

BATCH: Final = 100

PlayMatch = Callable[[], int]


class Bar(NamedTuple):
    """What the design asks: `ours` at least `times` as fast as `peer`."""

    ours: str
    peer: str
    times: float


PEERS: Final = ("open_spiel", "rlcard", "rlcard bare game")
BARS: Final = (
    Bar("backroom", "open_spiel", 1),
    Bar("backroom", "rlcard", 10),
    Bar("backroom compiled", "open_spiel", 6),
)


def backroom_match() -> PlayMatch:
    """Backroom in plain Python, where the fewest calls are the quickest: the state itself."""
    from backroom.engine.chance import SearchChance
    from backroom.games import TUTORIAL

    leduc = TUTORIAL["leduc"]
    chance = SearchChance(1)
    bits = random.Random(1).getrandbits

    def play() -> int:
        state = leduc.start(2, (), chance)
        decisions = 0
        legal = state.offer()
        while legal:
            legal = state.play(legal[bits(30) % len(legal)], chance)
            decisions += 1
        return decisions

    return play


def compiled_match() -> PlayMatch:
    """Backroom compiled, where the cheapest call is the quickest: a playthrough."""
    from backroom.engine.chance import SearchChance
    from backroom.engine.playout import Playthrough
    from backroom.games import TUTORIAL

    leduc = Playthrough(TUTORIAL["leduc"], 2, (), SearchChance(1))
    bits = random.Random(1).getrandbits

    def play() -> int:
        decisions = 0
        legal = leduc.start()
        while legal:
            legal = leduc.play(legal[bits(30) % len(legal)])
            decisions += 1
        return decisions

    return play


def open_spiel_match() -> PlayMatch:
    """OpenSpiel's C++ game as its evaluator has it; chance outcomes here are equally likely."""
    pyspiel: Any = importlib.import_module("pyspiel")
    leduc = pyspiel.load_game("leduc_poker")
    bits = random.Random(1).getrandbits

    def play() -> int:
        state = leduc.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[bits(30) % len(outcomes)][0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[bits(30) % len(legal)])
                decisions += 1
        return decisions

    return play


def rlcard_match() -> PlayMatch:
    """RLCard as its evaluator has it: an environment whose states name the legal actions."""
    rlcard: Any = importlib.import_module("rlcard")
    leduc = rlcard.make("leduc-holdem")
    bits = random.Random(1).getrandbits

    def play() -> int:
        state, _ = leduc.reset()
        decisions = 0
        while not leduc.is_over():
            legal = list(state["legal_actions"])
            state, _ = leduc.step(legal[bits(30) % len(legal)])
            decisions += 1
        return decisions

    return play


def rlcard_game_match() -> PlayMatch:
    """RLCard's game itself, without the environment: the fastest way, shown for fairness."""
    rlcard: Any = importlib.import_module("rlcard.games.leducholdem")
    leduc = rlcard.Game()
    bits = random.Random(1).getrandbits

    def play() -> int:
        leduc.init_game()
        decisions = 0
        while not leduc.is_over():
            legal = leduc.get_legal_actions()
            leduc.step(legal[bits(30) % len(legal)])
            decisions += 1
        return decisions

    return play


MATCHES: Final[dict[str, Callable[[], PlayMatch]]] = {
    "backroom": backroom_match,
    "backroom compiled": compiled_match,
    "open_spiel": open_spiel_match,
    "rlcard": rlcard_match,
    "rlcard bare game": rlcard_game_match,
}


def work(name: str) -> None:
    """The life of a contender's process: a number of seconds in, decisions and time out.

    A slice ends by the clock; what counts is the time of the processor, as others use it too.
    """
    play = MATCHES[name]()
    for line in sys.stdin:
        seconds = float(line)
        decisions = matches = 0
        begun, end = time.process_time(), time.perf_counter() + seconds
        while time.perf_counter() < end:
            decisions += sum(play() for _ in range(BATCH))
            matches += BATCH
        print(json.dumps([decisions, matches, time.process_time() - begun]), flush=True)


class Contender:
    """A process that plays when asked, and what it has shown so far."""

    def __init__(self, name: str, library: Path | None = None) -> None:
        self.name = name
        self.rates: list[float] = []
        self.matches: list[float] = []
        path = {} if library is None else {"PYTHONPATH": str(library)}
        self._process = subprocess.Popen(
            [sys.executable, __file__, "--work", name],
            env=os.environ | path,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def play(self, seconds: float) -> tuple[float, float]:
        """Decisions and matches a second over one slice."""
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(f"{seconds}\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise SystemExit(f"{self.name} stopped; its message is above")
        decisions, matches, taken = json.loads(line)
        return decisions / taken, matches / taken

    def measure(self, seconds: float) -> None:
        """One slice that counts."""
        rate, matches = self.play(seconds)
        self.rates.append(rate)
        self.matches.append(matches)

    def close(self) -> None:
        """The end of its process."""
        assert self._process.stdin
        self._process.stdin.close()
        self._process.wait()


def ratio(ours: Contender, peer: Contender) -> float:
    """The median over the rounds of how many times faster we were."""
    pairs = zip(ours.rates, peer.rates, strict=True)
    return statistics.median(mine / theirs for mine, theirs in pairs)


def run(contenders: list[Contender], rounds: int, seconds: float) -> None:
    """A slice each to warm up, then all rounds."""
    for contender in contenders:
        contender.play(seconds / 2)
    for done in range(rounds):
        if sys.stderr.isatty():
            print(f"\rround {done + 1} of {rounds}", end="", file=sys.stderr, flush=True)
        for contender in contenders:
            contender.measure(seconds)
    if sys.stderr.isatty():
        print(file=sys.stderr)


def interpreter() -> str:
    """Which Python plays: those of distributions are built with profiles and run faster."""
    return (
        f"{platform.python_implementation()} {platform.python_version()} of {sys.base_prefix}"
    )


def report(contenders: list[Contender]) -> dict[str, Any]:
    """The figures as plain data: rates, ratios, and how the bars were met."""
    named = {contender.name: contender for contender in contenders}
    return {
        "interpreter": interpreter(),
        "decisions_per_second": {
            name: round(statistics.median(one.rates)) for name, one in named.items()
        },
        "matches_per_second": {
            name: round(statistics.median(one.matches)) for name, one in named.items()
        },
        "ratios": {
            f"{ours} / {peer}": round(ratio(named[ours], named[peer]), 2)
            for ours in named
            if ours.startswith("backroom")
            for peer in PEERS
        },
        "bars": {
            f"{bar.ours} / {bar.peer} >= {bar.times}": ratio(named[bar.ours], named[bar.peer])
            >= bar.times
            for bar in BARS
            if bar.ours in named
        },
    }


def tell(figures: dict[str, Any]) -> None:
    """The figures for people."""
    print(figures["interpreter"])
    for name, rate in figures["decisions_per_second"].items():
        matches = figures["matches_per_second"][name]
        print(f"{name:<20}{rate:>12,} decisions/s{matches:>12,} matches/s")
    for name, times in figures["ratios"].items():
        print(f"{name:<40}{times:>8.2f} times")
    for name, met in figures["bars"].items():
        print(f"{name:<40}{'met' if met else 'MISSED'}")


def arguments() -> argparse.Namespace:
    """What the command line says."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--compiled", type=Path, help="folder that holds the compiled build")
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--seconds", type=float, default=0.5, help="length of a slice")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--work", choices=tuple(MATCHES), help=argparse.SUPPRESS)
    return parser.parse_args()


def main() -> int:
    """Measure, tell, and exit with 1 if a bar was missed."""
    asked = arguments()
    if asked.work:
        work(asked.work)
        return 0
    contenders = [Contender("backroom")]
    if asked.compiled:
        contenders.append(Contender("backroom compiled", asked.compiled.resolve()))
    contenders += [Contender(peer) for peer in PEERS]
    run(contenders, asked.rounds, asked.seconds)
    for contender in contenders:
        contender.close()
    figures = report(contenders)
    if asked.json:
        print(json.dumps(figures))
    else:
        tell(figures)
    return 0 if all(figures["bars"].values()) else 1


if __name__ == "__main__":
    sys.exit(main())
