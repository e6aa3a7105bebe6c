"""`kill -9` at random moments under load: no acknowledged move is lost or doubled."""

import asyncio
import contextlib
import os
import time
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx2
import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from backroom.games import ALL_GAMES
from backroom.server.admin.verify import verify

from .databases import look, place_of
from .processes import Player, Reached, Server, seat_all, server

SOAK: Final = bool(os.environ.get("BACKROOM_SOAK"))
KILLS: Final = int(os.environ.get("BACKROOM_SOAK_KILLS", 1_000)) if SOAK else 5
# A soak in several parts takes another one for each, so that no part repeats the one before.
SEED: Final = int(os.environ.get("BACKROOM_SOAK_SEED", 0))
TABLES: Final = 6
CLOCK: Final = 600
# The server notes once a second that it runs, so a clock may gain that much, and never lose.
BEAT: Final = 1.0
SLACK: Final = 0.6


class NewMatchError(ConnectionError):
    """A match is over, and the next one begins with new tabs."""


class Acknowledged:
    """What the server promised: by match, seat and key, the body of the move."""

    def __init__(self) -> None:
        self.moves: dict[tuple[str, str], tuple[int, list[int]]] = {}
        self.sent_again = 0
        self._sent = asyncio.Condition()
        self._count = 0

    async def note_sent(self) -> None:
        """A move has left its player, and nothing has come back yet."""
        async with self._sent:
            self._count += 1
            self._sent.notify_all()

    async def wait_for_sent(self, more: int) -> None:
        """Until so many more moves have left their players."""
        async with self._sent:
            until = self._count + more
            await self._sent.wait_for(lambda: self._count >= until)


class Pair:
    """Two people at one table who play on and on, through every crash."""

    def __init__(self, running: Reached, number: int, kept: Acknowledged) -> None:
        self.people = [Player(running, f"T{number}P{one}", number * 2 + one) for one in (0, 1)]
        self.random = Random(f"{SEED} {number}")
        self.kept = kept
        self.game = "leduc" if number % 2 else "chicago-poker"
        self.table = ""
        self.match = ""
        self.moves = 0
        self.seen: list[dict[str, Any]] = [{}, {}]
        self.asked_at = [0.0, 0.0]
        self.open: tuple[int, dict[str, Any]] | None = None
        self.back = asyncio.Event()

    async def start(self) -> None:
        """Sit down, with a clock that must not jump."""
        table = await seat_all(self.people, game=self.game, seats=2, clock=CLOCK)
        self.table, self.match = table["id"], table["match"]

    async def play(self, up: asyncio.Event) -> None:
        """Until cancelled; whatever breaks is tried again when the server is up."""
        try:
            await self._play_on(up)
        finally:
            # Whoever waits for this pair need not wait for one that has failed.
            self.back.set()

    async def _play_on(self, up: asyncio.Event) -> None:
        while True:
            await up.wait()
            with contextlib.suppress(WebSocketException, OSError, httpx2.HTTPError):
                await self._arrange()
                asked = time.monotonic()
                async with (
                    self.people[0].tab(self.table) as first,
                    self.people[1].tab(self.table) as second,
                ):
                    await self._welcome((first, second), asked)
                    while True:
                        await self._turn((first, second))

    async def _welcome(
        self, sockets: tuple[ClientConnection, ClientConnection], asked: float
    ) -> None:
        """Where were we? The clock of a question that is still open has not jumped."""
        for seat, socket in enumerate(sockets):
            before, since = self.seen[seat], self.asked_at[seat]
            update = await self._update(seat, socket, asked)
            same = before.get("prompt") == update["prompt"] and before.get("clock")
            if same and update["clock"] and before["match"] == self.match:
                gone = time.monotonic() - since
                lost = (before["clock"]["left"] - update["clock"]["left"]) / 1000
                assert -BEAT - SLACK <= lost <= gone + SLACK
        if self.open is not None:
            self.kept.sent_again += 1
            seat, move = self.open
            await self._send(seat, sockets[seat], move)
        self.back.set()

    async def _update(
        self, seat: int, socket: ClientConnection, asked: float
    ) -> dict[str, Any]:
        """What the table looks like, as told at some moment since it was asked.

        A server that was stopped in between sends what it had written when it wakes, so the
        moment at which a frame comes says nothing about its age.
        """
        frame: dict[str, Any] = {}
        while frame.get("kind") != "update" or frame["since"] != 0:
            frame = await self.people[seat].hear(socket)
        self.seen[seat] = {**frame, "match": self.match}
        self.asked_at[seat] = asked
        return frame

    async def _turn(self, sockets: tuple[ClientConnection, ClientConnection]) -> None:
        """One move by whoever is asked, or a new match."""
        for seat, socket in enumerate(sockets):
            asked = time.monotonic()
            await socket.send('{"kind":"resume","since":0}')
            await self._update(seat, socket, asked)
            # Whole stories, told again and again, would fill the memory in a long soak.
            self.people[seat].frames.clear()
            self.people[seat].bytes.clear()
        if self.seen[0]["over"]:
            await self.people[0].post(f"/api/tables/{self.table}/rematch")
            raise NewMatchError
        seat = next(one for one in (0, 1) if self.seen[one]["legal"])
        await self._send(seat, sockets[seat], await self._choice(seat, sockets[seat]))

    async def _choice(self, seat: int, socket: ClientConnection) -> dict[str, Any]:
        """Any legal answer, with a key of its own."""
        prompt, legal = self.seen[seat]["prompt"], self.seen[seat]["legal"]
        picks: list[int] = []
        while legal:
            picks.append(self.random.choice(legal)["id"])
            options = {"kind": "options", "prompt": prompt, "prefix": picks}
            told = await self.people[seat].ask(socket, **options)
            legal = told["legal"]
        self.moves += 1
        return {"kind": "move", "key": f"k{self.moves}", "prompt": prompt, "actions": picks}

    async def _send(self, seat: int, socket: ClientConnection, move: dict[str, Any]) -> None:
        """In flight until it is acknowledged; then it must never be lost."""
        self.open = (seat, move)
        await socket.send(msgspec.json.encode(move).decode())
        await self.kept.note_sent()
        answer = await self.people[seat].answered(socket)
        assert answer["kind"] == "accepted", answer
        body = (move["prompt"], move["actions"])
        self.kept.moves[self.match, f"{seat}:{move['key']}"] = body
        self.open = None

    async def _arrange(self) -> None:
        """There is a match to play; a crash may have left the next one half arranged."""
        path = f"/api/tables/{self.table}"
        table = (await self.people[0].call("GET", path)).json()
        if table["status"] == "gathering":
            await self.people[1].post(f"{path}/ready")
            table = await self.people[0].post(f"{path}/start")
        self.match = table["match"]


def check_journal(data: Path, kept: Acknowledged) -> None:
    """Every acknowledged move is there, once, as it was sent."""
    rows = look(data, "SELECT match, key, body FROM journal WHERE key IS NOT NULL")
    stored: dict[tuple[str, str], Any] = {}
    times: Counter[tuple[str, str]] = Counter()
    for match, key, body in rows:
        stored[match, key] = tuple(msgspec.json.decode(body)[1:])
        times[match, key] += 1
    assert {place: stored.get(place) for place in kept.moves} == kept.moves
    assert set(times.values()) == {1}


async def play_through_kills(running: Server, kept: Acknowledged) -> None:
    """Kill the server some moves after each start, with one just on its way."""
    random = Random(SEED)
    up = asyncio.Event()
    up.set()
    pairs = [Pair(running, number, kept) for number in range(TABLES)]
    for pair in pairs:
        await pair.start()
    tasks = [asyncio.create_task(pair.play(up)) for pair in pairs]
    for _ in range(KILLS):
        await kept.wait_for_sent(random.randint(1, 2 * TABLES))
        up.clear()
        running.kill()
        for pair in pairs:
            pair.back.clear()
        await asyncio.to_thread(running.start, running.port)
        up.set()
        async with asyncio.timeout(60):
            await asyncio.gather(*(pair.back.wait() for pair in pairs))
        await asyncio.gather(*(task for task in tasks if task.done()))
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def test_no_acknowledged_move_is_lost_or_doubled_when_the_server_is_killed(
    tmp_path: Path,
) -> None:
    """Moves are in flight at every kill, and are sent again with the same key."""
    kept = Acknowledged()

    with server(tmp_path / "data") as running:
        await play_through_kills(running, kept)
        assert '"error"' not in running.log()

    check_journal(tmp_path / "data", kept)
    findings = await asyncio.to_thread(verify, place_of(tmp_path / "data"), ALL_GAMES)
    assert [one for one in findings if one.fault] == []
    print(f"{KILLS} kills, {len(kept.moves)} moves kept, {kept.sent_again} sent again")
    assert len(kept.moves) > 2 * KILLS
    assert kept.sent_again > 0
