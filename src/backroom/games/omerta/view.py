"""What a seat may see, and lawfully remember, of a match of Omerta (O3)."""

from collections.abc import Callable
from typing import Final, TypeAlias

from backroom.engine.domains import HIDDEN
from backroom.engine.events import Values
from backroom.engine.pools import Pool
from backroom.engine.views import View

from .cards import DECK, FIRST_HAND, MAMMA, PATROL, VAULT_CARDS
from .moves import EVERYBODY, bury, closed_up, exchanged, known_now, mixed, moved_up
from .rules.powers import Safecracker
from .state import (
    FACE,
    FROM_DECK,
    FROM_DISCARDS,
    KNOWERS,
    NOWHERE,
    ROW,
    UNKNOWN,
    Blocker,
    OmertaState,
)

Numbers: TypeAlias = list[int]
Lists: TypeAlias = list[list[int]]


class OmertaView(View):
    """The table from one side.

    `hands` and `vault` hold codes as a state does, with the face 31 for a card that the
    observer cannot name. `deck` is a number of cards. `pools` tell which cards lie among which
    places (`owner * 64 + slot`, the vault being the owner after the last seat).
    """

    def __init__(self, seat: int, seats: int, options: tuple[int, ...]) -> None:
        super().__init__(seat, seats, options)
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.vault: list[int] = []
        self.deck = 0
        self.discards: list[int] = []
        self.drawn = HIDDEN
        self.source = NOWHERE
        self.blockers: tuple[Blocker, ...] = ()
        self.pools: tuple[Pool, ...] = ()
        self.starter = 0
        self.round = 0
        self.turns = 0
        self.reshuffles = 0
        self.sheet: tuple[tuple[int, ...], ...] = ()
        self.wins = (0,) * seats

    def row(self, owner: int) -> list[int]:
        """A hand, or the vault for the owner after the last seat."""
        return self.vault if owner == self.seats else self.hands[owner]

    def set_pools(self, pools: tuple[Pool, ...]) -> None:
        """Keep pools; one place with one known card is exact knowledge and shown as that."""
        for pool in pools:
            if len(pool.members) == 1:
                owner, slot = divmod(pool.members[0], ROW)
                row = self.row(owner)
                row[slot] = row[slot] & ~FACE | pool.known[0]
        self.pools = tuple(pool for pool in pools if len(pool.members) > 1)


def observe(state: OmertaState, seat: int) -> OmertaView:
    """The view of a seat or of the spectator."""
    view = OmertaView(seat, state.seats, state.options)
    view.take_header(state)
    knower = KNOWERS[seat]
    view.hands = [
        [code if code & knower else code | UNKNOWN for code in hand] for hand in state.hands
    ]
    view.vault = [code if code & knower else code | UNKNOWN for code in state.vault]
    view.deck = len(state.deck)
    view.discards = state.discards[:]
    is_seen = state.source == FROM_DISCARDS or is_active(state, seat)
    view.drawn = state.drawn if is_seen else HIDDEN
    view.source = state.source
    view.blockers = state.blockers
    view.starter = state.starter
    view.round = state.round
    view.turns = state.turns
    view.reshuffles = state.reshuffles
    view.sheet = state.sheet
    view.wins = state.wins
    if state.pools:
        view.set_pools(state.pools[seat])
    return view


def is_active(state: OmertaState, seat: int) -> bool:
    """Whether a seat holds the card just drawn; its step is the one on top then."""
    return state.source != NOWHERE and state.steps[-1].values() == (seat,)


def forgetful(view: OmertaView) -> OmertaView:
    """O3: the view without remembered faces, for a person at a table without memory aid.

    What can be seen on the table at this moment stays: the top discard, the card just drawn,
    the vault while its door is open, and all hands when the match is over.
    """
    copy = OmertaView(view.seat, view.seats, view.options)
    copy.steps = view.steps
    copy.prompt = view.prompt
    copy.waiting = view.waiting
    copy.draft = view.draft
    copy.talk = view.talk
    copy.winners = view.winners
    is_over = view.winners != 0
    copy.hands = [hand if is_over else [code | UNKNOWN for code in hand] for hand in view.hands]
    is_open = bool(view.steps) and view.steps[-1] == Safecracker(view.seat)
    copy.vault = view.vault if is_open else [code | UNKNOWN for code in view.vault]
    copy.deck = view.deck
    below = max(0, len(view.discards) - 1)
    copy.discards = [HIDDEN] * below + view.discards[below:]
    copy.drawn = view.drawn
    copy.source = view.source
    copy.blockers = view.blockers
    copy.starter = view.starter
    copy.round = view.round
    copy.turns = view.turns
    copy.reshuffles = view.reshuffles
    copy.sheet = view.sheet
    copy.wins = view.wins
    return copy


def fold(view: OmertaView, kind: str, values: Values) -> None:
    """One event as the seat was told it; kinds without a fold only tell the story."""
    folded = FOLDS.get(kind)
    if folded is not None:
        numbers = [value for value in values if isinstance(value, int)]
        lists = [list(value) for value in values if isinstance(value, tuple)]
        folded(view, numbers, lists)


def _round(view: OmertaView, numbers: Numbers, lists: Lists) -> None:
    view.starter, view.round, top = numbers
    view.hands = [[UNKNOWN] * FIRST_HAND for _ in range(view.seats)]
    view.vault = [UNKNOWN] * VAULT_CARDS
    view.deck = len(DECK) - FIRST_HAND * view.seats - VAULT_CARDS - 1
    view.discards = [top]
    view.drawn = HIDDEN
    view.source = NOWHERE
    view.blockers = ()
    view.pools = ()
    view.turns = 0
    view.reshuffles = 0


def _turn(view: OmertaView, numbers: Numbers, lists: Lists) -> None:
    view.turns = numbers[1]


def _peeked(view: OmertaView, numbers: Numbers, lists: Lists) -> None:
    for slot, face in zip(lists[0], lists[1], strict=True):
        _learn(view, numbers[0], numbers[0], slot, face)


def _looked(view: OmertaView, numbers: Numbers, lists: Lists) -> None:
    seat, slot, face = numbers
    _learn(view, seat, seat, slot, face)


def _opened(view: OmertaView, numbers: Numbers, lists: Lists) -> None:
    for slot, face in enumerate(lists[0]):
        _learn(view, numbers[0], view.seats, slot, face)


def _learn(view: OmertaView, seat: int, owner: int, slot: int, face: int) -> None:
    """A seat looks at a card; only that seat is told its face."""
    row = view.row(owner)
    row[slot] |= KNOWERS[seat]
    if face != HIDDEN:
        row[slot] = row[slot] & ~FACE | face
        view.set_pools(known_now(view.pools, owner * ROW + slot, face))


def _drew(view: OmertaView, numbers: Numbers, lists: Lists) -> None:
    view.drawn = numbers[1]
    view.source = FROM_DECK
    view.deck -= 1


def _took(view: OmertaView, numbers: Numbers, lists: Lists) -> None:
    view.drawn = view.discards.pop()
    view.source = FROM_DISCARDS


def _discarded(view: OmertaView, numbers: Numbers, lists: Lists) -> None:
    view.discards.append(numbers[1])
    view.drawn = HIDDEN
    view.source = NOWHERE


def _swapped(view: OmertaView, numbers: Numbers, lists: Lists) -> None:
    seat, slot, face = numbers
    view.set_pools(known_now(view.pools, seat * ROW + slot, face))
    knowers = KNOWERS[seat] if view.source == FROM_DECK else EVERYBODY[view.seats]
    kept = UNKNOWN if view.drawn == HIDDEN else view.drawn
    view.hands[seat][slot] = kept | knowers
    _discarded(view, [seat, face], lists)


def _reshuffled(view: OmertaView, numbers: Numbers, lists: Lists) -> None:
    view.deck = numbers[0]
    view.discards = view.discards[-1:]
    view.reshuffles += 1


def _given(view: OmertaView, numbers: Numbers, lists: Lists) -> None:
    view.hands[numbers[0]].append(UNKNOWN)
    view.deck -= 1


def _shed(view: OmertaView, numbers: Numbers, lists: Lists) -> None:
    seat, slot, face = numbers
    place = seat * ROW + slot
    pools = known_now(view.pools, place, face)
    view.set_pools(pools)
    view.hands[seat].pop(slot)
    view.pools = closed_up(view.pools, place)
    view.blockers = moved_up(view.blockers, seat, slot)
    view.discards.append(face)


def _threw(view: OmertaView, numbers: Numbers, lists: Lists) -> None:
    for slot, face in reversed(list(zip(lists[0], lists[1], strict=True))):
        _shed(view, [numbers[0], slot, face], lists)


def _shown(view: OmertaView, numbers: Numbers, lists: Lists) -> None:
    seat, slot, face = numbers
    view.hands[seat][slot] = face | EVERYBODY[view.seats]
    view.set_pools(known_now(view.pools, seat * ROW + slot, face))


def _botched(view: OmertaView, numbers: Numbers, lists: Lists) -> None:
    for slot, face in zip(lists[0], lists[1], strict=True):
        _shown(view, [numbers[0], slot, face], lists)


def _switched(view: OmertaView, numbers: Numbers, lists: Lists) -> None:
    _, first, a, second, b = numbers
    _exchange(view, first, a, second, b)


def _cracked(view: OmertaView, numbers: Numbers, lists: Lists) -> None:
    seat, slot, vault = numbers
    _exchange(view, seat, slot, view.seats, vault)


def _exchange(view: OmertaView, first: int, a: int, second: int, b: int) -> None:
    one, two = view.row(first), view.row(second)
    one[a], two[b] = two[b], one[a]
    view.set_pools(exchanged(view.pools, first * ROW + a, second * ROW + b))


def _shuffled(view: OmertaView, numbers: Numbers, lists: Lists) -> None:
    victim = numbers[1]
    hand = view.hands[victim]
    blocked = [one.slot for one in view.blockers if one.seat == victim]
    slots = [slot for slot in range(len(hand)) if slot not in blocked]
    exact = [hand[slot] & FACE for slot in slots if hand[slot] & FACE != UNKNOWN]
    for slot in slots:
        hand[slot] = UNKNOWN
    view.set_pools(mixed(view.pools, [victim * ROW + slot for slot in slots], exact))


def _mothered(view: OmertaView, numbers: Numbers, lists: Lists) -> None:
    placer, victim, turns = numbers
    view.discards.pop()
    view.blockers = (*view.blockers, Blocker(MAMMA, placer, victim, HIDDEN, turns))


def _patrolled(view: OmertaView, numbers: Numbers, lists: Lists) -> None:
    placer, victim, slot, turns = numbers
    view.discards.pop()
    view.blockers = (*view.blockers, Blocker(PATROL, placer, victim, slot, turns))


def _held(view: OmertaView, numbers: Numbers, lists: Lists) -> None:
    placer, card, victim, turns = numbers
    view.blockers = tuple(
        Blocker(card, placer, victim, one.slot, turns)
        if (one.card, one.placer, one.seat) == (card, placer, victim)
        else one
        for one in view.blockers
    )


def _lifted(view: OmertaView, numbers: Numbers, lists: Lists) -> None:
    placer, card, victim = numbers
    bury(view.discards, card, view.source != NOWHERE)
    gone = (card, placer, victim)
    kept = [one for one in view.blockers if (one.card, one.placer, one.seat) != gone]
    view.blockers = tuple(kept)


def _revealed(view: OmertaView, numbers: Numbers, lists: Lists) -> None:
    for slot, face in enumerate(lists[0]):
        _shown(view, [numbers[0], slot, face], lists)


def _round_over(view: OmertaView, numbers: Numbers, lists: Lists) -> None:
    view.sheet = (*view.sheet, (numbers[0], *(0,) * view.seats))


def _scored(view: OmertaView, numbers: Numbers, lists: Lists) -> None:
    seat, points, _, won = numbers
    row = list(view.sheet[-1])
    row[1 + seat] = points
    view.sheet = (*view.sheet[:-1], tuple(row))
    wins = list(view.wins)
    wins[seat] += won
    view.wins = tuple(wins)


FOLDS: Final[dict[str, Callable[[OmertaView, Numbers, Lists], None]]] = {
    "round": _round,
    "peeked": _peeked,
    "turn": _turn,
    "drew": _drew,
    "took": _took,
    "discarded": _discarded,
    "swapped": _swapped,
    "reshuffled": _reshuffled,
    "penalty": _given,
    "given": _given,
    "hit": _shed,
    "countered": _shed,
    "threw": _threw,
    "missed": _shown,
    "bluffed": _shown,
    "botched": _botched,
    "looked": _looked,
    "opened": _opened,
    "switched": _switched,
    "cracked": _cracked,
    "shuffled": _shuffled,
    "mothered": _mothered,
    "patrolled": _patrolled,
    "held": _held,
    "lifted": _lifted,
    "revealed": _revealed,
    "round_over": _round_over,
    "scored": _scored,
}
