"""The verbs of Leduc hold'em: the only code, with setup, that writes to the state."""

from backroom.engine.chance import Chance
from backroom.engine.domains import HIDDEN
from backroom.engine.seats import BIT_OF

from .state import LeducState


def deal(state: LeducState, seat: int, chance: Chance) -> None:
    """One card, seen by its owner alone."""
    deck = state.deck
    card = deck.pop(chance.choose("deal", deck))
    state.hands[seat] = card
    if state.listener is not None:
        state.tell("dealt", (seat, card), BIT_OF[seat], (seat, HIDDEN))


def turn_board(state: LeducState, chance: Chance) -> None:
    """The card that all share, face up."""
    state.board = state.deck.pop(chance.choose("board", state.deck))
    if state.listener is not None:
        state.tell("turned", (state.board,))


def stake(state: LeducState, seat: int, chips: int) -> None:
    """Chips up to this many in all lie before a seat; the first raise of all is remembered."""
    if chips > state.stakes[1 - seat] and state.opener < 0 and state.board < 0:
        state.opener = seat
    state.stakes[seat] = chips
    if state.listener is not None:
        state.tell("staked", (seat, chips))


def show(state: LeducState) -> None:
    """Both hands are shown to everybody, the starter's first."""
    state.shown = 1
    if state.listener is not None:
        state.tell("shown", (state.starter, state.hands[state.starter]))
        state.tell("shown", (1 - state.starter, state.hands[1 - state.starter]))
