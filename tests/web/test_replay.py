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
    expect(guest.page.locator(".player.mine .head .name")).to_contain_text("Wilma")
    eyes = guest.page.get_by_label("Through the eyes of")
    eyes.select_option(label="a spectator")
    expect(guest.page.locator(".player.mine")).to_have_count(0)
    eyes.select_option(label="everybody at once")

    hands = guest.page.get_by_role("region", name="hand")
    expect(hands.get_by_text("Wilma")).to_be_visible()
    assert hands.get_by_role("listitem").count() >= 8


def test_the_analysis_leaves_ones_own_hand_in_sight(house: House) -> None:
    """The panel takes the notebook's place on a laptop and folds away on a phone."""
    guest = house.visitor(**QUICK)
    guest.sit_down("chicago-poker", 2)
    guest.play()
    guest.page.click(".ending a[href^='/replay']")
    guest.page.wait_for_selector(".controls")
    guest.page.route("**/analysis*", Analyst(guest.page.evaluate(TOLD), asked=True).answer)

    guest.page.get_by_role("button", name="Analysis").click()
    hand = guest.page.locator(".rail .hand")
    panel = guest.page.get_by_role("complementary", name="Analysis")
    expect(panel).to_contain_text("Turning points")
    expect(hand).to_be_visible()
    shown, covered = hand.bounding_box(), panel.bounding_box()
    assert shown is not None
    assert covered is not None
    assert shown["x"] + shown["width"] <= covered["x"] + 1

    guest.page.set_viewport_size({"width": 390, "height": 844})
    panel.locator("section").first.get_by_role("button").first.click()
    expect(panel.get_by_text("Turning points")).to_be_hidden()
    expect(hand).to_be_visible()
    panel.get_by_role("button", name="Back to the analysis").click()
    expect(panel).to_contain_text("Turning points")


def test_the_analysis_is_asked_for_shown_and_jumped_about_in(house: House) -> None:
    """From the offer over the waiting to the curve, the turning points and the decisions."""
    guest = _after_a_match(house)
    told = guest.page.evaluate(TOLD)
    guest.page.route("**/analysis*", Analyst(told).answer)

    guest.page.get_by_role("button", name="Analysis").click()
    guest.page.get_by_role("button", name="Look at it").click()
    expect(guest.page.get_by_role("progressbar")).to_be_visible()
    panel = guest.page.get_by_role("complementary", name="Analysis")
    turns = panel.locator("section").first.get_by_role("button")
    expect(turns).to_have_count(2)
    expect(turns.first).to_contain_text("Your chances: 50% → 30%")
    turns.nth(1).click()

    expect(guest.page.locator(".controls .count")).to_contain_text(f"{told[-2] + 1} /")
    expect(panel).to_contain_text("Of 2 decisions, 1 could not be bettered")
    expect(panel).to_contain_text("It cost about 12%")
    panel.get_by_text("The chances as a table").click()
    assert panel.locator("tbody tr").count() == 3


# The moments of the match on the page at which everybody saw something happen.
TOLD = """async () => {
  const match = location.pathname.split("/").at(-1);
  const { frames } = await (await fetch(`/api/matches/${match}?eyes=`)).json();
  const quiet = ["answered", "turn", "round"];
  const telling = ({ events }) => events.some(({ kind }) => !quiet.includes(kind));
  return frames.flatMap((frame, i) => (i && telling(frame) ? [i] : []));
}"""


class Analyst:
    """Answers as the house does: unasked, waiting, at work, done."""

    def __init__(self, told: list[int], asked: bool = False) -> None:
        self._told = [_analysis("waiting", told), _analysis("working", told)]
        self._found = _analysis("done", told)
        self._asked = asked

    def answer(self, route: Route) -> None:
        """The next thing to say."""
        self._asked |= route.request.method == "POST"
        found = self._told.pop(0) if self._asked and self._told else self._found
        route.fulfill(json=found if self._asked else _analysis("unasked", [0, 0]))


def _analysis(state: str, told: list[int]) -> dict[str, Any]:
    last = told[-1]
    curve = [{"entry": entry, "shares": [0.5, 0.5]} for entry in (0, last // 2, last)]
    swing = {"seat": 1, "about": 0, "before": 0.5, "after": 0.3}
    played = {"id": 1, "verb": "draw", "args": {}}
    best = {"id": 2, "verb": "call", "args": {}}
    made = {"pick": 0, "played": played, "played_share": 0.4, "best_share": 0.5}
    good, bad = {**made, "best": played, "cost": 0.0}, {**made, "best": best, "cost": 0.12}
    return {
        "match": "any",
        "seat": 0,
        "state": state,
        "done": last // 3,
        "total": last,
        "iterations": 200,
        "choices": [{**good, "entry": 2}, {**bad, "entry": 4}],
        "curve": curve,
        "turns": [{**swing, "entry": told[0]}, {**swing, "entry": told[-2]}],
    }


def _after_a_match(house: House) -> Visitor:
    guest = house.visitor(**QUICK)
    guest.sit_down("omerta", 2)
    guest.play()
    guest.page.click(".ending a[href^='/replay']")
    guest.page.wait_for_selector(".controls")
    return guest
