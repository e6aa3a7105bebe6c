"""The numbers of actions that the rules count on, held against the table."""

import pytest

from backroom.games.chicago_poker import actions
from backroom.games.chicago_poker.actions import ACTIONS


@pytest.mark.parametrize(
    ("number", "verb"),
    [
        (actions.DRAW, "draw"),
        (actions.PASS, "pass"),
        (actions.END, "end"),
        (actions.PLAY, "play"),
        (actions.RAID, "raid"),
        (actions.MURDER_AT, "murder"),
        (actions.DRIVE, "limousine"),
        (actions.FIRE, "pistol"),
        (actions.EXTORT, "blackmail"),
        (actions.WASTE, "waste"),
        (actions.PICK, "pick"),
        (actions.DONE, "done"),
        (actions.DUEL, "duel"),
        (actions.CHOOSE, "choose"),
    ],
)
def test_a_first_number_is_the_first_of_its_verb(number: int, verb: str) -> None:
    """They are written out so that the compiled build inlines them."""
    assert ACTIONS.first[verb] == number


def test_the_table_is_small_enough_for_search_and_research() -> None:
    """At most about 512 actions."""
    assert ACTIONS.size == 464


def test_arguments_run_in_the_order_the_rules_take_them_apart() -> None:
    """The last argument runs fastest: card or victim times four places."""
    assert ACTIONS.text(actions.PLAY + 6 * 4 + 2) == "play red7 c"
    assert ACTIONS.text(actions.RAID + 3 * 4 + 1) == "raid 3 b"
    assert ACTIONS.text(actions.DRIVE + 2 * 4 + 0) == "limousine c a"
    assert ACTIONS.text(actions.WASTE + 3) == "waste blackmail"
