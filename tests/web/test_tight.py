"""Where room is short: nothing lies on what must be read, and what matters is in sight."""

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from .looking import LONG_NAME, WALKED, resize, walked
from .test_full import MEANS, Altered, View
from .visitor import QUICK, House, Visitor

DESKS: Final = ((1280, 720), (1366, 768), (1440, 900), (1024, 768))
PHONES: Final = ((390, 664), (360, 640))
# Functions that the questions below begin with.
BOXES: Final = """
  const all = (names, around = document) => [...around.querySelectorAll(names)];
  const box = (one) => one.getBoundingClientRect();
  const meet = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const within = (a, b) =>
    a.left >= b.left - 1 && a.right <= b.right + 1 && a.top >= b.top - 1 && a.bottom <= b.bottom + 1;
"""
# Announcements of Chicago Gangsters that are not inside their clan, or share a spot with a card.
HEARD: Final = f"""() => {{ {BOXES}
  return all(".clan:has(.said)").flatMap((clan) => {{
    const said = clan.querySelector(".said");
    if (!said.checkVisibility()) return [];
    const cards = all(".card", clan).filter((one) => meet(box(one), box(said)));
    return [...(within(box(said), box(clan)) ? [] : ["out of the clan"]), ...cards.map(() => "on a card")];
  }});
}}"""
# What lies in a clan of Chicago Gangsters and sticks out of it, and clans that leave the board.
LOOSE: Final = f"""() => {{ {BOXES}
  const felt = box(document.querySelector(".felt"));
  return all(".clan").flatMap((clan) => [
    ...all(".card, .goods, .wait, .worth, .name", clan).filter((one) => !within(box(one), box(clan))),
    ...(within(box(clan), felt) ? [] : [clan]),
  ]).map((one) => one.className);
}}"""
# Words of a name that go on in the next line.
BROKEN: Final = """() => [...document.querySelectorAll(".clan .called")].flatMap((one) => {
  one.textContent = "Sarsaparilla Nickelodeon";
  const [text] = one.childNodes, range = document.createRange();
  return [...one.textContent.matchAll(/\\S+/g)].filter(({ 0: word, index }) => {
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return range.getClientRects().length > 1;
  }).map(([word]) => word);
})"""
# Where somebody of Chicago Gangsters who thinks does so on letters.
DOTTED: Final = f"""() => {{ {BOXES}
  return all(".clan:has(.dots)").filter((clan) => {{
    const range = document.createRange();
    range.selectNodeContents(clan.querySelector(".who"));
    return [...range.getClientRects()].some((line) => meet(line, box(clan.querySelector(".dots"))));
  }}).map((clan) => clan.ariaLabel);
}}"""
# Persons of Chicago Gangsters that lie over the next one.
HEAPED: Final = f"""() => {{ {BOXES}
  return all(".persons").flatMap((clan) => {{
    const cards = all(".card", clan).map(box);
    return cards.filter((one, at) => at && cards[at - 1].right > one.left + 1).map(({{ width }}) => width);
  }});
}}"""
# Sides of which the board does not show who works for their first clan.
FIRST: Final = f"""() => {{ {BOXES}
  const felt = box(document.querySelector(".felt"));
  return all(".camp").filter((camp) => !within(box(camp.querySelector(".persons")), felt))
    .map((camp) => camp.ariaLabel);
}}"""
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
# Names of hands of Chicago Poker that share a spot with a card, or with what is known of one.
NAMED: Final = f"""() => {{ {BOXES}
  return all(".series:has(.named)").flatMap((series) => {{
    const name = box(series.querySelector(".named"));
    return all(".slot:not(.empty) .card, .known", series).filter((one) => meet(box(one), name));
  }}).map((one) => one.className);
}}"""

# Cards of a hand of which less than a finger's breadth can be taken, at the height of their pictures.
BURIED: Final = f"""() => {{ {BOXES}
  return all(".hand button.card").filter((card) => {{
    const {{ left, top, width }} = box(card);
    const mine = Array.from({{ length: Math.floor(width) }}, (_, x) =>
      card.contains(document.elementFromPoint(left + x, top + 45)));
    return mine.filter(Boolean).length < 22;
  }}).map((card) => card.ariaLabel);
}}"""
# Names at a table of Chicago Poker that are cut.
SHORTENED: Final = """() => [...document.querySelectorAll(".seat .name")].filter((one) =>
  one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth
).map((one) => one.title)"""
# Signs of Chicago Poker whose name stands under them.
UNDER: Final = f"""() => {{ {BOXES}
  return all(".tabs button").filter((tab) =>
    box(tab.querySelector(".name")).left < box(tab.querySelector(".sign")).right).map((tab) => tab.textContent);
}}"""


class Spoken(Altered):
    """A line on which everybody announces something besides, in the longest words there are."""

    def alter(self, update: dict[str, Any]) -> None:
        """After every happening everybody speaks."""
        super().alter(update)
        update["events"] += [
            {"kind": "said", "seat": str(seat), "say": "want_second"}
            for seat in range(update["view"]["seats"])
        ]


def test_announcements_of_chicago_gangsters_lie_inside_their_clans(house: House) -> None:
    """Beside what is put in, few cards or many, and the board does not grow out of its frame."""

    def fight(view: View) -> None:
        view["persons"] = [["spy", "fence"], ["thief"], ["priest"], ["judge", "mayor"]]
        view["committed"] = [[], list(MEANS[:3]), list(MEANS), list(MEANS[:5])]
        view["revealed"] = [1, 2, 3]

    guest = house.visitor(LONG_NAME, language="nl", **QUICK)
    guest.page.route_web_socket("**/socket*", Spoken(fight).take)
    guest.sit_down("chicago-gangsters", 4)
    expect(guest.page.locator(".clan .said")).to_have_count(4)

    found = walked(guest, HEARD, WALKED) + walked(guest, LOOSE, DESKS[:3])
    assert found == []


@pytest.mark.parametrize("size", [(1280, 720), (1280, 800)])
def test_clans_of_chicago_gangsters_lie_inside_the_board_in_its_lesson(
    house: House, size: tuple[int, int]
) -> None:
    """Though the teacher stands above them, and the pupil's name takes two lines."""
    guest = house.visitor(LONG_NAME, language="nl", **QUICK)
    guest.go("/learn/chicago-gangsters")
    expect(guest.page.locator(".clan")).to_have_count(4)

    assert walked(guest, LOOSE, [size]) == []


def test_names_of_chicago_gangsters_break_between_words(house: House) -> None:
    """Also beside three badges, and while their owner is thinking."""
    guest = _guest(house, "chicago-gangsters", 3, lambda view: view.update(waiting=[0, 1, 2]))
    expect(guest.page.locator(".clan")).to_have_count(3)

    assert walked(guest, BROKEN, DESKS) == []
    assert walked(guest, DOTTED, WALKED) == []


def test_six_persons_of_a_clan_lie_side_by_side(house: House) -> None:
    """On a desk everybody's value and sign is seen."""
    people = ["fence", "thief", "priest", "dealer", "judge", "mayor"]

    def hire(view: View) -> None:
        view["persons"] = [people for _ in view["persons"]]

    guest = _guest(house, "chicago-gangsters", 4, hire)
    expect(guest.page.locator(".persons li")).to_have_count(24)

    assert walked(guest, HEAPED, DESKS[:3]) == []


def test_what_stands_in_place_of_a_person_fits_its_tile(house: House) -> None:
    """Its longest word is Dutch."""
    guest = _guest(house, "chicago-gangsters", 4, lambda view: view.update(person=None), "nl")
    tile = guest.page.locator(".person .none")
    expect(tile).to_be_visible()

    wide = []
    for size in ((768, 1024), *WALKED):
        resize(guest, size)
        wide += [size] * tile.evaluate("(one) => one.scrollWidth > one.clientWidth")
    assert wide == []


def test_a_short_phone_shows_a_clan_of_each_side(house: House) -> None:
    """Beside the fullest hand of Chicago Gangsters, and in its lesson."""

    def fill(view: View) -> None:
        view["hand"] = MEANS
        view["sizes"] = [10 for _ in view["sizes"]]

    guest = _guest(house, "chicago-gangsters", 4, fill)
    expect(guest.page.locator(".hand button.card")).to_have_count(10)
    assert walked(guest, FIRST, PHONES[:1]) == []

    guest.go("/learn/chicago-gangsters")
    expect(guest.page.locator(".clan")).to_have_count(4)
    assert walked(guest, FIRST, [(390, 844), *PHONES]) == []


def test_the_smallest_phone_has_two_answers_beside_each_other(house: House) -> None:
    """The first of the challengers may hide a card, in Dutch words; a row more would hide everybody's persons."""
    guest = _guest(house, "chicago-gangsters", 4, language="nl")
    answers = guest.page.locator(".extras button")
    expect(answers).to_have_count(1)
    answers.evaluate(
        "(one) => { one.before(one.cloneNode(true)); "
        "one.previousSibling.textContent = 'Verberg een kaart…' }"
    )

    resize(guest, (360, 640))
    tops = answers.evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().top)")
    assert len(tops) == 2
    assert tops[0] == tops[1]


def test_every_card_of_the_fullest_hand_can_be_taken(house: House) -> None:
    """However close they lie, and while some of them are raised."""

    def fill(view: View) -> None:
        view["hand"] = MEANS
        view["sizes"] = [10 for _ in view["sizes"]]

    guest = _guest(house, "chicago-gangsters", 4, fill)
    expect(guest.page.locator(".hand button.card")).to_have_count(10)
    assert walked(guest, BURIED) == []

    guest.page.evaluate(
        "() => document.querySelectorAll('.hand li:nth-child(odd)')"
        ".forEach((one) => one.classList.add('raised'))"
    )
    assert walked(guest, BURIED) == []


def test_cards_of_chicago_gangsters_grow_with_the_screen(house: House) -> None:
    """A large one shows persons as large as there is room for."""
    guest = _guest(house, "chicago-gangsters", 4)
    person = guest.page.locator(".persons .card").first
    expect(person).to_be_visible()

    resize(guest, (1920, 1080))
    assert person.evaluate("(one) => one.offsetWidth") >= 80


def test_the_ring_of_a_chair_of_mafioso_leaves_its_number_free(house: House) -> None:
    """Lying or upright, however small the table is drawn."""
    guest = _guest(house, "mafioso", 4)
    expect(guest.page.locator(".chair")).to_have_count(30)

    assert walked(guest, RINGED, [*WALKED, (768, 1024), (390, 844)]) == []


def test_a_tablet_shows_the_whole_table_of_mafioso(house: House) -> None:
    """It lies across the screen, as there is room for it; a low desk cuts no number of a chair."""
    guest = _guest(house, "mafioso", 4)
    expect(guest.page.locator(".chair")).to_have_count(30)

    assert walked(guest, UNSEEN, [(768, 1024), (1280, 720), (1024, 768)]) == []
    assert walked(guest, UNCOUNTED, [(1280, 600), (1280, 640), *DESKS]) == []


def test_whom_the_first_task_of_mafioso_is_about_is_in_sight(house: House) -> None:
    """The Boss to be shot, on a phone that shows a part of the table."""
    guest = house.visitor(**QUICK)
    guest.page.set_viewport_size({"width": 390, "height": 844})
    guest.go("/learn/mafioso")
    guest.page.wait_for_selector(".chair")

    for size in ((390, 844), *PHONES):
        resize(guest, size)
        guest.page.wait_for_function(f"() => !({UNSEEN})().includes('20')")


def test_the_name_of_a_hand_of_chicago_poker_lies_on_nothing(house: House) -> None:
    """Neither on the cards that it names nor on what is known of those face down."""

    def lay(view: View) -> None:
        cards: list[View] = [{"card": None, "up": False}, {"card": None, "up": False}]
        cards += [{"card": card, "up": True} for card in ("red7", "blue9", "gold4")]
        view["series"] = [
            [cards[: 2 + (place + seat) % 4] for seat in range(4)] for place in range(3)
        ]
        view["pools"] = [{"places": [10, 11], "cards": ["red13", "red15"]}]

    guest = _guest(house, "chicago-poker", 4, lay)
    expect(guest.page.locator(".series .named").first).to_be_visible()
    expect(guest.page.locator(".series .known")).to_have_count(1)

    assert walked(guest, NAMED, [*DESKS, (1920, 1080)]) == []


def test_phones_and_tablets_show_whole_names_of_chicago_poker(house: House) -> None:
    """The longest one, and that it is yours; on a tablet the businesses' beside their signs."""
    guest = _guest(house, "chicago-poker", 4)
    expect(guest.page.locator(".seat .you")).to_be_visible()

    assert walked(guest, SHORTENED, [(390, 844), (844, 390), (768, 1024)]) == []
    assert walked(guest, UNDER, [(844, 390), (768, 1024)]) == []


def _guest(
    house: House,
    game: str,
    seats: int,
    change: Callable[[View], None] = lambda _: None,
    language: str = "en",
) -> Visitor:
    """Somebody with a long name at a table whose board is changed."""
    guest = house.visitor(LONG_NAME, language=language, **QUICK)
    guest.page.route_web_socket("**/socket*", Altered(change).take)
    guest.sit_down(game, seats)
    return guest
