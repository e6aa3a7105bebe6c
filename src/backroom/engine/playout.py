"""Matches played through by a program, as quickly as the compiled build can."""

from .chance import Chance
from .game import AnyGame
from .state import State


class Playthrough:
    """One match after the other, one call a decision, for loops that choose in Python.

    `start` deals a match, `play` is a legal action of the seat to move; both give what the
    seat to move may do next, ascending, and nothing when the match is over. Nothing is checked.
    """

    # mypyc: a class of its own and few arguments, so that the interpreter calls straight into
    # it (benchmarks/leduc_peers.py); the method of a state is found in the class above.
    def __init__(
        self, game: AnyGame, seats: int, options: tuple[int, ...], chance: Chance
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.chance = chance
        self.state: State = game.blank(seats, options)

    def start(self) -> list[int]:
        """A new match: what the first seat to move may do."""
        state: State = self.game.start(self.seats, self.options, self.chance)
        self.state = state
        return state.offer()

    def play(self, action: int) -> list[int]:
        """One legal action by the seat to move; gives what the next one may do."""
        return self.state.play(action, self.chance)


def play_randomly(state: State, chance: Chance, limit: int) -> int:
    """Random legal actions until the match is over or `limit` were made; gives their number."""
    made = 0
    legal = state.offer()
    while legal and made < limit:
        legal = state.play(legal[chance.choose("policy", legal)], chance)
        made += 1
    return made
