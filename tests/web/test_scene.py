"""Scenes of the tables: whole at full tables, read by day as by night, and why somebody lost."""

from typing import Any, Final

import pytest
from playwright.sync_api import expect

from .boards import Altered
from .looking import LONG_NAME, TIGHT, barriers, faults_at, resize, walked, wrong_at
from .test_tight import BOXES
from .visitor import QUICK, House, Visitor

LOW: Final = ((390, 664), (844, 390))
PHONES: Final = ((390, 664), (360, 640), (844, 390))
# What a sum of a side, or a part of it, lies under.
HIDDEN: Final = """() => [...document.querySelectorAll(".stage :is(h3 b, .worth)")].filter((one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  return document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest(".stage section, footer")
    !== one.closest("section");
}).map((one) => one.textContent)"""
# How light the words above the name of a scene are, from 0 to 1.
LIGHT: Final = """() => {
  const [red, green, blue] = getComputedStyle(document.querySelector(".stage .label")).color.match(/\\d+/g);
  return (0.3 * red + 0.59 * green + 0.11 * blue) / 255;
}"""
# Names on a stage that are cut.
CUT: Final = """() => [...document.querySelectorAll(".stage .name")]
  .filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"""
# Rows of a scene that leave its frame, or lie under the way on.
UNDER: Final = f"""() => {{ {BOXES}
  const foot = box(document.querySelector(".stage footer"));
  const frame = box(document.querySelector(".stage .frame"));
  const hidden = all(".stage li").filter((one) => box(one).bottom > foot.top + 2 || box(one).right > frame.right);
  const out = [foot.bottom, frame.bottom].filter((bottom) => bottom > innerHeight);
  return [...hidden.map((one) => one.innerText), ...out];
}}"""
# What of a scene lies under what is said at the edge of the screen.
COVERED: Final = f"""() => {{ {BOXES}
  const said = box(document.querySelector(".heard"));
  return all(".stage :is(header .label, h2, li, footer)").filter((one) => meet(box(one), said)).map((one) => one.innerText);
}}"""
# Words of a scene in the colours of the paper around it.
DIM: Final = """() => [...document.querySelectorAll(".stage .label")].filter((one) =>
  getComputedStyle(one).color !== getComputedStyle(one.closest("header")).color).map((one) => one.textContent)"""

# How far a scene goes beyond the screen, or its words beyond it.
BEYOND: Final = """() => [".scene", ".scene small"].filter((name) => {
  const { left, right, top, bottom } = document.querySelector(name).getBoundingClientRect();
  return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
})"""
# What would go by itself after a while stays.
STAYS: Final = """window.setTimeout = ((later) => (call, after, ...more) =>
  after > 3000 ? 0 : later(call, after, ...more))(window.setTimeout)"""


class Dueled(Altered):
    """A line on which all six at Chicago Poker fight one duel, five cards each."""

    def alter(self, update: dict[str, Any]) -> None:
        """It is told with the first update."""
        if update["number"] > 1 and update["since"] > 0:
            return
        cards = ["red15", "blue14", "gold12", "green10", "black9"]
        shown = [
            {
                "kind": "showed",
                "seat": str(seat),
                "place": "a",
                "cards": cards,
                "combination": "pair",
            }
            for seat in range(6)
        ]
        won = {"kind": "won", "seat": "0", "place": "a", "business": "den"}
        update["since"], update["events"] = 1, [*update["events"], *shown, won]


class Fought(Altered):
    """A line on which a fight of four clans of Chicago Gangsters has just ended even."""

    def alter(self, update: dict[str, Any]) -> None:
        """Everybody had two cards, and somebody behind them; told once, with the first events."""
        super().alter(update)
        shown = {"cards": ["weapon4", "weapon2"], "useless": [], "hides": "0"}
        if update["since"] == 0:
            update["events"] += [
                *({"kind": "revealed", "seat": str(seat), **shown} for seat in range(4)),
                *({"kind": "contributed", "seat": str(seat), "strength": "8"} for seat in range(4)),
                {"kind": "fought", "side": "challengers", "challengers": "16", "defenders": "16", "shared": "1"},
            ]  # fmt: skip


class Settled(Altered):
    """A line on which a year of Capone has just ended, and brought nobody anything."""

    def alter(self, update: dict[str, Any]) -> None:
        """Told once, with the first events."""
        super().alter(update)
        if update["since"] == 0:
            update["events"] += [
                {"kind": "settled", "seat": str(seat), "money": "0"} for seat in range(4)
            ]


class Blown(Altered):
    """A line on which a cake of Mafioso has just taken three men, one of them the last of his family."""

    def alter(self, update: dict[str, Any]) -> None:
        """Told with the first events, and alone."""
        if update["since"] == 0:
            died = zip("123", ("boss", "robbie", "sleeping-henkie"), "345", strict=True)
            out = {
                "kind": "eliminated",
                "seat": "1",
                "fall": "1",
                "men": "1",
                "cards": ["nightcap"] * 5,
            }
            update["view"]["turns"] = 1
            update["events"] = [
                {"kind": "exploded", "seat": "1", "chair": "4"},
                *({"kind": "died", "seat": s, "man": man, "chair": c} for s, man, c in died),
                out,
            ]  # fmt: skip


def test_a_headline_of_mafioso_is_seen_whole_and_why_it_happened(house: House) -> None:
    """However many fell, on any phone; it stays for as long as it is looked at here."""
    guest = house.visitor(LONG_NAME, language="nl", **{**QUICK, "pace": "brisk"})
    guest.page.add_init_script(STAYS)
    guest.page.route_web_socket("**/socket*", Blown(lambda _: None).take)
    guest.sit_down("mafioso", 4)

    expect(guest.page.locator(".scene small")).to_contain_text(
        "De taart raakt de stoelen 3, 4 en 5."
    )
    assert walked(guest, BEYOND, [*PHONES, (1280, 720)]) == []


def test_a_duel_of_six_is_seen_whole_and_why_it_was_won(house: House) -> None:
    """One below the other, on a phone on its side in two columns; its label can be read by day."""
    guest = house.visitor("Wilma", language="nl", **{**QUICK, "theme": "light"})
    guest.page.route_web_socket("**/socket*", Dueled(lambda _: None).take)
    guest.sit_down("chicago-poker", 6)
    guest.page.wait_for_selector(".stage li >> nth=5")

    told = guest.page.locator(".stage footer p")
    expect(told).to_have_text(
        "Je neemt de goktent over. Paar tegen paar: de hoogste kaarten beslissen."
    )
    assert walked(guest, UNDER, [*LOW, (1280, 720), (1024, 768)]) == []
    assert faults_at(guest, LOW) == []
    assert guest.page.evaluate(DIM) == []


def test_what_is_said_during_a_scene_covers_nothing_of_it(house: House) -> None:
    """A line below it, or on short phones a number in the corner; a tap leads to the talk."""
    guest = house.visitor(LONG_NAME, language="nl", **QUICK)
    line = Dueled(lambda _: None)
    guest.page.route_web_socket("**/socket*", line.take)
    guest.sit_down("chicago-poker", 6)
    guest.page.wait_for_selector(".stage li >> nth=5")
    line.say("Dat had ik niet verwacht: een paar!")
    said = guest.page.get_by_role("button", name="Bram: Dat had ik niet verwacht")
    expect(said).to_be_in_viewport()

    sizes = [*PHONES, (1280, 720), (1024, 768)]
    assert walked(guest, (UNDER, COVERED), sizes) == []
    assert wrong_at(guest, TIGHT) == []
    said.click()
    expect(guest.page.get_by_role("log").last).to_contain_text("Dat had ik niet verwacht")
    expect(said).to_have_count(0)


def test_a_reckoning_of_five_is_seen_whole_on_phones(house: House) -> None:
    """Whose hand came to how much at Omerta, and the outcome below."""
    guest = house.visitor("Wilma", language="nl", **QUICK)
    guest.sit_down("omerta", 5)
    guest.learn()
    guest.page.evaluate("window.stop_at = '.stage, .ending'")
    guest.play_on()
    guest.page.wait_for_selector(".stage li >> nth=5", timeout=60_000)

    assert walked(guest, UNDER, [*LOW, (360, 640)]) == []
    assert faults_at(guest, LOW) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_both_sides_of_a_fight_are_seen_at_once_and_why_one_lost(
    house: House, theme: str
) -> None:
    """On any phone; the words above it can be read on its dark ground, also by day."""
    guest = _looking(house, "chicago-gangsters", Fought, theme)

    expect(guest.page.locator(".stage footer p")).to_contain_text(
        "Bij gelijke stand winnen de uitdagers"
    )
    assert guest.page.evaluate(LIGHT) > 0.6
    for size in PHONES:
        resize(guest, size)
        assert guest.page.evaluate(HIDDEN) == [], size
        assert barriers(guest) == [], size


def test_a_settlement_of_capone_names_everybody_in_full(house: House) -> None:
    """The longest name has room beside what its fields brought."""
    guest = _looking(house, "capone", Settled, "dark")
    expect(guest.page.locator(".stage .name")).to_have_count(4)

    for size in (*PHONES, (1280, 720)):
        resize(guest, size)
        assert guest.page.evaluate(CUT) == [], size
    assert wrong_at(guest, PHONES) == []


def _looking(house: House, game: str, line: type[Altered], theme: str) -> Visitor:
    """Somebody who looks at a scene, all of which has turned up."""
    settings = {**QUICK, "pace": "brisk", "theme": theme}
    guest = house.visitor(LONG_NAME, language="nl", **settings)
    guest.page.route_web_socket("**/socket*", line(lambda _: None).take)
    guest.sit_down(game, 4)
    on = guest.page.locator(".stage footer button")
    expect(on).to_be_visible()
    if "Overslaan" in on.inner_text():
        on.click()
    expect(on).to_have_text("Verder")
    return guest
