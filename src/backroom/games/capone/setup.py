"""The start of a match: families at home, 100k each, a start player by lot (C1)."""

from typing import Final

from backroom.engine.chance import Chance

from .board import BLOCKS, DIVERSIONS, EMPTY, FIELDS, SHOPS, WHOLE_FAMILY
from .state import CaponeState

START_CASH: Final = 100


def blank_state(seats: int, options: tuple[int, ...]) -> CaponeState:
    """A table at which everybody is at home and nothing has been dealt."""
    state = CaponeState(seats, options)
    state.hands = [[] for _ in range(seats)]
    state.deck = []
    state.thrown = ((),) * seats
    state.played = []
    state.fields = [EMPTY] * FIELDS
    state.shops = [EMPTY] * SHOPS
    state.diverted = [EMPTY] * DIVERSIONS
    state.home = [WHOLE_FAMILY] * seats
    state.cells = [0] * (seats * BLOCKS)
    state.harbour = [0] * seats
    state.park = [0] * seats
    state.cash = [START_CASH] * seats
    state.markers = [0] * seats
    return state


def choose_starter(state: CaponeState, chance: Chance) -> None:
    """C1: chance names the start player of the first year."""
    state.starter = chance.choose("start", list(range(state.seats)))
