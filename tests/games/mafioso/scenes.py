"""Scenes of Mafioso: set up in notation, played by name, asked in notation."""

from collections.abc import Mapping
from typing import Final

from backroom.games.mafioso.board import EMPTY
from backroom.games.mafioso.cards import CARD
from backroom.games.mafioso.game import MAFIOSO
from backroom.games.mafioso.state import MafiosoState
from backroom.games.mafioso.view import MafiosoView
from tests.games.scenes import GameScene

GAME: Final = MAFIOSO


def cards(text: str) -> list[int]:
    """The cards that a text names, with spaces between."""
    return [CARD.parse(key) for key in text.split()]


class Scene(GameScene[MafiosoState, MafiosoView]):
    """A position in the middle of a match; `draws` is what chance will give.

    Unless the text says otherwise yellow sits in seat 0, red in seat 1 and so on, and it is
    yellow's turn to play a card. Men who are not named are dead.
    """

    def __init__(
        self,
        text: str,
        seats: int = 3,
        options: Mapping[str, str] | None = None,
        draws: str = "",
    ) -> None:
        middle = "turns=20; steps=turn.0"
        super().__init__(GAME, f"{middle}; {text}", seats, options or {}, {"draw": draws})

    def offers_of(self, verb: str) -> list[str]:
        """What the seat asked may do with one verb."""
        return [text for text in self.offers() if text.split()[0] == verb]

    def taken(self) -> list[int]:
        """The chairs with a man."""
        return [chair for chair, man in enumerate(self.state.chairs) if man != EMPTY]
