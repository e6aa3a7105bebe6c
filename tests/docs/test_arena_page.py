"""The page of the arena keeps up with the command."""

import re
from pathlib import Path
from typing import Final

import pytest

from backroom.bots.arena.ledger import FILE
from backroom.bots.arena.report import PAGE, PICTURE
from backroom.bots.registry import bots_for
from backroom.cli.arena import contest_of, data
from backroom.cli.main import make_parser
from backroom.games import GAMES
from tests.bots.arena.made_up import LEDUC, dealt
from tests.cli.shell import call

TEXT: Final = (Path(__file__).parents[2] / "docs" / "arena.md").read_text(encoding="utf-8")


def test_every_argument_is_explained(capsys: pytest.CaptureFixture[str]) -> None:
    """In the table of the page."""
    flags = set(re.findall(r"--[a-z]+", call(capsys, "arena", "--help").out)) - {"--help"}

    assert len(flags) > 10
    assert {flag for flag in flags if f"`{flag}" not in TEXT} == set()


def test_every_file_and_number_is_explained() -> None:
    """Those of a folder, and those of the JSON."""
    row = data(LEDUC, [dealt(0, (1, 2), (2, 1))])["bots"]
    assert isinstance(row, list)

    for word in (FILE, PAGE, PICTURE, "deals", *row[0]):
        assert word in TEXT


def test_every_example_is_a_contest() -> None:
    """Word for word."""
    lines = re.findall(r"^backroom (arena .*)$", TEXT, re.MULTILINE)

    asked = [make_parser().parse_args(line.split()) for line in lines]
    contests = [contest_of(args) for args in asked if not args.ladder]

    assert [contest.game for contest in contests] == ["chicago-poker", "mafioso"]
    assert {contest.bots for contest in contests} == {("search", *["scripted"] * 3)}
    [ladder] = [args for args in asked if args.ladder]
    assert {*ladder.bots} <= {*bots_for(GAMES[ladder.game])}
