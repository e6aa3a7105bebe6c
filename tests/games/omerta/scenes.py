"""Scenes of Omerta: set up in notation, played by name, asked in notation."""

from collections.abc import Mapping
from typing import Final

from backroom.games.omerta.cards import CARD
from backroom.games.omerta.game import OMERTA
from backroom.games.omerta.state import OmertaState
from backroom.games.omerta.view import OmertaView
from tests.games.scenes import GameScene

GAME: Final = OMERTA
MIDDLE: Final = "round=1; turns=5; vault=bottle9,bottle9,bottle10,bottle10; discards=bottle8"
# Four low hands of four cards in which nothing is equal, for scenes that need any.
HANDS: Final = (
    "bottle1,bottle2,bottle3,bottle4",
    "bottle5,bottle6,bottle7,killer",
    "bottle1,bottle2,mole,bottle10",
    "bottle3,bottle4,alibi,lady",
    "bottle5,bottle6,driver,snitch",
)


def cards(text: str) -> list[int]:
    """The cards that a text names, with spaces between."""
    return [CARD.parse(key) for key in text.split()]


def hands(seats: int) -> str:
    """The first few of those hands, as a field."""
    return "hands=" + "|".join(HANDS[:seats])


class Scene(GameScene[OmertaState, OmertaView]):
    """A position in the middle of a round; `draws` is what the deck will give.

    Unless the text says otherwise it is the turn of seat 0 in the first round, with bottle 8
    on the discards and four high bottles in the vault.
    """

    def __init__(
        self,
        text: str,
        seats: int = 3,
        options: Mapping[str, str] | None = None,
        draws: str = "",
        shuffled: str = "",
        order: str = "",
        dealt: str = "",
    ) -> None:
        start = f"{MIDDLE}; steps=end.0|turn.0; {text}"
        chance = {"draw": draws, "shuffle": shuffled, "deal": dealt, "order": order}
        super().__init__(GAME, start, seats, options or {}, chance)

    def hand(self, seat: int) -> str:
        """The faces of a hand, whoever knows them."""
        return ",".join(code.split("+")[0] for code in self.row(seat).split(","))

    def row(self, seat: int) -> str:
        """A hand with those who know each card."""
        return self["hands"].split("|")[seat]
