"""Seats and options of a game, as they are asked for."""

import pytest

from backroom.engine.errors import BadSetup
from backroom.engine.meta import SWITCH, Meta, Option
from backroom.games import TUTORIAL

META = Meta(
    "poker",
    "Poker",
    "nobody",
    (2, 3, 4, 5),
    (Option("short", SWITCH, (4, 5)), Option("race", ("live", "sealed"), (2, 3, 4, 5))),
    1,
)


def test_options_are_read_by_name_in_the_order_of_the_table() -> None:
    """What is not given is as usual."""
    assert META.read_options({}, 2) == (0, 0)
    assert META.read_options({"race": "sealed"}, 2) == (0, 1)
    assert META.read_options({"race": "live", "short": "true"}, 4) == (1, 0)


def test_options_are_told_by_name() -> None:
    """All of them, also those that are as usual."""
    assert META.option_texts((1, 0)) == {"short": "true", "race": "live"}


def test_the_usual_value_needs_no_seats() -> None:
    """Only another one does."""
    assert META.read_options({"short": "false"}, 2) == (0, 0)


@pytest.mark.parametrize(
    ("given", "seats", "id"),
    [
        ({}, 1, "bad-seats"),
        ({}, 6, "bad-seats"),
        ({"long": "true"}, 2, "unknown-option"),
        ({"short": "yes"}, 4, "bad-option-value"),
        ({"short": "true"}, 3, "option-needs-seats"),
    ],
)
def test_what_cannot_be_is_refused(given: dict[str, str], seats: int, id: str) -> None:
    """With a reason of its own for each."""
    with pytest.raises(BadSetup) as refused:
        META.read_options(given, seats)

    assert refused.value.id == id


def test_a_game_for_two_says_two() -> None:
    """Not "2-2"."""
    with pytest.raises(BadSetup) as refused:
        TUTORIAL["leduc"].meta.check_seats(3)

    assert refused.value.arguments["allowed"] == "2"


def test_four_play_if_the_game_allows_it() -> None:
    """Else as many as come closest."""
    assert META.usual_seats == 4
    assert META._replace(seats=(2, 3)).usual_seats == 3
    assert META._replace(seats=(5, 6)).usual_seats == 5
