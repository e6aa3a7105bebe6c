"""The command: plant every fault of some games and say which of them no test noticed."""

import argparse
import sys
from typing import Final

from backroom.games import GAMES, TUTORIAL

from .fault import Plan, plan_of
from .rulings import gaps
from .runner import CAUGHT, Outcome, check_baseline, run_plan

NAMES: Final = [*TUTORIAL, *GAMES]


def main(arguments: list[str]) -> int:
    """1 if a fault survives, a ruling has no fault or test, or a fault cannot be planted."""
    parser = argparse.ArgumentParser(prog="python -m tests.faults", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all games if none is named")
    parser.add_argument("--jobs", type=int, default=2, help="faults tried at the same time")
    chosen = parser.parse_args(arguments)
    games = [name.replace("_", "-") for name in chosen.games] or NAMES
    unknown = [name for name in games if name not in NAMES]
    if unknown:
        parser.error(f"no such game: {', '.join(unknown)}; there are {', '.join(NAMES)}")
    troubles = [trouble for name in games for trouble in run_game(plan_of(name), chosen.jobs)]
    print(f"{len(troubles)} troubles" if troubles else "every fault was caught")
    return 1 if troubles else 0


def run_game(plan: Plan, jobs: int) -> list[str]:
    """All troubles with one game, printed as they come."""
    print(f"{plan.folder}: {len(plan.faults)} faults", flush=True)
    troubles = gaps(plan)
    baseline = check_baseline(plan)
    if baseline:
        troubles.append(baseline)
    else:
        outcomes = run_plan(plan, jobs, Progress(len(plan.faults)).note)
        lost = [outcome for outcome in outcomes if outcome.verdict != CAUGHT]
        troubles += [f"{fault.ruling} {verdict} ({fault.file})" for fault, verdict in lost]
    for trouble in troubles:
        print(f"  ! {trouble}", flush=True)
    return troubles


class Progress:
    """A line for every fault that has been tried."""

    def __init__(self, faults: int) -> None:
        self._faults = faults
        self._tried = 0

    def note(self, outcome: Outcome) -> None:
        """Print one outcome."""
        self._tried += 1
        fault, verdict = outcome
        count = f"[{self._tried}/{self._faults}]"
        print(f"  {count:>9} {fault.ruling:<4} {verdict:<10} {fault.test}", flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
