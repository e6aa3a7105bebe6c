"""The verbs of Leduc hold'em: the only code, with setup, that writes to the state."""

from backroom.engine.chance import Chance

from .state import LeducState


def deal(state: LeducState, seat: int, chance: Chance) -> None:
    """One card, seen by its owner alone."""
    card = state.deck.pop(chance.choose("deal", state.deck))
    state.hands[seat] = card
    if state.listener is not None:
        state.tell("dealt", (seat, card), state.BITS[seat], (seat, -1))


def turn_board(state: LeducState, chance: Chance) -> None:
    """The card that all share, face up."""
    state.board = state.deck.pop(chance.choose("board", state.deck))
    state.round = 1
    state.raises = 0
    if state.listener is not None:
        state.tell("turned", (state.board,))


def stake(state: LeducState, seat: int, chips: int) -> None:
    """Chips up to this many in all lie before a seat; more than the other's is a raise."""
    if chips > state.stakes[1 - seat] > 0:
        state.raises += 1
    state.stakes[seat] = chips
    if state.listener is not None:
        state.tell("staked", (seat, chips, state.raises))


def show(state: LeducState) -> None:
    """Both hands are shown to everybody, the starter's first."""
    state.shown = 1
    if state.listener is not None:
        for seat in (state.starter, 1 - state.starter):
            state.tell("shown", (seat, state.hands[seat]))
