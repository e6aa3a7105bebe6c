"""The last card of the year (C14, C15)."""

from .scenes import Scene, last


def test_the_last_card_takes_exactly_its_minimum_in_bodyguards() -> None:
    """C15. And nothing else."""
    scene = Scene(last("bank"))

    scene.play("play bank,at bank2")
    assert scene.offers() == ["guards 4"]
    scene.play("guards 4")

    assert scene.heard("placed") == ["placed 0 bank2 - 4"]


def test_exactly_as_many_bodyguards_as_needed_are_enough() -> None:
    """C15. None of them is left over."""
    scene = Scene(last("bank") + "; home=newcomer+4|0|0")

    scene.play("play bank,at bank1")

    assert scene.offers() == ["guards 4"]


def test_a_refusal_speaks_of_the_last_card() -> None:
    """C15. More bodyguards would fit, and the Don too, but for this rule."""
    scene = Scene(last("bank"))
    takeover = Scene(last("takeover") + "; fields=bank1:1:mama+2")

    scene.play("play bank,at bank1")
    takeover.play("play takeover,at bank1")

    assert scene.refusal("member don") == "last-card"
    assert scene.refusal("guards 5") == "last-card"
    assert takeover.refusal("guards 5") == "stones-do-not-fit"


def test_a_field_that_the_last_card_may_not_take_is_refused_for_that_reason() -> None:
    """C15. Bodyguards fit the other field; a field of another business is no target at all."""
    scene = Scene(last("bank") + "; fields=bank1:1:newcomer").play("play bank")

    assert scene.refusal("at bank1") == "last-card"
    assert scene.refusal("at casino1") == "no-such-target"


def test_only_the_very_last_card_of_the_year_is_restricted() -> None:
    """C14. A player's own last card is free while others still play."""
    scene = Scene("hands=bank|bank|").play("play bank,at bank1")

    assert "member don" in scene.offers()


def test_everybodys_last_card_is_restricted_by_option() -> None:
    """C14. Reading B."""
    each = {"last_card": "each"}
    scene = Scene("hands=bank|bank|", options=each).play("play bank,at bank1")
    early = Scene("hands=bank,bar|bank,bar|bar", options=each).play("play bank,at bank1")

    assert scene.offers() == ["guards 4"]
    assert "member don" in early.offers()


def test_too_few_bodyguards_the_lowest_member_that_will_do() -> None:
    """C15, the rulebook's jeweller: one bodyguard left, so the collector goes."""
    scene = Scene(
        last("jeweller") + "; harbour=accountant+secretary|0|0; park=7,0,0; cash=0,0,0"
    )

    scene.play("play jeweller,at jeweller1")
    assert scene.offers() == ["member collector"]
    scene.play("member collector,guards 0")

    assert scene.heard("settled")[0] == "settled 0 40"


def test_a_member_of_just_the_minimum_is_enough() -> None:
    """C15. "At least", as in the first sentence of the rulebook."""
    scene = Scene(last("jeweller") + "; home=don+accountant+newcomer+5|0|0")

    scene.play("play jeweller,at jeweller1")

    assert scene.offers() == ["member accountant"]


def test_bodyguards_that_fit_one_field_must_go_there() -> None:
    """C15. A member may be used only if they are legal on neither."""
    one = Scene(last("bank") + "; fields=bank1:1:newcomer; home=accountant+4|0|0")
    one.play("play bank")
    none = Scene(last("bank") + "; fields=bank1:1:newcomer,bank2:1:accountant")

    assert one.offers() == ["at bank2"]
    none.play("play bank,at bank1")
    assert none.offers() == ["member accountant"]


def test_the_cheapest_member_over_both_fields_decides() -> None:
    """C15. The collector would do for the second field, but the accountant is humbler."""
    dear = Scene(last("bank") + "; fields=bank1:1:newcomer,bank2:1:accountant").play(
        "play bank"
    )
    empty = Scene(last("jeweller") + "; home=don+collector+lawyer|0|0; fields=jeweller1:0:mama")
    own = Scene(last("jeweller") + "; home=don+collector|0|0; fields=jeweller1:0:mama+newcomer")
    don = Scene(last("jeweller") + "; home=don|0|0; fields=jeweller1:0:mama")

    assert dear.offers() == ["at bank1"]
    assert empty.play("play jeweller").offers() == ["at jeweller1", "at jeweller2"]
    assert own.play("play jeweller").offers() == ["at jeweller2"]
    assert don.play("play jeweller").offers() == ["at jeweller2"]


def test_bodyguards_beat_a_field_that_a_raid_has_left_weak() -> None:
    """C15. The minimum is enough if it is 5k more than what is there."""
    scene = Scene(last("jeweller") + "; fields=jeweller1:1:5,jeweller2:2:6")

    scene.play("play jeweller")

    assert scene.offers() == ["at jeweller1"]


def test_without_a_stone_that_will_do_the_card_is_laid_aside() -> None:
    """C15. The Don fits nowhere where another member stands."""
    nothing = Scene(last("jeweller") + "; home=newcomer+5|0|0")
    don = Scene(last("bank") + "; fields=bank1:0:newcomer,bank2:0:mama; home=don|0|0")

    assert nothing.offers() == ["discard jeweller"]
    assert don.offers() == ["discard bank"]


def test_a_member_bailed_out_just_before_is_in_hand() -> None:
    """C15. And may be the lowest that will do."""
    scene = Scene(last("bank") + "; home=don|0|0; cells=newcomer|0|0|0|0|0|0|0|0")

    scene.play("bail newcomer", "play bank,at bank1")

    assert scene.offers() == ["member newcomer"]


def test_other_cards_are_not_restricted() -> None:
    """C15. A takeover as the last card places what it needs; a discard is always allowed."""
    scene = Scene(last("takeover") + "; fields=bank1:1:mama+2")

    assert "discard takeover" in scene.offers()
    scene.play("play takeover,at bank1,member mama,guards 2")

    assert scene.heard("settled")[0] == "settled 0 70"
