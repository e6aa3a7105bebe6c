"""The games of the house, listed by hand; a game is a folder."""

from collections.abc import Mapping
from typing import Final

from backroom.engine.game import AnyGame

from .chicago_poker.game import CHICAGO_POKER
from .leduc.game import LEDUC
from .mafioso.game import MAFIOSO

GAMES: Final[Mapping[str, AnyGame]] = {
    CHICAGO_POKER.name: CHICAGO_POKER,
    MAFIOSO.name: MAFIOSO,
}
TUTORIAL: Final[Mapping[str, AnyGame]] = {LEDUC.name: LEDUC}
