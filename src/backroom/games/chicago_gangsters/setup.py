"""The start of a match (rulebook: preparation; G18)."""

from typing import Final

from backroom.engine.chance import Chance
from backroom.engine.domains import HIDDEN

from . import moves
from .cards import (
    ALL_DISTRICTS,
    ALL_LOOTS,
    ALL_PACTS,
    ALL_PERSONS,
    CLANS,
    COPIES,
    FACES,
    FIRST_HAND,
    FIRST_PERSONS,
    PERSON_BITS,
)
from .state import GangstersState

MEANS_DECK: Final = list(moves.faces_of(COPIES, 0))
# Shared by all matches: these decks are replaced, never changed.
PACT_DECK: Final = list(range(ALL_PACTS))
DISTRICT_DECK: Final = list(range(ALL_DISTRICTS))
LOOT_DECK: Final = list(range(ALL_LOOTS))
PERSON_DECK: Final = list(range(ALL_PERSONS))
FIRST_MASK: Final = sum(PERSON_BITS[person] for person in FIRST_PERSONS)


def blank_state(seats: int, options: tuple[int, ...]) -> GangstersState:
    """An empty table beside full decks."""
    state = GangstersState(seats, options)
    state.hands = [0] * (seats * FACES)
    state.sizes = [0] * seats
    state.known = [0] * (seats * FACES)
    state.committed = [0] * (seats * FACES)
    state.deck = all_means()
    state.discards = [0] * FACES
    state.persons = [0] * seats
    state.bottles = [0] * seats
    state.points = [0] * seats
    state.holders = [HIDDEN] * CLANS
    state.line_up = [HIDDEN] * CLANS
    state.announced = [HIDDEN, HIDDEN]
    state.coalitions = PACT_DECK
    state.districts = DISTRICT_DECK
    state.loots = LOOT_DECK
    state.strangers = PERSON_DECK
    return state


def all_means() -> list[int]:
    """The 48 means cards by face, sorted."""
    return MEANS_DECK[:]


def persons_left(held: list[int], gone: int, person: int) -> list[int]:
    """The persons who are neither with a player, nor out of the game, nor on offer."""
    out = gone
    for mask in held:
        out |= mask
    return [one for one in range(ALL_PERSONS) if one != person and not out & PERSON_BITS[one]]


def deal_match(state: GangstersState, chance: Chance) -> None:
    """Clans, four means cards and a person each, from the first player on."""
    starter = chance.choose("start", list(range(state.seats)))
    state.tell("started", (starter, len(state.deck)))
    around = [(starter + offset) % state.seats for offset in range(state.seats)]
    _deal_clans(state, around, chance)
    for seat in around:
        for _ in range(FIRST_HAND):
            moves.draw(state, seat, chance)
    for seat in around:
        _deal_person(state, seat, chance)


def _deal_clans(state: GangstersState, around: list[int], chance: Chance) -> None:
    """A clan each; of five players the first is Mr. X (G20)."""
    clans = list(range(CLANS))
    holders = [HIDDEN] * CLANS
    if state.seats > CLANS:
        state.mr_x = around[0]
        state.tell("masked", (around[0],))
        around = around[1:]
    for seat in around:
        clan = clans.pop(chance.choose("clan", clans))
        holders[clan] = seat
        state.tell("joined", (seat, clan))
    state.holders = holders


def _deal_person(state: GangstersState, seat: int, chance: Chance) -> None:
    """G18: drawing again until the value is 1 to 3 is drawing from those persons at once."""
    eligible = [one for one in state.strangers if FIRST_MASK & PERSON_BITS[one]]
    person = eligible[chance.choose("person", eligible)]
    state.strangers = moves.without(state.strangers, person)
    moves.hire(state, seat, person)
