"""Everything by keyboard."""

from typing import Final

import pytest
from playwright.sync_api import expect

from .pages import OPEN
from .visitor import QUICK, House, Visitor

# Games played to the end; the others are played as far as most of their questions.
WHOLE: Final = ("chicago-poker", "omerta")
ENOUGH: Final = 20


@pytest.mark.parametrize("game", WHOLE)
def test_a_whole_match_is_played_without_a_pointer(house: House, game: str) -> None:
    """Everything lit is reached by Tab, its focus is seen, and Enter answers, to the end."""
    guest = house.visitor(**QUICK)
    guest.sit_down(game, 2)

    guest.press_on(most=2_000)

    guest.tab_to(".ending a[href^='/replay']")
    guest.page.keyboard.press("Enter")
    guest.page.wait_for_selector(".controls")
    guest.page.keyboard.press("ArrowRight")
    expect(guest.page.locator(".controls .count")).to_contain_text("2 /")


@pytest.mark.parametrize("game", [game for game in OPEN if game not in WHOLE])
def test_turns_are_played_without_a_pointer(house: House, game: str) -> None:
    """As above, for so many answers."""
    guest = house.visitor(**QUICK)
    guest.sit_down(game, 3)
    before = guest.page.locator(".log li").count()

    guest.press_on(most=ENOUGH)

    assert guest.page.locator(".log li").count() > before + 3


def test_keys_draw_explain_and_step_back(house: House) -> None:
    """From the front door into a match: D draws, ? explains, Enter picks, Escape lets go."""
    guest = house.visitor(pace="instant")
    guest.go("/")
    guest.page.wait_for_selector(".posters .facts")

    guest.tab_to(".hero button.brass")
    guest.page.keyboard.press("Enter")
    guest.page.wait_for_selector(".bar.mine", timeout=30_000)
    held = guest.page.locator(".hand button.card").count()
    guest.page.keyboard.press("d")
    _count(guest, ".hand button.card", held + 1)
    guest.page.wait_for_selector(".bar.mine", timeout=30_000)
    while guest.page.locator(".stage").count():
        guest.page.keyboard.press("Enter")
    guest.tab_to(".hand button.card:not(.dim)")
    guest.page.keyboard.press("ArrowRight")
    guest.page.keyboard.press("ArrowLeft")
    assert guest.page.evaluate("document.activeElement.matches('.hand button.card')")
    guest.page.keyboard.press("?")
    guest.page.wait_for_selector(".explain")
    guest.page.keyboard.press("Escape")
    guest.page.wait_for_selector(".explain", state="detached")
    guest.page.keyboard.press("Enter")
    guest.page.wait_for_selector(".hand button.chosen")
    guest.page.keyboard.press("Escape")
    guest.page.wait_for_selector(".hand button.chosen", state="detached")


def _count(guest: Visitor, names: str, count: int) -> None:
    expect(guest.page.locator(names)).to_have_count(count)
