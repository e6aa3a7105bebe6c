"""Connections that say nothing, or far too slowly, and whom they keep out: nobody."""

import asyncio
import contextlib
import json
import logging
import os
import resource
import socket
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from backroom.server import intake, logs
from backroom.server.addresses import household
from backroom.server.intake import Crowd, GuardedHttp, raise_descriptor_limit

from .manual_time import ManualTime
from .processes import SOON, Player, server

FEW = 1024


@contextlib.contextmanager
def few_descriptors() -> Iterator[None]:
    """Processes started now get few descriptors, until they ask for more."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (FEW, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


@contextlib.contextmanager
def silent(port: int, count: int) -> Iterator[list[socket.socket]]:
    """So many connections that say nothing."""
    with contextlib.ExitStack() as all_of_them:
        yield [
            all_of_them.enter_context(socket.create_connection(("127.0.0.1", port), 10))
            for _ in range(count)
        ]


@pytest.mark.parametrize("most_sockets", ["20000", "100"])
async def test_silent_connections_keep_nobody_out(tmp_path: Path, most_sockets: str) -> None:
    """Neither while there is room, nor when the house is full of them; and the log is short."""
    with few_descriptors():
        running = server(tmp_path / "data", BACKROOM_MOST_SOCKETS=most_sockets)
        house = running.__enter__()
    try:
        with silent(house.port, 2_500):
            ann = Player(house, "Ann", 1)
            async with asyncio.timeout(SOON):
                await ann.arrive()
                table = await ann.post("/api/tables", game="leduc", seats=2)
                async with ann.tab(table["id"]) as tab:
                    assert (await ann.hear(tab))["kind"] == "table"
        assert len(house.log()) < 10_000
        assert "resource" not in house.log()
    finally:
        running.__exit__(None, None, None)


# Longer than anybody may take for a first byte, a header or a body.
TOO_LONG = 2 * max(intake.FIRST_BYTE_SECONDS, intake.HEADER_SECONDS, intake.BODY_SECONDS)


class Loop:
    """The loop that runs, with a clock that is turned by hand."""

    def __init__(self, time: ManualTime) -> None:
        self._time = time
        self._loop = asyncio.get_running_loop()

    def __getattr__(self, name: str) -> Any:
        """All else is the loop's own."""
        return getattr(self._loop, name)

    def call_later(self, delay: float, callback: Callable[..., object], *args: Any) -> object:
        """Call something when the hand comes by."""
        return self._time.call_at(self._time.now() + delay, callback, *args)


class Wire(asyncio.Transport):
    """A line to one client, which can be cut."""

    def __init__(self, host: str) -> None:
        super().__init__({"peername": (host, 1), "sockname": ("127.0.0.1", 8000)})
        self.is_cut = False
        self.sent = b""

    def abort(self) -> None:
        """Cut the line."""
        self.is_cut = True

    def close(self) -> None:
        """Cut the line, once all was sent."""
        self.is_cut = True

    def is_closing(self) -> bool:
        """Whether the line is cut."""
        return self.is_cut

    def write(self, data: bytes | bytearray | memoryview) -> None:
        """Keep what was sent."""
        self.sent += bytes(data)


async def _slow_app(scope: object, receive: object, send: object) -> None:
    """An application that never answers."""
    await asyncio.Event().wait()


def dial(
    crowd: Crowd, host: str = "192.0.2.1", time: ManualTime | None = None
) -> tuple[GuardedHttp, Wire]:
    """A new connection from an address, at a time that stands still unless it is turned."""
    config = uvicorn.Config(_slow_app, log_config=None, ws="none", lifespan="off")
    loop = Loop(time or ManualTime())
    protocol = GuardedHttp(crowd, None, config, ServerState(), {}, loop)
    wire = Wire(host)
    protocol.connection_made(wire)
    return protocol, wire


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"G",
        b"GET / HTTP/1.1\r\nHost: x\r\n",
        b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n1",
    ],
)
async def test_who_dawdles_is_cut_off(said: bytes) -> None:
    """Before the first byte, in the header, and in the body."""
    time = ManualTime()
    protocol, wire = dial(Crowd(10, 10, ""), time=time)
    if said:
        protocol.data_received(said)
    assert not wire.is_cut

    await time.advance(TOO_LONG)

    assert wire.is_cut


async def test_more_bytes_give_no_more_time() -> None:
    """Whoever sends one letter at a time has no more time than others."""
    time = ManualTime()
    protocol, wire = dial(Crowd(10, 10, ""), time=time)
    for _ in range(20):
        if not wire.is_cut:
            protocol.data_received(b"G")
            await time.advance(TOO_LONG / 20)

    assert wire.is_cut


async def test_whoever_has_asked_may_wait_for_an_answer() -> None:
    """The time runs for what a client owes, not for what the house does."""
    time = ManualTime()
    protocol, wire = dial(Crowd(10, 10, ""), time=time)
    protocol.data_received(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")

    await time.advance(TOO_LONG)

    assert not wire.is_cut
    for task in protocol.tasks:
        task.cancel()


async def test_a_household_has_a_share_and_a_proxy_has_not() -> None:
    """By address, of IPv6 by /64; a place is free again when a line is closed."""
    crowd = Crowd(100, 2, "127.0.0.1")
    lines = [dial(crowd, f"2001:db8::{one}") for one in (1, 2, 3)]
    assert [wire.is_cut for _, wire in lines] == [False, False, True]
    assert not dial(crowd, "2001:db8:0:1::1")[1].is_cut
    assert not any(dial(crowd, "127.0.0.1")[1].is_cut for _ in range(5))

    lines[0][0].connection_lost(None)

    assert not dial(crowd, "2001:db8::4")[1].is_cut


async def test_a_full_house_lets_go_of_the_silent() -> None:
    """The longest silent first; whoever has asked something stays."""
    crowd = Crowd(2, 10, "")
    asked, first = dial(crowd)
    asked.data_received(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
    _, second = dial(crowd)

    _, third = dial(crowd)

    assert (first.is_cut, second.is_cut, third.is_cut) == (False, True, False)
    for task in asked.tasks:
        task.cancel()


def test_an_address_stands_for_a_household() -> None:
    """Of IPv6 the first half; an IPv4 address in the clothes of IPv6 is the same one."""
    assert household("192.0.2.7") == household("::ffff:192.0.2.7") == "192.0.2.7"
    assert household("2001:db8::1") == household("2001:db8::ffff:1") == "2001:db8::/64"
    assert household("testclient") == "testclient"


def test_no_more_room_is_promised_than_the_system_gives(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As many as are wanted where they can be had, and on Windows always."""
    monkeypatch.setattr(resource, "setrlimit", lambda kind, limits: None)
    monkeypatch.setattr(resource, "getrlimit", lambda kind: (FEW, FEW))
    assert raise_descriptor_limit(20_000) == FEW - intake.BACKLOG - intake.OWN_DESCRIPTORS
    monkeypatch.setattr(sys, "platform", "win32")
    assert raise_descriptor_limit(20_000) == 20_000


def test_lines_that_are_alike_are_counted_after_a_hundred(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Other lines are still written, and the number is told with the next of the kind."""
    now = [0.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    bounded = logs.Bounded()

    def line(text: str) -> logging.LogRecord:
        return logging.LogRecord("x", logging.ERROR, "", 0, text, None, None)

    written = sum(bounded.filter(line("again")) for _ in range(1_000))
    assert written == logs.MOST_ALIKE
    assert bounded.filter(line("other"))

    now[0] += logs.ALIKE_SECONDS
    told = line("again")
    assert bounded.filter(told)
    assert json.loads(logs.JsonLines().format(told))["left_out"] == 900


def test_root_is_warned(tmp_path: Path) -> None:
    """Started as root, a fault in the house would be a fault of the whole machine."""
    with server(tmp_path / "data") as house:
        assert httpx2.get(f"{house.url}/healthz", timeout=SOON).status_code == 200
        assert ("started as root" in house.log()) is (os.geteuid() == 0)


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65535, 65536, 70_000])
def test_a_text_is_framed_as_the_library_frames_it(length: int) -> None:
    """The short way out writes the same bytes as the long one."""
    text = b"x" * length

    assert b"".join(intake.framed(text)) == Frame(Opcode.TEXT, text).serialize(mask=False)


async def test_whoever_waits_to_be_read_is_not_cut_off() -> None:
    """When the house is late, the bytes may be here already; only who owes them is cut."""
    time = ManualTime()
    here, there = socket.socketpair()
    with here, there:
        protocol, wire = dial(Crowd(10, 10, ""), time=time)
        wire._extra["socket"] = here  # type: ignore[attr-defined]  # what a real line has
        there.send(b"GET")
        cuts = []
        for _ in range(2):
            await time.advance(TOO_LONG)
            cuts.append(wire.is_cut)
            here.setblocking(False)
            with contextlib.suppress(BlockingIOError):
                here.recv(10)

        assert cuts == [False, True]
        assert protocol.transport is wire
