"""The line goes dead in the middle of a move."""

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.server.processes import server

from .visitor import House


def test_a_move_made_without_a_line_lands_exactly_once(
    tmp_path: Path, chromium: Browser
) -> None:
    """The server dies between the choice and its confirmation, and comes back."""
    with server(tmp_path / "house") as running:
        house = House(running.url, chromium)
        guest = house.visitor(confirm="always", pace="instant")
        guest.play_now()
        guest.page.wait_for_selector(".bar.mine", timeout=30_000)
        held = guest.page.locator(".hand button.card").count()
        guest.page.locator(".pile button.card").first.click()
        guest.page.wait_for_selector(".answer button.brass:not([disabled])")

        running.kill()
        guest.page.wait_for_selector("div.line")
        guest.page.click(".answer button.brass")
        running.start(running.port)
        guest.page.wait_for_selector("div.line", state="detached", timeout=30_000)

        expect(guest.page.locator(".hand button.card")).to_have_count(held + 1)
        guest.page.reload()
        guest.page.wait_for_selector(".hand button.card")
        assert guest.page.locator(".hand button.card").count() == held + 1
        lost = ("WebSocket", "ERR_CONNECTION_REFUSED")
        assert [one for one in house.close() if not any(word in one for word in lost)] == []
