"""The table of actions."""

import pytest

from backroom.games.omerta import actions
from backroom.games.omerta.actions import ACTIONS
from backroom.games.omerta.cards import MOST_SLOTS


@pytest.mark.parametrize("verb", [verb.name for verb in ACTIONS.verbs])
def test_the_numbers_written_out_are_those_of_the_table(verb: str) -> None:
    """The compiled build inlines them."""
    assert getattr(actions, verb.upper()) == ACTIONS.first[verb]


def test_the_table_stays_small_and_carries_every_hand() -> None:
    """O7: hands have no limit; 55 cards are all there can be in one."""
    assert ACTIONS.size == 402
    assert MOST_SLOTS == 55
    assert ACTIONS.text(actions.KEEPS[MOST_SLOTS][-1]) == "swap 55"
