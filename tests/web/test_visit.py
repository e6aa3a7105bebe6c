"""A visitor's ways about the house: in, out and back again, on a slow line and with company."""

import re
from itertools import cycle, product
from typing import Final

import pytest
from playwright.sync_api import Route, expect

from backroom.bots.ladder import anchors
from backroom.games import game_named

from .looking import SOAK, TIGHT, resize, wrong_at
from .pages import OPEN, PAGES
from .visitor import DESK, PHONE, QUICK, House, Visitor

FIRST_LOAD = 110_000
TO_A_TABLE = 220_000
SMALL = {"width": 360, "height": 640}
# What is written on a picture, line by line.
WRITTEN = """() => {
  const pen = CanvasRenderingContext2D.prototype, write = pen.fillText;
  window.written = [];
  pen.fillText = function (text, ...rest) {
    window.written.push(text);
    return write.call(this, text, ...rest);
  };
}"""


def test_a_table_on_its_way_is_seen_in_outline(house: House) -> None:
    """On a slow line there is a table in outline after the click, and never a blank page."""
    guest = house.visitor(**QUICK)
    guest.go("/")
    guest.page.wait_for_selector(".posters .facts")
    held: list[Route] = []
    board = re.compile(r"/assets/Table-.*\.js$")
    guest.page.route(board, lambda route: held.append(route))

    with guest.page.expect_request(board):
        guest.page.click(".hero .act button.brass")

    expect(guest.page.get_by_role("status").filter(has_text="The door opens")).to_be_visible()
    assert held
    for route in held:
        route.continue_()
    expect(guest.page.locator(".felt")).to_be_visible()


def test_a_dead_line_is_told_in_a_sentence(house: House) -> None:
    """In the reader's language, and in place of a page that cannot be fetched."""
    guest = house.visitor(language="nl", **QUICK)
    guest.go("/")
    guest.page.wait_for_selector(".posters .facts")
    guest.context.set_offline(True)
    told = guest.page.get_by_role("alert").filter(has_text="Het huis geeft geen antwoord.")

    guest.page.click(".hero .act button.brass")
    expect(told).to_be_visible()
    guest.page.get_by_role("link", name="Geschiedenis").click()
    expect(told).to_be_visible()
    expect(guest.page.get_by_role("button", name="Probeer opnieuw")).to_be_visible()
    guest.complaints.clear()


def test_strangers_find_a_way_on_behind_doors_that_are_not_theirs(house: House) -> None:
    """A game that nobody plays here is the wrong door; a club shows who may come in."""
    guest = house.visitor(**QUICK)
    for path in ("/learn/whist", "/together/whist", "/rules/whist"):
        guest.go(path)
        expect(guest.page.get_by_role("heading", name="Wrong door")).to_be_visible()
    guest.go("/clubs/nothing")
    expect(guest.page.get_by_role("link", name="Make an account")).to_be_visible()
    guest.complaints.clear()


@pytest.mark.parametrize(
    ("game", "language"),
    list(product(OPEN, ("nl", "en")) if SOAK else zip(OPEN, cycle(("nl", "en")), strict=False)),
)
def test_the_wire_carries_little(house: House, game: str, language: str) -> None:
    """Everything Chromium fetches, compressed and with its headers, on a first visit."""
    guest = house.visitor(language=language, **QUICK)
    guest.go("/")
    guest.page.wait_for_selector(".posters .facts")
    guest.page.wait_for_load_state("networkidle")

    first = _fetched(guest)
    guest.page.click(f".posters article:has([href='/rules/{game}']) button.brass")
    guest.page.wait_for_selector(".felt")
    guest.page.wait_for_load_state("networkidle")
    table = _fetched(guest)

    print(f"{game} {language}: {first / 1000:.0f} KB, to a table {table / 1000:.0f} KB")
    assert 20_000 < first <= FIRST_LOAD
    assert first < table <= TO_A_TABLE


def test_making_a_table_asks_for_the_game_and_ranks_the_bots(house: House) -> None:
    """First which game; no option is denied twice; bots go from weak to strong."""
    guest = house.visitor(**QUICK)
    guest.go("/")
    guest.page.locator(".hero").get_by_role("button", name="Make a table").click()

    which = guest.page.get_by_role("dialog", name="A table for which game?")
    which.get_by_role("button", name="Chicago Poker").click()
    form = guest.page.get_by_role("dialog", name="A table for Chicago Poker")
    specials = form.get_by_role("group", name="Special cards")
    expect(specials.get_by_role("radio", name="With them", exact=True)).to_be_checked()
    form.get_by_role("button", name="Make the table").click()
    bots = guest.page.locator(".level select").first.locator("option:not([disabled])")

    weakest = round(anchors(game_named("chicago-poker"))["random"].mean)
    told = re.compile(f"^1 of [0-9]+: plays anything, strength {weakest} ")
    expect(bots.first).to_have_text(told)
    expect(bots.last).to_have_text(re.compile("^([0-9]+) of \\1: .*thinks far ahead$"))
    expect(guest.page.get_by_role("link", name=re.compile("in ten minutes"))).to_be_visible()


def test_who_leaves_finds_the_way_back_or_gives_up(house: House) -> None:
    """The door asks; the banner leads back; giving up leaves the chair to a bot."""
    guest = house.visitor(size=SMALL, **QUICK)
    guest.sit_down("chicago-poker", 2)
    table = guest.page.url

    guest.page.get_by_role("button", name="Leave the table").click()
    assert wrong_at(guest, TIGHT) == []
    guest.page.get_by_role("link", name="Go, and come back later").click()
    banner = guest.page.get_by_text("Your Chicago Poker match goes on.")
    expect(banner).to_be_visible()
    for lesson in ("omerta", "capone"):
        guest.go(f"/learn/{lesson}")
        guest.page.wait_for_selector(".lesson .table")
        assert wrong_at(guest, TIGHT) == []
        back = guest.page.get_by_role("link", name="Your Chicago Poker match goes on.")
        resize(guest, (1280, 720))
        expect(back).to_be_in_viewport()
    back.click()
    guest.page.wait_for_url(table)
    guest.go("/rules")
    banner.get_by_role("link").click()
    guest.page.wait_for_url(table)
    guest.page.get_by_role("button", name="Leave the table").click()
    guest.page.get_by_role("button", name="Give up").click()

    expect(guest.page.locator(".hero")).to_be_visible()
    expect(banner).to_have_count(0)


def test_the_end_says_why_and_leads_to_what_decided_it(house: House) -> None:
    """In the story's words, for others in the picture; and the replay with its analysis."""
    guest = house.visitor(**QUICK)
    guest.sit_down("omerta", 2)
    guest.play()

    expect(guest.page.locator(".ending .why")).not_to_be_empty()
    guest.page.evaluate(WRITTEN)
    with guest.page.expect_download():
        guest.page.get_by_role("button", name="Picture").click()
    drawn = guest.page.evaluate("window.written")
    assert "Wilma" in drawn
    assert [text for text in drawn if re.search(r"\byou", text, re.IGNORECASE)] == []
    guest.page.get_by_role("button", name="What decided it").click()
    panel = guest.page.get_by_role("complementary", name="Analysis")

    expect(panel).to_be_visible()
    expect(panel.get_by_role("button", name="Look at it")).to_have_count(0)


# What is drawn on a canvas in letters, from now on.
LISTEN: Final = """() => {
  window.written = [];
  const write = CanvasRenderingContext2D.prototype.fillText;
  CanvasRenderingContext2D.prototype.fillText = function (text, ...rest) {
    window.written.push(text);
    write.call(this, text, ...rest);
  };
}"""
# Whoever can call Omerta does so.
CALL: Final = """() => void setInterval(() => {
  const buttons = [...document.querySelectorAll(".extras button")];
  buttons.find((one) => one.textContent.includes("Call Omerta"))?.click();
}, 20)"""


def test_the_picture_of_the_end_calls_nobody_you(house: House) -> None:
    """It is for others: what one did oneself is told there by name."""
    guest = house.visitor("Wilma", **QUICK)
    guest.sit_down("omerta", 2)
    guest.page.evaluate(CALL)
    guest.play()
    why = guest.page.locator(".ending .why p").last.inner_text()

    guest.page.evaluate(LISTEN)
    with guest.page.expect_download():
        guest.page.get_by_role("button", name="Picture").click()

    written = " ".join(guest.page.evaluate("window.written"))
    assert why.replace("you called", "Wilma called") in written
    assert " you " not in written


def test_nothing_is_wider_than_a_small_phone(house: House) -> None:
    """At 360 px no page scrolls sideways."""
    guest = house.visitor(size=SMALL, **QUICK)
    pages = ("", "rules/capone", "settings", "history", "about", "learn/omerta", "nowhere")

    for path in (f"/{page}" for page in pages):
        guest.go(path)
        guest.page.wait_for_load_state("networkidle")
        assert guest.page.evaluate("document.documentElement.scrollWidth") == 360, path


def _fetched(guest: Visitor) -> int:
    sizes = [response.request.sizes() for response in guest.loaded.values()]
    return sum(one["responseBodySize"] + one["responseHeadersSize"] for one in sizes)


def test_the_name_of_the_house_is_whole_at_every_width(house: House) -> None:
    """Beside the door there is room for all of its letters."""
    guest = house.visitor(**QUICK)
    guest.go("/")
    for width in (360, 641, 700, 844, 1024, 1280):
        guest.page.set_viewport_size({"width": width, "height": 600})
        room, needed = guest.page.locator(".hero h1").evaluate(
            "title => [title.clientWidth, title.scrollWidth]"
        )
        assert needed <= room, (width, needed, room)


def test_a_newcomer_with_a_short_phone_is_shown_the_way_to_the_lesson(house: House) -> None:
    """It stands on the first screen of the front door, in both languages."""
    for language in ("en", "nl"):
        guest = house.visitor(size={"width": 360, "height": 640}, language=language, **QUICK)
        guest.go("/")
        lesson = guest.page.locator(".hero a[href^='/learn/']")
        for width, height in ((360, 640), (390, 664)):
            guest.page.set_viewport_size({"width": width, "height": height})
            expect(lesson).to_be_in_viewport(ratio=1)


def test_a_free_chair_is_told_whole_beside_the_bots_for_it(house: House) -> None:
    """Also where the list of bots would like to be as wide as its longest line."""
    for size in (DESK, PHONE):
        guest = house.visitor(size=size, language="nl", **QUICK)
        PAGES["lobby"](guest)
        free = guest.page.locator(".chairs li.nobody").first
        words, bots = free.locator(".who"), free.locator("select")
        room, needed = words.evaluate("one => [one.clientWidth, one.scrollWidth]")

        assert needed <= room
        told, listed = words.bounding_box(), bots.bounding_box()
        assert told is not None
        assert listed is not None
        assert told["x"] + told["width"] <= listed["x"]
