"""Calls and sockets to an ASGI application without a network between."""

import asyncio
from collections.abc import Callable, Mapping
from http.cookies import SimpleCookie
from typing import Any, Final, NamedTuple
from urllib.parse import unquote

from starlette.types import ASGIApp, Message, Scope

HOST: Final = "localhost"
# What a line closes with that is simply done.
DONE: Final = 1000


class Answer(NamedTuple):
    """What a call came back with."""

    status: int
    body: str


class Caller:
    """A browser's side of HTTP: asks, and minds the session's cookie."""

    def __init__(self, app: ASGIApp, cookie: str = "") -> None:
        self._app = app
        self.cookie = cookie

    def scope(self, kind: str, target: str, headers: Mapping[str, str]) -> Scope:
        """An ASGI scope for a path with its query."""
        path, _, query = target.partition("?")
        told = {"host": HOST, **headers}
        if self.cookie:
            told["cookie"] = self.cookie
        return {
            "type": kind,
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "ws" if kind == "websocket" else "http",
            "path": unquote(path),
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": query.encode(),
            "headers": [(name.encode(), text.encode()) for name, text in told.items()],
            "client": (HOST, 0),
            "server": (HOST, 80),
        }

    async def call(
        self, method: str, target: str, headers: Mapping[str, str], body: str
    ) -> Answer:
        """One call and its answer."""
        status = 500
        parts: list[bytes] = []

        async def receive() -> Message:
            return {"type": "http.request", "body": body.encode(), "more_body": False}

        async def send(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                self._mind(message["headers"])
            else:
                parts.append(message.get("body", b""))

        await self._app(
            {**self.scope("http", target, headers), "method": method}, receive, send
        )
        return Answer(status, b"".join(parts).decode())

    def _mind(self, headers: list[tuple[bytes, bytes]]) -> None:
        """Keep the cookie that was set, or drop the one that was taken back."""
        for name, text in headers:
            if name.lower() == b"set-cookie":
                for key, morsel in SimpleCookie(text.decode("latin-1")).items():
                    self.cookie = f"{key}={morsel.value}" if morsel.value else ""

    def dial(self, target: str, say: Callable[[dict[str, Any]], None]) -> "Line":
        """A socket; what comes back is said as `open`, `said` and `closed`."""
        return Line(self._app, self.scope("websocket", target, {}), say)


class Line:
    """One socket of one tab."""

    def __init__(
        self, app: ASGIApp, scope: Scope, say: Callable[[dict[str, Any]], None]
    ) -> None:
        self._say = say
        self._heard: asyncio.Queue[Message] = asyncio.Queue()
        self._is_closed = False
        self._heard.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.create_task(self._serve(app, scope))

    def hear(self, text: str) -> None:
        """The tab sent a frame."""
        self._heard.put_nowait({"type": "websocket.receive", "text": text})

    def hang_up(self) -> None:
        """The tab has no more to say."""
        self._is_closed = True
        self._heard.put_nowait({"type": "websocket.disconnect", "code": DONE, "reason": ""})

    async def _serve(self, app: ASGIApp, scope: Scope) -> None:
        try:
            await app(scope, self._heard.get, self._send)
        finally:
            self._close(DONE)

    async def _send(self, message: Message) -> None:
        if message["type"] == "websocket.accept":
            self._say({"open": True})
        elif message["type"] == "websocket.send":
            self._say({"said": message["text"]})
        else:
            self._close(message.get("code", DONE))

    def _close(self, code: int) -> None:
        if not self._is_closed:
            self._is_closed = True
            self._say({"closed": code})
