"""The action table: small numbers, notation and JSON for the same action."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from backroom.engine.domains import SEAT, Domain
from backroom.engine.errors import BadNotation
from backroom.engine.game import AnyGame
from backroom.engine.tables import ActionTable, Arg, Verb
from backroom.games import GAMES, TUTORIAL

CARD = Domain("card", ["ace", "two", "three"])
TABLE = ActionTable(
    (
        Verb("pass"),
        Verb("give", (Arg("card", CARD), Arg("to", SEAT))),
        Verb("keep", (Arg("card", CARD),)),
    )
)


def test_actions_are_numbered_verb_by_verb() -> None:
    """The last argument runs fastest."""
    texts = [TABLE.text(action) for action in range(TABLE.size)]

    assert TABLE.size == 1 + 3 * 6 + 3
    assert texts[:3] == ["pass", "give ace 0", "give ace 1"]
    assert texts[7] == "give two 0"
    assert texts[-1] == "keep three"
    assert TABLE.first == {"pass": 0, "give": 1, "keep": 19}


@given(st.integers(0, TABLE.size - 1))
def test_number_text_and_arguments_name_the_same_action(action: int) -> None:
    """All three ways lead back."""
    verb, args = TABLE.verb_of[action], TABLE.args_of[action]

    assert TABLE.parse(TABLE.text(action)) == action
    assert TABLE.number(verb.name, args) == action


@given(st.integers(0, TABLE.size - 1), st.integers(0, 4), st.integers(0, 4))
def test_turning_the_table_twice_adds_up(action: int, by: int, more: int) -> None:
    """And once round is nothing; seats that are not at the table are left out."""
    seats = 5
    if SEAT.size - 1 in TABLE.args_of[action][1:]:
        return

    turned = TABLE.rotated(TABLE.rotated(action, by, seats), more, seats)

    assert turned == TABLE.rotated(action, by + more, seats)
    assert TABLE.rotated(action, seats, seats) == action


def test_json_names_the_arguments() -> None:
    """As clients show them in a form."""
    action = TABLE.parse("give  two 3 ")

    assert TABLE.data(action) == {
        "id": action,
        "verb": "give",
        "args": {"card": "two", "to": "3"},
    }


def test_an_unknown_action_is_refused() -> None:
    """With its text."""
    with pytest.raises(BadNotation, match=r"give four 1.*\[unknown-action\]"):
        TABLE.parse(" give four 1")


@pytest.mark.parametrize("game", [*TUTORIAL.values(), *GAMES.values()], ids=lambda g: g.name)
def test_every_action_of_a_game_has_a_notation_of_its_own(game: AnyGame) -> None:
    """At most about five hundred actions, each read as it was written."""
    table = game.actions

    assert [table.parse(table.text(action)) for action in range(table.size)] == [
        *range(table.size)
    ]
    assert 0 < table.size <= 600
