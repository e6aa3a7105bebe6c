"""The state all games share: seats, the step stack, who is asked, drafts, talk, winners."""

from typing import TYPE_CHECKING, Final

from .events import Event, Values
from .seats import BIT_OF
from .steps import AnyStep

if TYPE_CHECKING:
    from .chance import Chance

NO_DRAFTS: Final = tuple(((),) * seats for seats in range(8))
NOTHING: Final[list[int]] = []
# The lowest seat in a mask, looked up: masks have at most six bits.
LOWEST: Final = [0, *((mask & -mask).bit_length() - 1 for mask in range(1, 128))]


class State:
    """Plain data, changed in place; a game adds its own fields and writes `clone`.

    `winners` is a mask and 0 until the match is over. `listener` collects events; in search
    nobody listens, and events cost nothing.
    """

    def __init__(self, seats: int, options: tuple[int, ...]) -> None:
        self.seats = seats
        self.options = options
        self.steps: list[AnyStep] = []
        self.prompt = 0
        self.pending = 0
        self.drafts: tuple[tuple[int, ...], ...] = NO_DRAFTS[seats]
        self.talk: tuple[tuple[int, int], ...] = ()
        self.winners = 0
        self.listener: list[Event] | None = None

    def clone(self) -> "State":
        """An independent copy to which nobody listens."""
        raise NotImplementedError

    def copy_shared(self, other: "State") -> None:
        """Take over the fields of this class from another state; for `clone`."""
        self.steps = other.steps[:]
        self.prompt = other.prompt
        self.pending = other.pending
        self.drafts = other.drafts
        self.talk = other.talk
        self.winners = other.winners

    def legal(self, seat: int) -> list[int]:
        """What a pending seat may do, ascending; read it, do not change it."""
        return self.steps[-1].legal(self, seat)

    def apply(self, seat: int, action: int, chance: "Chance") -> None:
        """One legal action by a pending seat; `Match` is the door that checks both."""
        if self.steps[-1].act(self, seat, action, chance):
            self.advance(chance)

    def offer(self) -> list[int]:
        """What the seat to move may do: the lowest one pending; empty when all is over."""
        if self.pending:
            return self.steps[-1].legal(self, LOWEST[self.pending])
        return NOTHING

    def play(self, action: int, chance: "Chance") -> list[int]:
        """One legal action by the seat to move; gives what the next one may do.

        The short way for programs that play a match through, one call a decision.
        """
        if self.steps[-1].act(self, LOWEST[self.pending], action, chance):
            self.advance(chance)
        pending = self.pending
        return self.steps[-1].legal(self, LOWEST[pending]) if pending else NOTHING

    def advance(self, chance: "Chance") -> None:
        """Run steps until one asks somebody, or the match is over."""
        while not self.winners:
            step = self.steps[-1]
            asked = step.asks(self)
            if asked:
                self.pending = asked
                self.prompt += 1
                return
            step.run(self, chance)
        self.pending = 0

    def ask(self, step: AnyStep, asked: int) -> None:
        """Replace the step on top by one that is known to ask these seats, and open its prompt.

        For hot steps: the caller's `act` gives False, and no step is run in between.
        """
        self.steps[-1] = step
        self.pending = asked
        self.prompt += 1

    def then(self, step: AnyStep) -> None:
        """Replace the step on top: it is done, and this one follows."""
        self.steps[-1] = step

    def write_draft(self, seat: int, draft: tuple[int, ...]) -> None:
        """Keep a seat's picks for the open prompt."""
        drafts = list(self.drafts)
        drafts[seat] = draft
        self.drafts = tuple(drafts)

    def clear_drafts(self) -> None:
        """Forget all picks: the prompt is answered."""
        self.drafts = NO_DRAFTS[self.seats]

    def tell(
        self, kind: str, values: Values, audience: int = -1, public: Values | None = None
    ) -> None:
        """An event, if anybody listens. Hot callers ask `listener is not None` first."""
        if self.listener is not None:
            self.listener.append(Event(kind, values, audience, public))

    def tell_answer(self, seat: int, draft: tuple[int, ...]) -> None:
        """A sealed answer is in: the seat sees its picks again, the others only that."""
        if self.listener is not None:
            self.tell("answered", (seat, draft), BIT_OF[seat], (seat, ()))
