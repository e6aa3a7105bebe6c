"""Boards as full as the rules allow: what a late position may show is never cut."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import WebSocketRoute, expect

from .looking import SIZES, faults_at
from .visitor import QUICK, House

View = dict[str, Any]


class Altered:
    """A line to the house on which every view is changed before the page hears of it."""

    def __init__(self, change: Callable[[View], None]) -> None:
        self._change = change

    def take(self, page: WebSocketRoute) -> None:
        """A new call; what the page says goes to the house as it is."""
        house = page.connect_to_server()

        def tell(frame: str | bytes) -> None:
            told = json.loads(frame)
            if told["kind"] == "update":
                self._change(told["view"])
            page.send(json.dumps(told))

        house.on_message(tell)


def test_the_park_and_the_harbour_of_capone_hold_six_whole_families(house: House) -> None:
    """Everybody's men were chased away, and everybody else drowned."""

    def lose(view: View) -> None:
        families = view["home"]
        everybody = families[view["seat"]]["members"]
        view["park"] = [8] * len(families)
        view["harbour"] = [{"members": everybody, "guards": 8} for _ in families]

    guest = house.visitor(**QUICK)
    guest.page.route_web_socket("**/socket*", Altered(lose).take)
    guest.sit_down("capone", 6)
    expect(guest.page.locator(".park .crowd b")).to_have_text(["8"] * 6)
    expect(guest.page.locator(".harbour .crowd b")).to_have_text(["16"] * 6)

    assert faults_at(guest, SIZES) == []
