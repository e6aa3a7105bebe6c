"""The verbs of Leduc hold'em: the only code, with setup, that writes to the state."""

from backroom.engine.chance import Chance
from backroom.engine.domains import HIDDEN
from backroom.engine.seats import BIT_OF

from .cards import UNSEEN
from .state import LeducState


def deal(state: LeducState, seat: int, chance: Chance) -> None:
    """One card, seen by its owner alone."""
    deck = state.deck
    card = deck[chance.choose("deal", deck)]
    state.hands[seat] = card
    state.deck = UNSEEN[card][state.hands[1 - seat]][HIDDEN]
    if state.listener is not None:
        state.tell("dealt", (seat, card), BIT_OF[seat], (seat, HIDDEN))


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
    stakes = state.stakes
    stakes[seat] = stakes[1 - seat]
    if state.listener is not None:
        state.tell("staked", (seat, stakes[seat]))


def top(state: LeducState, seat: int, more: int) -> None:
    """More chips than the other's lie before a seat; the first raise of all is remembered."""
    if state.opener < 0 and state.board < 0:
        state.opener = seat
    stakes = state.stakes
    stakes[seat] = stakes[1 - seat] + more
    if state.listener is not None:
        state.tell("staked", (seat, stakes[seat]))


def show(state: LeducState) -> None:
    """Both hands are shown to everybody, the starter's first."""
    state.shown = 1
    if state.listener is not None:
        state.tell("shown", (state.starter, state.hands[state.starter]))
        state.tell("shown", (1 - state.starter, state.hands[1 - state.starter]))
