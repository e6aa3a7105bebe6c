"""The start of a match: cards, money and, unless the players do it, the seating (M1 to M3)."""

from typing import Final

from backroom.engine.chance import Chance

from . import moves
from .board import CHAIRS, EMPTY, FAMILIES, MEN, POTS, SEATINGS, kinds_of_family
from .cards import DECK, HAND
from .meta import MANUAL, SEATING
from .state import IN_HAND, MafiosoState


def blank_state(seats: int, options: tuple[int, ...]) -> MafiosoState:
    """Thirty free chairs and a full pot."""
    state = MafiosoState(seats, options)
    state.hands = [[] for _ in range(seats)]
    state.deck = []
    state.discards = []
    state.seat_men([EMPTY] * CHAIRS)
    state.cakes = [IN_HAND] * seats
    state.pot = POTS[seats]
    state.money = [0] * seats
    state.out = (0,) * seats
    return state


def deal_match(state: MafiosoState, chance: Chance) -> None:
    """Five cards each from the first player on; then the fixed seating, or all men stand."""
    seats = list(range(state.seats))
    if state.options[SEATING] == MANUAL:
        state.first = (chance.choose("youngest", seats) - 1) % state.seats
        state.standing = all_standing(state.seats)
    else:
        state.first = chance.choose("start", seats)
        state.seat_men(FIXED[state.seats][:])
    state.deck = DECK[:]
    state.tell("started", (state.first,))
    for family in range(state.seats):
        for _ in range(HAND):
            moves.draw(state, state.seat_of(family), chance)


def fixed_seating(seats: int) -> list[int]:
    """M1: all men on the chairs that the house gives them."""
    chairs = [EMPTY] * CHAIRS
    for family, places in enumerate(SEATINGS[seats]):
        for kind, chair in zip(kinds_of_family(seats), places, strict=True):
            chairs[chair] = family * MEN + kind
    return chairs


# By number of players: made once, as a match is dealt more often than a table is set.
FIXED: Final = [fixed_seating(seats) for seats in range(len(SEATINGS))]


def all_standing(seats: int) -> tuple[int, ...]:
    """M2: everybody still waits for a chair."""
    return (*FAMILIES[seats], 0, 0, 0, 0) * seats
