"""The action cards: diversions, F.B.I., protection, takeover, offer (C16 to C20)."""

import pytest

from .scenes import Scene, hands

TABLE = "fields=bank1:0:don,casino1:1:mama+collector+lawyer+2,bar1:2:3"


@pytest.mark.parametrize(
    ("card", "place"), [("barber", 0), ("penthouse", 1), ("restaurant", 2)]
)
def test_a_diversion_moves_an_enemy_member_to_its_own_place(card: str, place: int) -> None:
    """C16. Bodyguards and own men stay where they are."""
    scene = Scene(hands(card) + "; " + TABLE.replace("mama+", ""))

    scene.play(f"play {card}")
    assert scene.offers() == ["at casino1"]
    scene.play("at casino1,member collector")

    assert scene["diverted"].split(",")[place] == "1-collector"
    assert scene.field("casino1") == "1:lawyer+2"


def test_a_diversion_does_not_reach_another_diversion() -> None:
    """C16. Only illegal fields."""
    scene = Scene(hands("barber") + "; diverted=?,1-don,?")

    assert "play barber" not in scene.offers()


def test_equal_members_on_a_field_are_taken_in_printed_order() -> None:
    """C27. Collector before lawyer."""
    scene = Scene(hands("fbi") + "; fields=casino1:1:collector+lawyer+secretary")

    scene.play("play fbi,at casino1")

    assert scene.offers() == ["member collector", "member secretary"]


def test_diversions_and_the_fbi_need_a_member() -> None:
    """C16, C17, C20. Bodyguards alone are reached by an offer only."""
    scene = Scene(hands("barber,fbi,offer") + "; fields=bank1:1:4,bar1:2:1")

    assert [one for one in scene.offers() if "play" in one] == ["play guns", "play offer"]


def test_own_people_are_no_target() -> None:
    """C16, C17, C20. Neither on a field nor at a diversion."""
    scene = Scene(hands("barber,fbi,offer") + "; fields=bank1:0:don+4; diverted=?,0-mama,?")

    assert [one for one in scene.offers() if "play" in one] == ["play guns"]


def test_a_diverted_enemy_alone_is_reached_by_the_fbi_and_an_offer() -> None:
    """C17, C20. Not by another diversion (C16)."""
    scene = Scene(hands("barber,fbi,offer") + "; diverted=?,1-mama,?")

    assert [one for one in scene.offers() if "play" in one] == [
        "play guns",
        "play fbi",
        "play offer",
    ]


def test_whom_the_fbi_cannot_take_is_told_why() -> None:
    """C17, C27. Who is not there, or whose equal goes first."""
    scene = Scene(hands("fbi") + "; fields=bank1:1:collector+lawyer+2")

    scene.play("play fbi,at bank1")

    assert scene.refusal("member mama") == "nobody-like-that"
    assert scene.refusal("member lawyer") == "members-in-order"
    assert scene.refusal("guards 2") == "illegal-action"


def test_a_field_that_loses_its_last_stone_is_empty() -> None:
    """C13. Anybody may have it."""
    scene = Scene(hands("barber") + "; fields=casino1:1:mama")

    scene.play("play barber,at casino1,member mama")

    assert scene["fields"] == ""


def test_the_fbi_arrests_from_illegal_and_diversion_fields() -> None:
    """C17. Into block 3; not own men."""
    text = hands("fbi") + "; fields=bank1:0:don,casino1:1:mama+2; diverted=0-newcomer,?,2-don"

    scene = Scene(text).play("play fbi")
    assert scene.offers() == ["at casino1", "diverted restaurant"]
    scene.play("at casino1,member mama")
    other = Scene(text).play("play fbi,diverted restaurant")

    assert scene["cells"].split("|")[5] == "mama"
    assert scene.field("casino1") == "1:2"
    assert other["cells"].split("|")[8] == "don"
    assert other["diverted"] == "0-newcomer,?,?"


def test_a_prisoner_is_free_after_this_year_and_two_more() -> None:
    """C17. From block 3 to 2 to 1 to freedom."""
    scene = Scene("hands=fbi||; fields=casino1:1:mama")
    scene.play("play fbi,at casino1,member mama")
    blocks = []

    for _ in range(3):
        while scene.step.startswith("invest"):
            scene.play(scene.default())
        blocks.append(scene["cells"].split("|")[3:6])
        while not scene.step.startswith("invest"):
            scene.play(scene.default())

    assert blocks == [["0", "mama", "0"], ["mama", "0", "0"], ["0", "0", "0"]]
    assert "served 1 mama" in scene.heard("served")


@pytest.mark.parametrize(
    ("marker", "money"),
    [(1, 10), (2, 10), (3, 20), (4, 20), (5, 30), (6, 30), (7, 40), (8, 40), (9, 50)],
)
def test_protection_money_by_the_marker_of_the_victim(marker: int, money: int) -> None:
    """C18, with the rulebook's example: 30k on 5."""
    scene = Scene(hands("protection") + f"; markers=0,{marker},0; cash=0,100,100")

    scene.play("play protection")
    assert scene.offers() == ["victim 1"]
    scene.play("victim 1")

    assert scene["cash"] == f"{money},{100 - money},100"


def test_who_has_too_little_pays_what_he_has() -> None:
    """C18. Cash never goes below nothing."""
    scene = Scene(hands("protection") + "; markers=9,9,9; cash=0,20,100")

    scene.play("play protection")
    assert scene.offers() == ["victim 1", "victim 2"]
    scene.play("victim 1")

    assert scene["cash"] == "20,0,100"


def test_who_has_invested_all_is_still_a_victim() -> None:
    """C18. He pays nothing, but the card can be aimed at him."""
    scene = Scene(hands("protection") + "; markers=0,3,0; cash=0,0,0")

    scene.play("play protection")

    assert scene.offers() == ["victim 1"]


def test_nobody_pays_protection_to_himself() -> None:
    """C18. The card is of no use while no opponent has invested."""
    scene = Scene(hands("protection") + "; markers=3,0,0")

    assert "play protection" not in scene.offers()


def test_a_takeover_needs_exactly_the_same_value() -> None:
    """C19, C28: 30 + 20 + 20 = 70 = 60 + 10, the rulebook's bank."""
    scene = Scene(hands("takeover") + "; fields=bank1:1:secretary+newcomer+4")

    scene.play("play takeover,at bank1,member mama")
    assert scene.offers() == ["guards 2"]
    scene.play("guards 2")

    assert scene.field("bank1") == "0:mama+2"
    assert (
        scene.home(1) == "don+mama+right_hand+collector+lawyer+accountant+secretary+newcomer+8"
    )
    assert scene["park"] == "0,0,0"


def test_a_takeover_does_not_look_at_the_minimum() -> None:
    """C19. One bodyguard at the jeweller's is replaced by one."""
    scene = Scene(hands("takeover") + "; fields=jeweller1:1:1")

    scene.play("play takeover,at jeweller1")

    assert scene.offers() == ["guards 1"]


def test_a_takeover_obeys_don_and_mama_and_needs_an_enemy() -> None:
    """C19. 100 + 20 cannot be made with the Don; own and empty fields are not taken over."""
    text = "; fields=bank1:1:don+4,bar1:0:1; home={}|0|0"
    never = Scene(hands("takeover") + text.format("don+newcomer"))
    guards = Scene(hands("takeover") + text.format("don+newcomer+4"))

    assert "play takeover" not in never.offers()
    guards.play("play takeover")
    assert guards.offers() == ["at bank1"]


def test_an_offer_removes_all_stones_from_one_field() -> None:
    """C20. Members for good, bodyguards to the park."""
    scene = Scene(hands("offer") + "; " + TABLE)

    scene.play("play offer")
    assert scene.offers() == ["at bar1", "at casino1"]
    scene.play("at casino1")

    assert scene.field("casino1") == ""
    assert scene["harbour"] == "0|mama+collector+lawyer|0"
    assert scene["park"] == "0,2,0"


def test_an_offer_reaches_a_diversion_field() -> None:
    """C20. Not prison, not legal fields, not own men."""
    scene = Scene(
        hands("offer")
        + "; diverted=0-don,1-don,?; cells=0|0|0|mama|0|0|0|0|0; shops=1,?,?,?,?,?,?,?"
    )

    scene.play("play offer")
    assert scene.offers() == ["diverted penthouse"]
    scene.play("diverted penthouse")

    assert scene["harbour"] == "0|don|0"
    assert scene["diverted"] == "0-don,?,?"
