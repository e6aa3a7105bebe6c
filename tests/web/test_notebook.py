"""The story beside the table, and on a phone its newest line."""

from typing import Final

import pytest
from playwright.sync_api import expect

from .looking import first_of, resize, walked
from .pages import OPEN
from .states import talk
from .visitor import QUICK, House

DESKS: Final = ((1280, 720), (1024, 768), (1920, 1080), (1366, 768))
# How much of the story lies below its last line in sight.
BELOW: Final = """() => [document.querySelector(".side .log")]
  .map((one) => one.scrollHeight - one.scrollTop - one.clientHeight)
  .filter((left) => left > 2)"""
# Titles of pages of the notebook that are broken over two lines.
BROKEN: Final = """() => [...document.querySelectorAll(".side [role=tab]")].filter((one) => {
  const range = document.createRange();
  range.selectNodeContents(one);
  const lines = [...range.getClientRects()].map(({ bottom }) => Math.round(bottom));
  const [mine, all] = [one, one.parentElement].map((box) => box.getBoundingClientRect());
  return Math.max(...lines) - Math.min(...lines) > 8 || mine.right > all.right + 1;
}).map((one) => one.textContent)"""
# What is said at the table and sticks out of the notebook.
OUT: Final = """() => {
  const edge = document.querySelector("aside:has([role=tab])").getBoundingClientRect().right;
  return [...document.querySelectorAll("aside :is(.talk, .talk *)")]
    .filter((one) => one.getBoundingClientRect().right > edge + 1).map((one) => one.outerHTML.slice(0, 60));
}"""
# A line of the story as long as they are, in the place of the newest; and whether it is cut.
LONG: Final = """(text) => {
  const line = document.querySelector(".ticker button .line");
  line.textContent = text;
  return line.scrollHeight > line.clientHeight + 1;
}"""


def test_the_newest_line_of_the_story_is_in_sight_on_any_screen(house: House) -> None:
    """Also after another size, unless one scrolled up to read."""
    guest = house.visitor(**QUICK)
    guest.sit_down("chicago-poker", 4)
    guest.play_a_little(24)

    assert walked(guest, BELOW, DESKS) == []
    log = guest.page.locator(".side .log")
    log.evaluate("one => void (one.scrollTop = 0)")
    guest.page.wait_for_timeout(100)
    assert len(walked(guest, BELOW, DESKS)) == len(DESKS)


@pytest.mark.parametrize("game", first_of(list(OPEN)))
def test_the_titles_of_the_notebook_stay_on_one_line(house: House, game: str) -> None:
    """In the longer language, beside the narrowest table."""
    guest = house.visitor(language="nl", **QUICK)
    guest.sit_down(game, 4)
    guest.page.wait_for_selector(".side [role=tab]")

    assert walked(guest, BROKEN, DESKS) == []


def test_the_talk_stays_inside_the_notebook(house: House) -> None:
    """Beside the narrowest table, and its last line in sight on a phone that is turned."""
    guest = house.visitor(language="nl", **QUICK)
    talk(guest)

    assert walked(guest, OUT, (*DESKS, (768, 1024), (360, 640))) == []
    last = guest.page.locator(".talk p").last
    for size in ((360, 640), (844, 390)):
        resize(guest, size)
        expect(last).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [(390, 664), (360, 640), (844, 390)])
def test_a_phone_has_room_for_the_newest_line(house: House, size: tuple[int, int]) -> None:
    """Ninety letters are told whole."""
    width, height = size
    guest = house.visitor(size={"width": width, "height": height}, **QUICK)
    guest.sit_down("chicago-poker", 4)
    guest.page.wait_for_selector(".ticker .line")
    told = (
        "Knuckles Malone plays the limousine and moves a card from the jazz club to the casino."
    )

    assert guest.page.evaluate(LONG, told) is False
