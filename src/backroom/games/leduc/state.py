"""What lies on the table in Leduc hold'em."""

from typing import Final

from backroom.engine.domains import HIDDEN
from backroom.engine.state import State

# Decks are shared and never changed; this is the one before anything was dealt.
EMPTY: Final[list[int]] = []


class LeducState(State):
    """One card each, one on the table, and the chips staked.

    `opener` is who raised first before the board was turned: the chips do not tell it, and a
    player remembers it.
    """

    def __init__(self, seats: int, options: tuple[int, ...]) -> None:
        super().__init__(seats, options)
        self.hands = [HIDDEN, HIDDEN]
        self.stakes = [0, 0]
        self.deck = EMPTY
        self.board = HIDDEN
        self.starter = 0
        self.shown = 0
        self.opener = HIDDEN

    def clone(self) -> "LeducState":
        """An independent copy, so that a search can play on without touching the match."""
        copy = LeducState(self.seats, self.options)
        copy.copy_shared(self)
        copy.hands = self.hands[:]
        copy.stakes = self.stakes[:]
        copy.deck = self.deck
        copy.board = self.board
        copy.starter = self.starter
        copy.shown = self.shown
        copy.opener = self.opener
        return copy
