"""The verbs of Leduc hold'em: the only code, with setup, that writes to the state."""

from backroom.engine.chance import Chance
from backroom.engine.domains import HIDDEN
from backroom.engine.seats import BIT_OF

from .cards import DECK, HANDS, STAKES, UNSEEN
from .state import LeducState


def deal(state: LeducState, chance: Chance) -> None:
    """One card each, the starter's first, seen by its owner alone."""
    first = DECK[chance.choose("deal", DECK)]
    deck = UNSEEN[first][HIDDEN][HIDDEN]
    second = deck[chance.choose("deal", deck)]
    starter = state.starter
    state.hands = HANDS[second][first] if starter else HANDS[first][second]
    state.deck = UNSEEN[first][second][HIDDEN]
    if state.listener is not None:
        state.tell("dealt", (starter, first), BIT_OF[starter], (starter, HIDDEN))
        other = 1 - starter
        state.tell("dealt", (other, second), BIT_OF[other], (other, HIDDEN))


def turn_board(state: LeducState, chance: Chance) -> None:
    """The card that all share, face up."""
    deck = state.deck
    card = deck[chance.choose("board", deck)]
    state.board = card
    state.deck = UNSEEN[state.hands[0]][state.hands[1]][card]
    if state.listener is not None:
        state.tell("turned", (card,))


def call(state: LeducState, seat: int) -> None:
    """As many chips as the other's lie before a seat."""
    chips = state.stakes[1 - seat]
    state.stakes = STAKES[chips][chips]
    if state.listener is not None:
        state.tell("staked", (seat, chips))


def top(state: LeducState, seat: int, more: int) -> None:
    """More chips than the other's lie before a seat; the first raise of all is remembered."""
    if state.opener < 0 and state.board < 0:
        state.opener = seat
    other = state.stakes[1 - seat]
    chips = other + more
    state.stakes = STAKES[other][chips] if seat else STAKES[chips][other]
    if state.listener is not None:
        state.tell("staked", (seat, chips))


def show(state: LeducState) -> None:
    """Both hands are shown to everybody, the starter's first."""
    state.shown = 1
    if state.listener is not None:
        state.tell("shown", (state.starter, state.hands[state.starter]))
        state.tell("shown", (1 - state.starter, state.hands[1 - state.starter]))
