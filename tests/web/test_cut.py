"""The line goes dead in the middle of a move."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from tests.server.processes import server

from .visitor import House, Visitor

LINE = "div.line.lost"


def test_a_move_made_without_a_line_lands_exactly_once(
    tmp_path: Path, chromium: Browser
) -> None:
    """The server dies between the choice and its confirmation, and comes back."""
    with server(tmp_path / "house") as running:
        house = House(running.url, chromium)
        guest = house.visitor(confirm="always", pace="instant")
        held = _choose_to_draw(guest)

        running.kill()
        guest.page.wait_for_selector(LINE)
        guest.page.click(".answer button.brass")
        running.start(running.port)
        guest.page.wait_for_selector(LINE, state="detached", timeout=30_000)

        _has_drawn_once(guest, held)
        lost = ("WebSocket", "ERR_CONNECTION_REFUSED")
        assert [one for one in house.close() if not any(word in one for word in lost)] == []


@pytest.mark.parametrize("heard", [True, False], ids=["answer lost", "move lost"])
def test_a_line_cut_in_the_middle_of_a_move(house: House, heard: bool) -> None:
    """The move reaches the house and its answer is lost, or the move itself is."""
    guest = house.visitor(confirm="always", pace="instant")
    line = Cut(heard)
    guest.page.route_web_socket("**/socket*", line.take)
    held = _choose_to_draw(guest)

    guest.page.click(".answer button.brass")
    guest.page.wait_for_function("window.lineWasLost === true")
    guest.page.wait_for_selector(LINE, state="detached", timeout=30_000)

    _has_drawn_once(guest, held)
    assert line.cuts == 1


class Cut:
    """Cuts the line when the first move goes over it, after or before it arrives."""

    def __init__(self, heard: bool) -> None:
        self._heard = heard
        self.cuts = 0

    def take(self, page: WebSocketRoute) -> None:
        """A new call: what the page sends goes to the house, but for one move."""
        house = page.connect_to_server()

        def pass_on(frame: str | bytes) -> None:
            if self.cuts or json.loads(frame)["kind"] != "move":
                house.send(frame)
                return
            self.cuts += 1
            if self._heard:
                house.send(frame)
            page.close(code=1011)

        page.on_message(pass_on)


def _choose_to_draw(guest: Visitor) -> int:
    """Up to the confirmation; gives how many cards are held before it."""
    guest.page.add_init_script(LOST)
    guest.play_now()
    guest.page.wait_for_selector(".bar.mine", timeout=30_000)
    held = guest.page.locator(".hand button.card").count()
    guest.page.locator(".pile button.card").first.click()
    guest.page.wait_for_selector(".answer button.brass:not([disabled])")
    return held


def _has_drawn_once(guest: Visitor, held: int) -> None:
    expect(guest.page.locator(".hand button.card")).to_have_count(held + 1)
    guest.page.reload()
    expect(guest.page.locator(".hand button.card")).to_have_count(held + 1)


# The page says that the line went dead, however short that was.
LOST = f"""addEventListener("DOMContentLoaded", () =>
  new MutationObserver(() => {{
    if (document.querySelector("{LINE}")) window.lineWasLost = true;
  }}).observe(document.body, {{childList: true, subtree: true}}))"""
