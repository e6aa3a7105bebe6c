"""What a player of Mafioso knows, as a row of bits; families are told from his own on."""

from typing import TYPE_CHECKING, Final

from backroom.engine.domains import MOST_SEATS
from backroom.engine.observation import (
    SEAT_VALUE,
    Header,
    Observation,
    StepRows,
    Truth,
    by_seat,
    number_value,
    verbs_of,
)
from backroom.engine.pieces import (
    BIT,
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

from .actions import ACTIONS
from .board import ASLEEP, CHAIRS, COLOUR, KINDS, MEN
from .cards import COPIES
from .meta import META
from .moves import FALL
from .notation import STEPS
from .state import MafiosoState
from .view import MafiosoView

if TYPE_CHECKING:
    from mypy_extensions import i64

CARDS: Final = len(COPIES)
MOST_HELD: Final = 6
MOST_MEN: Final = 10
MOST_ALIKE: Final = 5
MOST_ONES: Final = 40
MOST_MONEY: Final = 128
# A chair: a bit for each family and kind, one for a sleeper, one for nobody.
CHAIR_BITS: Final = MOST_SEATS * KINDS + 2
# A cake: its chair, out of play, or still with its owner.
CAKE_BITS: Final = CHAIRS + 2
OUT_BITS: Final = 1 + MOST_SEATS + MOST_MEN
MONEY_BITS: Final = MOST_MONEY // 2 + 1
QUIET_BITS: Final = 6


def _chair(man: int, facing: int, seats: int) -> bytes:
    """A taken chair as a family sees it."""
    bits = bytearray(CHAIR_BITS)
    family, kind = divmod(man, MEN)
    bits[(family - facing) % seats * KINDS + kind % KINDS] = 1
    bits[CHAIR_BITS - 2] = kind // ASLEEP
    return bytes(bits)


def _chairs() -> list[list[bytes]]:
    """By `seats * 6 + facing`, by man; the last, found by -1, is the empty chair."""
    nobody = bytes(CHAIR_BITS - 1) + b"\1"
    return [
        [*(_chair(man, facing, seats) for man in range(seats * MEN)), nobody]
        for seats in range(MOST_SEATS + 1)
        for facing in range(MOST_SEATS)
    ]


CHAIR: Final = _chairs()
# By cake; -2 (gone) and -1 (in hand) find the last two pieces.
CAKE: Final = one_hot(CAKE_BITS)[:CAKE_BITS]
HELD: Final = thermometer(MOST_HELD)
ALIKE: Final = thermometer(MOST_ALIKE)
STANDING_BITS: Final = MEN * MOST_ALIKE
DISCARDS: Final = Copies(COPIES)
HAND: Final = Copies([MOST_HELD] * CARDS)
MONEY: Final = [
    b"\1" * (money // 2) + bytes(MOST_MONEY // 2 - money // 2) + BIT[money % 2]
    for money in range(MOST_MONEY)
]
ONES: Final = thermometer(MOST_ONES)
FIVES: Final = thermometer(10)
TENS: Final = thermometer(5)
FALLS: Final = thermometer(MOST_SEATS)
FALLEN_MEN: Final = thermometer(MOST_MEN)
DECK: Final = thermometer(sum(COPIES))
TURNS: Final = Gauge(bits=10, steps=20, every=16)
QUIET: Final = bit_masks(QUIET_BITS)
RAIDS: Final = thermometer(2)
HEADER: Final = Header(
    META,
    ACTIONS,
    StepRows(
        STEPS,
        {
            "seating": (SEAT_VALUE,),
            "start": (SEAT_VALUE,),
            "turn": (SEAT_VALUE,),
            "again": (SEAT_VALUE, number_value(CHAIRS)),
        },
        depth=2,
    ),
    verbs_of(ACTIONS, "nightcap", "move"),
)
FAMILY: Final = (
    Row("cake", CAKE_BITS, "a bit for each chair, then: it is out of play, it is in hand"),
    Row("cards", MOST_HELD, "a bit for each card in hand"),
    Row("money", MONEY_BITS, "a bit for every $2k, then the odd one"),
    Row(
        "out", OUT_BITS, f"out of the game; {MOST_SEATS} bits: when it fell; with how many men"
    ),
    Row("standing", STANDING_BITS, "by kind, awake then asleep: a bit for each man who stands"),
)
ROWS: Final = [
    Row("first", MOST_SEATS, "the seat of the first family in turn order"),
    Row(
        "chairs",
        CHAIRS * CHAIR_BITS,
        "by chair: a bit a family and kind of man, one if he sleeps, one if nobody is there",
    ),
    Row("hand", CARDS * MOST_HELD, "by kind of card: a bit for each in hand"),
    Row("discards", sum(COPIES), "by kind of card: a bit for each discarded"),
    Row("deck", sum(COPIES), "a bit for each card in the deck"),
    Row("raids", 2, "a bit for each Raid that left the game"),
    Row("pot", MOST_ONES + 15, "a bit for each $1k, then each $5k, then each $10k note"),
    *TURNS.rows("turns", "age", "turns"),
    Row("quiet", QUIET_BITS, "turns without money or death, as a binary number"),
    *by_seat(FAMILY),
]
FAMILY_BITS: Final = sum(row.size for row in FAMILY)


class MafiosoObservation(Observation[MafiosoState, MafiosoView]):
    """The whole table and the own hand."""

    def __init__(self) -> None:
        super().__init__(
            META,
            ACTIONS,
            ROWS,
            {"dead": "whoever is not at the table"},
            turning=COLOUR,
            header=HEADER,
        )

    def facing(self, view: MafiosoView) -> int:
        """The observer's family, from whose side colours are numbered."""
        return view.family(view.seat)

    def facing_state(self, state: MafiosoState, seat: int) -> int:
        """The family of a seat, from whose side colours are numbered."""
        return state.family(seat)

    def add(self, view: MafiosoView, parts: Parts) -> None:
        """The pieces of a seat's row."""
        HEADER.add(view, self.relative[view.seats][view.family(view.seat)], parts)
        _add_table(view, view.seat, view.deck, parts)

    def add_state(self, state: MafiosoState, seat: int, parts: Parts) -> None:
        """The same without making a view: what differs is the deck and others' hands."""
        HEADER.add_state(state, seat, self.relative[state.seats][state.family(seat)], parts)
        _add_table(state, seat, len(state.deck), parts)


def _add_table(table: MafiosoView | MafiosoState, seat: int, deck: int, parts: Parts) -> None:
    """The own hand, and what all can see."""
    seats = table.seats
    facing = (seat - table.first) % seats
    parts.append(SEAT_BITS[-facing % seats])
    chair = CHAIR[seats * MOST_SEATS + facing]
    man: i64
    for man in table.chairs:
        parts.append(chair[man])
    HAND.add(parts, table.hands[seat])
    DISCARDS.add(parts, table.discards)
    parts.append(DECK[deck])
    parts.append(RAIDS[table.raids])
    ones, fives, tens = table.pot
    parts.append(ONES[min(ones, MOST_ONES)])
    parts.append(FIVES[fives])
    parts.append(TENS[tens])
    TURNS.add(parts, table.turns)
    parts.append(QUIET[table.quiet])
    for offset in range(seats):
        _add_family(table, (seat + offset) % seats, (facing + offset) % seats, parts)
    parts.append(ZEROS[(MOST_SEATS - seats) * FAMILY_BITS])


def _add_family(
    table: MafiosoView | MafiosoState, seat: "i64", family: "i64", parts: Parts
) -> None:
    """What all can see of one family."""
    cake: i64 = table.cakes[family]
    held: i64 = min(len(table.hands[seat]), MOST_HELD)
    parts.append(CAKE[cake])
    parts.append(HELD[held])
    money: i64 = table.money[seat]
    out: i64 = table.out[seat]
    standing = table.standing
    parts.append(MONEY[money])
    if out:
        parts.append(BIT[1])
        parts.append(FALLS[out // FALL])
        parts.append(FALLEN_MEN[out % FALL])
    else:
        parts.append(ZEROS[OUT_BITS])
    if standing:
        man: i64
        for man in range(family * MEN, family * MEN + MEN):
            parts.append(ALIKE[standing[man]])
    else:
        parts.append(ZEROS[STANDING_BITS])


class MafiosoTruth(Truth[MafiosoState]):
    """The cards that the other players hold."""

    def __init__(self) -> None:
        super().__init__(
            by_seat(
                [Row("hand", CARDS * MOST_HELD, "by kind of card: a bit for each in hand")],
                first=1,
            )
        )

    def add(self, state: MafiosoState, seat: int, parts: Parts) -> None:
        """The hands, clockwise from the observer's left."""
        seats = state.seats
        for offset in range(1, seats):
            HAND.add(parts, state.hands[(seat + offset) % seats])
        parts.append(ZEROS[(MOST_SEATS - seats) * CARDS * MOST_HELD])


OBSERVATION: Final = MafiosoObservation()
TRUTH: Final = MafiosoTruth()
