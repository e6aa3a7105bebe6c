"""One guide a game, listed by hand."""

from collections.abc import Callable, Mapping
from typing import Final

from backroom.bots.search.guide import Guide
from backroom.engine.errors import BadSetup
from backroom.engine.game import AnyGame

from .capone import CaponeGuide
from .chicago_gangsters import ChicagoGangstersGuide
from .chicago_poker import ChicagoPokerGuide
from .mafioso import MafiosoGuide
from .omerta import OmertaGuide

GUIDES: Final[Mapping[str, Callable[[], Guide]]] = {
    "chicago-poker": ChicagoPokerGuide,
    "chicago-gangsters": ChicagoGangstersGuide,
    "omerta": OmertaGuide,
    "mafioso": MafiosoGuide,
    "capone": CaponeGuide,
}


def guide_for(game: AnyGame) -> Guide:
    """What the search knows of a game."""
    if game.name not in GUIDES:
        raise BadSetup("bot-without-game", {"bot": "search", "game": game.name})
    return GUIDES[game.name]()
