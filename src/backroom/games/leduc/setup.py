"""The start of a match (L2): an ante of one chip and one card each."""

from typing import Final

from backroom.engine.chance import Chance

from . import moves
from .cards import DECK
from .state import LeducState

ANTE: Final = 1
SEATS: Final = [0, 1]


def deal_match(state: LeducState, chance: Chance) -> None:
    """From the starter on, whom chance names."""
    starter = chance.choose("start", SEATS)
    state.starter = starter
    state.stakes[0] = state.stakes[1] = ANTE
    state.deck = DECK  # shared: see UNSEEN
    if state.listener is not None:
        state.tell("started", (starter, ANTE))
    moves.deal(state, starter, chance)
    moves.deal(state, 1 - starter, chance)
