"""What lies on the table in Leduc hold'em."""

from typing import Final

from backroom.engine.domains import HIDDEN
from backroom.engine.state import State

from .cards import HANDS, STAKES

EMPTY: Final[list[int]] = []
NO_HANDS: Final = HANDS[HIDDEN][HIDDEN]
NO_STAKES: Final = STAKES[0][0]


class LeducState(State):
    """One card each, one on the table, and the chips staked.

    `opener` is who raised first before the board was turned: the chips do not tell it, and a
    player remembers it. Decks, hands and stakes lie ready in `cards`, shared by all matches: a
    change is another list, never an item.
    """

    def __init__(self, seats: int, options: tuple[int, ...]) -> None:
        super().__init__(seats, options)
        self.hands = NO_HANDS
        self.stakes = NO_STAKES
        self.deck = EMPTY
        self.board = HIDDEN
        self.starter = 0
        self.shown = 0
        self.opener = HIDDEN

    def clone(self) -> "LeducState":
        """An independent copy, so that a search can play on without touching the match."""
        copy = LeducState(self.seats, self.options)
        copy.copy_shared(self)
        copy.hands = self.hands
        copy.stakes = self.stakes
        copy.deck = self.deck
        copy.board = self.board
        copy.starter = self.starter
        copy.shown = self.shown
        copy.opener = self.opener
        return copy
