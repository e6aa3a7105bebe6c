"""The start of a match (L2): an ante of one chip and one card each."""

from typing import Final

from backroom.engine.chance import Chance

from . import moves
from .cards import DECK
from .state import LeducState

ANTE: Final = 1


def deal_match(state: LeducState, chance: Chance) -> None:
    """From the starter on, whom chance names."""
    state.deck = DECK[:]
    state.starter = chance.choose("start", [0, 1])
    state.tell("started", (state.starter,))
    for seat in (state.starter, 1 - state.starter):
        moves.stake(state, seat, ANTE)
        moves.deal(state, seat, chance)
