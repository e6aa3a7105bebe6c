"""Betting (L3, L4): two rounds, raises of 2 then 4, at most two raises a round."""

from typing import ClassVar, Final

from backroom.engine.chance import Chance
from backroom.engine.steps import Step

from . import moves
from .actions import CALL, FOLD, RAISE
from .scoring import showdown
from .state import LeducState

MOST_RAISES: Final = 2
RAISES: Final[tuple[int, ...]] = (2, 4)


class Bet(Step[LeducState]):
    """L3: fold, call or raise; `raises` of this round so far, `checks` before any of them."""

    KEY: ClassVar[str] = "bet"

    def __init__(self, seat: int, raises: int, checks: int) -> None:
        self.seat = seat
        self.raises = raises
        self.checks = checks
        # What is legal depends on the step alone: the list is made once and shared.
        self.offer = [FOLD, CALL, RAISE] if raises else [CALL, RAISE]
        if raises == MOST_RAISES:
            self.offer = [FOLD, CALL]
        # So are the questions that can follow: the other's, after a raise or a first check.
        self.raised: Bet = self if raises == MOST_RAISES else Bet(1 - seat, raises + 1, 0)
        self.checked: Bet = self if raises or checks else Bet(1 - seat, 0, 1)

    def values(self) -> tuple[int, ...]:
        """The seat to bet, the raises of this round and the checks before them."""
        return (self.seat, self.raises, self.checks)

    def asks(self, state: LeducState) -> int:
        """The one seat whose turn it is to bet."""
        return self.seat + 1

    def legal(self, state: LeducState, seat: int) -> list[int]:
        """Fold only before a raise (L3), raise at most twice a round (L4)."""
        return self.offer

    def default(self, state: LeducState, seat: int) -> int:
        """Call: it never gives up a hand."""
        return CALL

    def act(self, state: LeducState, seat: int, action: int, chance: Chance) -> bool:
        """Bet, then the other bets, the board is turned, or the match is over."""
        other = 1 - seat
        if action == FOLD:
            state.winners = other + 1
            return True
        if action == RAISE:
            moves.top(state, seat, RAISES[0 if state.board < 0 else 1])
            state.ask(self.raised, other + 1)
            return False
        moves.call(state, seat)
        if self.raises or self.checks:
            return self._end_round(state, chance)
        state.ask(self.checked, other + 1)
        return False

    def _end_round(self, state: LeducState, chance: Chance) -> bool:
        """L4, L5: the board is turned, or the hands are shown."""
        if state.board < 0:
            moves.turn_board(state, chance)
            state.ask(OPENINGS[state.starter], state.starter + 1)
            return False
        moves.show(state)
        state.winners = showdown(state)
        return True


# Steps are immutable, so those that open a round are made once.
OPENINGS: Final = [Bet(0, 0, 0), Bet(1, 0, 0)]
