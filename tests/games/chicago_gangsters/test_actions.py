"""The table of actions, and the numbers that the rules write out."""

from backroom.games.chicago_gangsters import actions
from backroom.games.chicago_gangsters.actions import ABILITY, ACTIONS


def test_the_numbers_written_out_are_those_of_the_table() -> None:
    """The compiled build inlines them."""
    written = {
        "put": actions.PUT,
        "hide": actions.HIDE,
        "done": actions.DONE,
        "open": actions.OPEN,
        "join": actions.JOIN,
        "claim": actions.CLAIM,
        "pass": actions.PASS,
        "duel": actions.DUEL,
        "brawl": actions.BRAWL,
        "take": actions.TAKE,
        "pay": actions.PAY,
        "draw": actions.DRAW,
        "use": actions.USE,
        "discard": actions.DISCARD,
        "fish": actions.FISH,
        "end": actions.END,
    }

    assert written == ACTIONS.first
    assert ACTIONS.size == 69


def test_the_abilities_are_numbered_in_the_order_of_their_domain() -> None:
    """Bits of a mini-turn and numbers of actions go together."""
    uses = [
        actions.USE_SPY,
        actions.USE_SMUGGLER,
        actions.USE_FENCE,
        actions.USE_POKER,
        actions.USE_MR_X,
    ]

    assert [ACTIONS.text(use) for use in uses] == [f"use {key}" for key in ABILITY.keys]
