"""Who is out, when it is over and who has won (M33 to M36)."""

from .scenes import GAME, Scene


def test_who_loses_his_last_man_is_out_and_keeps_his_money() -> None:
    """M33: cards to the discards, shown to all; a cake in hand leaves the game."""
    scene = Scene(
        "hands=shoot|cake,raid|; money=0,7,0;chairs=11:yellow-robbie,16:red-henkie,28:blue-boss"
    ).play("shoot 16")

    assert scene["hands"] == "||"
    assert scene["discards"] == "shoot,cake,raid"
    assert scene["cakes"] == "hand,gone,hand"
    assert scene.state.money[1] == 7
    assert scene.heard("eliminated") == ["eliminated 1 1 1 cake,raid"]
    assert not scene.winners


def test_the_cake_of_who_is_out_stays_on_the_table() -> None:
    """M33, M25."""
    scene = Scene(
        "hands=shoot||; cakes=hand,3,hand; chairs=11:yellow-robbie,16:red-henkie,28:blue-boss"
    ).play("shoot 16")

    assert scene["cakes"] == "hand,3,hand"


def test_who_blows_up_his_own_last_man_has_no_income_and_no_cards() -> None:
    """M33: step 1 was the end of his turn."""
    scene = Scene(
        "steps=start.0; hands=stab|stab|stab; cakes=2,hand,hand;"
        "chairs=2:yellow-boss,13:red-henkie,28:blue-henkie"
    )

    assert scene.state.money[0] == 0
    assert scene.state.out[0]
    assert scene["cakes"] == "gone,hand,hand"
    assert scene.asked == [1]


def test_who_kills_his_own_last_man_with_a_card_does_not_draw() -> None:
    """M33: by Ka-Boom or Nightcap, the turn is over at once."""
    boom = Scene(
        "hands=boom,move|stab|stab; cakes=hand,5,hand;"
        "chairs=5:yellow-jack,13:red-henkie,28:blue-henkie"
    ).play("boom red")
    pill = Scene(
        "hands=nightcap,move|stab|stab;"
        "chairs=6:yellow-sleeping-jack,14:red-henkie,28:blue-henkie"
    ).play("nightcap 6")

    for scene in (boom, pill):
        assert scene.state.hands[0] == []
        assert scene.heard("drew") == []
        assert scene.asked == [1]


def test_the_last_family_takes_the_pot() -> None:
    """M34: at once, and the match is over."""
    scene = Scene(
        "hands=shoot||; money=5,9,0; pot=4,1,1; cakes=hand,hand,gone;"
        "chairs=11:yellow-robbie,16:red-henkie"
    ).play("shoot 16")

    assert scene.state.money == [24, 9, 0]
    assert scene["pot"] == "0,0,0"
    assert scene.heard("ended") == ["ended last"]
    assert scene.winners == [0]


def test_the_last_family_need_not_win() -> None:
    """M34, M35: a rich dead man beats a poor survivor."""
    scene = Scene(
        "hands=shoot||; money=5,40,0; pot=4,1,1; chairs=11:yellow-robbie,16:red-henkie"
    ).play("shoot 16")

    assert scene.state.money[0] == 24
    assert scene.winners == [1]


def test_when_nobody_is_left_the_pot_stays() -> None:
    """M34: one blast takes all; also by any other event."""
    scene = Scene(
        "hands=boom||; money=5,6,0; pot=4,1,1; cakes=hand,5,gone;"
        "chairs=5:yellow-jack,6:red-henkie"
    ).play("boom red")
    pills = Scene(
        "hands=nightcap||; money=5,6,0; pot=4,1,1;"
        "chairs=6:yellow-sleeping-jack,8:red-sleeping-henkie"
    ).play("nightcap 6,nightcap 8")

    for ended in (scene, pills):
        assert ended["pot"] == "4,1,1"
        assert ended.heard("ended") == ["ended nobody"]
        assert ended.winners == [1]


def test_equal_money_goes_to_who_fell_later() -> None:
    """M35: blue was out before red."""
    scene = Scene(
        "hands=shoot||; money=0,9,9; pot=4,0,0; out=0,0,17; cakes=hand,hand,gone;"
        "chairs=11:yellow-robbie,16:red-henkie"
    ).play("shoot 16")

    assert scene["out"] == "0,33,17"
    assert scene.winners == [1]
    assert GAME.places(scene.state) == [3, 1, 2]


def test_survivors_beat_the_dead_at_equal_money() -> None:
    """M35: however many men the dead had."""
    scene = Scene(
        "hands=shoot||; money=5,9,0; pot=4,0,0; cakes=hand,hand,gone;"
        "chairs=11:yellow-robbie,16:red-henkie"
    ).play("shoot 16")

    assert scene.state.money[:2] == [9, 9]
    assert scene.winners == [0]


def test_out_in_the_same_event_more_men_just_before_it_win() -> None:
    """M35: red lost two men in the blast, blue one."""
    scene = Scene(
        "steps=start.0; hands=stab||; money=0,9,9; cakes=5,hand,hand;"
        "chairs=4:red-henkie,5:blue-henkie,6:red-jack,11:yellow-boss"
    )

    assert scene["out"] == "0,18,17"
    assert scene.heard("ended") == ["ended last"]
    assert GAME.places(scene.state) == [1, 2, 3]


def test_both_alive_at_the_end_more_men_win() -> None:
    """M35."""
    scene = Scene(
        "steps=start.0; pot=1,0,0; money=8,9,0;"
        "chairs=11:yellow-boss,13:red-jack,14:red-henkie,28:blue-jack"
    )

    assert scene.state.money[:2] == [9, 9]
    assert scene.winners == [1]


def test_all_equal_share_the_win() -> None:
    """M35: at last."""
    scene = Scene(
        "steps=start.0; pot=1,0,0; money=8,9,0; chairs=11:yellow-boss,13:red-jack,28:blue-jack"
    )

    assert scene.winners == [0, 1]
    assert GAME.places(scene.state) == [1, 1, 3]


def test_two_families_may_fall_in_one_event_clockwise_from_the_acting_player() -> None:
    """M33: each shows his cards; the order does not hang on seat numbers."""
    scene = Scene(
        "steps=turn.2; first=2; hands=stab|move|boom|move; cakes=hand,5,hand,hand;"
        "chairs=4:blue-henkie,5:red-henkie,11:yellow-boss,13:green-boss",
        seats=4,
    )

    scene.play("boom red")

    assert [event.split()[1] for event in scene.heard("eliminated")] == ["3", "0"]
    assert scene["cakes"] == "hand,gone,gone,hand"
