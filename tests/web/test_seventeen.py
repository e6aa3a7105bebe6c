"""The evening of seventeen: four browsers, thirteen clients, and a server that is killed.

Minutes long, so that only `make soak` runs it.
"""

from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser

from tests.server.processes import Player, Server

from .test_evening import Clients, apart, begin, come_back, hosted, shown, take_part, to_table
from .test_pages import SHORT_PHONE
from .visitor import DESK, QUICK, House, Visitor

PICTURES: Final = Path(__file__).parents[2] / "build" / "screens"
__all__ = ["apart"]


class Evening:
    """Sixteen who are there at the start, one who comes late, two who leave."""

    def __init__(self, running: Server, chromium: Browser) -> None:
        self.running = running
        self.house, self.clients = House(running.url, chromium), Clients(running, 13)
        self.host = self.house.visitor("Wilma", SHORT_PHONE, "nl", **QUICK)
        names = ("Ann", "Bob", "Cas")
        others = [self.house.visitor(name, DESK, "en", **QUICK) for name in names]
        self.visitors: list[Visitor] = [self.host, *others]
        self.id = hosted(self.host, 4)
        for visitor in others:
            take_part(visitor, self.id)
        *there, self.late = self.clients.players
        for player in there:
            self.come(player)
        self.leaver = there[0]

    def come(self, player: Player) -> None:
        """A client takes part."""
        self.clients.do(player.post(f"/api/evenings/{self.id}/come"))

    def leave(self, player: Player) -> None:
        """A client goes home."""
        self.clients.do(player.post(f"/api/evenings/{self.id}/leave", person=player.id))

    def play_round(self, number: int) -> None:
        """A round from its start on the host's phone to its end; what happens in the middle."""
        begin(self.host)
        playing = self.clients.play_round(self.id)
        for visitor in self.visitors:
            visitor.page.wait_for_selector(".acts a.brass")
            to_table(visitor)
        if number == 2:
            self.running.kill()
            self.running.start(self.running.port)
            self.running.wait_until_ready(120)
        if number == 3:
            self.leave(self.leaver)
        for visitor in self.visitors:
            come_back(visitor)
        playing.result(300)


def test_seventeen_over_four_rounds_with_a_restart(apart: Server, chromium: Browser) -> None:
    """Nothing is lost: everybody who stayed has points of four rounds, and met most others."""
    evening = Evening(apart, chromium)

    evening.play_round(1)
    evening.come(evening.late)
    evening.play_round(2)
    cas = evening.visitors.pop()
    cas.page.click(".acts button")
    cas.page.wait_for_selector("form button.brass")
    evening.play_round(3)
    evening.play_round(4)

    evening.host.page.wait_for_selector("section[aria-labelledby=host]", state="detached")
    evening.host.page.screenshot(path=PICTURES / "evening.png", full_page=True)
    told: dict[str, Any] = shown(evening.clients, evening.id)
    assert (told["status"], told["round"], len(told["standings"])) == ("over", 4, 17)
    lines = {one["name"]: one for one in told["standings"]}
    late, leaver = lines[evening.late.name], lines[evening.leaver.name]
    assert late["points"][0] is None
    assert None not in late["points"][1:]
    assert leaver["points"][2:] == [0.0, None]
    assert lines["Cas"]["points"][2:] == [None, None]
    stayed = [one for one in told["standings"] if not one["gone"]]
    assert len(stayed) == 15
    assert all(None not in one["points"] for one in stayed if one is not late)
    assert min(one["met"] for one in stayed if one is not late) >= 12
    evening.clients.close()
    # A server that is killed is complained about, and rightly.
    evening.house.close()
