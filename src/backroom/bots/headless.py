"""One match between bots as fast as it goes: no log, no frames, and nobody listening."""

from collections.abc import Sequence
from random import Random
from time import process_time
from typing import NamedTuple, TypeAlias

from backroom.engine.chance import Chance, RandomChance
from backroom.engine.errors import IllegalAction
from backroom.engine.game import AnyGame
from backroom.engine.match import Decision
from backroom.engine.seats import next_seat, win_shares
from backroom.engine.state import State

from .bot import Bot


class OmniscientPlayer:
    """A player that is shown the true state: an upper bound to measure, never an opponent.

    A class to inherit from and not a protocol, so that no bot is shown a state by accident.
    """

    def choose_from_state(self, state: State, seat: int, rng: Random) -> int:
        """A legal action of a pending seat; the state is a copy and may be changed."""
        raise NotImplementedError


Player: TypeAlias = Bot | OmniscientPlayer


class Outcome(NamedTuple):
    """How a match between bots went; `shares` is 1 for a win, 1/k for one shared by k."""

    shares: tuple[float, ...]
    places: tuple[int, ...]
    decisions: int


class ThinkingTime:
    """How long each seat took to choose, and how often it really had a choice.

    Processor time is counted, because others use the machine too.
    """

    def __init__(self, seats: int) -> None:
        self.seconds = [0.0] * seats
        self.asked = [0] * seats

    def count(self, seat: int, seconds: float) -> None:
        """Add one choice of a seat and the time it took."""
        self.seconds[seat] += seconds
        self.asked[seat] += 1


def play_headless(
    game: AnyGame,
    options: tuple[int, ...],
    players: Sequence[Player],
    chance: Chance,
    rng: Random,
    times: ThinkingTime | None = None,
) -> Outcome:
    """Play a whole match with a bot in every seat; forced moves are made without asking."""
    seats = len(players)
    state: State = game.start(seats, options, chance)
    times = times or ThinkingTime(seats)
    turns = RandomChance(rng)
    decisions = 0
    while not state.winners:
        seat = next_seat(state.pending, turns)
        legal = state.legal(seat)
        action = legal[0]
        if len(legal) > 1:
            action = _checked(game, state, seat, legal, players[seat], rng, times)
        state.apply(seat, action, chance)
        decisions += 1
    shares = win_shares(state.winners, seats)
    return Outcome(shares, tuple(game.places(state)), decisions)


def _checked(
    game: AnyGame,
    state: State,
    seat: int,
    legal: list[int],
    player: Player,
    rng: Random,
    times: ThinkingTime,
) -> int:
    """A player's legal choice; a fault says which player made it, and where."""
    try:
        action = _chosen(game, state, seat, legal, player, rng, times)
        if action not in legal:
            raise IllegalAction("illegal-action")
    except Exception as fault:
        name = type(player).__name__
        fault.add_note(f"{name} in seat {seat} of {game.name}, at prompt {state.prompt}")
        raise
    return action


def _chosen(
    game: AnyGame,
    state: State,
    seat: int,
    legal: list[int],
    player: Player,
    rng: Random,
    times: ThinkingTime,
) -> int:
    """A player's choice; its time runs while it thinks, not while its view is made."""
    if isinstance(player, OmniscientPlayer):
        truth = state.clone()
        begun = process_time()
        action = player.choose_from_state(truth, seat, rng)
    else:
        decision = _decision(game, state, seat, legal)
        begun = process_time()
        action = player.choose(decision, rng).action
    times.count(seat, process_time() - begun)
    return action


def decision_of(game: AnyGame, state: State, seat: int) -> Decision:
    """The decision that a bot in a pending seat is asked to make in a state."""
    return _decision(game, state, seat, state.legal(seat))


def _decision(game: AnyGame, state: State, seat: int, legal: list[int]) -> Decision:
    view = game.observe(state, seat)
    default = state.steps[-1].default(state, seat)
    return Decision(seat, state.prompt, view, tuple(legal), default)
