"""What is on and around the table in Mafioso."""

from typing import TYPE_CHECKING, Final

from backroom.engine.state import State

from .board import ASLEEP, CHAIR_BIT, CHAIRS, EMPTY, KINDS, MEN

if TYPE_CHECKING:
    from mypy_extensions import i64

NONE: Final[list[int]] = []
NO_HANDS: Final[list[list[int]]] = []
# Where a cake can be besides on a chair.
IN_HAND: Final = -1
GONE: Final = -2
# By number of players and seat: the next seat clockwise.
FOLLOWING: Final = [[(seat + 1) % seats for seat in range(seats)] for seats in range(7)]


class MafiosoState(State):
    """Men on chairs, cakes, the pot, and everybody's cards and money.

    `chairs` holds a man or -1. Who sits there is kept as masks of chairs as well, so that rules
    need not look at all thirty: `taken` of all men, `awake` and `asleep` by family, `kinds` by
    kind; `seat_men` makes them and two functions of `moves` keep them right. `standing` counts
    the men without a chair by `family * 8 + asleep * 4 + kind` and is empty when all sit;
    `cakes` is by family: a chair, IN_HAND or GONE. `pot` counts notes of $1k, $5k and $10k;
    `money` is in thousands. `out` is 0 for a player with men, else `fall * 16 + men`: in which
    event he fell, with how many men just before it (M35). `first` is the seat of the yellow
    family. `raids` counts the Raids that left the game.
    """

    def __init__(self, seats: int, options: tuple[int, ...]) -> None:
        super().__init__(seats, options)
        self.hands = NO_HANDS
        self.deck = NONE
        self.discards = NONE
        self.raids = 0
        self.chairs = NONE
        self.taken = 0
        self.awake = NONE
        self.asleep = NONE
        self.kinds = NONE
        self.standing: tuple[int, ...] = ()
        self.dead: tuple[int, ...] = ()
        self.cakes = NONE
        self.pot: tuple[int, ...] = (0, 0, 0)
        self.money = NONE
        self.out: tuple[int, ...] = ()
        self.first = 0
        self.turns = 0
        self.quiet = 0

    def clone(self) -> "MafiosoState":
        """An independent copy, so that a search can play on without touching the match."""
        copy = MafiosoState(self.seats, self.options)
        copy.copy_shared(self)
        copy.hands = [hand[:] for hand in self.hands]
        copy.deck = self.deck[:]
        copy.discards = self.discards[:]
        copy.raids = self.raids
        copy.chairs = self.chairs[:]
        copy.taken = self.taken
        copy.awake = self.awake[:]
        copy.asleep = self.asleep[:]
        copy.kinds = self.kinds[:]
        copy.standing = self.standing
        copy.dead = self.dead
        copy.cakes = self.cakes[:]
        copy.pot = self.pot
        copy.money = self.money[:]
        copy.out = self.out
        copy.first = self.first
        copy.turns = self.turns
        copy.quiet = self.quiet
        return copy

    def family(self, seat: int) -> int:
        """The family of a player: his place in turn order."""
        place: i64 = seat - self.first
        return place if place >= 0 else place + self.seats

    def seat_of(self, family: int) -> int:
        """The seat of the player whose family this is."""
        return (self.first + family) % self.seats

    def next_seat(self, seat: int) -> int:
        """The next player clockwise who still has men (M4); the same one if nobody else has."""
        following = FOLLOWING[self.seats]
        seat = following[seat]
        while self.out[seat]:
            seat = following[seat]
        return seat

    def seat_men(self, chairs: list[int]) -> None:
        """Make this list the chairs, and the masks to go with it."""
        self.chairs = chairs
        self.awake = [0] * self.seats
        self.asleep = [0] * self.seats
        self.kinds = [0] * KINDS
        taken: i64 = 0
        chair: i64
        for chair in range(CHAIRS):
            man: i64 = chairs[chair]
            if man != EMPTY:
                bit: i64 = CHAIR_BIT[chair]
                taken |= bit
                self.kinds[man % KINDS] = self.kinds[man % KINDS] | bit
                masks = self.asleep if man & ASLEEP else self.awake
                masks[man // MEN] = masks[man // MEN] | bit
        self.taken = taken

    def men_of(self, family: int) -> int:
        """How many men of a family sit at the table."""
        return self.men_at(family).bit_count()

    def men_at(self, family: int) -> int:
        """The mask of chairs with men of a family, awake or asleep."""
        return self.awake[family] | self.asleep[family]

    def stands(self, family: int) -> bool:
        """Whether a man of the family waits for a chair."""
        place: i64 = family * MEN
        for _ in range(MEN):
            if self.standing[place]:
                return True
            place += 1
        return False
