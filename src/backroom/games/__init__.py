"""The games of the house, listed by hand; a game is a folder."""

from collections.abc import Mapping
from typing import Final

from backroom.engine.game import AnyGame

from .leduc.game import LEDUC

GAMES: Final[Mapping[str, AnyGame]] = {}
TUTORIAL: Final[Mapping[str, AnyGame]] = {LEDUC.name: LEDUC}
