"""The end of a round (rulebook chapter 6; G14, G15, G21)."""

import pytest

from .scenes import Scene


def mini(text: str, seat: int = 0, left: int = 1, used: int = 0, seats: int = 4) -> Scene:
    """The mini-turn of a seat, the last of its round unless more are left."""
    return Scene(f"steps=reveal|mini.{seat}.{left}.{used}; {text}", seats=seats)


def test_the_end_of_a_round_starts_with_the_winners_first_chooser() -> None:
    """G14: then clockwise; players without abilities draw without being asked."""
    scene = Scene("hands=||weapon4|", draws="bribe1 bribe2 bribe3 bribe4")
    scene.play("0: done", "1: done", "2: put weapon4, done", "3: done", "2: take first")

    assert scene.heard("drew") == [
        "drew 2 bribe1",
        "drew 3 bribe2",
        "drew 0 bribe3",
        "drew 1 bribe4",
    ]


def test_a_mini_turn_is_a_draw_and_each_ability_once_in_any_order() -> None:
    """G14: all optional."""
    scene = mini("hands=weapon4,bribe5|||; persons=spy,fence,poker-player|||")

    assert scene.offers() == ["draw", "use spy", "use fence", "use poker-player", "end"]
    assert scene.default() == "end"

    scene.play("draw")

    assert scene.offers() == ["use spy", "use fence", "use poker-player", "end"]

    scene.play("use fence, discard bribe5")

    assert scene.offers()[-1] == "end"
    assert "use fence" not in scene.offers()


def test_an_undrawn_card_is_drawn_at_the_end() -> None:
    """G14."""
    scene = mini("hands=weapon4|||; persons=fence|||").play("end")

    assert scene.heard("drew") == ["drew 0 weapon2"]


def test_nothing_is_drawn_twice() -> None:
    """G14: a card that was drawn is not drawn again at the end."""
    scene = mini("hands=weapon4|||; persons=fence|||").play("draw", "end")

    assert len(scene.heard("drew")) == 1


TEN = "weapon2,weapon2,weapon2,weapon2,weapon2,weapon4,weapon4,weapon4,weapon4,weapon4"


def test_a_full_hand_draws_nothing() -> None:
    """G14: ten is the limit; a player may make room first."""
    scene = mini(f"hands={TEN}|||; persons=spy|||")

    assert scene.offers() == ["use spy", "end"]
    assert scene.refusal("draw") == "hand-full"

    scene.play("use spy, discard weapon2, discard weapon4, done")

    assert len(scene.heard("drew")) == 1
    assert scene.sees(1, "sizes") == "9,0,0,0"


def test_a_full_hand_ends_without_a_draw() -> None:
    """G14, G12."""
    scene = mini(f"hands={TEN}|||; persons=fence|||").play("end")

    assert scene.heard("drew") == []


@pytest.mark.parametrize("person", ["spy", "whisky-smuggler"])
def test_means_worth_six_buy_a_bottle(person: str) -> None:
    """G14: or more than six, once."""
    scene = mini(f"hands=weapon2,weapon4,bribe5|||; persons={person},fence|||")

    scene.play(f"use {person}, discard weapon2")
    assert scene.offers() == ["discard weapon4", "discard bribe5"]
    scene.play("discard bribe5")
    assert scene.offers() == ["done"]
    scene.play("done")

    assert scene["bottles"] == "1,0,0,0"
    assert scene["discards"] == "weapon2,bribe5"
    assert scene.refusal(f"use {person}") == "ability-not-there"


def test_a_sale_is_only_begun_if_it_can_be_finished() -> None:
    """G14: five are too few, and picks that lead nowhere are not offered."""
    poor = mini("hands=bribe5|||; persons=spy|||")
    rich = mini("hands=weapon4,bribe1,bribe5|||; persons=spy|||").play("use spy")

    assert poor.offers() == ["draw", "end"]
    assert poor.refusal("use spy") == "ability-needs-cards"
    assert rich.offers() == ["discard weapon4", "discard bribe1"]

    rich.play("discard bribe1")

    assert rich.offers() == ["discard bribe5"]


def test_spy_and_smuggler_sell_once_each() -> None:
    """G14: of two that do the same, the Spy is offered first."""
    scene = mini("hands=weapon4,weapon4,bribe5,bribe5|||; persons=spy,whisky-smuggler|||")

    assert scene.offers() == ["draw", "use spy", "end"]

    scene.play("use spy, discard weapon4, discard weapon4, done")

    assert scene.offers() == ["draw", "use whisky-smuggler", "end"]

    scene.play("use whisky-smuggler, discard bribe5, discard bribe5, done")

    assert scene["bottles"] == "2,0,0,0"


def test_the_second_of_two_like_abilities_says_which_comes_first() -> None:
    """G14, G21: the hand is good enough; the other is offered until it is used."""
    sellers = mini("hands=weapon4,bribe5|||; persons=spy,whisky-smuggler|||")
    masked = mini("hands=||||bribe5,bribe5; persons=||||fence", seat=4, seats=5)

    assert sellers.refusal("use whisky-smuggler") == "ability-other-first"
    assert masked.refusal("use mr-x") == "ability-other-first"


def test_a_card_that_an_ability_cannot_take_is_refused_with_its_reason() -> None:
    """G14: cards are named in ascending order, and two discards must be affordable."""
    spy = mini("hands=weapon2,weapon4,bribe5|||; persons=spy|||")
    poker = mini("hands=bribe1,bribe2|||; persons=poker-player|||; discards=bribe5")
    spy.play("use spy")
    poker.play("use poker-player, discard bribe1, discard bribe2")

    assert spy.refusal("discard bribe5") == "cards-in-order"
    assert spy.refusal("discard bribe1") == "card-not-in-hand"
    assert poker.refusal("fish bribe5") == "fish-too-dear"
    assert poker.refusal("fish weapon4") == "card-not-in-discards"


def test_a_lone_clans_sale_is_not_doubled() -> None:
    """G19: a single 4 is no 8 for the Spy."""
    scene = mini("hands=weapon4||; persons=spy||; coalition=pact9", seats=3)

    assert scene.offers() == ["draw", "end"]


def test_the_fence_changes_one_card_for_another() -> None:
    """G14: discard one, draw one."""
    scene = Scene(
        "steps=reveal|mini.0.1.0; hands=weapon4|||; persons=fence|||", draws="bribe5"
    ).play("use fence, discard weapon4")

    assert scene.heard("discarded") == ["discarded 0 weapon4"]
    assert scene.heard("drew") == ["drew 0 bribe5", "drew 0 weapon2"]


def test_the_fence_needs_a_card() -> None:
    """G14: an empty hand has nothing to change."""
    scene = mini("hands=|||; persons=fence|||; steps=reveal|mini.0.1.32")

    assert scene.offers() == ["end"]
    assert scene.refusal("use fence") == "ability-needs-cards"
    assert scene.refusal("draw") == "no-draw-left"
    assert scene.refusal("pass") == "illegal-action"


def test_the_poker_player_takes_two_discards_worth_no_more_than_two_cards_given() -> None:
    """G14: exactly two for exactly two, in ascending order."""
    scene = mini(
        "hands=weapon2,weapon4|||; persons=poker-player|||; discards=bribe1,bribe5,blackmail5"
    )
    scene.play("use poker-player, discard weapon2, discard weapon4")

    assert scene.offers() == ["fish weapon2", "fish weapon4", "fish bribe1"]

    scene.play("fish bribe1")

    assert scene.offers() == ["fish bribe5", "fish blackmail5"]

    scene.play("fish blackmail5")

    assert scene.heard("fished") == ["fished 0 bribe1,blackmail5"]
    assert scene["discards"] == "weapon2,weapon4,bribe5"
    assert scene["known"] == "bribe1,blackmail5|||"


def test_the_poker_player_may_take_back_what_he_has_just_given() -> None:
    """G14: also both cards."""
    scene = mini("hands=weapon2,weapon4|||; persons=poker-player|||")
    scene.play("use poker-player, discard weapon2, discard weapon4")

    assert scene.offers() == ["fish weapon2"]

    scene.play("fish weapon2, fish weapon4")

    assert scene["discards"] == ""


def test_the_poker_player_needs_two_cards() -> None:
    """G14: and the first one leaves room for a second."""
    poor = mini("hands=weapon2|||; persons=poker-player|||")
    rich = mini("hands=weapon2,bribe5|||; persons=poker-player|||").play("use poker-player")

    assert poor.offers() == ["draw", "end"]
    assert rich.offers() == ["discard weapon2"]


def test_an_ability_is_all_or_nothing() -> None:
    """No pick but the last is seen by anybody."""
    scene = mini("hands=weapon2,weapon4|||; persons=poker-player|||")
    before = scene.sees(1, "discards")
    scene.play("use poker-player, discard weapon2")

    assert scene.sees(1, "discards") == before
    assert scene.heard() == []
    assert scene.default() == "discard weapon4"


def test_who_is_asked_follows_from_public_persons() -> None:
    """A Spy whose hand is too weak to sell is asked all the same, and may only draw."""
    weak = mini("hands=bribe1|||; persons=spy|||")
    plain = mini("hands=bribe5,bribe5|||; persons=judge|||")

    assert weak.asked == [0]
    assert plain["steps"] == "reveal|fight|commit.1|commit.0"


def test_mr_x_may_draw_one_more_and_change_a_card() -> None:
    """G21: both optional, in his mini-turn."""
    scene = mini("hands=||||weapon4; holders=0,1,2,3; mr_x=4", seat=4, seats=5)

    assert scene.offers() == ["draw", "use mr-x", "end"]

    scene.play("draw")

    assert scene.offers() == ["draw", "use mr-x", "end"]

    scene.play("draw")

    assert scene.offers() == ["use mr-x", "end"]

    scene.play("use mr-x, discard weapon4")

    assert len(scene.heard("drew")) == 3
    assert scene["steps"].endswith("lurk")


def test_mr_x_draws_no_extra_card_with_a_full_hand() -> None:
    """G21: if he has fewer than ten."""
    scene = mini(f"hands=||||{TEN}", seat=4, seats=5)

    assert scene.offers() == ["use mr-x", "end"]


def test_the_extra_card_of_mr_x_is_not_drawn_for_him() -> None:
    """G21, G14: only the card that everybody gets is."""
    scene = mini("hands=||||weapon4; mr_x=4", seat=4, seats=5).play("end")

    assert len(scene.heard("drew")) == 1


def test_mr_x_with_a_fence_changes_two_cards() -> None:
    """G21: one for each, the Fence first."""
    scene = mini("hands=||||weapon4,weapon4; persons=||||fence; mr_x=4", seat=4, seats=5)

    assert scene.offers() == ["draw", "use fence", "end"]

    scene.play("use fence, discard weapon4")

    assert scene.offers() == ["draw", "use mr-x", "end"]


def test_the_bonus_belongs_to_the_mr_x_of_after_the_swap() -> None:
    """G21: seat 0 is left out, is masked, and has the bonus at once."""
    scene = Scene("hands=|weapon4|||weapon4; loot=loot10", seats=5)
    scene.play("4: put weapon4, join challengers", "0: done", "1: put weapon4, done")
    scene.play("2: done", "3: done", "4: take first")

    assert scene["mr_x"] == "0"
    assert scene.asked == [0]
    assert scene.offers() == ["draw", "end"]


def test_the_deck_is_shuffled_anew_for_a_draw_that_must_be() -> None:
    """G15: the discards of a Fence are enough."""
    scene = mini("hands=weapon4|||; persons=fence|||; deck=")

    assert scene.offers() == ["use fence", "end"]

    scene.play("use fence, discard weapon4")

    assert scene.heard("reshuffled") == ["reshuffled 1"]
    assert scene["hands"] == "weapon4|||"
