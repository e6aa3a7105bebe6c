"""What lies on the table in Omerta."""

from typing import Final, NamedTuple

from backroom.engine.domains import HIDDEN
from backroom.engine.pools import Pool
from backroom.engine.state import State

from .cards import MAMMA, PATROL

# A card that lies face down is one number: its face, and above that a bit for each observer
# who knows it: the seats, and last (-1) the spectator. Who looked where is public, so they are.
FACE: Final = 31
KNOWERS: Final[tuple[int, ...]] = (32, 64, 128, 256, 512, 1024)
# The face of a card in a view that its observer cannot name: a code or'ed with it is hidden.
UNKNOWN: Final = 31
# Places of pools: this many numbers for each hand, then for the vault.
ROW: Final = 64

NOWHERE: Final = 0
FROM_DECK: Final = 1
FROM_DISCARDS: Final = 2

EMPTY: Final[list[int]] = []
NO_HANDS: Final[list[list[int]]] = []


class Blocker(NamedTuple):
    """A Mamma before a player, or a Patrol on a card; `turns` of its placer are left to it."""

    card: int
    placer: int
    seat: int
    slot: int
    turns: int


class OmertaState(State):
    """Hands and vault face down, deck and discards, blockers, and the sheet of scores.

    `drawn` is the card the active player holds for a moment, and `source` where it came from.
    `pools` are what observers know of cards whose places were mixed: one entry a seat, then
    the spectator, or nothing if nobody knows such a thing. A row of the sheet is the caller,
    then the points of each seat. `wins` are rounds won.
    """

    def __init__(self, seats: int, options: tuple[int, ...]) -> None:
        super().__init__(seats, options)
        self.hands = NO_HANDS
        self.vault = EMPTY
        self.deck = EMPTY
        self.discards = EMPTY
        self.drawn = HIDDEN
        self.source = NOWHERE
        self.blockers: tuple[Blocker, ...] = ()
        self.pools: tuple[tuple[Pool, ...], ...] = ()
        self.starter = 0
        self.round = 0
        self.turns = 0
        self.reshuffles = 0
        self.sheet: tuple[tuple[int, ...], ...] = ()
        self.wins: tuple[int, ...] = ()

    def clone(self) -> "OmertaState":
        """An independent copy, so that a search can play on without touching the match."""
        copy = OmertaState(self.seats, self.options)
        copy.copy_shared(self)
        copy.hands = [hand[:] for hand in self.hands]
        copy.vault = self.vault[:]
        copy.deck = self.deck[:]
        copy.discards = self.discards[:]
        copy.drawn = self.drawn
        copy.source = self.source
        copy.blockers = self.blockers
        copy.pools = self.pools
        copy.starter = self.starter
        copy.round = self.round
        copy.turns = self.turns
        copy.reshuffles = self.reshuffles
        copy.sheet = self.sheet
        copy.wins = self.wins
        return copy

    def under_mamma(self, seat: int) -> bool:
        """O18: whether a Mamma lies before a player."""
        return len(self.blockers) > 0 and any(
            blocker.card == MAMMA and blocker.seat == seat for blocker in self.blockers
        )

    def blocked(self, seat: int) -> list[int]:
        """O19: the slots of a player on which a Patrol lies."""
        return [
            blocker.slot
            for blocker in self.blockers
            if blocker.card == PATROL and blocker.seat == seat
        ]

    def free_cards(self, seat: int) -> int:
        """How many cards of a player no Patrol lies on."""
        size = len(self.hands[seat])
        return size - len(self.blocked(seat)) if self.blockers else size

    def can_answer(self, seat: int) -> bool:
        """Whether a player could publicly do something out of turn (O9, O17)."""
        return self.free_cards(seat) > 0 and not self.under_mamma(seat)

    def offers(self, seat: int, ladder: list[list[int]], first: int) -> list[int]:
        """What a ladder of actions offers a player: every slot that is not blocked (O19)."""
        legal = ladder[len(self.hands[seat])]
        if self.blockers:
            blocked = self.blocked(seat)
            if blocked:
                return [action for action in legal if action - first not in blocked]
        return legal
