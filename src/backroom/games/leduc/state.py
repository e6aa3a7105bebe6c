"""What lies on the table in Leduc hold'em."""

from backroom.engine.domains import HIDDEN
from backroom.engine.state import State


class LeducState(State):
    """One card each, one on the table, and the chips staked."""

    def __init__(self, seats: int, options: tuple[int, ...]) -> None:
        super().__init__(seats, options)
        self.hands = [HIDDEN] * seats
        self.board = HIDDEN
        self.deck: list[int] = []
        self.stakes = [0] * seats
        self.starter = 0
        self.round = 0
        self.raises = 0
        self.shown = 0

    def clone(self) -> "LeducState":
        """An independent copy."""
        copy = LeducState(self.seats, self.options)
        copy.copy_shared(self)
        copy.hands = self.hands[:]
        copy.board = self.board
        copy.deck = self.deck[:]
        copy.stakes = self.stakes[:]
        copy.starter = self.starter
        copy.round = self.round
        copy.raises = self.raises
        copy.shown = self.shown
        return copy
