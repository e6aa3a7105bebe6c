"""The Raid and sitting down again (M30 to M32)."""

from .scenes import Scene

TABLE = "chairs=11:yellow-boss,12:yellow-jack,13:red-sleeping-boss,28:blue-boss,29:blue-henkie"


def test_all_men_leave_and_sleepers_sleep_on() -> None:
    """M30."""
    scene = Scene(f"hands=raid||; {TABLE}").play("raid")

    assert scene.taken() == []
    assert scene["standing"] == (
        "yellow-boss,yellow-jack,red-sleeping-boss,blue-boss,blue-henkie"
    )
    assert scene.heard("raided") == ["raided 0"]


def test_cakes_stay_on_their_chairs_and_may_be_sat_before() -> None:
    """M21, M30."""
    scene = Scene(f"hands=raid||; cakes=hand,12,13; {TABLE}").play("raid")

    assert scene["cakes"] == "hand,12,13"
    assert {"seat boss 12", "seat boss 13"} <= set(scene.offers())


def test_the_raider_begins_and_one_man_sits_down_at_a_time() -> None:
    """M30: clockwise; whoever has nobody left is skipped."""
    scene = Scene(f"steps=turn.2; hands=||raid; {TABLE}").play("raid")
    order = []

    while scene["steps"].endswith(("seating.0", "seating.1", "seating.2")):
        order += scene.asked
        scene.play(scene.offers()[0])

    assert order == [2, 0, 1, 2, 0]
    assert scene["standing"] == ""


def test_any_man_may_take_any_free_chair() -> None:
    """M30: awake or asleep, where he could never have been put to sleep."""
    scene = Scene(f"hands=raid||; {TABLE}").play("raid", "seat boss 3")

    assert scene.offers() == [
        f"seat sleeping-boss {chair}" for chair in range(30) if chair != 3
    ]
    assert scene.refusal("seat sleeping-boss 3") == "chair-taken"
    assert scene.refusal("seat boss 4") == "no-such-man"
    assert scene.refusal("stop") == "illegal-action"
    scene.play("seat sleeping-boss 0")
    assert "0:red-sleeping-boss" in scene["chairs"]


def test_men_who_wait_for_a_chair_are_alive() -> None:
    """M30: nobody is out, and nobody has won, while men stand."""
    scene = Scene(f"hands=raid||; {TABLE}").play("raid", "seat boss 3")

    assert scene["out"] == "0,0,0"
    assert not scene.winners


def test_after_it_the_raider_may_move_draws_and_wakes_his_own_men() -> None:
    """M31: the question is put as after any card."""
    scene = Scene(
        "hands=raid,move||;"
        "chairs=11:yellow-boss,12:yellow-sleeping-jack,13:red-sleeping-boss,28:blue-boss",
        draws="stab",
    )

    scene.play(
        "raid", "seat boss 1", "seat sleeping-boss 2", "seat boss 3", "seat sleeping-jack 4"
    )
    assert scene["steps"] == "again.0.-1"
    assert scene.offers() == ["stop", "move 1"]
    scene.play("move 1,to 9")

    assert scene.heard("woke") == ["woke 0 4"]
    assert "2:red-sleeping-boss" in scene["chairs"]
    assert len(scene.state.hands[0]) == 5
    assert scene.asked == [1]


def test_a_raid_after_which_nobody_can_do_anything_is_no_special_case() -> None:
    """M32: the raider's only man asleep, the turn simply ends."""
    scene = Scene("hands=raid||; chairs=11:yellow-sleeping-henkie,13:red-henkie,28:blue-henkie")

    scene.play("raid", "seat sleeping-henkie 0", "seat henkie 10", "seat henkie 20")

    assert scene.asked == [1]
    assert "0:yellow-henkie" in scene["chairs"]


def test_the_played_raid_is_out_of_the_game() -> None:
    """M10: and everybody can see that it is."""
    scene = Scene(f"hands=raid||; {TABLE}").play("raid")

    assert scene.state.raids == 1
    assert scene["discards"] == ""
    assert scene.sees(2, "raids") == "1"
