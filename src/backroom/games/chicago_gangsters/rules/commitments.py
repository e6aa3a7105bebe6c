"""The turns of Mr. X, challengers and defenders (chapters 2, 3; G1 to G3, G11, G20)."""

from typing import TYPE_CHECKING, ClassVar, Final

from backroom.engine.chance import Chance
from backroom.engine.errors import IllegalAction, Refusal
from backroom.engine.seats import BIT_OF
from backroom.engine.steps import Choice, Sealed, Step
from backroom.games.chicago_gangsters import moves
from backroom.games.chicago_gangsters.actions import BRAWL, DONE, HIDE, JOIN, OPEN, PASS, PUT
from backroom.games.chicago_gangsters.cards import BRAWLER, FACES, PERSON_BITS
from backroom.games.chicago_gangsters.scoring import announced_strength, usable_kinds
from backroom.games.chicago_gangsters.state import CHALLENGERS, GangstersState

if TYPE_CHECKING:
    from mypy_extensions import i64

BRAWL_OR_NOT: Final = [PASS, BRAWL]
# By mask of faces, as lists that lie ready: a card of each to put in, or to hide.
ANY_FACES: Final = [
    [face for face in range(FACES) if mask >> face & 1] for mask in range(1 << FACES)
]
PUTS: Final = [[PUT + face for face in faces] for faces in ANY_FACES]
COMMITTING: Final = [[*puts, DONE, OPEN] for puts in PUTS]
LURKING: Final = [[*puts, JOIN, JOIN + 1] for puts in PUTS]
HIDES: Final = [[*[HIDE + face for face in faces], DONE, OPEN] for faces in ANY_FACES]


class Lurk(Choice[GangstersState]):
    """G20: Mr. X puts cards down first, any number, and says which side he is on."""

    KEY: ClassVar[str] = "lurk"

    def asks(self, state: GangstersState) -> int:
        """Mr. X alone, who puts his cards down before everybody else."""
        return BIT_OF[state.mr_x]

    def legal(self, state: GangstersState, seat: int) -> list[int]:
        """Cards in ascending order, then a side."""
        return LURKING[faces_to_put(state, seat)]

    def default(self, state: GangstersState, seat: int) -> int:
        """Nothing more, on the side that has its hands free first."""
        return JOIN

    def refusal(self, state: GangstersState, seat: int, action: int) -> Refusal:
        """Why a card cannot be put down, told from Mr. X's own cards."""
        if PUT <= action < HIDE:
            return refused_card(state, seat, action - PUT)
        return IllegalAction("illegal-action")

    def completes(self, state: GangstersState, seat: int, draft: tuple[int, ...]) -> bool:
        """The side is the last word."""
        return draft[-1] >= JOIN

    def carry_out(
        self, state: GangstersState, seat: int, draft: tuple[int, ...], chance: Chance
    ) -> None:
        """The cards lie there, the coalitions are next."""
        moves.lurk(state, seat, [pick - PUT for pick in draft[:-1]], draft[-1] - JOIN)
        state.steps.pop()


class Commit(Sealed[GangstersState]):
    """G1: partners put in any of their cards, at the same time and unseen."""

    KEY: ClassVar[str] = "commit"

    def __init__(self, side: int) -> None:
        self.side = side

    def values(self) -> tuple[int, ...]:
        """The side whose turn it is: 0 challengers, 1 defenders."""
        return (self.side,)

    def asks(self, state: GangstersState) -> int:
        """Both partners, or the one who fights alone."""
        asked = 0
        for seat in state.fighters(self.side):
            asked |= BIT_OF[seat]
        return asked

    def legal(self, state: GangstersState, seat: int) -> list[int]:
        """Cards in ascending order; then enough, an open hand, or one hidden card (G3)."""
        more = faces_to_put(state, seat)
        if self.may_hide(state, seat):
            return PUTS[more] + HIDES[faces_left(state, seat)]
        return COMMITTING[more]

    def may_hide(self, state: GangstersState, seat: int) -> bool:
        """G3, G26: only the challenger whose own clan has the `?`."""
        return self.side == CHALLENGERS and seat == state.line_up[0]

    def default(self, state: GangstersState, seat: int) -> int:
        """Nothing more: what is kept is not lost."""
        return DONE

    def refusal(self, state: GangstersState, seat: int, action: int) -> Refusal:
        """Why a card cannot be put in or hidden, told from the player's own cards."""
        if HIDE <= action < DONE and not self.may_hide(state, seat):
            return IllegalAction("may-not-hide")
        if PUT <= action < DONE:
            return refused_card(state, seat, action % FACES)
        return IllegalAction("illegal-action")

    def act(self, state: GangstersState, seat: int, action: int, chance: Chance) -> bool:
        """A pick; an open commitment is shown before the partner has answered."""
        if action == OPEN:
            draft = state.drafts[seat]
            moves.lay_open(state, seat, tuple([pick - PUT for pick in draft]))
        return super().act(state, seat, action, chance)

    def completes(self, state: GangstersState, seat: int, draft: tuple[int, ...]) -> bool:
        """Anything but one more open card is the last word."""
        return draft[-1] >= HIDE

    def carry_out(
        self, state: GangstersState, answers: tuple[tuple[int, ...], ...], chance: Chance
    ) -> None:
        """All cards lie there face down; the Brawler may speak before they are turned."""
        for seat in state.fighters(self.side):
            draft = answers[seat]
            last = draft[-1]
            hidden = last - HIDE if last < DONE else -1
            moves.commit(state, seat, [pick - PUT for pick in draft[:-1]], hidden)
        state.then(BRAWLS[self.side])


class Brawl(Step[GangstersState]):
    """G11, G27: his owner may send the Brawler in, after all have put in their cards."""

    KEY: ClassVar[str] = "brawl"

    def __init__(self, side: int) -> None:
        self.side = side

    def values(self) -> tuple[int, ...]:
        """The side that is about to show its cards."""
        return (self.side,)

    def asks(self, state: GangstersState) -> int:
        """The Brawler's owner if he fights on this side; persons are public."""
        for seat in state.fighters(self.side):
            if state.persons[seat] & PERSON_BITS[BRAWLER]:
                return BIT_OF[seat]
        if state.mr_x_side == self.side and state.persons[state.mr_x] & PERSON_BITS[BRAWLER]:
            return BIT_OF[state.mr_x]
        return 0

    def legal(self, state: GangstersState, seat: int) -> list[int]:
        """The Brawler's owner may send him in or keep him out."""
        return BRAWL_OR_NOT

    def act(self, state: GangstersState, seat: int, action: int, chance: Chance) -> bool:
        """Then the cards are turned up."""
        if action == BRAWL:
            moves.brawl(state, seat)
        self.run(state, chance)
        return True

    def run(self, state: GangstersState, chance: Chance) -> None:
        """G2: cards are turned up, useless ones return, the strength is said aloud."""
        for seat in state.fighters(self.side):
            moves.reveal(state, seat, usable_kinds(state, seat))
        moves.announce(state, self.side, announced_strength(state, self.side))
        state.steps.pop()


# Steps are immutable, so these are made once.
LURK: Final = Lurk()
COMMITS: Final = [Commit(0), Commit(1)]
BRAWLS: Final = [Brawl(0), Brawl(1)]


def faces_left(state: GangstersState, seat: int) -> "i64":
    """The mask of faces of which a hand has a card beyond those in the draft."""
    hands = state.hands
    left = faces_held(hands, seat * FACES, 0)
    draft = state.drafts[seat]
    return left & ~faces_spent(hands, seat * FACES, draft) if draft else left


def faces_held(hands: list[int], first: "i64", lowest: "i64") -> "i64":
    """The mask of faces, from the lowest on, of which a hand has a card."""
    held: i64 = 0
    bit: i64 = 1
    bit <<= lowest
    face: i64
    for face in range(lowest, FACES):
        cards: i64 = hands[first + face]
        if cards:
            held |= bit
        bit += bit
    return held


def faces_spent(hands: list[int], first: "i64", draft: tuple[int, ...]) -> "i64":
    """The mask of faces of which all cards are in a draft, whose picks ascend."""
    spent: i64 = 0
    count: i64 = 0
    last: i64 = -1
    one: i64 = 1
    pick: i64
    for pick in draft:
        count = count + 1 if pick == last else 1
        last = pick
        cards: i64 = hands[first + pick - PUT]
        if cards == count:
            spent |= one << (pick - PUT)
    return spent


def faces_to_put(state: GangstersState, seat: int) -> "i64":
    """One more card in ascending order, so that a set of cards has one spelling."""
    hands = state.hands
    first: i64 = seat * FACES
    draft = state.drafts[seat]
    if not draft:
        return faces_held(hands, first, 0)
    last: i64 = draft[-1] - PUT
    cards: i64 = hands[first + last]
    place: i64 = len(draft) - 1
    while place >= 0 and draft[place] == last + PUT:
        cards -= 1
        place -= 1
    return faces_held(hands, first, last if cards else last + 1)


def refused_card(state: GangstersState, seat: int, face: int) -> Refusal:
    """A card that is not in hand any more, or out of order."""
    held = state.hands[seat * FACES + face] > state.drafts[seat].count(PUT + face)
    return IllegalAction("cards-in-order" if held else "card-not-in-hand")
