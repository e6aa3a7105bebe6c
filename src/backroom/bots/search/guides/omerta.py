"""Omerta for the search: play by habit, and count what lies before everybody."""

from typing import Final

from backroom.bots.scripted.omerta import OmertaBot
from backroom.bots.search.guide import Guide
from backroom.engine.state import State
from backroom.games.omerta.game import OMERTA
from backroom.games.omerta.scoring import hand_sum, totals
from backroom.games.omerta.state import OmertaState

HORIZON: Final = 140
CAUTION: Final = 3.0
USUAL: Final = 150
WEIGHTS: Final[tuple[float, ...]] = (-0.043, -0.038, -0.009, -0.157, -0.017)


class OmertaGuide(Guide):
    """The sheet so far, and the hands as they lie."""

    def __init__(self) -> None:
        super().__init__(OMERTA, OmertaBot(), HORIZON, CAUTION, USUAL, WEIGHTS)

    def chapter(self, state: State) -> int:
        """A round: what it brought stands on the sheet."""
        assert isinstance(state, OmertaState)
        return len(state.sheet)

    def features(self, state: State) -> list[list[float]]:
        """Points on the sheet, more urgent as rounds run out; points and cards in hand."""
        assert isinstance(state, OmertaState)
        so_far = totals(state.sheet, state.seats)
        left = max(1, state.seats - len(state.sheet))
        facts = []
        for seat in range(state.seats):
            held = hand_sum(state, seat)
            facts.append(
                [
                    float(so_far[seat]),
                    so_far[seat] / left,
                    float(held),
                    float(len(state.hands[seat])),
                    held / left,
                ]
            )
        return facts
