"""A finished match again: stepping, other eyes, and its analysis."""

from typing import Any

from playwright.sync_api import Route, expect

from .visitor import QUICK, House, Visitor


def test_a_match_is_stepped_through_with_other_eyes(house: House) -> None:
    """The scrubber and the arrows move; the hand shown is that of the eyes chosen."""
    guest = _after_a_match(house)
    count = guest.page.locator(".controls .count")

    guest.page.get_by_role("button", name="One step on").click()
    guest.page.keyboard.press("ArrowRight")
    expect(count).to_contain_text("3 /")
    assert guest.page.locator(".player.mine").count() == 0
    guest.page.get_by_label("Through the eyes of").select_option(index=1)

    expect(guest.page.locator(".player.mine .head .name")).to_contain_text("Wilma")


def test_the_analysis_is_asked_for_shown_and_jumped_about_in(house: House) -> None:
    """From the offer over the waiting to the curve, the turning points and the decisions."""
    guest = _after_a_match(house)
    last = int(guest.page.locator(".controls .count").inner_text().split("/")[1]) - 1
    guest.page.route("**/analysis*", Analyst(last).answer)

    guest.page.get_by_role("button", name="Analysis").click()
    guest.page.get_by_role("button", name="Look at it").click()
    expect(guest.page.get_by_role("progressbar")).to_be_visible()
    panel = guest.page.get_by_role("complementary", name="Analysis")
    turns = panel.locator("section").first.get_by_role("button")
    expect(turns).to_have_count(2)
    expect(turns.first).to_contain_text("Your chances: 50 % → 30 %")
    turns.nth(1).click()

    expect(guest.page.locator(".controls .count")).to_contain_text(f"{last // 2 + 1} /")
    expect(panel).to_contain_text("1 of 2 were as good")
    expect(panel).to_contain_text("It cost about 12 %")
    panel.get_by_text("The chances as a table").click()
    assert panel.locator("tbody tr").count() == 3


class Analyst:
    """Answers as the house does: unasked, waiting, at work, done."""

    def __init__(self, last: int) -> None:
        self._told = [_analysis("waiting"), _analysis("working", last)]
        self._found = _analysis("done", last)
        self._asked = False

    def answer(self, route: Route) -> None:
        """The next thing to say."""
        self._asked |= route.request.method == "POST"
        found = self._told.pop(0) if self._asked and self._told else self._found
        route.fulfill(json=found if self._asked else _analysis("unasked"))


def _analysis(state: str, last: int = 0) -> dict[str, Any]:
    curve = [{"entry": entry, "shares": [0.5, 0.5]} for entry in (0, last // 2, last)]
    swing = {"seat": 1, "about": 0, "before": 0.5, "after": 0.3}
    played = {"id": 1, "verb": "draw", "args": {}}
    best = {"id": 2, "verb": "call", "args": {}}
    made = {"pick": 0, "played": played, "best": best, "played_share": 0.4, "best_share": 0.5}
    return {
        "match": "any",
        "seat": 0,
        "state": state,
        "done": last // 3,
        "total": last,
        "iterations": 200,
        "choices": [{**made, "entry": 2, "cost": 0.0}, {**made, "entry": 4, "cost": 0.12}],
        "curve": curve,
        "turns": [{**swing, "entry": 1}, {**swing, "entry": last // 2}],
    }


def _after_a_match(house: House) -> Visitor:
    guest = house.visitor(**QUICK)
    guest.sit_down("omerta", 2)
    guest.play()
    guest.page.click(".ending a[href^='/replay']")
    guest.page.wait_for_selector(".controls")
    return guest
