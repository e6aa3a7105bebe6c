"""Whole matches in a browser."""

import re
from pathlib import Path
from typing import Final

import pytest

from .visitor import QUICK, House

WEB: Final = Path(__file__).parents[2] / "web" / "src"
# The games whose table stands in the browser, as they are registered.
OPEN: Final = re.findall(r'^  "([a-z-]+)": \{$', (WEB / "games" / "index.ts").read_text(), re.M)


@pytest.mark.parametrize("game", OPEN)
def test_a_guest_plays_a_whole_match_against_bots(house: House, game: str) -> None:
    """From the front door to the bill, then the replay and the history."""
    guest = house.visitor(**QUICK)
    guest.go("/")
    guest.page.click(f"article:has([href='/rules/{game}']) .act button.brass")
    guest.page.wait_for_selector(".felt")

    guest.play(by_hand=20)

    places = guest.page.locator(".ending ol li > b").all_inner_texts()
    assert places[0] == "1"
    guest.page.click(".ending a[href^='/replay']")
    guest.page.wait_for_selector(".controls")
    guest.go("/history")
    guest.page.wait_for_selector("ol a[href^='/replay']")
    assert guest.page.locator("ol li").count() == 1


def test_chicago_poker_is_open() -> None:
    """The list above is not empty by accident."""
    assert "chicago-poker" in OPEN
