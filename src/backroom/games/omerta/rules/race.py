"""The race for a bottle equal to one just discarded (O9, O10)."""

from typing import ClassVar

from backroom.engine.chance import Chance
from backroom.engine.errors import Refusal
from backroom.engine.seats import BIT_OF
from backroom.engine.steps import Sealed, Step
from backroom.games.omerta import moves
from backroom.games.omerta.actions import CLAIM, CLAIMS, PASS
from backroom.games.omerta.meta import RACE
from backroom.games.omerta.state import FACE, OmertaState

from .refusals import refuse_card


def racers(state: OmertaState, tried: int) -> int:
    """O9: everybody who has a free card, is not under Mamma and has not tried."""
    asked = 0
    for seat in range(state.seats):
        if not tried >> seat & 1 and state.can_answer(seat):
            asked |= BIT_OF[seat]
    return asked


class Race(Step[OmertaState]):
    """O9, `live`: the first true claim wins; the order of the log is the order of arrival.

    `first` and `second` are the bottles that count (equal if there is one). Who passes tells
    nobody; a wrong claim is seen by all (`tried`) and leaves the others' question open.
    """

    KEY: ClassVar[str] = "race"

    def __init__(self, first: int, second: int, tried: int) -> None:
        self.first = first
        self.second = second
        self.tried = tried

    def values(self) -> tuple[int, ...]:
        """The bottles that count, and the mask of those who claimed in vain."""
        return (self.first, self.second, self.tried)

    def asks(self, state: OmertaState) -> int:
        """Everybody who could publicly still claim, whatever they hold."""
        return racers(state, self.tried)

    def run(self, state: OmertaState, chance: Chance) -> None:
        """Drop a race in which nobody can claim anything."""
        state.steps.pop()

    def waiting(self, state: OmertaState, seat: int) -> int:
        """Others seem to wait until they claim; a seat knows of itself that it passed."""
        seen = racers(state, self.tried)
        if seat >= 0 and not state.pending >> seat & 1:
            seen &= ~BIT_OF[seat]
        return seen

    def legal(self, state: OmertaState, seat: int) -> list[int]:
        """Any free slot, or a pass."""
        return state.offers(seat, CLAIMS, CLAIM)

    def act(self, state: OmertaState, seat: int, action: int, chance: Chance) -> bool:
        """A pass, a hit that ends the race, or a miss after which it goes on."""
        state.pending &= ~BIT_OF[seat]
        slot = action - CLAIM
        if action != PASS:
            face = state.hands[seat][slot] & FACE
            if face in (self.first, self.second):
                moves.hit(state, seat, slot)
                state.pending = 0
            else:
                moves.miss(state, seat, slot, "missed", chance)
                state.then(Race(self.first, self.second, self.tried | BIT_OF[seat]))
        if state.pending:
            return False
        state.steps.pop()
        return True

    def refusal(self, state: OmertaState, seat: int, action: int) -> Refusal:
        """Say why a card cannot be thrown: it may be blocked by the Patrol."""
        return refuse_card(state, seat, action - CLAIM)


class SealedRace(Sealed[OmertaState]):
    """O9, `sealed`: a secret choice by all at once, then an order drawn by chance."""

    KEY: ClassVar[str] = "sealed_race"

    def __init__(self, first: int, second: int) -> None:
        self.first = first
        self.second = second

    def values(self) -> tuple[int, ...]:
        """The numbers that write this step: the bottles that may be thrown."""
        return (self.first, self.second)

    def asks(self, state: OmertaState) -> int:
        """Everybody is asked who, as far as all can see, could claim."""
        return racers(state, 0)

    def legal(self, state: OmertaState, seat: int) -> list[int]:
        """Any free slot, or a pass."""
        return state.offers(seat, CLAIMS, CLAIM)

    def run(self, state: OmertaState, chance: Chance) -> None:
        """Drop a race in which nobody can claim anything."""
        state.steps.pop()

    def carry_out(
        self, state: OmertaState, answers: tuple[tuple[int, ...], ...], chance: Chance
    ) -> None:
        """Served one by one; whoever comes after the hit keeps his card, unseen."""
        state.steps.pop()
        left = [seat for seat, picks in enumerate(answers) if picks and picks[0] != PASS]
        while left:
            seat = left.pop(chance.choose("order", left))
            slot = answers[seat][0] - CLAIM
            if state.hands[seat][slot] & FACE in (self.first, self.second):
                moves.hit(state, seat, slot)
                return
            moves.miss(state, seat, slot, "missed", chance)

    def refusal(self, state: OmertaState, seat: int, action: int) -> Refusal:
        """Say why a card cannot be thrown: it may be blocked by the Patrol."""
        return refuse_card(state, seat, action - CLAIM)


def open_race(state: OmertaState, first: int, second: int) -> None:
    """O10: a race in place of the step that is done, in the way the table chose."""
    if state.options[RACE]:
        state.then(SealedRace(first, second))
    else:
        state.then(Race(first, second, 0))
