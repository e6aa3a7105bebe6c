"""An unfinished choice: picks made, how far the next one is narrowed down, and the way back.

The rules want several things of one kind in one order, so that a set of them has one spelling.
Here they may be picked in any: what comes too late is put in before the others, and what comes
too early waits for one that goes before it.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from backroom.engine.errors import BadNotation, IllegalAction
from backroom.engine.match import Decision
from backroom.engine.tables import ActionTable
from backroom.engine.views import View

Ask: TypeAlias = Callable[[Sequence[int]], Decision | None]


class Made(NamedTuple):
    """The picks of a choice so far, and one that was made before its turn."""

    picks: tuple[int, ...]
    early: tuple[int, ...] = ()


class Stage(NamedTuple):
    """How far a choice has come: the picks made, what is asked then, and what is meant next.

    `offers` has each action that can come next, with what it makes of these picks.
    """

    made: Made
    decision: Decision | None
    offers: dict[int, Made]
    meant: tuple[int, ...]
    is_settled: bool = False


class Choosing:
    """Answers one prompt; nothing leaves it before the answer is whole, and meant so."""

    def __init__(self, ask: Ask, table: ActionTable) -> None:
        self._ask = ask
        self._table = table
        self._stages: list[Stage] = []
        self._enter(Made(()))

    @property
    def picks(self) -> tuple[int, ...]:
        """All picks made so far, those made ahead of their question included."""
        made = self._stages[-1].made
        return made.picks + made.early

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
            self._enter(now.offers.get(actions[0], Made((*now.made.picks, actions[0]))))
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
        offers = self._stages[-1].offers
        kind = self._one_kind(self.meant)
        if not kind or offers[kind[0]].early:
            return False
        picks = offers[kind[0]].picks
        while (decision := self._ask(picks)) is not None:
            more = [one for one in decision.legal if self._is_like(one, kind[0])]
            if not set(more) <= set(offers):
                return True
            picks = (*picks, (more or decision.legal)[0])
        return False

    def _one_kind(self, actions: Sequence[int]) -> list[int]:
        """Actions without those that close a choice, if they are all of one kind."""
        open_ones = [one for one in actions if self._table.verb_of[one].args]
        is_one = len({self._table.verb_of[one].name for one in open_ones}) == 1
        return open_ones if is_one else []

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

    def _enter(self, made: Made) -> None:
        decision = self._ask(made.picks)
        if decision is None and not self._table.verb_of[made.picks[-1]].args:
            # "Done" is the player's own last word.
            self._stages.append(Stage(made, None, {}, (), is_settled=True))
            return
        offers = self._offers(made, decision)
        is_settled = decision is None and len(made.picks) == 1 and not offers
        self._stages.append(Stage(made, decision, offers, tuple(offers), is_settled))

    def _offers(self, made: Made, decision: Decision | None) -> dict[int, Made]:
        """What can be picked now: the kinds as they were offered first, each in its own order.

        That is whatever is legal, what can be put in before a pick of its own kind, and what
        is legal after another of its kind.
        """
        picks, early = made
        legal = decision.legal if decision else ()
        if early:
            return self._before(picks, early, legal)
        offers = {action: Made((*picks, action)) for action in legal}
        order: list[int] = []
        for place in range(len(picks)):
            asked = self._ask(picks[:place])
            could_be = asked.legal if asked else ()
            order += could_be
            offers = self._before(picks[:place], picks[place:], could_be) | offers
        offers = self._after(picks, legal) | offers
        kinds = list(dict.fromkeys(self._table.verb_of[one].name for one in (*order, *legal)))
        by_kind = sorted(
            offers, key=lambda one: (kinds.index(self._table.verb_of[one].name), one)
        )
        return {action: offers[action] for action in by_kind}

    def _before(
        self, first: tuple[int, ...], then: tuple[int, ...], actions: Sequence[int]
    ) -> dict[int, Made]:
        """The actions that can be put in before a pick of their own kind."""
        return {
            action: Made((*first, action, *then))
            for action in actions
            if self._is_like(action, then[0]) and self._is_legal((*first, action, *then))
        }

    def _after(self, picks: tuple[int, ...], legal: Sequence[int]) -> dict[int, Made]:
        """The actions that the rules want after one that is legal now, and of the same kind."""
        found: dict[int, Made] = {}
        kinds = {self._table.verb_of[one].name: one for one in reversed(legal)}
        for first in kinds.values():
            then = self._ask((*picks, first))
            for more in then.legal if then else ():
                if self._is_like(more, first) and more not in legal:
                    found[more] = Made(picks, (more,))
        return found

    def _is_like(self, action: int, pick: int) -> bool:
        return self._table.verb_of[action] is self._table.verb_of[pick]

    def _is_legal(self, picks: tuple[int, ...]) -> bool:
        try:
            self._ask(picks)
        except IllegalAction:
            return False
        return True
