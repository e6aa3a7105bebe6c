"""The verbs of Capone: with setup, the only code that writes to the state."""

from typing import Final

from backroom.engine.chance import Chance
from backroom.engine.domains import HIDDEN
from backroom.engine.seats import BIT_OF

from .board import (
    BITS,
    BLOCKS,
    DIVERSIONS,
    EMPTY,
    EVERYBODY,
    FIELDS,
    GUARD,
    GUARD_VALUE,
    MEMBERS,
    OWNER,
    SHOPS,
    STONES,
)
from .cards import DECKS, DIVERSION, HAND, LEGAL
from .state import CaponeState

STEP_COST: Final = 100
STEP_SALE: Final = 50


def names(mask: int) -> tuple[int, ...]:
    """The members of a mask in printed order."""
    return tuple([member for member in range(MEMBERS) if mask >> member & 1])


def begin_year(state: CaponeState) -> None:
    """C1, C2: all cards are shuffled; nothing is dealt yet."""
    state.year += 1
    state.deck = DECKS[state.seats][:]
    state.hands = [[] for _ in range(state.seats)]
    state.thrown = ((),) * state.seats
    state.played = []
    state.left = HAND[state.seats] * state.seats
    state.tell("year", (state.starter, state.year))


def draw(state: CaponeState, seat: int, count: int, chance: Chance) -> None:
    """Cards from the deck into a hand, seen by its owner only."""
    deck = state.deck
    drawn = [deck.pop(chance.choose("draw", deck)) for _ in range(count)]
    state.hands[seat] = sorted(state.hands[seat] + drawn)
    if state.listener is not None:
        hidden = (HIDDEN,) * count
        state.tell("dealt", (seat, tuple(drawn)), BIT_OF[seat], (seat, hidden))


def throw(state: CaponeState, seat: int, cards: tuple[int, ...]) -> None:
    """C2: exchanged cards leave play for the year, unseen."""
    hand = state.hands[seat]
    for card in cards:
        hand.remove(card)
    state.thrown = (*state.thrown[:seat], cards, *state.thrown[seat + 1 :])
    if state.listener is not None:
        hidden = (HIDDEN,) * len(cards)
        state.tell("exchanged", (seat, cards), BIT_OF[seat], (seat, hidden))


def use(state: CaponeState, seat: int, card: int, kind: str) -> None:
    """A card leaves the hand for all to see, with effect or without (C4)."""
    state.hands[seat].remove(card)
    state.played.append(card)
    state.left -= 1
    if state.listener is not None:
        state.tell(kind, (seat, card))


def bail(state: CaponeState, seat: int, member: int, cost: int) -> None:
    """C6: a prisoner comes home for his value."""
    bit = BITS[member]
    first = seat * BLOCKS
    for cell in range(first, first + BLOCKS):
        state.cells[cell] &= ~bit
    state.home[seat] |= bit
    state.cash[seat] -= cost
    state.tell("bailed", (seat, member, cost))


def open_shop(state: CaponeState, seat: int, card: int, money: int) -> None:
    """C7: a bodyguard at a legal business, and its income at once."""
    state.home[seat] -= GUARD
    state.shops[card - LEGAL] = seat
    state.cash[seat] += money
    state.tell("opened", (seat, card - LEGAL, money))


def place(state: CaponeState, seat: int, field: int, stones: int) -> None:
    """Stones from home onto a field that is empty or the player's own."""
    state.home[seat] -= stones
    there = state.fields[field]
    state.fields[field] = (there if there != EMPTY else seat * OWNER) + stones
    if state.listener is not None:
        members = names(stones & EVERYBODY)
        state.tell("placed", (seat, field, members, stones // GUARD))


def expel(state: CaponeState, field: int) -> None:
    """C10, C20: the members on a field go to the harbour, the bodyguards to the park."""
    owner, stones = divmod(state.fields[field], OWNER)
    state.fields[field] = EMPTY
    state.harbour[owner] |= stones & EVERYBODY
    state.park[owner] += stones // GUARD
    if state.listener is not None:
        state.tell("expelled", (owner, field, names(stones & EVERYBODY), stones // GUARD))


def send_back(state: CaponeState, field: int) -> None:
    """C19: the stones on a field go back to their owner's hand."""
    owner, stones = divmod(state.fields[field], OWNER)
    state.fields[field] = EMPTY
    state.home[owner] += stones
    if state.listener is not None:
        state.tell("returned", (owner, field, names(stones & EVERYBODY), stones // GUARD))


def divert(state: CaponeState, field: int, member: int, card: int) -> None:
    """C16: a member leaves a field for the place of the card."""
    owner = take_off(state, field, member)
    state.diverted[card - DIVERSION] = owner * MEMBERS + member
    state.tell("diverted", (owner, member, field, card - DIVERSION))


def arrest(state: CaponeState, field: int, member: int) -> None:
    """C17: a member leaves a field for block 3."""
    owner = take_off(state, field, member)
    state.cells[owner * BLOCKS + BLOCKS - 1] |= BITS[member]
    state.tell("arrested", (owner, member, field))


def fetch(state: CaponeState, place: int) -> None:
    """C17: a diverted member goes to block 3."""
    owner, member = divmod(state.diverted[place], MEMBERS)
    state.diverted[place] = EMPTY
    state.cells[owner * BLOCKS + BLOCKS - 1] |= BITS[member]
    state.tell("fetched", (owner, member, place))


def drown(state: CaponeState, place: int) -> None:
    """C20: a diverted member goes to the harbour."""
    owner, member = divmod(state.diverted[place], MEMBERS)
    state.diverted[place] = EMPTY
    state.harbour[owner] |= BITS[member]
    state.tell("drowned", (owner, member, place))


def take_off(state: CaponeState, field: int, member: int) -> int:
    """A member leaves a field, which is empty if nothing is left (C13); gives the owner."""
    stones = state.fields[field] - BITS[member]
    state.fields[field] = stones if stones & STONES else EMPTY
    return stones // OWNER


def extort(state: CaponeState, seat: int, victim: int, money: int) -> None:
    """C18: the victim pays protection money to the player."""
    state.cash[victim] -= money
    state.cash[seat] += money
    state.tell("extorted", (seat, victim, money))


def settle(state: CaponeState, seat: int, money: int) -> None:
    """C21, steps 1 and 2: a player's income, and all stones outside prison come home."""
    state.cash[seat] += money
    state.home[seat] += stones_out(state.fields, state.shops, state.diverted, seat)
    state.tell("settled", (seat, money))


def stones_out(fields: list[int], shops: list[int], diverted: list[int], seat: int) -> int:
    """A player's stones on all fields of the city, which are clear of them after this."""
    stones = 0
    for field in range(FIELDS):
        if fields[field] // OWNER == seat:
            stones += fields[field] & STONES
            fields[field] = EMPTY
    for shop in range(SHOPS):
        if shops[shop] == seat:
            stones += GUARD
            shops[shop] = EMPTY
    for place in range(DIVERSIONS):
        if diverted[place] // MEMBERS == seat:
            stones += BITS[diverted[place] % MEMBERS]
            diverted[place] = EMPTY
    return stones


def rehire(state: CaponeState, seat: int, count: int) -> None:
    """C21, step 3: bodyguards come back from the park; the rest is lost for ever."""
    lost = state.park[seat] - count
    state.park[seat] = 0
    state.home[seat] += count * GUARD
    state.harbour[seat] += lost * GUARD
    state.cash[seat] -= count * GUARD_VALUE
    state.tell("rehired", (seat, count, lost))


def serve(state: CaponeState, seat: int) -> None:
    """C21, step 4: prisoners move up a block, out of block 1 into freedom."""
    first = seat * BLOCKS
    freed = state.cells[first]
    state.cells[first : first + BLOCKS] = [state.cells[first + 1], state.cells[first + 2], 0]
    state.home[seat] += freed
    if state.listener is not None:
        state.tell("served", (seat, names(freed)))


def invest(state: CaponeState, seat: int, marker: int) -> None:
    """C22: the marker goes up for 100k a step or down for 50k a step."""
    steps = marker - state.markers[seat]
    if steps > 0:
        state.cash[seat] -= steps * STEP_COST
        state.tell("invested", (seat, marker, steps * STEP_COST))
    elif steps < 0:
        state.cash[seat] -= steps * STEP_SALE
        state.tell("sold", (seat, marker, -steps * STEP_SALE))
    state.markers[seat] = marker


def pass_start(state: CaponeState) -> None:
    """C1: the start player moves one seat clockwise."""
    state.starter = (state.starter + 1) % state.seats
