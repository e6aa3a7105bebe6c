"""Where room is short: nothing lies on what must be read, and what matters is in sight."""

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from .boards import MEANS, Altered, View
from .looking import LONG_NAME, TIGHT, WALKED, resize, walked, wrong_at
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
# Everybody of Chicago Gangsters gets a name: a short one leaves the cards below it more height.
CALL: Final = """(name) => document.querySelectorAll(".clan .called").forEach((one) => (one.textContent = name))"""
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
# Names of clans of Chicago Gangsters that are cut, or lie under something else.
NAMELESS: Final = f"""() => {{ {BOXES}
  return all(".clan .called").filter((one) => {{
    const range = document.createRange();
    range.selectNodeContents(one);
    const frame = box(one.closest(".clan"));
    return [one, one.parentElement].some((at) => at.scrollWidth > at.clientWidth + 1 || at.scrollHeight > at.clientHeight + 4)
      || [...range.getClientRects()].some((line) => !within(line, frame));
  }}).map((one) => one.textContent);
}}"""
# What of the men of Capone who may come back sticks out of their question.
WIDE: Final = f"""() => {{ {BOXES}
  const room = box(document.querySelector(".rehire"));
  return all(".rehire :is(.button, svg, p)").filter((one) => !within(box(one), room))
    .map((one) => one.ariaLabel || one.textContent);
}}"""
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
# Clans of Chicago Gangsters that lie on another one, or that the board does not show whole.
STACKED: Final = f"""() => {{ {BOXES}
  const felt = box(document.querySelector(".felt"));
  const clans = all(".clan");
  return clans.filter((one, at) =>
    !within(box(one), felt) || clans.slice(at + 1).some((other) => meet(box(one), box(other)))).map((one) => one.ariaLabel);
}}"""
# Sides of which the board does not show who works for their first clan.
FIRST: Final = f"""() => {{ {BOXES}
  const felt = box(document.querySelector(".felt"));
  return all(".camp").filter((camp) => !within(box(camp.querySelector(".persons")), felt))
    .map((camp) => camp.ariaLabel);
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
# Lines of a question that lie under the answers to it, or below them.
UNDERNEATH: Final = f"""() => {{ {BOXES}
  const answers = box(document.querySelector(".bar .acts"));
  return all(".bar .words > *").filter((one) => {{
    const range = document.createRange();
    range.selectNodeContents(one);
    return [...range.getClientRects()].some((line) => line.bottom > answers.top + 2);
  }}).map((one) => one.textContent);
}}"""
# Fields of Capone that can be chosen, and that the board does not show.
FOLDED: Final = f"""() => {{ {BOXES}
  const felt = box(document.querySelector(".felt"));
  return all(".lot:is(.target, .chosen)").filter((one) => !within(box(one), felt)).map((one) => one.ariaLabel);
}}"""
# How large the numbers, heads, signs and names of Capone's city are, each the smallest of its kind.
DRAWN: Final = """() => [".lot .owner", ".lot .member", ".stop .art", ".stop .name", ".block h2"].map((names) =>
  Math.min(...[...document.querySelectorAll(names)].map((one) =>
    one.matches(".owner, .name, h2") ? parseFloat(getComputedStyle(one).fontSize) : one.getBoundingClientRect().width)))"""
# The colours in which a list tells of people.
RIBBONS: Final = """(names) => [...new Set([...document.querySelectorAll(names)].map((one) =>
  getComputedStyle(one).getPropertyValue("--seat").trim()))].filter((one) => one !== "transparent").sort()"""
# Names at a table that are cut.
SHORTENED: Final = """() => [...document.querySelectorAll(".seat .name")].filter((one) =>
  one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth
).map((one) => one.title)"""


class Spoken(Altered):
    """A line on which everybody announces something besides, in the longest words there are."""

    def alter(self, update: dict[str, Any]) -> None:
        """After every happening everybody speaks."""
        super().alter(update)
        update["events"] += [
            {"kind": "said", "seat": str(seat), "say": "want_second"}
            for seat in range(update["view"]["seats"])
        ]


class Hushed(Altered):
    """A line on which nobody announces anything at Chicago Gangsters, and you may hide no card."""

    def alter(self, update: dict[str, Any]) -> None:
        """Both take room of their own."""
        super().alter(update)
        update["events"] = [one for one in update["events"] if one["kind"] != "said"]
        update["legal"] = [one for one in update["legal"] if one["verb"] != "hide"]


class Resting(Altered):
    """A line on which the round of Chicago Gangsters is over, and two of your persons can be used."""

    def alter(self, update: dict[str, Any]) -> None:
        """You are asked, with ten cards in hand."""
        view = update["view"]
        me, seats = view["seat"], view["seats"]
        view["steps"], view["waiting"] = [{"step": "mini", "values": [0]}], [me]
        view["hand"], view["sizes"] = MEANS, [10] * seats
        view["persons"] = [["fence", "poker-player"] for _ in range(seats)]
        able = [("use", {"ability": one}) for one in view["persons"][me]]
        update["legal"] = [
            {"id": at, "verb": verb, "args": args}
            for at, (verb, args) in enumerate([*able, ("end", {})])
        ]
        update["pending"] = [me]


class Absent(Altered):
    """A line on which, at a table without a clock, everybody else is away and one of them is waited for."""

    def hear(self, frame: dict[str, Any]) -> None:
        """Who sits there, and who is asked."""
        if frame["kind"] == "table":
            frame["table"]["clock"] = 0
            for chair in frame["table"]["chairs"]:
                if chair["seat"] not in frame["mine"]:
                    chair.update(sitter="person", present=False)
        elif frame["kind"] == "update":
            frame["pending"] = [(frame["you"] + 1) % frame["view"]["seats"]]


@pytest.mark.parametrize("game", ["omerta", "chicago-poker"])
def test_somebody_who_is_away_takes_no_room_of_the_board(house: House, game: str) -> None:
    """That they are, and the vote for a bot, is told where there is a question otherwise."""
    guest = house.visitor(LONG_NAME, language="nl", **QUICK)
    guest.page.route_web_socket("**/socket*", Absent(lambda _: None).take)
    guest.sit_down(game, 4)
    vote = guest.page.get_by_role("button", name="Laat een bot spelen")
    expect(vote).to_be_visible()
    expect(guest.page.locator(".bar p").first).to_contain_text("is weg. Stemmen")

    for size in ((1280, 720), *PHONES, (844, 390)):
        resize(guest, size)
        expect(vote).to_be_in_viewport(ratio=1)
        top, bar = (guest.page.locator(name).bounding_box() for name in ("main", "header"))
        assert top is not None
        assert bar is not None
        assert top["y"] - bar["y"] - bar["height"] < 1, size


def test_announcements_of_chicago_gangsters_lie_inside_their_clans(house: House) -> None:
    """Beside what is put in, few cards or all of them and a hidden one; the board stays in its frame."""

    def fight(view: View) -> None:
        view["persons"] = [["spy", "fence"], ["thief"], ["priest"], ["judge", "mayor"]]
        view["committed"] = [[], list(MEANS[:3]), list(MEANS), list(MEANS[:5])]
        view["revealed"] = [1, 2, 3]
        view["line_up"], view["hides"] = ["2", "3", "0", "1"], 1

    guest = house.visitor(LONG_NAME, language="nl", **QUICK)
    guest.page.route_web_socket("**/socket*", Spoken(fight).take)
    guest.sit_down("chicago-gangsters", 4)
    expect(guest.page.locator(".clan .said")).to_have_count(4)

    for name in ("Moe", LONG_NAME):
        guest.page.evaluate(CALL, name)
        assert walked(guest, HEARD, WALKED) + walked(guest, LOOSE, DESKS[:3]) == [], name


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
    guest = long_named(
        house, "chicago-gangsters", 3, lambda view: view.update(waiting=[0, 1, 2])
    )
    expect(guest.page.locator(".clan")).to_have_count(3)

    assert walked(guest, BROKEN, DESKS) == []
    assert walked(guest, (DOTTED, NAMELESS), WALKED) == []


def test_six_persons_of_a_clan_lie_side_by_side(house: House) -> None:
    """On a desk everybody's value and sign is seen."""
    people = ["fence", "thief", "priest", "dealer", "judge", "mayor"]

    def hire(view: View) -> None:
        view["persons"] = [people for _ in view["persons"]]

    guest = long_named(house, "chicago-gangsters", 4, hire)
    expect(guest.page.locator(".persons li")).to_have_count(24)

    assert walked(guest, HEAPED, DESKS[:3]) == []


def test_what_stands_in_place_of_a_person_fits_its_tile(house: House) -> None:
    """Its longest word is Dutch."""
    guest = long_named(
        house, "chicago-gangsters", 4, lambda view: view.update(person=None), "nl"
    )
    tile = guest.page.locator(".person .none")
    expect(tile).to_be_visible()

    wide = []
    for size in ((768, 1024), *WALKED):
        resize(guest, size)
        wide += [size] * tile.evaluate("(one) => one.scrollWidth > one.clientWidth")
    assert wide == []


def test_mr_x_of_chicago_gangsters_stands_below_both_sides(house: House) -> None:
    """Five players on a low desk: he lies on nobody, and all are in sight."""

    def fight(view: View) -> None:
        view["persons"] = [["spy", "fence", "thief"], ["priest", "judge"], *[["mayor"]] * 3]
        view["committed"] = [list(MEANS[:3]), [], list(MEANS[:5]), list(MEANS[:2]), []]
        view["revealed"] = [0, 2, 3]

    guest = long_named(house, "chicago-gangsters", 5, fight, "nl")
    expect(guest.page.locator(".lurker .clan")).to_be_visible()

    assert walked(guest, STACKED, DESKS) == []


def test_a_short_phone_shows_a_clan_of_each_side(house: House) -> None:
    """Beside the fullest hand of Chicago Gangsters and its longest question, and in its lesson."""
    guest = house.visitor(LONG_NAME, language="nl", **QUICK)
    guest.page.route_web_socket("**/socket*", Resting(lambda _: None).take)
    guest.sit_down("chicago-gangsters", 4)
    resize(guest, PHONES[0])
    answers = guest.page.locator(".bar .acts button:visible")
    expect(answers).to_have_count(4)
    tops = answers.evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().top)")
    assert len(set(tops)) == 1, "the lamp stands beside the answers"
    assert walked(guest, FIRST, PHONES) == []
    # However many answers there are, cards are drawn from a deck in sight.
    expect(guest.page.locator(".piles .card").first).to_be_visible()

    guest.go("/learn/chicago-gangsters")
    expect(guest.page.locator(".clan")).to_have_count(4)
    assert walked(guest, FIRST, [(390, 844), *PHONES]) == []


def test_short_phones_show_all_clans_in_the_middle_of_a_match(house: House) -> None:
    """A few persons each, and what the challengers have put in beside them."""

    def fight(view: View) -> None:
        view["persons"] = [["spy", "fence", "dealer"], ["judge", "thief"], ["mayor"], ["spy"]]
        me = view["seat"]
        others = [seat for seat in range(4) if seat != me]
        view["line_up"] = [str(seat) for seat in (*others[:2], me, others[2])]
        view["revealed"] = others[:2]
        view["committed"] = [["weapon2", "bribe5"] * (seat in others[:2]) for seat in range(4)]
        view["person"] = "explosives-expert"

    guest = house.visitor(LONG_NAME, language="nl", **QUICK)
    guest.page.route_web_socket("**/socket*", Hushed(fight).take)
    guest.sit_down("chicago-gangsters", 4)
    expect(guest.page.locator(".bar.mine")).to_be_visible()
    for name in ("Moe", LONG_NAME):
        guest.page.evaluate(CALL, name)
        assert walked(guest, STACKED, [(390, 844), *PHONES, (844, 390)]) == []
        assert walked(guest, LOOSE, [(390, 844), *PHONES, (844, 390)]) == []


def test_the_smallest_phone_has_two_answers_beside_each_other(house: House) -> None:
    """The first of the challengers may hide a card, in Dutch words; a row more would hide everybody's persons."""
    guest = long_named(house, "chicago-gangsters", 4, language="nl")
    answers = guest.page.locator(".extras button")
    open_ = answers.filter(has_text="Leg open")
    expect(open_).to_be_visible()
    if answers.count() == 1:
        open_.evaluate(
            "(one) => { one.before(one.cloneNode(true)); "
            "one.parentElement.classList.remove('single'); "
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

    guest = long_named(house, "chicago-gangsters", 4, fill)
    expect(guest.page.locator(".hand button.card")).to_have_count(10)
    assert walked(guest, BURIED) == []

    guest.page.evaluate(
        "() => document.querySelectorAll('.hand li:nth-child(odd)')"
        ".forEach((one) => one.classList.add('raised'))"
    )
    assert walked(guest, BURIED) == []


def test_cards_of_chicago_gangsters_grow_with_the_screen(house: House) -> None:
    """A large one shows persons as large as there is room for; on a small one their names are below them."""
    guest = long_named(house, "chicago-gangsters", 4)
    person = guest.page.locator(".persons .card").first
    expect(person).to_be_visible()
    for size in ((1280, 720), (1024, 768)):
        resize(guest, size)
        expect(guest.page.locator(".middle .person .called")).to_be_in_viewport(ratio=1)

    resize(guest, (1920, 1080))
    assert person.evaluate("(one) => one.offsetWidth") >= 80


def test_the_question_of_capone_is_read_and_its_fields_are_seen(house: House) -> None:
    """On phones, lying and upright: while a card is picked, a field, and who goes there."""
    guest = long_named(house, "capone", 4, language="nl")
    phones = ((844, 390), *PHONES)
    # A business somebody can be sent to; other cards name fields, too.
    guest.play_until(".bar .about:has-text('minimum')", ".lot.target")
    assert walked(guest, UNDERNEATH, phones) == []
    assert walked(guest, SHORTENED, [*phones, (390, 844)]) == []
    for size in phones:
        resize(guest, size)
        expect(guest.page.locator(".bar .acts")).to_be_in_viewport(ratio=1)
        guest.page.wait_for_function(f"() => ({FOLDED})().length === 0")

    guest.page.locator(".lot.target").first.click()
    guest.page.locator(".family button.target").first.click()
    expect(guest.page.locator(".family button.chosen")).to_be_visible()
    assert walked(guest, UNDERNEATH, phones) == []


class Rehiring(Altered):
    """A line on which eight men of Capone in the park may come back."""

    def alter(self, update: dict[str, Any]) -> None:
        """Whoever sits here is asked."""
        view, me = update["view"], update["you"]
        view["park"][me] = 8
        view["steps"] = [{"step": "rehire", "values": [me]}]
        update["legal"] = [
            {"id": men, "whole": True, "verb": "rehire", "args": {"guards": str(men)}}
            for men in range(9)
        ]
        update["pending"] = [me]


def test_all_men_of_capone_who_come_back_fit_beside_the_question(house: House) -> None:
    """And fewer or more of them can be chosen, also on phones."""
    guest = house.visitor(LONG_NAME, language="nl", **QUICK)
    guest.page.route_web_socket("**/socket*", Rehiring(lambda _: None).take)
    guest.sit_down("capone", 4)
    expect(guest.page.locator(".rehire .park svg")).to_have_count(8)

    assert walked(guest, WIDE) == []


def test_the_city_of_capone_grows_with_the_screen(house: House) -> None:
    """Whose men are where is read from a chair, not from the glass."""

    def fill(view: View) -> None:
        stones = {"members": ["don", "mama"], "guards": 3}
        view["fields"] = [
            {"seat": at % 4, "stones": stones} for at in range(len(view["fields"]))
        ]

    guest = long_named(house, "capone", 4, fill)
    expect(guest.page.locator(".lot .owner")).to_have_count(20)

    resize(guest, (1920, 1080))
    drawn = guest.page.evaluate(DRAWN)
    assert all(
        size >= least for size, least in zip(drawn, (20, 36, 36, 14, 17), strict=True)
    ), drawn


@pytest.mark.parametrize("game", ["capone", "mafioso"])
def test_what_happened_since_my_turn_is_told_in_the_colours_of_the_table(
    house: House, game: str
) -> None:
    """The dialog is no part of the table, and the families in it are."""
    guest = long_named(house, game, 3)
    guest.play_a_little(12)
    guest.page.wait_for_selector(".bar.mine")
    guest.page.get_by_role("button", name="Since my last turn").click()
    expect(guest.page.locator("dialog[open] li").first).to_be_visible()

    told = guest.page.evaluate(RIBBONS, "dialog[open] li")
    assert told
    assert set(told) <= set(guest.page.evaluate(RIBBONS, "aside li"))
    assert wrong_at(guest, TIGHT) == []


def long_named(
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
