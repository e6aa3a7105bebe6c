"""One match between bots, as fast as it goes: no log, no frames, and nobody listens."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from backroom.engine.chance import Chance
from backroom.engine.errors import IllegalAction
from backroom.engine.game import AnyGame
from backroom.engine.match import Decision
from backroom.engine.state import State

from .bot import Bot


class Outcome(NamedTuple):
    """How a match between bots went; `shares` is 1 for a win, 1/k for one shared by k."""

    shares: tuple[float, ...]
    decisions: int


def play(
    game: AnyGame, options: tuple[int, ...], bots: Sequence[Bot], chance: Chance, rng: Random
) -> Outcome:
    """A whole match with a bot in every seat."""
    state: State = game.start(len(bots), options, chance)
    decisions = 0
    while not state.winners:
        seat = next_seat(state.pending, rng)
        decision = decision_of(game, state, seat)
        action = bots[seat].choose(decision, rng).action
        if action not in decision.legal:
            raise IllegalAction("illegal-action")
        state.apply(seat, action, chance)
        decisions += 1
    return Outcome(shares_of(state.winners, state.seats), decisions)


def next_seat(pending: int, rng: Random) -> int:
    """Who answers next; chance decides among several, so that a race is fair."""
    if pending & (pending - 1) == 0:
        return pending.bit_length() - 1
    return rng.choice([seat for seat in range(pending.bit_length()) if pending >> seat & 1])


def decision_of(game: AnyGame, state: State, seat: int) -> Decision:
    """What a bot gets to decide on."""
    step = state.steps[-1]
    legal = tuple(step.legal(state, seat))
    view = game.observe(state, seat)
    return Decision(seat, state.prompt, view, legal, step.default(state, seat))


def shares_of(winners: int, seats: int) -> tuple[float, ...]:
    """The part of the win that each seat has."""
    each = 1 / winners.bit_count()
    return tuple(each if winners >> seat & 1 else 0.0 for seat in range(seats))
