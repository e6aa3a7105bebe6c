"""A house in this process, with people and tabs: tests set a scene and play by name."""

import asyncio
import contextlib
import os
from collections.abc import AsyncIterator, Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec

from backroom.engine.errors import Refusal
from backroom.engine.game import AnyGame
from backroom.games import GAMES, TUTORIAL
from backroom.server import wire
from backroom.server.house import House
from backroom.server.realtime import endpoint, fanout
from backroom.server.realtime.connection import Connection
from backroom.server.realtime.services import SocketServices
from backroom.server.settings import Limit, Settings
from backroom.server.storage.opening import migrate, open_storage
from backroom.server.storage.records import Person
from backroom.server.tables import lifecycle, seating
from backroom.server.tables.table import Table
from backroom.server.timekeeper import Timekeeper

from .databases import database_of
from .manual_time import ManualTime, breathe


def made_up() -> dict[str, AnyGame]:
    """The game of the tests, where there is one: compiled classes take no such subclasses."""
    if os.environ.get("BACKROOM_BUILD") == "compiled":
        return {}
    from tests.promises.envelopes import ENVELOPES

    return {ENVELOPES.name: ENVELOPES}


ALL_GAMES: Final[Mapping[str, AnyGame]] = {**GAMES, **TUTORIAL, **made_up()}
FREE: Final = {name: Limit(1e9, 1) for name in Settings().limits}
# Only what never comes takes as long; a busy machine is slow at times.
SOON: Final = 60.0


def settings_for(folder: Path, **given: Any) -> Settings:
    """Settings of a house that is in a hurry and has no limits."""
    return Settings(
        **{"data": folder, "bot_pace": 0.0, "limits": FREE, **database_of(folder), **given}
    )


@contextlib.asynccontextmanager
async def open_house(
    folder: Path,
    games: Mapping[str, AnyGame] = ALL_GAMES,
    timekeeper: Timekeeper | None = None,
    is_ready: bool = True,
    **given: Any,
) -> AsyncIterator[House]:
    """A house over a folder, ready unless told not to wait; what was there is taken up."""
    settings = settings_for(folder, **given)
    await asyncio.to_thread(migrate, settings.place)
    storage = await open_storage(settings.place)
    ready = asyncio.Event()
    house = House(
        settings,
        games,
        storage,
        fanout,
        "keeper",
        ready.set,
        timekeeper=timekeeper,
        address=settings.node_address,
    )
    await house.open()
    if is_ready:
        await ready.wait()
    try:
        yield house
    finally:
        await house.close()


class Tab:
    """A tab of a browser: sends frames, keeps what it got."""

    def __init__(self, table: Table, person: Person, connection: Connection) -> None:
        self.table = table
        self.person = person
        self.connection = connection
        self.got: list[Any] = []
        self._keys = 0

    def read(self) -> list[dict[str, Any]]:
        """The frames that came since the last time."""
        waiting = self.connection._waiting
        frames = [msgspec.json.decode(data) for data in waiting]
        waiting.clear()
        self.got += frames
        return frames

    def last(self, kind: str) -> dict[str, Any]:
        """The newest frame of a kind."""
        self.read()
        return next(frame for frame in reversed(self.got) if frame["kind"] == kind)

    async def send(self, frame: wire.ClientFrame) -> list[dict[str, Any]]:
        """Send a frame; gives what came back by the time it was handled."""
        self.read()
        await endpoint.handle(self.table, self.connection, frame)
        return self.read()

    async def ask(self, frame: wire.ClientFrame) -> dict[str, Any]:
        """Send a frame; gives the last frame that came back."""
        return (await self.send(frame))[-1]

    def key(self) -> str:
        """A key that this tab has not used."""
        self._keys += 1
        return f"{self.person.id}-{self._keys}"

    async def move(self, *actions: int, key: str = "") -> dict[str, Any]:
        """Answer the open prompt."""
        prompt = self.last("update")["prompt"]
        return await self.ask(wire.Move(key or self.key(), prompt, list(actions)))

    async def until(self, is_so: Callable[[], bool]) -> None:
        """Wait until something is so; fail when it does not come."""
        await until(is_so)

    async def leave(self) -> None:
        """Close the tab."""
        await self.table.do(partial(endpoint.depart, self.table, self.connection))


async def until(is_so: Callable[[], bool]) -> None:
    """Wait until something is so; fail when it does not come."""
    async with asyncio.timeout(SOON):
        while not is_so():
            await asyncio.sleep(0.002)


def hand_of(house: House) -> ManualTime:
    """The time of a house that was opened with a clock to turn by hand."""
    assert isinstance(house.time, ManualTime)
    return house.time


async def pass_time(house: House, seconds: float) -> None:
    """Time goes by at a house; what becomes due is done, one thing after the other."""
    await hand_of(house).advance(seconds, partial(at_rest, house))


async def at_rest(house: House) -> None:
    """Come back when no table has anything left to do."""
    for _ in range(2):
        await breathe()
        for table in list(house.tables.awake.values()):
            with contextlib.suppress(Refusal):
                await table.do(breathe)


async def guest(house: House, name: str) -> Person:
    """Somebody takes a name."""
    person, _ = await house.accounts.create(name)
    return person


def connect(
    house: House, person: Person, language: str = "en", muted: set[str] | None = None
) -> Connection:
    """A socket of a person, not yet at any table."""
    services = SocketServices(
        house.limits, house.storage.tables, house.storage.people, house.pacer
    )
    session = f"session of {person.id}"
    return Connection(services, person, session, "127.0.0.1", language, muted or set())


async def open_tab(
    house: House, table: Table, person: Person, since: int = 0, invite: str = ""
) -> Tab:
    """Somebody opens the table in a browser."""
    muted = await house.storage.people.muted_by(person.id)
    connection = connect(house, person, muted=muted)
    await table.do(partial(endpoint.arrive, table, connection, invite or None))
    await table.do(partial(endpoint.welcome, table, connection, since))
    return Tab(table, person, connection)


async def gather(house: House, who: str, **order: Any) -> tuple[Table, list[Person]]:
    """A table with people at it, not started; the first is the host."""
    crowd = [await guest(house, name) for name in who.split()]
    order = {"game": "leduc", "seats": max(2, len(crowd)), **order}
    table = await house.tables.create(crowd[0], wire.NewTable(**order))
    for person in crowd[1:]:
        await table.do(partial(seating.join, table, person, wire.Join()))
    return table, crowd


async def start(table: Table, crowd: list[Person]) -> None:
    """Everybody is ready, the host starts."""
    for person in crowd:
        await table.do(partial(lifecycle.ready, table, person, wire.Ready()))
    await table.do(partial(lifecycle.start, table, crowd[0]))


async def play(house: House, who: str, **order: Any) -> tuple[Table, list[Tab]]:
    """A match under way with a tab for everybody, by seat."""
    table, crowd = await gather(house, who, **order)
    tabs = [await open_tab(house, table, person) for person in crowd]
    await start(table, crowd)
    return table, tabs
