"""Duels and tie-breaks (rulebook chapter 5; P11, P13 to P15, P17)."""

from .scenes import Scene

START = "steps=start.0; left=0"
FIVE = "red1,red2,red3,red4,red5"
# Seat 0 owns the bullet; all three tie with a lone 7 once the duel comes.
TIED = f"{START}; open=brewery,den; bullets=0,?; table=a0:red7|a1:gold7|a2:blue7"


def test_a_duel_comes_before_the_actions_of_the_bullets_owner() -> None:
    """P11: all cards are shown, the best combination takes the business."""
    scene = Scene(
        f"hands=|; {START}; open=den,pub; bullets=0,?; "
        "table=a0:~red1,~red2,~red3,~red4,~red6|a1:~gold9,~blue9",
        kinds="jazz",
    )

    assert scene.heard("showed") == [
        "showed 0 a red1,red2,red3,red4,red6 flush",
        "showed 1 a gold9,blue9 pair",
    ]
    assert scene.heard("won") == ["won 0 a den"]
    assert scene["won"] == "0,0,0,1,0,0,0,0"
    assert scene["steps"] == "turn.0"
    assert scene["left"] == "3"


def test_after_a_duel_the_cards_are_discarded_and_a_new_business_opens() -> None:
    """P11: bullet back, and the new business can be used in that same turn."""
    scene = Scene(
        f"hands=red9|; {START}; open=brewery,pub; bullets=0,?; table=a0:{FIVE}|a1:gold9",
        kinds="jazz",
    )

    assert scene["discards"] == f"{FIVE},gold9"
    assert scene["bullets"] == "?,?"
    assert scene["open"] == "jazz,pub"
    assert scene["table"] == ""
    assert "play red9 a" in scene.offers()


def test_cards_are_discarded_clockwise_from_the_owner() -> None:
    """So that the order of the discards does not depend on who sits where."""
    scene = Scene(
        "hands=||; steps=start.1; left=0; open=brewery,den; bullets=1,?; "
        f"table=a0:gold9|a1:{FIVE}|a2:blue3",
        seats=3,
    )

    assert scene["discards"] == f"{FIVE},blue3,gold9"


def test_fewer_than_five_cards_can_win_a_duel() -> None:
    """Rulebook 5.0: everyone with at least one card there competes."""
    scene = Scene(
        f"hands=||; {START}; open=brewery,den; bullets=0,?; "
        "table=a0:red1,red2,red3,red4,blue6|a2:gold1,blue1",
        seats=3,
    )

    assert scene.heard("won") == ["won 2 a brewery"]
    assert len(scene.heard("showed")) == 2


def test_there_is_no_duel_in_the_turn_of_another_player() -> None:
    """P11: every rival has had a turn before it comes."""
    scene = Scene(
        f"hands=|gold9; steps=start.1; left=0; open=brewery,den; bullets=0,?; table=a0:{FIVE}"
    )

    assert scene["steps"] == "turn.1"
    assert scene.heard("showed") == []

    scene.play("play gold9 a", "draw", "draw")

    assert len(scene.heard("showed")) == 2


TWO_BULLETS = (
    f"hands=|; {START}; open=brewery,den; bullets=0,0; "
    f"table=a0:{FIVE}|b0:~gold1,~gold2,~gold3,~gold4,~gold6"
)


def test_the_owner_of_several_bullets_chooses_the_order_of_duels() -> None:
    """P11: each is resolved fully before the next."""
    scene = Scene(TWO_BULLETS, kinds="pub jazz")

    assert scene.offers() == ["duel a", "duel b"]
    assert scene.default() == "duel a"
    assert scene.refusal("draw") == "illegal-action"

    scene.play("duel b")

    assert scene.heard("won") == ["won 0 b den", "won 0 a brewery"]
    assert scene["open"] == "jazz,pub"


def test_victory_in_the_first_duel_ends_the_match_before_the_second() -> None:
    """P15: checked after every award."""
    scene = Scene(f"{TWO_BULLETS}; won=0,0,0,2,0,0,0,0")

    scene.play("duel b")

    assert scene["winners"] == "0"
    assert scene.heard("won") == ["won 0 b den"]
    assert scene["pending"] == ""


def test_a_third_business_of_a_kind_wins_at_once() -> None:
    """P15: also for a rival of the bullet's owner."""
    scene = Scene(
        f"hands=|; {START}; open=brewery,den; bullets=0,?; "
        "table=a0:red1,red2,red3,red4,blue6|a1:gold1,blue1; won=0,0,0,0,0,0,2,0"
    )

    assert scene["winners"] == "1"


def test_a_short_match_is_won_with_two_of_a_kind() -> None:
    """P15: option `short`."""
    duel = (
        f"hands=||||; {START}; open=brewery,den,den,den; bullets=0,?,?,?; table=a0:{FIVE}; "
        "won=0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0"
    )

    assert Scene(duel, seats=5, options={"short": "true"})["winners"] == "0"
    assert Scene(duel, seats=5)["winners"] == ""


def test_businesses_that_ran_out_are_not_replaced() -> None:
    """P17: the match goes on with those that are left."""
    scene = Scene(
        f"hands=red9|; {START}; open=brewery,den; bullets=0,?; table=a0:{FIVE}; businesses="
    )

    assert scene["open"] == "?,den"
    assert scene["winners"] == ""
    assert scene.heard("last_business") == []
    assert scene.offers() == ["draw", "play red9 b"]


def test_the_winner_of_the_last_business_wins_if_nobody_else_did() -> None:
    """P17."""
    scene = Scene(
        f"hands=|; {START}; open=brewery,?; bullets=0,?; businesses=; "
        "table=a0:red1,red2,red3,red4,blue6|a1:gold1,blue1; won=2,2,0,0,0,0,0,0"
    )

    assert scene["winners"] == "1"
    assert scene.heard()[-1] == "last_business 1"


def test_tied_players_choose_a_card_unseen() -> None:
    """P14: the others learn that one has chosen, not what."""
    scene = Scene(f"hands=red1,red9|gold3|blue2,blue10; {TIED}", seats=3)
    before = scene.sees(1, "hands")

    assert scene["pending"] == "0,1,2"
    assert scene.offers(2) == ["choose blue2", "choose blue10"]
    assert scene.default(2) == "choose blue10"
    assert scene.refusal("2: choose red1") == "card-not-in-hand"
    assert scene.refusal("2: draw") == "illegal-action"

    scene.play("2: choose blue2")

    assert scene["pending"] == "0,1"
    assert scene.sees(1, "hands") == before
    assert scene.sees(1, "draft") == ""
    assert scene.heard("reinforced") == []


def test_a_time_out_sends_in_the_highest_value() -> None:
    """P14: by value, whatever the colour; a special counts 0."""
    scene = Scene(f"hands=red15,black1,pistol|gold3|blue2; {TIED}", seats=3)

    assert scene.default(0) == "choose red15"


def test_the_highest_card_breaks_the_tie() -> None:
    """P14: revealed together, discarded, and replaced clockwise from the bullet's owner."""
    scene = Scene(
        f"hands=red1,red9|gold3|blue2,blue10; {TIED}; steps=start.1; bullets=1,?",
        seats=3,
        draws="green1 green2 green3",
    )

    scene.play("0: choose red9", "1: choose gold3", "2: choose blue10")

    assert scene.heard("reinforced") == [
        "reinforced 1 gold3",
        "reinforced 2 blue10",
        "reinforced 0 red9",
    ]
    assert scene.heard("drew") == ["drew 1 green1", "drew 2 green2", "drew 0 green3"]
    assert scene.heard("won") == ["won 2 a brewery"]
    assert scene["discards"] == "gold3,blue10,red9,gold7,blue7,red7"
    assert scene["hands"] == "red1,green3|green1|blue2,green2"


def test_a_special_counts_nothing_in_a_tie_break() -> None:
    """P14."""
    scene = Scene(f"hands=pistol|gold1|murder; {TIED}", seats=3)

    scene.play("0: choose pistol", "1: choose gold1", "2: choose murder")

    assert scene.heard("won") == ["won 1 a brewery"]


def test_an_empty_hand_counts_nothing_and_is_not_asked() -> None:
    """P14: whoever has a card must play one, and only who played one draws one."""
    scene = Scene(f"hands=|gold1|; {TIED}", seats=3, draws="green1")

    assert scene["pending"] == "1"

    scene.play("choose gold1")

    assert scene.heard("won") == ["won 1 a brewery"]
    assert scene.heard("drew") == ["drew 1 green1"]


def test_those_still_tied_go_on() -> None:
    """P14: the third is out."""
    scene = Scene(f"hands=red9|gold9|blue8; {TIED}", seats=3, draws="green2 green1 green3")

    scene.play("0: choose red9", "1: choose gold9", "2: choose blue8")

    assert scene["steps"] == "start.0|tie.0.0.3.1"
    assert scene["pending"] == "0,1"

    scene.play("0: choose green2", "1: choose green1")

    assert scene.heard("won") == ["won 0 a brewery"]


def test_a_special_and_an_empty_hand_tie_again() -> None:
    """P14: both count 0; the special's owner drew a card and must play it."""
    scene = Scene(f"hands=pistol||; {TIED}", seats=3, draws="green1")

    scene.play("choose pistol", "choose green1")

    assert scene.heard("won") == ["won 0 a brewery"]


def test_empty_hands_turn_up_the_top_of_the_deck() -> None:
    """P14: clockwise from the owner, and discarded."""
    scene = Scene(f"hands=||; {TIED}", seats=3, draws="green4 green9 green5")

    assert scene.heard("turned_up") == [
        "turned_up 0 green4",
        "turned_up 1 green9",
        "turned_up 2 green5",
    ]
    assert scene.heard("won") == ["won 1 a brewery"]
    assert scene["discards"] == "green4,green9,green5,red7,gold7,blue7"


def test_cards_turned_up_are_not_shuffled_back_while_they_count() -> None:
    """P14, P16: the deck runs out in the middle and the discards step in."""
    scene = Scene(
        f"hands=||; {TIED}; deck=green4; discards=green9",
        seats=3,
        draws="green4 green9",
    )

    assert scene.heard("turned_up") == ["turned_up 0 green4", "turned_up 1 green9"]
    assert scene.heard("won") == ["won 1 a brewery"]


def test_no_cards_anywhere_leave_the_business_to_the_bullets_owner() -> None:
    """P14."""
    scene = Scene(f"hands=||; {TIED}; deck=; discards=", seats=3)

    assert scene.heard("won") == ["won 0 a brewery"]


# Seat 1 owns the bullet and is not among the tied.
OWNER_BEATEN = (
    "steps=start.1; left=0; open=brewery,den,den; bullets=1,?,?; "
    "table=a0:red7|a1:gold6|a2:blue7|a3:green7"
)


def test_an_owner_who_is_not_tied_leaves_it_to_the_next_clockwise() -> None:
    """P14: the first tied player from the bullet's owner on, not the lowest seat."""
    scene = Scene(f"hands=|||; {OWNER_BEATEN}; deck=; discards=", seats=4)

    assert scene.heard("won") == ["won 2 a brewery"]


def test_cards_are_drawn_clockwise_from_an_owner_who_is_not_tied() -> None:
    """P14: the owner himself neither sends a card in nor draws one."""
    scene = Scene(
        f"hands=red1|gold2|blue3|green4; {OWNER_BEATEN}",
        seats=4,
        draws="black1 black2 black3",
    )

    scene.play("0: choose red1", "2: choose blue3", "3: choose green4")

    assert scene.heard("drew") == ["drew 2 black1", "drew 3 black2", "drew 0 black3"]
    assert scene.heard("won") == ["won 3 a brewery"]


def tie_again(scene: Scene) -> None:
    """Both tied players send in a 9; the card each draws is another 9, or the same again."""
    scene.play("0: choose red9", "1: choose gold9")


def test_after_ten_repeats_the_bullets_owner_wins() -> None:
    """P14: the first round and ten more."""
    scene = Scene(
        f"hands=red9|gold9; {START}; open=brewery,den; bullets=0,?; deck=; "
        "table=a0:red7|a1:gold7",
        draws="red9 gold9 " * 11,
    )

    for _ in range(10):
        tie_again(scene)
    assert scene["steps"] == "start.0|tie.0.0.3.10"
    tie_again(scene)

    assert len(scene.heard("reinforced")) == 22
    assert scene.heard("unbroken") == ["unbroken 0 a"]
    assert scene.heard("won") == ["won 0 a brewery"]


def test_after_ten_repeats_only_those_still_tied_count() -> None:
    """P14: the owner dropped out in the last of them."""
    scene = Scene(
        "hands=red8|gold9|blue9; steps=start.0|tie.0.0.7.10; left=0; open=brewery,den; "
        "bullets=0,?; table=a0:red7|a1:gold7|a2:blue7",
        seats=3,
    )

    scene.play("0: choose red8", "1: choose gold9", "2: choose blue9")

    assert scene.heard("unbroken") == ["unbroken 1 a"]
    assert scene.heard("won") == ["won 1 a brewery"]
