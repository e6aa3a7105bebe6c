"""A search that cheats: it looks at the true cards. An upper bound for the arena, no player."""

from collections.abc import Callable

from backroom.engine.chance import SearchChance
from backroom.engine.match import Decision
from backroom.engine.state import State

from .bot import SearchBot


class Oracle(SearchBot):
    """The same search in the one true world, with what chance brings still unknown."""

    truth: State | None = None

    def peek(self, state: State) -> None:
        """Be told how things really are; before each question."""
        self.truth = state.clone()

    def _drawing(self, decision: Decision) -> "Callable[[SearchChance], State]":
        """The truth, over and over."""
        truth = self.truth
        assert truth is not None

        def draw(chance: SearchChance) -> State:
            return truth.clone()

        return draw
