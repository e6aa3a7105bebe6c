"""What a seat may see of a match of Capone: all but hands, exchanged cards and deck (C4)."""

from typing import Final

from backroom.engine.domains import HIDDEN
from backroom.engine.events import Values
from backroom.engine.views import View

from .board import (
    BITS,
    BLOCKS,
    DIVERSIONS,
    EMPTY,
    EVERYBODY,
    FIELDS,
    GUARD,
    GUARD_VALUE,
    MEMBERS,
    OWNER,
    SHOPS,
    STONES,
    WHOLE_FAMILY,
)
from .cards import DECKS, HAND
from .moves import stones_out
from .setup import START_CASH
from .state import CaponeState


class CaponeView(View):
    """The city from one side: the fields of the state, but `deck` is a number of cards."""

    def __init__(self, seat: int, seats: int, options: tuple[int, ...]) -> None:
        super().__init__(seat, seats, options)
        self.year = 0
        self.starter = 0
        self.left = 0
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.deck = 0
        self.thrown: tuple[tuple[int, ...], ...] = ((),) * seats
        self.played: list[int] = []
        self.fields = [EMPTY] * FIELDS
        self.shops = [EMPTY] * SHOPS
        self.diverted = [EMPTY] * DIVERSIONS
        self.home = [WHOLE_FAMILY] * seats
        self.cells = [0] * (seats * BLOCKS)
        self.harbour = [0] * seats
        self.park = [0] * seats
        self.cash = [START_CASH] * seats
        self.markers = [0] * seats


def observe(state: CaponeState, seat: int) -> CaponeView:
    """The view of a seat or of the spectator."""
    view = CaponeView(seat, state.seats, state.options)
    view.take_header(state)
    view.year = state.year
    view.starter = state.starter
    view.left = state.left
    view.hands = [
        hand[:] if owner == seat else [HIDDEN] * len(hand)
        for owner, hand in enumerate(state.hands)
    ]
    view.deck = len(state.deck)
    view.thrown = tuple(
        [
            cards if owner == seat else (HIDDEN,) * len(cards)
            for owner, cards in enumerate(state.thrown)
        ]
    )
    view.played = state.played[:]
    view.fields = state.fields[:]
    view.shops = state.shops[:]
    view.diverted = state.diverted[:]
    view.home = state.home[:]
    view.cells = state.cells[:]
    view.harbour = state.harbour[:]
    view.park = state.park[:]
    view.cash = state.cash[:]
    view.markers = state.markers[:]
    return view


CARDS: Final = frozenset(("year", "dealt", "exchanged", "played", "discarded"))
STONE_MOVES: Final = frozenset(("placed", "expelled", "returned", "served"))
ONE_MEMBER: Final = frozenset(("bailed", "diverted", "arrested", "fetched", "drowned"))


def fold(view: CaponeView, kind: str, values: Values) -> None:
    """One event as the seat was told it."""
    numbers = [value for value in values if isinstance(value, int)]
    lists = [value for value in values if isinstance(value, tuple)]
    if kind in CARDS:
        _fold_cards(view, kind, numbers, lists)
    elif kind in STONE_MOVES:
        _fold_stones(view, kind, numbers, lists[0])
    elif kind in ONE_MEMBER:
        _fold_member(view, kind, numbers)
    else:
        _fold_money(view, kind, numbers)


def _fold_cards(
    view: CaponeView, kind: str, numbers: list[int], lists: list[tuple[int, ...]]
) -> None:
    seat = numbers[0]
    if kind == "year":
        _begin_year(view, seat, numbers[1])
    elif kind == "dealt":
        view.deck -= len(lists[0])
        view.hands[seat] = sorted([*view.hands[seat], *lists[0]])
    elif kind == "exchanged":
        for card in lists[0]:
            view.hands[seat].remove(card)
        view.thrown = (*view.thrown[:seat], lists[0], *view.thrown[seat + 1 :])
    else:
        view.hands[seat].remove(numbers[1] if seat == view.seat else HIDDEN)
        view.played.append(numbers[1])
        view.left -= 1


def _begin_year(view: CaponeView, starter: int, year: int) -> None:
    view.year = year
    view.starter = starter
    view.deck = len(DECKS[view.seats])
    view.hands = [[] for _ in range(view.seats)]
    view.thrown = ((),) * view.seats
    view.played = []
    view.left = HAND[view.seats] * view.seats


def _fold_stones(
    view: CaponeView, kind: str, numbers: list[int], members: tuple[int, ...]
) -> None:
    seat = numbers[0]
    mask = sum([BITS[member] for member in members])
    if kind == "served":
        first = seat * BLOCKS
        view.cells[first : first + BLOCKS] = [*view.cells[first + 1 : first + BLOCKS], 0]
        view.home[seat] += mask
        return
    field, guards = numbers[1:]
    if kind == "placed":
        there = view.fields[field]
        stones = guards * GUARD + mask
        view.home[seat] -= stones
        view.fields[field] = (there if there != EMPTY else seat * OWNER) + stones
        return
    view.fields[field] = EMPTY
    if kind == "expelled":
        view.harbour[seat] |= mask
        view.park[seat] += guards
    else:
        view.home[seat] += guards * GUARD + mask


def _fold_member(view: CaponeView, kind: str, numbers: list[int]) -> None:
    seat, member, where = numbers[:3]
    bit = BITS[member]
    if kind == "bailed":
        _bail(view, seat, bit, where)
        return
    if kind in ("fetched", "drowned"):
        view.diverted[where] = EMPTY
    else:
        stones = view.fields[where] - bit
        view.fields[where] = stones if stones & STONES else EMPTY
    if kind == "drowned":
        view.harbour[seat] |= bit
    elif kind == "diverted":
        view.diverted[numbers[3]] = seat * MEMBERS + member
    else:
        view.cells[seat * BLOCKS + BLOCKS - 1] |= bit


def _bail(view: CaponeView, seat: int, bit: int, cost: int) -> None:
    first = seat * BLOCKS
    for cell in range(first, first + BLOCKS):
        view.cells[cell] &= EVERYBODY - bit
    view.home[seat] |= bit
    view.cash[seat] -= cost


def _fold_money(view: CaponeView, kind: str, numbers: list[int]) -> None:
    """What changes money; the other kinds only tell the story."""
    seat = numbers[0]
    if kind == "opened":
        view.home[seat] -= GUARD
        view.shops[numbers[1]] = seat
        view.cash[seat] += numbers[2]
    elif kind == "extorted":
        view.cash[numbers[1]] -= numbers[2]
        view.cash[seat] += numbers[2]
    elif kind == "settled":
        view.cash[seat] += numbers[1]
        view.home[seat] += stones_out(view.fields, view.shops, view.diverted, seat)
    elif kind == "rehired":
        view.park[seat] = 0
        view.home[seat] += numbers[1] * GUARD
        view.harbour[seat] += numbers[2] * GUARD
        view.cash[seat] -= numbers[1] * GUARD_VALUE
    elif kind in ("invested", "sold"):
        view.markers[seat] = numbers[1]
        view.cash[seat] += numbers[2] if kind == "sold" else -numbers[2]
