"""The contract: what the door of every game offers to bots, tables, tests and research."""

from typing import Any, Generic, TypeAlias, TypeVar

from .chance import Chance
from .domains import SEAT, Domain
from .errors import BadNotation
from .events import Event, EventTable, Values
from .fields import Field, data, read, write
from .meta import Meta
from .observation import AnyObservation, AnyTruth, Observation, Truth
from .seats import win_shares
from .state import State
from .steps import AnyStep
from .tables import ActionTable, Arg, Verb
from .views import View

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


class ActionDomain(Domain):
    """The actions of a game as a domain, for events that tell a choice."""

    def __init__(self, name: str, table: ActionTable) -> None:
        texts = [table.text(action).replace(" ", "_") for action in range(table.size)]
        super().__init__(name, texts)
        self._table = table

    def rotated(self, value: int, by: int, seats: int) -> int:
        """The action seen from another seat."""
        return self._table.rotated(value, by, seats) if value >= 0 else value


class Game(Generic[S, V]):
    """The rules of one game; it keeps nothing about any match."""

    def __init__(
        self,
        meta: Meta,
        actions: ActionTable,
        events: tuple[Verb, ...],
        chances: dict[str, Domain],
        steps: tuple[type[AnyStep], ...],
        fields: tuple[Field, ...],
        view_fields: tuple[Field, ...],
        says: ActionTable | None = None,
        observation: AnyObservation | None = None,
        truth: AnyTruth | None = None,
    ) -> None:
        self.meta = meta
        self.name = meta.name
        self.actions = actions
        self.says = says or ActionTable(())
        self.events = EventTable((*events, *_shared_events(actions, self.says)))
        self.chances = chances
        self.steps = {step.KEY: step for step in steps}
        self.fields = fields
        self.view_fields = view_fields
        self.observation: AnyObservation = observation or Observation(meta, actions, (), {})
        self.truth: AnyTruth = truth or Truth(())

    def __repr__(self) -> str:
        """The name alone: rules are a lot to print."""
        return f"<Game {self.name}>"

    def blank(self, seats: int, options: tuple[int, ...]) -> S:
        """An empty position: nothing dealt, nobody asked."""
        raise NotImplementedError

    def set_up(self, state: S, chance: Chance) -> None:
        """Deal a blank position and push the first step."""
        raise NotImplementedError

    def settle(self, state: S, given: set[str]) -> None:
        """Fill in what a written position leaves out and follows from the rest."""
        raise NotImplementedError

    def observe(self, state: S, seat: int) -> V:
        """All that a seat (or SPECTATOR) may know and lawfully remember."""
        raise NotImplementedError

    def shown(self, view: V) -> V:
        """What a person is shown of a view; less than all of it where memory is the game."""
        return view

    def told_again(self, options: tuple[int, ...], kind: str, values: Values) -> Values:
        """What a person is told of an event a second time; less where memory is the game."""
        return values

    def blank_view(self, seat: int, seats: int, options: tuple[int, ...]) -> V:
        """What a seat sees before anything happened; `fold` goes on from here."""
        raise NotImplementedError

    def fold(self, view: V, kind: str, values: Values) -> None:
        """Bring a view up to date with one event as that seat was told it."""
        raise NotImplementedError

    def complete(self, view: V, chance: Chance) -> S:
        """A full state that fits the view, drawn from the view alone."""
        raise NotImplementedError

    def may_say(self, state: S, seat: int) -> bool:
        """Whether a seat may announce something now, by rule; everybody may unless it does."""
        return True

    def places(self, state: S) -> list[int]:
        """The final place of each seat, 1 for the winners; of a match that is over."""
        raise NotImplementedError

    def returns(self, state: S) -> list[float]:
        """What a match that is over is worth to each seat; the numbers add up to nothing.

        A part of the win less a fair part of it, unless the game is played for something else.
        """
        seats = state.seats
        return [share - 1 / seats for share in win_shares(state.winners, seats)]

    def inventory(self, state: S) -> list[int]:
        """Everything that is never made or lost, sorted; the same list at all times."""
        raise NotImplementedError

    def start(
        self,
        seats: int,
        options: tuple[int, ...],
        chance: Chance,
        listener: list[Event] | None = None,
    ) -> S:
        """A match at its first question."""
        state = self.blank(seats, options)
        state.listener = listener
        self.set_up(state, chance)
        state.advance(chance)
        return state

    def write(self, state: S) -> str:
        """A position in notation, without what is as in an empty one."""
        blank = self.blank(state.seats, state.options)
        return write(self.fields, state, blank)

    def read(self, text: str, seats: int, options: tuple[int, ...]) -> S:
        """The position that a notation names; what it leaves out follows or is empty.

        A text that does not fit together is refused: every seat must have a view, and the rules
        must be able to say what is legal for whoever is asked.
        """
        self.meta.check_seats(seats)
        state = self.blank(seats, options)
        try:
            given = read(self.fields, text, state)
            self.settle(state, given)
            if state.steps and not state.winners and "pending" not in given:
                state.pending = state.steps[-1].asks(state)
            if not self._is_possible(state):
                raise BadNotation("impossible-position", {"game": self.name})
        # Numbers and lists that do not fit each other fail wherever the rules first look.
        except (ArithmeticError, AssertionError, LookupError, TypeError, ValueError) as fault:
            raise BadNotation("impossible-position", {"game": self.name}) from fault
        return state

    def _is_possible(self, state: S) -> bool:
        """Whether every seat has a view, and the rules can say what those who are asked may do.

        Where nothing is asked, as in a scene for a test of scoring, there is nothing to see.
        """
        if state.pending >> state.seats or state.winners >> state.seats:
            return False
        if not state.steps:
            return state.pending == 0
        for seat in range(state.seats):
            self.view_text(self.observe(state, seat))
            if state.pending >> seat & 1:
                state.legal(seat)
        return True

    def view_text(self, view: V) -> str:
        """A view in notation, whole: equal texts are equal views."""
        return write(self.view_fields, view)

    def view_data(self, view: V) -> dict[str, object]:
        """A view as JSON has it."""
        return data(self.view_fields, view)


AnyGame: TypeAlias = Game[Any, Any]


def _shared_events(actions: ActionTable, says: ActionTable) -> tuple[Verb, ...]:
    """The events of no game's own: a sealed answer is in, somebody spoke or was too slow.

    A state never tells of a time-out, which is no matter of rules: whoever keeps the clock
    tells the seat that it was the clock that played.
    """
    return (
        Verb("timed_out", (Arg("seat", SEAT),)),
        Verb(
            "answered",
            (Arg("seat", SEAT), Arg("actions", ActionDomain("action", actions), many=True)),
        ),
        Verb("said", (Arg("seat", SEAT), Arg("say", ActionDomain("say", says)))),
    )
