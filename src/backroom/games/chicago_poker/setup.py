"""The start of a match (rulebook chapter 3)."""

from backroom.engine.chance import Chance
from backroom.engine.domains import HIDDEN

from . import moves
from .cards import (
    ALL_CARDS,
    COPIES,
    FIRST_HAND,
    GANGSTERS,
    KINDS,
    OPEN_BUSINESSES,
    SERIES,
)
from .meta import NO_SPECIALS
from .state import PokerState


def blank_state(seats: int, options: tuple[int, ...]) -> PokerState:
    """An empty table with its places marked out."""
    state = PokerState(seats, options)
    places = OPEN_BUSINESSES[seats]
    state.hands = [[] for _ in range(seats)]
    state.deck = []
    state.discards = []
    state.businesses = []
    state.open = [HIDDEN] * places
    state.bullets = [HIDDEN] * places
    state.laid = [HIDDEN] * (places * seats * SERIES)
    state.length = [0] * (places * seats)
    state.up = [0] * (places * seats)
    state.won = [0] * (seats * KINDS)
    state.seen = ((),) * (seats + 1)
    state.pools = [()] * (seats + 1)
    return state


def cards_in_play(options: tuple[int, ...]) -> list[int]:
    """All cards, or the gangsters alone (option `no_specials`, P15)."""
    return list(range(GANGSTERS if options[NO_SPECIALS] else ALL_CARDS))


def all_businesses() -> list[int]:
    """All businesses in the box, sorted: the same number of each kind."""
    return [kind for kind in range(KINDS) for _ in range(COPIES)]


def deal_match(state: PokerState, chance: Chance) -> None:
    """Five cards each from the first player on, and the first businesses."""
    state.deck = cards_in_play(state.options)
    state.businesses = all_businesses()
    state.starter = chance.choose("start", list(range(state.seats)))
    state.tell("started", (state.starter, len(state.deck)))
    for offset in range(state.seats):
        seat = (state.starter + offset) % state.seats
        for _ in range(FIRST_HAND):
            moves.draw(state, seat, chance)
    for place in range(len(state.open)):
        moves.open_business(state, place, chance)
