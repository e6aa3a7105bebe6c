"""Shoot and Stab (M15 to M18, M42)."""

import pytest

from .scenes import Scene

REST = "13:red-boss,28:blue-boss"


def shots(*men: str, hands: str = "shoot||") -> list[str]:
    """Whom yellow can shoot."""
    return Scene(f"hands={hands}; chairs={','.join([*men, REST])}").offers_of("shoot")


def stabs(*men: str) -> list[str]:
    """Whom yellow can stab."""
    return Scene(f"hands=stab||; chairs={','.join([*men, REST])}").offers_of("stab")


def test_a_robbie_shoots_the_enemy_opposite() -> None:
    """M16: whatever lies before him."""
    assert shots("11:yellow-robbie", "16:red-henkie") == ["shoot 16"]
    assert shots("16:yellow-robbie", "11:red-henkie") == ["shoot 11"]
    assert shots("11:yellow-robbie", "15:red-henkie", "17:red-henkie") == []


@pytest.mark.parametrize("kind", ["boss", "robbie", "jack", "henkie"])
def test_anybody_can_use_a_revolver(kind: str) -> None:
    """M16, M17: the Boss too."""
    assert shots(f"7:yellow-{kind}", "20:red-henkie") == ["shoot 20"]


def test_without_a_gun_nobody_shoots() -> None:
    """M16: a Jack, a Henkie and a Boss need a revolver before them."""
    for kind in ("boss", "jack", "henkie"):
        assert shots(f"11:yellow-{kind}", "16:red-henkie") == []


def test_own_men_are_never_victims() -> None:
    """M15, M16."""
    assert shots("11:yellow-robbie", "16:yellow-henkie") == []
    assert stabs("11:yellow-jack", "10:yellow-henkie") == []


def test_sleepers_do_not_attack_but_are_attacked() -> None:
    """M29."""
    assert shots("11:yellow-sleeping-robbie", "16:red-henkie") == []
    assert stabs("11:yellow-sleeping-jack", "10:red-henkie") == []
    assert shots("11:yellow-robbie", "16:red-sleeping-henkie") == ["shoot 16"]
    assert stabs("11:yellow-jack", "10:red-sleeping-henkie") == ["stab 10"]


def test_a_shot_kills_one_enemy() -> None:
    """M16: he leaves the game for good."""
    scene = Scene(
        f"hands=shoot||; chairs=11:yellow-robbie,16:red-henkie,17:red-henkie,{REST}"
    ).play("shoot 16")

    assert scene.taken() == [11, 13, 17, 28]
    assert "red-henkie" in scene["dead"]
    assert scene["discards"] == "shoot"
    assert scene.heard("died") == ["died 1 henkie 16"]


def test_nobody_shoots_from_or_at_a_crossed_chair() -> None:
    """M18: the short ends have no opposite."""
    for source, target in [(13, 29), (14, 28), (28, 14), (29, 13), (13, 14)]:
        text = f"hands=shoot||; chairs={source}:yellow-robbie,{target}:red-boss,0:blue-boss"
        assert Scene(text).offers_of("shoot") == []


def test_cakes_block_nothing() -> None:
    """M16."""
    scene = Scene(
        f"hands=shoot||; cakes=hand,11,16; chairs=11:yellow-robbie,16:red-henkie,{REST}"
    )

    assert scene.offers_of("shoot") == ["shoot 16"]


def test_a_jack_stabs_to_both_sides() -> None:
    """M15: neighbouring chairs, no further."""
    men = ("4:yellow-jack", "2:red-jack", "3:red-henkie", "5:blue-henkie", "6:blue-jack")

    assert stabs(*men) == ["stab 3", "stab 5"]


def test_knives_reach_round_the_corner() -> None:
    """M15: from 29 to 0, from 12 to 13, from 14 to 15."""
    assert stabs("29:yellow-jack", "0:red-henkie") == ["stab 0", "stab 28"]
    assert stabs("0:yellow-jack", "29:red-henkie") == ["stab 29"]
    assert stabs("12:yellow-jack") == ["stab 13"]
    assert stabs("14:yellow-henkie", "15:red-henkie") == ["stab 13", "stab 15"]


@pytest.mark.parametrize("kind", ["boss", "robbie", "jack", "henkie"])
def test_anybody_can_use_a_knife(kind: str) -> None:
    """M15, M17."""
    assert stabs(f"20:yellow-{kind}", "21:red-henkie") == ["stab 21"]


def test_without_a_blade_nobody_stabs() -> None:
    """M15: a Robbie, a Henkie and a Boss need a knife before them."""
    for kind in ("boss", "robbie", "henkie"):
        assert stabs(f"11:yellow-{kind}", "10:red-henkie") == []


def test_type_and_table_weapon_are_still_one_kill() -> None:
    """M17: a Jack at a knife stabs once."""
    scene = Scene(
        f"hands=stab,stab||; chairs=20:yellow-jack,19:red-henkie,21:red-henkie,{REST}"
    ).play("stab 19")

    assert scene.taken() == [13, 20, 21, 28]
    assert scene.verbs() == ["stop"]


def test_two_attackers_of_one_victim_are_one_action() -> None:
    """M42: an attack is named by its victim."""
    assert stabs("9:yellow-jack", "10:red-henkie", "11:yellow-jack") == ["stab 10"]


def test_a_card_aimed_at_nobody_is_refused() -> None:
    """With a sentence for each reason."""
    scene = Scene(f"hands=shoot||; chairs=11:yellow-robbie,16:red-henkie,{REST}")

    assert scene.refusal("shoot 17") == "no-such-target"
    assert scene.refusal("stab 16") == "card-not-in-hand"
    assert scene.refusal("cake 16") == "card-not-in-hand"
    assert scene.refusal("nightcap 16") == "card-not-in-hand"
    assert scene.refusal("pass red left") == "card-not-in-hand"
    assert scene.refusal("boom red") == "card-not-in-hand"
    assert scene.refusal("move 11") == "card-not-in-hand"
    assert scene.refusal("discard raid") == "card-not-in-hand"
    assert scene.refusal("to 3") == "illegal-action"
    assert scene.refusal("seat boss 3") == "illegal-action"
