"""The tables of `docs/observations.md`, made from the games.

`python -m tests.docs.observations` writes them anew; test_observations.py demands that they are
fresh.
"""

import re
import sys
from collections.abc import Iterable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Final

from backroom.engine.game import AnyGame
from backroom.engine.observation import Section
from backroom.games import ALL_GAMES

PAGE: Final = Path(__file__).resolve().parents[2] / "docs" / "observations.md"
MARK: Final = "<!-- written by python -m tests.docs.observations -->"
NUMBER: Final = re.compile(r"\d+")


def page() -> str:
    """The page as it should be: what stands above the mark, then a chapter a game."""
    head, _, _ = PAGE.read_text("utf-8").partition(MARK)
    return head + MARK + "\n" + "\n".join(map(chapter, ALL_GAMES.values()))


def chapter(game: AnyGame) -> str:
    """The rows of one game."""
    observation = game.observation
    left_out = "\n".join(f"- `{name}`: {why}" for name, why in observation.left_out.items())
    return "\n".join(
        [
            f"\n## {game.meta.title}\n",
            f"{observation.size:,} numbers, {observation.actions} actions.\n",
            *table(observation.sections),
            "\nFields of the view that are not in the row:\n",
            left_out,
            f"\nThe truth beside it, {game.truth.size:,} numbers:\n",
            *table(game.truth.sections),
            "",
        ]
    )


def table(sections: tuple[Section, ...]) -> Iterator[str]:
    """A line a section; sections that differ only in a number share a line."""
    yield "| section | from | numbers | meaning |"
    yield "| --- | ---: | ---: | --- |"
    for run in runs(sections):
        first, last = run[0], run[-1]
        name = first.name
        starts, size = f"{first.start}", f"{first.size}"
        if len(run) > 1:
            name = between(first.name, last.name)
            size = f"{len(run)} x {first.size}"
            if run[1].start - first.start != first.size:
                starts += f", every {run[1].start - first.start}"
        yield f"| {name} | {starts} | {size} | {first.meaning} |"


def runs(sections: Iterable[Section]) -> list[list[Section]]:
    """Sections of one meaning and one name but for a number, at even distances."""
    found: dict[tuple[str, int, str], list[Section]] = {}
    for section in sections:
        key = (NUMBER.sub("#", section.name, count=1), section.size, section.meaning)
        found.setdefault(key, []).append(section)
    parted = []
    for run in found.values():
        steps = {after.start - before.start for before, after in pairwise(run)}
        parted += [run] if len(steps) < 2 else [[section] for section in run]
    return sorted(parted, key=lambda run: run[0].start)


def between(first: str, last: str) -> str:
    """`seat 0 … 5: hand` for a run of names."""
    one, other = NUMBER.findall(first), NUMBER.findall(last)
    [(low, high)] = [pair for pair in zip(one, other, strict=True) if pair[0] != pair[1]]
    return NUMBER.sub(f"{low} … {high}", first, count=1)


def main() -> int:
    """Write the page."""
    PAGE.write_text(page(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
