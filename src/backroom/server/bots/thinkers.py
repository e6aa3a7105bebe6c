"""Those who think for the bots: processes of their own on a server, the same one elsewhere."""

from collections.abc import Callable
from typing import ParamSpec, Protocol, TypeVar

from .worker import Question, Told

P = ParamSpec("P")
R = TypeVar("R")


class Thinkers(Protocol):
    """Work that takes a while, done where it holds up as little as possible."""

    def warm_up(self) -> None:
        """Prepare for the first question, which will come soon."""
        ...

    async def ask(self, question: Question) -> Told:
        """A bot's pick; raises what the bot raised."""
        ...

    async def run(self, work: Callable[P, R], *args: P.args, **named: P.kwargs) -> R:
        """A piece of work; raises what it raised."""
        ...

    def close(self) -> None:
        """End with what is being done; more can be asked later all the same."""
        ...
