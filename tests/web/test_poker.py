"""Chicago Poker on every screen: hands, signs and players are whole, and nothing lies on anything."""

from typing import Any, Final

import pytest
from playwright.sync_api import expect

from .boards import Altered, View
from .looking import LONG_NAME, first_of, resize, walked
from .test_tight import BOXES, DESKS, PHONES, SHORTENED, long_named
from .visitor import QUICK, House

# Names of hands of Chicago Poker that share a spot with a card, or with what is known of one.
NAMED: Final = f"""() => {{ {BOXES}
  return all(".series:has(.named)").flatMap((series) => {{
    const name = box(series.querySelector(".named"));
    return all(".slot:not(.empty) .card, .known", series).filter((one) => meet(box(one), name));
  }}).map((one) => one.className);
}}"""
# Numbers on cards of Chicago Poker that nobody can read, and what somebody won that leaves their seat.
SMALL: Final = f"""() => {{ {BOXES}
  const numbers = all(".series .corner b").filter((one) => parseFloat(getComputedStyle(one).fontSize) < 12);
  const out = all(".won > *").filter((one) =>
    one.checkVisibility() && box(one).right > box(one.closest(".seated")).right + 1);
  return [...numbers, ...out].map((one) => one.textContent || one.className);
}}"""
# Cards of others at Chicago Poker that one's own row hides.
COVERED: Final = f"""() => {{ {BOXES}
  const mine = box(document.querySelector(".row.you"));
  return all(".row:not(.you) .slot:not(.empty)").filter((one) => meet(box(one), mine))
    .map((one) => one.closest(".series").ariaLabel);
}}"""
# Signs of Chicago Poker whose name stands under them.
UNDER: Final = f"""() => {{ {BOXES}
  return all(".tabs button").filter((tab) =>
    box(tab.querySelector(".name")).left < box(tab.querySelector(".sign")).right).map((tab) => tab.textContent);
}}"""
# What somebody holds and won at Chicago Poker, or has laid, and one's own row hides.
BURIED: Final = """() => {
  const mine = document.querySelector(".row.you").getBoundingClientRect();
  return [...document.querySelectorAll(".row:not(.you) :is(.won, .slot:not(.empty))")]
    .filter((one) => one.getBoundingClientRect().bottom > mine.top + 1)
    .map((one) => one.className);
}"""
# Signs of businesses that run into the next one, or out of the felt.
WIDE: Final = """() => [...document.querySelectorAll(".shop")].filter((shop) => {
  const box = shop.getBoundingClientRect();
  return [...shop.querySelectorAll(".sign b, h2, .faces svg")].some((one) => {
    const at = document.createRange();
    at.selectNodeContents(one);
    const { left, right } = one.matches("h2") ? at.getBoundingClientRect() : one.getBoundingClientRect();
    return left < box.left - 2 || right > box.right + 2;
  });
}).map((one) => one.textContent)"""

# Answers to a question that the screen cuts, and words of it that the hand lies on.
CUT: Final = f"""() => {{ {BOXES}
  const hand = box(document.querySelector(".hand"));
  const cut = all(".bar button").filter((one) =>
    one.checkVisibility() && (box(one).right > innerWidth || box(one).bottom > innerHeight));
  const under = all(".bar h2").filter((one) => meet(box(one), hand));
  return [...cut, ...under].map((one) => one.textContent);
}}"""

# Series of Chicago Poker of which two cards are known, and whose hand is not named where it lies
# in letters that can be read, on the board, beside what is known and off the numbers of the cards.
NAMELESS: Final = f"""() => {{ {BOXES}
  const felt = box(document.querySelector(".felt")), own = box(document.querySelector(".row.you"));
  const isWhole = (name, series) => {{
    const at = document.createRange();
    at.selectNodeContents(name);
    const ink = at.getBoundingClientRect();
    return name.checkVisibility() && parseFloat(getComputedStyle(name).fontSize) >= 12 && within(ink, felt)
      && (series.closest(".you") || !meet(ink, own))
      && !all(".slot:not(.empty) .corner b, .known", series).some((one) => meet(box(one), box(name)));
  }};
  return all(".series").filter((series) => {{
    const name = series.querySelector(".named");
    return all(".corner", series).length > 1 && !(name && isWhole(name, series));
  }}).map((one) => one.ariaLabel);
}}"""

# How much the ring around the card that is picked stands out from the wood it lies on, from 1 to 21.
RING: Final = """() => {
  const style = getComputedStyle(document.querySelector(".rail .card.chosen"));
  const wood = style.getPropertyValue("--rail").match(/[0-9a-f]{2}/gi).map((part) => parseInt(part, 16));
  const ring = style.boxShadow.match(/\\d+/g).slice(0, 3).map(Number);
  const light = (colour) => {
    const parts = colour.map((part) => part / 255).map((one) => one <= 0.04 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4);
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2] + 0.05;
  };
  const [a, b] = [light(wood), light(ring)];
  return Math.max(a, b) / Math.min(a, b);
}"""

# The colour of a sign of Chicago Poker as soon as it stands for another business.
PAINTED: Final = """() => {
  const sign = document.querySelector(".shop svg");
  getComputedStyle(sign.querySelector(".plate")).fill;
  sign.style.setProperty("--sign", "rgb(1, 2, 3)");
  return getComputedStyle(sign.querySelector(".plate")).fill;
}"""


def test_the_name_of_a_hand_of_chicago_poker_lies_on_nothing(house: House) -> None:
    """Neither on the cards that it names nor on what is known of those face down."""

    def lay(view: View) -> None:
        cards: list[View] = [{"card": None, "up": False}, {"card": None, "up": False}]
        cards += [{"card": card, "up": True} for card in ("red7", "blue9", "gold4")]
        view["series"] = [
            [cards[: 2 + (place + seat) % 4] for seat in range(4)] for place in range(3)
        ]
        view["pools"] = [{"places": [10, 11], "cards": ["red13", "red15"]}]

    guest = long_named(house, "chicago-poker", 4, lay)
    expect(guest.page.locator(".series .named").first).to_be_visible()
    expect(guest.page.locator(".series .known")).to_have_count(1)

    assert walked(guest, NAMED, [*DESKS, (1920, 1080)]) == []
    assert walked(guest, NAMED, [(390, 844), *PHONES, (844, 390), (768, 1024)]) == []


@pytest.mark.parametrize("seats", first_of([4, 3]))
def test_phones_show_everybodys_cards_of_chicago_poker(house: House, seats: int) -> None:
    """Numbers that can be read, nothing under one's own row, and what was won inside its seat."""

    def lay(view: View) -> None:
        cards = ["red15", "blue14", "gold12", "green10", "black9"]
        view["series"] = [
            [[{"card": card, "up": True} for card in cards] for _ in row]
            for row in view["series"]
        ]
        kinds = list(view["won"][0])
        view["won"] = [
            dict.fromkeys(kinds, 0) | dict.fromkeys(kinds[1:], 1) for _ in view["won"]
        ]
        view["hands"] = [
            hand if seat == view["seat"] else [None] * 10
            for seat, hand in enumerate(view["hands"])
        ]

    guest = long_named(house, "chicago-poker", seats, lay, "nl")
    expect(guest.page.locator(".series .corner b").first).to_be_visible()

    assert walked(guest, (SMALL, COVERED), [(390, 844), *PHONES, (844, 390), (768, 1024)]) == []


def test_phones_and_tablets_show_whole_names_of_chicago_poker(house: House) -> None:
    """The longest one, and that it is yours; on a tablet the businesses' beside their signs."""
    guest = long_named(house, "chicago-poker", 4)
    expect(guest.page.locator(".seat .you")).to_be_visible()

    assert walked(guest, SHORTENED, [(390, 844), (844, 390), (768, 1024)]) == []
    assert walked(guest, UNDER, [(844, 390), (768, 1024)]) == []


def test_six_at_chicago_poker_are_all_seen_and_its_signs_stand_apart(house: House) -> None:
    """Four businesses with the longest name, on a small desk and on phones."""

    def lay(view: View) -> None:
        view["open"] = ["den"] * 4
        laid = [{"card": "red15", "up": True}]
        view["series"] = [[laid for _ in range(6)] for _ in range(4)]

    guest = long_named(house, "chicago-poker", 6, lay)
    expect(guest.page.locator(".shop")).to_have_count(4)

    assert walked(guest, WIDE, ((1024, 768), (1280, 720))) == []
    # Whoever wants no motion sees nothing change slowly.
    assert guest.page.evaluate(PAINTED) == "rgb(1, 2, 3)"
    assert walked(guest, BURIED, [(390, 844), *PHONES, (844, 390)]) == []


class Blackmailing(Altered):
    """A line on which you hold blackmail, and everybody has laid something."""

    def alter(self, update: dict[str, Any]) -> None:
        """It can be used or thrown away."""
        view = update["view"]
        me = view["seat"]
        view["series"] = [
            [[{"card": "red15", "up": True}] * 2 for _ in row] for row in view["series"]
        ]
        view["hands"][me], view["discards"] = ["red7", "blackmail"], ["blue3"]
        view["steps"], update["pending"] = [{"step": "turn", "values": [me]}], [me]
        args: list[View] = [{}, {"special": "blackmail"}]
        verbs = zip(("blackmail", "waste"), args, strict=True)
        update["legal"] = [
            {"id": at, "verb": verb, "args": one} for at, (verb, one) in enumerate(verbs)
        ]


def test_what_a_card_of_chicago_poker_does_leaves_the_board_in_sight(house: House) -> None:
    """On phones nobody's cards are hidden and no answer is cut; by day one sees which card it is."""
    guest = house.visitor(LONG_NAME, language="nl", **{**QUICK, "theme": "light"})
    guest.page.route_web_socket("**/socket*", Blackmailing(lambda _: None).take)
    guest.sit_down("chicago-poker", 4)
    guest.page.locator(".hand").get_by_role("button", name="Chantage").click()
    expect(guest.page.locator(".extras button")).to_have_count(2)

    assert walked(guest, (BURIED, CUT), [(390, 844), *PHONES, (844, 390)]) == []
    assert guest.page.evaluate(RING) > 3


def _lay_all(view: View) -> None:
    """Six hands with long names and short, cards face down among them, and what is known of some."""
    hands: list[list[str | None]] = [
        ["red1", "blue2", "gold3", "green4", "black5"],
        [None, None, "red7", "blue9"],
        ["red7", "blue7", "gold7", "red9", "blue9"],
        [None, None, "red7", "blue7", "gold7"],
        ["red1", "red4"],
        ["red12", "blue12", "gold12", "green12", "black12"],
    ]
    view["series"] = [
        [
            [{"card": card, "up": card is not None} for card in hands[(place + seat) % 6]]
            for seat in range(view["seats"])
        ]
        for place in range(len(view["open"]))
    ]
    view["pools"] = [{"places": [15, 16], "cards": ["red13", "red15"]}]


@pytest.mark.parametrize(("seats", "language"), first_of([(6, "en"), (5, "nl"), (4, "nl")]))
def test_every_pile_of_chicago_poker_names_its_hand(
    house: House, seats: int, language: str
) -> None:
    """On all screens, as far as two of its cards are known, and beside what else is known of it."""
    guest = long_named(house, "chicago-poker", seats, _lay_all, language)
    expect(guest.page.locator(".series .named").first).to_be_visible()

    assert walked(guest, NAMELESS) == []


class Laying(Altered):
    """A line on which you hold gangsters, and four of everybody's lie at every business."""

    def alter(self, update: dict[str, Any]) -> None:
        """Each of them can be laid anywhere."""
        view = update["view"]
        me, places = view["seat"], len(view["open"])
        four = [{"card": card, "up": True} for card in ("red7", "blue9", "gold4", "green2")]
        view["series"] = [[four for _ in row] for row in view["series"]]
        view["hands"][me], view["bullets"] = ["red9", "black14"], [None] * places
        view["steps"], update["pending"] = [{"step": "turn", "values": [me]}], [me]
        update["legal"] = [
            {"id": at, "verb": "play", "args": {"card": card, "place": "abcd"[place]}}
            | {"whole": True}
            for at, (card, place) in enumerate(
                (card, place) for card in view["hands"][me] for place in range(places)
            )
        ]


@pytest.mark.parametrize("language", first_of(["nl", "en"]))
def test_a_gangster_picked_tells_what_he_makes_and_where(house: House, language: str) -> None:
    """In the dock and on each series he can go to, while everybody's cards stay in sight."""
    guest = house.visitor(LONG_NAME, language=language, **{**QUICK, "confirm": "always"})
    guest.page.route_web_socket("**/socket*", Laying(lambda _: None).take)
    guest.sit_down("chicago-poker", 6)
    pair, nothing = {"nl": ("Paar", "Hoogste kaart"), "en": ("Pair", "High card")}[language]
    made, bar = guest.page.locator(".row.you .made"), guest.page.locator(".bar > .words")
    hand = guest.page.locator(".hand button.card")

    hand.nth(1).click()
    expect(made).to_have_text([f"→ {nothing}"] * 4)
    expect(bar.locator(".about")).to_contain_text("gangster")
    assert walked(guest, (BURIED, NAMELESS, CUT)) == []

    resize(guest, (1280, 720))
    hand.nth(0).click()
    expect(made).to_have_text([f"→ {pair}"] * 4)
    expect(bar).to_contain_text({"nl": "een paar bij", "en": "a pair at"}[language])
    target = guest.page.locator(".row.you .target").last
    assert pair.lower() in (target.get_attribute("aria-label") or "")
    assert walked(guest, (BURIED, NAMELESS, CUT)) == []

    resize(guest, (1280, 720))
    target.click()
    expect(made).to_have_text([f"→ {pair}"])
    expect(bar).to_contain_text(
        {"nl": "je zet de kogel", "en": "you place the bullet"}[language]
    )
    assert walked(guest, (BURIED, NAMELESS, CUT)) == []


class Waiting(Altered):
    """A line on which somebody else is asked, for ever."""

    def alter(self, update: dict[str, Any]) -> None:
        """Nothing can be done here."""
        update["pending"], update["legal"] = [(update["you"] + 1) % 4], []


def test_the_board_of_chicago_poker_stays_where_it_is_when_others_are_asked(
    house: House,
) -> None:
    """Upright phones and tablets: there is as much board in one's own turn as in another's."""
    asked = long_named(house, "chicago-poker", 4, language="nl")
    asked.page.wait_for_selector(".bar.mine", timeout=30_000)
    waits = house.visitor(LONG_NAME, language="nl", **QUICK)
    waits.page.route_web_socket("**/socket*", Waiting(lambda _: None).take)
    waits.sit_down("chicago-poker", 4)
    waits.page.wait_for_selector(".bar:not(.mine)")

    sizes = [(768, 1024), (390, 844), *PHONES]
    height = "() => [document.querySelector('.felt').offsetHeight]"
    assert walked(asked, height, sizes) == walked(waits, height, sizes)
