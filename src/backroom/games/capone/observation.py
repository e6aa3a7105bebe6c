"""What a player of Capone knows, as a row of bits."""

from typing import TYPE_CHECKING, Final

from backroom.engine.domains import MOST_SEATS
from backroom.engine.observation import (
    SEAT_VALUE,
    Header,
    Observation,
    StepRows,
    Talk,
    Truth,
    by_seat,
    verbs_of,
)
from backroom.engine.pieces import (
    EIGHT,
    SEAT_BITS,
    ZEROS,
    Copies,
    Gauge,
    Parts,
    Row,
    bit_masks,
    one_hot,
    thermometer,
)

from .actions import ACTIONS, SAYS
from .board import (
    BLOCKS,
    DIVERSIONS,
    EVERYBODY,
    FIELDS,
    GOAL,
    GUARD,
    MEMBERS,
    MOST_GUARDS,
    OWNER,
    SHOPS,
    STONES,
    WHOLE_FAMILY,
)
from .cards import DECKS, FACES, HAND
from .meta import META
from .notation import STEPS
from .rules.ending import MOST_YEARS
from .state import CaponeState
from .view import CaponeView

if TYPE_CHECKING:
    from mypy_extensions import i64

COPIES: Final = [DECKS[-1].count(face) for face in range(FACES)]
ALL_CARDS: Final = sum(COPIES)
MOST_HELD: Final = max(HAND)
MOST_LEFT: Final = 30
DECK_BITS: Final = 6
STONE_BITS: Final = MEMBERS + MOST_GUARDS
FIELD_BITS: Final = MOST_SEATS + STONE_BITS
DIVERTED_BITS: Final = MOST_SEATS + MEMBERS

CARDS: Final = Copies(COPIES)
GUARDS: Final = thermometer(MOST_GUARDS)
# By stones that lie together, as the board writes them.
TOGETHER: Final = [
    EIGHT[stones & EVERYBODY] + GUARDS[stones // GUARD] for stones in range(WHOLE_FAMILY + 1)
]
MEMBER: Final = one_hot(MEMBERS)
HELD: Final = thermometer(MOST_HELD)
LEFT: Final = thermometer(MOST_LEFT)
YEAR: Final = thermometer(MOST_YEARS)
DECK: Final = bit_masks(DECK_BITS)
CASH: Final = Gauge(bits=11, steps=40, every=10)
MARKER: Final = thermometer(GOAL)
HEADER: Final = Header(
    META,
    ACTIONS,
    StepRows(
        STEPS,
        {
            "swap": (SEAT_VALUE,),
            "turn": (SEAT_VALUE,),
            "rehire": (SEAT_VALUE,),
            "invest": (SEAT_VALUE,),
        },
        depth=2,
    ),
    verbs_of(ACTIONS, "play", "at", "member", "swap"),
)
TALK: Final = Talk(SAYS, MOST_SEATS)
STONES_MEANING: Final = "a bit for each member, then for each bodyguard"
ROWS: Final = [
    Row("starter", MOST_SEATS, "the seat that begins the year"),
    Row("year", MOST_YEARS, "a bit for each year, this one included"),
    Row("left", MOST_LEFT, "a bit for each card still to be played this year"),
    Row("deck", DECK_BITS, "cards in the deck as a binary number, lowest bit first"),
    Row("hand", ALL_CARDS, "by face: a bit for each card"),
    Row("thrown", ALL_CARDS, "by face: a bit for each card exchanged away this year"),
    Row("played", ALL_CARDS, "by face: a bit for each card played this year"),
    *(
        Row(f"field {field}", FIELD_BITS, f"whose stones lie there; {STONES_MEANING}")
        for field in range(FIELDS)
    ),
    *(Row(f"shop {shop}", MOST_SEATS, "whose bodyguard runs it") for shop in range(SHOPS)),
    *(
        Row(f"diversion {place}", DIVERTED_BITS, "whose member is there, and which")
        for place in range(DIVERSIONS)
    ),
    *by_seat(
        [
            Row("cards", MOST_HELD, "a bit for each card in hand"),
            Row("thrown cards", MOST_HELD, "a bit for each card exchanged away this year"),
            Row("home", STONE_BITS, STONES_MEANING),
            Row("prison", BLOCKS * MEMBERS, "by block: a bit for each member"),
            Row("harbour", STONE_BITS, STONES_MEANING),
            Row("park", MOST_GUARDS, "a bit for each bodyguard"),
            *CASH.rows("cash", "wealth", "thousands in cash"),
            Row("marker", GOAL, "a bit for each place up"),
        ]
    ),
    *TALK.rows(),
]
SEAT_ROWS: Final = (
    2 * MOST_HELD + 2 * STONE_BITS + BLOCKS * MEMBERS + MOST_GUARDS + CASH.size + GOAL
)


class CaponeObservation(Observation[CaponeState, CaponeView]):
    """The city, the families and the own cards."""

    def __init__(self) -> None:
        super().__init__(META, ACTIONS, ROWS, {"talk": TALK.REASON}, header=HEADER)

    def add(self, view: CaponeView, parts: Parts) -> None:
        """The pieces of a seat's row."""
        HEADER.add(view, self.relative[view.seats][view.seat], parts)
        _add_table(view, view.seat, view.deck, parts)

    def add_state(self, state: CaponeState, seat: int, parts: Parts) -> None:
        """The same without making a view: what differs is the deck and others' cards."""
        HEADER.add_state(state, seat, self.relative[state.seats][seat], parts)
        _add_table(state, seat, len(state.deck), parts)


def _add_table(table: CaponeView | CaponeState, seat: int, deck: int, parts: Parts) -> None:
    """The own cards, and what all can see."""
    seats = table.seats
    parts.append(SEAT_BITS[(table.starter - seat) % seats])
    parts.append(YEAR[min(table.year, MOST_YEARS)])
    parts.append(LEFT[table.left])
    parts.append(DECK[deck])
    CARDS.add(parts, table.hands[seat])
    CARDS.add(parts, list(table.thrown[seat]))
    CARDS.add(parts, table.played)
    _add_city(table, seat, parts)
    for offset in range(seats):
        _add_family(table, (seat + offset) % seats, parts)
    for _ in range(MOST_SEATS - seats):
        parts.append(ZEROS[SEAT_ROWS])
    TALK.add(parts, table.talk, 0, seat, seats)


def _add_city(table: CaponeView | CaponeState, seat: "i64", parts: Parts) -> None:
    """The illegal fields, the legal businesses and the diversions."""
    seats: i64 = table.seats
    # Most of the city is empty: its zeros are gathered into one piece.
    empty: i64 = 0
    there: i64
    owner: i64
    for there in table.fields:
        if there < 0:
            empty += FIELD_BITS
        else:
            parts.append(ZEROS[empty])
            parts.append(SEAT_BITS[(there // OWNER - seat) % seats])
            parts.append(TOGETHER[there & STONES])
            empty = 0
    for owner in table.shops:
        if owner < 0:
            empty += MOST_SEATS
        else:
            parts.append(ZEROS[empty])
            parts.append(SEAT_BITS[(owner - seat) % seats])
            empty = 0
    for there in table.diverted:
        if there < 0:
            empty += DIVERTED_BITS
        else:
            parts.append(ZEROS[empty])
            parts.append(SEAT_BITS[(there // MEMBERS - seat) % seats])
            parts.append(MEMBER[there % MEMBERS])
            empty = 0
    parts.append(ZEROS[empty])


def _add_family(table: CaponeView | CaponeState, seat: "i64", parts: Parts) -> None:
    """What all can see of one player."""
    cash = table.cash[seat]
    parts.append(HELD[len(table.hands[seat])])
    parts.append(HELD[len(table.thrown[seat])])
    parts.append(TOGETHER[table.home[seat]])
    cells = table.cells
    first = seat * BLOCKS
    block: i64
    if cells[first] | cells[first + 1] | cells[first + 2]:
        for block in range(first, first + BLOCKS):
            parts.append(EIGHT[cells[block]])
    else:
        parts.append(ZEROS[BLOCKS * MEMBERS])
    parts.append(TOGETHER[table.harbour[seat]])
    parts.append(GUARDS[table.park[seat]])
    CASH.add(parts, cash)
    parts.append(MARKER[table.markers[seat]])


class CaponeTruth(Truth[CaponeState]):
    """The cards that the other players hold or exchanged away."""

    def __init__(self) -> None:
        super().__init__(
            by_seat(
                [
                    Row("hand", ALL_CARDS, "by face: a bit for each card"),
                    Row("thrown", ALL_CARDS, "by face: a bit for each card exchanged away"),
                ],
                first=1,
            )
        )

    def add(self, state: CaponeState, seat: int, parts: Parts) -> None:
        """Append the cards of the others, clockwise from the observer's left."""
        seats = state.seats
        for offset in range(1, seats):
            other = (seat + offset) % seats
            CARDS.add(parts, state.hands[other])
            CARDS.add(parts, list(state.thrown[other]))
        parts.append(ZEROS[(MOST_SEATS - seats) * 2 * ALL_CARDS])


OBSERVATION: Final = CaponeObservation()
TRUTH: Final = CaponeTruth()
