"""Play by the day in real browsers: the form, the lobby, my tables, the next one, a holiday."""

import re
from typing import Any, Final

from playwright.sync_api import expect

from .looking import barriers
from .test_pages import SMALL
from .visitor import KEY, PHONE, House, Visitor

DAY: Final = 86_400
# A call as the pages make it; whoever has no session gets one first.
ASK: Final = """async ([path, body, key]) => {
  const headers = {"content-type": "application/json"};
  const ask = async (path, body) =>
    (await fetch("/api" + path, {method: "POST", headers, body: JSON.stringify(body)})).json();
  const kept = JSON.parse(localStorage.getItem(key));
  if (!kept.guest) {
    await ask("/people", {name: kept.name});
    localStorage.setItem(key, JSON.stringify({...kept, guest: true}));
  }
  return ask(path, body);
}"""


def ask(visitor: Visitor, path: str, **body: Any) -> Any:
    """An order of a visitor, past the pages."""
    return visitor.page.evaluate(ASK, [path, body, KEY])


def by_day(visitor: Visitor, **order: Any) -> str:
    """A table by the day; gives its id."""
    given = {"game": "omerta", "seats": 2, "pace": "day", "clock": 3 * DAY, **order}
    return str(ask(visitor, "/tables", **given)["id"])


def visitors(house: House) -> list[Visitor]:
    """Ann at a desk and Bob with a phone, who does not speak English."""
    found = [house.visitor("Ann"), house.visitor("Bob", PHONE, "nl")]
    for one in found:
        one.go("/about")
        one.page.wait_for_selector("main h1")
    return found


def test_a_table_by_the_day_says_what_it_is_before_one_sits_down(house: House) -> None:
    """In the form, and in the lobby to whoever comes."""
    ann, bob = visitors(house)
    ann.go("/")
    ann.page.click(".posters li:nth-child(2) button:not(.brass) >> nth=0")
    form = ann.page.locator("dialog form")
    form.locator("label:has-text('3 days')").click()
    expect(form).to_contain_text("in secret")
    expect(form.locator("legend:has-text('race')")).to_have_count(0)
    form.locator("button[type=submit]").click()
    ann.page.wait_for_selector(".lobby .chairs li")

    bob.page.goto(ann.page.url)
    lead = bob.page.locator(".lobby header")

    expect(lead).to_contain_text("in dagtempo: 3 dagen per beslissing")
    expect(lead).to_contain_text("in het geheim")


def test_what_waits_comes_first_and_one_goes_from_table_to_table(house: House) -> None:
    """Whoever waits at one table is shown the way to the next; a holiday is told there."""
    ann, bob = visitors(house)
    both = by_day(ann, game="chicago-poker")
    ask(bob, f"/tables/{both}/join")
    ask(bob, f"/tables/{both}/ready")
    ask(ann, f"/tables/{both}/start")
    for one in (ann, bob):
        by_day(one, bots=["scripted"], start=True)
        one.go("/mine")
        one.page.wait_for_selector("main li.asked >> nth=0")
        first = one.page.locator("main li >> nth=0")
        assert "asked" in (first.get_attribute("class") or "")
        one.page.wait_for_selector(".you.mine .badge")
        expect(one.page).to_have_title(re.compile(r"^\([12]\) Backroom$"))

    # Who is to move at their common table has it among those that wait.
    link = f"main li.asked a[href='/tables/{both}']"
    mover, other = (ann, bob) if ann.page.locator(link).count() else (bob, ann)
    mover.page.click("main section label >> nth=1")
    mover.page.click("main section p button")
    mover.page.wait_for_selector("main section p button.brass")
    other.go(f"/tables/{both}")
    line = other.page.locator(".held > [role=status]")
    line.wait_for()
    line.locator("a").wait_for()

    expect(line).to_contain_text("Bob" if mover is bob else "Ann")
    line.locator("a").click()
    other.page.wait_for_url(lambda url: both not in url)
    other.page.wait_for_selector(".bar.mine", timeout=30_000)
    mover.page.click("main section p button.brass")
    mover.page.wait_for_selector("main section label")


def test_my_tables_are_for_everybody(house: House) -> None:
    """For thumbs, by night and by day, without a word cut off."""
    ann = house.visitor("Ann", PHONE, "nl")
    ann.go("/mine")
    ann.page.wait_for_selector(".empty")
    by_day(ann, bots=["scripted"], start=True)
    ann.page.reload()
    ann.page.wait_for_selector("main li")
    ann.page.wait_for_selector("#holiday")
    assert barriers(ann) == []
    assert ann.page.evaluate(SMALL) == []
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= 390
