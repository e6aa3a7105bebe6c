"""What is on and around the table in Capone."""

from typing import Final

from backroom.engine.state import State

NONE: Final[list[int]] = []
NO_HANDS: Final[list[list[int]]] = []


class CaponeState(State):
    """Cards, stones, money and markers.

    `hands` and `deck` are sorted; `thrown` are the cards a player exchanged away this year,
    `played` all cards that left a hand since. `fields` holds stones with their owner or
    EMPTY (see `board`); `shops` the seat of the bodyguard there or -1; `diverted` the seat
    times 8 plus the member, or -1. By seat: `home`, `harbour` (stones), `park` (bodyguards),
    `cash`, `markers`; `cells` holds the members of a seat in block 1, 2 and 3. `left` counts
    the cards still to be played this year.
    """

    def __init__(self, seats: int, options: tuple[int, ...]) -> None:
        super().__init__(seats, options)
        self.year = 0
        self.starter = 0
        self.left = 0
        self.hands = NO_HANDS
        self.deck = NONE
        self.thrown: tuple[tuple[int, ...], ...] = ()
        self.played = NONE
        self.fields = NONE
        self.shops = NONE
        self.diverted = NONE
        self.home = NONE
        self.cells = NONE
        self.harbour = NONE
        self.park = NONE
        self.cash = NONE
        self.markers = NONE

    def clone(self) -> "CaponeState":
        """An independent copy, so that a search can play on without touching the match."""
        copy = CaponeState(self.seats, self.options)
        copy.copy_shared(self)
        copy.year = self.year
        copy.starter = self.starter
        copy.left = self.left
        copy.hands = [hand[:] for hand in self.hands]
        copy.deck = self.deck[:]
        copy.thrown = self.thrown
        copy.played = self.played[:]
        copy.fields = self.fields[:]
        copy.shops = self.shops[:]
        copy.diverted = self.diverted[:]
        copy.home = self.home[:]
        copy.cells = self.cells[:]
        copy.harbour = self.harbour[:]
        copy.park = self.park[:]
        copy.cash = self.cash[:]
        copy.markers = self.markers[:]
        return copy
