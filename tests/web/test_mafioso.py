"""The table of Mafioso where room is short: chairs, men and what can be done with them are in sight."""

from typing import Any, Final

import pytest
from playwright.sync_api import expect

from .boards import Altered, View
from .looking import LONG_NAME, WALKED, faults_at, first_of, resize, walked
from .test_tight import BOXES, DESKS, PHONES
from .visitor import QUICK, House

# Chairs of Mafioso whose number lies under the ring of those that can be chosen.
RINGED: Final = f"""() => {{ {BOXES}
  return all(".chair").filter((chair) => {{
    chair.classList.add("target");
    const drawn = getComputedStyle(chair).boxShadow.split(/,(?![^(]*\\))/);
    const outside = drawn.filter((one) => !one.includes("inset")).map((one) => /0px 0px 0px (\\d+)px/.exec(one)?.[1] ?? 0);
    const out = Math.max(...outside.map(Number));
    const {{ left, right, top, bottom }} = box(chair);
    const range = document.createRange();
    range.selectNodeContents(chair.querySelector(".number"));
    const ink = range.getBoundingClientRect();
    // Digits are lower than their line.
    const middle = (ink.top + ink.bottom) / 2;
    const number = {{ left: ink.left, right: ink.right, top: middle - 4.5, bottom: middle + 4.5 }};
    return meet(number, {{ left: left - out, right: right + out, top: top - out, bottom: bottom + out }});
  }}).map((chair) => chair.dataset.chair);
}}"""
# Chairs of Mafioso that the board does not show.
UNSEEN: Final = f"""() => {{ {BOXES}
  const felt = box(document.querySelector(".felt"));
  return all(".chair").filter((chair) => !within(box(chair), felt)).map((chair) => chair.dataset.chair);
}}"""
# Numbers of Mafioso's chairs, digits and the air around them, that the board cuts.
UNCOUNTED: Final = f"""() => {{ {BOXES}
  const felt = box(document.querySelector(".felt"));
  return all(".chair .number").filter((one) => {{
    const range = document.createRange();
    range.selectNodeContents(one);
    return !within(range.getBoundingClientRect(), felt);
  }}).map((one) => one.textContent);
}}"""

COLOURS: Final = ("yellow", "red", "blue", "green", "orange", "purple")
# How much of the table of Mafioso is seen, in pixels from above to below.
HEIGHT: Final = "() => [document.querySelector('.felt').clientHeight]"
# What is asked beside a low board: answers on the words, off the screen, or in a box of their own.
ANSWERS: Final = f"""() => {{ {BOXES}
  const [words, acts, bar] = [".words", ".acts", ".bar"].map((name) => document.querySelector(name));
  return [
    ...(meet(box(words), box(acts)) ? ["on the words"] : []),
    ...(box(acts).bottom > innerHeight ? ["off the screen"] : []),
    ...(getComputedStyle(acts).backgroundColor !== getComputedStyle(bar).backgroundColor ? ["in a box"] : []),
  ];
}}"""


# Men of Mafioso who wait for a chair on what lies before one, and those to be seated that cannot be taken.
WAITING: Final = f"""() => {{ {BOXES}
  const laid = all(".chair :is(.cake, .thing) svg").map(box);
  const under = all(".standing .man").filter((man) => man.checkVisibility() && laid.some((one) => meet(box(man), one)));
  const away = all(".men button").filter((man) => {{
    const {{ left, right, top, bottom }} = box(man);
    return [[left + 6, top + 6], [right - 6, bottom - 6]].some(([x, y]) => !man.contains(document.elementFromPoint(x, y)));
  }});
  return [...under, ...away].map((man) => man.ariaLabel);
}}"""

# Names on cards in the hand that another card covers.
UNREAD: Final = """() => [...document.querySelectorAll(".hand .card")].filter((card) => {
  const range = document.createRange();
  range.selectNodeContents(card.querySelector("b, .name, .band") ?? card);
  const { left, right, top, bottom } = range.getBoundingClientRect();
  return [left + 1, right - 1].some((x) =>
    document.elementFromPoint(x, (top + bottom) / 2)?.closest(".card") !== card);
}).map((card) => card.ariaLabel)"""
# What lies before the chairs of a lying table, and what its explanation covers of it.
EXPLAINED: Final = f"""() => {{ {BOXES}
  const told = box(document.querySelector(".inspector"));
  const middle = ({{ left, right, top, bottom }}) => [(left + right) / 2, (top + bottom) / 2];
  return all(".chair .thing svg").filter((one) => {{
    const [x, y] = middle(box(one));
    return x > told.left && x < told.right && y > told.top && y < told.bottom;
  }}).map((one) => one.closest(".chair").ariaLabel);
}}"""

# Players whose name is cut, or under the sign of a bot as their money may be.
CALLED: Final = """() => [...document.querySelectorAll(".family .name")].filter((one) => {
  const box = (at) => at.getBoundingClientRect();
  const cut = [one, one.querySelector(".called")].some((at) =>
    at.scrollWidth > at.clientWidth + 1 || at.scrollHeight > at.clientHeight + 4);
  const [plate, mark] = [one.closest(".family"), one.closest(".family").querySelector(".mark")];
  const under = mark && [...plate.querySelectorAll(".called, .money")].some((at) =>
    box(mark).right > box(at).left + 1 && box(mark).bottom > box(at).top + 3 && box(mark).top < box(at).bottom);
  return cut || under || box(plate.querySelector(".facts")).bottom > box(plate).bottom;
}).map((one) => one.title)"""
# Whether the pot is seen.
MONEY: Final = (
    "() => [...document.querySelectorAll('.pot')].filter((one) => one.checkVisibility()).length"
)
# Where the pot lies.
POT: Final = "() => document.querySelector('.pot').getBoundingClientRect().left"
# What lies on the table and is larger than its plate, and what of the pot is under a cake.
SPILT: Final = f"""() => {{ {BOXES}
  const things = all(".chair .thing").filter((one) => !within(box(one.firstElementChild), box(one)));
  // Cakes are drawn with some air around them.
  const cakes = all(".chair .cake svg").map(box).map(({{ left, right, top, bottom }}) =>
    ({{ left: left + 4, right: right - 4, top: top + 4, bottom: bottom - 4 }}));
  const money = all(".pot :is(b, i, small)").filter((one) => cakes.some((cake) => meet(box(one), cake)));
  return [...things.map((one) => one.closest(".chair").ariaLabel), ...money.map((one) => one.textContent)];
}}"""
# Cakes that something lies on, and numbers that are hard to read on a light table.
SERVED: Final = f"""() => {{ {BOXES}
  const cakes = all(".chair .cake").filter((cake) => {{
    const {{ left, right, top, bottom }} = box(cake);
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return [[x, y], [left + 8, bottom - 8], [right - 8, bottom - 8]].some(([x, y]) =>
      !cake.parentElement.contains(document.elementFromPoint(x, y)));
  }});
  const numbers = all(".chair:not(.target, .chosen) .number").filter((one) => getComputedStyle(one).textShadow !== "none");
  return [...cakes, ...numbers].map((one) => one.closest(".chair").ariaLabel);
}}"""
# In how many rows the ways stand that a cake can go, and what else can be done.
ROWS: Final = """() => {
  const tops = [...document.querySelectorAll(".extras button")].map((one) => one.getBoundingClientRect().top);
  return new Set(tops).size;
}"""

# How far from where it flew to a card lies that was drawn, and how many of the others are still themselves.
DRAWN: Final = """() => new Promise((done) => {
  const hand = () => [...document.querySelectorAll(".hand li")];
  const before = hand();
  const place = (one) => one.querySelector(".card").getBoundingClientRect();
  let slot, flown;
  const look = () => {
    if (!slot && (slot = hand().find((one) => one.matches("[data-landing]"))))
      flown = [...document.querySelectorAll(".trip")].map((one) => [parseFloat(one.style.left), parseFloat(one.style.top)]);
    if (!slot || slot.matches("[data-landing]") || slot.getAnimations({ subtree: true }).length)
      return requestAnimationFrame(look);
    const { x, y } = place(slot);
    const away = flown.map(([left, top]) => Math.max(Math.abs(left - x), Math.abs(top - y)));
    done([Math.min(...away), hand().filter((one) => before.includes(one)).length]);
  };
  look();
})"""

# How many pixels of what the picked card does are out of sight, once it is unfolded.
UNTOLD: Final = """() => {
  const words = document.querySelector(".bar .about");
  const [{ bottom }, around] = [words, words.parentElement].map((one) => one.getBoundingClientRect());
  return Math.max(words.scrollHeight - words.clientHeight, bottom - around.bottom, bottom - innerHeight, 0);
}"""
# Bots whose mark lies on the sign of their family.
MARKED: Final = f"""() => {{ {BOXES}
  return all(".family:has(.mark)").filter((one) =>
    meet(box(one.querySelector(".mark")), box(one.querySelector(".portrait .sign")))).map((one) => one.className);
}}"""


class Raided(Altered):
    """A line on which everybody at the table waits for a chair, and one of one's own men comes first."""

    def alter(self, update: dict[str, Any]) -> None:
        """Whoever sits here is asked."""
        view, me = update["view"], update["you"]
        kinds = ("boss", "robbie", "jack", "henkie", "henkie")
        view["chairs"] = [None] * len(view["chairs"])
        view["cakes"] = ["5", "7", "20", "22", "28", "14"]
        view["standing"] = [
            {"colour": colour, "kind": kind, "asleep": False}
            for colour in COLOURS[: view["seats"]]
            for kind in kinds
        ]
        view["steps"] = [{"step": "seating", "values": [me, -1]}]
        update["legal"] = [
            {"id": number, "whole": True, "verb": "seat", "args": {"man": kind, "chair": "0"}}
            for number, kind in enumerate(kinds[:4])
        ]
        update["pending"] = [me]


class Passing(Altered):
    """A line on which one holds a Pass on, and cakes are on the table."""

    cakes: tuple[str, ...] = ("5", "7", "20", "22", "28", "14")

    def alter(self, update: dict[str, Any]) -> None:
        """Whoever sits here is asked, and every cake can go both ways."""
        view, me = update["view"], update["you"]
        view["standing"] = []
        view["cakes"] = list(self.cakes[: view["seats"]])
        view["hands"][me] = ["move", "pass"]
        view["steps"] = [{"step": "turn", "values": [me, -1]}]
        ways = [
            {"verb": "pass", "args": {"colour": colour, "side": side}}
            for colour, cake in zip(COLOURS, view["cakes"], strict=False)
            if cake != "hand"
            for side in ("left", "right")
        ]
        away = [{"verb": "discard", "args": {"card": "pass"}}]
        update["legal"] = [
            {"id": number, "whole": True, **action}
            for number, action in enumerate([*ways, *away])
        ]
        update["pending"] = [me]


class PassingOne(Passing):
    """A line on which there is one cake."""

    cakes = ("hand", "7", "hand", "hand")


def test_the_ring_of_a_chair_of_mafioso_leaves_its_number_free(house: House) -> None:
    """Lying or upright, however small the table is drawn."""
    guest = house.visitor(LONG_NAME, **QUICK)
    guest.sit_down("mafioso", 4)
    expect(guest.page.locator(".chair")).to_have_count(30)

    assert walked(guest, RINGED, [*WALKED, (768, 1024), (390, 844)]) == []


def test_a_tablet_shows_the_whole_table_of_mafioso(house: House) -> None:
    """It lies across the screen, as there is room for it; a low desk cuts no number of a chair.

    Cakes in the corners are in sight.
    """

    def serve(view: View) -> None:
        view["cakes"] = ["0", "12", "15", "27"]

    guest = house.visitor(LONG_NAME, **{**QUICK, "theme": "light"})
    guest.page.route_web_socket("**/socket*", Altered(serve).take)
    guest.sit_down("mafioso", 4)
    expect(guest.page.locator(".chair .cake")).to_have_count(4)

    assert walked(guest, (UNSEEN, SERVED), [(768, 1024), (1280, 720), (1024, 768)]) == []
    assert walked(guest, UNCOUNTED, [(1280, 600), (1280, 640), *DESKS]) == []


def test_the_table_of_mafioso_is_in_sight_while_a_cake_is_passed_on(house: House) -> None:
    """However many cakes there are: each is pointed at, and then one of the two ways it can go.

    What is told about the card is unfolded with a tap, and what somebody says meanwhile is seen.
    """
    guest = house.visitor(LONG_NAME, language="nl", **{**QUICK, "confirm": "always"})
    line = Passing(lambda _: None)
    guest.page.route_web_socket("**/socket*", line.take)
    guest.sit_down("mafioso", 6)
    guest.page.locator(".hand button.card").nth(1).click()
    extras = guest.page.locator(".extras button")
    expect(extras).to_have_count(1)
    assert [high for high in walked(guest, HEIGHT, WALKED) if high[1] < 200] == []
    resize(guest, (844, 390))
    assert guest.page.evaluate(MONEY) == 0
    for size in ((844, 390), (360, 640)):
        resize(guest, size)
        guest.page.get_by_role("button", name="Lees alles").click()
        assert guest.page.evaluate(UNTOLD) < 4, size
        expect(guest.page.locator(".answer")).to_be_in_viewport(ratio=1)
        guest.page.get_by_role("button", name="Lees minder").click()

    guest.page.locator(".chair.target").first.click()
    expect(extras).to_have_count(2)
    assert [high for high in walked(guest, HEIGHT, WALKED) if high[1] < 140] == []
    assert walked(guest, ANSWERS, [(844, 390)]) == []
    assert faults_at(guest, WALKED) == []
    resize(guest, (360, 640))
    said = guest.page.locator(".ticker")
    expect(said).to_be_hidden()
    line.say("Not that one!")
    expect(said).to_be_visible()
    expect(said).to_contain_text("Bram: Not that one!")
    assert [
        high for high in walked(guest, HEIGHT, [(360, 640), (390, 664)]) if high[1] < 140
    ] == []


def test_the_only_cake_of_mafioso_is_passed_on_or_the_card_put_away(house: House) -> None:
    """In one row of buttons on a low desk, where the table keeps its height."""
    guest = house.visitor(language="nl", **{**QUICK, "confirm": "always"})
    guest.page.route_web_socket("**/socket*", PassingOne(lambda _: None).take)
    guest.sit_down("mafioso", 4)
    resize(guest, (1280, 720))
    before = guest.page.evaluate(HEIGHT)
    guest.page.locator(".hand button.card").nth(1).click()
    expect(guest.page.locator(".extras button")).to_have_count(3)

    assert guest.page.evaluate(ROWS) == 1
    assert guest.page.evaluate(HEIGHT) == before


def test_a_card_of_mafioso_that_is_drawn_lands_where_it_lies(house: House) -> None:
    """And the others stay as they are while it flies, but for the one that was put away."""
    guest = house.visitor(confirm="always")
    guest.page.emulate_media(reduced_motion="no-preference")
    guest.sit_down("mafioso", 4)
    guest.page.wait_for_selector(".bar.mine")
    # Somebody has raided the table before the first turn here, and everybody waits for a chair.
    while guest.page.locator(".men button").count():
        guest.sit_down("mafioso", 4)
        guest.page.wait_for_selector(".bar.mine")
    drawn = guest.page.evaluate_handle(f"() => ({{ drawn: ({DRAWN})() }})")
    guest.page.locator(".hand button.card").first.click()
    # A card that can do nothing is put away without a word.
    guest.page.wait_for_selector(".extras button, .answer button.brass:enabled")
    if guest.page.locator(".extras button").count():
        guest.page.locator(".extras button").last.click()
    guest.page.locator(".answer button.brass").click()

    away, same = drawn.evaluate("({ drawn }) => drawn")
    assert away < 12
    # The same card may come back.
    assert same >= 4


def test_men_of_mafioso_who_wait_for_a_chair_are_in_sight(house: House) -> None:
    """After a raid on six families: one's own beside the question, the others between the cakes."""
    guest = house.visitor(LONG_NAME, language="nl", **QUICK)
    guest.page.route_web_socket("**/socket*", Raided(lambda _: None).take)
    guest.sit_down("mafioso", 6)
    expect(guest.page.locator(".men button")).to_have_count(4)

    assert walked(guest, WAITING, [*WALKED, (768, 1024), (390, 844)]) == []
    assert faults_at(guest, WALKED) == []


@pytest.mark.parametrize("seats", first_of([6, 4]))
def test_names_of_all_families_are_whole_beside_each_other(house: House, seats: int) -> None:
    """However narrow their plates are, and whatever else stands on them."""
    guest = house.visitor(LONG_NAME, language="nl", **QUICK)
    guest.sit_down("mafioso", seats)
    expect(guest.page.locator(".family .called")).to_have_count(seats)
    guest.page.locator(".family .called").nth(1).evaluate(
        "(one) => one.textContent = 'Sarsaparilla Nickelodeon'"
    )

    assert walked(guest, CALLED, [*WALKED, (768, 1024), (390, 844)]) == []


def test_a_chair_of_mafioso_is_explained_beside_what_lies_before_the_others(
    house: House,
) -> None:
    """Whoever sits at every chair, on the lowest and the narrowest desk; each card has its name.

    The pot stays where it is, and no cake lies on it; four players have all of their names.
    """

    def fill(view: View) -> None:
        kinds = ("robbie", "jack", "henkie")
        view["chairs"] = [
            {"colour": COLOURS[at % 4], "kind": kinds[at % 3], "asleep": False}
            for at in range(len(view["chairs"]))
        ]
        view["standing"] = []
        view["cakes"] = ["2", "3", "24", "23"]
        view["hands"][view["seat"]] = ["move", "move", "nightcap", "cake", "boom"]

    guest = house.visitor(LONG_NAME, language="nl", **QUICK)
    guest.page.route_web_socket("**/socket*", Altered(fill).take)
    guest.sit_down("mafioso", 4)
    for size in ((1280, 720), (1024, 768)):
        resize(guest, size)
        assert guest.page.evaluate(SPILT) == [], size
        assert guest.page.evaluate(CALLED) == [], size
        pot = guest.page.evaluate(POT)
        for chair in (7, 19, 24):
            guest.page.locator(f"[data-chair='{chair}']").hover()
            expect(guest.page.locator(".inspector")).to_be_visible()
            assert guest.page.evaluate(EXPLAINED) == [], (size, chair)
            assert guest.page.evaluate(POT) == pot, (size, chair)
        guest.page.mouse.move(0, 0)
        assert guest.page.evaluate(UNREAD) == [], size
    assert walked(guest, MARKED, [*DESKS, *PHONES]) == []


def test_whom_the_first_task_of_mafioso_is_about_is_in_sight(house: House) -> None:
    """The Boss to be shot, on a phone that shows a part of the table."""
    guest = house.visitor(**QUICK)
    guest.page.set_viewport_size({"width": 390, "height": 844})
    guest.go("/learn/mafioso")
    guest.page.wait_for_selector(".chair")

    for size in ((390, 844), *PHONES):
        resize(guest, size)
        guest.page.wait_for_function(f"() => !({UNSEEN})().includes('20')")
