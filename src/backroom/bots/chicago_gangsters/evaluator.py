"""Chicago Gangsters for the search: a value from bottles, persons and means."""

from typing import Final

from backroom.bots.search.evaluator import Evaluator
from backroom.engine.state import State
from backroom.games.chicago_gangsters.game import CHICAGO_GANGSTERS
from backroom.games.chicago_gangsters.scoring import heads, kind_sums
from backroom.games.chicago_gangsters.state import GangstersState

from .scripted import ChicagoGangstersBot

HORIZON: Final = 40
BASE_ITERATIONS: Final = 350
WEIGHTS: Final[tuple[float, ...]] = (0.362, 0.386, 0.597, 0.186, 0.079, 0.018)
ROUNDS: Final = 12


class ChicagoGangstersEvaluator(Evaluator):
    """What the last reckoning counts, and how near it is."""

    def __init__(self) -> None:
        super().__init__(
            CHICAGO_GANGSTERS, ChicagoGangstersBot(), HORIZON, BASE_ITERATIONS, WEIGHTS
        )

    def stage(self, state: State) -> int:
        """A round: it ends when the loot is shared."""
        assert isinstance(state, GangstersState)
        return len(state.coalitions)

    def features(self, state: State) -> list[list[float]]:
        """Bottles, persons and means, each by itself and by how late it is."""
        assert isinstance(state, GangstersState)
        late = max(0.0, 1.0 - len(state.coalitions) / ROUNDS)
        facts = []
        for seat in range(state.seats):
            bottles = float(state.bottles[seat])
            persons = float(heads(state.persons[seat]))
            means = float(sum(kind_sums(state, seat)))
            facts.append(
                [bottles, bottles * late, persons, persons * late, means, means * late]
            )
        return facts
