"""Determinized matches that are played on side by side, so that a network answers for all.

A lane plays until the searching seat has answered so often and is asked again, or the match is
over. Whoever has a choice is shown as a row of bits, as its network takes it; the rows of all
lanes lie in one buffer. This module knows nothing of NumPy, and the compiled build runs it.
"""

from typing import Final

from backroom.engine.chance import Chance
from backroom.engine.game import AnyGame
from backroom.engine.observation import AnyObservation
from backroom.engine.seats import next_seat, win_shares
from backroom.engine.state import LOWEST, State
from backroom.engine.steps import Sealed

# A seat may never be asked again: after so many choices of anybody a lane is valued as it is.
MOST_CHOICES: Final = 40


class Lane:
    """One match from a determinization on; lanes of one `world` share it and its draws.

    `prompt` is the last one that the searching seat has answered.
    """

    def __init__(self, state: State, chance: Chance, world: int) -> None:
        self.state = state
        self.chance = chance
        self.world = world
        self.prompt = state.prompt
        self.answered = 0
        self.choices = 0
        self.seat = -1
        self.facing = 0
        # Whether it waits for a value and no longer for an action.
        self.is_leaf = False


class Lanes:
    """All lanes of one batch: who waits, for an action or for a value, and the rows they show.

    `depth` is how many answers of the searching seat a lane plays beyond the one that is tried.
    """

    def __init__(self, game: AnyGame, seat: int, depth: int, most: int) -> None:
        self._observation: AnyObservation = game.observation
        self._seat = seat
        self._depth = depth
        self.width = self._observation.size + game.actions.size
        self.rows = bytearray(most * self.width)
        self._memory = memoryview(self.rows)
        self.waiting: list[Lane] = []
        self._all: list[Lane] = []

    def begin(self, lanes: list[Lane]) -> None:
        """A new batch; each lane plays on to the first choice."""
        self._all = lanes
        self._advance(lanes)

    def results(self, fair: float) -> list[float]:
        """The share of the searching seat above a fair one, in lanes whose match is over."""
        return [
            win_shares(lane.state.winners, lane.state.seats)[self._seat] - fair
            if lane.state.winners
            else 0.0
            for lane in self._all
        ]

    def play(self, actions: list[int]) -> None:
        """Every waiting lane takes its action, as its seat names it; leaves are finished."""
        moved: list[Lane] = []
        for index, lane in enumerate(self.waiting):
            if not lane.is_leaf:
                state = lane.state
                tables = self._observation.absolute[state.seats]
                action = tables[lane.facing][actions[index]]
                lane.choices += 1
                if lane.seat == self._seat and state.prompt != lane.prompt:
                    lane.prompt = state.prompt
                    lane.answered += 1
                state.apply(lane.seat, action, lane.chance)
                moved.append(lane)
        self._advance(moved)

    def _advance(self, lanes: list[Lane]) -> None:
        """Play what is forced, and show the lanes in which somebody has a choice."""
        self.waiting = []
        for lane in lanes:
            state = lane.state
            while state.pending:
                pending = state.pending
                seat = LOWEST[pending]
                if pending & (pending - 1) and not isinstance(state.steps[-1], Sealed):
                    seat = next_seat(pending, lane.chance)
                legal = state.legal(seat)
                if len(legal) > 1:
                    self._show(lane, seat, legal)
                    break
                state.apply(seat, legal[0], lane.chance)

    def _show(self, lane: Lane, seat: int, legal: list[int]) -> None:
        state = lane.state
        is_asked = seat == self._seat and state.prompt != lane.prompt
        lane.is_leaf = is_asked and lane.answered >= self._depth
        if lane.choices >= MOST_CHOICES:
            lane.is_leaf, seat, legal = True, self._seat, []
        lane.seat = seat
        lane.facing = self._observation.facing_state(state, seat)
        first = len(self.waiting) * self.width
        self._observation.write_state(state, seat, self._memory, first)
        first += self._observation.size
        self._observation.write_mask(legal, state.seats, lane.facing, self._memory, first)
        self.waiting.append(lane)
