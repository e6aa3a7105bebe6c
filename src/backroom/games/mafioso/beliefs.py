"""A full state that fits a view: the cards not seen are dealt anew, all deals alike."""

from backroom.engine.chance import Chance
from backroom.engine.domains import HIDDEN

from .cards import DECK, RAID
from .state import MafiosoState
from .view import MafiosoView


def complete(view: MafiosoView, chance: Chance) -> MafiosoState:
    """Everything on the table is open; hands are dealt from what lies nowhere else."""
    state = MafiosoState(view.seats, view.options)
    view.give_header(state)
    _copy_public(view, state)
    unseen = _unseen(view)
    state.hands = [_fill(hand, unseen, chance) for hand in view.hands]
    state.deck = unseen
    return state


def _copy_public(view: MafiosoView, state: MafiosoState) -> None:
    state.discards = view.discards[:]
    state.raids = view.raids
    state.seat_men(view.chairs[:])
    state.standing = view.standing
    state.dead = view.dead
    state.cakes = view.cakes[:]
    state.pot = view.pot
    state.money = view.money[:]
    state.out = view.out
    state.first = view.first
    state.turns = view.turns
    state.quiet = view.quiet


def _unseen(view: MafiosoView) -> list[int]:
    """Every card that the observer sees nowhere, sorted."""
    unseen = DECK[:]
    for card in view.discards:
        unseen.remove(card)
    for _ in range(view.raids):
        unseen.remove(RAID)
    for hand in view.hands:
        for card in hand:
            if card != HIDDEN:
                unseen.remove(card)
    return unseen


def _fill(hand: list[int], unseen: list[int], chance: Chance) -> list[int]:
    """A hand as it is known, or drawn from what is not seen."""
    if HIDDEN not in hand:
        return hand[:]
    return sorted([unseen.pop(chance.choose("complete", unseen)) for _ in hand])
