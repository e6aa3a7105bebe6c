"""Nightcap and waking (M27 to M29)."""

from .scenes import Scene

REST = "13:red-boss,28:blue-boss"


def test_every_man_at_a_drink_can_be_chosen() -> None:
    """M27: own ones and sleepers too, and nobody else; a café's bottles are no drinks."""
    scene = Scene(
        "hands=nightcap||; chairs=5:red-jack,6:yellow-boss,8:red-sleeping-henkie,"
        f"16:blue-henkie,{REST}"
    )

    assert scene.offers_of("nightcap") == ["nightcap 6", "nightcap 8"]
    scene.play("nightcap 8")
    assert scene.offers() == ["nightcap 13"]


def test_three_different_men_in_ascending_order() -> None:
    """M27: each choice has one way to be made."""
    scene = Scene(
        f"hands=nightcap||;chairs=6:yellow-boss,8:red-henkie,16:blue-henkie,19:blue-jack,{REST}"
    )

    assert scene.offers_of("nightcap") == ["nightcap 6", "nightcap 8", "nightcap 13"]
    scene.play("nightcap 6")
    assert scene.offers() == ["nightcap 8", "nightcap 13", "nightcap 16"]
    scene.play("nightcap 13")
    assert scene.offers() == ["nightcap 16", "nightcap 19"]
    scene.play("nightcap 19")
    assert scene.heard("drugged") == ["drugged 0 6,13,19"]


def test_a_pill_out_of_order_is_refused_for_that_reason() -> None:
    """M27, M40: the chair is a good one, only not yet, or no more."""
    text = (
        "hands=nightcap,stab||;"
        "chairs=6:yellow-boss,16:red-boss,19:red-jack,23:red-sleeping-henkie,29:blue-boss"
    )

    assert Scene(text).refusal("nightcap 23") == "pills-in-order"
    assert Scene(text).refusal("nightcap 16, nightcap 6") == "pills-in-order"
    assert Scene(text).refusal("nightcap 16, nightcap 16") == "pills-in-order"
    assert Scene(text).refusal("nightcap 8") == "no-such-target"
    assert Scene(text).refusal("nightcap 16, nightcap 27") == "no-such-target"
    assert Scene(text).refusal("nightcap 16, discard stab") == "illegal-action"
    assert Scene(text).play("nightcap 16, nightcap 19, nightcap 23").asked == [0]


def test_pills_need_the_card() -> None:
    """M27: whoever sits at a drink."""
    scene = Scene(f"hands=stab||; chairs=11:yellow-boss,{REST}")

    assert scene.refusal("nightcap 13") == "card-not-in-hand"


def test_with_fewer_men_at_drinks_all_of_them_are_chosen() -> None:
    """M27: exactly as many as there are, at least one."""
    scene = Scene(f"hands=nightcap||; chairs=11:yellow-boss,8:red-henkie,{REST}")
    nobody = Scene("hands=nightcap||; chairs=11:yellow-boss,14:red-boss,28:blue-boss")

    scene.play("nightcap 8,nightcap 13")

    assert "8:red-sleeping-henkie,11:yellow-boss,13:red-sleeping-boss" in scene["chairs"]
    assert scene["steps"] == "again.0.-1"
    assert nobody.offers() == ["discard nightcap"]


def test_a_second_pill_kills() -> None:
    """M28: all three are settled together."""
    scene = Scene(
        "hands=nightcap||; chairs=8:red-sleeping-henkie,16:blue-henkie,19:red-sleeping-jack,"
        "11:yellow-boss,14:red-boss,28:blue-boss"
    )

    scene.play("nightcap 8,nightcap 16,nightcap 19")

    assert scene.taken() == [11, 14, 16, 28]
    assert "16:blue-sleeping-henkie" in scene["chairs"]
    assert scene.heard("died") == ["died 1 sleeping-henkie 8", "died 1 sleeping-jack 19"]


def test_a_second_pill_kills_an_own_man_too() -> None:
    """M28: legal, silly."""
    scene = Scene(
        "hands=nightcap||;"
        "chairs=6:yellow-sleeping-henkie,11:yellow-boss,14:red-boss,28:blue-boss"
    )

    scene.play("nightcap 6")

    assert scene.taken() == [11, 14, 28]


def test_two_pills_in_two_turns_kill_before_the_owner_wakes_him() -> None:
    """M28: yellow's pill, then blue's, before red's turn is over."""
    scene = Scene(
        "hands=stab|nightcap,stab|nightcap,stab;"
        "chairs=8:yellow-henkie,11:yellow-boss,14:red-boss,28:blue-boss",
        draws="stab stab stab stab stab",
    )

    scene.play("discard stab", "nightcap 8", "stop", "nightcap 8")

    assert 8 not in scene.taken()


def test_sleepers_do_not_move() -> None:
    """M29."""
    scene = Scene(f"hands=move||; chairs=6:yellow-sleeping-boss,11:yellow-jack,{REST}")

    assert scene.offers_of("move") == ["move 11"]


def test_sleepers_wake_at_the_end_of_their_owners_turn() -> None:
    """M29: his own only, also those of his own Nightcap."""
    scene = Scene(
        "hands=nightcap||;"
        "chairs=6:yellow-henkie,11:yellow-boss,19:yellow-sleeping-jack,"
        "27:blue-sleeping-henkie,13:red-boss,28:blue-boss"
    )

    scene.play("nightcap 6,nightcap 13,nightcap 27")
    assert "6:yellow-sleeping-henkie" in scene["chairs"]
    scene.play("stop")

    assert scene.heard("woke") == ["woke 0 6,19"]
    assert scene["chairs"].count("sleeping") == 1
    assert "13:red-sleeping-boss" in scene["chairs"]


def test_a_sleeper_misses_the_income_of_his_own_turn() -> None:
    """M29: waking comes last."""
    scene = Scene(
        "steps=start.0; hands=stab||; chairs=6:yellow-sleeping-boss,13:red-jack,28:blue-jack"
    )

    scene.play("discard stab")

    assert scene.state.money[0] == 0
    assert "6:yellow-boss" in scene["chairs"]


def test_a_time_out_in_the_middle_of_a_nightcap_takes_the_first_drinks() -> None:
    """The default of a pick is the first one offered."""
    scene = Scene(f"hands=nightcap||; chairs=6:yellow-boss,8:red-henkie,16:blue-henkie,{REST}")

    scene.play("nightcap 8")

    assert scene.default() == "nightcap 13"
