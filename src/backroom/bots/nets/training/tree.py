"""A game that is small enough to be played through whole: exact values, exact exploitability.

Every line of play is a path in one tree. What a network would do in each situation then gives
the value of every action without any sampling, and how much a player could win who knew it.
"""

from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from backroom.engine.chance import AnsweredChance, Asked, Chance
from backroom.engine.errors import BadSetup
from backroom.engine.game import AnyGame
from backroom.engine.seats import next_seat
from backroom.engine.state import State

MOST_NODES: Final = 200_000

Numbers = npt.NDArray[np.float64]
Places = npt.NDArray[np.int64]


class _Node(NamedTuple):
    """A point of the tree, and the action or the answer of chance that leads to it."""

    parent: int
    depth: int
    seat: int
    situation: int
    action: int
    odds: float
    returns: tuple[float, ...]


class GameTree:
    """All of a game at one number of seats: `rows` are the situations as a network sees them.

    Situations of different seats that look alike to the network share a row.
    """

    def __init__(self, game: AnyGame, seats: int) -> None:
        self._game = game
        self.seats = seats
        self._nodes: list[_Node] = []
        self._rows: dict[bytes, int] = {}
        self._options = game.meta.read_options({}, seats)
        self._grow(None, (), -1, 0, -1, 1.0)
        self.rows: npt.NDArray[np.uint8] = np.array(
            [np.frombuffer(row, np.uint8) for row in self._rows]
        )
        self.masks = self.rows[:, -game.actions.size :]
        self._lay_out()

    def _grow(
        self,
        move: tuple[State, int, int] | None,
        answers: tuple[int, ...],
        parent: int,
        depth: int,
        action: int,
        odds: float,
    ) -> None:
        """Carry a move out as far as chance has answered, and go on from there."""
        number = len(self._nodes)
        if number >= MOST_NODES:
            raise BadSetup("game-too-large", {"game": self._game.name})
        chance = AnsweredChance(answers)
        try:
            state, seat = self._played(move, chance)
        except Asked as asked:
            self._nodes.append(_Node(parent, depth, -1, -1, action, odds, ()))
            for item in dict.fromkeys(asked.items):
                likely = asked.items.count(item) / len(asked.items)
                self._grow(move, (*answers, item), number, depth + 1, -1, likely)
            return
        if seat < 0:
            returns = tuple(self._game.returns(state))
            self._nodes.append(_Node(parent, depth, -1, -1, action, odds, returns))
            return
        observation = self._game.observation
        view = self._game.observe(state, seat)
        facing = observation.facing(view)
        legal = state.legal(seat)
        mask = observation.mask(legal, self.seats, facing)
        row = bytes(observation.vector(view) + mask)
        situation = self._rows.setdefault(row, len(self._rows))
        self._nodes.append(_Node(parent, depth, seat, situation, action, odds, ()))
        for one in legal:
            column = observation.relative[self.seats][facing][one]
            self._grow((state, seat, one), (), number, depth + 1, column, 1.0)

    def _played(self, move: tuple[State, int, int] | None, chance: Chance) -> tuple[State, int]:
        """The state after a move, and who is asked there; nobody where the match is over."""
        if move is None:
            state: State = self._game.start(self.seats, self._options, chance)
        else:
            before, mover, action = move
            state = before.clone()
            state.apply(mover, action, chance)
        return state, next_seat(state.pending, chance) if state.pending else -1

    def _lay_out(self) -> None:
        """The same as arrays, and the nodes of each depth together."""
        nodes = self._nodes
        self._parent: Places = np.array([node.parent for node in nodes])
        self._seat: Places = np.array([node.seat for node in nodes])
        self._situation: Places = np.array([node.situation for node in nodes])
        self._action: Places = np.array([node.action for node in nodes])
        self._odds: Numbers = np.array([node.odds for node in nodes])
        nothing = (0.0,) * self.seats
        self._returns: Numbers = np.array([node.returns or nothing for node in nodes])
        depths = np.array([node.depth for node in nodes])
        self._levels = [np.flatnonzero(depths == one) for one in range(1, depths.max() + 1)]
        self._shape = self.masks.shape

    def values(self, policy: Numbers) -> tuple[Numbers, Numbers]:
        """What each action is worth to who is asked, and how likely he is asked that at all.

        The policy has a row for each situation. Values are means over what the seat cannot
        tell apart, weighed by how likely all the others lead there.
        """
        steps = self._steps(policy)
        others = self._reach(steps)
        worth = self._returns.copy()
        for level in reversed(self._levels):
            np.add.at(worth, self._parent[level], steps[level, None] * worth[level])
        sums, weights = np.zeros(self._shape), np.zeros(self._shape)
        played = np.flatnonzero(self._action >= 0)
        parents = self._parent[played]
        seats = self._seat[parents]
        weight = others[parents, seats]
        at = (self._situation[parents], self._action[played])
        np.add.at(sums, at, weight * worth[played, seats])
        np.add.at(weights, at, weight)
        found = np.divide(sums, weights, out=np.zeros(self._shape), where=weights > 0)
        return found, weights.max(axis=1)

    def own_reach(self, policy: Numbers) -> Numbers:
        """How likely a seat's own choices lead to each situation, which must tell them all."""
        steps = self._steps(policy)
        reach = np.ones((len(steps), self.seats))
        for level in self._levels:
            parents = self._parent[level]
            reach[level] = reach[parents]
            movers = self._seat[parents]
            own = np.flatnonzero(movers >= 0)
            reach[level[own], movers[own]] *= steps[level[own]]
        asked = np.flatnonzero(self._seat >= 0)
        found = np.zeros(self._shape[0])
        found[self._situation[asked]] = reach[asked, self._seat[asked]]
        return found

    def exploitability(self, policy: Numbers) -> float:
        """The mean over seats of what a best response wins above what the policy does."""
        steps = self._steps(policy)
        others = self._reach(steps)
        own = self._returns.copy()
        for level in reversed(self._levels):
            np.add.at(own, self._parent[level], steps[level, None] * own[level])
        gains = [self._best(seat, steps, others) - own[0, seat] for seat in range(self.seats)]
        return float(np.mean(gains))

    def _best(self, seat: int, steps: Numbers, others: Numbers) -> float:
        """What a seat wins that knows the policy of all the others."""
        worth = self._returns[:, seat].copy()
        for level in reversed(self._levels):
            parents = self._parent[level]
            mine = self._seat[parents] == seat
            rest = level[~mine]
            np.add.at(worth, self._parent[rest], steps[rest] * worth[rest])
            if mine.any():
                chosen = level[mine]
                at = (self._situation[self._parent[chosen]], self._action[chosen])
                sums: Any = np.full(self._shape, -np.inf)
                sums[at] = 0.0
                np.add.at(sums, at, others[self._parent[chosen], seat] * worth[chosen])
                best = sums.argmax(axis=1)
                taken = chosen[best[at[0]] == at[1]]
                worth[self._parent[taken]] = worth[taken]
        return float(worth[0])

    def _steps(self, policy: Numbers) -> Numbers:
        """How likely each node follows from its parent."""
        steps = self._odds.copy()
        played = np.flatnonzero(self._action >= 0)
        steps[played] = policy[self._situation[self._parent[played]], self._action[played]]
        return steps

    def _reach(self, steps: Numbers) -> Numbers:
        """How likely everybody but one seat leads to a node, for each seat."""
        reach = np.ones((len(steps), self.seats))
        for level in self._levels:
            parents = self._parent[level]
            reach[level] = reach[parents] * steps[level, None]
            movers = self._seat[parents]
            own = np.flatnonzero(movers >= 0)
            reach[level[own], movers[own]] = reach[parents[own], movers[own]]
        return reach
