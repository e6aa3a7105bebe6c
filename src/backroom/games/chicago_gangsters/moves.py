"""The verbs of Chicago Gangsters: with setup, the only code that writes to the state."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from backroom.engine.chance import Chance
from backroom.engine.domains import HIDDEN
from backroom.engine.seats import BIT_OF

from .cards import (
    BRAWLER,
    END_CARD,
    FACES,
    HAND_LIMIT,
    KIND_OF,
    PACTS,
    PACTS_BESIDE_END,
    PERSON_BITS,
)
from .state import GangstersState

if TYPE_CHECKING:
    from mypy_extensions import i64


def faces_of(counts: list[int], first: int) -> tuple[int, ...]:
    """The faces of ten numbers of cards from `first` on, ascending."""
    faces = []
    for face in range(FACES):
        count = counts[first + face]
        if count:
            faces += [face] * count
    return tuple(faces)


# mypyc: `numbers[place] += more` goes the long way through Python; this does not.
def _add(numbers: list[int], place: "i64", more: "i64") -> None:
    """So much more, or less, at one place of a list."""
    there: i64 = numbers[place]
    numbers[place] = there + more


def has_card(state: GangstersState) -> bool:
    """Whether there is a card to draw, the discards counted (G15)."""
    return len(state.deck) > 0 or sum(state.discards) > 0


def refill(state: GangstersState) -> None:
    """G15: an empty deck is made anew from the discards, if there are any."""
    if not state.deck and sum(state.discards) > 0:
        state.deck = list(faces_of(state.discards, 0))
        state.discards = [0] * FACES
        state.tell("reshuffled", (len(state.deck),))


def draw(state: GangstersState, seat: int, chance: Chance) -> bool:
    """A means card into a hand below ten (G12); False if that cannot be (G15)."""
    if state.sizes[seat] >= HAND_LIMIT:
        return False
    if not state.deck:
        refill(state)
        if not state.deck:
            return False
    face = state.deck.pop(chance.choose("draw", state.deck))
    _add(state.hands, seat * FACES + face, 1)
    _add(state.sizes, seat, 1)
    if state.listener is not None:
        state.tell("drew", (seat, face), BIT_OF[seat], (seat, HIDDEN))
    if not state.deck:
        refill(state)
    return True


def discard(state: GangstersState, seat: int, faces: Iterable[int]) -> None:
    """Cards of a hand land on the discard pile, seen by all (G28)."""
    first = seat * FACES
    told = tuple(faces)
    for face in told:
        _add(state.hands, first + face, -1)
        _add(state.sizes, seat, -1)
        _unlearn(state, seat, face, 1)
        _add(state.discards, face, 1)
    if state.listener is not None:
        state.tell("discarded", (seat, told))


def fish(state: GangstersState, seat: int, faces: tuple[int, ...]) -> None:
    """G14: the Poker player takes cards out of the discards; everybody sees them."""
    first = seat * FACES
    for face in faces:
        _add(state.discards, face, -1)
        _add(state.hands, first + face, 1)
        _add(state.known, first + face, 1)
        _add(state.sizes, seat, 1)
    state.tell("fished", (seat, faces))


def _unlearn(state: GangstersState, seat: int, face: int, cards: int) -> None:
    """Cards of a face have left a seat's unseen cards: as many fewer are known there."""
    slot: i64 = seat * FACES + face
    known: i64 = state.known[slot]
    if known:
        state.known[slot] = max(0, known - cards)


def _learn(state: GangstersState, seat: int, face: int, cards: int) -> None:
    """A seat has shown so many cards of a face among those it keeps."""
    slot: i64 = seat * FACES + face
    if state.known[slot] < cards:
        state.known[slot] = cards


def without(cards: list[int], card: int) -> list[int]:
    """A deck after a card is drawn from it; the list given is left alone."""
    return [one for one in cards if one != card]


def pacts_after(pacts: list[int], card: int) -> list[int]:
    """The coalition deck after a card; the end card joins the last two pacts (G16)."""
    rest = without(pacts, card)
    if len(rest) == PACTS_BESIDE_END and END_CARD not in rest and card != END_CARD:
        rest.append(END_CARD)
    return rest


def turn_coalition(state: GangstersState, chance: Chance) -> int:
    """The next coalition card, or the end card."""
    index = chance.choose("coalition", state.coalitions)
    state.coalition = state.coalitions[index]
    state.coalitions = pacts_after(state.coalitions, state.coalition)
    return state.coalition


def open_round(state: GangstersState, chance: Chance) -> None:
    """District, loot and person beside the coalition card; nothing is put in yet."""
    state.districts = state.districts[:]
    state.district = state.districts.pop(chance.choose("district", state.districts))
    state.loots = state.loots[:]
    state.loot = state.loots.pop(chance.choose("loot", state.loots))
    state.strangers = state.strangers[:]
    state.person = state.strangers.pop(chance.choose("person", state.strangers))
    state.line_up = [state.holders[clan] for clan in PACTS[state.coalition]]
    state.announced = [HIDDEN, HIDDEN]
    state.said = len(state.talk)
    if state.listener is not None:
        cards = (state.coalition, state.district, state.loot, state.person)
        state.tell("round", cards)


def crown(state: GangstersState, seat: int) -> None:
    """G22: a new godfather; his partner does not take part in this round."""
    state.godfather = seat
    state.closed = 1
    state.kicked = state.line_up[state.line_up.index(seat) ^ 1]
    state.tell("crowned", (seat, state.kicked))


def close_window(state: GangstersState, seat: int) -> None:
    """G23: a tie before there ever was a godfather: nobody changes this round."""
    state.closed = 1
    state.tell("deadlocked", (seat,))


def show_duel_card(state: GangstersState, seat: int, face: int) -> None:
    """G23, G28: a duel card is seen by all; it is still its owner's."""
    _learn(state, seat, face, 1)
    state.tell("duelled", (seat, face))


def lurk(state: GangstersState, seat: int, faces: list[int], side: int) -> None:
    """G20: Mr. X puts cards down; their number and his side are public."""
    first = seat * FACES
    for face in faces:
        _add(state.hands, first + face, -1)
        _add(state.committed, first + face, 1)
        _add(state.sizes, seat, -1)
    state.mr_x_side = side
    if state.listener is not None:
        told = (seat, side, len(faces), tuple(faces))
        state.tell("lurked", told, BIT_OF[seat], (seat, side, len(faces), ()))


def lay_open(state: GangstersState, seat: int, faces: tuple[int, ...]) -> None:
    """G1: a commitment shown to all at once."""
    state.opened |= BIT_OF[seat]
    state.tell("laid_open", (seat, faces))


def commit(state: GangstersState, seat: int, faces: list[int], hidden: int) -> None:
    """Cards lie before a clan, face down; to the others they are still hand (G28)."""
    first = seat * FACES
    for face in faces:
        _add(state.hands, first + face, -1)
        _add(state.committed, first + face, 1)
    if hidden >= 0:
        _add(state.hands, first + hidden, -1)
        state.hidden = hidden
    if state.listener is not None:
        state.tell("committed", (seat, tuple(faces), hidden), BIT_OF[seat])


def brawl(state: GangstersState, seat: int) -> None:
    """G11: the Brawler will double, and leave."""
    state.brawling = seat
    state.tell("brawled", (seat,))


def reveal(state: GangstersState, seat: int, usable: int) -> None:
    """G2: a clan's cards are turned up and those of no use return to the hand."""
    useless: list[int] = []
    hides = 1 if state.hidden >= 0 and seat == state.line_up[0] else 0
    _add(state.sizes, seat, -(_turn_up(state, seat, usable, useless) + hides))
    if state.listener is not None:
        used = faces_of(state.committed, seat * FACES)
        state.tell("revealed", (seat, used, tuple(useless), hides))


def unmask(state: GangstersState, seat: int, usable: int) -> None:
    """G20: Mr. X turns up his cards; those of no use return to his hand."""
    useless: list[int] = []
    _turn_up(state, seat, usable, useless)
    _add(state.sizes, seat, len(useless))
    if state.listener is not None:
        used = faces_of(state.committed, seat * FACES)
        state.tell("unmasked", (seat, used, tuple(useless)))


def _turn_up(state: GangstersState, seat: int, usable: int, useless: list[int]) -> int:
    """What a player has put in is seen by all and no longer unseen; gives how many cards.

    Cards of kinds that are not usable go back to the hand, and everybody knows them.
    """
    committed = state.committed
    cards: i64 = 0
    first: i64 = seat * FACES
    face: i64
    for face in range(FACES):
        count: i64 = committed[first + face]
        if not count:
            continue
        if KIND_OF[face] & usable:
            _unlearn(state, seat, face, count)
            cards += count
        else:
            committed[first + face] = 0
            _add(state.hands, first + face, count)
            _learn(state, seat, face, count)
            useless += [face] * count
    state.revealed |= BIT_OF[seat]
    return cards


def announce(state: GangstersState, side: int, strength: int) -> None:
    """A side's strength, said aloud; the hidden card is left out."""
    state.announced[side] = strength
    if state.listener is not None:
        state.tell("announced", (side, strength))


def clear_table(state: GangstersState, seats: list[int]) -> None:
    """G4: used cards go to the discards, the hidden one too, before any loot is drawn."""
    if state.hidden >= 0:
        _unlearn(state, state.line_up[0], state.hidden, 1)
        _add(state.discards, state.hidden, 1)
        state.hidden = HIDDEN
    committed = state.committed
    for seat in seats:
        first: i64 = seat * FACES
        if state.listener is not None:
            used = faces_of(state.committed, first)
            if used:
                state.tell("spent", (seat, used))
        face: i64
        for face in range(FACES):
            count: i64 = committed[first + face]
            if count:
                _add(state.discards, face, count)
                committed[first + face] = 0
    state.opened = 0
    state.revealed = 0


def send_brawler_away(state: GangstersState) -> None:
    """G11: the Brawler leaves the game after the round he was used in."""
    if state.brawling >= 0:
        state.persons[state.brawling] ^= PERSON_BITS[BRAWLER]
        state.gone |= PERSON_BITS[BRAWLER]
        state.tell("left", (state.brawling, BRAWLER))
        state.brawling = HIDDEN


def gain(state: GangstersState, seat: int, bottles: int) -> None:
    """Put bottles that a player won on the score sheet."""
    if bottles:
        _add(state.bottles, seat, bottles)
        if state.listener is not None:
            state.tell("gained", (seat, bottles))


def hire(state: GangstersState, seat: int, person: int) -> None:
    """A person lies before a player."""
    state.persons[seat] = state.persons[seat] | PERSON_BITS[person]
    if person == state.person:
        state.person = HIDDEN
    if state.listener is not None:
        state.tell("hired", (seat, person))


def dismiss(state: GangstersState) -> None:
    """G13: a person whom nobody took is removed."""
    if state.person >= 0:
        state.gone |= PERSON_BITS[state.person]
        state.tell("dismissed", (state.person,))
        state.person = HIDDEN


def trade_places(state: GangstersState, seat: int) -> None:
    """G20: the third contributor becomes Mr. X, who takes his clan."""
    clan = state.holders.index(seat)
    old = state.mr_x
    state.holders = [*state.holders[:clan], old, *state.holders[clan + 1 :]]
    state.mr_x = seat
    state.tell("traded_places", (old, seat))


def close_round(state: GangstersState) -> None:
    """G25: a point for the godfather; then the table is as before a round."""
    if state.godfather >= 0:
        state.points[state.godfather] += 1
        state.tell("pointed", (state.godfather,))
    state.mr_x_side = HIDDEN
    state.kicked = HIDDEN
    state.closed = 0
    if state.listener is not None:
        state.tell("closed", (state.coalition,))


def show_hand(state: GangstersState, seat: int) -> None:
    """G17: at the end all means cards lie open."""
    first = seat * FACES
    for face in range(FACES):
        state.known[first + face] = state.hands[first + face]
    if state.listener is not None:
        state.tell("shown", (seat, faces_of(state.hands, first)))
