"""Scenes of Capone: set up in notation, played by name, asked in notation."""

from collections.abc import Mapping
from typing import Final

from backroom.games.capone.game import CAPONE
from backroom.games.capone.notation import STONE
from backroom.games.capone.state import CaponeState
from backroom.games.capone.view import CaponeView
from tests.games.scenes import GameScene

GAME: Final = CAPONE
SEATS: Final = 3


class Scene(GameScene[CaponeState, CaponeView]):
    """A position in the middle of year 2 for three; it is the turn of seat 0.

    Everybody holds the gun shop besides what the text says, so that the year goes on.
    """

    def __init__(
        self,
        text: str,
        seats: int = SEATS,
        options: Mapping[str, str] | None = None,
        draws: str = "",
        start: str = "",
    ) -> None:
        chance = {"draw": draws, "start": start}
        begin = "year=2; starter=0; steps=year|turn.0"
        super().__init__(GAME, f"{begin}; {text}", seats, options or {}, chance)

    def field(self, name: str) -> str:
        """Who holds an illegal field and with what; nothing if it is empty."""
        held = [one for one in self["fields"].split(",") if one.startswith(f"{name}:")]
        return held[0].partition(":")[2] if held else ""

    def home(self, seat: int) -> str:
        """The stones in a player's hand."""
        return STONE.text(self.state.home[seat])

    def cash(self, seat: int) -> int:
        """A player's money."""
        return self.state.cash[seat]


def hands(*cards: str) -> str:
    """The first hands, and a gun shop more for each of the three."""
    held = [*cards, *[""] * (SEATS - len(cards))]
    return "hands=" + "|".join(f"{hand},guns" if hand else "guns" for hand in held)


def last(hand: str) -> str:
    """Only seat 0 still holds a card: the last one of the year."""
    return f"hands={hand}||"
