"""A full state that fits a view: the cards not seen are dealt anew."""

from backroom.engine.chance import Chance
from backroom.engine.domains import HIDDEN

from .cards import DECK
from .state import LeducState
from .view import LeducView


def complete(view: LeducView, chance: Chance) -> LeducState:
    """All deals of the unseen cards are equally likely."""
    state = LeducState(view.seats, view.options)
    view.give_header(state)
    state.board = view.board
    state.stakes = view.stakes[:]
    state.starter = view.starter
    state.shown = view.shown
    state.opener = view.opener
    state.hands = view.hands[:]
    state.deck = [card for card in DECK if card != view.board and card not in view.hands]
    for seat in range(view.seats):
        if state.hands[seat] == HIDDEN:
            state.hands[seat] = state.deck.pop(chance.choose("complete", state.deck))
    return state
