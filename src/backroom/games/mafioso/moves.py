"""The verbs of Mafioso: with setup, the only code that writes to the state."""

from typing import TYPE_CHECKING, Final

from backroom.engine.chance import Chance
from backroom.engine.domains import HIDDEN
from backroom.engine.order import put_in_order, take_out
from backroom.engine.seats import BIT_OF

from .actions import add_naming
from .board import ASLEEP, CHAIR_BIT, CHAIRS, CHAIRS_IN, EMPTY, KINDS, MEN
from .cards import HAND, RAID
from .state import GONE, IN_HAND, MafiosoState

if TYPE_CHECKING:
    from mypy_extensions import i64

NO_NOTES: Final[tuple[int, ...]] = (0, 0, 0)
# How many men a fall counts at most; see `MafiosoState.out`.
FALL: Final = 16


def begin_turn(state: MafiosoState, seat: int) -> None:
    """A turn begins; it is quiet until it brings money or a death (M36)."""
    state.turns += 1
    state.quiet += 1
    if state.listener is not None:
        state.tell("turn", (seat, state.turns, state.quiet))


def draw(state: MafiosoState, seat: int, chance: Chance) -> None:
    """A card into a hand; the last one makes the discards the new deck at once (M9)."""
    card = state.deck.pop(chance.choose("draw", state.deck))
    put_in_order(state.hands[seat], card)
    if state.listener is not None:
        state.tell("drew", (seat, card), BIT_OF[seat], (seat, HIDDEN))
    if not state.deck:
        state.deck = sorted(state.discards)
        state.discards = []
        state.tell("reshuffled", (len(state.deck),))


def draw_up(state: MafiosoState, seat: int, chance: Chance) -> None:
    """Draw until the hand is full again."""
    while len(state.hands[seat]) < HAND:
        draw(state, seat, chance)


def use(state: MafiosoState, seat: int, card: int) -> None:
    """A card is played with effect; a Raid leaves the game by it (M10)."""
    take_out(state.hands[seat], card)
    if card == RAID:
        state.raids += 1
    else:
        state.discards.append(card)


def discard(state: MafiosoState, seat: int, card: int) -> None:
    """A card is put away unused, seen by all (M5, M41)."""
    take_out(state.hands[seat], card)
    state.discards.append(card)
    if state.listener is not None:
        state.tell("discarded", (seat, card))


def _seat(state: MafiosoState, chair: int, man: int) -> None:
    """A man on a free chair; with `_vacate` the only way in which a match changes a chair."""
    bit = CHAIR_BIT[chair]
    code: i64 = man
    state.chairs[chair] = man
    state.taken |= bit
    _add(state.kinds, code % KINDS, bit)
    _add(state.asleep if code & ASLEEP else state.awake, code // MEN, bit)


def _vacate(state: MafiosoState, chair: int) -> int:
    """Nobody on a chair any more; gives the man who sat there."""
    bit = CHAIR_BIT[chair]
    man: i64 = state.chairs[chair]
    state.chairs[chair] = EMPTY
    state.taken ^= bit
    _take(state.kinds, man % KINDS, bit)
    _take(state.asleep if man & ASLEEP else state.awake, man // MEN, bit)
    return man


# mypyc: `masks[place] |= chairs` goes the long way through Python; this does not.
def _add(masks: list[int], place: "i64", chairs: int) -> None:
    """Chairs that join one of the masks."""
    masks[place] = masks[place] | chairs


def _take(masks: list[int], place: "i64", chairs: int) -> None:
    """Chairs that leave one of the masks, in which they are."""
    masks[place] = masks[place] ^ chairs


def sit_down(state: MafiosoState, seat: int, man: int, chair: int) -> None:
    """A man who stands takes a free chair."""
    code = state.family(seat) * MEN + man
    _seat(state, chair, code)
    standing = list(state.standing)
    standing[code] = standing[code] - 1
    state.standing = tuple(standing) if anybody(standing) else ()
    if state.listener is not None:
        state.tell("seated", (seat, man, chair))


def anybody(standing: list[int]) -> bool:
    """Whether somebody still waits for a chair; compiled, `any` would go through Python."""
    men: i64
    for men in standing:  # noqa: SIM110
        if men:
            return True
    return False


def stand_up(state: MafiosoState, seat: int) -> None:
    """M30: all men leave their chairs; sleepers sleep on."""
    standing = [0] * (state.seats * MEN)
    for man in state.chairs:
        if man != EMPTY:
            standing[man] += 1
    state.seat_men([EMPTY] * CHAIRS)
    state.standing = tuple(standing)
    state.tell("raided", (seat,))


def move(state: MafiosoState, seat: int, source: int, target: int) -> None:
    """A man changes to a free chair; a cake before him stays where it is (M21)."""
    man = _vacate(state, source)
    _seat(state, target, man)
    if state.listener is not None:
        state.tell("moved", (seat, source, target, man % MEN))


def kill(state: MafiosoState, chair: int) -> int:
    """The man on a chair leaves the game for good; gives his family."""
    man = _vacate(state, chair)
    family = man // MEN
    dead = list(state.dead)
    put_in_order(dead, man & ~ASLEEP)
    state.dead = tuple(dead)
    state.quiet = 0
    if state.listener is not None:
        state.tell("died", (state.seat_of(family), man % MEN, chair))
    return family


def eliminate(state: MafiosoState, seat: int, fall: int, men: int) -> None:
    """M33: a player without men is out: cards to the discards, a cake in hand out of play."""
    hand = state.hands[seat]
    state.hands[seat] = []
    state.discards += hand
    out = list(state.out)
    out[seat] = fall * FALL + men
    state.out = tuple(out)
    family = state.family(seat)
    if state.cakes[family] == IN_HAND:
        state.cakes[family] = GONE
    state.tell("eliminated", (seat, fall, men, tuple(hand)))


def put_to_sleep(state: MafiosoState, chair: int) -> None:
    """A pill in the drink of a man who is awake."""
    bit = CHAIR_BIT[chair]
    man: i64 = state.chairs[chair]
    state.chairs[chair] = man | ASLEEP
    _take(state.awake, man // MEN, bit)
    _add(state.asleep, man // MEN, bit)


def wake(state: MafiosoState, seat: int) -> None:
    """Step 4: all own sleepers wake (M29)."""
    asleep = state.asleep[state.family(seat)]
    if asleep:
        woken: list[int] = []
        add_naming(asleep, CHAIRS_IN, woken)
        for chair in woken:
            state.chairs[chair] = state.chairs[chair] - ASLEEP
        _take(state.asleep, state.family(seat), asleep)
        _add(state.awake, state.family(seat), asleep)
        if state.listener is not None:
            state.tell("woke", (seat, tuple(woken)))


def put_cake(state: MafiosoState, family: int, chair: int) -> None:
    """A cake stands before a chair."""
    state.cakes[family] = chair


def clear_cake(state: MafiosoState, family: int) -> int:
    """M22: a cake goes off: back to a living owner, else out of play; gives its chair."""
    chair = state.cakes[family]
    seat = state.seat_of(family)
    state.cakes[family] = GONE if state.out[seat] else IN_HAND
    if state.listener is not None:
        state.tell("exploded", (seat, chair))
    return chair


def pay(state: MafiosoState, seat: int, owed: int) -> None:
    """M13: money from the pot in the notes that lie there, with change from the players."""
    notes = state.pot
    value = pot_value(state)
    if value <= owed or notes[0] + notes[1] + notes[2] == 1:
        take_money(state, seat, value, NO_NOTES)
    else:
        take_money(state, seat, owed, _notes_left(notes, owed))


def _notes_left(notes: tuple[int, ...], owed: int) -> tuple[int, ...]:
    """Largest first; a rest is paid with the smallest note left, its change in $1k notes.

    Written out for the three notes, in registers (`backroom bench mafioso`).
    """
    ones: i64 = notes[0]
    fives: i64 = notes[1]
    tens: i64 = notes[2]
    left: i64 = owed
    taken: i64 = min(tens, left // 10)
    tens -= taken
    left -= 10 * taken
    taken = min(fives, left // 5)
    fives -= taken
    left -= 5 * taken
    taken = min(ones, left)
    ones -= taken
    left -= taken
    if left and fives:
        fives -= 1
        ones += 5 - left
    elif left:
        tens -= 1
        ones += 10 - left
    return (ones, fives, tens)


def take_money(state: MafiosoState, seat: int, earned: int, left: tuple[int, ...]) -> None:
    """Money changes hands, and these notes are left in the pot."""
    state.pot = left
    state.money[seat] += earned
    if earned:
        state.quiet = 0
        if state.listener is not None:
            state.tell("paid", (seat, earned, *left))


def pot_value(state: MafiosoState) -> int:
    """What lies in the pot, in thousands."""
    pot = state.pot
    ones: i64 = pot[0]
    fives: i64 = pot[1]
    tens: i64 = pot[2]
    return ones + 5 * fives + 10 * tens
