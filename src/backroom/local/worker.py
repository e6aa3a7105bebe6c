"""The far end of the line: messages of the page become calls and sockets of the house.

Messages are JSON texts, so that nothing but texts crosses from Python to JavaScript and back.
A browser hands in its functions; a test hands in its own.
"""

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, Final

from backroom.games import ALL_GAMES
from backroom.server.house import House

from .asgi import Caller, Line
from .house import open_house
from .storage.cupboard import Change, Cupboard

COOKIE: Final = "cookie"


class Messages:
    """A cupboard behind two functions of a browser that take and give texts."""

    def __init__(
        self, read: Callable[[str], Awaitable[str]], write: Callable[[str], Awaitable[object]]
    ) -> None:
        self._read = read
        self._write = write

    async def read(self, prefix: str) -> list[tuple[str, str]]:
        """All keys that begin so, in order, with their texts."""
        return [(key, text) for key, text in json.loads(await self._read(prefix))]

    async def write(self, changes: Sequence[Change]) -> None:
        """All changes, durable when it comes back, or none and it raises."""
        await self._write(json.dumps(changes))


class Worker:
    """One page's end of the house."""

    def __init__(
        self, house: House, caller: Caller, cupboard: Cupboard, post: Callable[[str], object]
    ) -> None:
        self._house = house
        self._caller = caller
        self._cupboard = cupboard
        self._post = post
        self._lines: dict[int, Line] = {}
        self._under_way: set[asyncio.Task[None]] = set()

    def hear(self, text: str) -> None:
        """A message of the page: a call, or something about one of its lines."""
        message = json.loads(text)
        if "call" in message:
            task = asyncio.create_task(self._answer(message["call"], message))
            self._under_way.add(task)
            task.add_done_callback(self._under_way.discard)
        elif "dial" in message:
            say = partial(self._tell, message["line"])
            self._lines[message["line"]] = self._caller.dial(message["dial"], say)
        elif message["line"] not in self._lines:
            return  # it was closed while the page's message was on its way
        elif "say" in message:
            self._lines[message["line"]].hear(message["say"])
        else:
            self._lines.pop(message["line"]).hang_up()

    async def close(self) -> None:
        """Close the house; all that was acknowledged is in the cupboard."""
        for line in list(self._lines.values()):
            line.hang_up()
        await self._house.close()

    async def _answer(self, call: int, asked: dict[str, Any]) -> None:
        before = self._caller.cookie
        status, body = await self._caller.call(
            asked["method"], asked["path"], asked.get("headers", {}), asked.get("body") or ""
        )
        if self._caller.cookie != before:
            await self._cupboard.write([Change(COOKIE, self._caller.cookie)])
        self._post(json.dumps({"call": call, "status": status, "body": body}))

    def _tell(self, line: int, told: dict[str, Any]) -> None:
        if "closed" in told:
            self._lines.pop(line, None)
        self._post(json.dumps({"line": line, **told}))


async def open_worker(
    read: Callable[[str], Awaitable[str]],
    write: Callable[[str], Awaitable[object]],
    post: Callable[[str], object],
    fetch_net: Callable[[str], Awaitable[object]] | None = None,
    **given: Any,
) -> Worker:
    """The house opened over what the browser kept, ready to hear.

    `fetch_net` brings the network of a game by its name.
    """
    cupboard = Messages(read, write)
    app = await open_house(ALL_GAMES, cupboard, fetch_net=fetch_net, **given)
    kept = dict(await cupboard.read(COOKIE))
    return Worker(app.state.house, Caller(app, kept.get(COOKIE, "")), cupboard, post)
