"""What a player of Chicago Poker knows, and lawfully remembers, as a row of bits."""

from typing import Final

from backroom.engine.domains import MOST_SEATS
from backroom.engine.observation import (
    MASK_VALUE,
    SEAT_VALUE,
    Header,
    Observation,
    StepRows,
    Truth,
    by_seat,
    merge_pools,
    number_value,
    verbs_of,
)
from backroom.engine.pieces import (
    SEAT_BITS,
    ZEROS,
    Gauge,
    Parts,
    Row,
    add_set,
    one_hot,
    thermometer,
)

from .actions import ACTIONS, CHOOSE
from .cards import (
    ALL_CARDS,
    COLOUR_OF,
    COLOURS,
    COPIES,
    GANGSTERS,
    HIGHEST,
    KINDS,
    PLACES,
    SERIES,
    VALUES,
)
from .meta import META
from .notation import STEPS
from .rules.duel import MOST_REPEATS
from .state import PokerState
from .view import PokerView, observe

MOST_HELD: Final = 12
MOST_LEFT: Final = 8
BUSINESSES: Final = KINDS * COPIES
POOLS: Final = 3
# A gangster: his colour and his value. A card on the table: that, and how it lies.
GANGSTER_BITS: Final = len(COLOURS) + HIGHEST
LAID_BITS: Final = GANGSTER_BITS + 3
SERIES_BITS: Final = LAID_BITS * SERIES
SLOTS: Final = PLACES * MOST_SEATS * SERIES
UP, DOWN, UNKNOWN = b"\1\0\0", b"\0\1\0", b"\0\0\1"

GANGSTER: Final = [
    one_hot(len(COLOURS))[COLOUR_OF[card]] + one_hot(HIGHEST)[VALUES[card] - 1]
    for card in range(GANGSTERS)
]
# By `card * 2 + face`; the code of an unknown card, -2, finds the last piece but one.
LAID: Final = [
    *(GANGSTER[card] + face for card in range(GANGSTERS) for face in (DOWN, UP)),
    bytes(GANGSTER_BITS) + UNKNOWN,
    bytes(LAID_BITS),
]
HELD: Final = thermometer(MOST_HELD)
KIND: Final = one_hot(KINDS)
WON: Final = thermometer(COPIES)
LEFT: Final = thermometer(MOST_LEFT)
BUSINESS: Final = thermometer(BUSINESSES)
TURNS: Final = Gauge(bits=10, steps=25, every=4)
DECK: Final = Gauge(bits=7, steps=ALL_CARDS // 4, every=4)
HEADER: Final = Header(
    META,
    ACTIONS,
    StepRows(
        STEPS,
        {
            "start": (SEAT_VALUE,),
            "turn": (SEAT_VALUE,),
            "discard": (SEAT_VALUE,),
            "duel": (number_value(PLACES), SEAT_VALUE),
            "tie": (
                number_value(PLACES),
                SEAT_VALUE,
                MASK_VALUE,
                number_value(MOST_REPEATS + 1),
            ),
        },
        depth=PLACES + 1,
    ),
    verbs_of(ACTIONS, "limousine", "blackmail", "pick", "choose"),
)
ROWS: Final = [
    Row("starter", MOST_SEATS, "the seat that began"),
    *TURNS.rows("turns", "age", "turns"),
    Row("actions", MOST_LEFT, "a bit for each action left in this turn"),
    Row("extra", MOST_LEFT, "a bit for each extra action left"),
    Row("passes", MOST_LEFT, "a bit for each turn in a row without a card"),
    *DECK.rows("deck", "depth", "cards in the deck"),
    Row("businesses", BUSINESSES, "a bit for each business still to come"),
    Row("hand", ALL_CARDS, "a bit a card"),
    Row("discards", ALL_CARDS, "a bit a card"),
    *(
        Row(f"place {place}: {name}", size, meaning)
        for place in range(1, PLACES + 1)
        for name, size, meaning in (
            ("business", KINDS, "a bit a kind"),
            ("bullet", MOST_SEATS, "whose bullet lies there"),
            (
                "series",
                MOST_SEATS * SERIES_BITS,
                "by seat, five cards in order: colour"
                f" ({len(COLOURS)}), value ({HIGHEST}), face up, face down and known, face"
                " down and unknown",
            ),
        )
    ),
    *by_seat(
        [
            Row("cards", MOST_HELD, "a bit for each card in hand"),
            Row("won", KINDS * COPIES, "by kind of business: a bit for each one won"),
        ]
    ),
    *(
        row
        for pool in range(1, POOLS + 1)
        for row in (
            Row(f"pool {pool}: slots", SLOTS, "by place, seat and card: where the pool lies"),
            Row(
                f"pool {pool}: cards", ALL_CARDS, "the cards known to lie there, who knows how"
            ),
        )
    ),
]
SEAT_ROWS: Final = MOST_HELD + KINDS * COPIES
PLACE_ROWS: Final = KINDS + MOST_SEATS + MOST_SEATS * SERIES_BITS
POOL_ROWS: Final = SLOTS + ALL_CARDS


class PokerObservation(Observation[PokerState, PokerView]):
    """The businesses and the series beside them, the own hand, what was seen."""

    def __init__(self) -> None:
        super().__init__(META, ACTIONS, ROWS, {}, header=HEADER)

    def add(self, view: PokerView, parts: Parts) -> None:
        """The pieces of a seat's row."""
        seat = view.seat
        HEADER.add(view, self.relative[view.seats][seat], parts)
        _add_piles(view, seat, view.deck, view.businesses, parts)
        for place in range(len(view.open)):
            _add_business(view, seat, place, parts)
            rows = view.series[place]
            for offset in range(view.seats):
                series = rows[(seat + offset) % view.seats]
                for code in series:
                    parts.append(LAID[code])
                parts.append(ZEROS[(SERIES - len(series)) * LAID_BITS])
            parts.append(ZEROS[(MOST_SEATS - view.seats) * SERIES_BITS])
        _add_players(view, seat, parts)
        self._add_pools(view, parts)

    def add_state(self, state: PokerState, seat: int, parts: Parts) -> None:
        """The same without making a view, unless there are pools, which is rare."""
        if state.pools[seat]:
            self.add(observe(state, seat), parts)
            return
        HEADER.add_state(state, seat, self.relative[state.seats][seat], parts)
        _add_piles(state, seat, len(state.deck), len(state.businesses), parts)
        for place in range(len(state.open)):
            _add_business(state, seat, place, parts)
            _add_laid(state, seat, place, parts)
            parts.append(ZEROS[(MOST_SEATS - state.seats) * SERIES_BITS])
        _add_players(state, seat, parts)
        parts.append(ZEROS[POOLS * POOL_ROWS])

    def _add_pools(self, view: PokerView, parts: Parts) -> None:
        """Cards that were moved unseen; more pools than there is room for share the last."""
        if not view.pools:
            parts.append(ZEROS[POOLS * POOL_ROWS])
            return
        pools = sorted([self._turned(view, pool.members, pool.known) for pool in view.pools])
        merge_pools(pools, POOLS)
        for members, known in pools:
            add_set(parts, members, SLOTS)
            add_set(parts, known, ALL_CARDS)
        parts.append(ZEROS[(POOLS - len(pools)) * POOL_ROWS])

    def _turned(
        self, view: PokerView, members: tuple[int, ...], known: tuple[int, ...]
    ) -> tuple[list[int], list[int]]:
        """A pool with its places as the observer counts them."""
        slots = []
        for member in members:
            series, ordinal = divmod(member, SERIES)
            place, owner = divmod(series, view.seats)
            offset = (owner - view.seat) % view.seats
            slots.append((place * MOST_SEATS + offset) * SERIES + ordinal)
        return sorted(slots), list(known)


def _add_piles(
    table: PokerView | PokerState, seat: int, deck: int, businesses: int, parts: Parts
) -> None:
    """The course of the match, the piles and the own hand."""
    parts.append(SEAT_BITS[(table.starter - seat) % table.seats])
    TURNS.add(parts, table.turns)
    parts.append(LEFT[min(table.left, MOST_LEFT)])
    parts.append(LEFT[min(table.extra, MOST_LEFT)])
    parts.append(LEFT[min(table.passes, MOST_LEFT)])
    DECK.add(parts, deck)
    parts.append(BUSINESS[businesses])
    add_set(parts, table.hands[seat], ALL_CARDS)
    add_set(parts, table.discards, ALL_CARDS)


def _add_business(table: PokerView | PokerState, seat: int, place: int, parts: Parts) -> None:
    """What is open at a place, and whose bullet lies there."""
    bullet = table.bullets[place]
    parts.append(KIND[table.open[place]])
    parts.append(SEAT_BITS[(bullet - seat) % table.seats if bullet >= 0 else -1])


def _add_laid(state: PokerState, seat: int, place: int, parts: Parts) -> None:
    """The series at a place, with the faces that a seat knows."""
    seats = state.seats
    seen = state.seen[seat]
    laid = state.laid
    for offset in range(seats):
        owner = (seat + offset) % seats
        series = place * seats + owner
        up = state.up[series]
        length = state.length[series]
        first = series * SERIES
        for slot in range(first, first + length):
            card = laid[slot]
            face = up & 1
            up >>= 1
            known = face or owner == seat or card in seen
            parts.append(LAID[card * 2 + face if known else -2])
        parts.append(ZEROS[(SERIES - length) * LAID_BITS])


def _add_players(table: PokerView | PokerState, seat: int, parts: Parts) -> None:
    """What all can see of each player; places that are not in play come before it."""
    seats = table.seats
    won = table.won
    for _ in range(PLACES - len(table.open)):
        parts.append(ZEROS[PLACE_ROWS])
    for offset in range(seats):
        other = (seat + offset) % seats
        parts.append(HELD[min(len(table.hands[other]), MOST_HELD)])
        for kind in range(KINDS):
            parts.append(WON[won[other * KINDS + kind]])
    parts.append(ZEROS[(MOST_SEATS - seats) * SEAT_ROWS])


class PokerTruth(Truth[PokerState]):
    """The hands of the others, their sealed answers, and what lies face down."""

    def __init__(self) -> None:
        super().__init__(
            [
                *by_seat(
                    [
                        Row("hand", ALL_CARDS, "a bit a card"),
                        Row("answer", ALL_CARDS, "the card chosen unseen in a tie-break"),
                    ],
                    first=1,
                ),
                *(
                    Row(
                        f"place {place}: series",
                        (MOST_SEATS - 1) * GANGSTER_BITS * SERIES,
                        "by seat, from seat 1 on, five cards in order, those face up left out:"
                        " colour and value",
                    )
                    for place in range(1, PLACES + 1)
                ),
            ]
        )

    def add(self, state: PokerState, seat: int, parts: Parts) -> None:
        """Append what is hidden, clockwise from the observer's left."""
        seats = state.seats
        for offset in range(1, seats):
            other = (seat + offset) % seats
            add_set(parts, state.hands[other], ALL_CARDS)
            draft = state.drafts[other]
            if draft and draft[0] >= CHOOSE:
                add_set(parts, [draft[0] - CHOOSE], ALL_CARDS)
            else:
                parts.append(ZEROS[ALL_CARDS])
        for _ in range(MOST_SEATS - seats):
            parts.append(ZEROS[2 * ALL_CARDS])
        for place in range(len(state.open)):
            for offset in range(1, seats):
                self._add_series(state, place, (seat + offset) % seats, parts)
            parts.append(ZEROS[(MOST_SEATS - seats) * GANGSTER_BITS * SERIES])
        for _ in range(PLACES - len(state.open)):
            parts.append(ZEROS[(MOST_SEATS - 1) * GANGSTER_BITS * SERIES])

    def _add_series(self, state: PokerState, place: int, seat: int, parts: Parts) -> None:
        """A player's face-down cards at a place."""
        up = state.up[place * state.seats + seat]
        cards = state.series(place, seat)
        for ordinal, card in enumerate(cards):
            parts.append(ZEROS[GANGSTER_BITS] if up >> ordinal & 1 else GANGSTER[card])
        parts.append(ZEROS[(SERIES - len(cards)) * GANGSTER_BITS])


OBSERVATION: Final = PokerObservation()
TRUTH: Final = PokerTruth()
