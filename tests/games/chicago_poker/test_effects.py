"""The special cards, one after the other (P4 to P10)."""

import pytest

from backroom.engine.chance import ScriptedChance
from backroom.games.chicago_poker.cards import CARD

from .scenes import Scene

# Three players; seat 1 has a marked series at place a, seats 1 and 2 more cards.
RIVALS = (
    "open=pub,den; bullets=1,?; "
    "table=a1:~red1,~red2,red3,red4,red5|a2:~gold1,~gold2,gold3|b1:~blue1,~blue2"
)


@pytest.mark.parametrize("special", ["raid", "murder", "limousine", "blackmail"])
def test_a_special_can_be_thrown_away_for_nothing(special: str) -> None:
    """P5: without a target too; it costs the action."""
    card = "raid2" if special == "raid" else special
    scene = Scene(f"hands={card}|blue1; discards=red9")

    scene.play(f"waste {special}")

    assert scene["hands"] == "|blue1"
    assert scene["discards"] == f"red9,{card}"
    assert scene["left"] == "2"
    assert scene.heard("wasted") == [f"wasted 0 {card}"]


def test_a_special_can_be_thrown_away_although_it_has_a_target() -> None:
    """P5: the rulebook says that a player may."""
    scene = Scene(f"hands=raid1,murder||; {RIVALS}", seats=3)

    assert {"waste raid", "waste murder"} < set(scene.offers())


def test_murder_takes_the_newest_card_of_a_series() -> None:
    """P6: discarded face up, and then murder itself."""
    scene = Scene(f"hands=murder||; {RIVALS}", seats=3)

    scene.play("murder 1 b")

    assert "b1:~blue1" in scene["table"].split("|")
    assert scene["discards"] == "blue2,murder"
    assert scene.heard("murdered") == ["murdered 0 1 b blue2"]


def test_murder_never_touches_a_marked_series() -> None:
    """P6: the series of the bullet's owner; the others at that business are fair game."""
    scene = Scene(f"hands=murder||; {RIVALS}", seats=3)

    targets = [offer for offer in scene.offers() if offer.startswith("murder")]

    assert targets == ["murder 1 b", "murder 2 a"]
    assert scene.refusal("murder 1 a") == "no-such-target"


def test_murder_may_hit_an_unmarked_series_of_five() -> None:
    """P7: the second five have no protection."""
    scene = Scene(
        "hands=murder||; open=brewery,den; bullets=1,?; "
        "table=a1:red1,red2,red3,red4,red5|a2:gold1,gold2,gold3,gold4,gold5",
        seats=3,
    )

    scene.play("murder 2 a")

    assert "a2:gold1,gold2,gold3,gold4" in scene["table"].split("|")
    assert scene["bullets"] == "1,?"


def test_murder_does_not_hit_own_cards_or_empty_places() -> None:
    """P6: another player's series."""
    scene = Scene("hands=murder|; table=a0:~red1")

    assert scene.verbs() == ["draw", "waste"]


def test_a_raid_shows_all_face_down_cards_of_one_series_to_the_raider_alone() -> None:
    """P9."""
    scene = Scene(f"hands=raid1|red15|blue15; {RIVALS}", seats=3)

    scene.play("raid 1 a")

    assert scene.sees(0, "series").startswith("a1:~red1,~red2,red3,red4,red5|a2:?,?,gold3")
    assert scene.sees(2, "series").startswith("a1:?,?,red3,red4,red5|a2:~gold1,~gold2")
    assert scene["discards"] == "raid1"
    assert scene["left"] == "2"


def test_a_raid_needs_another_player_with_a_face_down_card() -> None:
    """P9."""
    scene = Scene(
        "hands=raid2||; open=pub,brewery; table=a0:~red9|a1:~red1,~red2,red3|b2:gold1", seats=3
    )

    assert [offer for offer in scene.offers() if offer.startswith("raid")] == ["raid 1 a"]


@pytest.mark.parametrize("shown", ["raid1", "raid2"])
@pytest.mark.parametrize("answer", ["raid 1 a", "waste raid"])
def test_which_of_two_raids_is_shown_tells_nothing_of_the_other(
    shown: str, answer: str
) -> None:
    """P20: chance picks it, so either may still be in the hand."""
    scene = Scene(f"hands=raid1,raid2||; {RIVALS}", seats=3)
    scene.chance = ScriptedChance({"raid": [CARD.parse(shown)]})

    scene.play(answer)

    assert scene["discards"] == shown


def test_both_raids_can_be_played_one_after_the_other() -> None:
    """Rulebook 2.2.2: there are two, and they are alike."""
    scene = Scene(f"hands=raid1,raid2||; {RIVALS}", seats=3)

    scene.play("raid 1 a", "raid 2 a")

    assert scene["discards"] == "raid1,raid2"
    assert scene["hands"] == "||"


def test_a_limousine_moves_cards_in_an_order_of_choice() -> None:
    """P8: the new ordinals decide the faces; P1: what stays keeps order and face."""
    scene = Scene("hands=limousine|; open=pub,jazz; table=a0:~red1,~red2,red3,red4|b0:gold1")

    scene.play("limousine a b, pick 4, pick 1, pick 3, done")

    assert scene["table"] == "a0:~red2|b0:gold1,red4,red1,~red3"
    assert scene["discards"] == "limousine"
    assert scene["left"] == "2"


def test_what_a_limousine_leaves_behind_keeps_its_face() -> None:
    """P1: the third card at a pub stays open as the first one there."""
    scene = Scene("hands=limousine|; open=pub,brewery; table=a0:~red1,~red2,red3,red4")

    scene.play("limousine a b, pick 1, pick 2, done")

    assert scene["table"] == "a0:red3,red4|b0:red1,red2"


def test_a_limousine_carries_one_to_four() -> None:
    """P8: from five cards the fourth pick drives off; a series of one can move whole."""
    scene = Scene(
        "hands=limousine|; open=den,den; table=a0:~red1,~red2,~red3,~red4,~red5; bullets=1,?"
    )
    scene.play("limousine a b, pick 1")

    assert scene.offers() == ["pick 2", "pick 3", "pick 4", "pick 5", "done"]

    scene.play("pick 2, pick 3, pick 4")

    assert scene["table"] == "a0:~red5|b0:~red1,~red2,~red3,~red4"


def test_a_limousine_carries_no_more_than_fits() -> None:
    """P8: to a business with room."""
    scene = Scene(
        "hands=limousine|; open=den,den; table=a0:~red1,~red2|b0:~gold1,~gold2,~gold3,~gold4"
    )

    scene.play("limousine a b, pick 2")

    assert scene["table"] == "a0:~red1|b0:~gold1,~gold2,~gold3,~gold4,~red2"


def test_the_fifth_card_of_a_limousine_takes_the_bullet() -> None:
    """P8: if it is free."""
    scene = Scene(
        "hands=limousine|; open=den,den; table=a0:~red1,~red2|b0:~gold1,~gold2,~gold3"
    )

    scene.play("limousine a b, pick 2, pick 1")

    assert scene["bullets"] == "?,0"


def test_the_fifth_card_of_a_limousine_leaves_a_bullet_that_is_taken() -> None:
    """P8, P7: only if it is free."""
    scene = Scene(
        "hands=limousine|; open=den,den; bullets=?,1; table=a0:~red1,~red2|"
        "b0:~gold1,~gold2,~gold3|b1:~blue1,~blue2,~blue3,~blue4,~blue5"
    )

    scene.play("limousine a b, pick 2, pick 1")

    assert scene["bullets"] == "?,1"
    assert scene.heard("claimed") == []


def test_a_limousine_leaves_a_marked_series_alone() -> None:
    """P8: marked by your own bullet; another's bullet does not matter."""
    five = "~red1,~red2,~red3,~red4,~red5"
    own = Scene(f"hands=limousine|; open=den,den; bullets=0,?; table=a0:{five}")
    other = Scene(f"hands=limousine|; open=den,den; bullets=1,?; table=a0:{five}")

    assert "limousine" not in own.verbs()
    assert "limousine a b" in other.offers()


def test_a_limousine_needs_another_open_business_with_room() -> None:
    """P8."""
    full = "~gold1,~gold2,~gold3,~gold4,~gold5"
    filled = Scene(f"hands=limousine|; open=den,den; table=a0:~red1|b0:{full}; bullets=?,1")
    closed = Scene("hands=limousine|; open=den,?; table=a0:~red1")

    assert filled.offers() == ["draw", "limousine b a", "waste limousine"]
    assert closed.offers() == ["draw", "waste limousine"]


def test_nothing_happens_before_a_limousine_drives_off() -> None:
    """A choice in picks is a draft until it is whole."""
    scene = Scene("hands=limousine|; open=den,den; table=a0:~red1,~red2")

    scene.play("limousine a b, pick 2")

    assert scene["table"] == "a0:~red1,~red2"
    assert scene["hands"] == "limousine|"
    assert scene["pending"] == "0"
    assert scene.heard() == []


def test_a_pistol_gives_two_actions_after_its_own() -> None:
    """P4: one more than without it, in effect."""
    scene = Scene("hands=red1,pistol|")

    scene.play("pistol")

    assert (scene["left"], scene["extra"]) == ("2", "2")
    assert scene["discards"] == "pistol"


def test_a_pistol_works_in_the_shortened_first_turns() -> None:
    """P4."""
    scene = Scene("hands=red1,pistol|; turns=0; steps=start.0")

    scene.play("pistol")

    assert (scene["left"], scene["extra"]) == ("0", "2")
    assert scene.offers()[:2] == ["draw", "end"]


def test_blackmail_takes_any_discard_and_shuffles_the_rest_away() -> None:
    """P10: blackmail itself starts the new discard pile."""
    scene = Scene("hands=blackmail|; discards=red9,gold3,murder; deck=blue1,blue2")
    scene.play("blackmail")

    assert scene.offers() == ["choose red9", "choose gold3", "choose murder"]

    scene.play("choose murder")

    assert scene["hands"] == "murder|"
    assert scene["deck"] == "red9,blue1,blue2,gold3"
    assert scene["discards"] == "blackmail"
    assert scene["left"] == "2"


def test_nobody_else_sees_what_blackmail_took() -> None:
    """P10."""
    scene = Scene("hands=blackmail|; discards=red9,gold3; deck=blue1,blue2")

    scene.play("blackmail, choose gold3")

    assert scene.sees(0, "hands") == "gold3|"
    assert scene.sees(1, "hands") == "?|"
    assert scene.sees(1, "discards") == "blackmail"


def test_blackmail_needs_a_discard_to_take() -> None:
    """P10; it can be thrown away all the same (P5)."""
    scene = Scene("hands=blackmail|")

    assert scene.offers() == ["draw", "waste blackmail"]
    assert scene.refusal("blackmail") == "no-discards"
