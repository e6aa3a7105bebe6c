"""A visitor's ways about the house: in, out and back again, on a slow line and with company."""

import re
from typing import Final

from playwright.sync_api import Route, expect

from backroom.bots.ladder import anchors
from backroom.games import game_named

from .pages import PAGES
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


def test_the_wire_carries_little(house: House) -> None:
    """Everything Chromium fetches, compressed and with its headers, on a first visit."""
    guest = house.visitor(**QUICK)
    guest.go("/")
    guest.page.wait_for_selector(".posters .facts")
    guest.page.wait_for_load_state("networkidle")

    first = _fetched(guest)
    guest.page.click(".hero .act button.brass")
    guest.page.wait_for_selector(".felt")
    guest.page.wait_for_load_state("networkidle")

    assert 20_000 < first <= FIRST_LOAD
    assert first < _fetched(guest) <= TO_A_TABLE


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
    expect(guest.page.get_by_role("link", name=re.compile("Ten minutes"))).to_be_visible()


def test_who_leaves_finds_the_way_back_or_gives_up(house: House) -> None:
    """The door asks; the banner leads back; giving up leaves the chair to a bot."""
    guest = house.visitor(size=SMALL, **QUICK)
    guest.sit_down("chicago-poker", 2)
    table = guest.page.url

    guest.page.get_by_role("button", name="Leave the table").click()
    guest.page.get_by_role("link", name="Go, and come back later").click()
    banner = guest.page.get_by_text("Your Chicago Poker match goes on.")
    expect(banner).to_be_visible()
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


def test_an_evening_of_two_and_a_watcher(house: House) -> None:
    """A phone and a laptop meet, talk, play, look back and play again; somebody looks on."""
    host = house.visitor("Anna", **QUICK)
    friend = house.visitor("Bram", size=PHONE, **QUICK)
    watcher = house.visitor("Cor", **QUICK)
    host.go("/")
    host.page.locator(".posters").get_by_role("button", name="Make a table").nth(1).click()
    dialog = host.page.get_by_role("dialog")
    dialog.get_by_role("radio", name="2", exact=True).check(force=True)
    dialog.get_by_role("button", name="Make the table").click()
    host.page.wait_for_selector(".lobby")
    for one in (friend, watcher):
        one.page.goto(host.page.url)
    friend.page.get_by_role("button", name="Sit here").click()
    expect(host.page.get_by_text("Watching: Cor")).to_be_visible()
    host.page.get_by_role("textbox", name="Say something").fill("Good evening")
    host.page.get_by_role("button", name="Send").click()
    expect(friend.page.get_by_text("Good evening")).to_be_visible()
    friend.page.get_by_role("button", name="I am ready").click()
    host.page.get_by_role("button", name="Begin").click()

    for _ in range(2):
        for one in (host, friend, watcher):
            one.page.wait_for_selector(".felt")
        friend.page.get_by_role("button", name="1 person is watching").click()
        expect(friend.page.get_by_role("dialog").get_by_text("Cor")).to_be_visible()
        friend.page.keyboard.press("Escape")
        _play_out(host, friend, watcher)
        host.page.locator(".ending").get_by_role("button", name="Again").click()
        friend.page.locator(".ending").get_by_role("button", name="Join in").click()
        watcher.page.get_by_role("button", name="Watch the next match").click()
        host.page.get_by_role("button", name="Begin").click()
    host.page.wait_for_selector(".felt")
    host.page.get_by_role("button", name="Leave the table").click()
    host.page.get_by_role("button", name="Close the table").click()

    expect(host.page.locator(".hero")).to_be_visible()
    friend.go("/history")
    expect(friend.page.get_by_role("link", name="Replay")).to_have_count(2)


def _play_out(*players: Visitor) -> None:
    for one in players:
        one.learn()
        one.play_on()
    for one in players:
        one.page.wait_for_selector(".ending", timeout=120_000)


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
