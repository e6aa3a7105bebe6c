"""What a seat may see, and lawfully remember, of a match of Chicago Gangsters (G28)."""

from collections.abc import Callable
from typing import Final, TypeAlias

from backroom.engine.domains import HIDDEN
from backroom.engine.events import Values
from backroom.engine.views import View

from . import moves
from .actions import PUT
from .cards import (
    ALL_DISTRICTS,
    ALL_LOOTS,
    ALL_PACTS,
    CLANS,
    FACES,
    PACTS,
    PERSON_BITS,
)
from .state import GangstersState

Numbers: TypeAlias = list[int]
Lists: TypeAlias = list[tuple[int, ...]]


class GangstersView(View):
    """The table from one side.

    `hand` is the seat's own, by face; `sizes` and `known` are public, as in the state.
    `committed` has the cards before each seat that this seat may see. `hides` says that a
    hidden card lies there, `lurking` how many cards Mr. X has put down. `deck` is a number;
    `coalitions`, `districts` and `loots` are the cards still to come.
    """

    def __init__(self, seat: int, seats: int, options: tuple[int, ...]) -> None:
        super().__init__(seat, seats, options)
        self.hand = [0] * FACES
        self.sizes = [0] * seats
        self.known = [0] * (seats * FACES)
        self.committed = [0] * (seats * FACES)
        self.opened = 0
        self.revealed = 0
        self.hidden = HIDDEN
        self.hides = 0
        self.lurking = 0
        self.deck = 0
        self.discards = [0] * FACES
        self.persons = [0] * seats
        self.gone = 0
        self.bottles = [0] * seats
        self.points = [0] * seats
        self.holders = [HIDDEN] * CLANS
        self.mr_x = HIDDEN
        self.mr_x_side = HIDDEN
        self.godfather = HIDDEN
        self.kicked = HIDDEN
        self.closed = 0
        self.brawling = HIDDEN
        self.coalition = HIDDEN
        self.district = HIDDEN
        self.loot = HIDDEN
        self.person = HIDDEN
        self.line_up = [HIDDEN] * CLANS
        self.announced = [HIDDEN, HIDDEN]
        self.said = 0
        self.coalitions: list[int] = []
        self.districts: list[int] = []
        self.loots: list[int] = []


def observe(state: GangstersState, seat: int) -> GangstersView:
    """The view of a seat or of the spectator."""
    view = GangstersView(seat, state.seats, state.options)
    view.take_header(state)
    _see_table(view, state)
    _see_round(view, state)
    if seat >= 0:
        view.hand = state.hands[seat * FACES : seat * FACES + FACES]
        if seat == state.line_up[0]:
            view.hidden = state.hidden
    for owner in range(state.seats):
        _see_commitment(view, state, owner)
    return view


def _see_table(view: GangstersView, state: GangstersState) -> None:
    """Copy what lies open and outlasts a round from the state."""
    view.sizes = state.sizes[:]
    view.known = state.known[:]
    view.deck = len(state.deck)
    view.discards = state.discards[:]
    view.persons = state.persons[:]
    view.gone = state.gone
    view.bottles = state.bottles[:]
    view.points = state.points[:]
    view.holders = state.holders[:]
    view.mr_x = state.mr_x
    view.godfather = state.godfather
    view.coalitions = state.coalitions[:]
    view.districts = state.districts[:]
    view.loots = state.loots[:]


def _see_round(view: GangstersView, state: GangstersState) -> None:
    """The public part of a round."""
    view.opened = state.opened
    view.revealed = state.revealed
    view.mr_x_side = state.mr_x_side
    view.kicked = state.kicked
    view.closed = state.closed
    view.brawling = state.brawling
    view.coalition = state.coalition
    view.district = state.district
    view.loot = state.loot
    view.person = state.person
    view.line_up = state.line_up[:]
    view.announced = state.announced[:]
    view.said = state.said
    if state.hidden >= 0 and state.revealed >> state.line_up[0] & 1:
        view.hides = 1


def _see_commitment(view: GangstersView, state: GangstersState, owner: int) -> None:
    """The cards before one seat: its own, those turned up, those laid open (G1)."""
    first = owner * FACES
    is_open = state.opened >> owner & 1
    if owner == state.mr_x and not state.revealed >> owner & 1:
        view.lurking = sum(state.committed[first : first + FACES])
    if is_open and not state.revealed >> owner & 1 and state.drafts[owner]:
        for pick in state.drafts[owner][:-1]:
            view.committed[first + pick - PUT] += 1
    elif owner == view.seat or is_open or state.revealed >> owner & 1:
        view.committed[first : first + FACES] = state.committed[first : first + FACES]


def fold(view: GangstersView, kind: str, values: Values) -> None:
    """One event as the seat was told it; kinds that are not listed only tell the story."""
    if kind in FOLDS:
        numbers = [value for value in values if isinstance(value, int)]
        lists = [value for value in values if isinstance(value, tuple)]
        FOLDS[kind](view, numbers, lists)


def _started(view: GangstersView, numbers: Numbers, lists: Lists) -> None:
    view.deck = numbers[1]
    view.coalitions = list(range(ALL_PACTS))
    view.districts = list(range(ALL_DISTRICTS))
    view.loots = list(range(ALL_LOOTS))


def _masked(view: GangstersView, numbers: Numbers, lists: Lists) -> None:
    view.mr_x = numbers[0]


def _joined(view: GangstersView, numbers: Numbers, lists: Lists) -> None:
    view.holders[numbers[1]] = numbers[0]


def _round(view: GangstersView, numbers: Numbers, lists: Lists) -> None:
    view.coalition, view.district, view.loot, view.person = numbers
    view.coalitions = moves.pacts_after(view.coalitions, view.coalition)
    view.districts = moves.without(view.districts, view.district)
    view.loots = moves.without(view.loots, view.loot)
    view.line_up = [view.holders[clan] for clan in PACTS[view.coalition]]
    view.announced = [HIDDEN, HIDDEN]
    view.said = len(view.talk)


def _drew(view: GangstersView, numbers: Numbers, lists: Lists) -> None:
    view.deck -= 1
    view.sizes[numbers[0]] += 1
    if numbers[0] == view.seat:
        view.hand[numbers[1]] += 1


def _reshuffled(view: GangstersView, numbers: Numbers, lists: Lists) -> None:
    view.deck = numbers[0]
    view.discards = [0] * FACES


def _discarded(view: GangstersView, numbers: Numbers, lists: Lists) -> None:
    seat = numbers[0]
    for face in lists[0]:
        view.sizes[seat] -= 1
        view.discards[face] += 1
        _unlearn(view, seat, face)
        if seat == view.seat:
            view.hand[face] -= 1


def _fished(view: GangstersView, numbers: Numbers, lists: Lists) -> None:
    seat = numbers[0]
    for face in lists[0]:
        view.sizes[seat] += 1
        view.discards[face] -= 1
        view.known[seat * FACES + face] += 1
        if seat == view.seat:
            view.hand[face] += 1


def _unlearn(view: GangstersView, seat: int, face: int) -> None:
    slot = seat * FACES + face
    view.known[slot] = max(0, view.known[slot] - 1)


def _learn(view: GangstersView, seat: int, faces: tuple[int, ...]) -> None:
    for face in faces:
        slot = seat * FACES + face
        view.known[slot] = max(view.known[slot], faces.count(face))


def _crowned(view: GangstersView, numbers: Numbers, lists: Lists) -> None:
    view.godfather, view.kicked = numbers
    view.closed = 1


def _deadlocked(view: GangstersView, numbers: Numbers, lists: Lists) -> None:
    view.closed = 1


def _duelled(view: GangstersView, numbers: Numbers, lists: Lists) -> None:
    _learn(view, numbers[0], (numbers[1],))


def _lurked(view: GangstersView, numbers: Numbers, lists: Lists) -> None:
    seat, view.mr_x_side, view.lurking = numbers
    view.sizes[seat] -= view.lurking
    for face in lists[0]:
        view.hand[face] -= 1
        view.committed[seat * FACES + face] += 1


def _laid_open(view: GangstersView, numbers: Numbers, lists: Lists) -> None:
    view.opened |= 1 << numbers[0]
    _put_down(view, numbers[0], lists[0])


def _put_down(view: GangstersView, seat: int, faces: tuple[int, ...]) -> None:
    """Exactly these cards lie before a seat."""
    for face in range(FACES):
        view.committed[seat * FACES + face] = faces.count(face)


def _committed(view: GangstersView, numbers: Numbers, lists: Lists) -> None:
    seat, view.hidden = numbers[0], max(view.hidden, numbers[1])
    _put_down(view, seat, lists[0])
    for face in lists[0]:
        view.hand[face] -= 1
    if numbers[1] >= 0:
        view.hand[numbers[1]] -= 1


def _brawled(view: GangstersView, numbers: Numbers, lists: Lists) -> None:
    view.brawling = numbers[0]


def _revealed(view: GangstersView, numbers: Numbers, lists: Lists) -> None:
    seat, hides = numbers
    view.sizes[seat] -= len(lists[0]) + hides
    view.hides = max(view.hides, hides)
    _turn_up(view, seat, lists)


def _unmasked(view: GangstersView, numbers: Numbers, lists: Lists) -> None:
    view.sizes[numbers[0]] += len(lists[1])
    view.lurking = 0
    _turn_up(view, numbers[0], lists)


def _turn_up(view: GangstersView, seat: int, lists: Lists) -> None:
    """Used cards stay before a seat, useless ones return to the hand, known to all."""
    used, useless = lists
    view.revealed |= 1 << seat
    _put_down(view, seat, used)
    for face in used:
        _unlearn(view, seat, face)
    _learn(view, seat, useless)
    if seat == view.seat:
        for face in useless:
            view.hand[face] += 1


def _announced(view: GangstersView, numbers: Numbers, lists: Lists) -> None:
    view.announced[numbers[0]] = numbers[1]


def _exposed(view: GangstersView, numbers: Numbers, lists: Lists) -> None:
    seat, face = numbers
    _unlearn(view, seat, face)
    view.discards[face] += 1
    view.hidden = HIDDEN
    view.hides = 0


def _fought(view: GangstersView, numbers: Numbers, lists: Lists) -> None:
    view.opened = 0
    view.revealed = 0


def _spent(view: GangstersView, numbers: Numbers, lists: Lists) -> None:
    _put_down(view, numbers[0], ())
    for face in lists[0]:
        view.discards[face] += 1


def _left(view: GangstersView, numbers: Numbers, lists: Lists) -> None:
    view.persons[numbers[0]] ^= PERSON_BITS[numbers[1]]
    view.gone |= PERSON_BITS[numbers[1]]
    view.brawling = HIDDEN


def _gained(view: GangstersView, numbers: Numbers, lists: Lists) -> None:
    view.bottles[numbers[0]] += numbers[1]


def _hired(view: GangstersView, numbers: Numbers, lists: Lists) -> None:
    view.persons[numbers[0]] |= PERSON_BITS[numbers[1]]
    view.person = HIDDEN


def _dismissed(view: GangstersView, numbers: Numbers, lists: Lists) -> None:
    view.gone |= PERSON_BITS[numbers[0]]
    view.person = HIDDEN


def _traded_places(view: GangstersView, numbers: Numbers, lists: Lists) -> None:
    old, new = numbers
    view.holders[view.holders.index(new)] = old
    view.mr_x = new


def _pointed(view: GangstersView, numbers: Numbers, lists: Lists) -> None:
    view.points[numbers[0]] += 1


def _closed(view: GangstersView, numbers: Numbers, lists: Lists) -> None:
    view.mr_x_side = HIDDEN
    view.kicked = HIDDEN
    view.closed = 0


def _curtain(view: GangstersView, numbers: Numbers, lists: Lists) -> None:
    view.coalition = numbers[0]
    view.coalitions = moves.pacts_after(view.coalitions, view.coalition)


def _shown(view: GangstersView, numbers: Numbers, lists: Lists) -> None:
    for face in range(FACES):
        view.known[numbers[0] * FACES + face] = lists[0].count(face)


FOLDS: Final[dict[str, Callable[[GangstersView, Numbers, Lists], None]]] = {
    "started": _started,
    "masked": _masked,
    "joined": _joined,
    "round": _round,
    "drew": _drew,
    "reshuffled": _reshuffled,
    "discarded": _discarded,
    "fished": _fished,
    "crowned": _crowned,
    "deadlocked": _deadlocked,
    "duelled": _duelled,
    "lurked": _lurked,
    "laid_open": _laid_open,
    "committed": _committed,
    "brawled": _brawled,
    "revealed": _revealed,
    "unmasked": _unmasked,
    "announced": _announced,
    "exposed": _exposed,
    "fought": _fought,
    "spent": _spent,
    "left": _left,
    "gained": _gained,
    "hired": _hired,
    "dismissed": _dismissed,
    "traded_places": _traded_places,
    "pointed": _pointed,
    "closed": _closed,
    "curtain": _curtain,
    "shown": _shown,
}
