"""One match between bots, as fast as it goes: no log, no frames, and nobody listens."""

from collections.abc import Sequence
from random import Random
from time import process_time
from typing import NamedTuple, TypeAlias

from backroom.engine.chance import Chance
from backroom.engine.errors import IllegalAction
from backroom.engine.game import AnyGame
from backroom.engine.match import Decision
from backroom.engine.state import State

from .bot import Bot


class Seer:
    """A player that is shown the truth: an upper bound for measuring, never an opponent.

    A class to inherit from and not a protocol, so that no bot is shown a state by accident.
    """

    def choose_seeing(self, state: State, seat: int, rng: Random) -> int:
        """A legal action of a pending seat; the state is a copy and may be changed."""
        raise NotImplementedError


Player: TypeAlias = Bot | Seer


class Outcome(NamedTuple):
    """How a match between bots went; `shares` is 1 for a win, 1/k for one shared by k."""

    shares: tuple[float, ...]
    places: tuple[int, ...]
    decisions: int


class Clock:
    """The seconds that each seat took to choose, and how often it really had a choice.

    Seconds of the processor, as others use the machine too.
    """

    def __init__(self, seats: int) -> None:
        self.seconds = [0.0] * seats
        self.asked = [0] * seats

    def count(self, seat: int, seconds: float) -> None:
        """One choice that was made."""
        self.seconds[seat] += seconds
        self.asked[seat] += 1


def play(
    game: AnyGame,
    options: tuple[int, ...],
    players: Sequence[Player],
    chance: Chance,
    rng: Random,
    clock: Clock | None = None,
) -> Outcome:
    """A whole match with a bot in every seat; nobody is asked where one action is legal."""
    seats = len(players)
    state: State = game.start(seats, options, chance)
    clock = clock or Clock(seats)
    decisions = 0
    while not state.winners:
        seat = next_seat(state.pending, rng)
        legal = state.legal(seat)
        action = legal[0]
        if len(legal) > 1:
            action = _asked(game, state, seat, legal, players[seat], rng, clock)
            if action not in legal:
                raise IllegalAction("illegal-action")
        state.apply(seat, action, chance)
        decisions += 1
    shares = shares_of(state.winners, seats)
    return Outcome(shares, tuple(game.places(state)), decisions)


def _asked(
    game: AnyGame,
    state: State,
    seat: int,
    legal: list[int],
    player: Player,
    rng: Random,
    clock: Clock,
) -> int:
    """What a player chooses; the clock runs while it thinks, not while its view is made."""
    if isinstance(player, Seer):
        truth = state.clone()
        begun = process_time()
        action = player.choose_seeing(truth, seat, rng)
    else:
        decision = _decision(game, state, seat, legal)
        begun = process_time()
        action = player.choose(decision, rng).action
    clock.count(seat, process_time() - begun)
    return action


def next_seat(pending: int, rng: Random) -> int:
    """Who answers next; chance decides among several, so that a race is fair."""
    if pending & (pending - 1) == 0:
        return pending.bit_length() - 1
    return rng.choice([seat for seat in range(pending.bit_length()) if pending >> seat & 1])


def decision_of(game: AnyGame, state: State, seat: int) -> Decision:
    """What a bot gets to decide on."""
    return _decision(game, state, seat, state.legal(seat))


def _decision(game: AnyGame, state: State, seat: int, legal: list[int]) -> Decision:
    view = game.observe(state, seat)
    default = state.steps[-1].default(state, seat)
    return Decision(seat, state.prompt, view, tuple(legal), default)


def shares_of(winners: int, seats: int) -> tuple[float, ...]:
    """The part of the win that each seat has."""
    each = 1 / winners.bit_count()
    return tuple(each if winners >> seat & 1 else 0.0 for seat in range(seats))
