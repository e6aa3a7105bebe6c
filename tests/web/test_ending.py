"""The end of a match: it tells the whole of it, and what comes next is in reach."""

import json
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import WebSocketRoute, expect

from .looking import LONG_NAME, WALKED, faults_at, walked
from .visitor import QUICK, House, Visitor

View = dict[str, Any]
# The ways on from the end that are cut by the edge of the screen.
OUT: Final = """() => [...document.querySelectorAll(".ending .next .button")]
  .filter((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return top < 0 || bottom > innerHeight;
  }).map((one) => one.textContent.trim())"""


def test_a_win_that_is_shared_is_told_to_those_who_share_it(house: House) -> None:
    """With whom, and why; one's own row is marked, and every way on is in sight."""

    def share(view: View) -> None:
        view["money"] = [22] * view["seats"]
        view["winners"] = [0, 1]

    guest = _at_the_end(house, "mafioso", "nl", share)

    expect(guest.page.locator(".ending h2")).to_contain_text("Je deelt de winst met")
    expect(guest.page.locator(".ending .why")).to_contain_text("Alles wat telt is gelijk")
    expect(guest.page.locator(".ending li.own")).to_contain_text(f"{LONG_NAME} jij")
    assert faults_at(guest, WALKED) == []
    assert walked(guest, OUT) == []


def test_what_broke_a_tie_is_told_at_the_end(house: House) -> None:
    """Eleven bottles each, and somebody else has won."""

    def tie(view: View) -> None:
        view["bottles"] = [11, 11, 9, 8]
        view["persons"] = [["spy"], ["priest"], [], []]
        view["winners"] = [1]

    guest = _at_the_end(house, "chicago-gangsters", "en", tie)

    told = guest.page.locator(".ending .why p").first
    expect(told).to_have_text("As many bottles as you, but more persons.")


def _at_the_end(
    house: House, game: str, language: str, change: Callable[[View], None]
) -> Visitor:
    """Somebody whose match is over at its first question, on a board that is changed."""

    def take(page: WebSocketRoute) -> None:
        def tell(frame: str | bytes) -> None:
            told = json.loads(frame)
            if told["kind"] == "update":
                told |= {"over": True, "pending": [], "legal": []}
                change(told["view"])
            page.send(json.dumps(told))

        page.connect_to_server().on_message(tell)

    guest = house.visitor(LONG_NAME, language=language, **QUICK)
    guest.page.route_web_socket("**/socket*", take)
    guest.sit_down(game, 4)
    guest.page.wait_for_selector(".ending .why")
    return guest
