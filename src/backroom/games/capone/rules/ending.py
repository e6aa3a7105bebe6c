"""The end of a year: settlement, rehiring, prison, investing, the win check (C21 to C25)."""

from typing import ClassVar, Final

from backroom.engine.chance import Chance
from backroom.engine.errors import IllegalAction, Refusal
from backroom.engine.seats import BIT_OF
from backroom.engine.steps import AnyStep, SeatStep, Step
from backroom.games.capone import moves
from backroom.games.capone.actions import INVEST, REHIRE
from backroom.games.capone.board import BLOCKS, GOAL, GUARD_VALUE
from backroom.games.capone.scoring import all_are_gone, has_millionaire, income, leaders
from backroom.games.capone.state import CaponeState

MOST_YEARS: Final = 25
# How a match ended; `notation.END` gives the names.
MILLION: Final = 0
NOBODY_LEFT: Final = 1
TOO_LONG: Final = 2


class Rehire(SeatStep[CaponeState]):
    """C21, step 3: bodyguards in the park come back for 5k each."""

    KEY: ClassVar[str] = "rehire"

    def asks(self, state: CaponeState) -> int:
        """The player, if all can see that there is something to decide."""
        return BIT_OF[self.seat] if most_rehired(state, self.seat) else 0

    def run(self, state: CaponeState, chance: Chance) -> None:
        """Nobody to buy back, or no money for it."""
        if state.park[self.seat]:
            moves.rehire(state, self.seat, 0)
        self._next(state)

    def legal(self, state: CaponeState, seat: int) -> list[int]:
        """Any number that can be paid."""
        return [REHIRE + count for count in range(most_rehired(state, seat) + 1)]

    def act(self, state: CaponeState, seat: int, action: int, chance: Chance) -> bool:
        """They come home; the next player is asked."""
        moves.rehire(state, seat, action - REHIRE)
        self._next(state)
        return True

    def _next(self, state: CaponeState) -> None:
        following = (self.seat + 1) % state.seats
        if following == state.starter:
            open_prison(state)
            state.then(INVESTS[following])
        else:
            state.then(REHIRES[following])

    def default(self, state: CaponeState, seat: int) -> int:
        """All that can be paid: a bodyguard earns his price in a year."""
        return REHIRE + most_rehired(state, seat)

    def refusal(self, state: CaponeState, seat: int, action: int) -> Refusal:
        """More than there are, or than can be paid."""
        known = REHIRE <= action < INVEST
        return IllegalAction("too-many-guards" if known else "illegal-action")


class Invest(SeatStep[CaponeState]):
    """C22: the new place of the marker, up, down or where it is."""

    KEY: ClassVar[str] = "invest"

    def asks(self, state: CaponeState) -> int:
        """The player, unless he can neither buy nor sell."""
        poor = state.cash[self.seat] < moves.STEP_COST and state.markers[self.seat] == 0
        return 0 if poor else BIT_OF[self.seat]

    def run(self, state: CaponeState, chance: Chance) -> None:
        """Pass on to the next player if this one can neither buy nor sell."""
        self._next(state)

    def legal(self, state: CaponeState, seat: int) -> list[int]:
        """From nothing up to what the cash allows, ten at most."""
        steps = state.cash[seat] // moves.STEP_COST
        return [INVEST + place for place in range(min(GOAL, state.markers[seat] + steps) + 1)]

    def act(self, state: CaponeState, seat: int, action: int, chance: Chance) -> bool:
        """The marker moves; the next player is asked."""
        moves.invest(state, seat, action - INVEST)
        self._next(state)
        return True

    def _next(self, state: CaponeState) -> None:
        following = (self.seat + 1) % state.seats
        if following == state.starter:
            state.then(CLOSING)
        else:
            state.then(INVESTS[following])

    def default(self, state: CaponeState, seat: int) -> int:
        """The marker stays where it is."""
        return INVEST + state.markers[seat]

    def refusal(self, state: CaponeState, seat: int, action: int) -> Refusal:
        """Say that the cash does not suffice, if that is what is wrong."""
        return IllegalAction("not-enough-cash" if action >= INVEST else "illegal-action")


class CloseYear(Step[CaponeState]):
    """C23, C25: somebody has won, or the next year begins one seat further (C1)."""

    KEY: ClassVar[str] = "close"

    def asks(self, state: CaponeState) -> int:
        """Nobody is asked: the table itself says whether the match is over."""
        return 0

    def run(self, state: CaponeState, chance: Chance) -> None:
        """End the match once somebody has won or nobody is left, or begin the next year."""
        if has_millionaire(state):
            end(state, MILLION)
        elif all_are_gone(state):
            end(state, NOBODY_LEFT)
        elif state.year >= MOST_YEARS:
            end(state, TOO_LONG)
        else:
            moves.pass_start(state)
            state.steps.pop()


# Steps are immutable, so they are made once.
REHIRES: Final = [Rehire(seat) for seat in range(6)]
INVESTS: Final = [Invest(seat) for seat in range(6)]
CLOSING: Final[AnyStep] = CloseYear()


def end_year(state: CaponeState) -> None:
    """C21: everybody is paid and takes his stones home; then the park is asked about."""
    for offset in range(state.seats):
        seat = (state.starter + offset) % state.seats
        moves.settle(state, seat, income(state, seat))
    state.then(REHIRES[state.starter])


def open_prison(state: CaponeState) -> None:
    """C17, C21: all prisoners move up a block."""
    for offset in range(state.seats):
        seat = (state.starter + offset) % state.seats
        if any(state.cells[seat * BLOCKS : seat * BLOCKS + BLOCKS]):
            moves.serve(state, seat)


def most_rehired(state: CaponeState, seat: int) -> int:
    """How many bodyguards a player can buy back."""
    return min(state.park[seat], state.cash[seat] // GUARD_VALUE)


def end(state: CaponeState, how: int) -> None:
    """The match is over: the highest marker, then cash, then members."""
    state.tell("ended", (how,))
    state.winners = leaders(state)
