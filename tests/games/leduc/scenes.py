"""Positions of Leduc hold'em in a line, and play by name."""

from backroom.engine.chance import ScriptedChance
from backroom.games.leduc.cards import CARD
from backroom.games.leduc.game import LEDUC
from backroom.games.leduc.state import LeducState


def scene(text: str) -> LeducState:
    """A position in notation."""
    return LEDUC.read(text, 2, ())


def play(state: LeducState, *actions: str, board: str = "queen1") -> LeducState:
    """Actions by name, each by the seat that is asked; the board is turned as scripted."""
    chance = ScriptedChance({"board": [CARD.parse(board)]})
    for action in actions:
        state.apply(state.pending.bit_length() - 1, LEDUC.actions.parse(action), chance)
    return state


def offered(state: LeducState) -> str:
    """What the seat to bet may do."""
    legal = state.legal(state.pending.bit_length() - 1)
    return " ".join(LEDUC.actions.text(action) for action in legal)
