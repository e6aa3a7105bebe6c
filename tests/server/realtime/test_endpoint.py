"""The socket of a tab: lines that are cut, clients that read nothing, a great many tabs."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

import pytest
from starlette.types import Message, Receive, Scope, Send
from websockets.asyncio.client import ClientConnection

from backroom.engine.errors import Refusal
from backroom.games.leduc.actions import CALL
from backroom.games.omerta.actions import PEEK
from backroom.server.house import House
from backroom.server.pacing import Pacer
from backroom.server.realtime import endpoint
from backroom.server.realtime.connection import MOST_BYTES_WAITING, Connection
from backroom.server.storage.records import Person
from backroom.server.tables.table import Table
from tests.server.manual_time import ManualTime, breathe
from tests.server.processes import Player, Server, seat_all, server
from tests.server.scene import (
    SOON,
    gather,
    guest,
    open_house,
    open_tab,
    pass_time,
    play,
    start,
    until,
)

Leave = Callable[[ClientConnection], Awaitable[None]]
FORGETFUL: Final = {"race": "sealed", "memory_aid": "false"}


async def cut(line: ClientConnection) -> None:
    """As a phone loses its network."""
    line.transport.abort()


async def close(line: ClientConnection) -> None:
    """As a program does it that is done."""
    await line.close(1000)


async def go_away(line: ClientConnection) -> None:
    """As a browser does it when a tab is closed or loaded again."""
    await line.close(1001)


async def close_without_code(line: ClientConnection) -> None:
    """As `socket.close()` does it in a page that is left for another one."""
    await line.close(None)  # type: ignore[arg-type]  # the protocol allows it


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all ways to leave."""
    with server(tmp_path_factory.mktemp("socket") / "data") as one:
        yield one


@pytest.mark.parametrize(
    ("leave", "repeated"),
    [(cut, True), (close, False), (go_away, False), (close_without_code, False)],
)
async def test_only_a_cut_line_is_told_again_what_it_may_have_swallowed(
    running: Server, leave: Leave, repeated: bool
) -> None:
    """Over real sockets: what a lost line looks like is the web server's affair."""
    ann, bob = Player(running, "Ann", 1), Player(running, "Bob", 2)
    order = {"game": "omerta", "seats": 2, "options": FORGETFUL}
    table = (await seat_all([ann, bob], **order))["id"]
    async with bob.tab(table) as bobs, ann.tab(table) as anns:
        asked = await heard(ann, anns, lambda one: one["kind"] == "update")
        peek = {"kind": "move", "prompt": asked["prompt"], "actions": [PEEK, PEEK + 1]}
        await bob.ask(bobs, key="b", **peek)
        await anns.send(json.dumps({**peek, "key": "a"}))
        await heard(bob, bobs, lambda one: one.get("prompt", 0) > asked["prompt"])

        await leave(anns)
        await heard(bob, bobs, is_alone)

        async with ann.tab(table, since=asked["number"]) as again:
            told = await heard(ann, again, lambda one: one["kind"] == "update")
    mine = [one for one in told["events"] if one["kind"] == "peeked" and one["seat"] == "0"]
    assert [None not in one["cards"] for one in mine] == [repeated]


def is_alone(frame: dict[str, Any]) -> bool:
    """Whether a frame tells that the first chair's person is away."""
    return frame["kind"] == "table" and not frame["table"]["chairs"][0]["present"]


async def heard(
    player: Player, line: ClientConnection, wanted: Callable[[dict[str, Any]], bool]
) -> dict[str, Any]:
    """The next frame that is meant."""
    while not wanted(frame := await player.hear(line)):
        pass
    return frame


def scope_of(house: House, table: Table, token: str) -> Scope:
    """What the web server says of a socket."""
    return {
        "type": "websocket",
        "app": SimpleNamespace(state=SimpleNamespace(house=house)),
        "client": ("127.0.0.1", 1),
        "headers": [(b"host", b"localhost"), (b"cookie", b"backroom=" + token.encode())],
        "path": "/",
        "path_params": {"table": table.doc.id},
        "query_string": b"",
        "scheme": "ws",
    }


def client_that(*sends: dict[str, Any], then: Message | None = None) -> Receive:
    """A client that sends some frames and then leaves, or is silent for ever."""
    connect: Message = {"type": "websocket.connect"}
    frames = [{"type": "websocket.receive", "text": json.dumps(one)} for one in sends]
    messages = iter([connect, *frames, *([then] if then else [])])

    async def receive() -> Message:
        for message in messages:
            return message
        await asyncio.Event().wait()
        raise AssertionError

    return receive


def line_that(does: Callable[[Message], Awaitable[None]]) -> Send:
    """A line that is opened and then does something else than send."""

    async def send(message: Message) -> None:
        if message["type"] != "websocket.accept":
            await does(message)

    return send


async def newcomer(house: House) -> tuple[Person, str]:
    """Somebody with the token of a session."""
    return await house.accounts.create("Slow")


@pytest.mark.parametrize("stuck", ["websocket.send", "websocket.close"])
async def test_a_client_that_reads_nothing_is_let_go(tmp_path: Path, stuck: str) -> None:
    """It would be here for ever, and everything sent to it, too."""

    async def wait_for_ever(message: Message) -> None:
        if message["type"] == stuck:
            await asyncio.Event().wait()

    async with open_house(tmp_path, timekeeper=ManualTime()) as house:
        table, _ = await gather(house, "Ann Bob")
        person, token = await newcomer(house)
        line = line_that(wait_for_ever)
        attend = endpoint.TableSocket()(scope_of(house, table, token), client_that(), line)
        task = asyncio.create_task(attend)
        await until(lambda: house.open_sockets == 1)
        await breathe()  # until the socket is read: who hangs up earlier hears last words only
        assert table.is_present(person.id)
        if stuck == "websocket.close":
            next(iter(table.tabs)).close(4503, "come back")

        await pass_time(house, endpoint.SEND_SECONDS - 0.1)
        assert not task.done()
        await pass_time(house, 0.1 + endpoint.LAST_WORDS)

        await asyncio.wait_for(task, SOON)
        assert not table.is_present(person.id)
        assert house.open_sockets == 0


async def test_a_move_made_just_before_the_line_broke_counts(tmp_path: Path) -> None:
    """Though nothing can be sent any more, what came is read to its end."""

    async def break_down(message: Message) -> None:
        raise OSError

    async with open_house(tmp_path) as house:
        table, crowd = await gather(house, "Ann Bob")
        await start(table, crowd)
        assert table.live is not None
        match = table.live.match
        mover = crowd[match.pending()[0]]
        token = await house.accounts.open_session(mover.id)
        move = {"kind": "move", "key": "k", "prompt": match.state.prompt, "actions": [CALL]}
        lost: Message = {"type": "websocket.disconnect", "code": 1005}

        client = client_that(move, then=lost)
        scope = scope_of(house, table, token)
        await endpoint.TableSocket()(scope, client, line_that(break_down))

        assert [entry.kind for entry in match.log] == ["start", "move"]
        assert not table.tabs


async def test_what_waits_for_a_slow_reader_has_a_limit_in_bytes() -> None:
    """Few frames can be much, too; one frame alone is never too large."""
    services: Any = SimpleNamespace(pacer=Pacer())
    connection = Connection(services, Person("id", "Ann"), "session", "home", "en", set())
    closings = []
    for size in (MOST_BYTES_WAITING, 1):
        connection.send_bytes(b"x" * size)
        closings.append(connection.closing)

    assert closings == [None, (4408, "too slow")]
    assert len(await connection.next_frames()) == 1


async def test_a_wake_up_that_comes_late_does_not_hang_up() -> None:
    """A watcher's frame may be gone before its paced wake-up comes; the next still goes out."""
    late: list[Callable[[], None]] = []
    pacer = SimpleNamespace(later=lambda key, work: late.append(work))
    services: Any = SimpleNamespace(pacer=pacer)
    connection = Connection(services, Person("id", "Eve"), "session", "home", "en", set())
    connection.send_bytes(b"first")
    assert await connection.next_frames() == [b"first"]

    waiting = asyncio.create_task(connection.next_frames())
    await asyncio.sleep(0)
    late[0]()
    await asyncio.sleep(0)
    connection.send_bytes(b"second")
    late[1]()

    assert await waiting == [b"second"]


async def test_one_person_has_twenty_tabs_at_a_table_at_most(tmp_path: Path) -> None:
    """Others can still look, and a closed tab makes room."""
    async with open_house(tmp_path) as house:
        table, tabs = await play(house, "Ann Bob")
        ann = tabs[0].person
        more = [await open_tab(house, table, ann) for _ in range(endpoint.MOST_TABS - 1)]

        with pytest.raises(Refusal, match="enough-tabs"):
            await open_tab(house, table, ann)

        await open_tab(house, table, await guest(house, "Eve"))
        await more[0].leave()
        await open_tab(house, table, ann)
