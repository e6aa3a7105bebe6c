"""A turn: calling, drawing, swapping, and what ends a round (O4 to O8, O20, O22, O23)."""

import pytest

from .scenes import Scene, hands


def test_a_turn_begins_with_a_call_or_a_draw() -> None:
    """O4: whatever the true sum; the default is the deck."""
    scene = Scene(hands(3))

    assert scene.offers() == ["call", "draw", "take"]
    assert scene.default() == "draw"
    assert scene.refusal("pass") == "illegal-action"


def test_after_the_draw_nobody_calls() -> None:
    """O4: only at the start of a turn."""
    scene = Scene(hands(3)).play("draw")

    assert "call" not in scene.offers()
    assert scene.refusal("call") == "illegal-action"


def test_a_patrol_on_a_card_forbids_its_owner_to_call() -> None:
    """O4, O19: but not to draw."""
    scene = Scene(f"{hands(3)}; blockers=patrol.1.0.2.2")

    assert scene.offers() == ["draw", "take"]
    assert scene.refusal("call") == "patrol-forbids-call"


def test_a_patrol_on_a_card_of_another_forbids_nothing() -> None:
    """O4."""
    scene = Scene(f"{hands(3)}; blockers=patrol.0.1.2.2")

    assert "call" in scene.offers()


def test_a_call_ends_the_round_at_once() -> None:
    """O4: nobody gets another turn."""
    scene = Scene(hands(3)).play("call")

    assert scene.heard("called") == ["called 0"]
    assert scene["round"] == "2"


def test_a_card_from_the_discards_must_be_swapped_in() -> None:
    """O5: and everybody knows it from then on."""
    scene = Scene(hands(3)).play("take")

    assert scene.offers() == ["swap 1", "swap 2", "swap 3", "swap 4"]
    assert scene.refusal("discard") == "taken-card-must-stay"
    scene.play("swap 2")
    assert scene.row(0) == "bottle1,bottle8+012*,bottle3,bottle4"
    assert scene["discards"] == "bottle2"


def test_a_character_may_be_taken_from_the_discards() -> None:
    """O5: it does nothing until it is discarded."""
    scene = Scene(f"{hands(3)}; discards=gangster").play("take", "swap 1")

    assert scene.row(0).startswith("gangster+012*")
    assert scene.step == "race.0.0.0"


def test_nothing_is_taken_from_an_empty_pile() -> None:
    """O5."""
    scene = Scene(f"{hands(3)}; discards=")

    assert scene.offers() == ["call", "draw"]
    assert scene.refusal("take") == "no-discard-to-take"


def test_nothing_is_taken_without_an_unblocked_card() -> None:
    """O5, O8."""
    scene = Scene("hands=bottle1|bottle2|bottle3; blockers=patrol.1.0.0.2")

    assert scene.offers() == ["draw"]
    assert scene.refusal("take") == "no-card-to-swap"


def test_a_card_off_the_deck_is_seen_by_the_active_player_alone() -> None:
    """O6: in the hand for a moment, and in its slot."""
    scene = Scene(hands(3), draws="alibi").play("draw")

    assert scene.sees(0, "drawn") == "alibi"
    assert [scene.sees(seat, "drawn") for seat in (-1, 1, 2)] == ["?"] * 3
    assert scene.offers() == ["discard", "swap 1", "swap 2", "swap 3", "swap 4"]
    scene.play("swap 4")
    assert scene.row(0) == "bottle1,bottle2,bottle3,alibi+0"
    assert scene["discards"] == "bottle8,bottle4"


def test_a_replaced_character_fires_although_nobody_knew_it() -> None:
    """O6: known to its owner or not."""
    scene = Scene("hands=mole,bottle1|bottle2|bottle3", draws="bottle5")

    scene.play("draw", "swap 1")

    assert scene.step == "mole.0"


def test_a_replaced_bottle_opens_the_race() -> None:
    """O6."""
    scene = Scene(hands(3), draws="bottle5").play("draw", "swap 1")

    assert scene.step == "race.0.0.0"


def test_the_card_just_drawn_may_be_discarded() -> None:
    """Rulebook: straight onto the pile, if it came off the deck."""
    scene = Scene(hands(3), draws="bottle7").play("draw", "discard")

    assert scene["discards"] == "bottle8,bottle7"
    assert scene.hand(0) == "bottle1,bottle2,bottle3,bottle4"
    assert scene.step == "race.6.6.0"


def test_without_cards_one_may_call_or_draw_and_discard() -> None:
    """O7: the sum is 0."""
    scene = Scene("hands=|bottle2|bottle3", draws="bottle5")
    other = Scene("hands=|bottle2|bottle3").play("call")

    assert scene.offers() == ["call", "draw"]
    assert scene.play("draw").offers() == ["discard"]
    assert other["sheet"] == "0.0.2.3"


def test_a_hand_of_twenty_cards_can_be_played() -> None:
    """O7: hands have no size limit."""
    many = ",".join(["bottle1", "bottle2", "bottle3", "bottle4", "bottle5"] * 4)
    scene = Scene(f"hands={many}|bottle6|bottle7").play("draw")

    assert scene.offers()[-1] == "swap 20"
    scene.play("swap 20")
    assert scene.heard("swapped") == ["swapped 0 20 bottle5"]


def test_with_blocked_cards_only_the_drawn_card_is_discarded() -> None:
    """O8: it works as always."""
    scene = Scene(
        "hands=bottle1|bottle2|bottle3; blockers=patrol.1.0.0.2", draws="gangster"
    ).play("draw")

    assert scene.offers() == ["discard"]
    assert scene.refusal("swap 1") == "card-is-blocked"
    assert scene.refusal("swap 2") == "illegal-action"
    scene.play("discard")
    assert scene.step == "gangster.0"


def test_a_player_under_mamma_is_skipped() -> None:
    """O18: no turn, no question."""
    scene = Scene(f"{hands(3)}; steps=end.0|turn.0; blockers=mamma.2.0.-1.1")

    assert scene.heard()[:2] == ["skipped 0", "turn 1 6"]
    assert scene.asked == [1]


def test_mamma_leaves_after_the_next_draw_of_her_placer() -> None:
    """O20: one later turn; she lies under what he then discards."""
    scene = Scene(
        f"{hands(3)}; discards=bottle8,bottle9; blockers=mamma.0.1.-1.1", draws="witness"
    )

    scene.play("draw")
    assert (scene["blockers"], scene["discards"]) == ("", "bottle8,bottle9,mamma")
    scene.play("discard")

    assert scene["discards"] == "bottle8,bottle9,mamma,witness"
    assert scene.heard("lifted") == ["lifted 0 mamma 1"]


def test_a_patrol_stays_for_two_turns_of_its_placer() -> None:
    """O20: other players' turns do not count."""
    scene = Scene(f"{hands(3)}; blockers=patrol.0.1.2.2", draws="witness alibi bottle9")

    scene.play("draw", "discard")
    assert scene["blockers"] == "patrol.0.1.2.1"
    scene.play("draw", "discard")
    assert scene["blockers"] == "patrol.0.1.2.1"
    scene.play("draw", "discard", "0: pass", "1: pass", "2: pass")
    assert scene.asked == [0]
    scene.play("take")

    assert scene["blockers"] == ""
    assert scene["discards"].endswith("alibi,patrol")
    assert scene.heard("held") == ["held 0 patrol 1 1"]


def test_a_blocker_cannot_be_taken_by_its_placer_at_once() -> None:
    """O20: the draw comes first; the rulebook gives this as the reason."""
    scene = Scene(f"{hands(3)}; blockers=mamma.0.1.-1.1").play("take", "swap 1")

    assert scene.row(0).startswith("bottle8+012*")
    assert scene["discards"] == "mamma,bottle1"


def test_a_skipped_turn_of_the_placer_counts_too() -> None:
    """O20: the blocker goes under the top discard."""
    scene = Scene(
        f"{hands(3)}; discards=bottle9,bottle8; blockers=mamma.2.0.-1.2,patrol.0.1.0.1"
    )

    assert scene["discards"] == "bottle9,patrol,bottle8"
    assert scene["blockers"] == "mamma.2.0.-1.2"


def test_two_blockers_leave_in_the_order_they_were_placed() -> None:
    """O20: with a draw and without one."""
    both = "blockers=patrol.0.1.0.1,mamma.0.2.-1.1"
    drawn = Scene(f"{hands(3)}; {both}").play("draw")
    skipped = Scene(f"{hands(3)}; deck=bottle9; {both},mamma.2.0.-1.2")

    assert drawn["discards"] == "bottle8,patrol,mamma"
    assert skipped["discards"] == "patrol,mamma,bottle8"


def test_a_blocker_goes_to_an_empty_pile_too() -> None:
    """O20: there is no top discard to go under."""
    scene = Scene(f"{hands(3)}; discards=; blockers=mamma.2.0.-1.2,patrol.0.1.0.1")

    assert scene["discards"] == "patrol"


def test_an_expiring_blocker_opens_no_race_and_fires_nothing() -> None:
    """O10: it only goes under the discard."""
    scene = Scene(f"{hands(3)}; blockers=mamma.0.1.-1.1", draws="witness")

    scene.play("draw", "discard")

    assert scene.step == "turn.1"


def test_an_empty_deck_is_the_discards_shuffled_but_for_the_top() -> None:
    """O22: when a card is needed."""
    scene = Scene(f"{hands(3)}; deck=; discards=bottle8,mole,bottle9,bottle10", draws="mole")

    assert scene["reshuffles"] == "0"
    scene.play("draw")

    assert scene["drawn"] == "mole"
    assert scene["deck"] == "bottle8,bottle9"
    assert scene["discards"] == "bottle10"
    assert scene.heard("reshuffled") == ["reshuffled 3"]


def test_a_required_card_that_is_not_there_is_not_given() -> None:
    """O22: a penalty out of nothing."""
    scene = Scene("hands=mole,bottle1|bottle2|bottle3; deck=; discards=bottle8").play("take")

    scene.play("swap 2", "0: claim 1")

    assert scene.hand(0) == "mole,bottle8"
    assert scene.heard("penalty") == []


def test_without_any_card_a_player_passes() -> None:
    """O22: nobody is forced to call."""
    scene = Scene("hands=|bottle2|bottle3; deck=; discards=bottle8; blockers=patrol.1.2.0.2")

    assert scene.offers() == ["call", "pass"]
    assert scene.default() == "pass"
    assert scene.refusal("draw") == "no-card-to-draw"
    scene.play("pass")
    assert scene.heard("passed") == ["passed 0"]
    assert scene.asked == [1]


def test_a_blocked_player_without_any_card_can_only_pass() -> None:
    """O22: if nothing is legal. O20: the pass counts for what he has placed."""
    scene = Scene(
        "hands=bottle1|bottle2|bottle3; deck=; discards=bottle8; "
        "blockers=patrol.1.0.0.2,mamma.0.2.-1.1"
    )

    assert scene.offers() == ["pass"]
    assert scene.default() == "pass"
    scene.play("pass")
    assert scene["discards"] == "mamma,bottle8"


def test_the_round_ends_after_the_turn_in_which_the_deck_runs_out_again() -> None:
    """O23: no caller, the lowest scores 0, the others their sums."""
    scene = Scene(
        "hands=bottle5,bottle6|bottle7|bottle3,bottle4; deck=witness; reshuffles=1",
        draws="witness",
    )

    scene.play("draw", "discard")

    assert scene["sheet"] == "-1.11.0.0"
    assert scene["wins"] == "0,1,1"
    assert scene.heard("round_over") == ["round_over ?"]


def test_cards_still_owed_in_the_last_turn_are_not_given() -> None:
    """O23: the deck is made anew only once."""
    scene = Scene(
        "hands=bottle5,bottle6|bottle7|bottle3; deck=bottle9; discards=bottle8,mole; "
        "reshuffles=1",
        draws="bottle9",
    )

    scene.play("draw", "discard", "1: claim 1")

    assert scene.heard("missed") == ["missed 1 1 bottle7"]
    assert scene.heard("penalty") == []


def test_a_deck_that_runs_out_for_the_first_time_ends_nothing() -> None:
    """O23."""
    scene = Scene("hands=bottle5|bottle7|bottle3; deck=witness", draws="witness")

    scene.play("draw", "discard")

    assert scene.step == "turn.1"
    assert scene.offers() == ["call", "draw", "take"]


@pytest.mark.parametrize(("seats", "turns"), [(2, 80), (3, 120)])
def test_a_round_ends_after_forty_turns_for_each_player(seats: int, turns: int) -> None:
    """O23: skipped ones included."""
    last = Scene(f"{hands(seats)}; turns={turns}", seats=seats, draws="witness")
    last.play("draw", "discard")
    skipped = Scene(f"{hands(seats)}; turns={turns}; blockers=mamma.1.0.-1.2", seats=seats)
    before = Scene(f"{hands(seats)}; turns={turns - 1}", seats=seats, draws="witness")
    before.play("draw", "discard")

    assert last["round"] == "2"
    assert skipped["round"] == "2"
    assert before["round"] == "1"
    assert before["turns"] == str(turns)
