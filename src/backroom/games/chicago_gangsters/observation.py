"""What a player of Chicago Gangsters knows, and lawfully remembers, as a row of bits."""

from typing import TYPE_CHECKING, Final

from backroom.engine.domains import MOST_SEATS
from backroom.engine.observation import (
    MASK_VALUE,
    SEAT_VALUE,
    Header,
    Observation,
    StepRows,
    Talk,
    Truth,
    bits_value,
    by_seat,
    number_value,
)
from backroom.engine.pieces import (
    BIT,
    SEAT_BITS,
    ZEROS,
    Parts,
    Row,
    add_set,
    bit_masks,
    one_hot,
    seat_mask,
    thermometer,
)

from .actions import ACTIONS, PUT, SAYS
from .cards import (
    ALL_PERSONS,
    CLANS,
    COALITION,
    COPIES,
    DISTRICT,
    FACES,
    HALF,
    LOOT,
    MEANS_CARDS,
    PERSON,
)
from .meta import META
from .notation import STEPS
from .state import GangstersState
from .view import GangstersView

if TYPE_CHECKING:
    from mypy_extensions import i64

SEATS: Final = META.seats[-1]
SIDES: Final = 2
MOST_HELD: Final = 12
MOST_BOTTLES: Final = 40
MOST_POINTS: Final = 16
STRENGTH_BITS: Final = 9
STRENGTH_STEPS: Final = 30
DECK_BITS: Final = 6

PAIRS: Final = FACES // 2
PAIR: Final = max(COPIES) + 1


def _means(pair: int) -> list[bytes]:
    """By the numbers of cards of two faces, the first times PAIR: a bit for each card."""
    one, other = thermometer(COPIES[2 * pair]), thermometer(COPIES[2 * pair + 1])
    return [
        one[min(first, len(one) - 1)] + other[min(second, len(other) - 1)]
        for first in range(PAIR)
        for second in range(PAIR)
    ]


MEANS: Final = [_means(pair) for pair in range(PAIRS)]
FACE: Final = one_hot(FACES)
HELD: Final = thermometer(MOST_HELD)
BOTTLES: Final = thermometer(MOST_BOTTLES)
POINTS: Final = thermometer(MOST_POINTS)
HALF_SET: Final = bit_masks(ALL_PERSONS // 2)
SIDE: Final = one_hot(SIDES)
COALITIONS: Final = one_hot(COALITION.size)
DISTRICTS: Final = one_hot(DISTRICT.size)
LOOTS: Final = one_hot(LOOT.size)
PERSONS: Final = one_hot(PERSON.size)
# By strength plus one: 0 where nothing was announced yet.
STRENGTH: Final = bit_masks(STRENGTH_BITS)
FORCE: Final = thermometer(STRENGTH_STEPS)
DECK: Final = bit_masks(DECK_BITS)
SIDE_VALUE: Final = number_value(SIDES)
LOOT_VALUES: Final = (SIDE_VALUE, *(SEAT_VALUE for _ in range(SEATS)))
HEADER: Final = Header(
    META,
    ACTIONS,
    StepRows(
        STEPS,
        {
            "claim": (SIDE_VALUE,),
            "contest": (SIDE_VALUE, SEAT_VALUE),
            "duel": (MASK_VALUE, SEAT_VALUE),
            "commit": (SIDE_VALUE,),
            "brawl": (SIDE_VALUE,),
            "loot": LOOT_VALUES,
            "pay": LOOT_VALUES,
            "mini": (SEAT_VALUE, number_value(SEATS + 1), bits_value(7)),
        },
        depth=2,
    ),
    range(ACTIONS.size),
)
TALK: Final = Talk(SAYS, SEATS)
BY_FACE: Final = "by face: a bit for each card"
ROWS: Final = [
    Row("hand", MEANS_CARDS, BY_FACE),
    Row("hidden", FACES, "the observer's own hidden card"),
    Row("hides", 1, "whether a hidden card lies beside what was turned up"),
    Row("lurking", MOST_HELD, "a bit for each card that Mr. X has put down"),
    Row("deck", DECK_BITS, "cards in the deck as a binary number, lowest bit first"),
    Row("discards", MEANS_CARDS, BY_FACE),
    Row("gone", ALL_PERSONS, "persons who left the town"),
    Row("person", ALL_PERSONS, "the person this round is about"),
    Row("coalition", COALITION.size, "the card of this round"),
    Row("district", DISTRICT.size, "the card of this round"),
    Row("loot", LOOT.size, "the card of this round"),
    Row("coalitions", COALITION.size, "the cards still to come"),
    Row("districts", DISTRICT.size, "the cards still to come"),
    Row("loots", LOOT.size, "the cards still to come"),
    *(Row(f"clan {clan}", MOST_SEATS, "whose it is") for clan in range(CLANS)),
    *(
        Row(f"slot {slot}", MOST_SEATS, "who stands there on the coalition card")
        for slot in range(CLANS)
    ),
    Row("Mr. X", MOST_SEATS, "who he is"),
    Row("side of Mr. X", SIDES, "challengers or defenders"),
    Row("godfather", MOST_SEATS, "who he is"),
    Row("kicked", MOST_SEATS, "whom he kicked out"),
    Row("closed", 1, "whether nobody can become godfather this round any more"),
    Row("brawling", MOST_SEATS, "who sent the Brawler in"),
    Row("opened", MOST_SEATS, "who laid his cards open"),
    Row("revealed", MOST_SEATS, "whose cards were turned up"),
    *(
        Row(
            f"announced by {side}",
            STRENGTH_BITS + STRENGTH_STEPS,
            "the strength plus one as a binary number, then a bit for each point",
        )
        for side in ("challengers", "defenders")
    ),
    *by_seat(
        [
            Row("cards", MOST_HELD, "a bit for each card in hand, as far as all can see"),
            Row("bottles", MOST_BOTTLES, "a bit each"),
            Row("points", MOST_POINTS, "a bit for each godfather point"),
            Row("persons", ALL_PERSONS, "a bit a person"),
            Row("known", MEANS_CARDS, f"known to be among its unseen cards, {BY_FACE}"),
            Row("committed", MEANS_CARDS, f"before it, as far as can be seen, {BY_FACE}"),
        ],
        seats=SEATS,
    ),
    *TALK.rows(),
]
SEAT_ROWS: Final = MOST_HELD + MOST_BOTTLES + MOST_POINTS + ALL_PERSONS + 2 * MEANS_CARDS


class GangstersObservation(Observation[GangstersState, GangstersView]):
    """The round, the clans, what is known of everybody's cards, and the talk of the round."""

    def __init__(self) -> None:
        super().__init__(
            META,
            ACTIONS,
            ROWS,
            {"talk": TALK.REASON, "said": "it marks where the talk of this round begins"},
            header=HEADER,
        )

    def add(self, view: GangstersView, parts: Parts) -> None:
        """The pieces of a seat's row."""
        HEADER.add(view, self.relative[view.seats][view.seat], parts)
        add_means(parts, view.hand, 0)
        parts.append(FACE[view.hidden])
        parts.append(BIT[view.hides])
        parts.append(HELD[min(view.lurking, MOST_HELD)])
        parts.append(DECK[view.deck])
        _add_table(view, view.seat, parts)
        for offset in range(view.seats):
            owner = (view.seat + offset) % view.seats
            _add_seat(view, owner, parts)
            add_means(parts, view.committed, owner * FACES)
        _add_rest(view, view.seat, parts)

    def add_state(self, state: GangstersState, seat: int, parts: Parts) -> None:
        """The same without making a view."""
        HEADER.add_state(state, seat, self.relative[state.seats][seat], parts)
        add_means(parts, state.hands, seat * FACES)
        challenger = state.line_up[0]
        hides = state.hidden >= 0 and state.revealed >> challenger & 1 != 0
        parts.append(FACE[state.hidden if seat == challenger else -1])
        parts.append(BIT[1 if hides else 0])
        parts.append(HELD[min(lurking(state), MOST_HELD)])
        parts.append(DECK[len(state.deck)])
        _add_table(state, seat, parts)
        for offset in range(state.seats):
            owner = (seat + offset) % state.seats
            _add_seat(state, owner, parts)
            _add_committed(state, seat, owner, parts)
        _add_rest(state, seat, parts)


def _add_committed(state: GangstersState, seat: int, owner: int, parts: Parts) -> None:
    """The cards before a seat that another one may see, as `observe` has them."""
    is_open = state.opened >> owner & 1
    is_revealed = state.revealed >> owner & 1
    if is_open and not is_revealed and state.drafts[owner]:
        counts = [0] * FACES
        for pick in state.drafts[owner][:-1]:
            counts[pick - PUT] += 1
        add_means(parts, counts, 0)
    elif owner == seat or is_open or is_revealed:
        add_means(parts, state.committed, owner * FACES)
    else:
        parts.append(ZEROS[MEANS_CARDS])


def lurking(state: GangstersState) -> int:
    """How many cards Mr. X has put down unseen."""
    mr_x = state.mr_x
    if mr_x < 0 or state.revealed >> mr_x & 1:
        return 0
    return sum(state.committed[mr_x * FACES : mr_x * FACES + FACES])


def _add_table(table: GangstersView | GangstersState, seat: int, parts: Parts) -> None:
    """Piles, the cards of the round, and the roles."""
    add_means(parts, table.discards, 0)
    _add_persons(parts, table.gone)
    parts.append(PERSONS[table.person])
    parts.append(COALITIONS[table.coalition])
    parts.append(DISTRICTS[table.district])
    parts.append(LOOTS[table.loot])
    add_set(parts, table.coalitions, COALITION.size)
    add_set(parts, table.districts, DISTRICT.size)
    add_set(parts, table.loots, LOOT.size)
    _add_roles(table, seat, parts)


def _add_rest(table: GangstersView | GangstersState, seat: int, parts: Parts) -> None:
    """Seats that are not taken, and the talk of the round."""
    for _ in range(SEATS - table.seats):
        parts.append(ZEROS[SEAT_ROWS])
    TALK.add(parts, table.talk, table.said, seat, table.seats)


def add_means(parts: Parts, counts: list[int], first: "i64") -> None:
    """Ten numbers of cards by face, from one place of a list on."""
    cards: i64 = 0
    place: i64
    for place in range(first, first + FACES):
        cards += counts[place]
    if not cards:
        parts.append(ZEROS[MEANS_CARDS])
        return
    place = first
    for means in MEANS:
        one: i64 = counts[place]
        other: i64 = counts[place + 1]
        parts.append(means[one * PAIR + other])
        place += 2


def _add_persons(parts: Parts, mask: int) -> None:
    """Append a bit for each person, in two pieces of half the persons each."""
    parts.append(HALF_SET[mask & (HALF - 1)])
    parts.append(HALF_SET[mask // HALF])


def _somebody(who: "i64", seat: "i64", seats: "i64") -> bytes:
    """A seat from the observer's side, or nobody."""
    if who < 0:
        return SEAT_BITS[-1]
    return SEAT_BITS[who - seat if who >= seat else who - seat + seats]


def _add_roles(table: GangstersView | GangstersState, seat: int, parts: Parts) -> None:
    """Who stands for what, and what was done in the open this round."""
    seats = table.seats
    for who in table.holders:
        parts.append(_somebody(who, seat, seats))
    for who in table.line_up:
        parts.append(_somebody(who, seat, seats))
    parts.append(_somebody(table.mr_x, seat, seats))
    parts.append(SIDE[table.mr_x_side])
    parts.append(_somebody(table.godfather, seat, seats))
    parts.append(_somebody(table.kicked, seat, seats))
    parts.append(BIT[table.closed])
    parts.append(_somebody(table.brawling, seat, seats))
    parts.append(seat_mask(table.opened, seat, seats))
    parts.append(seat_mask(table.revealed, seat, seats))
    for strength in table.announced:
        parts.append(STRENGTH[min(strength + 1, len(STRENGTH) - 1)])
        parts.append(FORCE[min(max(strength, 0), STRENGTH_STEPS)])


def _add_seat(table: GangstersView | GangstersState, seat: "i64", parts: Parts) -> None:
    """What can be seen of one player."""
    parts.append(HELD[min(table.sizes[seat], MOST_HELD)])
    parts.append(BOTTLES[min(table.bottles[seat], MOST_BOTTLES)])
    parts.append(POINTS[min(table.points[seat], MOST_POINTS)])
    _add_persons(parts, table.persons[seat])
    add_means(parts, table.known, seat * FACES)


class GangstersTruth(Truth[GangstersState]):
    """The cards of the others, in hand, put in and hidden, and their sealed picks."""

    def __init__(self) -> None:
        super().__init__(
            [
                Row("hidden", FACES, "the hidden card"),
                *by_seat(
                    [
                        Row("hand", MEANS_CARDS, BY_FACE),
                        Row("committed", MEANS_CARDS, BY_FACE),
                        HEADER.draft_row("draft", "its picks"),
                    ],
                    first=1,
                    seats=SEATS,
                ),
            ]
        )

    def add(self, state: GangstersState, seat: int, parts: Parts) -> None:
        """Append the hidden cards, clockwise from the observer's left."""
        seats = state.seats
        relative = OBSERVATION.relative[seats][seat]
        parts.append(FACE[state.hidden])
        for offset in range(1, seats):
            other = (seat + offset) % seats
            add_means(parts, state.hands, other * FACES)
            add_means(parts, state.committed, other * FACES)
            HEADER.add_draft(parts, state.drafts[other], relative)
        rest = (SEATS - seats) * (2 * MEANS_CARDS + len(HEADER.drafted) + 1)
        parts.append(ZEROS[rest])


OBSERVATION: Final = GangstersObservation()
TRUTH: Final = GangstersTruth()
