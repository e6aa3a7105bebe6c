"""The search tree below one root action, shared by all determinizations.

This is single-observer information-set Monte Carlo tree search (SO-ISMCTS) with PUCT: a path in
the tree is a list of actions by seat, and each iteration walks it in another determinization.
An action that is legal in few of them must not suffer for the others, so a node counts how
often it was available, and the exploration term uses that count.
"""

from math import sqrt
from typing import Final

from backroom.engine.chance import Chance
from backroom.engine.seats import next_seat, win_shares
from backroom.engine.state import State
from backroom.engine.steps import Sealed

from .evaluator import Evaluator

# The exploration constant of PUCT.
EXPLORATION: Final = 0.6
# First-play urgency: an action without visits is valued this much below the mean of the others.
FIRST_PLAY_REDUCTION: Final = 0.05


class Node:
    """An action of one seat, with its counts and the sum of that seat's values."""

    def __init__(self) -> None:
        self.available = 0
        self.visits = 0
        self.total_value = 0.0
        self.children: dict[int, Node] = {}


class Tree:
    """All lines of play that were tried after one action of the searching seat."""

    def __init__(self, evaluator: Evaluator, seat: int, stage: int) -> None:
        self._evaluator = evaluator
        self._seat = seat
        self._stage = stage
        self._root = Node()

    def iterate(self, state: State, chance: Chance) -> list[float]:
        """One iteration that uses up a determinized state; gives the value for each seat."""
        node = self._root
        path: list[Node] = []
        seats: list[int] = []
        left = self._evaluator.horizon
        while state.pending and left > 0 and self._evaluator.stage(state) == self._stage:
            seat = next_seat(state.pending, chance)
            legal = state.legal(seat)
            if len(legal) == 1:
                state.apply(seat, legal[0], chance)
                continue
            left -= 1
            if seat != self._seat and isinstance(state.steps[-1], Sealed):
                action = self._evaluator.rollout_action(state, seat, legal, chance)
                state.apply(seat, action, chance)
                continue
            node = self._select(node, state, seat, legal, chance)
            path.append(node)
            seats.append(seat)
            state.apply(seat, self._selected, chance)
            if node.visits == 0:
                break
        values = rollout(self._evaluator, state, chance, left, self._stage)
        for node, seat in zip(path, seats, strict=True):
            node.visits += 1
            node.total_value += values[seat]
        return values

    def _select(
        self, node: Node, state: State, seat: int, legal: list[int], chance: Chance
    ) -> Node:
        """The child with the highest upper confidence bound; all available ones are counted.

        Priors are those of the determinization at hand: what a seat would play depends on
        cards that differ from one to the next. An action with a prior of 0.0 is not available.
        """
        base = seat << 16
        children = node.children
        available: list[Node] = []
        actions: list[int] = []
        chances: list[float] = []
        priors = self._evaluator.priors(state, seat, legal, chance)
        for action, prior in zip(legal, priors, strict=True):
            if prior > 0.0:
                child = children.get(base + action)
                if child is None:
                    child = children[base + action] = Node()
                available.append(child)
                actions.append(action)
                chances.append(prior)
        unvisited = _first_play_value(available, state.seats)
        best, highest = 0, -1.0
        for index, child in enumerate(available):
            child.available += 1
            value = child.total_value / child.visits if child.visits else unvisited
            bound = value + EXPLORATION * chances[index] * sqrt(child.available) / (
                1 + child.visits
            )
            if bound > highest:
                best, highest = index, bound
        self._selected = actions[best]
        return available[best]


def _first_play_value(available: list[Node], seats: int) -> float:
    """The value assumed for an action without visits: a little below the mean of its rivals."""
    visits, total = 0, 0.0
    for child in available:
        visits += child.visits
        total += child.total_value
    return (total / visits if visits else 1.0 / seats) - FIRST_PLAY_REDUCTION


def rollout(
    evaluator: Evaluator, state: State, chance: Chance, left: int, stage: int
) -> list[float]:
    """Play on by policy to the end of the match, the stage or the horizon, and value that."""
    while state.pending and left > 0 and evaluator.stage(state) == stage:
        seat = next_seat(state.pending, chance)
        legal = state.legal(seat)
        if len(legal) == 1:
            state.apply(seat, legal[0], chance)
        else:
            left -= 1
            state.apply(seat, evaluator.rollout_action(state, seat, legal, chance), chance)
    if state.winners:
        return list(win_shares(state.winners, state.seats))
    return evaluator.evaluate(state)
