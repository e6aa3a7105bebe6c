"""The evaluator of each game, listed by hand."""

from collections.abc import Callable, Mapping
from typing import Final

from backroom.bots.capone.evaluator import CaponeEvaluator
from backroom.bots.chicago_gangsters.evaluator import ChicagoGangstersEvaluator
from backroom.bots.chicago_poker.evaluator import ChicagoPokerEvaluator
from backroom.bots.mafioso.evaluator import MafiosoEvaluator
from backroom.bots.omerta.evaluator import OmertaEvaluator
from backroom.engine.errors import BadSetup
from backroom.engine.game import AnyGame

from .evaluator import Evaluator

EVALUATORS: Final[Mapping[str, Callable[[], Evaluator]]] = {
    "chicago-poker": ChicagoPokerEvaluator,
    "chicago-gangsters": ChicagoGangstersEvaluator,
    "omerta": OmertaEvaluator,
    "mafioso": MafiosoEvaluator,
    "capone": CaponeEvaluator,
}


def evaluator_for(game: AnyGame) -> Evaluator:
    """A new evaluator for a game, or a refusal where nobody wrote one."""
    if game.name not in EVALUATORS:
        raise BadSetup("bot-without-game", {"bot": "search", "game": game.name})
    return EVALUATORS[game.name]()
