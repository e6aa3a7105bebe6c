"""Whose turn it is: a crowd that comes all at once keeps nobody who plays waiting."""

import asyncio
import socket
import time
from collections.abc import Callable, Coroutine
from contextlib import ExitStack
from selectors import EVENT_READ
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from backroom.server import turns
from backroom.server.intake import Crowd, GuardedHttp
from backroom.server.turns import HAS_EPOLL, Turns, new_loop

pytestmark = pytest.mark.skipif(not HAS_EPOLL, reason="the system has no sets of sockets")
CROWD = 200


def run(scene: Callable[[Turns], Coroutine[Any, Any, None]]) -> None:
    """A scene on a loop that heeds turns."""
    selector = Turns()
    with asyncio.Runner(loop_factory=lambda: new_loop(selector)) as runner:
        runner.run(scene(selector))


class Lines:
    """Pairs of sockets of the crowd; what comes in on one end is noted in order."""

    def __init__(self, stack: ExitStack, count: int, selector: Turns) -> None:
        self.order: list[int] = []
        self.pairs = [socket.socketpair() for _ in range(count)]
        loop = asyncio.get_running_loop()
        for number, (here, there) in enumerate(self.pairs):
            stack.enter_context(here)
            stack.enter_context(there)
            selector.put_first(here.fileno(), False)
            loop.add_reader(here.fileno(), self._read, number)

    def _read(self, number: int) -> None:
        self.pairs[number][0].recv(10)
        self.order.append(number)

    def say(self, number: int) -> None:
        """Something comes in."""
        self.pairs[number][1].send(b"x")

    async def until(self, count: int) -> None:
        """Wait until so much was read."""
        async with asyncio.timeout(60):
            while len(self.order) < count:
                await asyncio.sleep(0)


def test_who_plays_is_heard_before_a_crowd_that_spoke_earlier() -> None:
    """All of the first, and of the crowd a few in each round of the loop."""

    async def scene(selector: Turns) -> None:
        with ExitStack() as stack:
            lines = Lines(stack, CROWD + 1, selector)
            player = CROWD
            selector.put_first(lines.pairs[player][0].fileno(), True)
            for number in range(CROWD):
                lines.say(number)
            lines.say(player)

            await lines.until(1)
            assert player in lines.order
            assert len(lines.order) <= turns.MOST_OF_CROWD + 1
            await lines.until(CROWD + 1)
            assert sorted(lines.order) == list(range(CROWD + 1))

    run(scene)


def test_what_the_house_opens_itself_comes_before_the_crowd() -> None:
    """Its line to the database: each of the crowd waits for it."""

    async def scene(selector: Turns) -> None:
        with ExitStack() as stack:
            lines = Lines(stack, CROWD, selector)
            here, there = (stack.enter_context(one) for one in socket.socketpair())
            reader, writer = await asyncio.open_connection(sock=here)
            for number in range(CROWD):
                lines.say(number)
            there.send(b"done\n")

            assert await reader.readline() == b"done\n"
            assert len(lines.order) <= 2 * turns.MOST_OF_CROWD
            writer.close()
            await lines.until(CROWD)

    run(scene)


def test_long_rounds_leave_less_room_for_a_crowd(monkeypatch: pytest.MonkeyPatch) -> None:
    """Down to a few at a time, and up again when rounds are short."""
    now = [0.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    pairs = [socket.socketpair() for _ in range(turns.MOST_OF_CROWD)]
    selector = Turns()
    for here, there in pairs:
        selector.put_first(here.fileno(), False)
        selector.register(here.fileno(), EVENT_READ)
        there.send(b"x")
    counts = []
    for seconds in (0.0, *[1.0] * 8, *[0.0] * 4):
        now[0] += seconds
        counts.append(len(selector.select(0)))

    assert counts[0] == turns.MOST_OF_CROWD
    assert counts[8] == turns.LEAST_OF_CROWD
    assert counts[9:] == sorted(set(counts[9:]))
    selector.close()
    for pair in pairs:
        for end in pair:
            end.close()


def test_a_line_is_watched_as_it_was_when_it_changes_sides() -> None:
    """Also one that is not watched at the moment, and one that asyncio stops and starts."""

    async def scene(selector: Turns) -> None:
        with ExitStack() as stack:
            lines = Lines(stack, 2, selector)
            loop = asyncio.get_running_loop()
            fd = lines.pairs[0][0].fileno()
            loop.remove_reader(fd)
            selector.put_first(fd, True)
            loop.add_reader(fd, lines._read, 0)
            for on in (False, True, False):
                selector.put_first(fd, on)
                lines.say(0)
                await lines.until(len(lines.order) + 1)
            assert lines.order == [0, 0, 0]
            with pytest.raises(KeyError):
                selector.register(fd, EVENT_READ)
            loop.add_writer(fd, lines.order.append, 7)
            await lines.until(4)
            loop.remove_writer(fd)
            loop.remove_reader(fd)
            assert fd not in selector.get_map()

    run(scene)


def test_a_loop_with_turns_does_all_that_a_loop_does() -> None:
    """Timers, threads and servers."""

    async def scene(_: Turns) -> None:
        async def echo(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            writer.write(await reader.readline())
            writer.close()

        server = await asyncio.start_server(echo, "127.0.0.1", 0)
        async with server:
            port = server.sockets[0].getsockname()[1]
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(b"hello\n")
            assert await reader.readline() == b"hello\n"
            writer.close()
        assert await asyncio.to_thread(lambda: 5) == 5
        await asyncio.sleep(0.01)

    run(scene)


def test_who_comes_through_the_door_is_one_of_the_crowd() -> None:
    """Until put first; then the number of the line is free for one of the house's own."""

    async def scene(selector: Turns) -> None:
        config = uvicorn.Config(lambda: None, log_config=None, ws="none", lifespan="off")
        loop = asyncio.get_running_loop()
        crowd = Crowd(10, 10, "")
        made: list[GuardedHttp] = []

        def door() -> GuardedHttp:
            made.append(GuardedHttp(crowd, selector, config, ServerState(), {}, loop))
            return made[-1]

        server = await loop.create_server(door, "127.0.0.1", 0)
        async with server:
            port = server.sockets[0].getsockname()[1]
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            async with asyncio.timeout(60):
                while not made:
                    await asyncio.sleep(0)
            number = made[0].transport.get_extra_info("socket").fileno()
            own = writer.get_extra_info("socket").fileno()
            assert number in selector._of_crowd
            assert own not in selector._of_crowd
            writer.close()
            async with asyncio.timeout(60):
                while selector._of_crowd:
                    await asyncio.sleep(0)

    run(scene)
