"""The door: options, seats, inventory and positions in notation."""

import pytest

from backroom.engine.errors import BadSetup
from backroom.engine.fields import data

from .scenes import GAME, Scene


def test_the_godfather_is_for_three_and_four_players() -> None:
    """G22: the option `expert`."""
    assert GAME.meta.read_options({"expert": "true"}, 4) == (1,)
    with pytest.raises(BadSetup, match="option-needs-seats"):
        GAME.meta.read_options({"expert": "true"}, 5)


def test_a_position_leaves_out_what_follows() -> None:
    """Decks, line-up and hand sizes follow from the rest."""
    scene = Scene("hands=weapon4|||; coalition=pact3")

    assert scene["line_up"] == "2,3,0,1"
    assert scene["deck"].count("weapon4") == 7
    assert "judge" not in scene["strangers"]
    assert "pact3" not in scene["coalitions"].split(",")
    assert scene.state.sizes == [1, 0, 0, 0]


def test_the_inventory_is_all_means_and_all_persons() -> None:
    """48 and 18, wherever they are."""
    scene = Scene("hands=weapon4|||; persons=spy|mayor||; gone=judge; person=senator")

    assert len(GAME.inventory(scene.state)) == 48 + 18


def test_a_view_as_json_names_cards_and_persons() -> None:
    """By their keys, a list a seat."""
    scene = Scene("hands=weapon4,bribe1|||; persons=spy,judge|||; known=bribe1|||")
    view = data(GAME.view_fields, scene.view(0))

    assert view["hand"] == ["weapon4", "bribe1"]
    assert view["known"] == [["bribe1"], [], [], []]
    assert view["persons"] == [["spy", "judge"], [], [], []]
    assert view["mr_x"] is None
