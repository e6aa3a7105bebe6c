"""A database that does pieces of work, each a function of a SQLAlchemy connection."""

from collections.abc import Callable
from typing import Concatenate, ParamSpec, Protocol, TypeVar

from sqlalchemy import Connection

P = ParamSpec("P")
R = TypeVar("R")


class Database(Protocol):
    """Whoever does the work, each piece is done whole or not at all."""

    async def run(
        self, work: Callable[Concatenate[Connection, P], R], *args: P.args, **named: P.kwargs
    ) -> R:
        """A piece of work in a transaction of its own: no socket waits for it."""
        ...

    async def look(
        self, work: Callable[Concatenate[Connection, P], R], *args: P.args, **named: P.kwargs
    ) -> R:
        """The same for work that only reads, and sees the database as of one moment."""
        ...

    async def change(
        self, work: Callable[Concatenate[Connection, P], R], *args: P.args, **named: P.kwargs
    ) -> R:
        """The same for work that reads what it then writes: nobody else writes it meanwhile."""
        ...
