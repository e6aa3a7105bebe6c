"""The four worked situations of the rulebook, on the table of the house."""

from .scenes import Scene

# The letters of the rulebook's pictures by chair.
A, B, D, E, F, G = 0, 2, 5, 6, 7, 9
H, J, K, L, N = 11, 15, 16, 17, 19
BOSS_AT_O, P, Q, R = 20, 22, 23, 25


def test_you_are_red() -> None:
    """Cake at A kills only A; café and register bring $2k; a new cake reaches J and K."""
    scene = Scene(
        f"steps=start.1; hands=stab|cake,stab|stab; cakes=hand,{A},hand;"
        f"chairs={A}:blue-jack,{B}:red-henkie,{D}:red-robbie,{J}:blue-henkie,{K}:blue-robbie,"
        f"{H}:yellow-boss,{R}:yellow-henkie"
    )

    assert scene.heard("died") == [f"died 2 jack {A}"]
    assert scene.heard("paid") == ["paid 1 2 18 10 5"]
    scene.play(f"cake {J}", "stop")
    assert scene["cakes"] == f"hand,{J},hand"
    scene.play("discard stab", "discard stab")
    assert scene.heard("died")[1:] == [f"died 2 henkie {J}", f"died 2 robbie {K}"]


def test_you_are_orange() -> None:
    """Boss at R earns $2k; the man at F takes the revolver and shoots the Boss at O."""
    scene = Scene(
        f"steps=start.4; hands=||||shoot; chairs={R}:orange-boss,{F}:orange-henkie,"
        f"{BOSS_AT_O}:red-boss,{A}:yellow-boss,{B}:red-henkie,{D}:blue-boss,{H}:green-boss",
        seats=5,
    )

    assert scene.heard("exploded") == []
    assert scene.heard("paid") == ["paid 4 2 18 10 0"]
    assert scene.offers_of("shoot") == [f"shoot {BOSS_AT_O}"]
    scene.play(f"shoot {BOSS_AT_O}")
    assert scene.heard("died") == [f"died 1 boss {BOSS_AT_O}"]


def test_you_are_blue() -> None:
    """The cake takes P and Q; G is a restaurant; F shoots O; the man at E wakes."""
    for cake in (P, Q):
        scene = Scene(
            f"steps=start.2; hands=||shoot; cakes=hand,hand,{cake};"
            f"chairs={P}:red-henkie,{Q}:yellow-henkie,{G}:blue-henkie,{F}:blue-jack,"
            f"{BOSS_AT_O}:yellow-boss,{E}:blue-sleeping-henkie,{A}:red-boss,{L}:yellow-jack"
        )

        assert scene.heard("died") == [f"died 1 henkie {P}", f"died 0 henkie {Q}"]
        assert scene.heard("paid") == ["paid 2 1 19 10 5"]
        scene.play(f"shoot {BOSS_AT_O}", "stop")
        assert scene.heard("died")[2:] == [f"died 0 boss {BOSS_AT_O}"]
        assert scene.heard("woke") == [f"woke 2 {E}"]


def test_you_are_green() -> None:
    """Boss at H earns $1k, moves to L and earns the café's as well, if he lives."""
    scene = Scene(
        f"steps=start.3; hands=stab|stab|stab|move; chairs={H}:green-boss,{A}:yellow-henkie,"
        f"{B}:red-henkie,{N}:blue-henkie",
        seats=4,
    )

    assert scene.heard("paid") == ["paid 3 1 19 10 2"]
    scene.play(f"move {H},to {L}", "discard stab", "discard stab", "discard stab")
    assert scene.heard("paid")[-1] == "paid 3 2 17 10 2"
