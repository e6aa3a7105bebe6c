"""Steps: small questions on a stack. What happens next in a match is the stack, nothing else.

A step is immutable and public: its numbers may be seen by everybody, so that a view holds the
stack as it is. Secrets of a question (drafts, sealed answers) lie in the state.
"""

from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeAlias, TypeVar

from .errors import IllegalAction, Refusal
from .seats import BIT_OF

if TYPE_CHECKING:
    from .chance import Chance
    from .state import State

S = TypeVar("S", bound="State")


def with_pick(draft: tuple[int, ...], action: int) -> tuple[int, ...]:
    """The picks so far and one more; most answers are one pick, which is made at once."""
    # mypyc: a sum of tuples is made at once, a star by way of a list.
    return draft + (action,) if draft else (action,)  # noqa: RUF005


class Step(Generic[S]):
    """One kind of question: whom it asks, what is legal, what an answer does, what follows."""

    KEY: ClassVar[str] = ""

    # By number of seats and observer: what an observation tells of the step. It is kept here
    # because a step never changes, and the usual ones are made once.
    told: dict[int, bytes] | None = None

    def values(self) -> tuple[int, ...]:
        """The numbers it was made with, for notation."""
        return ()

    def __eq__(self, other: object) -> bool:
        """Steps of one kind with the same numbers are the same question."""
        return isinstance(other, Step) and (self.KEY, self.values()) == (
            other.KEY,
            other.values(),
        )

    def __hash__(self) -> int:
        """Equal steps have equal hashes: by kind and numbers."""
        return hash((self.KEY, self.values()))

    def __repr__(self) -> str:
        """Which question it is, with the numbers it was made with."""
        return f"<{' '.join([type(self).__name__, *map(str, self.values())])}>"

    def asks(self, state: S) -> int:
        """The mask of seats asked, from public facts only; 0 for a step that just runs."""
        raise NotImplementedError

    def run(self, state: S, chance: "Chance") -> None:
        """What a step that asks nobody does; it must leave another stack or a winner."""
        raise NotImplementedError

    def legal(self, state: S, seat: int) -> list[int]:
        """The actions a pending seat may choose from, ascending; callers never change it."""
        raise NotImplementedError

    def act(self, state: S, seat: int, action: int, chance: "Chance") -> bool:
        """One legal action of a pending seat; True when steps must run on after it."""
        raise NotImplementedError

    def is_whole(self, state: S, seat: int, action: int) -> bool:
        """Whether a legal action answers the prompt, with no pick after it.

        Asked for clients, which can then send it at once, and before it is carried out.
        """
        return True

    def default(self, state: S, seat: int) -> int:
        """What a time-out plays: the first legal action unless a step knows better."""
        return self.legal(state, seat)[0]

    def waiting(self, state: S, seat: int) -> int:
        """The mask of seats that `seat` sees as still to answer."""
        return state.pending

    def refusal(self, state: S, seat: int, action: int) -> Refusal:
        """Why an action is not legal for a seat, from what that seat may know."""
        return IllegalAction("illegal-action")


class SeatStep(Step[S]):
    """A question that belongs to one seat, and is made with the number of that seat alone."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def values(self) -> tuple[int, ...]:
        """The seat that the question belongs to."""
        return (self.seat,)


class Choice(Step[S]):
    """A question to one seat answered in several picks: a draft, then one effect.

    No pick but the last one changes anything or tells anything to anybody.
    """

    def act(self, state: S, seat: int, action: int, chance: "Chance") -> bool:
        """Adds the pick to the draft; the pick that completes it carries it out."""
        draft = with_pick(state.drafts[seat], action)
        if not self.completes(state, seat, draft):
            state.write_draft(seat, draft)
            return False
        state.clear_drafts()
        self.carry_out(state, seat, draft, chance)
        return True

    def completes(self, state: S, seat: int, draft: tuple[int, ...]) -> bool:
        """Whether these picks are a whole answer."""
        raise NotImplementedError

    def is_whole(self, state: S, seat: int, action: int) -> bool:
        """Whether an action ends the draft that the seat has so far."""
        return self.completes(state, seat, (*state.drafts[seat], action))

    def carry_out(self, state: S, seat: int, draft: tuple[int, ...], chance: "Chance") -> None:
        """What the whole answer does, the stack included."""
        raise NotImplementedError


class SeatChoice(Choice[S]):
    """A choice in several picks that is made with the number of its seat alone."""

    # mypyc: a class has one base, so that this is `SeatStep` once more.
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def values(self) -> tuple[int, ...]:
        """The seat that makes the choice."""
        return (self.seat,)


class Sealed(Step[S]):
    """A question to several seats at once, answered unseen and carried out together.

    The others learn that a seat has answered, and nothing else, until all have.
    """

    def act(self, state: S, seat: int, action: int, chance: "Chance") -> bool:
        """Adds the pick to the seat's draft; the last answer of all carries all out."""
        draft = with_pick(state.drafts[seat], action)
        state.write_draft(seat, draft)
        if not self.completes(state, seat, draft):
            return False
        state.pending ^= BIT_OF[seat]
        state.tell_answer(seat, draft)
        if state.pending:
            return False
        answers = state.drafts
        state.clear_drafts()
        self.carry_out(state, answers, chance)
        return True

    def completes(self, state: S, seat: int, draft: tuple[int, ...]) -> bool:
        """Whether these picks are a whole answer; one pick is, unless a step says otherwise."""
        return True

    def is_whole(self, state: S, seat: int, action: int) -> bool:
        """Whether an action ends the draft that the seat has so far."""
        return self.completes(state, seat, (*state.drafts[seat], action))

    def carry_out(
        self, state: S, answers: tuple[tuple[int, ...], ...], chance: "Chance"
    ) -> None:
        """What all answers together do, the stack included; a seat not asked has ()."""
        raise NotImplementedError


AnyStep: TypeAlias = Step[Any]
