"""The ledger keeps every deal, whatever happens to the arena."""

import json
from contextlib import closing
from pathlib import Path

import pytest

from backroom.bots.arena.ledger import FILE, Ledger
from backroom.engine.errors import BadSetup

from .made_up import LEDUC, dealt

ONE, TWO = dealt(0, (1, 2), (2, 1)), dealt(3, (1, 1), (1, 1))


def keep(folder: Path) -> Path:
    """A ledger with two deals; gives its file."""
    with closing(Ledger(folder, LEDUC, resume=False)) as ledger:
        ledger.add(TWO)
        ledger.add(ONE)
    return folder / FILE


def refused(folder: Path, resume: bool = True, seed: str = "seed") -> BadSetup:
    """Why a ledger cannot be opened."""
    with pytest.raises(BadSetup) as refusal:
        Ledger(folder, LEDUC._replace(seed=seed), resume)
    return refusal.value


def test_a_contest_is_taken_up_where_it_was_left(tmp_path: Path) -> None:
    """Deals come back as they were, by number."""
    keep(tmp_path / "new" / "folder")

    with closing(Ledger(tmp_path / "new" / "folder", LEDUC, resume=True)) as ledger:
        assert ledger.done == {0: ONE, 3: TWO}


def test_resuming_nothing_is_beginning(tmp_path: Path) -> None:
    """So that one command can be given again and again."""
    with closing(Ledger(tmp_path, LEDUC, resume=True)) as ledger:
        assert ledger.done == {}

    assert json.loads((tmp_path / FILE).read_text())["bots"] == ["lazy", "random"]


@pytest.mark.parametrize("cut", range(1, 40, 7))
def test_only_the_deal_that_was_being_written_is_lost(tmp_path: Path, cut: int) -> None:
    """Its line is cut off, and the ledger goes on."""
    file = keep(tmp_path)
    file.write_bytes(file.read_bytes()[:-cut])

    with closing(Ledger(tmp_path, LEDUC, resume=True)) as ledger:
        assert ledger.done == {3: TWO}
        ledger.add(ONE)

    with closing(Ledger(tmp_path, LEDUC, resume=True)) as ledger:
        assert ledger.done == {0: ONE, 3: TWO}


def test_a_heading_that_was_cut_off_is_written_anew(tmp_path: Path) -> None:
    """Killed before the first deal."""
    (tmp_path / FILE).write_text('{"game": "led')

    with closing(Ledger(tmp_path, LEDUC, resume=False)) as ledger:
        ledger.add(ONE)

    with closing(Ledger(tmp_path, LEDUC, resume=True)) as ledger:
        assert ledger.done == {0: ONE}


def test_another_contest_is_refused(tmp_path: Path) -> None:
    """With what is different; the ledger is left alone."""
    file = keep(tmp_path)
    before = file.read_bytes()

    refusal = refused(tmp_path, seed="other")

    assert refusal.id == "arena-other-contest"
    assert refusal.arguments["what"] == "seed"
    assert (refusal.arguments["played"], refusal.arguments["asked"]) == ('"seed"', '"other"')
    assert file.read_bytes() == before


def test_a_contest_is_never_written_over(tmp_path: Path) -> None:
    """Unless it is resumed."""
    keep(tmp_path)

    assert refused(tmp_path, resume=False).id == "arena-folder-taken"


def test_two_arenas_do_not_write_in_one_folder(tmp_path: Path) -> None:
    """The second is refused while the first is at work."""
    with closing(Ledger(tmp_path, LEDUC, resume=False)):
        assert refused(tmp_path).id == "arena-folder-busy"


ROW = (
    '{"deal": 1, "shares": %s, "places": [[1, 2], [1, 2]], "seconds": [0, 0], "asked": [1, 1]}'
)


@pytest.mark.parametrize(
    ("line", "text"),
    [
        (1, "[]"),
        (1, "oops"),
        (1, "[" * 100_000),
        (2, '{"deal": 1}'),
        (2, '{"deal": Infinity}'),
        (2, "[" * 100_000),
        (2, ROW % "[]"),
        (2, ROW % "[[1], [0]]"),
        (2, ROW % "[[1, 0]]"),
    ],
    ids=range(9),
)
def test_a_damaged_ledger_is_refused(tmp_path: Path, line: int, text: str) -> None:
    """With the number of the line."""
    file = keep(tmp_path)
    lines = file.read_text().splitlines()
    lines[line - 1] = text
    file.write_text("\n".join(lines) + "\n")

    refusal = refused(tmp_path)

    assert (refusal.id, refusal.arguments["line"]) == ("arena-ledger-damaged", str(line))


def test_a_file_that_is_no_ledger_is_left_alone(tmp_path: Path) -> None:
    """Notes of somebody's, without an end of line."""
    file = tmp_path / "deals.jsonl"
    file.write_text("my notes")

    assert refused(tmp_path, resume=False).id == "arena-folder-taken"
    assert refused(tmp_path).id == "arena-ledger-damaged"
    assert file.read_text() == "my notes"


def test_a_folder_that_cannot_be_is_refused(tmp_path: Path) -> None:
    """As where a file stands in its place."""
    (tmp_path / "file").write_text("")

    assert refused(tmp_path / "file").id == "unwritable-file"
