"""A finished match again: stepping, other eyes, and its analysis."""

from typing import Final

from playwright.sync_api import expect

from .analyst import TOLD, Analyst
from .looking import STILL, resize
from .test_pages import COVERED
from .visitor import KEY, QUICK, House, Visitor

# How far each card of a hand lies from the one before.
STEPS: Final = """() => [...document.querySelectorAll(".rail .hand .card")]
  .map((one) => one.getBoundingClientRect().left)
  .flatMap((left, at, all) => (at ? [left - all[at - 1]] : []))"""
# Keys in the bar whose frame goes through the words below them.
CROSSED: Final = """() => {
  const range = document.createRange();
  range.selectNodeContents(document.querySelector("header .standing"));
  const lines = [...range.getClientRects()];
  return [...document.querySelectorAll("header .tools button")].filter((one) => {
    const box = one.getBoundingClientRect(), { borderColor } = getComputedStyle(one);
    return !/, 0\\)$/.test(borderColor) && lines.some((line) =>
      box.bottom > line.top + 2 && box.top < line.bottom && box.left < line.right && box.right > line.left);
  }).map((one) => `${one.ariaLabel} ${getComputedStyle(one).borderColor}`);
}"""
PHONES: Final = ((390, 844), (390, 664), (360, 640), (844, 390))


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
    # A short phone leaves a board to look at, and one's own eyes see all of it.
    resize(guest, (390, 664))
    board = guest.page.locator(".board").bounding_box()
    assert board is not None
    assert board["height"] >= 250
    eyes.select_option(label="Wilma")
    expect(hands).to_have_count(0)
    guest.page.evaluate(STILL)
    assert guest.page.evaluate(COVERED, ".middle .piles > *") == []
    # On its side it tells what happened below the board, not on it.
    resize(guest, (844, 390))
    for _ in range(8):
        guest.page.keyboard.press("ArrowRight")
        expect(guest.page.locator(".ticker")).not_to_be_empty()
        assert guest.page.evaluate(COVERED, ".middle :is(.vault, .piles > *)") == []


def test_the_analysis_leaves_ones_own_hand_in_sight(house: House) -> None:
    """The panel takes the notebook's place on a laptop, lies above the hand on a phone, and folds away."""
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

    resize(guest, (1024, 768))
    assert min(guest.page.evaluate(STEPS)) > 20
    for size in PHONES:
        resize(guest, size)
        assert guest.page.evaluate(COVERED, ".rail .hand, .controls input") == [], size
        assert guest.page.evaluate(CROSSED) == [], size
    resize(guest, (390, 844))
    panel.locator("section").first.get_by_role("button").first.click()
    expect(panel.get_by_text("Turning points")).to_be_hidden()
    expect(hand).to_be_visible()
    panel.get_by_role("button", name="Back to the analysis").click()
    expect(panel).to_contain_text("Turning points")


def test_the_analysis_is_asked_for_shown_and_jumped_about_in(house: House) -> None:
    """From the offer over the waiting to the curve, the turning points and the decisions.

    A hand that lies on the board is in sight beside it, too.
    """
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
    for size in PHONES:
        resize(guest, size)
        assert guest.page.evaluate(COVERED, ".player.mine .row li, .controls input") == [], size
    resize(guest, (1280, 800))
    turns.nth(1).click()

    expect(guest.page.locator(".controls .count")).to_contain_text(f"{told[-2] + 1} /")
    expect(panel).to_contain_text("Of 2 decisions: 1 could not be improved")
    expect(panel).to_contain_text("It cost about 12%")
    panel.get_by_text("The chances as a table").click()
    assert panel.locator("tbody tr").count() == 3


def test_the_moments_at_the_end_lead_to_their_moves(house: House) -> None:
    """Whoever has time for scenes finds them at the end; a click on one opens the replay there."""
    guest = house.visitor(**QUICK)
    guest.sit_down("omerta", 2)
    guest.play()
    match = guest.page.locator(".ending a[href^='/replay']").get_attribute("href")
    told = guest.page.evaluate(TOLD, match)
    guest.page.route("**/analysis*", Analyst(told).answer)
    guest.page.evaluate(CALM, KEY)
    guest.page.reload()

    moments = guest.page.get_by_role("region", name="What decided it")
    expect(moments.get_by_role("button")).to_have_count(2)
    moments.get_by_role("button").nth(1).click()

    expect(guest.page).to_have_url(f"{guest.url}{match}")
    expect(guest.page.locator(".controls .count")).to_contain_text(f"{told[-2] + 1} /")
    expect(guest.page.get_by_role("complementary", name="Analysis")).to_be_visible()


# From now on somebody has time for scenes.
CALM: Final = """key => {
  const kept = JSON.parse(localStorage.getItem(key));
  localStorage.setItem(key, JSON.stringify({ ...kept, pace: "brisk" }));
}"""


def _after_a_match(house: House) -> Visitor:
    guest = house.visitor(**QUICK)
    guest.sit_down("omerta", 2)
    guest.play()
    guest.page.click(".ending a[href^='/replay']")
    guest.page.wait_for_selector(".controls")
    return guest
