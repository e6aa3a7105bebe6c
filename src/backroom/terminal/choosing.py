"""An unfinished choice: picks made, how far the next one is narrowed down, and the way back.

The rules want several things of one kind in one order, so that a set of them has one spelling.
Here they may be picked in another: what comes too late is put in before the others.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from backroom.engine.errors import BadNotation, IllegalAction
from backroom.engine.match import Decision
from backroom.engine.tables import ActionTable
from backroom.engine.views import View

Ask: TypeAlias = Callable[[Sequence[int]], Decision | None]


class Stage(NamedTuple):
    """How far a choice has come: whole picks, what is asked then, and what is meant next.

    `offers` has each action that can come next, with the picks that it makes of these.
    """

    picks: tuple[int, ...]
    decision: Decision | None
    offers: dict[int, tuple[int, ...]]
    meant: tuple[int, ...]
    is_settled: bool = False


class Choosing:
    """Answers one prompt; nothing leaves it before the answer is whole, and meant so."""

    def __init__(self, ask: Ask, table: ActionTable) -> None:
        self._ask = ask
        self._table = table
        self._stages: list[Stage] = []
        self._enter(())

    @property
    def picks(self) -> tuple[int, ...]:
        """The picks made so far."""
        return self._stages[-1].picks

    @property
    def meant(self) -> tuple[int, ...]:
        """The actions that the next pick can still be."""
        return self._stages[-1].meant

    @property
    def view(self) -> View:
        """What the person knew when the last pick was asked for."""
        asked = [stage.decision for stage in self._stages if stage.decision is not None]
        return asked[-1].view

    @property
    def is_whole(self) -> bool:
        """Whether the picks are an answer; some can still be put in."""
        return self._stages[-1].decision is None

    @property
    def is_settled(self) -> bool:
        """Whether the answer can be sent: it was a single pick, closed in words, or settled."""
        return self._stages[-1].is_settled

    def settle(self) -> None:
        """Mean a whole answer as it stands."""
        self._stages.append(self._stages[-1]._replace(meant=(), is_settled=True))

    def narrow(self, actions: tuple[int, ...]) -> None:
        """Mean these only; a single one is picked. Refused if it is not legal."""
        now = self._stages[-1]
        if len(actions) == 1:
            self._enter(now.offers.get(actions[0], (*now.picks, actions[0])))
        else:
            self._stages.append(now._replace(meant=actions))

    def undo(self) -> bool:
        """One stage back, if there is one."""
        if len(self._stages) == 1:
            return False
        self._stages.pop()
        return True

    def depth(self) -> int:
        """How many stages there are, for `back_to`."""
        return len(self._stages)

    def back_to(self, depth: int) -> None:
        """Undo until there are this many stages."""
        del self._stages[depth:]

    def holds_back(self) -> bool:
        """Whether more of the one kind that is meant is offered only after another of it."""
        verb_of, offers = self._table.verb_of, self._stages[-1].offers
        closing = {action for action in self.meant if not verb_of[action].args}
        kinds = {verb_of[action].name for action in self.meant if action not in closing}
        if len(kinds) != 1:
            return False
        picks = offers[next(action for action in self.meant if action not in closing)]
        while (decision := self._ask(picks)) is not None:
            more = [action for action in decision.legal if verb_of[action].name in kinds]
            if more:
                return not set(more) <= set(offers)
            picks = (*picks, decision.legal[0])
        return False

    def write(self, text: str) -> None:
        """Picks in notation, with commas between; the beginning of one narrows down."""
        depth = self.depth()
        try:
            for part in text.lower().split(","):
                self._write_one(" ".join(part.split()))
        except Exception:
            self.back_to(depth)
            raise

    def _write_one(self, text: str) -> None:
        begun = [a for a in self.meant if f"{self._table.text(a)} ".startswith(f"{text} ")]
        if begun and text:
            self.narrow(tuple(begun))
        elif self.is_whole:
            raise BadNotation("unknown-action", {"text": text})
        else:
            self.narrow((self._table.parse(text),))

    def _enter(self, picks: tuple[int, ...]) -> None:
        decision = self._ask(picks)
        if decision is None and not self._table.verb_of[picks[-1]].args:
            # "Done" is the player's own last word.
            self._stages.append(Stage(picks, None, {}, (), is_settled=True))
            return
        offers = self._offers(picks, decision)
        is_settled = decision is None and len(picks) == 1 and not offers
        self._stages.append(Stage(picks, decision, offers, tuple(offers), is_settled))

    def _offers(
        self, picks: tuple[int, ...], decision: Decision | None
    ) -> dict[int, tuple[int, ...]]:
        """What can be picked now, in the order in which it was offered first.

        That is whatever is legal, and what can be put in before a pick of its own kind.
        """
        legal = decision.legal if decision else ()
        offers = {action: (*picks, action) for action in legal}
        order: list[int] = []
        for place, pick in enumerate(picks):
            before = self._ask(picks[:place])
            for action in before.legal if before else ():
                order.append(action)
                put_in = (*picks[:place], action, *picks[place:])
                if action not in offers and self._is_like(action, pick, put_in):
                    offers[action] = put_in
        return {action: offers[action] for action in (*order, *legal) if action in offers}

    def _is_like(self, action: int, pick: int, put_in: tuple[int, ...]) -> bool:
        """Whether an action is of a pick's kind, and legal before it."""
        if self._table.verb_of[action] is not self._table.verb_of[pick]:
            return False
        try:
            self._ask(put_in)
        except IllegalAction:
            return False
        return True
