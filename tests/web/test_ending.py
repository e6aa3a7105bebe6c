"""The end of a match: it tells the whole of it, and what comes next is in reach."""

from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import expect

from .boards import Altered, View
from .looking import LONG_NAME, TIGHT, WALKED, first_of, walked, wrong_at
from .visitor import QUICK, House, Visitor

# The ways on from the end that are cut by the edge of the screen, or by what is said at it.
OUT: Final = """() => [...document.querySelectorAll(".ending .next .button")]
  .filter((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    const edge = document.querySelector(".heard")?.getBoundingClientRect().top ?? innerHeight;
    return top < 0 || bottom > edge;
  }).map((one) => one.textContent.trim())"""
# Whoever's place at the end lies under something else, or below the edge of the screen.
HIDDEN: Final = """() => [...document.querySelectorAll(".ending li[data-seat]")].filter((one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  const spots = [0.1, 0.5, 0.9].map((part) => [(left + right) / 2, top + (bottom - top) * part]);
  return spots.some(([x, y]) => !one.contains(document.elementFromPoint(x, y)));
}).map((one) => one.textContent.trim())"""


class Ended(Altered):
    """A line on which the match is over at its first question."""

    def alter(self, update: dict[str, Any]) -> None:
        """Nobody is asked any more."""
        update |= {"over": True, "pending": [], "legal": []}
        super().alter(update)


def test_a_win_that_is_shared_is_told_to_those_who_share_it(house: House) -> None:
    """With whom, and why; one's own row is marked, and every way on is in sight."""

    def share(view: View) -> None:
        view["money"] = [22] * view["seats"]
        view["winners"] = [0, 1]

    guest = _at_the_end(house, "mafioso", "nl", share)

    expect(guest.page.locator(".ending h2")).to_contain_text("Je deelt de winst met")
    expect(guest.page.locator(".ending .why")).to_contain_text("Alles wat telt is gelijk")
    expect(guest.page.locator(".ending li.own")).to_contain_text(f"{LONG_NAME} jij")
    assert wrong_at(guest, WALKED) == []
    assert walked(guest, OUT) == []
    assert walked(guest, HIDDEN) == []


def test_what_broke_a_tie_is_told_at_the_end(house: House) -> None:
    """Eleven bottles each, and somebody else has won."""

    def tie(view: View) -> None:
        view["bottles"] = [11, 11, 9, 8]
        view["persons"] = [["spy"], ["priest"], [], []]
        view["winners"] = [1]

    guest = _at_the_end(house, "chicago-gangsters", "en", tie)

    told = guest.page.locator(".ending .why p").first
    expect(told).to_have_text("As many bottles as you, but more persons.")


def test_how_far_everybody_came_is_told_in_words(house: House) -> None:
    """The way to the million and the cash of six families, on every screen."""

    def finish(view: View) -> None:
        view["markers"], view["cash"] = [10, 9, 7, 4, 2, 0], [230, 190, 80, 60, 20, 0]
        view["winners"] = [0]

    guest = _at_the_end(house, "capone", "nl", finish, seats=6)

    expect(guest.page.locator(".ending li.own")).to_contain_text("$1M: 10/10 · $230k")
    assert wrong_at(guest, WALKED) == []
    assert walked(guest, OUT) == []
    assert walked(guest, HIDDEN) == []


def test_what_is_said_at_the_end_covers_nothing_of_it(house: House) -> None:
    """A line at the edge of any screen; every way on stands above it, and it leads to the talk."""
    line = Ended(lambda view: None)
    guest = _come(house, line, "omerta", "nl")
    line.say("Wat een partij! Die laatste race vergeet ik nooit meer.")
    said = guest.page.get_by_role("button", name="Bram: Wat een partij!")
    expect(said).to_be_in_viewport()

    assert wrong_at(guest, WALKED) == []
    assert walked(guest, OUT) == []
    assert walked(guest, HIDDEN) == []
    said.click()
    expect(guest.page.get_by_role("log").last).to_contain_text("Wat een partij!")
    expect(said).to_have_count(0)
    assert wrong_at(guest, first_of([*TIGHT])) == []
    guest.page.keyboard.press("Escape")
    expect(guest.page.locator(".ending .next")).to_be_visible()


def _at_the_end(
    house: House, game: str, language: str, change: Callable[[View], None], seats: int = 4
) -> Visitor:
    """Somebody whose match is over at its first question, on a board that is changed."""
    return _come(house, Ended(change), game, language, seats)


def _come(house: House, line: Altered, game: str, language: str, seats: int = 4) -> Visitor:
    guest = house.visitor(LONG_NAME, language=language, **QUICK)
    guest.page.route_web_socket("**/socket*", line.take)
    guest.sit_down(game, seats)
    guest.page.wait_for_selector(".ending .why")
    return guest
