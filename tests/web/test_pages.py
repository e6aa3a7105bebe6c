"""Every page: what it weighs, fits, says, and whether everybody can use it."""

import gzip
import re
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, FloatRect, Locator

from tests.server.processes import Server

from .looking import LONG_NAME, STILL, WALKED, barriers, faults, first_of, resize, wrong_at
from .pages import LESSONS, OPEN, PAGES, TABLES, Opening, replay_of, table_of
from .visitor import PHONE, QUICK, House, Visitor

ROOT: Final = Path(__file__).parents[2]
FIRST_PAGE: Final = 100_000
A_GAME: Final = 80_000
# Links inside a sentence are as tall as the sentence; everything else fits a thumb.
SMALL: Final = """() =>
  [...document.querySelectorAll('button, select, [role=tab], nav a, label:has(input)')]
  .filter((one) => one.checkVisibility({opacityProperty: true, visibilityProperty: true}))
  .filter((one) => !one.closest('.unseen'))
  .map((one) => [one, one.getBoundingClientRect()])
  .filter(([, box]) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
  .map(([one, box]) => `${one.className} ${one.innerText} ${box.width}x${box.height}`)"""
# What one must see to go on, and cannot get at by scrolling down.
# Headings and answers that no scrolling brings onto the screen: of the page, or of the part they are in.
CUT: Final = """() => {
  const deepest = (one) => {
    for (let part = one.parentElement; part; part = part.parentElement)
      if (/auto|scroll/.test(getComputedStyle(part).overflowY) && part.scrollHeight > part.clientHeight)
        return part.getBoundingClientRect().top + part.scrollHeight - part.scrollTop;
    return document.documentElement.scrollHeight - scrollY;
  };
  return [...document.querySelectorAll('h1, .bar .answer button')]
    .filter((one) => one.checkVisibility())
    .map((one) => [one, one.getBoundingClientRect()])
    .filter(([one, box]) => box.left < -1 || box.right > innerWidth + 1 || box.bottom > deepest(one) + 1)
    .map(([one, box]) => `${one.innerText} ${box.left}-${box.right}, ${box.bottom}`);
}"""
# All pages at once would keep one worker busy long after the others are done.
PARTS: Final = 4
TWICE: Final = {"width": 720, "height": 450}
SHARE: Final = """async () => {
  const [match] = document.querySelector(".ending a").pathname.split("/").slice(-1);
  const shared = await fetch(`/api/matches/${match}/share`, {method: "POST"});
  return (await shared.json()).path;
}"""
IDS: Final = """() => {
  const found = [], walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const text = walk.currentNode.data.trim();
    if (/^[a-z]+(-[a-z0-9_]+)+$/.test(text)) found.push(text);
  }
  return found;
}"""

# A hand is made one of ten cards; then its rows, by how far they are from the top.
TEN_CARDS: Final = """() => {
  const hand = document.querySelector(".gangsters .hand");
  for (let at = hand; at; at = at.parentElement)
    if (at.classList.contains("gangsters")) at.classList.add("many", "rows");
  while (hand.children.length < 10) hand.append(hand.lastElementChild.cloneNode(true));
}"""
ROWS: Final = """() => {
  const cards = [...document.querySelectorAll(".gangsters .hand > *")];
  return [...new Set(cards.map((one) => one.offsetTop))];
}"""
SHORT_PHONE = {"width": 390, "height": 664}
# What cannot be seen at its middle, because it lies off the screen or under something else.
COVERED = """names => [...document.querySelectorAll(names)].filter(one => {
  const { x, y, width, height } = one.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return !top || !one.contains(top);
}).map(one => one.className || one.tagName)"""
HEADINGS = ":is(h1, h2, h3):not(.unseen, .unseen *)"
# Headings more than one level below the one before, as somebody who listens gets to know them.
STEEP: Final = """() => {
  const room = document.querySelector("dialog[open]") ?? document;
  const all = [...room.querySelectorAll("h1, h2, h3, h4")].filter((one) => one.checkVisibility());
  const level = (one) => Number(one.tagName[1]);
  return all.filter((one, i) => i && level(one) > level(all[i - 1]) + 1).map((one) => one.innerText);
}"""

# What is drawn in a rulebook and sticks out of the column of its words.
OUTSIDE: Final = """() => {
  const { left, right } = document.querySelector(".search").getBoundingClientRect();
  return [...document.querySelectorAll("article :is(figure, li) :is(svg, img, .card)")]
    .map((one) => [one, one.getBoundingClientRect()])
    .filter(([, box]) => box.width && (box.left < left - 1 || box.right > right + 1))
    .map(([one, box]) => `${one.closest("figure, li").innerText.trim()} ${box.left}-${box.right}`);
}"""

# Cards in a rulebook that are pulled out of shape, or lie against the field for the search.
STRAINED: Final = """() => {
  const { top } = document.querySelector(".search").getBoundingClientRect();
  return [...document.querySelectorAll("article .card")].map((one) => one.getBoundingClientRect())
    .filter((box) => box.height > 1.6 * box.width || (box.top < top && box.bottom > top - 8))
    .map(({ width, height }) => `a card of ${width} by ${height}`);
}"""

# What scrolls sideways in a rulebook, but for a terminal's screen.
WIDE: Final = """() => [...document.querySelectorAll("article *:not(pre, pre *)")]
  .filter((one) => /auto|scroll/.test(getComputedStyle(one).overflowX))
  .filter((one) => one.scrollWidth > one.clientWidth + 1)
  .map((one) => `${location.pathname} ${one.scrollWidth} ${one.innerText.slice(0, 40)}`)"""


@pytest.fixture(scope="module")
def over(running: Server, chromium: Browser) -> dict[str, Opening]:
    """The replay of a match that was played and shared once for all."""
    house = House(running.url, chromium)
    guest = house.visitor(**QUICK)
    guest.sit_down("omerta", 2)
    guest.play()
    path = str(guest.page.evaluate(SHARE))
    house.close()
    return {"replay": replay_of(path)}


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("language", first_of(["nl", "en"]))
def test_every_page_serves_everybody_and_nothing_on_it_is_broken(
    house: House, language: str, part: int
) -> None:
    """Pages, tables and lessons: axe, by night and by day, and faults, on every screen."""
    openings = {**PAGES, **TABLES, **LESSONS}

    assert _wrong_on(house, language, dict(list(openings.items())[part::PARTS])) == []


@pytest.mark.parametrize("language", first_of(["nl", "en"]))
def test_a_replay_serves_everybody_and_nothing_on_it_is_broken(
    house: House, over: dict[str, Opening], language: str
) -> None:
    """With all its controls, as every other page."""
    assert _wrong_on(house, language, over) == []


def _wrong_on(house: House, language: str, openings: dict[str, Opening]) -> list[str]:
    guest = house.visitor(LONG_NAME, language=language, pace="instant")
    found = []
    for name, open_page in openings.items():
        open_page(guest)
        found += [f"{name}: {one}" for one in wrong_at(guest, WALKED)]
    return found


@pytest.mark.parametrize("language", first_of(["nl", "en"]))
def test_a_phone_needs_no_sideways_scrolling_and_no_small_thumbs(
    house: House, over: dict[str, Opening], language: str
) -> None:
    """Everything at 390 by 844, in the browser's language, with every text, for everybody."""
    guest = house.visitor(size=PHONE, language=language, pace="instant")

    found: list[str] = []
    for name, open_page in {**PAGES, **over, **TABLES, **LESSONS}.items():
        open_page(guest)
        assert guest.page.evaluate("document.documentElement.lang") == language
        if guest.page.evaluate("document.documentElement.scrollWidth") > PHONE["width"]:
            found.append(f"{name} is too wide")
        found += [f"{name}: {small}" for small in guest.page.evaluate(SMALL)]
        found += [f"{name}: no text for {text}" for text in guest.page.evaluate(IDS)]
        found += [f"{name}: {one}" for one in barriers(guest)]

    assert not found, "\n".join(found)


def test_a_rulebook_fits_the_smallest_phone_and_everybody_can_read_it(house: House) -> None:
    """What is drawn in it lies whole on its page, and nobody scrolls sideways to the end of a line."""
    guest = house.visitor(size={"width": 360, "height": 640}, language="nl", **QUICK)

    found: list[str] = []
    for game in OPEN:
        guest.go(f"/rules/{game}")
        guest.page.wait_for_selector("article b")
        found += guest.page.evaluate(WIDE)
        drawn = (*guest.page.evaluate(OUTSIDE), *guest.page.evaluate(STRAINED))
        found += [f"{game}: {one}" for one in (*drawn, *barriers(guest))]

    assert not found, "\n".join(found)


def test_a_short_phone_shows_ones_own_cards_and_the_piles_of_omerta(house: House) -> None:
    """A race for a card takes seconds: nobody scrolls to their hand first."""
    guest = house.visitor(size=SHORT_PHONE, **QUICK)
    guest.sit_down("omerta", 4)
    guest.page.wait_for_selector(".player.mine .row")

    hidden = guest.page.evaluate(COVERED, ".player.mine .row li, .middle .piles > *, .answer")

    assert hidden == []


def test_a_short_phone_leaves_a_board_to_look_at_when_a_card_is_picked(house: House) -> None:
    """In Capone most is asked at once: the picked card, the people, the stones, the place."""
    guest = house.visitor(size=SHORT_PHONE, language="nl", **QUICK)
    guest.sit_down("capone", 4)
    guest.play_until(".bar .about", ".extras")

    board = guest.page.locator(".board").bounding_box()
    assert board is not None
    assert board["height"] >= 110


def test_ten_cards_lie_in_one_row_on_the_smallest_phone(house: House) -> None:
    """More rows would hide the fight that they are for."""
    guest = house.visitor(size={"width": 360, "height": 640}, **QUICK)
    guest.sit_down("chicago-gangsters", 4)
    guest.page.wait_for_selector(".gangsters .hand li")

    guest.page.evaluate(TEN_CARDS)
    guest.page.evaluate(STILL)

    assert len(guest.page.evaluate(ROWS)) == 1


@pytest.mark.parametrize("game", first_of(["mafioso", "chicago-poker", "omerta"]))
def test_no_heading_lies_under_the_notebook(house: House, game: str) -> None:
    """Beside the table on a desk, and where it is opened over the table on a phone."""
    guest = house.visitor(language="nl", **QUICK)
    table_of(game)(guest)
    seen = "[...document.querySelectorAll(%r)].filter((one) => one.checkVisibility()).length"

    found = []
    for size in WALKED:
        resize(guest, size)
        phone = guest.page.locator(".ticker button")
        if phone.count():
            phone.click()
            guest.page.evaluate(STILL)
        room = "dialog[open] " if phone.count() else ""
        assert guest.page.evaluate(seen % f"{room}{HEADINGS}") > 0
        found += [f"{size}: {one}" for one in guest.page.evaluate(COVERED, f"{room}{HEADINGS}")]
        found += [f"{size}: {one} too deep" for one in guest.page.evaluate(STEEP)]
        found += [f"{size}: {one}" for one in (*faults(guest), *barriers(guest))]
        if phone.count():
            guest.page.keyboard.press("Escape")
    assert found == []


def test_text_twice_as_large_is_cut_nowhere(house: House, over: dict[str, Opening]) -> None:
    """A screen of 1440 by 900 at 200 %: nothing beside it, no heading or answer out of reach."""
    guest = house.visitor(size=TWICE, pace="instant")
    found = []
    for name, opening in {**PAGES, **TABLES, **LESSONS, **over}.items():
        opening(guest)
        if guest.page.evaluate("document.documentElement.scrollWidth") > TWICE["width"]:
            found.append(f"{name} scrolls sideways")
        found += [f"{name}: {one}" for one in guest.page.evaluate(CUT)]
    assert found == []


def test_the_language_is_switched_at_once(house: House) -> None:
    """The browser speaks Dutch; a button speaks English, and is remembered."""
    guest = house.visitor(language="nl")

    guest.go("/")
    before = guest.page.locator("main").inner_text()
    guest.page.click("nav button[lang=en]")
    guest.page.wait_for_selector("html[lang=en]", state="attached")

    assert "Speel nu" in before
    assert "Play now" in guest.page.locator("main").inner_text()
    guest.go("/settings")
    assert guest.page.locator("h1").inner_text() == "Settings"


def test_the_first_page_and_a_game_are_light(house: House) -> None:
    """What Chromium really loads: at most 100 KB of script, 80 KB more for each game."""
    guest = house.visitor()

    PAGES["home"](guest)
    first = _weight(guest)
    assert 10_000 < first <= FIRST_PAGE
    for game in OPEN:
        other = house.visitor()
        table_of(game)(other)
        assert 5_000 < _weight(other) - first <= A_GAME, game
    policy = guest.loaded[guest.url + "/"].headers["content-security-policy"]
    assert re.search(r"(default|script)-src 'self'(;|$)", policy)


def test_a_game_without_a_browser_table_says_so(house: House) -> None:
    """Its poster offers no table."""
    guest = house.visitor()

    PAGES["home"](guest)

    posters = guest.page.locator(".posters article")
    assert posters.count() == 5
    for poster in posters.all():
        offers, says = poster.locator("button").count(), poster.locator(".soon").count()
        assert (offers > 0) != (says > 0)


def _weight(guest: Visitor) -> int:
    scripts = [url for url in guest.loaded if url.endswith(".js")]
    bodies = [guest.context.request.get(url).body() for url in scripts]
    return sum(len(gzip.compress(body, 9)) for body in bodies)


# Rows of keys on a poster that end before its edge.
HOLES: Final = """() => [...document.querySelectorAll("article .act")].flatMap((act) => {
  const rows = new Map();
  for (const key of act.querySelectorAll(".button")) {
    const { top, right } = key.getBoundingClientRect();
    rows.set(Math.round(top), Math.max(rows.get(Math.round(top)) ?? 0, right));
  }
  const edge = act.getBoundingClientRect().right - parseFloat(getComputedStyle(act).paddingRight);
  return [...rows.values()].filter((right) => edge - right > 2);
})"""


@pytest.mark.parametrize("language", ["en", "nl"])
def test_the_keys_on_a_poster_fill_their_rows(house: House, language: str) -> None:
    """On a desk, where five posters stand in a row, and on a phone."""
    for size in ({"width": 1280, "height": 800}, PHONE):
        guest = house.visitor(size=size, language=language, **QUICK)
        PAGES["home"](guest)

        assert guest.page.evaluate(HOLES) == []
        # A phone shows nobody what a picture alone would mean.
        assert "" not in guest.page.locator(".posters .act .button").all_inner_texts()
        guest.context.close()


def test_a_free_chair_is_round(house: House) -> None:
    """However long the list of bots beside it is."""
    guest = house.visitor(size={"width": 1280, "height": 800}, language="nl", **QUICK)
    PAGES["lobby"](guest)
    oval = """() => [...document.querySelectorAll(".mark")].map((one) => one.getBoundingClientRect())
      .filter(({ width, height }) => Math.abs(width - height) > 0.5).length"""

    assert guest.page.evaluate(oval) == 0


def test_a_table_that_asks_nothing_has_no_number_beside_my_tables(house: House) -> None:
    """The way there is shown from the first table on."""
    guest = house.visitor(**QUICK)
    PAGES["lobby"](guest)
    guest.page.wait_for_selector("header .mine")

    assert guest.page.locator("header .mine").inner_text() == "My tables"


def test_a_form_is_as_high_as_a_large_desk_lets_it(house: House) -> None:
    """Nobody scrolls to what is asked of a new table, and each question has one row of answers."""
    guest = house.visitor(size={"width": 1920, "height": 1080}, language="nl", **QUICK)
    PAGES["make"](guest)
    # The options of the game come with its words.
    guest.page.evaluate(STILL)
    hidden = """() => [...document.querySelectorAll("dialog[open], dialog[open] *")]
      .filter((one) => /auto|scroll/.test(getComputedStyle(one).overflowY))
      .map((one) => one.scrollHeight - one.clientHeight).filter((rest) => rest > 1)"""

    assert guest.page.evaluate(hidden) == []
    where = guest.page.locator("dialog[open] fieldset", has_text="apparaat").locator("label")
    assert len({box["y"] for box in map(_box, where.all())}) == 1
    # What is chosen looks so under the pointer, too.
    where.first.hover()
    assert "gradient" in where.first.evaluate("one => getComputedStyle(one).backgroundImage")


def _box(found: Locator) -> FloatRect:
    box = found.bounding_box()
    assert box is not None
    return box
