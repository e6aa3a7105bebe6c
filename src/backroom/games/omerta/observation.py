"""What a player of Omerta knows, and lawfully remembers, as a row of bits."""

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
    Copies,
    Gauge,
    Parts,
    Row,
    add_numbers,
    one_hot,
    thermometer,
)
from backroom.engine.pools import Pool

from .actions import ACTIONS, CLAIM, CRACK, PASS, PEEK, PICK, THROW
from .cards import BOTTLES, COPIES, FACES, MAMMA, PATROL, VAULT_CARDS
from .meta import META
from .notation import STEPS
from .rules.powers import POWERS
from .scoring import totals
from .state import FACE, FROM_DISCARDS, ROW, UNKNOWN, Blocker, OmertaState
from .state import KNOWERS as KNOWS
from .view import OmertaView, is_active, observe

# Cards beyond this many in one hand are only counted.
SLOTS: Final = 10
SEATS: Final = META.seats[-1]
MOST_HELD: Final = 24
OWNERS: Final = SEATS + 1
KNOWER_BITS: Final = SEATS + 1
CARD_BITS: Final = 1 + FACES + KNOWER_BITS
HAND_BITS: Final = SLOTS * CARD_BITS
ALL_CARDS: Final = sum(COPIES)
POOLS: Final = 2
POOL_SLOTS: Final = OWNERS * SLOTS
MOST_ROUNDS: Final = 6
SOURCES: Final = 3
MOST_TURNS: Final = 3
MOST_RESHUFFLES: Final = 3
BLOCKER_BITS: Final = 1 + 2 * MOST_SEATS + SLOTS + 1 + MOST_TURNS


def _knowers() -> list[list[bytes]]:
    """By `seats * 6 + observer`, by mask of five seats and the spectator, from there on."""
    tables = []
    for seats in range(MOST_SEATS + 1):
        for observer in range(MOST_SEATS):
            rows = []
            for mask in range(1 << KNOWER_BITS):
                bits = bytearray(KNOWER_BITS)
                for seat in range(min(seats, KNOWER_BITS - 1)):
                    bits[(seat - observer) % seats] = mask >> seat & 1
                bits[KNOWER_BITS - 1] = mask >> (KNOWER_BITS - 1)
                rows.append(bytes(bits))
            tables.append(rows)
    return tables


KNOWERS: Final = _knowers()
FACE_BITS: Final = one_hot(FACES)
# By face as a code has it; 31 is a card that lies there, and no more is known of it.
DOWN: Final = [b"\1" + FACE_BITS[face if face < FACES else -1] for face in range(FACE + 1)]
HELD: Final = thermometer(MOST_HELD)
DISCARDS: Final = Copies(COPIES)
# In place of the bit of an observer: a view hides faces by itself.
EVERY_CARD: Final = -1
NO_POINTS: Final = [0] * MOST_SEATS
SOURCE: Final = one_hot(SOURCES)
SLOT: Final = one_hot(SLOTS + 1)
LEFT: Final = thermometer(MOST_TURNS)
ROUNDS: Final = thermometer(MOST_ROUNDS)
TURNS: Final = Gauge(bits=8, steps=40, every=4)
DECK: Final = Gauge(bits=6, steps=ALL_CARDS // 4, every=4)
POINTS: Final = Gauge(bits=10, steps=30, every=10)
RESHUFFLES: Final = thermometer(MOST_RESHUFFLES)
SLOT_VALUE: Final = number_value(SLOTS + 1)
BOTTLE_VALUE: Final = number_value(BOTTLES)
HEADER: Final = Header(
    META,
    ACTIONS,
    StepRows(
        STEPS,
        {
            "end": (SEAT_VALUE,),
            "turn": (SEAT_VALUE,),
            "keep": (SEAT_VALUE,),
            "race": (BOTTLE_VALUE, BOTTLE_VALUE, MASK_VALUE),
            "sealed_race": (BOTTLE_VALUE, BOTTLE_VALUE),
            "strike": (
                number_value(FACES),
                SEAT_VALUE,
                SEAT_VALUE,
                SLOT_VALUE,
                SEAT_VALUE,
                SLOT_VALUE,
                MASK_VALUE,
            ),
            **{power.KEY: (SEAT_VALUE,) for power in POWERS},
        },
        depth=2,
    ),
    [
        PASS,
        *(first + slot for first in (PEEK, CLAIM, THROW, CRACK, PICK) for slot in range(SLOTS)),
        *verbs_of(ACTIONS, "aim"),
    ],
)
BLOCKERS: Final = (("Mamma", MAMMA), ("Patrol", PATROL))
CARD_MEANING: Final = (
    f"a card lies there, its face ({FACES}) if the observer knows it, who knows it"
    f" ({KNOWER_BITS - 1} seats and, last, the spectator)"
)
ROWS: Final = [
    Row("starter", MOST_SEATS, "the seat that began the round"),
    Row("round", MOST_ROUNDS, "a bit for each round, this one included"),
    *TURNS.rows("turns", "age", "turns of this round"),
    Row("reshuffles", MOST_RESHUFFLES, "a bit for each time the deck was made anew"),
    *DECK.rows("deck", "depth", "cards in the deck"),
    Row("drawn", FACES, "the card the active player holds, if the observer sees it"),
    Row("source", SOURCES, "no card was drawn, one from the deck, one from the discards"),
    Row("top discard", FACES, "its face"),
    Row("second discard", FACES, "the face of the card below it"),
    Row("discards", ALL_CARDS, "by face: a bit for each card that lies there"),
    *(Row(f"vault {slot}", CARD_BITS, CARD_MEANING) for slot in range(1, VAULT_CARDS + 1)),
    *(
        Row(
            f"{name}",
            BLOCKER_BITS,
            f"it is there, its placer and its victim ({MOST_SEATS} each), the slot it lies on"
            f" ({SLOTS + 1}), a bit for each turn left",
        )
        for name, _ in BLOCKERS
    ),
    *by_seat(
        [
            *POINTS.rows("points", "score", "points of all rounds"),
            Row("wins", MOST_ROUNDS, "a bit for each round won"),
            Row("cards", MOST_HELD, "a bit for each card in hand"),
            Row("hand", HAND_BITS, f"by slot, the first {SLOTS}: {CARD_MEANING}"),
            Row("further", FACES, f"how many of each face are known beyond slot {SLOTS}"),
        ],
        seats=SEATS,
    ),
    *(
        row
        for pool in range(1, POOLS + 1)
        for row in (
            Row(
                f"pool {pool}: slots",
                POOL_SLOTS,
                f"where the pool lies: {SLOTS} slots a seat, the vault last",
            ),
            Row(f"pool {pool}: cards", FACES, "how many of each face are known to lie there"),
        )
    ),
]
SEAT_ROWS: Final = POINTS.size + MOST_ROUNDS + MOST_HELD + HAND_BITS + FACES
POOL_ROWS: Final = POOL_SLOTS + FACES


class OmertaObservation(Observation[OmertaState, OmertaView]):
    """All hands as far as they are known, the vault, the piles and the sheet."""

    def __init__(self) -> None:
        super().__init__(
            META,
            ACTIONS,
            ROWS,
            {"sheet": "the points of its rows are told as sums"},
            header=HEADER,
        )

    def add(self, view: OmertaView, parts: Parts) -> None:
        """The pieces of a seat's row."""
        HEADER.add(view, self.relative[view.seats][view.seat], parts)
        _add_piles(view, view.seat, view.deck, view.drawn, parts)
        _add_row(view.vault, view.seat, view.seats, EVERY_CARD, VAULT_CARDS, parts)
        _add_players(view, view.seat, EVERY_CARD, parts)
        _add_pools(view, parts)

    def add_state(self, state: OmertaState, seat: int, parts: Parts) -> None:
        """The same without making a view, unless there are pools, which is rare."""
        if state.pools:
            self.add(observe(state, seat), parts)
            return
        knower = KNOWS[seat]
        holds = state.source == FROM_DISCARDS or is_active(state, seat)
        HEADER.add_state(state, seat, self.relative[state.seats][seat], parts)
        _add_piles(state, seat, len(state.deck), state.drawn if holds else -1, parts)
        _add_row(state.vault, seat, state.seats, knower, VAULT_CARDS, parts)
        _add_players(state, seat, knower, parts)
        parts.append(ZEROS[POOLS * POOL_ROWS])


def _add_piles(
    table: OmertaView | OmertaState, seat: int, deck: int, drawn: int, parts: Parts
) -> None:
    """The course of the round, the deck, the card just drawn and the discards."""
    parts.append(SEAT_BITS[(table.starter - seat) % table.seats])
    parts.append(ROUNDS[min(table.round, MOST_ROUNDS)])
    TURNS.add(parts, table.turns)
    parts.append(RESHUFFLES[min(table.reshuffles, MOST_RESHUFFLES)])
    DECK.add(parts, deck)
    parts.append(FACE_BITS[drawn])
    parts.append(SOURCE[table.source])
    discards = table.discards
    size = len(discards)
    parts.append(FACE_BITS[discards[size - 1] if size else -1])
    parts.append(FACE_BITS[discards[size - 2] if size > 1 else -1])
    DISCARDS.add(parts, discards)


def _add_players(table: OmertaView | OmertaState, seat: int, knower: int, parts: Parts) -> None:
    """The blockers, then points and hand of each player."""
    seats = table.seats
    for _, card in BLOCKERS:
        _add_blocker(table.blockers, card, seat, seats, parts)
    points = totals(table.sheet, seats) if table.sheet else NO_POINTS
    for offset in range(seats):
        other = (seat + offset) % seats
        hand = table.hands[other]
        POINTS.add(parts, points[other])
        parts.append(ROUNDS[min(table.wins[other], MOST_ROUNDS)])
        parts.append(HELD[min(len(hand), MOST_HELD)])
        _add_row(hand, seat, seats, knower, SLOTS, parts)
        _add_further(hand, knower, parts)
    for _ in range(SEATS - seats):
        parts.append(ZEROS[SEAT_ROWS])


def _add_blocker(
    blockers: tuple[Blocker, ...], card: int, seat: int, seats: int, parts: Parts
) -> None:
    """Mamma or the Patrol, if it lies somewhere."""
    for blocker in blockers:
        if blocker.card == card:
            parts.append(b"\1")
            parts.append(SEAT_BITS[(blocker.placer - seat) % seats])
            parts.append(SEAT_BITS[(blocker.seat - seat) % seats])
            parts.append(SLOT[min(blocker.slot, SLOTS)])
            parts.append(LEFT[min(blocker.turns, MOST_TURNS)])
            return
    parts.append(ZEROS[BLOCKER_BITS])


def _add_row(
    row: list[int], seat: int, seats: int, knower: int, slots: int, parts: Parts
) -> None:
    """The first cards of a row, with the faces that `knower` knows."""
    knowers = KNOWERS[seats * MOST_SEATS + seat]
    told = min(len(row), slots)
    for slot in range(told):
        code = row[slot]
        parts.append(DOWN[code & FACE if knower < 0 or code & knower else UNKNOWN])
        parts.append(knowers[code >> 5])
    parts.append(ZEROS[(slots - told) * CARD_BITS])


def _add_further(hand: list[int], knower: int, parts: Parts) -> None:
    """What lies beyond the slots that are told, by face."""
    if len(hand) <= SLOTS:
        parts.append(ZEROS[FACES])
        return
    counts = [0] * (UNKNOWN + 1)
    for code in hand[SLOTS:]:
        counts[code & FACE if knower < 0 or code & knower else UNKNOWN] += 1
    add_numbers(parts, counts[:FACES])


def _add_pools(view: OmertaView, parts: Parts) -> None:
    """Cards that were mixed; more pools than there is room for share the last place."""
    if not view.pools:
        parts.append(ZEROS[POOLS * POOL_ROWS])
        return
    pools = sorted([_turned(view, pool) for pool in view.pools])
    merge_pools(pools, POOLS)
    for members, known in pools:
        slots = [0] * POOL_SLOTS
        for slot in members:
            slots[slot] = 1
        counts = [0] * FACES
        for face in known:
            counts[face] += 1
        add_numbers(parts, slots)
        add_numbers(parts, counts)
    parts.append(ZEROS[(POOLS - len(pools)) * POOL_ROWS])


def _turned(view: OmertaView, pool: Pool) -> tuple[list[int], list[int]]:
    """A pool with its places as the observer counts them, those beyond told slots left out."""
    slots = []
    for member in pool.members:
        owner, slot = divmod(member, ROW)
        offset = SEATS if owner == view.seats else (owner - view.seat) % view.seats
        if slot < SLOTS:
            slots.append(offset * SLOTS + slot)
    return sorted(slots), list(pool.known)


class OmertaTruth(Truth[OmertaState]):
    """The faces of all cards that lie face down, the card drawn, and sealed answers."""

    def __init__(self) -> None:
        super().__init__(
            [
                Row("drawn", FACES, "the card the active player holds"),
                Row("vault", VAULT_CARDS * FACES, "the faces by slot"),
                *by_seat(
                    [Row("hand", SLOTS * FACES, f"the faces of the first {SLOTS} slots")],
                    seats=SEATS,
                ),
                *by_seat([HEADER.draft_row("draft", "its picks")], first=1, seats=SEATS),
            ]
        )

    def add(self, state: OmertaState, seat: int, parts: Parts) -> None:
        """The observer's own hand first, then clockwise."""
        seats = state.seats
        parts.append(FACE_BITS[state.drawn])
        for code in state.vault:
            parts.append(FACE_BITS[code & FACE])
        parts.append(ZEROS[(VAULT_CARDS - len(state.vault)) * FACES])
        for offset in range(seats):
            hand = state.hands[(seat + offset) % seats][:SLOTS]
            for code in hand:
                parts.append(FACE_BITS[code & FACE])
            parts.append(ZEROS[(SLOTS - len(hand)) * FACES])
        parts.append(ZEROS[(SEATS - seats) * SLOTS * FACES])
        relative = OBSERVATION.relative[seats][seat]
        for offset in range(1, seats):
            HEADER.add_draft(parts, state.drafts[(seat + offset) % seats], relative)
        parts.append(ZEROS[(SEATS - seats) * (len(HEADER.drafted) + 1)])


OBSERVATION: Final = OmertaObservation()
TRUTH: Final = OmertaTruth()
