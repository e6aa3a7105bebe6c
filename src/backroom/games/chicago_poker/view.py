"""What a seat may see, and lawfully remember, of a match of Chicago Poker (P20)."""

from typing import Final, TypeAlias

from backroom.engine.domains import HIDDEN
from backroom.engine.events import SPECTATOR, Values
from backroom.engine.pools import Pool, reveal, settled, stir
from backroom.engine.views import View

from .cards import (
    BLACKMAIL,
    COPIES,
    FACES,
    KINDS,
    LIMOUSINE,
    MURDER,
    OPEN_BUSINESSES,
    PISTOL,
    SERIES,
)
from .state import PokerState

Rows: TypeAlias = list[list[list[int]]]
UNKNOWN: Final = HIDDEN * 2


class PokerView(View):
    """The table from one side.

    `series[place][seat]` holds a player's cards as `card * 2 + face`, an unknown one being -2.
    A place in a pool is `(place * seats + seat) * 5 + ordinal`. `deck` and `businesses` are
    numbers of cards and of businesses left.
    """

    def __init__(self, seat: int, seats: int, options: tuple[int, ...]) -> None:
        super().__init__(seat, seats, options)
        places = OPEN_BUSINESSES[seats]
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.deck = 0
        self.discards: list[int] = []
        self.businesses = 0
        self.open = [HIDDEN] * places
        self.bullets = [HIDDEN] * places
        self.series: Rows = [[[] for _ in range(seats)] for _ in range(places)]
        self.won = [0] * (seats * KINDS)
        self.starter = 0
        self.turns = 0
        self.left = 0
        self.extra = 0
        self.passes = 0
        self.pools: list[Pool] = []


def observe(state: PokerState, seat: int) -> PokerView:
    """The view of a seat or of the spectator."""
    view = PokerView(seat, state.seats, state.options)
    view.take_header(state)
    view.hands = [
        hand[:] if owner == seat else [HIDDEN] * len(hand)
        for owner, hand in enumerate(state.hands)
    ]
    view.deck = len(state.deck)
    view.discards = state.discards[:]
    view.businesses = len(state.businesses)
    view.open = state.open[:]
    view.bullets = state.bullets[:]
    view.won = state.won[:]
    view.starter = state.starter
    view.turns = state.turns
    view.left = state.left
    view.extra = state.extra
    view.passes = state.passes
    _see_table(view, state)
    return view


def _see_table(view: PokerView, state: PokerState) -> None:
    """The series with the faces the observer knows, and the pools by place."""
    observer = state.seats if view.seat == SPECTATOR else view.seat
    seen = state.seen[observer]
    where: dict[int, int] = {}
    for place, seat, coded in state.table:
        first = (place * state.seats + seat) * SERIES
        known = seat == view.seat
        for ordinal, code in enumerate(coded):
            where[code >> 1] = first + ordinal
            if not (known or code & 1 or code >> 1 in seen):
                coded[ordinal] = UNKNOWN
        view.series[place][seat] = coded
    pools = [_by_place(pool, where) for pool in state.pools[observer]]
    view.pools = sorted(pools)


def _by_place(pool: Pool, where: dict[int, int]) -> Pool:
    return Pool(tuple(sorted([where[card] for card in pool.members])), pool.known)


def fold(view: PokerView, kind: str, values: Values) -> None:
    """One event as the seat was told it."""
    numbers = [value for value in values if isinstance(value, int)]
    lists = [list(value) for value in values if isinstance(value, tuple)]
    if kind in PLAIN:
        _fold_plain(view, kind, numbers)
    elif kind in SPECIALS:
        _fold_special(view, kind, numbers, lists)
    else:
        _fold_duel(view, kind, numbers, lists)


PLAIN: Final = frozenset(
    ("started", "turn", "actions", "drew", "reshuffled", "opened", "played", "claimed")
)
SPECIALS: Final = frozenset(
    ("raided", "murdered", "drove", "fired", "blackmailed", "wasted", "discarded")
)


def _fold_plain(view: PokerView, kind: str, numbers: list[int]) -> None:
    """Bring a view up to date with turns, draws and gangsters played."""
    if kind == "started":
        view.starter, view.deck = numbers
        view.businesses = KINDS * COPIES
    elif kind == "turn":
        view.turns = numbers[1]
    elif kind == "actions":
        view.left, view.extra, view.passes = numbers
    elif kind == "drew":
        view.deck -= 1
        _into_hand(view, numbers[0], numbers[1])
    elif kind == "reshuffled":
        view.deck = numbers[0]
        view.discards = []
    elif kind == "opened":
        view.open[numbers[0]] = numbers[1]
        view.businesses -= 1
    elif kind == "played":
        seat, place, card = numbers
        _out_of_hand(view, seat, card)
        _lay(view, seat, place, card)
    else:
        view.bullets[numbers[1]] = numbers[0]


def _fold_special(
    view: PokerView, kind: str, numbers: list[int], lists: list[list[int]]
) -> None:
    """Special cards and what they do."""
    seat = numbers[0]
    if kind == "raided":
        _use(view, seat, numbers[3])
        _fold_raid(view, numbers[1], numbers[2], lists[0])
    elif kind == "murdered":
        _out_of_hand(view, seat, MURDER)
        _fold_murder(view, numbers[1], numbers[2], numbers[3])
        view.discards += [numbers[3], MURDER]
    elif kind == "drove":
        _use(view, seat, LIMOUSINE)
        _fold_limousine(view, numbers, lists[0], lists[1])
    elif kind == "fired":
        _use(view, seat, PISTOL)
    elif kind == "blackmailed":
        _out_of_hand(view, seat, BLACKMAIL)
        _into_hand(view, seat, numbers[1])
        view.deck += len(view.discards) - 1
        view.discards = [BLACKMAIL]
    else:
        _use(view, seat, numbers[1])


def _fold_duel(view: PokerView, kind: str, numbers: list[int], lists: list[list[int]]) -> None:
    """Duels, tie-breaks and what is won; other kinds only tell the story."""
    if kind == "showed":
        seat, place = numbers[0], numbers[1]
        for ordinal, card in enumerate(lists[0]):
            _known(view, (place * view.seats + seat) * SERIES + ordinal, card)
        view.series[place][seat] = [card * 2 + 1 for card in lists[0]]
    elif kind == "reinforced":
        _use(view, numbers[0], numbers[1])
    elif kind == "turned_up":
        view.deck -= 1
    elif kind == "put_aside":
        view.discards.append(numbers[0])
    elif kind == "won":
        view.won[numbers[0] * KINDS + numbers[2]] += 1
        view.open[numbers[1]] = HIDDEN
    elif kind == "cleared":
        _fold_clearing(view, numbers[0], numbers[1])


def _fold_clearing(view: PokerView, place: int, owner: int) -> None:
    for offset in range(view.seats):
        seat = (owner + offset) % view.seats
        view.discards += [code >> 1 for code in view.series[place][seat]]
        view.series[place][seat] = []
    view.bullets[place] = HIDDEN


def _into_hand(view: PokerView, seat: int, card: int) -> None:
    view.hands[seat] = sorted([*view.hands[seat], card])


def _out_of_hand(view: PokerView, seat: int, card: int) -> None:
    view.hands[seat].remove(card if seat == view.seat else HIDDEN)


def _use(view: PokerView, seat: int, card: int) -> None:
    """A card goes from a hand to the discards."""
    _out_of_hand(view, seat, card)
    view.discards.append(card)


def _lay(view: PokerView, seat: int, place: int, card: int) -> None:
    series = view.series[place][seat]
    series.append(card * 2 + (FACES[view.open[place]] >> len(series) & 1))


def _fold_raid(view: PokerView, victim: int, place: int, cards: list[int]) -> None:
    """The face-down cards at a place; only raider and victim are told which."""
    if HIDDEN in cards or victim == view.seat:
        return
    first = (place * view.seats + victim) * SERIES
    down = [i for i, code in enumerate(view.series[place][victim]) if not code & 1]
    for ordinal, card in zip(down, cards, strict=True):
        _known(view, first + ordinal, card)
        view.series[place][victim][ordinal] = card * 2


def _fold_murder(view: PokerView, victim: int, place: int, card: int) -> None:
    ordinal = len(view.series[place][victim]) - 1
    _known(view, (place * view.seats + victim) * SERIES + ordinal, card)
    view.series[place][victim].pop()


def _fold_limousine(
    view: PokerView, numbers: list[int], positions: list[int], cards: list[int]
) -> None:
    """Cards move; whoever is not their owner may lose track of which is which."""
    seat, source, target = numbers
    before = view.series[source][seat]
    moved = [before[position] for position in positions]
    view.series[source][seat] = [c for i, c in enumerate(before) if i not in positions]
    first = (target * view.seats + seat) * SERIES + len(view.series[target][seat])
    for card in cards:
        _lay(view, seat, target, card)
    if seat == view.seat:
        return
    landed = [first + index for index, card in enumerate(cards) if card == HIDDEN]
    exact = [code >> 1 for code in moved if code != UNKNOWN]
    base = (source * view.seats + seat) * SERIES
    shown = [card for card in cards if card != HIDDEN]
    gone = [base + position for position in positions]
    pools = stir(view.pools, gone, landed, exact, shown)
    kept = [member for member in range(base, base + len(before)) if member not in gone]
    _set_pools(view, [_renumbered(pool, base, kept) for pool in pools])


def _renumbered(pool: Pool, base: int, kept: list[int]) -> Pool:
    """A pool after cards left a series: those that stay close up."""
    members = [base + kept.index(one) if one in kept else one for one in pool.members]
    return Pool(tuple(sorted(members)), pool.known)


def _known(view: PokerView, member: int, card: int) -> None:
    _set_pools(view, reveal(view.pools, member, card))


def _set_pools(view: PokerView, pools: list[Pool]) -> None:
    """Keep pools; one that holds a single known card is exact knowledge."""
    for pool in pools:
        if settled(pool):
            series, ordinal = divmod(pool.members[0], SERIES)
            place, seat = divmod(series, view.seats)
            view.series[place][seat][ordinal] = pool.known[0] * 2
    view.pools = sorted(pool for pool in pools if not settled(pool))
