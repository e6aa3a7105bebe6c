"""Whole matches in a browser."""

import json

import pytest
from playwright.sync_api import expect

from .looking import LONG_NAME, TIGHT, faults_at
from .pages import OPEN
from .visitor import QUICK, House


@pytest.mark.parametrize("game", OPEN)
def test_a_guest_plays_a_whole_match_against_bots(house: House, game: str) -> None:
    """From the front door to the bill, then the replay and the history; on any screen."""
    guest = house.visitor(name=LONG_NAME, **QUICK)
    guest.go("/")
    guest.page.click(f"article:has([href='/rules/{game}']) .act button.brass")
    guest.page.wait_for_selector(".felt")

    guest.play_a_little(20)
    broken = faults_at(guest, TIGHT)
    guest.play()

    assert broken == []
    assert guest.page.locator(".toasts p").all_inner_texts() == []
    places = guest.page.locator(".ending ol li > b").all_inner_texts()
    assert places[0] == "1"
    guest.page.click(".ending a[href^='/replay']")
    guest.page.wait_for_selector(".controls")
    guest.go("/history")
    guest.page.wait_for_selector("ol a[href^='/replay']")
    assert guest.page.locator("ol li").count() == 1


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
