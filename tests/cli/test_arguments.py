"""Arguments that several commands share."""

import argparse

import pytest

from backroom.cli.arguments import Parser, count, names, pair, setup_of
from backroom.engine.errors import BadSetup
from backroom.games import GAMES, TUTORIAL


def test_four_play_unless_the_game_says_otherwise() -> None:
    """Leduc has two seats."""
    assert setup_of(GAMES["mafioso"], None, []).seats == 4
    assert setup_of(TUTORIAL["leduc"], None, []).seats == 2
    assert setup_of(GAMES["mafioso"], 3, []).seats == 3


def test_an_option_is_a_name_and_a_value() -> None:
    """Without an equals sign it is refused."""
    assert pair("race=sealed") == ("race", "sealed")
    with pytest.raises(BadSetup):
        pair("race")


def test_names_are_told_apart_by_commas() -> None:
    """Blanks around them do not count."""
    assert names("random, lazy,scripted") == ["random", "lazy", "scripted"]


@pytest.mark.parametrize("text", ["0", "-1", "1.5", "many", ""])
def test_a_count_is_a_whole_number_of_at_least_one(text: str) -> None:
    """Anything else is told by name."""
    assert count("12") == 12
    with pytest.raises(argparse.ArgumentTypeError, match="is not a whole number"):
        count(text)


def test_a_mistake_is_told_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    """With exit code 2; flags cannot be abbreviated."""
    parser = Parser(prog="backroom")
    parser.add_argument("--players", type=int)

    with pytest.raises(SystemExit) as left:
        parser.parse_args(["--play", "3"])

    assert left.value.code == 2
    assert capsys.readouterr().err == "backroom: unrecognized arguments: --play 3\n"
