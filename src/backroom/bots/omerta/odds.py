"""What a player of Omerta may think of each card on the table, from one view."""

from math import erf, sqrt
from typing import Final

from backroom.engine.domains import HIDDEN
from backroom.games.omerta.cards import COPIES, FACES, POINTS
from backroom.games.omerta.state import FACE, KNOWERS, ROW, UNKNOWN
from backroom.games.omerta.view import OmertaView

# Points of a card that its owner knows and keeps, and how far off that guess may be.
KEPT: Final = 4.5
KEPT_SPREAD: Final = 3.0
SPREAD: Final = 5.7


class Guess:
    """The faces that are known, and for the others what they are worth on average.

    `lost` are slots of the own hand that this player cannot remember.
    """

    def __init__(self, view: OmertaView, lost: frozenset[int] = frozenset()) -> None:
        self.view = view
        self.seat = view.seat
        self._lost = lost
        # What follows is counted when it is first asked for: most answers need none of it.
        self._unseen: list[int] = []
        self._mean = 0.0
        self._pooled: dict[int, float] = {}

    def face(self, seat: int, slot: int) -> int:
        """The face of a card if it is known for sure, else -1."""
        face = self.view.hands[seat][slot] & FACE
        is_lost = seat == self.seat and slot in self._lost
        return HIDDEN if face == UNKNOWN or is_lost else face

    def worth(self, seat: int, slot: int) -> float:
        """The points to be expected of a card."""
        face = self.face(seat, slot)
        if face != HIDDEN:
            return POINTS[face]
        self._count()
        place = seat * ROW + slot
        if place in self._pooled:
            return self._pooled[place]
        is_kept = seat != self.seat and self.view.hands[seat][slot] & KNOWERS[seat] != 0
        return min(KEPT, self._mean) if is_kept else self._mean

    def _count(self) -> None:
        """Count the cards that may lie anywhere, and what they are worth on average."""
        if self._unseen:
            return
        self._unseen = _unseen(self.view)
        cards, points = 0, 0
        for face, left in enumerate(self._unseen):
            cards += left
            points += POINTS[face] * left
        self._mean = points / cards if cards else 0.0
        self._pooled = _pooled(self.view, self._mean)

    def total(self, seat: int) -> float:
        """The points to be expected of a hand."""
        points = 0.0
        for slot in range(len(self.view.hands[seat])):
            points += self.worth(seat, slot)
        return points

    def slots(self, seat: int) -> range:
        """The slots in which a player's cards lie."""
        return range(len(self.view.hands[seat]))

    def is_sure(self) -> bool:
        """Whether every own card is known."""
        hand = range(len(self.view.hands[self.seat]))
        return HIDDEN not in [self.face(self.seat, slot) for slot in hand]

    def beaten(self) -> float:
        """How likely somebody has strictly less than this player's expected sum."""
        own = self.total(self.seat)
        safe = 1.0
        for seat in range(self.view.seats):
            if seat != self.seat:
                safe *= 1 - self._below(seat, own)
        return 1 - safe

    def _below(self, seat: int, points: float) -> float:
        """How likely a hand counts less than some points; a normal curve does."""
        variance = 0.0
        for slot in range(len(self.view.hands[seat])):
            spread = self._spread(seat, slot)
            variance += spread * spread
        spread = sqrt(variance)
        gap = points - 0.5 - self.total(seat)
        if spread == 0:
            return 1.0 if gap > 0 else 0.0
        return 0.5 * (1 + erf(gap / (spread * sqrt(2))))

    def _spread(self, seat: int, slot: int) -> float:
        if self.face(seat, slot) != HIDDEN:
            return 0.0
        is_kept = self.view.hands[seat][slot] & KNOWERS[seat] != 0
        return KEPT_SPREAD if is_kept else SPREAD

    def gain_of_a_draw(self, worst: float) -> float:
        """By how much a card off the deck is expected to beat the worst own card."""
        self._count()
        cards, gains = 0, 0.0
        for face, left in enumerate(self._unseen):
            cards += left
            gains += left * max(0.0, worst - POINTS[face])
        return gains / cards if cards else 0.0


def _unseen(view: OmertaView) -> list[int]:
    """How many cards of each face the observer cannot name a place of."""
    left = [*COPIES, *([0] * (UNKNOWN + 1 - FACES))]
    for row in (*view.hands, view.vault):
        for code in row:
            left[code & FACE] -= 1
    for face in (*view.discards, *(one.card for one in view.blockers)):
        left[face] -= 1
    for pool in view.pools:
        for face in pool.known:
            left[face] -= 1
    if view.drawn != HIDDEN:
        left[view.drawn] -= 1
    return left[:FACES]


def _pooled(view: OmertaView, mean: float) -> dict[int, float]:
    """The average of each pool, by place."""
    worth: dict[int, float] = {}
    for members, known in view.pools:
        points = sum(POINTS[face] for face in known) + mean * (len(members) - len(known))
        for place in members:
            worth[place] = points / len(members)
    return worth
