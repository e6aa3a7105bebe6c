"""The verbs of Chicago Poker: with setup, the only code that writes to the state."""

from bisect import insort

from backroom.engine.chance import Chance
from backroom.engine.domains import HIDDEN
from backroom.engine.pools import Pool, reveal, settled, stir
from backroom.engine.seats import BIT_OF

from .cards import FACES, KINDS, SERIES
from .state import PokerState


def spend_action(state: PokerState) -> None:
    """One action is used: a compulsory one first, then an extra one (P4)."""
    if state.left:
        state.left -= 1
    else:
        state.extra -= 1
    state.passes = 0
    tell_actions(state)


def tell_actions(state: PokerState) -> None:
    """How many actions are left, and how many turns in a row were nothing but passes."""
    if state.listener is not None:
        state.tell("actions", (state.left, state.extra, state.passes))


def give_up_actions(state: PokerState) -> None:
    """The turn is over; actions that were left are gone."""
    if state.left + state.extra:
        state.left = 0
        state.extra = 0
        tell_actions(state)


def forget_passes(state: PokerState) -> None:
    """Turns that were nothing but passes are counted anew (P18)."""
    state.passes = 0
    tell_actions(state)


def draw(state: PokerState, seat: int, chance: Chance) -> None:
    """A card from the deck into a hand; callers know that there is one (P16)."""
    refill(state)
    card = state.deck.pop(chance.choose("draw", state.deck))
    insort(state.hands[seat], card)
    if state.listener is not None:
        state.tell("drew", (seat, card), BIT_OF[seat], (seat, HIDDEN))


def turn_up(state: PokerState, seat: int, chance: Chance) -> int:
    """The top of the deck for a player without cards (P14), put aside by the caller."""
    if not has_card(state):
        return HIDDEN
    refill(state)
    card = state.deck.pop(chance.choose("draw", state.deck))
    state.tell("turned_up", (seat, card))
    return card


def has_card(state: PokerState) -> bool:
    """Whether there is a card to draw, the discards counted (P16)."""
    return len(state.deck) > 0 or len(state.discards) > 0


def refill(state: PokerState) -> None:
    """P16: an empty deck is made anew from the discards when a card is needed."""
    if not state.deck:
        state.deck = sorted(state.discards)
        state.discards = []
        state.tell("reshuffled", (len(state.deck),))


def take_from_hand(state: PokerState, seat: int, card: int) -> None:
    """A card leaves a hand; its new place is the caller's."""
    state.hands[seat].remove(card)


def discard(state: PokerState, card: int) -> None:
    """A card lands on the discard pile, seen by all."""
    state.discards.append(card)


def extort(state: PokerState, seat: int, card: int) -> None:
    """P10: a card of the discards into a hand; the others are shuffled into the deck."""
    state.discards.remove(card)
    insort(state.hands[seat], card)
    state.deck = sorted(state.deck + state.discards)
    state.discards = []


def lay(state: PokerState, seat: int, place: int, card: int) -> None:
    """P1: a gangster joins a series; the number of cards there decides its face."""
    series = place * state.seats + seat
    ordinal = state.length[series]
    state.laid[series * SERIES + ordinal] = card
    state.length[series] = ordinal + 1
    face = FACES[state.open[place]] & BIT_OF[ordinal]
    state.up[series] |= face
    if state.listener is not None:
        audience = -1 if face else BIT_OF[seat]
        public = (seat, place, HIDDEN)
        state.tell("played", (seat, place, card), audience, public)
    if ordinal + 1 == SERIES:
        claim(state, seat, place)


def claim(state: PokerState, seat: int, place: int) -> None:
    """P7: the first fifth card at a business takes its bullet."""
    if state.bullets[place] < 0:
        state.bullets[place] = seat
        state.tell("claimed", (seat, place))


def kill(state: PokerState, victim: int, place: int) -> int:
    """P6: the newest card of a series goes; gives that card, not yet discarded."""
    series = place * state.seats + victim
    ordinal = state.length[series] - 1
    slot = series * SERIES + ordinal
    card = state.laid[slot]
    state.laid[slot] = HIDDEN
    state.length[series] = ordinal
    state.up[series] &= BIT_OF[ordinal] - 1
    forget(state, card)
    return card


def take_away(state: PokerState, seat: int, place: int, positions: list[int]) -> list[int]:
    """Cards leave a series for the limousine; those that stay keep order and face (P1)."""
    series = place * state.seats + seat
    cards = state.series(place, seat)
    up = state.up[series]
    taken = [cards[position] for position in positions]
    stay = [ordinal for ordinal in range(len(cards)) if ordinal not in positions]
    faces = 0
    for ordinal in range(SERIES):
        kept = ordinal < len(stay)
        state.laid[series * SERIES + ordinal] = cards[stay[ordinal]] if kept else HIDDEN
        if kept and up >> stay[ordinal] & 1:
            faces |= BIT_OF[ordinal]
    state.up[series] = faces
    state.length[series] = len(stay)
    return taken


def put_down(state: PokerState, seat: int, place: int, cards: list[int]) -> int:
    """Cards join a series at once; gives the mask of those that now lie face up (P8)."""
    series = place * state.seats + seat
    shown = 0
    for index, card in enumerate(cards):
        ordinal = state.length[series]
        state.laid[series * SERIES + ordinal] = card
        state.length[series] = ordinal + 1
        face = FACES[state.open[place]] & BIT_OF[ordinal]
        state.up[series] |= face
        if face:
            shown |= BIT_OF[index]
    return shown


def show_all(state: PokerState, place: int) -> None:
    """All cards at a business are turned face up for a duel."""
    for seat in range(state.seats):
        series = place * state.seats + seat
        for card in state.hidden_at(place, seat):
            forget(state, card)
        state.up[series] = BIT_OF[state.length[series]] - 1


def take_business(state: PokerState, seat: int, place: int) -> None:
    """The winner of a duel lays the business open before him."""
    kind = state.open[place]
    state.open[place] = HIDDEN
    state.won[seat * KINDS + kind] += 1
    state.tell("won", (seat, place, kind))


def clear(state: PokerState, place: int, owner: int) -> None:
    """The cards at a business go to the discards, clockwise from the owner; the bullet back."""
    for offset in range(state.seats):
        seat = (owner + offset) % state.seats
        series = place * state.seats + seat
        state.discards += state.series(place, seat)
        for ordinal in range(SERIES):
            state.laid[series * SERIES + ordinal] = HIDDEN
        state.length[series] = 0
        state.up[series] = 0
    state.bullets[place] = HIDDEN
    state.tell("cleared", (place, owner))


def open_business(state: PokerState, place: int, chance: Chance) -> None:
    """A new business is turned up while there are any (P17)."""
    if state.businesses:
        kind = state.businesses.pop(chance.choose("business", state.businesses))
        state.open[place] = kind
        state.tell("opened", (place, kind))


def learn(state: PokerState, observer: int, cards: list[int]) -> None:
    """P20: an observer knows from now on where these face-down cards lie."""
    for card in cards:
        _set_pools(state, observer, reveal(state.pools[observer], card, card))
    known = {*state.seen[observer], *cards}
    _set_seen(state, observer, tuple(sorted(known)))


def forget(state: PokerState, card: int) -> None:
    """A face-down card is shown to all or leaves the table: nothing secret is left of it."""
    for observer in range(state.seats + 1):
        if card in state.seen[observer]:
            rest = tuple(one for one in state.seen[observer] if one != card)
            _set_seen(state, observer, rest)
        if state.pools[observer]:
            _set_pools(state, observer, reveal(state.pools[observer], card, card))


def mix(state: PokerState, seat: int, taken: list[int], was_up: list[int], shown: int) -> None:
    """P20: after a limousine the others know the set of cards moved, not which lies where."""
    open_now = [card for index, card in enumerate(taken) if shown >> index & 1]
    landed = [card for card in taken if card not in open_now]
    for observer in range(state.seats + 1):
        if observer != seat:
            seen = state.seen[observer]
            exact = [card for card in taken if card in was_up or card in seen]
            _set_seen(state, observer, tuple(card for card in seen if card not in taken))
            pools = stir(state.pools[observer], taken, landed, exact, open_now)
            _set_pools(state, observer, pools)


def _set_pools(state: PokerState, observer: int, pools: list[Pool]) -> None:
    """Pools of an observer; one that holds a single known card is exact knowledge."""
    for pool in pools:
        if settled(pool):
            known = {*state.seen[observer], pool.known[0]}
            _set_seen(state, observer, tuple(sorted(known)))
    kept = tuple(pool for pool in pools if not settled(pool))
    if kept != state.pools[observer]:
        # The list is shared with clones, so it is made anew.
        state.pools = [*state.pools[:observer], kept, *state.pools[observer + 1 :]]


def _set_seen(state: PokerState, observer: int, cards: tuple[int, ...]) -> None:
    if cards != state.seen[observer]:
        state.seen = (*state.seen[:observer], cards, *state.seen[observer + 1 :])
