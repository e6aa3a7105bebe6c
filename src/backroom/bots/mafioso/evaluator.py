"""Mafioso for the search: a value from money, men and what they earn."""

from typing import Final

from backroom.bots.search.evaluator import Evaluator
from backroom.engine.state import State
from backroom.games.mafioso.game import MAFIOSO
from backroom.games.mafioso.scoring import income
from backroom.games.mafioso.state import MafiosoState

from .scripted import MafiosoBot

HORIZON: Final = 8
# Far enough for a raid or a risky chair to be paid for, near enough to tell it from luck.
FAR_HORIZON: Final = 24
BASE_ITERATIONS: Final = 200
WEIGHTS: Final[tuple[float, ...]] = (0.034, 0.094, 0.37, 0.24, -0.21)
FULL_POT: Final = 60.0


class MafiosoEvaluator(Evaluator):
    """Money counts more as the pot shrinks, men and their chairs less."""

    def __init__(self) -> None:
        super().__init__(
            MAFIOSO,
            MafiosoBot(),
            HORIZON,
            BASE_ITERATIONS,
            WEIGHTS,
            far_horizon=FAR_HORIZON,
        )

    def features(self, state: State) -> list[list[float]]:
        """Money, money when it is late, men, income, income while there is a pot."""
        assert isinstance(state, MafiosoState)
        pot = state.pot[0] + 5 * state.pot[1] + 10 * state.pot[2]
        rich = min(1.0, pot / FULL_POT)
        facts = []
        for seat in range(state.seats):
            family = state.family(seat)
            money = float(state.money[seat])
            earned = 0.0 if state.out[seat] else float(income(state, family))
            men = float(state.men_of(family))
            facts.append([money, money * (1.0 - rich), men * rich, earned, earned * rich])
        return facts
