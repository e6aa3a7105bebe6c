"""Whoever comes to the wrong node is passed on to the one that plays the table.

A proxy in front sends nearly everybody to the right node (docs/hosting.md); after a change of
nodes, or without such a proxy, nodes carry calls and sockets for each other.
"""

import asyncio
import contextlib
import hmac
from typing import Final

import aiohttp
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from backroom.engine.errors import Refusal

from . import logs, metrics, wire
from .house import House
from .http.operations import problem
from .languages import spoken
from .refusals import CutOff, TooLarge, Unavailable
from .storage.interfaces import StorageError
from .storage.records import Node

API: Final = "/api/"
TABLES: Final = "/api/tables/"
# Says by the house's secret that a node speaks for somebody, and for whom.
CARRIED: Final = "x-backroom-carried"
# What belongs to one connection and is not passed on.
OWN: Final = frozenset(
    (
        "connection", "content-length", "expect", "keep-alive", "te", "trailer",
        "transfer-encoding", "upgrade", "sec-websocket-key", "sec-websocket-version",
        "sec-websocket-extensions", "accept-encoding", CARRIED,
    )
)  # fmt: skip
ANSWER_SECONDS: Final = 10.0
CONNECT_SECONDS: Final = 2.0


class Relay:
    """Inside the doorkeeper and before the house: who is meant for another node goes there."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._client: aiohttp.ClientSession | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what another node must do; do the rest here."""
        if scope["type"] not in ("http", "websocket"):
            try:
                await self._app(scope, receive, send)
            finally:
                if self._client is not None:
                    await self._client.close()
            return
        house: House = scope["app"].state.house
        try:
            node = await _meant_for(house, scope)
        except Refusal as refusal:
            await _refuse(refusal, scope, receive, send)
            return
        if node is None:
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._carry_socket(house, node, scope, receive, send)
        else:
            await self._carry_call(house, node, scope, receive, send)

    async def _carry_call(
        self, house: House, node: Node, scope: Scope, receive: Receive, send: Send
    ) -> None:
        headers = Headers(scope=scope)
        try:
            body = await _body(receive)
            status, found, data = await self._ask(house, node, scope, body)
        except Refusal as refusal:
            response = problem(refusal, spoken(headers.get("accept-language", "")))
            await response(scope, receive, send)
            return
        await send({"type": "http.response.start", "status": status, "headers": found})
        await send({"type": "http.response.body", "body": data})

    async def _ask(
        self, house: House, node: Node, scope: Scope, body: bytes
    ) -> tuple[int, list[tuple[bytes, bytes]], bytes]:
        try:
            async with self._session().request(
                scope["method"],
                _url(node, scope),
                data=body or None,
                headers=_headers(house, scope),
                allow_redirects=False,
            ) as response:
                data = await response.read()
                kept = [
                    (name.lower(), value)
                    for name, value in response.raw_headers
                    if name.lower().decode("latin-1") not in OWN
                ]
                return response.status, kept, data
        except (aiohttp.ClientError, TimeoutError, OSError) as error:
            logs.warn("node does not answer", node=node.id, reason=type(error).__name__)
            raise Unavailable("try-again") from None

    async def _carry_socket(
        self, house: House, node: Node, scope: Scope, receive: Receive, send: Send
    ) -> None:
        await receive()
        try:
            there = await self._session().ws_connect(
                _url(node, scope),
                headers=_headers(house, scope),
                autoping=True,
                max_msg_size=0,
            )
        except (aiohttp.ClientError, TimeoutError, OSError) as error:
            logs.warn("node does not answer", node=node.id, reason=type(error).__name__)
            await send({"type": "websocket.accept"})
            await send({"type": "websocket.close", "code": 4503, "reason": "try-again"})
            return
        metrics.CARRIED.inc()
        await send({"type": "websocket.accept"})
        try:
            await _converse(there, receive, send)
        finally:
            metrics.CARRIED.dec()
            await there.close()

    def _session(self) -> aiohttp.ClientSession:
        if self._client is None:
            times = aiohttp.ClientTimeout(
                total=None, sock_connect=CONNECT_SECONDS, sock_read=ANSWER_SECONDS
            )
            # Whoever is carried brings their own cookies; the connections are many.
            self._client = aiohttp.ClientSession(
                timeout=times,
                cookie_jar=aiohttp.DummyCookieJar(),
                connector=aiohttp.TCPConnector(limit=0),
                auto_decompress=False,
            )
        return self._client


def _is_apart(house: House, path: str) -> bool:
    """Whether this node cannot do what it is asked, as it is cut off from the others."""
    return house.leases is not None and not house.leases.is_member and path.startswith(API)


async def _meant_for(house: House, scope: Scope) -> Node | None:
    """The node to which somebody must go; None if this one does it."""
    if _is_apart(house, scope["path"]):
        # Another node may help: a proxy tries the next one.
        raise CutOff("try-again")
    if _carried(house, scope):
        return None
    try:
        return await _other_node(house, scope["path"])
    except StorageError as error:
        logs.failure("finding a node", error)
        raise Unavailable("try-again") from None


async def _refuse(refusal: Refusal, scope: Scope, receive: Receive, send: Send) -> None:
    """Say at once why nothing is done."""
    response = problem(refusal, spoken(Headers(scope=scope).get("accept-language", "")))
    if scope["type"] == "websocket":
        await receive()
    await response(scope, receive, send)


def _carried(house: House, scope: Scope) -> bool:
    """Whether another node speaks for somebody; then it is they who ask."""
    said = Headers(scope=scope).get(CARRIED, "")
    secret, _, rest = said.partition(" ")
    if not said or not hmac.compare_digest(secret.encode(), house.admin_token.encode()):
        return False
    scheme, _, address = rest.partition(" ")
    scope["scheme"] = scheme
    scope["client"] = (address, 0)
    return True


async def _other_node(house: House, path: str) -> Node | None:
    """The node that plays the table of a path, if it is another one."""
    if house.leases is None or not path.startswith(TABLES):
        return None
    table = path.removeprefix(TABLES).partition("/")[0]
    if not table or table in house.tables.awake:
        return None
    return await house.leases.other_holder(table)


def _url(node: Node, scope: Scope) -> str:
    query = scope["query_string"].decode("latin-1")
    path = scope.get("raw_path", scope["path"].encode()).decode("latin-1")
    return f"{node.address}{path}" + (f"?{query}" if query else "")


def _headers(house: House, scope: Scope) -> dict[str, str]:
    kept = {name: value for name, value in Headers(scope=scope).items() if name not in OWN}
    scheme = {"ws": "http", "wss": "https"}.get(scope["scheme"], scope["scheme"])
    if scope["type"] == "websocket":
        scheme = scope["scheme"]
    address = scope["client"][0] if scope["client"] else ""
    return {**kept, CARRIED: f"{house.admin_token} {scheme} {address}"}


async def _body(receive: Receive) -> bytes:
    data, more = b"", True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise Unavailable("try-again")
        data += message.get("body", b"")
        more = message.get("more_body", False)
        if len(data) > wire.MOST_BYTES:
            raise TooLarge("too-large")
    return data


async def _converse(
    there: aiohttp.ClientWebSocketResponse, receive: Receive, send: Send
) -> None:
    """Frames both ways, until either side has had enough."""
    tasks = [
        asyncio.create_task(_forth(there, receive)),
        asyncio.create_task(_back(there, send)),
    ]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _forth(there: aiohttp.ClientWebSocketResponse, receive: Receive) -> None:
    while True:
        message: Message = await receive()
        if message["type"] == "websocket.disconnect":
            # A goodbye is passed on as one; a cut line is not.
            if "reason" in message:
                await there.close(code=message.get("code") or 1000)
            return
        text = message.get("text")
        if text is not None:
            await there.send_str(text)
        else:
            await there.send_bytes(message.get("bytes") or b"")


async def _back(there: aiohttp.ClientWebSocketResponse, send: Send) -> None:
    async for message in there:
        if message.type is aiohttp.WSMsgType.TEXT:
            await send({"type": "websocket.send", "text": message.data})
    code = there.close_code or 1012
    with contextlib.suppress(RuntimeError):
        await send({"type": "websocket.close", "code": 1012 if code == 1006 else code})
