"""The start of a match (L2): an ante of one chip and one card each."""

from typing import Final

from backroom.engine.chance import Chance

from . import moves
from .cards import STAKES
from .state import LeducState

ANTE: Final = 1
SEATS: Final = [0, 1]


def deal_match(state: LeducState, chance: Chance) -> None:
    """From the starter on, whom chance names."""
    starter = chance.choose("start", SEATS)
    state.starter = starter
    state.stakes = STAKES[ANTE][ANTE]
    if state.listener is not None:
        state.tell("started", (starter, ANTE))
    moves.deal(state, chance)
