"""A whole evening of people in browsers and at other clients, on a server that is killed."""

import asyncio
import threading
from collections.abc import Coroutine, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

import pytest

from tests.server.evenings.test_whole_evening import (
    Evening,
    check_round,
    check_standings,
    play_through,
)
from tests.server.processes import Player, Server, server

from .looking import SOAK
from .test_evening import BIG, HOST, hosted, take_part
from .test_pages import SHORT_PHONE
from .visitor import DESK, QUICK, House, Visitor

R = TypeVar("R")
PEOPLE: Final = 17
# The round in which the server is killed.
KILLED: Final = 2
PATIENCE: Final = 400
BROWSERS: Final = (("Wilma", SHORT_PHONE), ("Ann", DESK), ("Bob", DESK), ("Cas", SHORT_PHONE))
# What a page says of a server that is not there for a moment.
GONE: Final = ("ERR_", "WebSocket", "Failed to load resource")


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Server]:
    """A house where no bot takes a chair before people have walked over to it."""
    with server(tmp_path / "house", BACKROOM_GRACE="120") as found:
        yield found


class Crowd:
    """The people who are not at a browser, in a thread of their own beside those who are."""

    def __init__(self, evening: Evening) -> None:
        self.evening = evening
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever)

    @contextmanager
    def there(self) -> Iterator["Crowd"]:
        """For the length of the evening."""
        self._thread.start()
        try:
            yield self
        finally:
            self._loop.call_soon_threadsafe(self._loop.stop)
            self._thread.join()
            self._loop.close()

    def begin(self, work: Coroutine[Any, Any, R]) -> Future[R]:
        """Let something begin there."""
        return asyncio.run_coroutine_threadsafe(work, self._loop)

    def do(self, work: Coroutine[Any, Any, R]) -> R:
        """Let something be done there, and wait for it."""
        return self.begin(work).result(120)

    def play(self, shown: dict[str, Any]) -> list[Future[None]]:
        """Those of the crowd who have a table play there."""
        by_id: dict[str, Player] = {one.id: one for one in self.evening.players}
        for player in by_id.values():
            player.forget()
        return [
            self.begin(play_through(by_id[seat["person"]], one["table"]))
            for one in shown["tables"]
            for seat in one["players"]
            if seat["person"] in by_id
        ]


def begin_round(host: Visitor, path: str) -> None:
    """The host begins a round on the phone."""
    host.go(path)
    host.page.click(f"{HOST} button.brass")
    host.page.wait_for_selector(".acts a.brass")


def sit_down(visitor: Visitor, path: str) -> None:
    """Somebody walks over to their table, and plays on by themselves."""
    visitor.go(path)
    visitor.page.click(".acts a.brass")
    visitor.page.wait_for_selector(".felt")
    visitor.learn()
    visitor.play_on()


def play_round(
    crowd: Crowd, browsers: list[Visitor], path: str, number: int
) -> set[frozenset[str]]:
    """A round from its draw to its last table; gives who sat with whom."""
    evening = crowd.evening
    begin_round(browsers[0], path)
    playing = crowd.play(crowd.do(evening.show()))
    for one in browsers:
        sit_down(one, path)
    if number == KILLED:
        crowd.do(evening.kill_in_the_middle())
    for one in browsers:
        one.page.wait_for_selector(".ending", timeout=PATIENCE * 1000)
    for match in playing:
        match.result(PATIENCE)
    shown = crowd.do(evening.show())
    assert all(one["over"] for one in shown["tables"])
    return check_round(shown)


def go_home(visitor: Visitor, path: str) -> None:
    """Somebody at a browser leaves between two rounds."""
    visitor.go(path)
    visitor.page.click(".acts button")
    visitor.page.wait_for_selector("form button.brass")


def end(host: Visitor, path: str) -> None:
    """The host ends the evening."""
    host.go(path)
    host.page.click(f"{HOST} button:not(.brass) >> nth=0")
    host.page.click(f"{HOST} button.brass")
    host.page.wait_for_selector(HOST, state="detached")


@pytest.mark.skipif(not SOAK, reason="takes minutes: make soak")
def test_an_evening_of_17_with_a_late_comer_two_leavers_and_a_kill(
    house: House, running: Server
) -> None:
    """Four at browsers, thirteen at other clients; every table is played to its end."""
    browsers = [house.visitor(name, size, "nl", **QUICK) for name, size in BROWSERS]
    host, *guests = browsers
    path = hosted(host)
    for guest in guests:
        take_part(guest, path)
    evening = Evening(running)
    evening.path = f"/api{path}"
    with Crowd(evening).there() as crowd:
        crowd.do(evening.arrive(PEOPLE - len(browsers) - 1))
        pairs = [play_round(crowd, browsers, path, 1)]
        leaver = evening.players[1]
        crowd.do(leaver.post(f"{evening.path}/leave", person=leaver.id))
        crowd.do(evening.arrive(1))
        pairs.append(play_round(crowd, browsers, path, KILLED))
        go_home(browsers[-1], path)
        pairs += [play_round(crowd, browsers[:-1], path, number) for number in (3, 4)]
        if crowd.do(evening.show())["status"] != "over":
            end(host, path)
        shown = crowd.do(evening.show())

    assert (shown["status"], shown["round"]) == ("over", 4)
    assert len(shown["standings"]) == PEOPLE
    assert sum(one["gone"] for one in shown["standings"]) == 2
    check_standings(shown["standings"], pairs)
    screen = house.visitor("Screen", BIG)
    screen.go(f"{path}/screen")
    screen.page.wait_for_selector(f"tbody tr >> nth={PEOPLE - 1}")
    for one in browsers:
        one.complaints = [said for said in one.complaints if not any(a in said for a in GONE)]
