"""Plants faults in copies of the source, one each, and runs the tests that must notice."""

import os
import shlex
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from .fault import Fault, Plan
from .rulings import ROOT

SOURCE: Final = "src/backroom"
CAUGHT: Final = "caught"
SURVIVED: Final = "survived"
TESTS_FAILED: Final = 1


class Outcome(NamedTuple):
    """What became of a fault; anything but `caught` is bad news."""

    fault: Fault
    verdict: str


class BadFault(Exception):  # noqa: N818 - a fault that is none
    """A fault that cannot be planted: its text is not there, or not once."""


def planted(text: str, fault: Fault) -> str:
    """A source text with the fault in it."""
    found = text.count(fault.old)
    if found != 1 or fault.old == fault.new:
        raise BadFault(f"{fault.file} has the text of {fault.ruling} {found} times")
    return text.replace(fault.old, fault.new)


@contextmanager
def copy_of_source(fault: Fault | None) -> Iterator[Path]:
    """A folder to put on the path: the package, with at most one fault planted."""
    with tempfile.TemporaryDirectory(prefix="backroom-fault-") as name:
        folder = Path(name)
        ignored = shutil.ignore_patterns("__pycache__", "static")
        shutil.copytree(ROOT / SOURCE, folder / "backroom", ignore=ignored)
        if fault is not None:
            place = folder / Path(fault.file).relative_to("src")
            place.write_text(planted(place.read_text(encoding="utf-8"), fault), "utf-8")
        yield folder


def selections(plan: Plan, tests: Sequence[str]) -> list[list[str]]:
    """Arguments for pytest, a list a run: node ids as they are, all else by expression."""
    nodes = [node for test in tests if test.startswith("tests/") for node in shlex.split(test)]
    others = [test for test in tests if not test.startswith("tests/")]
    expression = " or ".join(f"({other})" for other in dict.fromkeys(others))
    by_expression = [f"tests/games/{plan.folder}", "-k", expression] if others else []
    return [chosen for chosen in ([*dict.fromkeys(nodes)], by_expression) if chosen]


def run_tests(folder: Path, arguments: Sequence[str]) -> tuple[int, str]:
    """The exit status and output of pytest, with the package taken from a folder."""
    environment = {
        **os.environ,
        "PYTHONPATH": str(folder),
        "PYTHONDONTWRITEBYTECODE": "1",
        "HYPOTHESIS_STORAGE_DIRECTORY": str(folder / "hypothesis"),
        # Plugins take longer to import than most of these tests run.
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
    }
    environment.pop("BACKROOM_BUILD", None)
    plugins = ["-p", "no:cacheprovider", "-p", "anyio.pytest_plugin"]
    command = [sys.executable, "-m", "pytest", "-q", "-x", *plugins]
    done = subprocess.run(
        [*command, *arguments],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout + done.stderr


def try_fault(plan: Plan, fault: Fault) -> Outcome:
    """Plant a fault and see whether its tests fail, as tests and not in some other way."""
    try:
        with copy_of_source(fault) as folder:
            status, output = run_tests(folder, selections(plan, [fault.test])[0])
    except (BadFault, OSError) as error:
        return Outcome(fault, f"not planted: {error}")
    last = output.strip().rsplit("\n", 1)[-1]
    if status == TESTS_FAILED and " failed" in last:
        return Outcome(fault, CAUGHT)
    return Outcome(fault, f"{SURVIVED}: {last}" if status == 0 else f"no verdict: {last}")


def check_baseline(plan: Plan) -> str:
    """Empty if all tests named pass on the source as it is, else what went wrong."""
    with copy_of_source(None) as folder:
        for arguments in selections(plan, [fault.test for fault in plan.faults]):
            status, output = run_tests(folder, arguments)
            if status:
                return f"tests fail without any fault:\n{output[-2000:]}"
    return ""


def run_plan(plan: Plan, jobs: int, report: Callable[[Outcome], None]) -> list[Outcome]:
    """All faults of a plan, some at a time; each outcome is reported as it comes."""

    def run(fault: Fault) -> Outcome:
        outcome = try_fault(plan, fault)
        report(outcome)
        return outcome

    with ThreadPoolExecutor(jobs) as pool:
        return list(pool.map(run, plan.faults))
