"""Strength, contributions and the final reckoning (rulebook chapters 4 and 7)."""

from typing import TYPE_CHECKING, Final

from backroom.engine.seats import BIT_OF

from .cards import (
    ALLOWS,
    FACES,
    HALF,
    HIGH_WORTH,
    KIND_OF,
    LOW_WORTH,
    MOST_BRAWL,
    PERSON_BITS,
    PERSONS_COUNT,
    PRIEST,
    SPECIALITIES,
    STAND_IN,
    STAND_INS,
    VALID_VALUES,
    VALUE_OF,
)
from .state import GangstersState

if TYPE_CHECKING:
    from mypy_extensions import i64

# The place of each kind's sum in a reckoning, by its bit.
PLACE_OF_KIND: Final = [0, 0, 1, 0, 2]


def usable_kinds(state: GangstersState, seat: int) -> int:
    """Kinds of means that are valid for a player here, specialists counted (G10)."""
    kinds = ALLOWS[state.district]
    held = state.persons[seat]
    return kinds | SPECIALITIES[held % HALF]


def means_strength(state: GangstersState, seat: int, with_hidden: bool) -> int:
    """The value of the valid means a player has put in, not doubled."""
    usable = usable_kinds(state, seat)
    values = VALID_VALUES[usable]
    committed = state.committed
    strength: i64 = 0
    place: i64 = seat * FACES
    value: i64
    for value in values:
        if value:
            cards: i64 = committed[place]
            strength += cards * value
        place += 1
    if with_hidden and state.hidden >= 0 and seat == state.line_up[0]:
        face = state.hidden
        if KIND_OF[face] & usable:
            strength += VALUE_OF[face]
    return strength


def persons_strength(persons: int, allows: int) -> int:
    """G8, G9: all values where persons count; else stand-ins whose means the card allows."""
    if allows & PERSONS_COUNT:
        return LOW_WORTH[persons % HALF] + HIGH_WORTH[persons // HALF]
    strength = 0
    for bit, kind in STAND_INS:
        if persons & bit and allows & kind:
            strength += STAND_IN
    return strength


def contribution(state: GangstersState, seat: int, with_hidden: bool) -> int:
    """G6, G11, G19: a player's own part of his side's strength."""
    means = means_strength(state, seat, with_hidden)
    persons = persons_strength(state.persons[seat], ALLOWS[state.district])
    if state.is_lone(seat):
        means += means
        persons += persons
    bonus = min(MOST_BRAWL, means) if state.brawling == seat else 0
    return means + persons + bonus


def announced_strength(state: GangstersState, side: int) -> int:
    """G5, G11: what a side says aloud, without the hidden card and without Mr. X."""
    strength = 0
    for seat in state.fighters(side):
        strength += contribution(state, seat, False)
    return strength


def losers_share(winners: int, losers: int) -> bool:
    """G7: losers with at least half of the winners' strength get loot too."""
    return 2 * losers >= winners


def heads(persons: int) -> int:
    """G17: how many persons a player has; the Priest is two."""
    count = persons.bit_count()
    return count + 1 if persons & PERSON_BITS[PRIEST] else count


def kind_sums(state: GangstersState, seat: int) -> list[int]:
    """The value of a hand by kind: weapons, bribes, blackmail."""
    sums = [0, 0, 0]
    first = seat * FACES
    for face in range(FACES):
        sums[PLACE_OF_KIND[KIND_OF[face]]] += state.hands[first + face] * VALUE_OF[face]
    return sums


def standing(state: GangstersState, seat: int) -> tuple[int, int, int]:
    """G17: bottles, then persons, then the sum of all means."""
    sums = kind_sums(state, seat)
    return (state.bottles[seat], heads(state.persons[seat]), sum(sums))


def winners(state: GangstersState) -> int:
    """The mask of seats with the best standing."""
    standings = [standing(state, seat) for seat in range(state.seats)]
    best = max(standings)
    mask = 0
    for seat in range(state.seats):
        if standings[seat] == best:
            mask |= BIT_OF[seat]
    return mask
