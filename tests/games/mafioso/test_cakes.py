"""Order cake, Pass on and Ka-Boom (M19 to M26)."""

from .scenes import Scene

REST = "13:red-boss,28:blue-boss"


def test_a_cake_can_be_ordered_for_any_chair_without_one() -> None:
    """M19: taken or free."""
    scene = Scene(f"hands=cake||; cakes=hand,4,5; chairs=11:yellow-boss,{REST}")

    chairs = [int(offer.split()[1]) for offer in scene.offers_of("cake")]

    assert chairs == [chair for chair in range(30) if chair not in (4, 5)]


def test_beside_one_cake_all_other_chairs_are_offered() -> None:
    """M19: what lies ready for the only cake on the table."""
    for cake in range(30):
        scene = Scene(f"hands=cake||; cakes=hand,{cake},hand; chairs=11:yellow-boss,{REST}")

        chairs = [int(offer.split()[1]) for offer in scene.offers_of("cake")]

        assert chairs == [chair for chair in range(30) if chair != cake]


def test_without_cakes_on_the_table_all_chairs_are_offered() -> None:
    """M19: the short way through the rules gives the same."""
    scene = Scene(f"hands=cake||; chairs=11:yellow-boss,{REST}")

    assert scene.offers_of("cake") == [f"cake {chair}" for chair in range(30)]
    assert scene.play("cake 13")["cakes"] == "13,hand,hand"


def test_the_own_cake_is_always_back_when_cards_are_played() -> None:
    """M19, M22, M26: it went off in step 1, wherever it was passed to."""
    scene = Scene(
        f"steps=start.0; hands=cake||; cakes=20,hand,hand; chairs=11:yellow-boss,{REST}"
    )

    assert scene["cakes"] == "hand,hand,hand"
    assert scene.heard("exploded") == ["exploded 0 20"]
    assert len(scene.offers_of("cake")) == 30


def test_a_blast_takes_the_chair_and_both_neighbours() -> None:
    """M20: own men, enemies and sleepers, all at once."""
    scene = Scene(
        "steps=start.0; hands=boom||; cakes=20,hand,hand;"
        "chairs=18:red-jack,19:yellow-henkie,20:red-henkie,21:blue-sleeping-henkie,22:blue-jack,"
        f"11:yellow-boss,{REST}"
    )

    assert scene.taken() == [11, 13, 18, 22, 28]
    assert len(scene.heard("died")) == 3


def test_a_blast_needs_nobody_in_the_middle_and_goes_round_the_corner() -> None:
    """M20: at the join of the ring."""
    scene = Scene(
        "steps=start.0; hands=boom||; cakes=0,hand,hand;"
        "chairs=29:red-henkie,1:blue-henkie,2:blue-jack,11:yellow-boss,13:red-boss,28:blue-boss"
    )

    assert scene.taken() == [2, 11, 13, 28]


def test_a_blast_sets_off_no_other_cake() -> None:
    """M20: no chain reaction."""
    scene = Scene(
        "steps=start.0; hands=boom||; cakes=20,21,hand;"
        f"chairs=22:red-jack,11:yellow-boss,{REST}"
    )

    assert scene["cakes"] == "hand,21,hand"
    assert 22 in scene.taken()


def test_a_cake_stays_when_the_man_before_it_moves() -> None:
    """M21."""
    scene = Scene(f"hands=move||; cakes=hand,hand,11; chairs=11:yellow-boss,{REST}")

    scene.play("move 11,to 3")

    assert scene["cakes"] == "hand,hand,11"


def test_a_cake_stays_when_the_man_before_it_dies() -> None:
    """M21: he is shot, it is not."""
    scene = Scene(
        f"hands=shoot||; cakes=hand,16,hand; chairs=11:yellow-robbie,16:red-henkie,{REST}"
    ).play("shoot 16")

    assert scene["cakes"] == "hand,16,hand"


def test_ka_boom_sets_off_a_cake_of_another_player() -> None:
    """M22, M23: its living owner gets it back."""
    scene = Scene(
        "hands=boom||; cakes=hand,20,hand;"
        f"chairs=20:blue-henkie,21:red-henkie,11:yellow-boss,{REST}"
    )

    scene.play("boom red")

    assert scene.taken() == [11, 13, 28]
    assert scene["cakes"] == "hand,hand,hand"
    assert scene.heard("boomed") == ["boomed 0 1"]


def test_ka_boom_and_pass_are_for_cakes_of_others_on_the_table() -> None:
    """M23: not for the own one, nor for one in hand."""
    scene = Scene(f"hands=boom,pass||; cakes=3,20,hand; chairs=11:yellow-boss,{REST}")

    assert scene.offers_of("boom") == ["boom red"]
    assert scene.offers_of("pass") == ["pass red left", "pass red right"]


def test_the_cake_of_a_player_who_is_out_can_be_used_and_is_then_gone() -> None:
    """M22, M23, M25: Ka-Boom and Pass on reach it."""
    table = (
        "cakes=hand,20,hand; chairs=20:blue-henkie,5:yellow-jack,11:yellow-boss,28:blue-boss"
    )
    boom = Scene(f"hands=boom||; {table}").play("boom red")
    passed = Scene(f"hands=pass||; {table}").play("pass red left")

    assert boom["cakes"] == "hand,gone,hand"
    assert boom.taken() == [5, 11, 28]
    assert passed["cakes"] == "hand,28,hand"


def test_a_cake_is_passed_to_the_next_man_on_either_side() -> None:
    """M24: empty chairs are skipped; left is the next chair up."""
    table = "cakes=hand,20,hand; chairs=18:yellow-boss,25:blue-sleeping-boss,3:red-boss"

    assert Scene(f"hands=pass||; {table}").play("pass red left")["cakes"] == "hand,25,hand"
    assert Scene(f"hands=pass||; {table}").play("pass red right")["cakes"] == "hand,18,hand"


def test_a_cake_is_not_passed_to_a_chair_with_a_cake() -> None:
    """M24: that side is illegal."""
    scene = Scene(
        "hands=pass||; cakes=hand,20,25; chairs=18:yellow-boss,25:blue-boss,3:red-boss"
    )

    assert scene.offers_of("pass") == [
        "pass red right",
        "pass blue left",
        "pass blue right",
    ]


def test_a_cake_is_not_passed_to_a_cake_on_its_right_either() -> None:
    """M24: each side is looked at by itself."""
    scene = Scene(
        "hands=pass||; cakes=hand,20,18; chairs=18:yellow-boss,25:blue-boss,3:red-boss"
    )

    assert scene.offers_of("pass") == [
        "pass red left",
        "pass blue left",
        "pass blue right",
    ]


def test_a_pass_that_comes_back_to_its_chair_is_illegal() -> None:
    """M24: there is no other man to pass to."""
    scene = Scene(
        "hands=pass||; cakes=hand,20,hand; chairs=20:yellow-boss; standing=red-boss,blue-boss"
    )

    assert scene.offers_of("pass") == []


def test_the_same_result_both_ways_is_one_action() -> None:
    """M24."""
    scene = Scene(
        "hands=pass||; cakes=hand,20,hand; chairs=20:yellow-boss,3:red-boss; standing=blue-boss"
    )

    assert scene.offers_of("pass") == ["pass red left"]


def test_the_cake_of_a_player_who_is_out_never_goes_off_by_itself() -> None:
    """M25: round after round."""
    scene = Scene(
        "hands=move,move||move,move; cakes=hand,20,hand;"
        "chairs=20:blue-henkie,11:yellow-henkie,28:blue-jack"
    )

    scene.play("discard move", "discard move", "discard move")

    assert scene["cakes"] == "hand,20,hand"
    assert scene.heard("exploded") == []


def test_a_cake_goes_off_in_the_next_turn_whatever_happened_to_it() -> None:
    """M26: also when somebody passed it on in between."""
    scene = Scene(
        "hands=cake,move|pass,move|move,move;"
        "chairs=11:yellow-henkie,20:red-henkie,22:blue-jack,28:blue-henkie"
    )

    scene.play("cake 20", "stop", "pass yellow left", "stop", "discard move")

    assert scene.heard("exploded") == ["exploded 0 22"]
    assert scene.taken() == [11, 20, 28]
