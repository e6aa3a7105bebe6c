"""A served house whose operator lets matches against bots run in the browser."""

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.server.processes import server
from tests.web.visitor import QUICK, House

from .conftest import SITE
from .guest import PATIENCE


def test_play_now_runs_in_the_browser(chromium: Browser, tmp_path: Path) -> None:
    """The server makes no table for it; from the table one comes back to its front door."""
    with server(tmp_path, BACKROOM_SITE=str(SITE)) as running:
        house = House(running.url, chromium)
        guest = house.visitor(**QUICK)
        guest.go("/")
        guest.page.click(".hero .act button.brass")
        guest.page.wait_for_selector(".felt", timeout=PATIENCE)
        assert "/local/?house#/tables/" in guest.page.url
        guest.learn()
        for _ in range(4):
            guest.step()
        guest.page.locator("header .home").dispatch_event("click", {"button": 0})
        expect(guest.page.locator(".hero")).to_be_visible()

        assert guest.page.url == f"{running.url}/"
        assert guest.context.cookies() == []
        assert house.close() == []
