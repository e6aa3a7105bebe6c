"""Betting (L3, L4): two rounds, raises of 2 then 4, at most two raises a round."""

from typing import ClassVar, Final

from backroom.engine.chance import Chance
from backroom.engine.steps import Step

from . import moves
from .actions import CALL, FOLD, RAISE
from .scoring import showdown
from .state import LeducState

MOST_RAISES: Final = 2
RAISES: Final = (2, 4)
# Lists made once and shared: what is legal depends on two questions only.
OPEN: Final = [CALL, RAISE]
FACING: Final = [FOLD, CALL, RAISE]
CAPPED: Final = [FOLD, CALL]


class Bet(Step[LeducState]):
    """L3: fold, call or raise; `answers` counts the calls since the last raise."""

    KEY: ClassVar[str] = "bet"

    def __init__(self, seat: int, answers: int) -> None:
        self.seat = seat
        self.answers = answers

    def values(self) -> tuple[int, ...]:
        """The seat to bet, and how many have called since the last raise."""
        return (self.seat, self.answers)

    def asks(self, state: LeducState) -> int:
        """One seat."""
        return state.BITS[self.seat]

    def legal(self, state: LeducState, seat: int) -> list[int]:
        """Fold only before a raise (L3), raise at most twice a round (L4)."""
        if state.raises == MOST_RAISES:
            return CAPPED
        return FACING if state.stakes[seat] < state.stakes[1 - seat] else OPEN

    def default(self, state: LeducState, seat: int) -> int:
        """Call: it never gives up a hand."""
        return CALL

    def act(self, state: LeducState, seat: int, action: int, chance: Chance) -> bool:
        """Bet, then the other bets, the board is turned, or the match is over."""
        other = 1 - seat
        if action == FOLD:
            state.winners = state.BITS[other]
        elif action == RAISE:
            moves.stake(state, seat, state.stakes[other] + RAISES[state.round])
            state.then(BETS[other][1])
        else:
            moves.stake(state, seat, state.stakes[other])
            self._called(state, other, chance)
        return True

    def _called(self, state: LeducState, other: int, chance: Chance) -> None:
        if self.answers == 0:
            state.then(BETS[other][1])
        elif state.round == 0:
            moves.turn_board(state, chance)
            state.then(BETS[state.starter][0])
        else:
            moves.show(state)
            state.winners = showdown(state)


# Steps are immutable, so the four that can be are made once.
BETS: Final = [[Bet(seat, answers) for answers in range(2)] for seat in range(2)]
