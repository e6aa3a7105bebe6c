"""The table of actions of Capone."""

import pytest

from backroom.games.capone import actions
from backroom.games.capone.actions import ACTIONS
from backroom.games.capone.board import BUSINESS, DIVERTED, SHOP
from backroom.games.capone.cards import CARD, DIVERSION, FBI, LEGAL


@pytest.mark.parametrize(
    ("verb", "first"),
    [
        ("play", actions.PLAY),
        ("discard", actions.DISCARD),
        ("bail", actions.BAIL),
        ("at", actions.AT),
        ("member", actions.PLACE),
        ("guards", actions.CLOSE),
        ("victim", actions.VICTIM),
        ("diverted", actions.FROM_DIVERSION),
        ("done", actions.DONE),
        ("swap", actions.SWAP),
        ("rehire", actions.REHIRE),
        ("invest", actions.INVEST),
    ],
)
def test_the_numbers_written_out_are_those_of_the_table(verb: str, first: int) -> None:
    """The compiled build inlines them."""
    assert ACTIONS.first[verb] == first


def test_the_table_is_small() -> None:
    """Placements are chosen pick by pick."""
    assert ACTIONS.size == 150


def test_cards_are_named_like_the_places_of_the_board() -> None:
    """One word a thing."""
    assert CARD.keys[:LEGAL] == BUSINESS.keys
    assert CARD.keys[LEGAL:DIVERSION] == SHOP.keys
    assert CARD.keys[DIVERSION:FBI] == DIVERTED.keys
