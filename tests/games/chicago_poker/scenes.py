"""Scenes of Chicago Poker: set up in notation, played by name, asked in notation."""

from collections.abc import Mapping
from typing import Final

from backroom.games.chicago_poker.cards import BUSINESS, CARD, OPEN_BUSINESSES
from backroom.games.chicago_poker.game import CHICAGO_POKER
from backroom.games.chicago_poker.state import PokerState
from backroom.games.chicago_poker.view import PokerView
from tests.games.scenes import GameScene

GAME: Final = CHICAGO_POKER
VIEW_FIELDS: Final = dict(GAME.view_fields)


def cards(text: str) -> list[int]:
    """The cards that a text names, with spaces between."""
    return [CARD.parse(key) for key in text.split()]


def value(view: PokerView, name: str) -> str:
    """One field of a view in notation."""
    return VIEW_FIELDS[name].text(getattr(view, name))


class Scene(GameScene[PokerState, PokerView]):
    """A position in the middle of a match; `draws` and `kinds` are what chance will give.

    Unless the text says otherwise seat 0 has three actions, long after the first round, and
    the open businesses are a pub, a jazz club, a brewery and a den, as many as there are.
    """

    def __init__(
        self,
        text: str,
        seats: int = 2,
        options: Mapping[str, str] | None = None,
        draws: str = "",
        kinds: str = "",
    ) -> None:
        kinds_open = ",".join(BUSINESS.keys[: OPEN_BUSINESSES[seats]])
        middle = f"turns=60; steps=turn.0; left=3; open={kinds_open}"
        chance = {"draw": draws, "business": kinds}
        super().__init__(GAME, f"{middle}; {text}", seats, options or {}, chance)
