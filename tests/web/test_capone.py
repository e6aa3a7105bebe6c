"""What Capone shows in figures has its words on every screen."""

from typing import Final

import pytest
from playwright.sync_api import expect

from .boards import BOARDS, Altered, View
from .looking import LONG_NAME, WALKED, first_of, walked
from .visitor import QUICK, House

PHONES: Final = ((390, 664), (360, 640), (390, 844), (844, 390))
SCREENS: Final = (*PHONES, (768, 1024), (1024, 768), (1280, 720))
# Whose way to the million, or whose own bodyguards, no visible words stand for; and words that
# stick out of where they stand, or that something lies on.
UNNAMED: Final = """() => {
  const own = document.querySelector(".purse").innerText;
  const said = /(\\$1M: 3\\/10|3\\/10 (to the million|naar het miljoen))/;
  const missing = [
    ...(said.test(own) ? [] : ["own steps"]),
    ...(/\\d (bodyguards )?(at home|thuis)/.test(own) ? [] : ["own bodyguards"]),
    ...[...document.querySelectorAll(".photo")].filter((one) => !said.test(one.innerText))
      .map((one) => `steps of ${one.innerText}`),
    ...[...document.querySelectorAll(".photo .group .guards")].filter((one) => {
      const house = one.querySelector(".house").getBoundingClientRect();
      return house.width < 12 || house.height < 12;
    }).map(() => "a house"),
  ];
  const words = [...document.querySelectorAll(".photo .facts > *, .purse :is(.way, .guards) span")]
    .filter((one) => one.checkVisibility() && one.innerText.trim());
  const out = words.filter((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    const ink = range.getBoundingClientRect();
    const frame = one.closest(".photo, .purse").getBoundingClientRect();
    const middle = (ink.top + ink.bottom) / 2;
    const cut = ink.left < frame.left || ink.right > frame.right || middle + 5 > frame.bottom;
    const under = [[ink.left + 1, middle], [ink.right - 1, middle]].some(([x, y]) => {
      const found = document.elementFromPoint(x, y);
      return !found || found.closest(".card, .lot");
    });
    return cut || under;
  });
  return [...missing, ...out.map((one) => `out: ${one.innerText}`)];
}"""
# Names of families that are cut, or of which a word is broken.
TORN: Final = """() => [...document.querySelectorAll(".photo .called")].filter((one) => {
  const [text, at] = [one.firstChild, document.createRange()];
  const edge = one.closest(".name").getBoundingClientRect();
  return [...text.data.matchAll(/\\S+/g)].some(({ 0: word, index }) => {
    at.setStart(text, index);
    at.setEnd(text, index + word.length);
    const { right, bottom } = at.getBoundingClientRect();
    return at.getClientRects().length > 1 || right > edge.right + 1 || bottom > edge.bottom + 2;
  });
}).map((one) => one.innerText)"""


def prosper(view: View) -> None:
    """Everybody is on the way, and as rich as it gets in figures."""
    view["markers"] = [3] * view["seats"]
    view["cash"] = [1240] * view["seats"]


@pytest.mark.parametrize("language", first_of(["nl", "en"]))
@pytest.mark.parametrize("seats", first_of([6, 3]))
def test_steps_to_the_million_and_bodyguards_at_home_have_words(
    house: House, seats: int, language: str
) -> None:
    """One's own and those of everybody else, on phones as on a desk."""
    guest = house.visitor(LONG_NAME, language=language, **QUICK)
    guest.page.route_web_socket("**/socket*", Altered(prosper).take)
    guest.sit_down("capone", seats)
    expect(guest.page.locator(".photo")).to_have_count(seats - 1)

    assert walked(guest, UNNAMED, SCREENS) == []


def test_names_of_many_families_are_whole(house: House) -> None:
    """Five of them beside each other, none of their words broken."""
    guest = house.visitor(LONG_NAME, **QUICK)
    guest.page.route_web_socket("**/socket*", Altered(BOARDS["capone"].change).take)
    guest.sit_down("capone", 6)
    expect(guest.page.locator(".photo .called")).to_have_count(5)

    assert walked(guest, TORN, WALKED) == []
