"""Scenes of Chicago Gangsters: set up in notation, played by name, asked in notation."""

from collections.abc import Mapping
from typing import Final

from backroom.games.chicago_gangsters.game import CHICAGO_GANGSTERS
from backroom.games.chicago_gangsters.state import GangstersState
from backroom.games.chicago_gangsters.view import GangstersView
from tests.games.scenes import GameScene

GAME: Final = CHICAGO_GANGSTERS
CLANS: Final = {3: "0,1,2,?", 4: "0,1,2,3", 5: "0,1,2,3; mr_x=4"}
ROUND: Final = {
    (3, False): "reveal|fight|commit.1|commit.0",
    (4, False): "reveal|fight|commit.1|commit.0",
    (5, False): "reveal|fight|commit.1|commit.0|lurk",
    (3, True): "reveal|fight|commit.1|claim.1|commit.0|claim.0",
    (4, True): "reveal|fight|commit.1|claim.1|commit.0|claim.0",
}
EXPERT: Final = {"expert": "true"}


class Scene(GameScene[GangstersState, GangstersView]):
    """A position in the middle of a match; `draws` and `chance` are what chance will give.

    Seat n leads clan n (of five players seat 4 is Mr. X), and unless the text says otherwise
    pact 1 is turned up: seat 0 (`?`) and 1 (`&`) challenge seat 2 (`&`) and 3, in The Levee,
    where everything is valid, for loot 1, and the Judge is on offer.
    """

    def __init__(
        self,
        text: str,
        seats: int = 4,
        expert: bool = False,
        draws: str = "",
        chance: Mapping[str, str] | None = None,
    ) -> None:
        cards = "coalition=pact1; district=the-levee; loot=loot1; person=judge"
        middle = f"steps={ROUND[seats, expert]}; holders={CLANS[seats]}; {cards}"
        options = EXPERT if expert else {}
        script = {"draw": draws, **(chance or {})}
        super().__init__(GAME, f"{middle}; {text}", seats, options, script)
