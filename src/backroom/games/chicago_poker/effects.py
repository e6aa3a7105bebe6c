"""The special cards: whom each can hit and what it does, one function each (P4 to P10)."""

from typing import Final

from backroom.engine.chance import Chance
from backroom.engine.domains import HIDDEN
from backroom.engine.seats import BIT_OF

from . import moves
from .actions import CHOOSE, DRIVE, MURDER_AT, RAID
from .cards import BLACKMAIL, LIMOUSINE, MURDER, PISTOL, PLACES, RAIDS, SERIES
from .state import PokerState

MOST_PASSENGERS: Final = 4
EXTRA_ACTIONS: Final = 2


def raid_targets(state: PokerState, seat: int) -> list[int]:
    """P9: every other player with a face-down card at an open business."""
    return [
        RAID + victim * PLACES + place
        for victim in range(state.seats)
        if victim != seat
        for place in range(len(state.open))
        if state.hidden_at(place, victim)
    ]


def raid(state: PokerState, seat: int, victim: int, place: int, chance: Chance) -> None:
    """P9: you alone see all face-down cards of one other player at one business."""
    card = played_raid(state, seat, chance)
    moves.take_from_hand(state, seat, card)
    cards = state.hidden_at(place, victim)
    moves.learn(state, seat, cards)
    moves.discard(state, card)
    audience = BIT_OF[seat] | BIT_OF[victim]
    public = (seat, victim, place, card, (HIDDEN,) * len(cards))
    state.tell("raided", (seat, victim, place, card, tuple(cards)), audience, public)


def held_raid(state: PokerState, seat: int) -> int:
    """The first raid in a hand; the two are alike."""
    return RAIDS[0] if RAIDS[0] in state.hands[seat] else RAIDS[1]


def played_raid(state: PokerState, seat: int, chance: Chance) -> int:
    """P20: of two raids chance picks one, so that what is shown tells nothing of the other."""
    if RAIDS[0] in state.hands[seat] and RAIDS[1] in state.hands[seat]:
        return RAIDS[chance.choose("raid", list(RAIDS))]
    return held_raid(state, seat)


def murder_targets(state: PokerState, seat: int) -> list[int]:
    """P6: every series of another player but those that a bullet of its owner marks."""
    return [
        MURDER_AT + victim * PLACES + place
        for victim in range(state.seats)
        if victim != seat
        for place in range(len(state.open))
        if state.length[place * state.seats + victim] and state.bullets[place] != victim
    ]


def murder(state: PokerState, seat: int, victim: int, place: int) -> None:
    """P6: the newest card of another player's series is discarded face up."""
    moves.take_from_hand(state, seat, MURDER)
    card = moves.kill(state, victim, place)
    moves.discard(state, card)
    moves.discard(state, MURDER)
    state.tell("murdered", (seat, victim, place, card))


def limousine_routes(state: PokerState, seat: int) -> list[int]:
    """P8: from an own series without own bullet to another open business with room."""
    return [
        DRIVE + source * PLACES + target
        for source in range(len(state.open))
        if state.length[source * state.seats + seat] and state.bullets[source] != seat
        for target in range(len(state.open))
        if target != source
        and state.open[target] >= 0
        and state.length[target * state.seats + seat] < SERIES
    ]


def passengers(state: PokerState, seat: int, source: int, target: int) -> int:
    """P8: how many cards may ride: one to four, as many as there are and as fit."""
    room = SERIES - state.length[target * state.seats + seat]
    return min(MOST_PASSENGERS, room, state.length[source * state.seats + seat])


def limousine(
    state: PokerState, seat: int, source: int, target: int, positions: list[int]
) -> None:
    """P8: cards of one own series move to another business, in an order of choice."""
    moves.take_from_hand(state, seat, LIMOUSINE)
    up = state.up[source * state.seats + seat]
    before = state.series(source, seat)
    was_up = [card for ordinal, card in enumerate(before) if up >> ordinal & 1]
    taken = moves.take_away(state, seat, source, positions)
    shown = moves.put_down(state, seat, target, taken)
    moves.mix(state, seat, taken, was_up, shown)
    moves.discard(state, LIMOUSINE)
    seen = [card if shown >> index & 1 else HIDDEN for index, card in enumerate(taken)]
    places = (seat, source, target, tuple(sorted(positions)))
    state.tell("drove", (*places, tuple(taken)), BIT_OF[seat], (*places, tuple(seen)))
    if state.length[target * state.seats + seat] == SERIES:
        moves.claim(state, seat, target)


def pistol(state: PokerState, seat: int) -> None:
    """P4: two more actions this turn, optional ones."""
    moves.take_from_hand(state, seat, PISTOL)
    moves.discard(state, PISTOL)
    state.extra += EXTRA_ACTIONS
    state.tell("fired", (seat,))


def blackmail_choices(state: PokerState) -> list[int]:
    """P10: any card of the discard pile."""
    return sorted([CHOOSE + card for card in state.discards])


def blackmail(state: PokerState, seat: int, card: int) -> None:
    """P10: one discard into the hand unseen, the rest into the deck, then blackmail itself."""
    moves.take_from_hand(state, seat, BLACKMAIL)
    moves.extort(state, seat, card)
    moves.discard(state, BLACKMAIL)
    state.tell("blackmailed", (seat, card), BIT_OF[seat], (seat, HIDDEN))


def waste(state: PokerState, seat: int, card: int) -> None:
    """P5: a special may be played for nothing: it costs the action and is discarded."""
    moves.take_from_hand(state, seat, card)
    moves.discard(state, card)
    state.tell("wasted", (seat, card))
