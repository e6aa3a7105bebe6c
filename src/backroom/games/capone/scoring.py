"""What a year earns and who wins (C13, C21, C23, C25)."""

from typing import Final

from backroom.engine.seats import highest

from .board import EVERYBODY, FIELDS, GOAL, OWNER, WHOLE_FAMILY, WORTH, worth
from .cards import MINIMUM
from .meta import STRICT_FIELDS
from .state import CaponeState

# More than all members are worth, and more than anybody can earn in all years.
CASH: Final = 1000
STEP: Final = 100_000_000


def income(state: CaponeState, seat: int) -> int:
    """C21: the stones on all illegal fields of a player; a strict field needs its minimum."""
    earned = 0
    strict = state.options[STRICT_FIELDS]
    for field in range(FIELDS):
        stones = state.fields[field]
        if stones // OWNER == seat:
            value = worth(stones)
            if not strict or value >= MINIMUM[field // 2]:
                earned += value
    return earned


def rank(state: CaponeState, seat: int) -> int:
    """C23, C25: a number that compares players: marker, cash, members not in the harbour."""
    left = WORTH[EVERYBODY & ~state.harbour[seat]]
    return state.markers[seat] * STEP + state.cash[seat] * CASH + left


def leaders(state: CaponeState) -> int:
    """The mask of those whom nobody outranks."""
    return highest([rank(state, seat) for seat in range(state.seats)])


def has_millionaire(state: CaponeState) -> bool:
    """C23: whether a marker is on the last place."""
    return GOAL in state.markers


def all_are_gone(state: CaponeState) -> bool:
    """C25: whether no family has a stone left, in prison or anywhere."""
    return all(stones == WHOLE_FAMILY for stones in state.harbour)
