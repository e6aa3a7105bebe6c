"""Whole matches in a browser."""

import json
from typing import Final

import pytest
from playwright.sync_api import expect

from .looking import LONG_NAME, LOST, OUT_OF_REACH, SOAK, TIGHT, walked, wrong_at
from .pages import OPEN
from .visitor import QUICK, House, Visitor

# With four they take more than a minute each: `make soak` has the time, `make test` sits down with three.
LONG: Final = ("chicago-poker", "chicago-gangsters")


@pytest.mark.parametrize("game", OPEN)
def test_a_guest_plays_a_whole_match_against_bots(house: House, game: str) -> None:
    """From the front door to the bill, then the replay and the history; on any screen."""
    guest = house.visitor(name=LONG_NAME, **QUICK)
    if game in LONG and not SOAK:
        guest.sit_down(game, 3)
    else:
        guest.go("/")
        guest.page.click(f"article:has([href='/rules/{game}']) .act button.brass")
        guest.page.wait_for_selector(".felt")

    guest.play_a_little(20)
    guest.come_to_turn()
    broken = wrong_at(guest, TIGHT)
    hidden = walked(guest, (OUT_OF_REACH, LOST))
    unclear = _looked_up(guest)
    guest.play()

    assert [*broken, *hidden, *unclear] == []
    assert guest.page.locator(".toasts p, .bar .bad").all_inner_texts() == []
    places = guest.page.locator(".ending ol li > b").all_inner_texts()
    assert places[0] == "1"
    guest.page.click(".ending a[href^='/replay']")
    guest.page.wait_for_selector(".controls")
    guest.go("/history")
    guest.page.wait_for_selector("ol a[href^='/replay']")
    assert guest.page.locator("ol li").count() == 1


def _looked_up(guest: Visitor) -> list[str]:
    """What is wrong with the cheat sheet, opened where one plays: it shows the game's own things."""
    guest.page.locator("header .tools button:has(svg)").first.click()
    pictures = guest.page.locator("dialog[open] .body :is(svg, img)")
    expect(pictures.nth(4)).to_be_visible()
    found = wrong_at(guest, TIGHT)
    guest.page.keyboard.press("Escape")
    expect(pictures).to_have_count(0)
    return found


def test_a_plain_click_is_one_round_trip(house: House) -> None:
    """A draw says all there is to say: one frame goes out, and nothing is asked before it."""
    guest, sent = house.visitor(**QUICK), list[str]()
    guest.page.on(
        "websocket",
        lambda line: line.on("framesent", lambda frame: sent.append(json.loads(frame)["kind"])),
    )
    guest.sit_down("chicago-poker", 2)
    guest.page.wait_for_selector(".bar.mine")
    held = guest.page.locator(".hand li").count()
    sent.clear()

    guest.page.click(".piles .lit")
    expect(guest.page.locator(".hand li")).to_have_count(held + 1)

    assert [kind for kind in sent if kind not in ("ack", "ping")] == ["move"]


def test_a_rematch_is_dealt_with_a_number_of_ones_own(house: House) -> None:
    """Again means at once, against bots; afterwards the browser proves the shuffle."""
    guest = house.visitor(**QUICK)
    guest.sit_down("omerta", 2)
    guest.play()

    guest.page.click(".ending button.brass")
    guest.page.wait_for_selector(".ending", state="detached")
    guest.play()
    guest.page.click(".ending a[href^='/replay']")
    guest.page.get_by_role("button", name="Was the shuffle fair?").click()

    proofs = guest.page.locator("dialog[open] ul li")
    expect(proofs).to_have_count(3)
    expect(guest.page.locator("dialog[open] li.good")).to_have_count(3)


def test_chicago_poker_is_open() -> None:
    """The list above is not empty by accident."""
    assert "chicago-poker" in OPEN
