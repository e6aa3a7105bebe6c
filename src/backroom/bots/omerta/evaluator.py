"""Omerta for the search: rollouts by the scripted bot, and a value from the score sheet."""

from typing import Final

from backroom.bots.search.evaluator import POLICY_PRIOR, Evaluator, redrawn
from backroom.engine.chance import Chance
from backroom.engine.state import State
from backroom.games.omerta.actions import CLAIM, PASS
from backroom.games.omerta.game import OMERTA
from backroom.games.omerta.rules.race import Race, SealedRace
from backroom.games.omerta.rules.turn import Peek
from backroom.games.omerta.scoring import totals
from backroom.games.omerta.state import FACE, KNOWERS, ROW, OmertaState

from .scripted import OmertaBot

HORIZON: Final = 140
BASE_ITERATIONS: Final = 700
# A card that its owner knows and still holds, by face; `benchmarks/search_beliefs.py`.
KEPT: Final[tuple[int, ...]] = (
    *(84, 81, 82, 78, 69, 67, 56, 52, 45, 34),
    *(11, 16, 12, 10, 10, 11, 13, 36, 100, 17, 17),
)
WEIGHTS: Final[tuple[float, ...]] = (-0.0393, -0.0306)


class OmertaEvaluator(Evaluator):
    """The sheet so far, and the hands as they lie."""

    def __init__(self) -> None:
        super().__init__(OMERTA, OmertaBot(keeps_score=True), HORIZON, BASE_ITERATIONS, WEIGHTS)

    def rollout_action(self, state: State, seat: int, legal: list[int], chance: Chance) -> int:
        """As the scripted bot does; a race, which is asked most often, needs no view."""
        assert isinstance(state, OmertaState)
        step = state.steps[-1]
        if not isinstance(step, Race | SealedRace):
            return super().rollout_action(state, seat, legal, chance)
        for action in legal:
            if action != PASS and _is_sure(state, seat, action - CLAIM, step):
                return action
        return PASS

    def priors(self, state: State, seat: int, legal: list[int], chance: Chance) -> list[float]:
        """Nobody claims with a card that is not sure; cards never seen are all alike."""
        assert isinstance(state, OmertaState)
        step = state.steps[-1]
        priors = super().priors(state, seat, legal, chance)
        if isinstance(step, Race | SealedRace):
            for index, action in enumerate(legal):
                if action != PASS and not _is_sure(state, seat, action - CLAIM, step):
                    priors[index] = 0.0
        elif isinstance(step, Peek):
            return [prior if prior > POLICY_PRIOR else 0.0 for prior in priors]
        return priors

    def stage(self, state: State) -> int:
        """A round: what it brought stands on the sheet."""
        assert isinstance(state, OmertaState)
        return len(state.sheet)

    def reweight(self, state: State, seat: int, chance: Chance) -> None:
        """Who knows a bad card has mostly parted with it."""
        assert isinstance(state, OmertaState)
        # Sealed answers were imagined for the hands as they are.
        if not state.deck or isinstance(state.steps[-1], SealedRace):
            return
        for other, slot in _held(state, seat):
            code = state.hands[other][slot]
            face = redrawn(code & FACE, KEPT, state.deck, chance)
            state.hands[other][slot] = code & ~FACE | face
        state.deck.sort()

    def kept_cards(self, state: State, seat: int) -> list[tuple[int, int]]:
        """The cards that their owners know and hold, in one group."""
        assert isinstance(state, OmertaState)
        return [(0, state.hands[other][slot] & FACE) for other, slot in _held(state, seat)]

    def features(self, state: State) -> list[list[float]]:
        """Points on the sheet, more urgent as rounds run out.

        Hands say nothing here: when a round is over everybody has a new one.
        """
        assert isinstance(state, OmertaState)
        so_far = totals(state.sheet, state.seats)
        left = max(1, state.seats - len(state.sheet))
        return [[float(points), points / left] for points in so_far]


def _is_sure(state: OmertaState, seat: int, slot: int, step: Race | SealedRace) -> bool:
    """Whether a seat knows a card of its own to be one of those that count."""
    code = state.hands[seat][slot]
    return bool(code & KNOWERS[seat]) and code & FACE in (step.first, step.second)


def _held(state: OmertaState, seat: int) -> list[tuple[int, int]]:
    """The cards that others know and hold and a seat knows nothing about."""
    pools = state.pools[seat] if state.pools else ()
    mixed = {place for pool in pools for place in pool.members}
    return [
        (other, slot)
        for other, hand in enumerate(state.hands)
        for slot, code in enumerate(hand)
        if code & KNOWERS[other]
        and not code & KNOWERS[seat]
        and other * ROW + slot not in mixed
    ]
