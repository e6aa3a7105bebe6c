"""What all tests share: the build they run on, and the figures of the promises."""

import os
import signal
from collections import Counter
from typing import Final

import pytest
from hypothesis import settings

# Machines are slow at times: no deadline; the same examples in every run but a soak.
settings.register_profile("house", deadline=None, derandomize=True)
settings.register_profile("soak", deadline=None, max_examples=5_000)
settings.load_profile("soak" if os.environ.get("BACKROOM_SOAK") else "house")

# What a shell starts in the background is deaf to Ctrl-C, and so is what that starts in turn,
# of which some is interrupted here.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# Compiled classes take no interpreted subclasses and no patches, so what breaks a game on
# purpose, or brings a game of its own, is tested on the pure build only.
PURE_ONLY: Final = (
    "docs/test_add_a_game.py",
    "engine/test_sealed.py",
    "faults/test_faults.py",
    "games/test_visits.py",
    "promises/test_envelopes.py",
    "promises/test_planted.py",
)
IS_COMPILED: Final = os.environ.get("BACKROOM_BUILD") == "compiled"
collect_ignore: Final = PURE_ONLY if IS_COMPILED else ()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The browser's tests begin: they take longest, and no worker is left alone with one."""
    if IS_COMPILED:
        items[:] = [item for item in items if not item.get_closest_marker("pure_only")]
    items.sort(key=lambda item: "web" not in item.path.parts)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What the promises suite counted, a line a game."""
    figures: dict[str, Counter[str]] = {}
    for report in terminalreporter.getreports("passed"):
        for name, count in report.user_properties:
            game, _, figure = name.partition(" ")
            if report.when == "call" and isinstance(count, int) and figure:
                figures.setdefault(game, Counter())[figure] += count
    if figures:
        terminalreporter.section("promises kept")
    for game, counted in sorted(figures.items()):
        told = ", ".join(f"{count:,} {figure}" for figure, count in sorted(counted.items()))
        terminalreporter.write_line(f"{game}: {told}")
