"""The godfather (expert rules; G22, G23)."""

from typing import ClassVar, Final

from backroom.engine.chance import Chance
from backroom.engine.domains import HIDDEN
from backroom.engine.errors import IllegalAction, Refusal
from backroom.engine.seats import BIT_OF
from backroom.engine.steps import Sealed
from backroom.games.chicago_gangsters import moves
from backroom.games.chicago_gangsters.actions import CLAIM, DUEL, PASS
from backroom.games.chicago_gangsters.cards import CLANS, FACES, VALUE_OF
from backroom.games.chicago_gangsters.state import GangstersState

CLAIM_OR_NOT: Final = [CLAIM, PASS]
ONLY_PASS: Final = [PASS]


class Claim(Sealed[GangstersState]):
    """G22: whoever may, claims to be godfather or not, all at once."""

    KEY: ClassVar[str] = "claim"

    def __init__(self, window: int) -> None:
        self.window = window

    def values(self) -> tuple[int, ...]:
        """0 before the challengers' turn, 1 before the defenders'."""
        return (self.window,)

    def asks(self, state: GangstersState) -> int:
        """Everybody who may claim to be godfather at this moment is asked."""
        return may_claim(state, self.window)

    def legal(self, state: GangstersState, seat: int) -> list[int]:
        """Each player may claim to be godfather or pass."""
        return CLAIM_OR_NOT

    def default(self, state: GangstersState, seat: int) -> int:
        """Whoever does not answer in time claims nothing."""
        return PASS

    def run(self, state: GangstersState, chance: Chance) -> None:
        """Go on at once, since nobody may claim to be godfather now."""
        state.steps.pop()

    def carry_out(
        self, state: GangstersState, answers: tuple[tuple[int, ...], ...], chance: Chance
    ) -> None:
        """G23: a single claim can be contested, several are fought out."""
        claimants = [seat for seat in state.line_up if seat >= 0 and answers[seat] == (CLAIM,)]
        for seat in claimants:
            state.tell("claimed", (seat,))
        if len(claimants) > 1:
            mask = sum([BIT_OF[seat] for seat in claimants])
            state.then(GodfatherDuel(mask, HIDDEN))
        elif claimants:
            state.then(Contest(self.window, claimants[0]))
        else:
            state.steps.pop()


class Contest(Sealed[GangstersState]):
    """G23: a single claim is heard by all, and the others are asked once to contest it."""

    KEY: ClassVar[str] = "contest"

    def __init__(self, window: int, claimant: int) -> None:
        self.window = window
        self.claimant = claimant

    def values(self) -> tuple[int, ...]:
        """When the claim was made, as for a claim, and who made it."""
        return (self.window, self.claimant)

    def asks(self, state: GangstersState) -> int:
        """Everybody else who may claim now."""
        return may_claim(state, self.window) & ~BIT_OF[self.claimant]

    def legal(self, state: GangstersState, seat: int) -> list[int]:
        """Each player may contest the claim or pass."""
        return CLAIM_OR_NOT

    def default(self, state: GangstersState, seat: int) -> int:
        """Whoever does not answer in time contests nothing."""
        return PASS

    def run(self, state: GangstersState, chance: Chance) -> None:
        """Crown the claimant at once, since nobody may contest the claim."""
        state.steps.pop()
        moves.crown(state, self.claimant)

    def carry_out(
        self, state: GangstersState, answers: tuple[tuple[int, ...], ...], chance: Chance
    ) -> None:
        """A claim that is contested is fought out; one that is not is granted."""
        mask = BIT_OF[self.claimant]
        for seat in state.line_up:
            if seat >= 0 and answers[seat] == (CLAIM,):
                state.tell("contested", (seat, self.claimant))
                mask |= BIT_OF[seat]
        if mask == BIT_OF[self.claimant]:
            self.run(state, chance)
        else:
            state.then(GodfatherDuel(mask, self.claimant))


class GodfatherDuel(Sealed[GangstersState]):
    """G23: each claimant plays a card unseen; the highest makes its owner godfather."""

    KEY: ClassVar[str] = "duel"

    def __init__(self, claimants: int, first: int) -> None:
        self.claimants = claimants
        self.first = first

    def values(self) -> tuple[int, ...]:
        """The mask of claimants, and who claimed before the others; -1 if all did at once."""
        return (self.claimants, self.first)

    def asks(self, state: GangstersState) -> int:
        """All claimants, also one with an empty hand."""
        return self.claimants

    def legal(self, state: GangstersState, seat: int) -> list[int]:
        """Any card of the hand; an empty hand counts 0."""
        first = seat * FACES
        cards = [DUEL + face for face in range(FACES) if state.hands[first + face]]
        return cards or ONLY_PASS

    def refusal(self, state: GangstersState, seat: int, action: int) -> Refusal:
        """A card that is not in hand cannot be played."""
        return IllegalAction("card-not-in-hand" if action >= DUEL else "illegal-action")

    def carry_out(
        self, state: GangstersState, answers: tuple[tuple[int, ...], ...], chance: Chance
    ) -> None:
        """All cards are shown; the winner discards his and draws one, the rest return."""
        state.steps.pop()
        order = self._order(state)
        best = -1
        tied: list[int] = []
        for seat in order:
            face = played(answers[seat])
            value = VALUE_OF[face] if face >= 0 else 0
            if face >= 0:
                moves.show_duel_card(state, seat, face)
            if value > best:
                best, tied = value, []
            if value == best:
                tied.append(seat)
        winner = self.first if self.first in tied else tied[0]
        if len(tied) > 1 and winner != self.first and state.godfather < 0:
            moves.close_window(state, winner)
            return
        self._win(state, winner, played(answers[winner]), chance)

    def _order(self, state: GangstersState) -> list[int]:
        """The claimants clockwise after the last godfather; before one, by coalition card."""
        if state.godfather < 0:
            seats = state.line_up
        else:
            seats = [(state.godfather + n) % state.seats for n in range(1, state.seats)]
        return [seat for seat in seats if seat >= 0 and self.claimants & BIT_OF[seat]]

    def _win(self, state: GangstersState, seat: int, face: int, chance: Chance) -> None:
        moves.crown(state, seat)
        if face >= 0:
            moves.discard(state, seat, (face,))
            moves.draw(state, seat, chance)


def may_claim(state: GangstersState, window: int) -> int:
    """G22: the mask of seats that may claim; the second time these are defenders only.

    Not the present godfather, not a lone clan, and nobody once the window is closed.
    """
    asked = 0
    if not state.closed:
        for slot in range(2 * window, CLANS):
            seat = state.line_up[slot]
            if seat >= 0 and seat != state.godfather and state.line_up[slot ^ 1] >= 0:
                asked |= BIT_OF[seat]
    return asked


def played(answer: tuple[int, ...]) -> int:
    """The card of a duel answer; an empty hand has none."""
    return HIDDEN if answer[0] == PASS else answer[0] - DUEL


# Steps are immutable, so these are made once.
CLAIMS: Final = [Claim(0), Claim(1)]
