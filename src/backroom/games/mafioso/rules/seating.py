"""Taking seats: by hand at the start (M2), and again after a Raid (M30)."""

from typing import TYPE_CHECKING, ClassVar, Final

from backroom.engine.chance import Chance
from backroom.engine.errors import IllegalAction, Refusal
from backroom.engine.seats import BIT_OF
from backroom.engine.steps import SeatStep
from backroom.games.mafioso import moves
from backroom.games.mafioso.actions import PLACES, SEAT_AT, add_naming
from backroom.games.mafioso.board import ALL_CHAIRS, CHAIRS, EMPTY, MEN
from backroom.games.mafioso.state import MafiosoState

if TYPE_CHECKING:
    from mypy_extensions import i64


class Seating(SeatStep[MafiosoState]):
    """M2, M30: one man at a time on a free chair, clockwise, until all sit.

    The step lies on top of the one that follows when everybody has a chair.
    """

    KEY: ClassVar[str] = "seating"

    def asks(self, state: MafiosoState) -> int:
        """The player whose turn it is to seat a man."""
        return BIT_OF[self.seat]

    def legal(self, state: MafiosoState, seat: int) -> list[int]:
        """Any own man who stands, on any free chair, before a cake too."""
        free = ALL_CHAIRS & ~state.taken
        first = state.family(seat) * MEN
        legal: list[int] = []
        for man in range(MEN):
            if state.standing[first + man]:
                add_naming(free, PLACES[man], legal)
        return legal

    def act(self, state: MafiosoState, seat: int, action: int, chance: Chance) -> bool:
        """He sits; the next player who has a man to seat is asked."""
        # mypyc: `divmod` would go through Python.
        place: i64 = action - SEAT_AT
        moves.sit_down(state, seat, place // CHAIRS, place % CHAIRS)
        if state.standing:
            state.then(SEATINGS[_next(state, seat)])
        else:
            state.steps.pop()
        return True

    def refusal(self, state: MafiosoState, seat: int, action: int) -> Refusal:
        """The chair is taken, or no such man stands."""
        if action < SEAT_AT:
            return IllegalAction("illegal-action")
        taken = state.chairs[(action - SEAT_AT) % CHAIRS] != EMPTY
        return IllegalAction("chair-taken" if taken else "no-such-man")


def _next(state: MafiosoState, seat: int) -> int:
    """The next player clockwise with a man to seat."""
    seat = (seat + 1) % state.seats
    while not state.stands(state.family(seat)):
        seat = (seat + 1) % state.seats
    return seat


# Steps are immutable, so they are made once.
SEATINGS: Final = [Seating(seat) for seat in range(6)]
