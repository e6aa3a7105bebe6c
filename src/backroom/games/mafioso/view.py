"""What a seat may see of a match of Mafioso: all but the hands of others and the deck (M41)."""

from typing import Final

from backroom.engine.domains import HIDDEN
from backroom.engine.events import Values
from backroom.engine.views import View

from .board import ASLEEP, CHAIRS, EMPTY, MEN, POTS
from .cards import BOOM, CAKE, DECK, MOVE, NIGHTCAP, PASS_ON, SHOOT, STAB
from .meta import MANUAL, SEATING
from .moves import FALL
from .setup import all_standing, fixed_seating
from .state import GONE, IN_HAND, MafiosoState


class MafiosoView(View):
    """The table from one side: the fields of the state, but `deck` is a number of cards."""

    def __init__(self, seat: int, seats: int, options: tuple[int, ...]) -> None:
        super().__init__(seat, seats, options)
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.deck = 0
        self.discards: list[int] = []
        self.raids = 0
        self.chairs = [EMPTY] * CHAIRS
        self.standing: tuple[int, ...] = ()
        self.dead: tuple[int, ...] = ()
        self.cakes = [IN_HAND] * seats
        self.pot: tuple[int, ...] = POTS[seats]
        self.money = [0] * seats
        self.out: tuple[int, ...] = (0,) * seats
        self.first = 0
        self.turns = 0
        self.quiet = 0

    def family(self, seat: int) -> int:
        """The family of a player: his place in turn order."""
        return (seat - self.first) % self.seats


def observe(state: MafiosoState, seat: int) -> MafiosoView:
    """The view of a seat or of the spectator."""
    view = MafiosoView(seat, state.seats, state.options)
    view.take_header(state)
    view.hands = [
        hand[:] if owner == seat else [HIDDEN] * len(hand)
        for owner, hand in enumerate(state.hands)
    ]
    view.deck = len(state.deck)
    view.discards = state.discards[:]
    view.raids = state.raids
    view.chairs = state.chairs[:]
    view.standing = state.standing
    view.dead = state.dead
    view.cakes = state.cakes[:]
    view.pot = state.pot
    view.money = state.money[:]
    view.out = state.out
    view.first = state.first
    view.turns = state.turns
    view.quiet = state.quiet
    return view


# Events that are a card played with effect, and the card.
CARD_OF: Final = {
    "shot": SHOOT,
    "stabbed": STAB,
    "ordered": CAKE,
    "drugged": NIGHTCAP,
    "passed": PASS_ON,
    "boomed": BOOM,
    "moved": MOVE,
}
COURSE: Final = frozenset(("started", "turn", "drew", "reshuffled", "discarded", "paid"))


def fold(view: MafiosoView, kind: str, values: Values) -> None:
    """One event as the seat was told it."""
    numbers = [value for value in values if isinstance(value, int)]
    lists = [list(value) for value in values if isinstance(value, tuple)]
    if kind in CARD_OF:
        _out_of_hand(view, numbers[0], CARD_OF[kind])
        view.discards.append(CARD_OF[kind])
    if kind in COURSE:
        _fold_course(view, kind, numbers)
    elif kind in ("ordered", "passed", "exploded"):
        _fold_cake(view, kind, numbers)
    else:
        _fold_men(view, kind, numbers, lists)


def _fold_course(view: MafiosoView, kind: str, numbers: list[int]) -> None:
    """Bring a view up to date with turns, cards and money."""
    if kind == "started":
        _start(view, numbers[0])
    elif kind == "turn":
        view.turns, view.quiet = numbers[1:]
    elif kind == "drew":
        view.deck -= 1
        view.hands[numbers[0]] = sorted([*view.hands[numbers[0]], numbers[1]])
    elif kind == "reshuffled":
        view.deck = numbers[0]
        view.discards = []
    elif kind == "discarded":
        _out_of_hand(view, numbers[0], numbers[1])
        view.discards.append(numbers[1])
    else:
        view.money[numbers[0]] += numbers[1]
        view.pot = tuple(numbers[2:])
        view.quiet = 0


def _start(view: MafiosoView, first: int) -> None:
    view.first = first
    view.deck = len(DECK)
    if view.options[SEATING] == MANUAL:
        view.standing = all_standing(view.seats)
    else:
        view.chairs = fixed_seating(view.seats)


def _fold_cake(view: MafiosoView, kind: str, numbers: list[int]) -> None:
    """Cakes that are served, passed on or gone off."""
    if kind == "ordered":
        view.cakes[view.family(numbers[0])] = numbers[1]
    elif kind == "passed":
        view.cakes[view.family(numbers[1])] = numbers[3]
    else:
        owner = numbers[0]
        view.cakes[view.family(owner)] = GONE if view.out[owner] else IN_HAND


def _fold_men(view: MafiosoView, kind: str, numbers: list[int], lists: list[list[int]]) -> None:
    """Men who sit, move, sleep, wake or die; other kinds only tell the story."""
    if kind == "seated":
        _sit_down(view, *numbers)
    elif kind == "moved":
        view.chairs[numbers[2]] = view.chairs[numbers[1]]
        view.chairs[numbers[1]] = EMPTY
    elif kind == "drugged":
        # Who dies of it is told next; until then he sleeps.
        for chair in lists[0]:
            view.chairs[chair] |= ASLEEP
    elif kind == "woke":
        for chair in lists[0]:
            view.chairs[chair] -= ASLEEP
    elif kind == "died":
        view.dead = tuple(sorted([*view.dead, view.chairs[numbers[2]] & ~ASLEEP]))
        view.chairs[numbers[2]] = EMPTY
        view.quiet = 0
    elif kind == "raided":
        _stand_up(view, numbers[0])
    elif kind == "eliminated":
        _eliminate(view, numbers, lists[0])


def _sit_down(view: MafiosoView, seat: int, man: int, chair: int) -> None:
    code = view.family(seat) * MEN + man
    view.chairs[chair] = code
    standing = list(view.standing)
    standing[code] -= 1
    view.standing = tuple(standing) if any(standing) else ()


def _stand_up(view: MafiosoView, seat: int) -> None:
    view.hands[seat].pop()
    view.raids += 1
    standing = [0] * (view.seats * MEN)
    for man in view.chairs:
        if man != EMPTY:
            standing[man] += 1
    view.standing = tuple(standing)
    view.chairs = [EMPTY] * CHAIRS


def _eliminate(view: MafiosoView, numbers: list[int], cards: list[int]) -> None:
    seat, fall, men = numbers
    view.hands[seat] = []
    view.discards += cards
    view.out = (*view.out[:seat], fall * FALL + men, *view.out[seat + 1 :])
    family = view.family(seat)
    if view.cakes[family] == IN_HAND:
        view.cakes[family] = GONE


def _out_of_hand(view: MafiosoView, seat: int, card: int) -> None:
    view.hands[seat].remove(card if seat == view.seat else HIDDEN)
