"""An unfinished choice: picks made, how far the next one is narrowed down, and the way back."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from backroom.engine.errors import BadNotation
from backroom.engine.match import Decision
from backroom.engine.tables import ActionTable

Ask: TypeAlias = Callable[[Sequence[int]], Decision | None]


class Stage(NamedTuple):
    """How far a choice has come: whole picks, and the actions still meant for the next."""

    picks: tuple[int, ...]
    meant: tuple[int, ...]


class Choosing:
    """Answers one prompt; nothing leaves it before the answer is whole."""

    def __init__(self, ask: Ask, table: ActionTable) -> None:
        self._ask = ask
        self._table = table
        self._stages: list[Stage] = []
        self._decision = ask(())
        self._enter(())

    @property
    def decision(self) -> Decision | None:
        """What is asked now; nothing when the answer is whole."""
        return self._decision

    @property
    def picks(self) -> tuple[int, ...]:
        """The picks made so far."""
        return self._stages[-1].picks

    @property
    def meant(self) -> tuple[int, ...]:
        """The actions that the next pick can still be."""
        return self._stages[-1].meant

    def narrow(self, actions: tuple[int, ...]) -> None:
        """Mean these only; a single one is picked. Refused if it is not legal."""
        if len(actions) == 1:
            picks = (*self.picks, actions[0])
            self._decision = self._ask(picks)
            self._enter(picks)
        else:
            self._stages.append(Stage(self.picks, actions))

    def undo(self) -> bool:
        """One stage back, if there is one."""
        if len(self._stages) == 1:
            return False
        self._stages.pop()
        self._decision = self._ask(self.picks)
        return True

    def depth(self) -> int:
        """How many stages there are, for `back_to`."""
        return len(self._stages)

    def back_to(self, depth: int) -> None:
        """Undo until there are this many stages."""
        while len(self._stages) > depth:
            self.undo()

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
        elif self._decision is None:
            raise BadNotation("unknown-action", {"text": text})
        else:
            self.narrow((self._table.parse(text),))

    def _enter(self, picks: tuple[int, ...]) -> None:
        legal = self._decision.legal if self._decision else ()
        self._stages.append(Stage(picks, legal))
