"""Capone for the search: how to roll out a year, and a value from markers, money and stones."""

from typing import Final

from backroom.bots.search.evaluator import Evaluator, redrawn
from backroom.engine.chance import Chance
from backroom.engine.state import State
from backroom.games.capone.board import BLOCKS, EVERYBODY, WORTH, worth
from backroom.games.capone.game import CAPONE
from backroom.games.capone.rules.turn import Turn
from backroom.games.capone.scoring import income
from backroom.games.capone.state import CaponeState

from .plans import Planner
from .scripted import CaponeBot, bail

HORIZON: Final = 140
BASE_ITERATIONS: Final = 420
WEIGHTS: Final[tuple[float, ...]] = (0.71, 0.635, 0.0, 0.067, -0.267, -0.359)
# A card in a hand, by the cards that are left there and by face: useless ones were exchanged,
# small businesses are opened first. `benchmarks/search_beliefs.py`.
KEPT: Final[tuple[tuple[int, ...], ...]] = (
    (),
    (
        *(22, 24, 25, 20, 28, 36, 56, 65, 83, 100),
        *(0, 0, 1, 4, 1, 1, 3, 4),
        *(43, 43, 37, 53, 3, 50, 52),
    ),
    (
        *(34, 40, 42, 46, 52, 60, 79, 90, 100, 100),
        *(1, 0, 2, 2, 2, 1, 2, 4),
        *(39, 43, 46, 59, 2, 46, 74),
    ),
    (
        *(51, 58, 59, 68, 71, 81, 91, 95, 100, 100),
        *(1, 1, 3, 3, 3, 4, 7, 8),
        *(57, 62, 61, 86, 3, 59, 100),
    ),
    (
        *(63, 73, 79, 81, 87, 90, 95, 94, 99, 95),
        *(7, 11, 18, 19, 23, 23, 27, 32),
        *(88, 87, 100, 87, 11, 87, 98),
    ),
    (
        *(94, 97, 96, 90, 95, 93, 98, 96, 99, 92),
        *(65, 71, 67, 67, 65, 63, 62, 70),
        *(100, 92, 100, 90, 63, 91, 95),
    ),
)
HUNDRED: Final = 100.0


class CaponeEvaluator(Evaluator):
    """What a family has, earns this year, and can still send out."""

    def __init__(self) -> None:
        super().__init__(CAPONE, CaponeBot(), HORIZON, BASE_ITERATIONS, WEIGHTS)
        # Whose turn was planned last, with which hand, and the picks.
        self._planner = -1
        self._hand: list[int] = []
        self._picks: tuple[int, ...] = ()

    def rollout_action(self, state: State, seat: int, legal: list[int], chance: Chance) -> int:
        """As the scripted bot does, but a turn is planned once and not at each pick of it."""
        assert isinstance(state, CaponeState)
        if not isinstance(state.steps[-1], Turn):
            return super().rollout_action(state, seat, legal, chance)
        draft, hand = state.drafts[seat], state.hands[seat]
        freed = 0 if draft else bail(hand, state.cells, seat, legal)
        if freed:
            return freed
        is_on_plan = self._planner == seat and self._picks[: len(draft)] == draft
        if not draft or not is_on_plan or self._hand != hand:
            self._planner, self._hand = seat, hand[:]
            self._picks = Planner(state, seat, draft).find().picks
        action = self._picks[len(draft)] if self._picks else legal[-1]
        return action if action in legal else legal[chance.choose("policy", legal)]

    def stage(self, state: State) -> int:
        """A year: it ends with the settlement."""
        assert isinstance(state, CaponeState)
        return state.year

    def reweight(self, state: State, seat: int, chance: Chance) -> None:
        """What is left in a hand is what can wait."""
        assert isinstance(state, CaponeState)
        if not state.deck:
            return
        for other, hand in enumerate(state.hands):
            if other != seat and hand:
                odds = KEPT[min(len(hand), len(KEPT) - 1)]
                for index, card in enumerate(hand):
                    hand[index] = redrawn(card, odds, state.deck, chance)
                hand.sort()
        state.deck.sort()

    def kept_cards(self, state: State, seat: int) -> list[tuple[int, int]]:
        """By the number of cards that a hand has left."""
        assert isinstance(state, CaponeState)
        return [
            (len(hand), card)
            for other, hand in enumerate(state.hands)
            if other != seat
            for card in hand
        ]

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
