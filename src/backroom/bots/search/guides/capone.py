"""Capone for the search: play by habit, and count markers, money and stones."""

from typing import Final

from backroom.bots.scripted.capone import CaponeBot
from backroom.bots.search.guide import Guide
from backroom.engine.state import State
from backroom.games.capone.board import BLOCKS, EVERYBODY, WORTH, worth
from backroom.games.capone.game import CAPONE
from backroom.games.capone.scoring import income
from backroom.games.capone.state import CaponeState

HORIZON: Final = 140
CAUTION: Final = 1.5
USUAL: Final = 100
WEIGHTS: Final[tuple[float, ...]] = (0.69, 0.63, 0.27, 0.056, -0.51, -0.81)
HUNDRED: Final = 100.0


class CaponeGuide(Guide):
    """What a family has, earns this year, and can still send out."""

    def __init__(self) -> None:
        super().__init__(CAPONE, CaponeBot(), HORIZON, CAUTION, USUAL, WEIGHTS)

    def chapter(self, state: State) -> int:
        """A year: it ends with the settlement."""
        assert isinstance(state, CaponeState)
        return state.year

    def features(self, state: State) -> list[list[float]]:
        """Marker, cash, income laid out, stones at home, members lost, members in prison."""
        assert isinstance(state, CaponeState)
        facts = []
        for seat in range(state.seats):
            cells = 0
            for block in range(BLOCKS):
                cells |= state.cells[seat * BLOCKS + block]
            facts.append(
                [
                    float(state.markers[seat]),
                    state.cash[seat] / HUNDRED,
                    income(state, seat) / HUNDRED,
                    worth(state.home[seat]) * len(state.hands[seat]) / HUNDRED,
                    WORTH[state.harbour[seat] & EVERYBODY] / HUNDRED,
                    WORTH[cells] / HUNDRED,
                ]
            )
        return facts
