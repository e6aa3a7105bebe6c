"""Envelopes: a game made for tests, with each kind of question that the engine knows.

Everybody is dealt four cards. A round is: all put up to two cards in an envelope, unseen and at
once (a sealed step with drafts); the highest sum scores. Then a race: whoever is first may
claim a card if he holds a high one, and passes are secret. The claimant buries two cards in
an order only he knows (a choice). A step that asks nobody deals for the next round.
"""

from typing import ClassVar, Final

from backroom.engine.chance import Chance
from backroom.engine.domains import HIDDEN, SEAT, Domain, Numbers
from backroom.engine.events import SPECTATOR, Values
from backroom.engine.fields import (
    Each,
    Field,
    Number,
    One,
    SeatMask,
    shared_fields,
    shared_view_fields,
)
from backroom.engine.game import Game
from backroom.engine.meta import Meta, Option
from backroom.engine.seats import BIT_OF
from backroom.engine.state import State
from backroom.engine.steps import Choice, Sealed, Step
from backroom.engine.tables import ActionTable, Arg, Verb
from backroom.engine.views import View

CARD: Final = Domain("card", [f"c{number}" for number in range(18)])
COUNT: Final = Numbers("count", 9)
ROUNDS: Final = (3, 5)
HIGH: Final = 5

ACTIONS: Final = ActionTable(
    (
        Verb("done"),
        Verb("pass"),
        Verb("claim"),
        Verb("offer", (Arg("card", CARD),)),
        Verb("bury", (Arg("card", CARD),)),
    )
)
DONE: Final = 0
PASS: Final = 1
CLAIM: Final = 2
OFFER: Final = 3
BURY: Final = 21
SAYS: Final = ActionTable(
    (Verb("boast", (Arg("card", CARD),)), Verb("accuse", (Arg("accused", SEAT),)))
)
META: Final = Meta(
    "envelopes", "Envelopes", "the house", (2, 3), (Option("rounds", ("3", "5"), (3,)),), 1
)
EVENTS: Final = (
    Verb("begun", (Arg("round", COUNT), Arg("starter", SEAT))),
    Verb("dealt", (Arg("seat", SEAT), Arg("card", CARD))),
    Verb("offered", (Arg("seat", SEAT), Arg("cards", CARD, many=True))),
    Verb("scored", (Arg("seat", SEAT),)),
    Verb("passed", (Arg("seat", SEAT),)),
    Verb("claimed", (Arg("seat", SEAT),)),
    Verb("buried", (Arg("seat", SEAT), Arg("cards", CARD, many=True))),
)


def rank(card: int) -> int:
    """Two cards of each rank."""
    return card >> 1


class EnvelopesState(State):
    """Hands and deck are sorted; `buried` keeps its order; `passed` is secret in a race."""

    def __init__(self, seats: int, options: tuple[int, ...]) -> None:
        super().__init__(seats, options)
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.buried: list[list[int]] = [[] for _ in range(seats)]
        self.deck: list[int] = []
        self.discards: list[int] = []
        self.scores = [0] * seats
        self.starter = 0
        self.round = 0
        self.passed = 0

    def clone(self) -> "EnvelopesState":
        """An independent copy."""
        copy = EnvelopesState(self.seats, self.options)
        copy.copy_shared(self)
        copy.hands = [hand[:] for hand in self.hands]
        copy.buried = [cards[:] for cards in self.buried]
        copy.deck = self.deck[:]
        copy.discards = self.discards[:]
        copy.scores = self.scores[:]
        copy.starter = self.starter
        copy.round = self.round
        copy.passed = self.passed
        return copy

    def clockwise(self) -> list[int]:
        """All seats from the starter on."""
        return [(self.starter + step) % self.seats for step in range(self.seats)]

    def everyone(self) -> int:
        """The mask of all seats."""
        return (1 << self.seats) - 1

    def deal(self, seat: int, chance: Chance) -> None:
        """One card of the deck, seen by its owner alone; nothing when there is none."""
        if self.deck:
            card = self.deck.pop(chance.choose("deal", self.deck))
            self.hands[seat] = sorted([*self.hands[seat], card])
            self.tell("dealt", (seat, card), BIT_OF[seat], (seat, HIDDEN))


class Offer(Sealed[EnvelopesState]):
    """Up to two own cards, ascending, then done; two cards are done by themselves."""

    KEY: ClassVar[str] = "offer"

    def asks(self, state: EnvelopesState) -> int:
        """Everybody."""
        return state.everyone()

    def legal(self, state: EnvelopesState, seat: int) -> list[int]:
        """A higher card than the one before, or an end to it."""
        draft = state.drafts[seat]
        lowest = draft[-1] - OFFER if draft else HIDDEN
        return [DONE, *(OFFER + card for card in state.hands[seat] if card > lowest)]

    def completes(self, state: EnvelopesState, seat: int, draft: tuple[int, ...]) -> bool:
        """Done, or two cards."""
        return draft[-1] == DONE or len(draft) == 2

    def carry_out(
        self, state: EnvelopesState, answers: tuple[tuple[int, ...], ...], chance: Chance
    ) -> None:
        """All envelopes are opened; the highest sum scores, a tie the first clockwise."""
        sums = []
        for seat in state.clockwise():
            cards = [action - OFFER for action in answers[seat] if action != DONE]
            state.hands[seat] = [card for card in state.hands[seat] if card not in cards]
            state.discards += cards
            state.tell("offered", (seat, tuple(cards)))
            sums.append(sum(rank(card) for card in cards))
        winner = state.clockwise()[sums.index(max(sums))]
        state.scores[winner] += 1
        state.tell("scored", (winner,))
        state.then(Race())


class Race(Step[EnvelopesState]):
    """The first claim wins; who cannot claim is asked all the same and may only pass."""

    KEY: ClassVar[str] = "race"

    def asks(self, state: EnvelopesState) -> int:
        """Everybody."""
        return state.everyone()

    def waiting(self, state: EnvelopesState, seat: int) -> int:
        """A seat knows of its own pass only."""
        own = state.passed & BIT_OF[seat] if seat >= 0 else 0
        return state.everyone() & ~own

    def legal(self, state: EnvelopesState, seat: int) -> list[int]:
        """A claim needs a high card."""
        return [PASS, CLAIM] if max(state.hands[seat], default=0) >= 2 * HIGH else [PASS]

    def act(self, state: EnvelopesState, seat: int, action: int, chance: Chance) -> bool:
        """A claim ends the race; so does the last pass."""
        if action == CLAIM:
            state.passed = 0
            state.tell("claimed", (seat,))
            state.deal(seat, chance)
            state.then(Bury(seat))
            return True
        state.passed |= BIT_OF[seat]
        state.pending ^= BIT_OF[seat]
        state.tell("passed", (seat,), BIT_OF[seat])
        if state.pending:
            return False
        state.passed = 0
        state.then(NextRound())
        return True


class Bury(Choice[EnvelopesState]):
    """Two cards in an order, or all when there are fewer."""

    KEY: ClassVar[str] = "bury"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def values(self) -> tuple[int, ...]:
        """The claimant."""
        return (self.seat,)

    def asks(self, state: EnvelopesState) -> int:
        """The claimant."""
        return BIT_OF[self.seat]

    def legal(self, state: EnvelopesState, seat: int) -> list[int]:
        """Any card not yet picked."""
        draft = state.drafts[seat]
        return [BURY + card for card in state.hands[seat] if BURY + card not in draft]

    def completes(self, state: EnvelopesState, seat: int, draft: tuple[int, ...]) -> bool:
        """Two cards, or the whole hand."""
        return len(draft) == min(2, len(state.hands[seat]))

    def carry_out(
        self, state: EnvelopesState, seat: int, draft: tuple[int, ...], chance: Chance
    ) -> None:
        """Down they go, in this order."""
        cards = [action - BURY for action in draft]
        state.hands[seat] = [card for card in state.hands[seat] if card not in cards]
        state.buried[seat] += cards
        hidden = (seat, (HIDDEN,) * len(cards))
        state.tell("buried", (seat, tuple(cards)), BIT_OF[seat], hidden)
        state.then(NextRound())


class NextRound(Step[EnvelopesState]):
    """Asks nobody: the next seat starts, and everybody is dealt a card."""

    KEY: ClassVar[str] = "next"

    def asks(self, state: EnvelopesState) -> int:
        """Nobody."""
        return 0

    def run(self, state: EnvelopesState, chance: Chance) -> None:
        """The next round, or the end."""
        state.round += 1
        state.starter = (state.starter + 1) % state.seats
        state.tell("begun", (state.round, state.starter))
        if state.round == ROUNDS[state.options[0]]:
            best = max(state.scores)
            seats = (seat for seat in range(state.seats) if state.scores[seat] == best)
            state.winners = sum(1 << seat for seat in seats)
            return
        for seat in state.clockwise():
            state.deal(seat, chance)
        state.then(Offer())


STEPS: Final[dict[str, type[Step[EnvelopesState]]]] = {
    step.KEY: step for step in (Offer, Race, Bury, NextRound)
}
CARDS: Final = Each(One(CARD), ".")
PUBLIC: Final = (
    Field("discards", CARDS),
    Field("scores", Each(Number())),
    Field("starter", Number()),
    Field("round", Number()),
    Field("passed", SeatMask()),
)
FIELDS: Final = (
    *shared_fields(STEPS),
    Field("hands", Each(CARDS)),
    Field("buried", Each(CARDS)),
    Field("deck", CARDS),
    *PUBLIC,
)
VIEW_FIELDS: Final = (
    *shared_view_fields(STEPS),
    Field("hand", CARDS),
    Field("buried", CARDS),
    Field("hand_sizes", Each(Number())),
    Field("buried_sizes", Each(Number())),
    *PUBLIC,
)


class EnvelopesView(View):
    """The table from one side; `passed` holds the own pass only."""

    def __init__(self, seat: int, seats: int, options: tuple[int, ...]) -> None:
        super().__init__(seat, seats, options)
        self.hand: list[int] = []
        self.buried: list[int] = []
        self.hand_sizes = [0] * seats
        self.buried_sizes = [0] * seats
        self.discards: list[int] = []
        self.scores = [0] * seats
        self.starter = 0
        self.round = 0
        self.passed = 0


class Envelopes(Game[EnvelopesState, EnvelopesView]):
    """The door of the game."""

    def __init__(self) -> None:
        super().__init__(
            META,
            ACTIONS,
            EVENTS,
            {"start": SEAT, "deal": CARD},
            tuple(STEPS.values()),
            FIELDS,
            VIEW_FIELDS,
            SAYS,
        )

    def blank(self, seats: int, options: tuple[int, ...]) -> EnvelopesState:
        """No cards."""
        return EnvelopesState(seats, options)

    def set_up(self, state: EnvelopesState, chance: Chance) -> None:
        """Four cards each, from the starter on, whom chance names."""
        state.deck = list(range(CARD.size))
        state.starter = chance.choose("start", list(range(state.seats)))
        state.tell("begun", (0, state.starter))
        for seat in state.clockwise() * 4:
            state.deal(seat, chance)
        state.steps.append(Offer())

    def settle(self, state: EnvelopesState, given: set[str]) -> None:
        """The deck is what lies nowhere else."""
        if "deck" not in given:
            state.deck = [card for card in range(CARD.size) if card not in _lying(state)]

    def observe(self, state: EnvelopesState, seat: int) -> EnvelopesView:
        """What a seat may know."""
        view = EnvelopesView(seat, state.seats, state.options)
        view.take_header(state)
        if seat != SPECTATOR:
            view.hand = state.hands[seat][:]
            view.buried = state.buried[seat][:]
            view.passed = state.passed & BIT_OF[seat]
        view.hand_sizes = [len(hand) for hand in state.hands]
        view.buried_sizes = [len(cards) for cards in state.buried]
        view.discards = state.discards[:]
        view.scores = state.scores[:]
        view.starter = state.starter
        view.round = state.round
        return view

    def blank_view(self, seat: int, seats: int, options: tuple[int, ...]) -> EnvelopesView:
        """Nothing seen yet."""
        return EnvelopesView(seat, seats, options)

    def fold(self, view: EnvelopesView, kind: str, values: Values) -> None:
        """One event as the seat was told it."""
        first, *rest = values
        assert isinstance(first, int)
        many = list(rest[0]) if rest and isinstance(rest[0], tuple) else []
        one = rest[0] if rest and isinstance(rest[0], int) else HIDDEN
        if kind == "begun":
            view.round, view.starter, view.passed = first, one, 0
        elif kind == "dealt":
            view.hand_sizes[first] += 1
            view.hand = sorted([*view.hand, one]) if one != HIDDEN else view.hand
        elif kind == "offered":
            view.hand_sizes[first] -= len(many)
            view.hand = [card for card in view.hand if card not in many]
            view.discards += many
        elif kind == "buried":
            view.hand_sizes[first] -= len(many)
            view.buried_sizes[first] += len(many)
            view.hand = [card for card in view.hand if card not in many]
            view.buried += [card for card in many if card != HIDDEN]
        else:
            self._fold_score(view, kind, first)

    def _fold_score(self, view: EnvelopesView, kind: str, seat: int) -> None:
        if kind == "scored":
            view.scores[seat] += 1
        elif kind == "passed":
            view.passed = 1 << seat
        elif kind == "claimed":
            view.passed = 0

    def complete(self, view: EnvelopesView, chance: Chance) -> EnvelopesState:
        """Unseen cards are dealt anew; sealed answers and secret passes are made up."""
        state = EnvelopesState(view.seats, view.options)
        view.give_header(state)
        seen = [*view.hand, *view.buried, *view.discards]
        state.deck = [card for card in range(CARD.size) if card not in seen]
        state.discards = view.discards[:]
        state.scores = view.scores[:]
        state.starter = view.starter
        state.round = view.round
        state.passed = view.passed
        for seat in range(view.seats):
            if seat == view.seat:
                state.hands[seat], state.buried[seat] = view.hand[:], view.buried[:]
            else:
                state.hands[seat] = sorted(_draw(state, view.hand_sizes[seat], chance))
                state.buried[seat] = _draw(state, view.buried_sizes[seat], chance)
        if not state.winners:
            _answer_unseen(state, view, chance)
        return state

    def places(self, state: EnvelopesState) -> list[int]:
        """By score; equal scores share a place."""
        return [1 + sum(other > score for other in state.scores) for score in state.scores]

    def inventory(self, state: EnvelopesState) -> list[int]:
        """All cards."""
        return sorted([*state.deck, *_lying(state)])


def _lying(state: EnvelopesState) -> list[int]:
    """All cards outside the deck."""
    piles = [state.discards, *state.hands, *state.buried]
    return [card for pile in piles for card in pile]


def _draw(state: EnvelopesState, cards: int, chance: Chance) -> list[int]:
    return [state.deck.pop(chance.choose("complete", state.deck)) for _ in range(cards)]


def _answer_unseen(state: EnvelopesState, view: EnvelopesView, chance: Chance) -> None:
    """Make up what others answered to the open prompt without showing it."""
    step = state.steps[-1]
    for seat in range(state.seats):
        bit = BIT_OF[seat]
        if seat == view.seat:
            continue
        if isinstance(step, Offer) and not view.waiting & bit:
            while not state.drafts[seat] or not step.completes(state, seat, state.drafts[seat]):
                legal = step.legal(state, seat)
                pick = legal[chance.choose("complete", legal)]
                state.write_draft(seat, (*state.drafts[seat], pick))
        if (
            isinstance(step, Race)
            and state.pending != bit
            and chance.choose("complete", [0, 1])
        ):
            state.passed |= bit
            state.pending ^= bit


ENVELOPES: Final = Envelopes()
