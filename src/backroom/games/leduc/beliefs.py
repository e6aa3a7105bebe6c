"""A full state that fits a view: the cards not seen are dealt anew."""

from backroom.engine.chance import Chance
from backroom.engine.domains import HIDDEN

from .cards import UNSEEN
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
    hands = state.hands
    state.deck = UNSEEN[hands[0]][hands[1]][view.board]
    for seat in range(view.seats):
        if hands[seat] == HIDDEN:
            hands[seat] = state.deck[chance.choose("complete", state.deck)]
            state.deck = UNSEEN[hands[0]][hands[1]][view.board]
    return state
