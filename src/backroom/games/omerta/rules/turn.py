"""Peeks, turns and rounds (rulebook: how to play, calling Omerta; O2 to O8, O20 to O24)."""

from typing import ClassVar, Final

from backroom.engine.chance import Chance
from backroom.engine.domains import HIDDEN
from backroom.engine.errors import IllegalAction, Refusal
from backroom.engine.seats import BIT_OF
from backroom.engine.steps import Sealed, SeatStep
from backroom.games.omerta import moves
from backroom.games.omerta.actions import (
    CALL,
    DISCARD,
    DRAW,
    FIRST_PEEKS,
    KEEPS,
    PASS,
    PEEK,
    SECOND_PEEKS,
    SWAP,
    TAKE,
    TAKES,
    TURNS,
)
from backroom.games.omerta.cards import BOTTLES, FIRST_PEEK
from backroom.games.omerta.scoring import (
    hand_sum,
    match_winners,
    next_starter,
    round_points,
    round_winners,
    totals,
)
from backroom.games.omerta.setup import deal_round
from backroom.games.omerta.state import FROM_DECK, OmertaState

from .powers import MOST_SEATS, fire
from .race import open_race
from .refusals import refuse_card

MOST_TURNS: Final = 40


class Peek(Sealed[OmertaState]):
    """O3: all players look at two of their own cards, once, at the same time."""

    KEY: ClassVar[str] = "peek"

    def asks(self, state: OmertaState) -> int:
        """Everybody at the same time, since nobody's look depends on another's."""
        return BIT_OF[state.seats] - 1

    def legal(self, state: OmertaState, seat: int) -> list[int]:
        """Two different cards, named in the order of their slots."""
        draft = state.drafts[seat]
        return SECOND_PEEKS[draft[0] - PEEK] if draft else FIRST_PEEKS

    def completes(self, state: OmertaState, seat: int, draft: tuple[int, ...]) -> bool:
        """The answer is whole as soon as both cards are named."""
        return len(draft) == FIRST_PEEK

    def carry_out(
        self, state: OmertaState, answers: tuple[tuple[int, ...], ...], chance: Chance
    ) -> None:
        """Everybody sees where the others look, and alone what lies there."""
        for offset in range(state.seats):
            seat = (state.starter + offset) % state.seats
            slots = [pick - PEEK for pick in answers[seat]]
            faces = [moves.learn(state, seat, seat, slot) for slot in slots]
            if state.listener is not None:
                hidden = (HIDDEN,) * len(faces)
                told = (seat, tuple(slots), tuple(faces))
                state.tell("peeked", told, BIT_OF[seat], (seat, tuple(slots), hidden))
        state.steps.pop()
        begin_turn(state, state.starter)


class Turn(SeatStep[OmertaState]):
    """O4, O5: call Omerta, or draw from the deck or from the discards."""

    KEY: ClassVar[str] = "turn"

    def asks(self, state: OmertaState) -> int:
        """The player, unless Mamma keeps him (O18)."""
        if state.blockers and state.under_mamma(self.seat):
            return 0
        return BIT_OF[self.seat]

    def run(self, state: OmertaState, chance: Chance) -> None:
        """O18, O20: the turn is skipped, and counts for what the player has placed."""
        state.steps.pop()
        state.tell("skipped", (self.seat,))
        moves.count_down(state, self.seat)

    def legal(self, state: OmertaState, seat: int) -> list[int]:
        """A pass only if there is no card to be had (O22); nobody is forced to call."""
        mask = 0 if state.blockers and state.blocked(seat) else 1
        cards = 2 if moves.has_card(state) else 0
        if state.discards and state.free_cards(seat):
            cards += 4
        return TURNS[mask + (cards or 8)]

    def default(self, state: OmertaState, seat: int) -> int:
        """A card off the deck if there is one; never a call."""
        legal = self.legal(state, seat)
        return legal[1] if legal[0] == CALL else legal[0]

    def act(self, state: OmertaState, seat: int, action: int, chance: Chance) -> bool:
        """The call ends the round; a card drawn must be kept or discarded."""
        if action == CALL:
            state.tell("called", (seat,))
            end_round(state, seat, chance)
            return True
        if action == DRAW:
            moves.draw(state, seat, chance)
        elif action == TAKE:
            moves.take(state, seat)
        else:
            state.tell("passed", (seat,))
        moves.count_down(state, seat)
        if action == PASS:
            state.steps.pop()
        else:
            state.then(KEEP_STEPS[seat])
        return True

    def refusal(self, state: OmertaState, seat: int, action: int) -> Refusal:
        """Why a call, a draw or a pass is not possible now."""
        if action == CALL:
            return IllegalAction("patrol-forbids-call")
        if action == DRAW:
            return IllegalAction("no-card-to-draw")
        if action == TAKE:
            id = "no-card-to-swap" if state.discards else "no-discard-to-take"
            return IllegalAction(id)
        return IllegalAction("illegal-action")


class Keep(SeatStep[OmertaState]):
    """O5, O6: the card just drawn takes a slot, or is discarded if it came off the deck."""

    KEY: ClassVar[str] = "keep"

    def asks(self, state: OmertaState) -> int:
        """The active player, who must find a place for the card he took."""
        return BIT_OF[self.seat]

    def legal(self, state: OmertaState, seat: int) -> list[int]:
        """Any free slot; the discards only for a card off the deck."""
        return state.offers(seat, KEEPS if state.source == FROM_DECK else TAKES, SWAP)

    def act(self, state: OmertaState, seat: int, action: int, chance: Chance) -> bool:
        """What lands on the discards opens a race or fires its power."""
        if action == DISCARD:
            face = moves.discard_drawn(state, seat)
        else:
            face = moves.swap_in(state, seat, action - SWAP)
        if face < BOTTLES:
            open_race(state, face, face)
        else:
            fire(state, seat, face)
        return True

    def refusal(self, state: OmertaState, seat: int, action: int) -> Refusal:
        """Why a slot or the discard pile cannot be chosen."""
        if action == DISCARD:
            return IllegalAction("taken-card-must-stay")
        return refuse_card(state, seat, action - SWAP)


class EndTurn(SeatStep[OmertaState]):
    """O23: lies below a turn and passes it on, or ends a round that nobody calls."""

    KEY: ClassVar[str] = "end"

    def asks(self, state: OmertaState) -> int:
        """Nobody is asked: this step only passes the turn on."""
        return 0

    def run(self, state: OmertaState, chance: Chance) -> None:
        """The next player, unless the deck ran out again or the round grew too long."""
        spent = state.reshuffles > 0 and not state.deck
        if spent or state.turns == MOST_TURNS * state.seats:
            end_round(state, HIDDEN, chance)
        else:
            state.steps.pop()
            begin_turn(state, (self.seat + 1) % state.seats)


# Steps are immutable, so each is made once.
PEEK_STEP: Final = Peek()
TURN_STEPS: Final = [Turn(seat) for seat in range(MOST_SEATS)]
KEEP_STEPS: Final = [Keep(seat) for seat in range(MOST_SEATS)]
END_STEPS: Final = [EndTurn(seat) for seat in range(MOST_SEATS)]


def begin_round(state: OmertaState, chance: Chance) -> None:
    """Deal a new round, in which everybody first peeks at his own cards."""
    deal_round(state, chance)
    state.steps.append(PEEK_STEP)


def begin_turn(state: OmertaState, seat: int) -> None:
    """A turn, with its end below it."""
    state.turns += 1
    if state.listener is not None:
        state.tell("turn", (seat, state.turns))
    state.steps.append(END_STEPS[seat])
    state.steps.append(TURN_STEPS[seat])


def end_round(state: OmertaState, caller: int, chance: Chance) -> None:
    """O21: all hands are shown and counted; then the next round, or the end of it all."""
    state.steps.clear()
    sums = [hand_sum(state, seat) for seat in range(state.seats)]
    winners = round_winners(sums, caller)
    points = round_points(sums, caller, winners)
    show_hands(state, sums)
    state.sheet = (*state.sheet, (caller, *points))
    state.wins = tuple([won + (winners >> seat & 1) for seat, won in enumerate(state.wins)])
    tell_scores(state, caller, points, winners)
    if state.round == state.seats:
        state.winners = match_winners(state)
    else:
        state.starter = next_starter(state)
        begin_round(state, chance)


def show_hands(state: OmertaState, sums: list[int]) -> None:
    """Everybody turns up the own cards, the starter first."""
    # For speed: with nobody to see them, hands that are dealt anew at once need not be shown.
    if state.listener is None and state.round < state.seats:
        return
    for offset in range(state.seats):
        seat = (state.starter + offset) % state.seats
        faces = [moves.show(state, seat, slot) for slot in range(len(state.hands[seat]))]
        state.tell("revealed", (seat, tuple(faces), sums[seat]))


def tell_scores(state: OmertaState, caller: int, points: list[int], winners: int) -> None:
    """The points of this round for everybody, the starter first."""
    if state.listener is None:
        return
    state.tell("round_over", (caller,))
    running = totals(state.sheet, state.seats)
    for offset in range(state.seats):
        seat = (state.starter + offset) % state.seats
        state.tell("scored", (seat, points[seat], running[seat], winners >> seat & 1))
