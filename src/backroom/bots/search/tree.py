"""The tree of the search: one node for each way that play may go on, over many imagined worlds.

Information-set search by a single observer: a path in the tree is a list of actions by seat,
and every iteration walks it in another world. An action that is legal in few worlds does not
suffer for those in which it was not there: a node counts how often it was on offer.
"""

from math import sqrt
from typing import Final

from backroom.engine.chance import Chance
from backroom.engine.state import State
from backroom.engine.steps import Sealed

from .guide import WHOLE, Guide

# How much a likely action that was tried seldom is worth trying again.
CURIOSITY: Final = 0.6
# What is thought of an action never tried, below the mean of those that were.
DOUBT: Final = 0.05


class Node:
    """An action of one seat: how often it was on offer and tried, and what that seat got."""

    def __init__(self, likely: float) -> None:
        self.likely = likely
        self.offered = 0
        self.tried = 0
        self.gained = 0.0
        self.children: dict[int, Node] = {}


class Tree:
    """What has been tried below one action of the searcher, and how it went."""

    def __init__(self, guide: Guide, seat: int, chapter: int) -> None:
        self._guide = guide
        self._seat = seat
        self._chapter = chapter
        self._root = Node(WHOLE)

    def play(self, state: State, chance: Chance) -> list[float]:
        """One iteration in a world of its own; gives the part of the win of each seat."""
        node = self._root
        path: list[Node] = []
        seats: list[int] = []
        left = self._guide.horizon
        while state.pending and left > 0 and self._guide.chapter(state) == self._chapter:
            seat = whose(state, chance)
            legal = state.legal(seat)
            if len(legal) == 1:
                state.apply(seat, legal[0], chance)
                continue
            left -= 1
            if seat != self._seat and isinstance(state.steps[-1], Sealed):
                state.apply(seat, self._guide.pick(state, seat, legal, chance), chance)
                continue
            node = self._child(node, state, seat, legal, chance)
            path.append(node)
            seats.append(seat)
            state.apply(seat, self._chosen, chance)
            if node.tried == 0:
                break
        value = playout(self._guide, state, chance, left, self._chapter)
        for node, seat in zip(path, seats, strict=True):
            node.tried += 1
            node.gained += value[seat]
        return value

    def fell(self) -> None:
        """Forget what was tried."""
        self._root = Node(WHOLE)

    def _child(
        self, node: Node, state: State, seat: int, legal: list[int], chance: Chance
    ) -> Node:
        """The child with the best outlook for whoever chooses; all on offer are counted."""
        base = seat << 16
        children = node.children
        for action in legal:
            if base + action not in children:
                self._grow(children, state, seat, legal, chance)
                break
        offered = [children[base + action] for action in legal]
        hope = _hope(offered, state.seats)
        best, outlook = 0, -1.0
        for index, child in enumerate(offered):
            child.offered += 1
            gain = child.gained / child.tried if child.tried else hope
            one = gain + CURIOSITY * child.likely * sqrt(child.offered) / (1 + child.tried)
            if one > outlook:
                best, outlook = index, one
        self._chosen = legal[best]
        return offered[best]

    def _grow(
        self,
        children: dict[int, Node],
        state: State,
        seat: int,
        legal: list[int],
        chance: Chance,
    ) -> None:
        """Nodes for the actions that have none yet."""
        odds = self._guide.likely(state, seat, legal, chance)
        for action, likely in zip(legal, odds, strict=True):
            key = (seat << 16) + action
            if key not in children:
                children[key] = Node(likely)


def _hope(offered: list[Node], seats: int) -> float:
    """What an action never tried may bring: a little less than those that were."""
    tried, gained = 0, 0.0
    for child in offered:
        tried += child.tried
        gained += child.gained
    return (gained / tried if tried else WHOLE / seats) - DOUBT


def whose(state: State, chance: Chance) -> int:
    """Who answers next; among several it is chance: a race goes to anyone."""
    pending = state.pending
    if pending & (pending - 1) == 0:
        return pending.bit_length() - 1
    asked = [seat for seat in range(state.seats) if pending >> seat & 1]
    return asked[chance.choose("policy", asked)]


def playout(guide: Guide, state: State, chance: Chance, left: int, chapter: int) -> list[float]:
    """Play on by habit until match or chapter are over, or the horizon is reached."""
    while state.pending and left > 0 and guide.chapter(state) == chapter:
        seat = whose(state, chance)
        legal = state.legal(seat)
        if len(legal) == 1:
            state.apply(seat, legal[0], chance)
        else:
            left -= 1
            state.apply(seat, guide.pick(state, seat, legal, chance), chance)
    return shares(state) if state.winners else guide.value(state)


def shares(state: State) -> list[float]:
    """The part of the win that each seat has in a match that is over."""
    each = WHOLE / state.winners.bit_count()
    return [each if state.winners >> seat & 1 else 0.0 for seat in range(state.seats)]
