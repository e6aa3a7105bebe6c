"""The programs of docs/research.md that need other libraries."""

import re
from pathlib import Path
from typing import Final

import pytest

from backroom.cli.main import main

PAGE: Final = Path(__file__).resolve().parent.parent.parent / "docs" / "research.md"
BLOCKS: Final = re.findall(r"```python\n(.*?)```", PAGE.read_text(), re.DOTALL)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: block.split("\n")[0])
def test_a_program_of_the_page_runs(
    block: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Beside files that the command above it wrote."""
    monkeypatch.chdir(tmp_path)
    files = ["--out", "matches.parquet", "--decisions", "decisions.parquet"]
    assert (
        main(["simulate", "omerta", "--players", "3", "--matches", "3", "--json", *files]) == 0
    )

    exec(compile(block, str(PAGE), "exec"), {})
