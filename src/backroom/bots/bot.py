"""What a bot is: a function of what one seat may know, and of chance of its own."""

from random import Random
from typing import NamedTuple, Protocol, runtime_checkable

from backroom.engine.match import Decision


class Pick(NamedTuple):
    """The action a bot picks, and why: the id of a text `reason-<id>`."""

    action: int
    reason: str


class Bot(Protocol):
    """Answers one question at a time and remembers nothing: the view remembers for it.

    A choice in several picks is asked pick by pick; the view holds the picks made so far.
    """

    @property
    def reasons(self) -> tuple[str, ...]:
        """The ids of all reasons that the bot can give for a pick."""

    def choose(self, decision: Decision, rng: Random) -> Pick:
        """Pick one of the legal actions; all that is random must come from `rng`."""


@runtime_checkable
class Thinker(Bot, Protocol):
    """A bot that uses the time it is given, as `search` does."""

    made: int
    """How many iterations its last choice took."""

    def within(self, milliseconds: int) -> Bot:
        """The same bot with a clock: it stops when the time is up."""
