"""The games of the house, listed by hand; a game is a folder."""

from collections.abc import Mapping
from typing import Final

from backroom.engine.game import AnyGame

from .capone.game import CAPONE
from .chicago_gangsters.game import CHICAGO_GANGSTERS
from .chicago_poker.game import CHICAGO_POKER
from .leduc.game import LEDUC
from .mafioso.game import MAFIOSO
from .omerta.game import OMERTA

GAMES: Final[Mapping[str, AnyGame]] = {
    CHICAGO_POKER.name: CHICAGO_POKER,
    CHICAGO_GANGSTERS.name: CHICAGO_GANGSTERS,
    OMERTA.name: OMERTA,
    MAFIOSO.name: MAFIOSO,
    CAPONE.name: CAPONE,
}
TUTORIAL: Final[Mapping[str, AnyGame]] = {LEDUC.name: LEDUC}
