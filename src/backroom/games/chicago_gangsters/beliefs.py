"""A full state that fits a view: everything unseen is dealt anew.

What a seat is publicly known to hold it holds; the rest comes from the cards nobody has shown.
Of a seat's unseen cards any could lie face down before it.
"""

from typing import Final

from backroom.engine.chance import Chance
from backroom.engine.domains import HIDDEN
from backroom.engine.seats import BIT_OF
from backroom.engine.steps import AnyStep

from . import moves
from .actions import CLAIM, DONE, HIDE, OPEN, PASS, PUT
from .cards import ALLOWS, COPIES, FACES, KIND_OF
from .rules.commitments import Brawl, Commit
from .rules.godfather import Claim, Contest
from .setup import blank_state, persons_left
from .state import GangstersState
from .view import GangstersView

COIN: Final = [0, 1]
# A valid card is put in every other time, a useless one (a bluff) one time in eight.
EIGHT: Final = [0, 1, 2, 3, 4, 5, 6, 7]


def complete(view: GangstersView, chance: Chance) -> GangstersState:
    """Unseen cards first, then which of them lie before their owners, then the deck."""
    state = blank_state(view.seats, view.options)
    view.give_header(state)
    _copy_table(view, state)
    _copy_round(view, state)
    step = None if view.winners else view.steps[-1]
    bounds = [_bound(view, seat) for seat in range(view.seats)]
    unseen = _unseen(view, bounds)
    for seat in range(view.seats):
        if seat == view.seat:
            _copy_own(view, state)
        else:
            held = bounds[seat]
            for _ in range(_held(view, seat) - sum(held)):
                held[unseen.pop(chance.choose("complete", unseen))] += 1
            state.hands[seat * FACES : seat * FACES + FACES] = held
            _put_down(view, state, seat, step, chance)
    state.deck = unseen
    return state


def _copy_table(view: GangstersView, state: GangstersState) -> None:
    """Copy what lies open and outlasts a round from the view."""
    state.sizes = view.sizes[:]
    state.known = view.known[:]
    state.discards = view.discards[:]
    state.persons = view.persons[:]
    state.gone = view.gone
    state.bottles = view.bottles[:]
    state.points = view.points[:]
    state.holders = view.holders[:]
    state.mr_x = view.mr_x
    state.godfather = view.godfather
    state.coalitions = view.coalitions[:]
    state.districts = view.districts[:]
    state.loots = view.loots[:]
    state.strangers = persons_left(view.persons, view.gone, view.person)


def _copy_round(view: GangstersView, state: GangstersState) -> None:
    """The public part of a round."""
    state.opened = view.opened
    state.revealed = view.revealed
    state.mr_x_side = view.mr_x_side
    state.kicked = view.kicked
    state.closed = view.closed
    state.brawling = view.brawling
    state.coalition = view.coalition
    state.district = view.district
    state.loot = view.loot
    state.person = view.person
    state.line_up = view.line_up[:]
    state.announced = view.announced[:]
    state.said = view.said


def _copy_own(view: GangstersView, state: GangstersState) -> None:
    """The observer's own cards; what it has laid open is still hand while others choose."""
    first = view.seat * FACES
    state.hands[first : first + FACES] = view.hand
    if view.hidden >= 0:
        state.hidden = view.hidden
    if not state.drafts[view.seat]:
        state.committed[first : first + FACES] = view.committed[first : first + FACES]


def _bound(view: GangstersView, seat: int) -> list[int]:
    """Cards that a seat holds for certain among those nobody can see."""
    first = seat * FACES
    known = view.known[first : first + FACES]
    if view.opened >> seat & 1 and not view.revealed >> seat & 1:
        for face in range(FACES):
            known[face] = max(known[face], view.committed[first + face])
    return known


def _held(view: GangstersView, seat: int) -> int:
    """How many unseen cards are a seat's: hand, face-down commitment and hidden card."""
    held = view.sizes[seat]
    if view.hides and seat == view.line_up[0]:
        held += 1
    return held + view.lurking if seat == view.mr_x else held


def _unseen(view: GangstersView, bounds: list[list[int]]) -> list[int]:
    """All cards of which the observer cannot tell where they are, sorted."""
    counts = COPIES[:]
    for face in range(FACES):
        counts[face] -= view.discards[face] + view.hand[face]
    for seat in range(view.seats):
        own = seat == view.seat
        for face in range(FACES):
            if not own:
                counts[face] -= bounds[seat][face]
            if view.revealed >> seat & 1 or (own and not view.draft):
                counts[face] -= view.committed[seat * FACES + face]
    if view.hidden >= 0:
        counts[view.hidden] -= 1
    return list(moves.faces_of(counts, 0))


def _put_down(
    view: GangstersView,
    state: GangstersState,
    seat: int,
    step: AnyStep | None,
    chance: Chance,
) -> None:
    """Which of a seat's unseen cards lie before it, and what it has answered unseen."""
    first = seat * FACES
    if view.revealed >> seat & 1:
        state.committed[first : first + FACES] = view.committed[first : first + FACES]
    if view.hides and seat == view.line_up[0]:
        state.hidden = _lay_down(state, seat, chance)
    elif seat == view.mr_x and view.lurking:
        for _ in range(view.lurking):
            state.committed[first + _lay_down(state, seat, chance)] += 1
    elif step is not None:
        _answer(view, state, seat, step, chance)


def _lay_down(state: GangstersState, seat: int, chance: Chance) -> int:
    """Any card of a hand leaves it."""
    cards = list(moves.faces_of(state.hands, seat * FACES))
    face = cards[chance.choose("complete", cards)]
    state.hands[seat * FACES + face] -= 1
    return face


def _answer(
    view: GangstersView, state: GangstersState, seat: int, step: AnyStep, chance: Chance
) -> None:
    """A sealed answer of a seat that is not waited for any more, or cards not yet turned."""
    if isinstance(step, Brawl):
        if seat in state.fighters(step.side):
            _commit(state, seat, _commitment(view, state, seat, step.side, chance))
    elif step.asks(state) & BIT_OF[seat] and not view.waiting >> seat & 1:
        if isinstance(step, Commit):
            draft = _commitment(view, state, seat, step.side, chance)
            state.write_draft(seat, draft)
        elif isinstance(step, (Claim, Contest)):
            claims = chance.choose("complete", COIN)
            state.write_draft(seat, (CLAIM if claims else PASS,))
        else:
            legal = step.legal(state, seat)
            state.write_draft(seat, (legal[chance.choose("complete", legal)],))


def _commitment(
    view: GangstersView, state: GangstersState, seat: int, side: int, chance: Chance
) -> tuple[int, ...]:
    """What a seat may have put in: what it laid open, or any of its cards."""
    first = seat * FACES
    if view.opened >> seat & 1:
        faces = moves.faces_of(view.committed, first)
        return (*[PUT + face for face in faces], OPEN)
    picks = []
    kept = []
    for face in moves.faces_of(state.hands, first):
        odds = 4 if KIND_OF[face] & ALLOWS[view.district] else 1
        if chance.choose("complete", EIGHT) < odds:
            picks.append(PUT + face)
        else:
            kept.append(face)
    if kept and side == 0 and seat == view.line_up[0] and chance.choose("complete", COIN):
        return (*picks, HIDE + kept[chance.choose("complete", kept)])
    return (*picks, DONE)


def _commit(state: GangstersState, seat: int, draft: tuple[int, ...]) -> None:
    """The cards of a whole answer lie before the seat."""
    last = draft[-1]
    hidden = last - HIDE if last < DONE else HIDDEN
    moves.commit(state, seat, [pick - PUT for pick in draft[:-1]], hidden)
