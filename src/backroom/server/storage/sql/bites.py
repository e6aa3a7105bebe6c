"""Long work in small bites, so that nobody waits for the lock more than some milliseconds."""

import asyncio
from collections.abc import Callable
from typing import Concatenate, Final, ParamSpec, TypeVar

from sqlalchemy import Connection

from .database import Database

P = ParamSpec("P")
R = TypeVar("R")

PAUSE_SECONDS: Final = 0.005


async def look(
    database: Database,
    work: Callable[Concatenate[Connection, P], R],
    *args: P.args,
    **named: P.kwargs,
) -> R:
    """Read a little, and leave time for others who want to read."""
    result = await database.look(work, *args, **named)
    await asyncio.sleep(PAUSE_SECONDS)
    return result


async def change(
    database: Database,
    work: Callable[Concatenate[Connection, P], R],
    *args: P.args,
    **named: P.kwargs,
) -> R:
    """Change a little, and leave time for others who wait for the lock."""
    result = await database.change(work, *args, **named)
    await asyncio.sleep(PAUSE_SECONDS)
    return result
