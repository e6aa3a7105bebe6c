"""A real server in a process of its own, and people who reach it over real sockets."""

import contextlib
import os
import signal
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from random import Random
from typing import IO, Any, Final, Protocol

import httpx2
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from backroom.server.settings import LIMITS

from .databases import database_of

COMMAND: Final = (sys.executable, "-c", "from backroom.cli.main import main; exit(main())")
# Only what never comes takes as long; a busy machine is slow at times.
SOON: Final = 60
FREE: Final = {f"BACKROOM_LIMIT_{name.upper()}": "1000000000/1" for name in LIMITS} | {
    "BACKROOM_MOST_OF_ADDRESS": "1000000"
}


class Server:
    """`backroom serve` on a free port; it can be killed and started again on the same data."""

    command: tuple[str, ...] = COMMAND

    def __init__(self, data: Path, **settings: str) -> None:
        self.data = data
        database = {f"BACKROOM_{name.upper()}": it for name, it in database_of(data).items()}
        usual = {**os.environ, **FREE, **database, "BACKROOM_BOT_PACE": "0"}
        self._environment = {**usual, **settings}
        self._lines: list[str] = []
        self.start()

    def start(self, port: int = 0) -> None:
        """Comes back when the address is printed."""
        self._ready = threading.Event()
        self.process = subprocess.Popen(
            [*self.command, "serve", "--port", str(port), "--data", str(self.data)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=self._environment,
            text=True,
        )
        self._listener = threading.Thread(target=self._listen, args=(self.process.stderr,))
        self._listener.start()
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.port = int(line.rpartition(":")[2])
        self.url = f"http://localhost:{self.port}"

    def _listen(self, log: IO[str]) -> None:
        """Keep every line of the log, and notice the one that says that it is ready."""
        for line in log:
            self._lines.append(line)
            if '"what": "ready"' in line:
                self._ready.set()
        # Nobody waits for a server that has ended.
        self._ready.set()

    def wait_until_ready(self, seconds: float = SOON) -> None:
        """Every table is back."""
        if not self._ready.wait(seconds) or self.process.poll() is not None:
            raise TimeoutError(self.log())

    def kill(self) -> None:
        """As a power cut does it."""
        self.process.kill()
        self._reap()

    def stop(self) -> int:
        """As a service manager does it; gives the exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self._reap()

    def log(self) -> str:
        """What it wrote to standard error."""
        return "".join(self._lines)

    def _reap(self) -> int:
        code = self.process.wait(SOON)
        self._listener.join(SOON)
        for pipe in (self.process.stdout, self.process.stderr):
            if pipe is not None:
                pipe.close()
        return code


@contextlib.contextmanager
def server(data: Path, **settings: str) -> Iterator[Server]:
    """A server for the length of a test."""
    data.mkdir(exist_ok=True)
    running = Server(data, **settings)
    try:
        running.wait_until_ready()
        yield running
    finally:
        if running.process.poll() is None:
            running.stop()


class Reached(Protocol):
    """Where people reach the house: a server, or the proxy before several."""

    port: int
    url: str


class Player:
    """One person with one browser: calls, one socket at a time, every byte that came."""

    def __init__(self, server: Reached, name: str, seed: int) -> None:
        self.server = server
        self.name = name
        self.random = Random(seed)
        self.bytes: list[str] = []
        self.frames: list[dict[str, Any]] = []
        self.cookie = ""
        self.id = ""
        self._keys = 0

    async def arrive(self) -> None:
        """Take a name."""
        self.id = (await self.post("/api/people", name=self.name))["id"]

    async def call(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        """An HTTP call; gives the whole response."""
        headers = {"cookie": self.cookie} if self.cookie else {}
        url = self.server.url
        async with httpx2.AsyncClient(base_url=url, headers=headers, timeout=SOON) as client:
            response = await client.request(method, path, json=body)
        if "set-cookie" in response.headers:
            self.cookie = response.headers["set-cookie"].partition(";")[0]
        return response

    async def post(self, path: str, **body: Any) -> Any:
        """An order, which must be done."""
        response = await self.call("POST", path, body)
        assert response.status_code == 200, response.text
        return response.json()

    @contextlib.asynccontextmanager
    async def tab(self, table: str, since: int = 0) -> AsyncIterator[ClientConnection]:
        """A socket at a table."""
        path = f"/api/tables/{table}/socket?since={since}"
        url = f"ws://localhost:{self.server.port}{path}"
        async with connect(
            url,
            additional_headers={"cookie": self.cookie},
            compression=None,
            open_timeout=SOON,
        ) as socket:
            yield socket

    async def hear(self, socket: ClientConnection) -> dict[str, Any]:
        """The next frame; every byte is kept."""
        text = await socket.recv()
        assert isinstance(text, str)
        self.bytes.append(text)
        frame: dict[str, Any] = msgspec.json.decode(text)
        self.frames.append(frame)
        return frame

    async def ask(self, socket: ClientConnection, **frame: Any) -> dict[str, Any]:
        """Send a frame; gives its answer, and keeps what came before."""
        await socket.send(msgspec.json.encode(frame).decode())
        return await self.answered(socket)

    async def answered(self, socket: ClientConnection) -> dict[str, Any]:
        """The answer to the frame sent last; what comes before it is kept."""
        wanted = ("refused", "accepted", "options", "pong")
        while (answer := await self.hear(socket))["kind"] not in wanted:
            pass
        return answer

    async def answer(self, socket: ClientConnection, update: dict[str, Any]) -> dict[str, Any]:
        """Any legal answer to an update that asks, pick by pick, as a person would."""
        prompt, legal = update["prompt"], update["legal"]
        picks: list[int] = []
        while legal:
            picks.append(self.random.choice(legal)["id"])
            told = await self.ask(socket, kind="options", prompt=prompt, prefix=picks)
            if told["kind"] == "refused":
                return told
            legal = told["legal"]
        self._keys += 1
        key = f"{self.name}-{self._keys}"
        return await self.ask(socket, kind="move", key=key, prompt=prompt, actions=picks)

    async def play(self, table: str) -> None:
        """Play at a table until its match is over and told."""
        async with self.tab(table) as socket:
            while not self._is_over():
                update = self._newest_update()
                if update is not None and update["legal"] and update is not self._answered:
                    self._answered = update
                    await self.answer(socket, update)
                else:
                    await self.hear(socket)

    _answered: dict[str, Any] | None = None

    def forget(self) -> None:
        """What was heard so far is of another match, or of a line that broke."""
        self.frames.clear()
        self._answered = None

    def _newest_update(self) -> dict[str, Any] | None:
        updates = (frame for frame in reversed(self.frames) if frame["kind"] == "update")
        return next(updates, None)

    def _is_over(self) -> bool:
        tables = (frame for frame in reversed(self.frames) if frame["kind"] == "table")
        newest, update = next(tables, None), self._newest_update()
        if newest is None or update is None:
            return False
        return bool(update["over"]) and newest["table"]["status"] == "over"


async def seat_all(players: list[Player], **order: Any) -> dict[str, Any]:
    """A match under way between these players (and bots); gives the table."""
    for player in players:
        if not player.id:
            await player.arrive()
    table = await players[0].post("/api/tables", **order)
    path = f"/api/tables/{table['id']}"
    for player in players[1:]:
        await player.post(f"{path}/join")
        await player.post(f"{path}/ready", nonce=player.name)
    started: dict[str, Any] = await players[0].post(f"{path}/start")
    return started
