"""An evening in real browsers and with clients, run from a phone."""

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser
from websockets.exceptions import WebSocketException

from tests.server.processes import Player, Server, server

from .test_friends import check
from .test_pages import SHORT_PHONE
from .visitor import DESK, QUICK, House, Visitor

BIG = {"width": 1920, "height": 1080}


class Clients:
    """People without a browser, each of whom plays in a thread that waits for sockets."""

    def __init__(self, running: Server, count: int) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self.players = [Player(running, f"Client {number}", number) for number in range(count)]
        for player in self.players:
            self.do(player.arrive())

    def do(self, work: Any) -> Any:
        """Let something be done, and wait for it."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(120)

    def play_round(self, evening: str) -> "Any":
        """Everybody who sits at a table of the round plays there; gives what to wait for."""

        async def all_of_them() -> None:
            await asyncio.gather(*(self._play(one, evening) for one in self.players))

        return asyncio.run_coroutine_threadsafe(all_of_them(), self._loop)

    async def _play(self, player: Player, evening: str) -> None:
        while (table := await self._table(player, evening)) is not None:
            player.frames.clear()
            try:
                await player.play(table)
            except (OSError, WebSocketException):
                await asyncio.sleep(0.2)

    async def _table(self, player: Player, evening: str) -> str | None:
        """Where a player still sits in this round; whoever went home sits nowhere."""
        try:
            told = (await player.call("GET", f"/api/evenings/{evening}")).json()
        except Exception:  # the server is down: ask again when it is back
            await asyncio.sleep(0.2)
            return await self._table(player, evening)
        gone = {one["person"] for one in told["standings"] if one["gone"]}
        for one in told["tables"]:
            here = any(seat["person"] == player.id for seat in one["players"])
            if here and not one["over"] and player.id not in gone:
                table = (await player.call("GET", f"/api/tables/{one['table']}")).json()
                if table["status"] == "playing":
                    return str(one["table"])
        return None

    def close(self) -> None:
        """Stop the thread."""
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(10)


@pytest.fixture
def apart(tmp_path: Path) -> Iterator[Server]:
    """A server of its own, which may be killed."""
    with server(tmp_path / "house", BACKROOM_GRACE="20") as running:
        yield running


def hosted(host: Visitor, rounds: int) -> str:
    """The host opens an evening of Mafioso on the phone, with everything in reach."""
    host.go("/evenings")
    host.page.click("main .page button.brass")
    host.page.wait_for_selector("dialog[open] form")
    check(host)
    host.page.get_by_text("Mafioso", exact=True).click()
    host.page.locator("fieldset", has_text="Rondes").get_by_text(
        str(rounds), exact=True
    ).click()
    host.page.click("dialog form button[type=submit]")
    host.page.wait_for_selector("section[aria-labelledby=host]")
    check(host)
    return host.page.url.rpartition("/")[2]


def take_part(visitor: Visitor, evening: str) -> None:
    """Somebody opens the link, and comes under their name."""
    visitor.go(f"/evenings/{evening}")
    visitor.page.click("form button.brass")
    visitor.page.wait_for_selector("tr.mine")


def begin(host: Visitor) -> None:
    """The host starts the next round from the phone."""
    host.page.click("section[aria-labelledby=host] button.brass")
    host.page.wait_for_selector(".acts a.brass")


def to_table(visitor: Visitor) -> None:
    """One's own table is one click away; the page plays from then on."""
    visitor.page.click(".acts a.brass")
    visitor.page.wait_for_selector(".felt")
    visitor.learn()
    visitor.play_on()


def come_back(visitor: Visitor) -> None:
    """From the end of the match to the evening."""
    visitor.page.wait_for_selector(".ending", timeout=200_000)
    visitor.page.click(".ending a.brass")
    visitor.page.wait_for_selector("tr.mine")


def shown(clients: Clients, evening: str) -> dict[str, Any]:
    """The evening as a client is told of it."""
    told: dict[str, Any] = clients.do(
        clients.players[0].call("GET", f"/api/evenings/{evening}")
    ).json()
    return told


def test_a_host_with_a_phone_runs_an_evening(apart: Server, chromium: Browser) -> None:
    """Two browsers and two clients play a round; the standings are on the wall and on paper."""
    house, clients = House(apart.url, chromium), Clients(apart, 2)
    host = house.visitor("Wilma", SHORT_PHONE, "nl", **QUICK)
    guest = house.visitor("Bob", DESK, "en", **QUICK)
    evening = hosted(host, 2)
    take_part(guest, evening)
    for player in clients.players:
        clients.do(player.post(f"/api/evenings/{evening}/come"))

    begin(host)
    guest.page.wait_for_selector(".acts a.brass")
    check(host)
    check(guest)
    playing = clients.play_round(evening)
    for visitor in (host, guest):
        to_table(visitor)
    for visitor in (host, guest):
        come_back(visitor)
    playing.result(60)
    host.page.wait_for_selector("section[aria-labelledby=host] button.brass")

    told = shown(clients, evening)
    assert sorted(one["points"][0] for one in told["standings"])[-1] > 0
    screen = house.visitor("", BIG)
    screen.go(f"/evenings/{evening}/screen")
    screen.page.wait_for_selector("tbody tr >> nth=3")
    check(screen)
    screen.page.emulate_media(media="print")
    assert not screen.page.locator("nav").is_visible()
    host.page.click("section[aria-labelledby=host] button:not(.brass) >> nth=0")
    host.page.click("section[aria-labelledby=host] button.brass")
    host.page.wait_for_selector("section[aria-labelledby=host]", state="detached")
    assert shown(clients, evening)["status"] == "over"
    clients.close()
    complaints = house.close()
    assert not complaints, complaints
