"""The action table and the numbers written out beside it."""

import pytest

from backroom.games.mafioso import actions
from backroom.games.mafioso.actions import ACTIONS


@pytest.mark.parametrize(
    ("verb", "first"),
    [
        ("stop", actions.STOP),
        ("shoot", actions.SHOOT_AT),
        ("stab", actions.STAB_AT),
        ("cake", actions.CAKE_AT),
        ("nightcap", actions.PILL_AT),
        ("pass", actions.PASS_CAKE),
        ("boom", actions.BOOM_CAKE),
        ("raid", actions.START_RAID),
        ("move", actions.MOVE_FROM),
        ("to", actions.MOVE_TO),
        ("discard", actions.DISCARD),
        ("seat", actions.SEAT_AT),
    ],
)
def test_the_numbers_written_out_are_those_of_the_table(verb: str, first: int) -> None:
    """The compiled build inlines them."""
    assert ACTIONS.first[verb] == first


def test_the_table_is_small() -> None:
    """M40: each verb by itself is small, and so is their sum."""
    sizes = {
        verb.name: sum(one.name == verb.name for one in ACTIONS.verb_of)
        for verb in ACTIONS.verbs
    }

    assert ACTIONS.size == 427
    assert sizes["cake"] == sizes["shoot"] == sizes["stab"] == 30
    assert sizes["move"] + sizes["to"] == 60
    assert sizes["nightcap"] == 9
    assert sizes["pass"] == 12
    assert sizes["seat"] == 4 * 2 * 30
