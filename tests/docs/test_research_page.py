"""The page about research: what it shows runs, and its figures are those of the arena."""

import re
from pathlib import Path
from typing import Final

import pytest

DOCS: Final = Path(__file__).resolve().parent.parent.parent / "docs"
PAGE: Final = (DOCS / "research.md").read_text()
BLOCKS: Final = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


def test_the_first_program_of_the_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    """It needs NumPy alone; `make peers` runs those that need more."""
    [block] = [block for block in BLOCKS if "VectorEnv" in block]

    exec(compile(block, "research.md", "exec"), {})

    assert capsys.readouterr().out.strip()


def test_the_figures_of_the_bots_are_those_of_the_arena() -> None:
    """Row by row: the first and last column of the curve, and the levels."""
    arena = (DOCS / "arena.md").read_text()
    rows = re.findall(
        r"^\| (\w[\w ]+) \| (\d.*%) \| (\d.*%) \| (\d+) \| (.*%) \| (\d+) \|$", PAGE, re.M
    )

    assert len(rows) == 5
    for game, easy, usual, pace, hard, slow in rows:
        assert re.search(
            rf"^\| {game} \| {re.escape(easy)} \|.*\| {re.escape(usual)} \|$", arena, re.M
        )
        assert re.search(rf"^\| {game} \| \d+ \| {pace} \| 100 \|", arena, re.M)
        assert re.search(
            rf"^\| {game} \| [\d,]+ \| {slow} \| 10 \| {re.escape(hard)} \|", arena, re.M
        )
