"""Whole matches without a server and, after the first load, without a network."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from backroom.cli.main import main
from backroom.games import GAMES
from tests.web.visitor import PHONE, QUICK

from .guest import PATIENCE, Door, Guest


@pytest.mark.parametrize("game", GAMES)
def test_a_match_without_a_network(door: Door, game: str, tmp_path: Path) -> None:
    """Sat down, closed in the middle, taken up, played out, replayed, exported, verified."""
    guest = door.guest(**QUICK)
    guest.go("/")
    guest.open_house()
    door.cut()
    guest.page.reload()
    guest.make_table(game, GAMES[game].meta.seats[0])
    guest.learn()
    for _ in range(8):
        guest.step()

    guest.page.reload()
    guest.page.wait_for_selector(".felt", timeout=PATIENCE)
    guest.play(by_hand=4)

    assert guest.page.locator(".ending ol li > b").first.inner_text() == "1"
    guest.page.click(".ending a[href*='/replay']")
    guest.page.wait_for_selector(".controls")
    file = tmp_path / "match.txt"
    export(guest, file)
    assert main(["replay", str(file), "--plain"]) == 0
    assert main(["verify", str(file)]) == 0
    guest.go("/history")
    expect(guest.page.locator("ol a[href*='/replay']")).to_have_count(1)


def export(guest: Guest, file: Path) -> None:
    """The match in writing, out of the dialog about the shuffle."""
    guest.page.get_by_role("button", name="Was the shuffle fair?").click()
    expect(guest.page.locator("dialog[open] li.good")).to_have_count(3)
    with guest.page.expect_download() as download:
        guest.page.locator("dialog[open]").get_by_role(
            "button", name="The match in writing"
        ).click()
    download.value.save_as(file)


def test_on_a_phone_with_the_keyboard_and_an_analysis(door: Door) -> None:
    """A short match, then the analyst looks at it, all without a network."""
    guest = door.guest(PHONE, **QUICK)
    guest.go("/")
    guest.open_house()
    door.cut()
    guest.make_table("omerta", 2)
    guest.press_on(3)
    guest.play()

    guest.page.click(".ending a[href*='/replay']")
    guest.page.wait_for_selector(".controls")
    guest.page.get_by_role("button", name="Analysis").click()
    guest.page.get_by_role("button", name="Look at it").click()

    expect(guest.page.locator("aside .note")).to_contain_text(
        "tries each decision", timeout=PATIENCE
    )


def test_one_tab_at_a_time_has_the_house(door: Door) -> None:
    """The second is told so and can take it over; the first is told in turn."""
    guest = door.guest(**QUICK)
    guest.go("/")
    guest.open_house()
    second = guest.context.new_page()

    second.goto(guest.url)
    second.get_by_role("button", name="Play here").click(timeout=PATIENCE)
    second.wait_for_selector(".opening", state="detached", timeout=PATIENCE)

    expect(guest.page.locator(".opening")).to_contain_text("another tab")


def test_a_browser_without_webassembly_is_told_in_a_sentence(door: Door) -> None:
    """Nothing of Python is fetched for it, and the rules can be read all the same."""
    guest = door.guest()
    guest.context.add_init_script("delete globalThis.WebAssembly")

    guest.go("/")

    expect(guest.page.locator(".opening")).to_contain_text("WebAssembly")
    assert not [path for path in door.host.asked if path.endswith(".wasm")]
    guest.page.get_by_role("link", name="Rules").first.click()
    expect(guest.page.locator("h1")).to_be_visible()
