"""What lies on the table in Chicago Poker."""

from typing import Final

from backroom.engine.pools import Pool
from backroom.engine.seats import BIT_OF
from backroom.engine.state import State

from .cards import GANGSTERS, SERIES

EMPTY: Final[list[int]] = []
NO_HANDS: Final[list[list[int]]] = []
NO_POOLS: Final[list[tuple[Pool, ...]]] = []


class PokerState(State):
    """Hands, deck and discards, the open businesses and the series beside them.

    A series is numbered `place * seats + seat`; its cards are `laid[5 * series:]`, `length` of
    them, in the order they were laid, face up where `up` has a bit. `seen` and `pools` are what
    observers know of face-down cards: one entry a seat, then the spectator.
    """

    def __init__(self, seats: int, options: tuple[int, ...]) -> None:
        super().__init__(seats, options)
        self.hands = NO_HANDS
        self.deck = EMPTY
        self.discards = EMPTY
        self.businesses = EMPTY
        self.open = EMPTY
        self.bullets = EMPTY
        self.laid = EMPTY
        self.length = EMPTY
        self.up = EMPTY
        self.won = EMPTY
        self.starter = 0
        self.turns = 0
        self.left = 0
        self.extra = 0
        self.passes = 0
        self.seen: tuple[tuple[int, ...], ...] = ()
        self.pools = NO_POOLS

    def clone(self) -> "PokerState":
        """An independent copy, so that a search can play on without touching the match."""
        copy = PokerState(self.seats, self.options)
        copy.copy_shared(self)
        copy.hands = [hand[:] for hand in self.hands]
        copy.deck = self.deck[:]
        copy.discards = self.discards[:]
        copy.businesses = self.businesses[:]
        copy.open = self.open[:]
        copy.bullets = self.bullets[:]
        copy.laid = self.laid[:]
        copy.length = self.length[:]
        copy.up = self.up[:]
        copy.won = self.won[:]
        copy.starter = self.starter
        copy.turns = self.turns
        copy.left = self.left
        copy.extra = self.extra
        copy.passes = self.passes
        copy.seen = self.seen
        copy.pools = self.pools
        return copy

    def series(self, place: int, seat: int) -> list[int]:
        """A copy of a player's cards at a place, in the order they were laid."""
        index = place * self.seats + seat
        first = index * SERIES
        return self.laid[first : first + self.length[index]]

    def hidden_at(self, place: int, seat: int) -> list[int]:
        """A player's face-down cards at a place."""
        up = self.up[place * self.seats + seat]
        cards = self.series(place, seat)
        return [card for ordinal, card in enumerate(cards) if not up >> ordinal & 1]

    def free_slots(self, seat: int) -> int:
        """How many gangsters the player could still lay on the table."""
        free = 0
        for place, kind in enumerate(self.open):
            if kind >= 0:
                free += SERIES - self.length[place * self.seats + seat]
        return free

    def gangsters(self, seat: int) -> int:
        """How many gangsters the player holds; they come first in a sorted hand."""
        hand = self.hands[seat]
        count = len(hand)
        while count and hand[count - 1] >= GANGSTERS:
            count -= 1
        return count

    @property
    def table(self) -> list[tuple[int, int, list[int]]]:
        """Every series there is: place, seat and its cards as `card * 2 + face`."""
        rows = []
        for place in range(len(self.open)):
            for seat in range(self.seats):
                up = self.up[place * self.seats + seat]
                cards = self.series(place, seat)
                coded = [card * 2 + (up >> index & 1) for index, card in enumerate(cards)]
                if coded:
                    rows.append((place, seat, coded))
        return rows

    @table.setter
    def table(self, rows: list[tuple[int, int, list[int]]]) -> None:
        for place, seat, coded in rows:
            series = place * self.seats + seat
            self.length[series] = len(coded)
            self.up[series] = sum(BIT_OF[i] for i, code in enumerate(coded) if code & 1)
            for index, code in enumerate(coded):
                self.laid[series * SERIES + index] = code >> 1
