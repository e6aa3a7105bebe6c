"""What lies on the table in Chicago Gangsters."""

from typing import Final

from backroom.engine.domains import HIDDEN
from backroom.engine.state import State

EMPTY: Final[list[int]] = []
CHALLENGERS: Final = 0
DEFENDERS: Final = 1
# G19: with so many players somebody has no partner.
WITHOUT_PARTNERS: Final = 3
# By the seats in the two slots of a side, each plus one: those who are there, as ready lists.
PAIRS: Final = [
    [[seat for seat in (first, second) if seat >= 0] for second in range(-1, 6)]
    for first in range(-1, 6)
]


class GangstersState(State):
    """Hands, commitments and discards as numbers of cards by face; persons as masks.

    `hands`, `committed` and `known` have ten numbers a seat. `known` is what everybody knows
    to be among a seat's unseen cards (hand, unrevealed commitment, hidden card). `sizes` are
    public hand sizes: a clan's unrevealed commitment counts as hand (G28). `line_up` gives the
    seats in the order of the coalition card, `holders` those of the clans; `said` counts the
    announcements before this round, so that players know which are about it. Lists of what is
    rarely changed (`line_up`, `holders`, the four decks of a round) are shared by clones and
    replaced, never changed.
    """

    def __init__(self, seats: int, options: tuple[int, ...]) -> None:
        super().__init__(seats, options)
        self.hands = EMPTY
        self.sizes = EMPTY
        self.known = EMPTY
        self.committed = EMPTY
        self.opened = 0
        self.revealed = 0
        self.hidden = HIDDEN
        self.deck = EMPTY
        self.discards = EMPTY
        self.persons = EMPTY
        self.gone = 0
        self.bottles = EMPTY
        self.points = EMPTY
        self.holders = EMPTY
        self.mr_x = HIDDEN
        self.mr_x_side = HIDDEN
        self.godfather = HIDDEN
        self.kicked = HIDDEN
        self.closed = 0
        self.brawling = HIDDEN
        self.coalition = HIDDEN
        self.district = HIDDEN
        self.loot = HIDDEN
        self.person = HIDDEN
        self.line_up = EMPTY
        self.announced = EMPTY
        self.said = 0
        self.coalitions = EMPTY
        self.districts = EMPTY
        self.loots = EMPTY
        self.strangers = EMPTY

    def clone(self) -> "GangstersState":
        """An independent copy, so that a search can play on without touching the match."""
        copy = GangstersState(self.seats, self.options)
        copy.copy_shared(self)
        copy.hands = self.hands[:]
        copy.sizes = self.sizes[:]
        copy.known = self.known[:]
        copy.committed = self.committed[:]
        copy.opened = self.opened
        copy.revealed = self.revealed
        copy.hidden = self.hidden
        copy.deck = self.deck[:]
        copy.discards = self.discards[:]
        copy.persons = self.persons[:]
        copy.gone = self.gone
        copy.bottles = self.bottles[:]
        copy.points = self.points[:]
        copy.holders = self.holders
        copy.mr_x = self.mr_x
        copy.mr_x_side = self.mr_x_side
        copy.godfather = self.godfather
        copy.kicked = self.kicked
        copy.closed = self.closed
        copy.brawling = self.brawling
        copy.coalition = self.coalition
        copy.district = self.district
        copy.loot = self.loot
        copy.person = self.person
        copy.line_up = self.line_up
        copy.announced = self.announced[:]
        copy.said = self.said
        copy.coalitions = self.coalitions
        copy.districts = self.districts
        copy.loots = self.loots
        copy.strangers = self.strangers
        return copy

    def fighters(self, side: int) -> list[int]:
        """The clans that fight on a side, in the order of the card: no absent or kicked one.

        The list is shared: callers read it.
        """
        first = self.line_up[2 * side]
        second = self.line_up[2 * side + 1]
        if self.kicked >= 0:
            if first == self.kicked:
                first = HIDDEN
            if second == self.kicked:
                second = HIDDEN
        return PAIRS[first + 1][second + 1]

    def is_lone(self, seat: int) -> bool:
        """G19: whether the clan has no partner because there are three players."""
        if self.seats > WITHOUT_PARTNERS:
            return False
        line_up = self.line_up
        for slot in range(4):
            if line_up[slot] == seat:
                return line_up[slot ^ 1] < 0
        return False

    def is_godfather_alone(self, seat: int) -> bool:
        """G24: whether the seat has kicked its partner out this round."""
        return self.kicked >= 0 and seat == self.godfather
