"""News between nodes, by LISTEN and NOTIFY of PostgreSQL."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final

import asyncpg

from backroom.server import logs

from .connection import FAILURES, connect, failure

CHANNEL: Final = "backroom"
# A line that is dead without saying so is noticed by asking.
ASK_SECONDS: Final = 1.0
# Tables that came back before this node listens again must be read once more.
RETRY_SECONDS: Final = 0.2
ANSWER_SECONDS: Final = 2.0


class PostgresNews:
    """News in PostgreSQL; what is promised stands in `storage.interfaces.NewsStore`."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._connection: asyncpg.Connection[asyncpg.Record] | None = None
        self._one_at_a_time = asyncio.Lock()

    async def publish(self, news: bytes) -> None:
        """Tell everybody who listens."""
        async with self._one_at_a_time:
            try:
                if self._connection is None or self._connection.is_closed():
                    self._connection = await connect(self._url)
                await self._connection.execute(
                    "SELECT pg_notify($1, $2)", CHANNEL, news.decode()
                )
            except FAILURES as error:
                self._connection = None
                raise failure(error) from error

    async def listen(
        self, hear: Callable[[bytes], None], missed: Callable[[], Awaitable[None]]
    ) -> None:
        """Hear everything, for ever; `missed` after each time when nobody listened."""
        is_first = True
        while True:
            try:
                await self._listen(hear, None if is_first else missed)
            except Exception as error:  # whatever it is: who does not listen misses a ban
                logs.failure("listening", failure(error))
            is_first = False
            await asyncio.sleep(RETRY_SECONDS)

    async def _listen(
        self, hear: Callable[[bytes], None], missed: Callable[[], Awaitable[None]] | None
    ) -> None:
        def heard(_: Any, __: int, ___: str, news: object) -> None:
            hear(str(news).encode())

        connection = await connect(self._url)
        try:
            await connection.add_listener(CHANNEL, heard)
            if missed is not None:
                await missed()
            while True:
                await asyncio.sleep(ASK_SECONDS)
                await connection.fetchval("SELECT 1", timeout=ANSWER_SECONDS)
        finally:
            connection.terminate()

    async def close(self) -> None:
        """Let go of the connection that tells."""
        if self._connection is not None:
            await self._connection.close(timeout=ANSWER_SECONDS)
