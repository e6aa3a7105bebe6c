"""Boards as full as the rules allow: what a late position may show is never cut."""

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import expect

from .boards import (
    BOARDS,
    MEANS,
    Altered,
    View,
    deal_many,
    fill_the_city,
    lay_five,
    serve_cakes,
)
from .looking import LONG_NAME, LOST, OUT_OF_REACH, WALKED, faults_at, resize, walked
from .pages import OPEN
from .visitor import QUICK, House, Visitor

DESKS: Final = ((1280, 720), (1440, 900), (1024, 768))
LOW: Final = ((1280, 720), (1366, 768), (1024, 768), (390, 664), (844, 390))
# Places of Capone's city that lie on each other, and hats on the name of their shop.
HEAPED: Final = """() => {
  const boxes = (names) =>
    [...document.querySelectorAll(names)].map((one) => [one, one.getBoundingClientRect()]);
  const meet = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const said = (one) => one.getAttribute("aria-label") ?? one.className;
  const places = boxes(".lot, .stop, .prison, .park, .harbour");
  const heaped = places.flatMap(([one, box], at) =>
    places.slice(at + 1).filter(([, other]) => meet(box, other))
      .map(([other]) => `${said(one)} on ${said(other)}`));
  const covered = boxes(".stop:has(.who)")
    .filter(([one]) => meet(...[".who", ".name"].map((name) =>
      one.querySelector(name).getBoundingClientRect())))
    .map(([one]) => `a hat on ${said(one)}`);
  return [...heaped, ...covered];
}"""

# What sticks out of the thing of Chicago Gangsters that it lies in.
SPILLED: Final = """() =>
  [[".persons li", ".clan"], [".pledge", ".clan"], [".loot .goods svg", ".package"]]
    .flatMap(([names, around]) =>
      [...document.querySelectorAll(names)].filter((one) => {
        const a = one.getBoundingClientRect(), b = one.closest(around).getBoundingClientRect();
        return a.left < b.left - 2 || a.right > b.right + 2;
      }).map((one) => `${names} out of ${around}`))"""

# Persons and what is put in that lie on each other, or not inside their clan.
COVERED: Final = """() =>
  [...document.querySelectorAll(".clan")].flatMap((clan) => {
    const box = (one) => one.getBoundingClientRect();
    const frame = box(clan);
    const [persons, put] = [".persons .card", ".pledge > *"].map((names) =>
      [...clan.querySelectorAll(names)]);
    const out = [...persons, ...put].filter((one) => {
      const { left, right, bottom } = box(one);
      return left < frame.left - 2 || right > frame.right + 2 || bottom > frame.bottom + 2;
    });
    const under = put.filter((one) => persons.some((person) => {
      const [a, b] = [box(one), box(person)];
      return a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    }));
    return [...out.map((one) => `${one.className} is out`), ...under.map((one) => `${one.className} is under`)];
  })"""
# Where something else than a pile takes the click that is meant for it.
TAKEN: Final = """() =>
  [...document.querySelectorAll(".piles button.card")].filter((one) => one.checkVisibility())
    .flatMap((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      const at = [0.04, 0.25, 0.5, 0.75, 0.96];
      return at.flatMap((x) => at.map((y) => [x, y]))
        .map(([x, y]) => document.elementFromPoint(left + x * width, top + y * height))
        .filter((found) => !found || !one.closest(".pile").contains(found))
        .map((found) => `${one.className} under ${found?.className}`);
    })"""
# Words in the middle of Mafioso's table that a cake, or what lies before a chair, lies on.
CAKED: Final = """() => {
  const ink = (one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return [...range.getClientRects()];
  };
  const meet = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  const words = [...document.querySelectorAll(".middle :is(.menu b, .pot b, .title), .middle .menu")];
  return [...document.querySelectorAll(".chair :is(.cake, .thing) svg")].flatMap((one) =>
    words.filter((word) => ink(word).some((line) => meet(one.getBoundingClientRect(), line)))
      .map((word) => `${one.closest("button").ariaLabel} on ${word.textContent}`));
}"""
# Cakes that stick out of the plate of their family in Mafioso.
OFF_PLATE: Final = """() => [...document.querySelectorAll(".family .cake")].filter((one) =>
  one.getBoundingClientRect().right > one.closest(".family").getBoundingClientRect().right
).map((one) => one.closest(".family").ariaLabel)"""
# The numbers under one's own cards of Omerta that lie below the edge of the felt.
BELOW: Final = """() => [...document.querySelectorAll(".player.mine .number")].filter((one) =>
  one.getBoundingClientRect().bottom > document.querySelector(".felt").getBoundingClientRect().bottom
).map((one) => one.textContent)"""
# What of a threat, of how many cards the piles have and of one's own cards is hidden in Omerta.
HIDDEN: Final = """() => {
  const felt = document.querySelector(".felt").getBoundingClientRect();
  return [".ribbon", ".pile .count", ".player.mine .row .card"].flatMap((names) =>
    [...document.querySelectorAll(names)].filter((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      return bottom > felt.bottom || [[left + 2, y], [right - 2, y], [x, top + 2], [x, bottom - 9]]
        .some(([x, y]) => !one.contains(document.elementFromPoint(x, y)));
    }).map(() => names));
}"""
# Cards of Omerta's open vault of which something hides the lower edge.
SHUT: Final = """() => [...document.querySelectorAll(".vault .card")].filter((one) => {
  const { left, width, bottom } = one.getBoundingClientRect();
  return !one.contains(document.elementFromPoint(left + width / 2, bottom - 3));
}).map((one) => one.getAttribute("aria-label"))"""
# What memory aid tells at Omerta on which the number of a card lies, and signs of who knows a
# card that lie beside it, or under the card that follows.
NOTED: Final = """() => {
  const box = (one) => one.getBoundingClientRect();
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const ink = document.createRange();
  const told = [...document.querySelectorAll(".mine .among")].filter((one) => {
    ink.selectNodeContents(one);
    const words = box(ink);
    return [...document.querySelectorAll(".mine .number")].some((number) => meet(words, box(number)));
  });
  const signs = [...document.querySelectorAll(".pips i")].filter((one) => {
    const { left, right, top, bottom } = box(one), card = box(one.closest(".slot"));
    const next = one.closest("li").nextElementSibling;
    const edge = Math.min(card.right, next ? box(next).left : card.right);
    const number = one.closest(".slot").querySelector(".number");
    const apart = left < card.left - 1 || right > edge + 2 || top < card.top || bottom > card.bottom;
    return apart || (number && meet(box(one), box(number)));
  });
  return [...told.map((one) => one.textContent), ...signs.map((one) => one.closest(".player").ariaLabel)];
}"""
# Words of names that are broken, or cut, while their owner thinks.
TORN: Final = """() => {
  document.querySelectorAll(".others .seat").forEach((one) => one.classList.add("thinking"));
  return [...document.querySelectorAll(".others .called")].flatMap((one) => {
    const [text, at] = [one.firstChild, document.createRange()];
    const edge = one.closest(".name").getBoundingClientRect();
    return [...text.data.matchAll(/\\S+/g)].filter(({ 0: word, index }) => {
      at.setStart(text, index);
      at.setEnd(text, index + word.length);
      const { right, bottom } = at.getBoundingClientRect();
      return at.getClientRects().length > 1 || right > edge.right + 1 || bottom > edge.bottom + 2;
    }).map(([word]) => word);
  });
}"""
# Points of others at Omerta on which their cards lie, or the dots that say they think.
UNDER: Final = """() => [...document.querySelectorAll(".others .score")].filter((one) => {
  const at = document.createRange();
  at.selectNodeContents(one);
  const ink = at.getBoundingClientRect();
  const beside = one.closest(".player").querySelectorAll(".row .card, .dots");
  return [...beside].map((other) => other.getBoundingClientRect()).some((box) =>
    box.left < ink.right - 1 && ink.left < box.right - 1 && box.top < ink.bottom - 1 && ink.top < box.bottom - 1);
}).map((one) => one.textContent)"""
# How far something lies from the middle of the felt, sideways.
ASIDE: Final = """(names) => {
  const middle = (boxes) => (Math.min(...boxes.map((one) => one.left)) + Math.max(...boxes.map((one) => one.right))) / 2;
  const boxes = (names) => [...document.querySelectorAll(names)].map((one) => one.getBoundingClientRect());
  return Math.abs(middle(boxes(names)) - middle(boxes(".felt")));
}"""
# Texts and names that are cut, by the lines or the letters they miss.
SHORTENED: Final = """() => [...document.querySelectorAll(".bar .about, .player.mine .name")]
  .filter((one) => one.scrollHeight > one.clientHeight + 4 || one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.textContent)"""
# Steps on one's own way to Capone's million that are too narrow to count, by their width.
THIN: Final = """() => [...document.querySelectorAll(".way .road i")]
  .map((one) => one.getBoundingClientRect().width).filter((width) => width < 4)"""
# Names of cards in a hand of Capone that another card covers, or in letters too small to read.
UNREAD: Final = """() => [...document.querySelectorAll(".hand .card .name span")].filter((one) => {
  const range = document.createRange();
  range.selectNodeContents(one);
  const { left, right, top, bottom } = range.getBoundingClientRect();
  const small = parseFloat(getComputedStyle(one).fontSize) < 12;
  return right <= left || small || [[left + 1, top + 1], [right - 1, bottom - 1]].some(([x, y]) =>
    document.elementFromPoint(x, y)?.closest(".card") !== one.closest(".card"));
}).map((one) => one.textContent)"""
# Bodyguards on the edge of their field, and men in prison on the number of their block.
CROSSED: Final = """() => {
  const box = (one) => one.getBoundingClientRect();
  const out = [...document.querySelectorAll(".lot .guards")].filter((one) =>
    box(one).bottom > box(one.closest(".lot")).bottom - 1);
  const on = [...document.querySelectorAll(".prison .cell")].filter((one) =>
    [...one.querySelectorAll("span")].some((man) => box(man).left < box(one.querySelector("i")).right - 1));
  return [...out.map((one) => one.closest(".lot").ariaLabel), ...on.map((one) => one.textContent)];
}"""
# How far the name of a hand of Chicago Poker is from the cards that it names, in their widths.
ASTRAY: Final = """() => [...document.querySelectorAll(".series:has(.named)")].map((one) => {
  const middle = (box) => (box.left + box.right) / 2;
  const cards = [...one.querySelectorAll(".slot:not(.empty)")].map((card) => card.getBoundingClientRect());
  const hand = (middle(cards[0]) + middle(cards.at(-1))) / 2;
  return Math.abs(middle(one.querySelector(".named").getBoundingClientRect()) - hand) / cards[0].width;
})"""


def test_the_park_and_the_harbour_of_capone_hold_six_whole_families(house: House) -> None:
    """Everybody's men were chased away, and everybody else drowned."""

    def lose(view: View) -> None:
        families = view["home"]
        everybody = families[view["seat"]]["members"]
        view["park"] = [8] * len(families)
        view["harbour"] = [{"members": everybody, "guards": 8} for _ in families]

    guest = _guest(house, "capone", 6, lose)
    expect(guest.page.locator(".park .crowd b")).to_have_text(["8"] * 6)
    expect(guest.page.locator(".harbour .crowd b")).to_have_text(["16"] * 6)

    assert faults_at(guest, WALKED) == []


def test_a_full_city_of_capone_lies_apart_while_a_card_is_picked(house: House) -> None:
    """The picked card's text makes the dock high and the board low, and all is still read."""
    guest = _guest(house, "capone", 4, fill_the_city)
    guest.play_until(".bar .about")

    assert walked(guest, (HEAPED, CROSSED, SHORTENED), LOW) == []
    assert faults_at(guest, LOW) == []


def test_a_hand_of_capone_is_known_by_the_names_of_its_cards(house: House) -> None:
    """Also where they overlap; and the steps to the million can be counted."""

    def deal(view: View) -> None:
        view["hands"][view["seat"]] = ["credit", "barber", "protection", "exchange", "pasta"]
        view["markers"] = [3] * view["seats"]

    guest = _guest(house, "capone", 4, deal, "nl")
    expect(guest.page.locator(".hand .card")).to_have_count(5)

    assert walked(guest, UNREAD) == []
    assert walked(guest, THIN) == []


def test_six_persons_of_a_clan_and_the_fullest_loot_stay_where_they_lie(house: House) -> None:
    """In Chicago Gangsters, on a narrow table as on a wide one."""

    def hire(view: View) -> None:
        people = ("fence", "thief", "priest", "dealer", "judge", "mayor")
        view["persons"] = [people, *([] for _ in view["persons"][1:])]
        view["person"], view["loot"] = None, "loot10"

    guest = _guest(house, "chicago-gangsters", 4, hire)
    expect(guest.page.locator(".persons li")).to_have_count(6)

    assert walked(guest, SPILLED, (*LOW, (360, 640))) == []


def test_persons_of_chicago_gangsters_do_not_cover_what_is_put_in(house: House) -> None:
    """Seven work for a clan that puts in ten cards, and for one that puts in nothing."""

    def fight(view: View) -> None:
        people = ("spy", "fence", "thief", "priest", "dealer", "judge", "mayor")
        more = ("reporter", "senator", "brawler", "prosecutor", "taxi-driver")
        rest: list[list[str]] = [[] for _ in view["persons"][2:]]
        view["persons"], view["person"] = [more, people, *rest], None
        view["committed"], view["hides"] = [[], MEANS, *rest], 0
        view["revealed"] = list(range(view["seats"]))

    guest = _guest(house, "chicago-gangsters", 4, fight)
    expect(guest.page.locator(".persons li")).to_have_count(12)
    expect(guest.page.locator(".pledge .card")).to_have_count(10)

    assert walked(guest, COVERED) == []


def test_ten_cards_of_chicago_gangsters_leave_the_piles_free(house: House) -> None:
    """The fullest hand leans over its ends, and what was thrown away is still to be had."""

    def fill(view: View) -> None:
        view["hand"] = MEANS
        view["sizes"] = [10 for _ in view["sizes"]]
        view["discards"] = ["weapon2", "bribe1", "blackmail3"]

    guest = _guest(house, "chicago-gangsters", 4, fill)
    expect(guest.page.locator(".hand button.card")).to_have_count(10)
    expect(guest.page.locator(".piles button.card")).to_have_count(2)

    assert walked(guest, TAKEN) == []


def test_an_empty_hand_leaves_the_question_of_chicago_poker_in_sight(house: House) -> None:
    """Nothing lies on "Your turn", and the board stays as large as it was with cards in hand."""
    hands: list[list[str]] = []

    def lay(view: View) -> None:
        hands[:] = [view["hands"][view["seat"]]]
        if emptied:
            view["hands"][view["seat"]] = []

    emptied = False
    guest = _guest(house, "chicago-poker", 4, lay)
    guest.page.wait_for_selector(".bar.mine")
    full = _boards(guest)
    emptied = True
    guest.page.reload()
    expect(guest.page.locator(".hand .none")).to_be_visible()

    assert hands[0]
    assert _boards(guest) == full
    assert faults_at(guest, WALKED) == []


def test_the_name_of_a_hand_of_chicago_poker_is_under_its_cards(house: House) -> None:
    """Two cards in the corner of a wide column are not named in the middle of it."""
    guest = _guest(house, "chicago-poker", 4, lay_five)
    expect(guest.page.locator(".series .named").first).to_be_visible()

    astray = walked(guest, ASTRAY, ((1440, 900), (2560, 1080), (768, 1024)))
    assert [far for far in astray if far[1] >= 0.6] == []
    assert faults_at(guest, WALKED) == []


@pytest.mark.parametrize("seats", [3, 6])
def test_cakes_on_every_side_of_mafioso_leave_the_words_free(house: House, seats: int) -> None:
    """Also on a low board, where they nearly meet."""
    guest = _guest(house, "mafioso", seats, serve_cakes)
    expect(guest.page.locator(".chair .cake")).to_have_count(6)

    assert walked(guest, CAKED) == []
    assert faults_at(guest, WALKED) == []


@pytest.mark.parametrize("seats", [3, 6])
def test_the_cake_of_a_family_of_mafioso_lies_on_its_plate(house: House, seats: int) -> None:
    """With money, men and cards beside it, three plates in a row on a phone."""

    def keep(view: View) -> None:
        view["cakes"] = ["hand"] * 6
        view["money"] = [91] * seats

    guest = _guest(house, "mafioso", seats, keep)
    expect(guest.page.locator(".family .cake")).to_have_count(seats)

    assert walked(guest, OFF_PLATE) == []


def test_the_numbers_under_ones_own_cards_of_omerta_are_in_sight(house: House) -> None:
    """Also on a phone on which four players fill the table."""
    guest = house.visitor(**QUICK)
    guest.sit_down("omerta", 4)
    guest.page.wait_for_selector(".player.mine .row li")

    assert walked(guest, BELOW) == []


@pytest.mark.parametrize("game", OPEN)
def test_whoever_is_asked_can_answer_from_the_fullest_board(house: House, game: str) -> None:
    """Without scrolling the page: the answers, the cards in hand, the piles, and how one stands."""
    board = BOARDS[game]
    guest = house.visitor(LONG_NAME, language="nl", **QUICK)
    guest.page.route_web_socket("**/socket*", Altered(board.change).take)
    guest.sit_down(game, board.seats)
    guest.page.wait_for_selector(".bar.mine")

    assert walked(guest, (OUT_OF_REACH, LOST)) == []


def test_a_threat_at_omerta_hides_nothing_and_is_hidden_by_nothing(house: House) -> None:
    """Five seconds to answer: who strikes, the cards to answer with, and the piles."""

    def strike(view: View) -> None:
        me, mamma = view["seat"], 19
        view["steps"].append(
            {"step": "strike", "values": [mamma, (me + 1) % 4, me, -1, -1, -1]}
        )

    guest = _guest(house, "omerta", 4, strike, "nl")
    expect(guest.page.locator(".ribbon.bad")).to_be_visible()

    assert walked(guest, HIDDEN) == []


def test_a_table_of_omerta_is_even_and_its_names_are_whole(house: House) -> None:
    """One row of others, the piles in the middle on a tablet, the hand below them."""
    guest = house.visitor(LONG_NAME, language="nl", **QUICK)
    guest.sit_down("omerta", 4)
    guest.page.wait_for_selector(".player.mine .row li")

    assert walked(guest, SHORTENED) == []
    for size in ((768, 1024), (1920, 1080), (2560, 1080)):
        resize(guest, size)
        assert guest.page.evaluate(ASIDE, ".others .player") < 5, size
        assert guest.page.evaluate(ASIDE, ".piles .pile") < 60, size
        assert guest.page.evaluate(ASIDE, ".player.mine .row li") < 20, size


def test_a_hand_of_omerta_of_seven_cards_leaves_the_piles_in_sight(house: House) -> None:
    """A phone shows what may be drawn beside all of them, and everybody's cards in line."""

    def deal(view: View) -> None:
        blank: View = {"card": None, "known": []}
        view["hands"][view["seat"]] = [blank] * 7

    guest = _guest(house, "omerta", 4, deal, "nl")
    expect(guest.page.locator(".player.mine .row li")).to_have_count(7)
    guest.page.locator(".others .called").first.evaluate(
        "(one) => one.textContent = 'Sarsaparilla Nickelodeon'"
    )

    phones = ((390, 844), (390, 664), (360, 640), (844, 390))
    assert walked(guest, HIDDEN, phones) == []
    for size in phones[1:]:
        resize(guest, size)
        tops = guest.page.locator(".others .row").evaluate_all(
            "(all) => all.map((one) => Math.round(one.getBoundingClientRect().top))"
        )
        assert len(set(tops)) == 1, size


def test_five_at_omerta_leave_the_piles_in_sight_and_their_names_whole(house: House) -> None:
    """On phones the others sit two by two; names have words of all lengths."""

    def deal(view: View) -> None:
        blank: View = {"card": None, "known": []}
        view["hands"] = [[blank] * 6 for _ in view["hands"]]
        view["steps"].append({"step": "keep", "values": [view["seat"]]})
        view["drawn"], view["source"] = "safecracker", 1

    guest = _guest(house, "omerta", 5, deal, "nl")
    expect(guest.page.locator(".player.mine .row li")).to_have_count(6)
    names = [
        "Sarsaparilla Nickelodeon",
        "Gramophone Gus",
        "Running Board Ruth",
        "Quickstep Quinn",
    ]
    guest.page.locator(".others .called").evaluate_all(
        "(all, names) => all.forEach((one, at) => (one.textContent = names[at]))", names
    )

    phones = [(390, 844), (390, 664), (360, 640), (844, 390)]
    assert walked(guest, HIDDEN, phones) == []
    assert walked(guest, (TORN, UNDER), [*phones, (1024, 768), (1280, 720)]) == []


def test_a_hand_of_omerta_of_many_cards_stays_at_hand(house: House) -> None:
    """Fourteen cards of one's own and nine of everybody else, on any screen."""
    guest = _guest(house, "omerta", 5, deal_many)
    expect(guest.page.locator(".player.mine .row li")).to_have_count(14)

    assert walked(guest, BELOW) == []
    assert faults_at(guest, WALKED) == []


def test_what_memory_aid_tells_at_omerta_lies_apart(house: House) -> None:
    """Everybody's signs on cards that all know, and what lies among one's own."""

    def know(view: View) -> None:
        me, everybody = view["seat"], list(range(view["seats"]))
        hand: list[View] = [
            {"card": "alibi", "known": [me, (me + 1) % 5]},
            {"card": None, "known": everybody},
            *({"card": None, "known": []} for _ in range(3)),
        ]
        view["options"][1], view["hands"] = 1, [hand] * view["seats"]
        view["pools"] = [{"places": [[me, 2], [me, 4]], "cards": ["killer", "bottle9"]}]

    guest = _guest(house, "omerta", 5, know, "nl")
    expect(guest.page.locator(".mine .among")).to_be_visible()

    assert walked(guest, NOTED) == []


def test_an_open_vault_of_omerta_is_seen_whole_on_phones(house: House) -> None:
    """With a long name above it, and no word that its cards are about to be turned over."""

    def unlock(view: View) -> None:
        view["steps"].append({"step": "vault", "values": [view["seat"]]})
        view["hands"] = [[{"card": None, "known": []}] * 5 for _ in view["hands"]]
        cards = ("snitch", "bottle2", "alibi", "bottle10")
        view["vault"] = [{"card": card, "known": []} for card in cards]

    guest = _guest(house, "omerta", 4, unlock, "nl")
    expect(guest.page.locator(".middle.open")).to_be_visible()
    guest.page.locator(".others .called").first.evaluate(
        "(one) => one.textContent = 'Sarsaparilla Nickelodeon'"
    )

    assert walked(guest, SHUT, ((390, 664), (360, 640), (844, 390))) == []


def _boards(guest: Visitor) -> list[int]:
    """How high the board is on each desk."""
    heights = []
    for size in DESKS:
        resize(guest, size)
        box = guest.page.locator(".felt").bounding_box()
        assert box is not None
        heights.append(round(box["height"]))
    return heights


def _guest(
    house: House, game: str, seats: int, change: Callable[[View], None], language: str = "en"
) -> Visitor:
    """Somebody at a table whose board is changed."""
    guest = house.visitor(language=language, **QUICK)
    guest.page.route_web_socket("**/socket*", Altered(change).take)
    guest.sit_down(game, seats)
    return guest
