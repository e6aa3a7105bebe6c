"""A full state that fits a view: the cards not seen are dealt anew, all deals alike."""

from backroom.engine.chance import Chance
from backroom.engine.domains import HIDDEN

from .cards import DECKS
from .state import CaponeState
from .view import CaponeView


def complete(view: CaponeView, chance: Chance) -> CaponeState:
    """The city is open; hands and exchanged cards come from what lies nowhere else."""
    state = CaponeState(view.seats, view.options)
    view.give_header(state)
    _copy_public(view, state)
    unseen = _unseen(view)
    state.hands = [sorted(_fill(hand, unseen, chance)) for hand in view.hands]
    state.thrown = tuple(
        [tuple(sorted(_fill(list(cards), unseen, chance))) for cards in view.thrown]
    )
    state.deck = unseen
    return state


def _copy_public(view: CaponeView, state: CaponeState) -> None:
    state.year = view.year
    state.starter = view.starter
    state.left = view.left
    state.played = view.played[:]
    state.fields = view.fields[:]
    state.shops = view.shops[:]
    state.diverted = view.diverted[:]
    state.home = view.home[:]
    state.cells = view.cells[:]
    state.harbour = view.harbour[:]
    state.park = view.park[:]
    state.cash = view.cash[:]
    state.markers = view.markers[:]


def _unseen(view: CaponeView) -> list[int]:
    """Every card that the observer sees nowhere, sorted."""
    unseen = DECKS[view.seats][:]
    for card in view.played:
        unseen.remove(card)
    for cards in (*view.hands, *view.thrown):
        for card in cards:
            if card != HIDDEN:
                unseen.remove(card)
    return unseen


def _fill(cards: list[int], unseen: list[int], chance: Chance) -> list[int]:
    """Cards as they are known, or drawn from what is not seen."""
    if HIDDEN not in cards:
        return cards[:]
    return [unseen.pop(chance.choose("complete", unseen)) for _ in cards]
