"""Illegal businesses: fields, minimums, attacks, Don and Mama (C8 to C13, C27 to C29)."""

import pytest

from backroom.games.capone.board import EVERYBODY, LEGAL_SET, VALUES, WORTH, first_equals, worth

from .scenes import Scene, hands


def test_a_card_reaches_the_two_fields_of_its_business() -> None:
    """C8. One of them is chosen."""
    scene = Scene(hands("casino"))

    scene.play("play casino")

    assert scene.offers() == ["at casino1", "at casino2"]
    assert scene.refusal("at bank1") == "no-such-target"
    assert scene.refusal("member don") == "illegal-action"


def test_only_stones_in_hand_can_be_placed() -> None:
    """C8. Those on fields, in prison and in the park cannot."""
    scene = Scene(
        hands("bar")
        + "; fields=bank1:0:don+3; cells=mama|0|0|0|0|0|0|0|0; park=2,0,0; harbour=newcomer|0|0"
    )

    scene.play("play bar,at bar1")

    assert [one for one in scene.offers() if "member" in one] == [
        "member right_hand",
        "member collector",
        "member accountant",
    ]
    assert scene.offers()[-1] == "guards 3"


@pytest.mark.parametrize(
    ("card", "least"),
    [("bar", 1), ("exchange", 1), ("print", 2), ("bank", 4), ("guns", 6)],
)
def test_new_stones_are_worth_the_minimum(card: str, least: int) -> None:
    """C9. Green 5k, yellow 10k, orange 20k, red 30k; there is no maximum."""
    scene = Scene(hands("bar,exchange,print,bank"))

    scene.play(f"play {card},at {card}1")

    guards = [one for one in scene.offers() if "guards" in one]
    assert guards[0] == f"guards {least}"
    assert guards[-1] == "guards 8"
    assert scene.refusal("guards 0") == "stones-do-not-fit"


def test_an_illegal_business_knows_no_maximum() -> None:
    """C9. Everybody but the Don and Mama, and all bodyguards, on one field."""
    scene = Scene(hands("bar")).play("play bar,at bar1")

    for member in ("right_hand", "collector", "lawyer", "accountant", "secretary", "newcomer"):
        scene.play(f"member {member}")
    scene.play("guards 8")

    assert worth(scene.state.fields[0]) == 250


def test_on_an_own_field_the_added_stones_alone_are_worth_the_minimum() -> None:
    """C9. What is there already does not count."""
    scene = Scene(hands("bank") + "; fields=bank1:0:mama+1")

    scene.play("play bank,at bank1")
    assert "guards 3" not in scene.offers()
    scene.play("guards 4")

    assert scene.field("bank1") == "0:mama+5"


def test_an_enemy_is_beaten_by_five_thousand() -> None:
    """C10, C28: 50 + 5 = 55 against 30 + 20, the rulebook's casino."""
    scene = Scene(hands("casino") + "; fields=casino1:1:secretary+4")

    scene.play("play casino,at casino1,member right_hand")
    assert scene.offers()[0] != "guards 0"
    assert "guards 0" not in scene.offers()
    scene.play("guards 1")

    assert scene.field("casino1") == "0:right_hand+1"
    assert scene["harbour"] == "0|secretary|0"
    assert scene["park"] == "0,4,0"


def test_an_enemy_too_strong_is_left_alone() -> None:
    """C10. A field is offered only if some stones will do."""
    scene = Scene(hands("casino") + "; fields=casino1:1:right_hand; home=mama|0|0")
    weak = Scene(hands("casino") + "; fields=casino1:1:mama,casino2:2:mama; home=mama|0|0")

    scene.play("play casino")

    assert scene.offers() == ["at casino1", "at casino2"]
    assert "play casino" not in weak.offers()


def test_an_attack_is_also_worth_the_minimum() -> None:
    """C10. One bodyguard left at the jeweller's is not beaten by two."""
    scene = Scene(hands("jeweller") + "; fields=jeweller1:1:1")

    scene.play("play jeweller,at jeweller1")

    assert scene.refusal("guards 5") == "stones-do-not-fit"


def test_the_don_shares_a_field_with_bodyguards_only() -> None:
    """C11. Old and new stones are counted together."""
    alone = Scene(hands("bar")).play("play bar,at bar1,member don")
    added = Scene(hands("bar") + "; fields=bar1:0:newcomer").play("play bar,at bar1")
    joined = Scene(hands("bar") + "; fields=bar1:0:don").play("play bar,at bar1")

    assert alone.verbs() == ["guards"]
    assert "member don" not in added.offers()
    assert joined.verbs() == ["guards"]


def test_mama_shares_a_field_with_one_other_member() -> None:
    """C11. Never with the Don."""
    scene = Scene(hands("bar")).play("play bar,at bar1,member mama,member collector")
    late = Scene(hands("bar") + "; fields=bar1:0:newcomer").play("play bar,at bar1,member mama")
    third = Scene(hands("bar") + "; fields=bar1:0:newcomer+secretary").play("play bar,at bar1")

    assert scene.verbs() == ["guards"]
    assert late.verbs() == ["guards"]
    assert "member mama" not in third.offers()


def test_there_are_71_legal_sets_of_members_and_41_after_merging() -> None:
    """C11, C27. Besides the empty one."""
    legal = [mask for mask in range(1, 256) if LEGAL_SET[mask]]
    merged = [
        mask
        for mask in legal
        if not (mask & 16 and not mask & 8) and not (mask & 64 and not mask & 32)
    ]

    assert len(legal) == 71
    assert len(merged) == 41


def test_both_fields_of_a_business_may_be_held() -> None:
    """C12. And any number of fields."""
    scene = Scene("hands=bar,bar|guns,guns|guns; fields=bank1:0:don")

    scene.play("play bar,at bar1,guards 1", "discard guns", "discard guns")
    scene.play("play bar,at bar2,guards 1")

    assert scene["fields"] == "bar1:0:1,bar2:0:1,bank1:0:don"


def test_a_field_below_its_minimum_stays_owned_and_pays() -> None:
    """C13. Unless strict_fields says that it pays nothing."""
    text = "hands=guns||; fields=jeweller1:0:3; cash=0,0,0"
    mild = Scene(text).play("discard guns")
    strict = Scene(text, options={"strict_fields": "true"}).play("discard guns")

    assert mild.heard("settled")[0] == "settled 0 15"
    assert strict.heard("settled")[0] == "settled 0 0"


def test_a_strict_field_at_exactly_its_minimum_pays() -> None:
    """C13. Only one below it pays nothing."""
    strict = Scene(
        "hands=guns||; fields=jeweller1:0:6; cash=0,0,0", options={"strict_fields": "true"}
    )

    strict.play("discard guns")

    assert strict.heard("settled")[0] == "settled 0 30"


def test_stones_that_do_not_fit_are_refused_for_their_sum_or_their_company() -> None:
    """C9, C11. What is not at home is not there to fit."""
    scene = Scene(hands("bank") + "; fields=bank1:0:newcomer,guns1:0:mama+5")

    scene.play("play bank,at bank1")

    assert scene.refusal("guards 2") == "stones-do-not-fit"
    assert scene.refusal("member don") == "stones-do-not-fit"
    assert scene.refusal("member mama") == "not-at-home"
    assert scene.refusal("guards 4") == "not-at-home"
    assert scene.refusal("at bank2") == "illegal-action"


def test_members_out_of_order_are_told_so() -> None:
    """C27. They would fit, named otherwise; also in a takeover."""
    bar = Scene(hands("bar")).play("play bar,at bar1")
    takeover = Scene(hands("takeover") + "; fields=bank1:1:collector")
    takeover.play("play takeover,at bank1")

    assert bar.refusal("member lawyer") == "members-in-order"
    assert takeover.refusal("member lawyer") == "members-in-order"
    bar.play("member newcomer")
    assert bar.refusal("member mama") == "members-in-order"
    assert bar.refusal("member newcomer") == "members-in-order"


def test_equal_members_in_hand_are_named_in_printed_order() -> None:
    """C27. The first one moves; the second may follow him."""
    scene = Scene(hands("bar")).play("play bar,at bar1")
    assert "member lawyer" not in scene.offers()
    assert "member secretary" not in scene.offers()

    scene.play("member collector")
    assert "member lawyer" in scene.offers()
    scene.play("member accountant")

    assert "member lawyer" not in scene.offers()
    assert "member secretary" in scene.offers()
    assert first_equals(EVERYBODY) == EVERYBODY - 16 - 64


def test_a_member_is_offered_only_if_a_legal_placement_can_follow() -> None:
    """C10. Against 105 nobody but the Don will do, and he needs bodyguards."""
    scene = Scene(hands("bank") + "; fields=bank1:1:don; home=don+mama+newcomer+2|0|0")

    scene.play("play bank,at bank1")
    assert scene.offers() == ["member don"]
    scene.play("member don")

    assert scene.offers() == ["guards 1", "guards 2"]


def test_all_values_are_multiples_of_five() -> None:
    """C29. In thousands; a whole family without bodyguards is worth 370."""
    assert all(value % 5 == 0 for value in VALUES)
    assert WORTH[EVERYBODY] == 370
