"""Learning a game: its first lesson, and the help at the table."""

import re
from itertools import product

import pytest
from playwright.sync_api import Locator, expect

from .looking import LONG_NAME, SOAK, TIGHT, WALKED, faults_at, resize, walked
from .pages import OPEN, SCHOOLS, TRY, learn_a_step, lesson_of
from .test_full import HIDDEN
from .test_pages import SHORT_PHONE
from .visitor import EDGE, PHONE, QUICK, House, Visitor

# Tries whatever can be clicked, until the teacher has been content a few times and not once.
PUPIL = """(enough) => {
  const teacher = document.querySelector("section:has(.words .label)");
  if (teacher.classList.contains("wrong")) window.wrong = true;
  const step = +/\\d+/.exec(teacher.querySelector(".label").innerText);
  if (step > enough && window.wrong) return true;
  const places = ".target, button.lit, .extras button, .hand button, .answer button.brass";
  const all = [...document.querySelectorAll(`${places}, .act button, .stage button`)];
  const offered = all.filter((one) => one.checkVisibility() && !one.disabled);
  offered[Math.floor(Math.random() * offered.length)]?.click();
  return false;
}"""

# How somebody of Capone's family who is picked is marked: the sign beside them, how much larger
# they are than the others, and whether both are on the screen and nothing that clips cuts them.
PICKED = """(one) => {
  const box = one.getBoundingClientRect();
  const other = document.querySelector(".family button:not(.chosen)").getBoundingClientRect();
  const tick = getComputedStyle(one, "::before");
  const left = box.left + 1.12 * parseFloat(tick.left);
  const top = box.top + 1.12 * parseFloat(tick.top);
  const dock = one.closest(".dock").getBoundingClientRect();
  const clips = getComputedStyle(one.closest(".dock")).overflowY === "auto";
  const edge = clips ? dock : { left: 0, top: 0 };
  return [tick.content, box.width / other.width, left >= edge.left && top >= edge.top];
}"""
# Persons of Chicago Gangsters whose card, or what their neighbour leaves of it, is too narrow
# to know them by.
THIN = """() =>
  [...document.querySelectorAll(".persons")].flatMap((clan) => {
    const cards = [...clan.querySelectorAll(".card")].map((one) => one.getBoundingClientRect());
    return cards
      .map(({ left, right, width }, at) => [width, (cards[at + 1]?.left ?? right) - left])
      .filter(([width, seen]) => width < 28 || seen < 12);
  })"""
# What of Capone's city the board does not show.
UNSEEN = """() => {
  const frame = document.querySelector(".felt").getBoundingClientRect();
  return [...document.querySelectorAll(".lot, .stop, .prison, .park, .harbour")]
    .filter((one) => one.getBoundingClientRect().bottom > frame.bottom + 1).map((one) => one.ariaLabel);
}"""
# How far the table begins below the teacher.
BETWEEN = """() =>
  document.querySelector(".lesson .table").getBoundingClientRect().top -
  document.querySelector(".lesson section").getBoundingClientRect().bottom"""


def test_the_lesson_of_chicago_poker_from_end_to_end(house: House) -> None:
    """Ten decisions; a wrong one is answered kindly and asked again."""
    guest = _pupil(house, "chicago-poker")

    _lay(guest, "red 7", "brewery")
    _hears(guest, "But first the deck")
    guest.page.get_by_role("button", name="Draw a card").click()
    _goes_on(guest)
    _lay(guest, "red 7", "gambling den")
    _goes_on(guest)
    _lay(guest, "blue 7", "gambling den")
    _goes_on(guest)
    _lay(guest, "Raid", "gambling den")
    _goes_on(guest)
    _lay(guest, "Murder", "brewery")
    _goes_on(guest)
    _lay(guest, "gold 7", "gambling den")
    _goes_on(guest)
    guest.page.locator(".stage footer button").click()
    guest.page.get_by_role("button", name="The bullet always wins").click()
    _hears(guest, "not the reason")
    guest.page.get_by_role("button", name="Four of a kind beats").click()
    _goes_on(guest)
    guest.page.get_by_role("button", name="The full house").click()
    _goes_on(guest)
    _card(guest, "Blackmail").click()
    guest.page.locator(".extras button").first.click()
    guest.page.get_by_role("dialog").get_by_role("button", name="black 7").click()
    _goes_on(guest)
    _lay(guest, "gold 14", "gambling den")

    expect(guest.page.get_by_role("link", name="To the front door", exact=True)).to_be_visible()
    guest.page.get_by_role("button", name="Play a match now").click()
    guest.page.wait_for_url("**/tables/*")
    expect(guest.page.locator(".felt")).to_be_visible()


@pytest.mark.parametrize("game", [game for game in SCHOOLS if game != "chicago-poker"])
def test_a_lesson_is_learned_by_trying(house: House, game: str) -> None:
    """Eight decisions or more, wrong answers answered and asked again, right ones lead on."""
    guest = _pupil(house, game)
    steps = guest.page.locator("section .words .label").first.inner_text()
    assert int(steps.split()[-1]) >= 8

    guest.page.wait_for_function(PUPIL, arg=2, timeout=60_000, polling=15)


def test_the_persons_of_chicago_gangsters_are_known_in_its_lesson(house: House) -> None:
    """The teacher takes room above the table, and the cards on it keep theirs."""
    guest = _pupil(house, "chicago-gangsters")
    expect(guest.page.locator(".persons .card")).to_have_count(5)

    assert walked(guest, THIN) == []


def test_whoever_is_sent_into_capones_city_stands_out_from_the_family(house: House) -> None:
    """Larger than the others and ticked, whole on every screen, and told in words."""
    guest = _pupil(house, "capone")
    for card in ("pasta shop", "cinema", "Protection money"):
        _card(guest, card).click(position=EDGE)
    guest.page.click(".answer button.brass")
    _goes_on(guest)
    _card(guest, "bank").click(position=EDGE)
    guest.page.locator(".lot.target").first.click()
    guest.page.locator(".family button.target").first.click()

    chosen = guest.page.locator(".family button.chosen")
    expect(chosen).to_have_attribute("aria-pressed", "true")
    for size in (*WALKED, (768, 1024)):
        resize(guest, size)
        mark, grown, whole = chosen.evaluate(PICKED)
        assert mark == '"✓"', size
        assert grown > 1.1, size
        assert whole, size
    assert faults_at(guest, WALKED) == []


def test_the_whole_city_of_capone_is_seen_below_the_teacher(house: House) -> None:
    """On a low desk and a tablet; on phones the teacher, the question and its answers."""
    guest = house.visitor(LONG_NAME, language="nl", **QUICK)
    guest.go("/learn/capone")
    expect(guest.page.locator(".lot")).to_have_count(20)

    assert walked(guest, UNSEEN, [(1280, 720), (1366, 768), (768, 1024)]) == []
    for size in ((390, 664), (360, 640), (844, 390)):
        resize(guest, size)
        expect(guest.page.locator("section:has(.words .label)")).to_be_in_viewport(ratio=1)
        expect(guest.page.locator(".bar .answer")).to_be_in_viewport(ratio=1)
        expect(guest.page.locator(".lot").first).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(
    ("game", "names"),
    [
        ("mafioso", "[data-chair='17']"),
        ("capone", "[data-place='casino1']"),
        ("chicago-poker", ".tabs button:nth-child(2)[aria-selected=true]"),
    ],
)
def test_a_lesson_brings_what_it_speaks_of_into_sight(
    house: House, game: str, names: str
) -> None:
    """The fourth task, on a phone that shows a part of the table."""
    guest = house.visitor(language="nl", size=SHORT_PHONE, touch=True, **QUICK)
    lesson_of(game)(guest)
    for _ in range(3):
        learn_a_step(guest)

    expect(guest.page.locator(names)).to_be_in_viewport()


def test_answers_to_the_teacher_are_written_on_a_line_on_a_phone(house: House) -> None:
    """However long they are; and the table keeps the room of a story in which nothing happens."""
    guest = house.visitor(language="nl", size=PHONE, **QUICK)
    guest.go("/learn/chicago-gangsters")
    guest.page.wait_for_selector(".felt")
    for _ in range(2):
        learn_a_step(guest)
    answers = guest.page.locator("section .act button")
    expect(answers).to_have_count(3)

    for size in ((390, 844), (390, 664), (360, 640)):
        resize(guest, size)
        heights = answers.evaluate_all("(all) => all.map((one) => one.offsetHeight)")
        assert max(heights) < 60, size
        expect(guest.page.locator(".ticker")).to_be_hidden()


def test_whoever_has_scrolled_down_to_the_table_sees_what_the_teacher_says(
    house: House,
) -> None:
    """On a short phone: whether the answer was right, and the way on."""
    guest = house.visitor(LONG_NAME, size={**PHONE, "height": 664}, **QUICK)
    lesson_of("chicago-gangsters")(guest)
    teacher = guest.page.get_by_role("region", name="The lesson")
    confirm = guest.page.get_by_role("button", name="Confirm")

    _card(guest, "Weapon 2").click()
    confirm.click()
    _hears(guest, "both weapons")
    expect(teacher).to_be_in_viewport(ratio=1)

    _card(guest, "Weapon 2").click()
    _card(guest, "Weapon 4").click()
    confirm.click()
    expect(guest.page.get_by_role("button", name="Go on")).to_be_in_viewport(ratio=1)


def test_what_is_told_of_one_task_does_not_lie_over_the_next(house: House) -> None:
    """However calm one wants it: whoever goes on looks at another table."""
    guest = house.visitor(pace="calm", language="nl")
    lesson_of("mafioso")(guest)
    guest.page.wait_for_function(TRY, timeout=60_000, polling=15)
    expect(guest.page.locator(".scene")).to_be_visible()

    guest.page.locator("section .act button.brass").click()
    expect(guest.page.locator("section .words .label").first).to_contain_text(" 2 ")

    assert guest.page.locator(".scene").count() == 0


@pytest.mark.parametrize("game", SCHOOLS)
def test_nothing_lies_between_the_teacher_and_the_table(house: House, game: str) -> None:
    """Also where the table has no room and one scrolls down to it."""
    guest = house.visitor(**QUICK)
    guest.go(f"/learn/{game}")
    guest.page.wait_for_selector(".lesson .table")

    for size in ((1280, 720), (390, 664)):
        resize(guest, size)
        assert guest.page.evaluate(BETWEEN) < 8, size


@pytest.mark.parametrize(
    ("game", "language"),
    list(product(SCHOOLS, ("nl", "en")))
    if SOAK
    else [("omerta", "nl"), ("chicago-poker", "en")],
)
def test_every_step_of_a_lesson_is_whole_on_any_screen(
    house: House, game: str, language: str
) -> None:
    """What the teacher asks and praises, and the table under it; in English by day."""
    theme = "light" if language == "en" else "dark"
    guest = house.visitor(LONG_NAME, language=language, **{**QUICK, "theme": theme})
    guest.go(f"/learn/{game}")
    label = guest.page.locator("section .words .label").first
    steps = int(label.inner_text().split()[-1])
    sizes = TIGHT if SOAK or language == "nl" else [(360, 640)]

    found = []
    for step in range(1, steps + 1):
        expect(label).to_contain_text(f" {step} ")
        found += [f"{step} asked: {one}" for one in faults_at(guest, sizes)]
        guest.page.wait_for_function(TRY, timeout=120_000, polling=15)
        found += [f"{step} praised: {one}" for one in faults_at(guest, [(390, 664)])]
        if step < steps:
            guest.page.locator("section .act button.brass").click()
    assert found == [], "\n".join(found)


@pytest.mark.parametrize("game", OPEN)
def test_the_house_says_what_it_would_do_and_why(house: House, game: str) -> None:
    """The lamp marks a sensible move and gives its reason in words."""
    guest = house.visitor(pace="instant")
    guest.sit_down(game, 3)
    guest.page.wait_for_selector(".bar.mine", timeout=30_000)
    asked = guest.page.locator(".bar p").inner_text()

    guest.page.get_by_role("button", name="What would the house do?").click()

    said = guest.page.locator(".bar p")
    expect(said).not_to_have_text(asked)
    expect(said).to_have_text(re.compile(r"\. \S"))
    expect(said).not_to_contain_text("reason-")


def _pupil(house: House, game: str) -> Visitor:
    guest = house.visitor(**QUICK)
    guest.go(f"/learn/{game}")
    guest.page.wait_for_selector(".felt")
    return guest


def _card(guest: Visitor, name: str) -> Locator:
    return guest.page.locator(".hand").get_by_role("button", name=name)


def _lay(guest: Visitor, card: str, place: str) -> None:
    """Pick a card, then the place where it is meant."""
    _card(guest, card).click()
    guest.page.locator(f".target[aria-label*='{place}']").click()


def _hears(guest: Visitor, words: str) -> None:
    teacher = guest.page.get_by_role("region", name="The lesson")
    expect(teacher.locator(".words p")).to_contain_text(words)


def _goes_on(guest: Visitor) -> None:
    guest.page.get_by_role("button", name="Go on").click()


def test_the_lesson_of_omerta_is_seen_whole(house: House) -> None:
    """Cards, their numbers and the piles on the felt; the keys without scrolling, also on short phones."""
    guest = house.visitor(language="nl", **QUICK)
    lesson_of("omerta")(guest)
    expect(guest.page.locator(".player.mine .row li")).to_have_count(4)

    assert walked(guest, HIDDEN, ((1280, 720), (844, 390))) == []
    for size in ((1280, 720), (844, 390), (390, 664)):
        resize(guest, size)
        expect(guest.page.locator(".bar .answer")).to_be_in_viewport(ratio=1)
        expect(guest.page.locator("section:has(.words .label)")).to_be_in_viewport(ratio=1)


def test_the_lesson_of_chicago_poker_is_seen_whole_on_its_side(house: House) -> None:
    """The teacher, one's own cards on the board, and the keys: nothing is scrolled to."""
    guest = house.visitor(LONG_NAME, language="nl", **QUICK)
    lesson_of("chicago-poker")(guest)

    resize(guest, (844, 390))
    for part in ("section:has(.words .label)", ".row.you", ".bar .answer"):
        expect(guest.page.locator(part)).to_be_in_viewport(ratio=1)
