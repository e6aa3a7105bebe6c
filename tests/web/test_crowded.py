"""Pages with as much on them as there can be: nothing is cut, and everybody can use them."""

from typing import Final

import pytest
from playwright.sync_api import expect

from .crowded import CROWDED
from .looking import faults_at, first_of
from .test_friends import check
from .test_pages import SHORT_PHONE
from .visitor import DESK, QUICK, House

SIZES: Final = {"desk": ((1280, 720),), "phone": ((390, 664), (844, 390), (1024, 768))}
# Numbers and dates that are broken over two lines.
TORN: Final = """() => [...document.querySelectorAll("b, td, .day")]
  .filter((one) => one.matches(".day") || /^[\\d.,]+$/.test(one.textContent.trim()))
  .filter((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
  }).map((one) => one.textContent)"""


@pytest.mark.parametrize(("size", "language"), first_of([("phone", "nl"), ("desk", "en")]))
def test_full_pages_serve_everybody_and_nothing_on_them_is_cut(
    house: House, size: str, language: str
) -> None:
    """Leaders, reports, a club's members and standings, an evening on the wall."""
    for page, open_page in CROWDED.items():
        screen = DESK if size == "desk" else SHORT_PHONE
        visitor = house.visitor("Wilhelmina", screen, language, **QUICK)
        open_page(visitor)
        if page != "full-print":
            check(visitor)
            assert faults_at(visitor, SIZES[size]) == [], page
        assert visitor.page.evaluate(TORN) == [], page
        visitor.context.close()


@pytest.mark.parametrize("screen", [(1280, 720), (1920, 1080)])
def test_the_wall_shows_everybody_without_anybody_scrolling(
    house: House, screen: tuple[int, int]
) -> None:
    """Two dozen people in their fourth round."""
    width, height = screen
    visitor = house.visitor("Wall", {"width": width, "height": height}, "nl", **QUICK)
    CROWDED["full-screen"](visitor)

    assert visitor.page.evaluate("document.documentElement.scrollHeight") <= height


# Names of people in a table that take two lines, or are broken inside a word.
BROKEN: Final = """most => [...document.querySelectorAll("tbody .who")].filter((one) => {
  const range = document.createRange();
  range.selectNodeContents(one.querySelector("a") ?? one);
  range.setEnd(range.startContainer, 1);
  return one.innerText.length <= most && range.getClientRects().length > 1;
}).map((one) => one.innerText)"""


@pytest.mark.parametrize("page", ["full-club", "full-ratings", "full-evening"])
def test_a_name_on_a_phone_has_the_room_that_numbers_leave(house: House, page: str) -> None:
    """Nobody's number stands on a line of its own beside an empty column."""
    visitor = house.visitor("Wilhelmina", SHORT_PHONE, "nl", **QUICK)
    CROWDED[page](visitor)

    assert visitor.page.evaluate(BROKEN, len("Willem-Alexander 7")) == []


def test_standings_on_small_paper_break_no_name_inside_a_word(house: House) -> None:
    """Small paper does without the single rounds, as a phone does."""
    visitor = house.visitor("Wilhelmina", SHORT_PHONE, "nl", **QUICK)
    CROWDED["full-print"](visitor)

    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= SHORT_PHONE["width"]
    assert visitor.page.evaluate(BROKEN, len("Ann 6")) == []


def test_what_can_be_done_about_a_member_stands_side_by_side(house: House) -> None:
    """However long the name before it is."""
    visitor = house.visitor("Wilhelmina", DESK, "nl", **QUICK)
    CROWDED["full-keep"](visitor)

    heights = """() => [...document.querySelectorAll("section li:has(.button + .button)")]
      .filter((one) => new Set([...one.querySelectorAll(".button")]
        .map((button) => button.getBoundingClientRect().top)).size > 1).length"""
    assert visitor.page.locator("section li:has(.button + .button)").count() > 1
    assert visitor.page.evaluate(heights) == 0

    # Whether one is sure is asked where one pressed, not at the head of a long list.
    visitor.page.locator("section li:has(.button + .button)").last.locator(
        "button"
    ).last.click()
    expect(visitor.page.locator("section li [role=group]")).to_be_in_viewport()
