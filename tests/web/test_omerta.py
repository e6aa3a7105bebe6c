"""What Omerta asks and tells leaves its table in sight on phones."""

from typing import Any, Final

from playwright.sync_api import expect

from .boards import Altered, View
from .looking import LONG_NAME, OUT_OF_REACH, faults_at, resize, walked
from .pages import learn_a_step, lesson_of
from .test_full import HIDDEN
from .visitor import QUICK, House

PHONES: Final = ((390, 844), (390, 664), (360, 640), (844, 390))


class Keeping(Altered):
    """A line on which you have drawn a Driver, and all your cards are known with memory aid."""

    def alter(self, update: dict[str, Any]) -> None:
        """It may take the place of any of them, or be discarded."""
        super().alter(update)
        view, me = update["view"], update["you"]
        known = ("bottle9", "bottle2", "mole", "bottle5")
        view["hands"][me] = [{"card": card, "known": [me]} for card in known]
        view["options"][1], view["drawn"], view["source"] = 1, "driver", 1
        view["steps"] = [{"step": "end", "values": [me]}, {"step": "keep", "values": [me]}]
        places = [("swap", {"slot": str(slot + 1)}) for slot in range(len(known))]
        update["legal"] = [
            {"id": at, "verb": verb, "args": args}
            for at, (verb, args) in enumerate([("discard", {}), *places])
        ]
        update["pending"] = [me]


def test_eleven_cards_of_ones_own_leave_the_piles_in_sight(house: House) -> None:
    """On a high phone, where the others sit two by two above them."""

    def deal(view: View) -> None:
        blank: View = {"card": None, "known": []}
        view["hands"] = [
            [blank] * (11 if seat == view["seat"] else 3) for seat in range(view["seats"])
        ]

    guest = house.visitor(LONG_NAME, language="nl", **QUICK)
    guest.page.route_web_socket("**/socket*", Altered(deal).take)
    guest.sit_down("omerta", 4)
    expect(guest.page.locator(".player.mine .row li")).to_have_count(11)

    assert walked(guest, HIDDEN, PHONES[:1]) == []


def test_what_a_hand_would_come_to_is_told_before_a_card_is_placed(house: House) -> None:
    """In the dock, for every card that it may take the place of; all can be answered from there."""
    guest = house.visitor(LONG_NAME, language="nl", **QUICK)
    guest.page.route_web_socket("**/socket*", Keeping(lambda _: None).take)
    guest.sit_down("omerta", 4)
    told = guest.page.locator(".bar p").first
    expect(told).to_contain_text("Dan in je hand: 42 (kaart 1), 49 (2), 36 (3), 46 (4).")

    assert walked(guest, (OUT_OF_REACH, HIDDEN), PHONES) == []
    assert faults_at(guest, PHONES) == []


def test_a_race_of_the_lesson_is_passed_on_the_smallest_phone(house: House) -> None:
    """The answer stands whole below the table, without scrolling."""
    guest = house.visitor(LONG_NAME, language="nl", **QUICK)
    lesson_of("omerta")(guest)
    for _ in range(3):
        learn_a_step(guest)
    expect(guest.page.locator(".ribbon")).to_be_visible()

    for size in ((390, 664), (360, 640)):
        resize(guest, size)
        expect(guest.page.get_by_role("button", name="Pas")).to_be_in_viewport(ratio=1)
        assert guest.page.evaluate(HIDDEN) == []
