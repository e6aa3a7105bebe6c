"""What the laboratory needs beyond the house itself."""

import tomllib
from pathlib import Path

import pytest

from backroom.engine.errors import BadSetup
from backroom.games import GAMES
from backroom.research import extras

PROJECT = Path(__file__).parents[2] / "pyproject.toml"


def test_a_missing_library_is_told_with_the_way_to_get_it() -> None:
    """The extra that is named is one that can be installed."""
    offered = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]
    told = str(extras.missing("NumPy", "research"))

    assert told == "NumPy is not installed: pip install 'backroom[research]'"
    assert "research" in offered["optional-dependencies"]


def test_a_game_is_given_by_its_name_or_as_it_is() -> None:
    """A name that nobody knows is refused."""
    assert extras.the_game("omerta") is GAMES["omerta"]
    assert extras.the_game(GAMES["omerta"]) is GAMES["omerta"]
    with pytest.raises(BadSetup):
        extras.the_game("chess")
