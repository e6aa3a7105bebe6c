"""What each card can be aimed at and what it does (C7 to C20)."""

from typing import Final

from . import moves
from .actions import AT, CLOSE, FROM_DIVERSION, PLACE, VICTIM
from .board import (
    AFTER,
    BITS,
    DIVERSIONS,
    EMPTY,
    EQUAL_BEFORE,
    EVERYBODY,
    FIELDS,
    GUARD,
    GUARD_VALUE,
    LEGAL_SET,
    MEMBERS,
    OWNER,
    VALUES,
    WORTH,
    can_reach,
    first_equals,
    worth,
)
from .cards import (
    DIVERSION,
    FBI,
    LEGAL,
    LEGAL_INCOME,
    MINIMUM,
    OFFER,
    PROTECTION,
    PROTECTION_MONEY,
    TAKEOVER,
)
from .meta import EACH, LAST_CARD
from .state import CaponeState

# More than a whole family is worth: an illegal card knows no maximum (C9).
NO_LIMIT: Final = 450
OUT_OF_REACH: Final = 10_000


def can_play(state: CaponeState, seat: int, card: int) -> bool:
    """Whether a card in hand can be used at all."""
    if card < LEGAL:
        if is_last_card(state, seat):
            return has_last_place(state, seat, card)
        return can_place(state, seat, card * 2, False) or can_place(
            state, seat, card * 2 + 1, False
        )
    if card < DIVERSION:
        return state.markers[seat] >= 1 and state.home[seat] >= GUARD
    if card == PROTECTION:
        return any(state.markers[other] for other in range(state.seats) if other != seat)
    if card == TAKEOVER:
        return any(can_place(state, seat, field, True) for field in range(FIELDS))
    return has_target(state, seat, card)


def has_target(state: CaponeState, seat: int, card: int) -> bool:
    """C16, C17, C20: whether an enemy stands where the card reaches."""
    for there in state.fields:
        if there >= 0 and there // OWNER != seat and (card == OFFER or there & EVERYBODY):
            return True
    if card >= FBI:
        for there in state.diverted:
            if there >= 0 and there // MEMBERS != seat:
                return True
    return False


def add_targets(state: CaponeState, seat: int, card: int, legal: list[int]) -> None:
    """The first pick after a diversion, the FBI or an offer."""
    for field in range(FIELDS):
        there = state.fields[field]
        if there >= 0 and there // OWNER != seat and (card == OFFER or there & EVERYBODY):
            legal.append(AT + field)
    if card >= FBI:
        for place in range(DIVERSIONS):
            there = state.diverted[place]
            if there >= 0 and there // MEMBERS != seat:
                legal.append(FROM_DIVERSION + place)


def add_members_at(state: CaponeState, field: int, legal: list[int]) -> None:
    """Whom a diversion or the FBI can take from a field; equals by the first named (C27)."""
    mask = first_equals(state.fields[field] & EVERYBODY)
    for member in range(MEMBERS):
        if mask >> member & 1:
            legal.append(PLACE + member)


def add_victims(state: CaponeState, seat: int, legal: list[int]) -> None:
    """C18: only opponents who have invested can be made to pay."""
    for victim in range(state.seats):
        if victim != seat and state.markers[victim]:
            legal.append(VICTIM + victim)


def least(state: CaponeState, seat: int, field: int) -> int:
    """C9, C10: the least value of new stones on a field: its minimum, or 5k above an enemy."""
    minimum = MINIMUM[field // 2]
    there = state.fields[field]
    if there == EMPTY or there // OWNER == seat:
        return minimum
    return max(minimum, worth(there) + GUARD_VALUE)


def exact(state: CaponeState, seat: int, field: int) -> int:
    """C19: the one value that takes a field over; out of reach if no enemy is there."""
    there = state.fields[field]
    if there == EMPTY or there // OWNER == seat:
        return OUT_OF_REACH
    return worth(there)


def members_at(state: CaponeState, seat: int, field: int) -> int:
    """The player's own members on a field."""
    there = state.fields[field]
    return there & EVERYBODY if there >= 0 and there // OWNER == seat else 0


def can_place(state: CaponeState, seat: int, field: int, is_takeover: bool) -> bool:
    """Whether some stones in hand will do for a field."""
    home = state.home[seat]
    if is_takeover:
        low = high = exact(state, seat, field)
    else:
        low, high = least(state, seat, field), NO_LIMIT
    placed = members_at(state, seat, field)
    return can_reach(placed, home & EVERYBODY, home // GUARD, low, high)


def add_stones(
    state: CaponeState, seat: int, field: int, picked: int, is_takeover: bool, legal: list[int]
) -> None:
    """The next member in printed order, or the bodyguards that close the placement.

    Each is offered only if a legal placement can still follow.
    """
    home = state.home[seat]
    guards = home // GUARD
    if is_takeover:
        low = high = exact(state, seat, field)
    else:
        low, high = least(state, seat, field), NO_LIMIT
    low -= WORTH[picked]
    high -= WORTH[picked]
    placed = members_at(state, seat, field) | picked
    free = home & EVERYBODY & ~picked
    for member in range(picked.bit_length(), MEMBERS):
        if free >> member & 1 and not EQUAL_BEFORE[member] & free:
            with_him = placed | BITS[member]
            value = VALUES[member]
            if LEGAL_SET[with_him] and can_reach(
                with_him, free & AFTER[member], guards, low - value, high - value
            ):
                legal.append(PLACE + member)
    fewest = -(-low // GUARD_VALUE) if low > 0 else 0
    for count in range(fewest, min(guards, high // GUARD_VALUE) + 1):
        legal.append(CLOSE + count)


def is_last_card(state: CaponeState, seat: int) -> bool:
    """C14: the very last card of the year, or of each player by option."""
    if state.options[LAST_CARD] == EACH:
        return len(state.hands[seat]) == 1
    return state.left == 1


def last_stones(state: CaponeState, seat: int, field: int) -> int:
    """C15: what the last card must place on a field: bodyguards or one member; 0 if nothing.

    If bodyguards can go nowhere, the cheapest member whom either field will take decides.
    """
    count = MINIMUM[field // 2] // GUARD_VALUE
    home = state.home[seat]
    if home // GUARD >= count:
        first = field & ~1
        value = MINIMUM[field // 2]
        if value >= least(state, seat, first) or value >= least(state, seat, first + 1):
            return count * GUARD if value >= least(state, seat, field) else 0
    here = cheapest_member(state, seat, field)
    other = cheapest_member(state, seat, field ^ 1)
    return here if other == 0 or WORTH[here] <= WORTH[other] else 0


def cheapest_member(state: CaponeState, seat: int, field: int) -> int:
    """C15: the lowest member in hand who alone is legal on a field; 0 if there is none."""
    low = least(state, seat, field)
    placed = members_at(state, seat, field)
    mask = first_equals(state.home[seat] & EVERYBODY)
    for member in range(MEMBERS - 1, -1, -1):
        if mask >> member & 1 and VALUES[member] >= low and LEGAL_SET[placed | BITS[member]]:
            return BITS[member]
    return 0


def has_last_place(state: CaponeState, seat: int, card: int) -> bool:
    """C15: whether the last card can be used."""
    return (
        last_stones(state, seat, card * 2) != 0 or last_stones(state, seat, card * 2 + 1) != 0
    )


def add_last_stones(
    state: CaponeState, seat: int, field: int, picked: int, legal: list[int]
) -> None:
    """C15: the only next pick there is."""
    stones = last_stones(state, seat, field)
    if stones >= GUARD:
        legal.append(CLOSE + stones // GUARD)
    elif picked:
        legal.append(CLOSE)
    else:
        legal.append(PLACE + stones.bit_length() - 1)


def occupy(state: CaponeState, seat: int, card: int, field: int, stones: int) -> None:
    """C9, C10, C19: stones onto a field; who was there is expelled, or sent back."""
    moves.use(state, seat, card, "played")
    there = state.fields[field]
    if there != EMPTY and there // OWNER != seat:
        if card == TAKEOVER:
            moves.send_back(state, field)
        else:
            moves.expel(state, field)
    moves.place(state, seat, field, stones)


def legal_business(state: CaponeState, seat: int, card: int) -> None:
    """C7: a bodyguard is placed and the bank pays at once."""
    moves.use(state, seat, card, "played")
    moves.open_shop(state, seat, card, LEGAL_INCOME[state.markers[seat]])


def protection(state: CaponeState, seat: int, victim: int) -> None:
    """C18: by the victim's marker; who has too little pays what he has."""
    moves.use(state, seat, PROTECTION, "played")
    money = min(PROTECTION_MONEY[state.markers[victim]], state.cash[victim])
    moves.extort(state, seat, victim, money)


def aim(state: CaponeState, seat: int, card: int, target: int, member: int) -> None:
    """C16, C17, C20: a diversion, an arrest or an offer; `target` is the pick after the card.

    `member` is whom to take from a field, -1 where nobody is named.
    """
    moves.use(state, seat, card, "played")
    if target >= FROM_DIVERSION:
        place = target - FROM_DIVERSION
        if card == FBI:
            moves.fetch(state, place)
        else:
            moves.drown(state, place)
    elif card == OFFER:
        moves.expel(state, target - AT)
    elif card == FBI:
        moves.arrest(state, target - AT, member)
    else:
        moves.divert(state, target - AT, member, card)
