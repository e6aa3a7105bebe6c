"""The loot (rulebook chapter 5; G4, G12, G13, G15, G19, G20)."""

from .scenes import Scene

NOTHING = ("0: done", "1: done", "2: done", "3: done")
TEN = "weapon2,weapon2,weapon2,weapon2,weapon2,weapon4,weapon4,weapon4,weapon4,weapon4"


def test_the_first_chooser_takes_one_package_and_the_partner_gets_the_other() -> None:
    """G12: whole packages, no refusal; winners before losers."""
    scene = Scene("hands=weapon4|||; loot=loot8", draws="bribe1 bribe2 bribe3")
    scene.play("0: put weapon4, done", "1: done", "2: done", "3: done")

    assert scene.offers() == ["take first", "take second"]

    scene.play("0: take second")

    assert scene.heard("took") == ["took 0 winners second", "took 1 winners first"]
    assert scene["bottles"] == "1,0,0,0"
    assert scene["persons"] == "|judge||"
    assert scene.heard("drew")[:2] == ["drew 1 bribe1", "drew 1 bribe2"]


def test_losers_choose_after_the_winners_have_drawn() -> None:
    """G12: winners first, second, losers first, second."""
    scene = Scene("hands=|||; loot=loot4").play(*NOTHING)

    assert scene.asked == [1]

    scene.play("1: take first")

    assert scene.asked == [2]

    scene.play("2: take second")

    assert scene.heard("took") == [
        "took 1 winners first",
        "took 0 winners second",
        "took 2 losers second",
        "took 3 losers first",
    ]


def test_equal_packages_need_no_choice() -> None:
    """G12: the losers of loot 6 get a card each."""
    scene = Scene("hands=|||; loot=loot6").play(*NOTHING, "1: take first")

    assert scene.heard("took")[2:] == ["took 2 losers first", "took 3 losers second"]


def test_means_of_a_package_are_drawn_up_to_ten_in_hand() -> None:
    """G12: the rest of it is lost."""
    nine = TEN.removeprefix("weapon2,")
    scene = Scene(f"hands=|{nine}||; loot=loot3").play(*NOTHING, "1: take first")

    assert len(scene.heard("drew")) == 1
    assert scene.sees(0, "sizes") == "0,10,0,0"
    assert scene["bottles"] == "0,1,0,0"


def test_the_person_goes_to_whoever_gets_that_package() -> None:
    """G13."""
    scene = Scene("hands=|||; loot=loot1").play(*NOTHING, "1: take second")

    assert scene["persons"] == "|judge||"
    assert scene["person"] == "?"


def test_a_person_nobody_gets_is_removed() -> None:
    """G13: the losers' package of loot 9, and losers without a share."""
    scene = Scene("hands=weapon4|||; loot=loot9")
    scene.play("0: put weapon4, done", "1: done", "2: done", "3: done", "0: take first")

    assert scene.heard("dismissed") == ["dismissed judge"]
    assert scene["gone"] == "judge"
    assert "judge" not in scene["strangers"]


def test_a_person_hired_now_can_be_used_at_once() -> None:
    """G13: end-of-round abilities work in the same round."""
    scene = Scene("hands=weapon4,weapon4|||; person=spy; loot=loot1")
    scene.play("0: put weapon4, done", "1: done", "2: done", "3: done", "0: take second")

    assert scene["steps"] == "reveal|mini.0.4.0"
    assert "use spy" not in scene.offers()

    scene.play("draw")

    assert scene.asked == [0]


def test_used_cards_are_discarded_before_any_loot_is_drawn() -> None:
    """G4: so that they can be drawn again at once when the deck runs out."""
    scene = Scene("hands=weapon4|||; loot=loot3; deck=bribe1", draws="bribe1 weapon4")
    scene.play("0: put weapon4, done", "1: done", "2: done", "3: done", "0: take first")

    assert scene.heard("drew")[:2] == ["drew 0 bribe1", "drew 0 weapon4"]
    assert scene.heard("reshuffled") == ["reshuffled 1"]


def test_the_discards_are_shuffled_when_the_last_card_is_drawn() -> None:
    """G15: at once, not when the next card is needed."""
    scene = Scene("hands=|||; loot=loot2; deck=bribe1; discards=weapon2,weapon4,bribe5")
    scene.play(*NOTHING, "1: take second")

    drew = scene.heard().index("drew 1 bribe1")
    assert scene.heard()[drew + 1] == "reshuffled 3"


def test_with_no_card_anywhere_nobody_draws() -> None:
    """G15: and the discards wait for the next card that must be drawn."""
    hands = "|".join(["weapon2"] * 5)
    scene = Scene(f"hands={hands}; loot=loot1; deck=; discards=", seats=5)
    scene.play("4: join challengers", "0: put weapon2, done", "1: done")

    assert scene["deck"] == ""

    scene.play("2: done", "3: done")

    assert scene["deck"] == ""
    assert scene["discards"] == "weapon2"

    scene.play("0: take first")

    assert scene.heard("reshuffled") == ["reshuffled 1"]
    assert len(scene.heard("drew")) == 1


def test_a_lone_side_takes_one_package_and_the_other_is_void() -> None:
    """G19: the person goes if it is not taken."""
    scene = Scene("hands=weapon4||; coalition=pact9; loot=loot1", seats=3)
    scene.play("0: put weapon4, done", "1: done", "2: done", "0: take first")

    assert scene.heard("took") == ["took 0 winners first"]
    assert scene["bottles"] == "2,0,0"
    assert scene.heard("dismissed") == ["dismissed judge"]


def test_a_lone_loser_chooses_one_package_too() -> None:
    """G19: pact 1 leaves clan 2 alone against clans 0 and 1."""
    scene = Scene("hands=weapon4||weapon2; loot=loot1; coalition=pact1", seats=3)
    scene.play("0: put weapon4, done", "1: done", "2: done", "0: take first")

    assert scene.heard("fought") == ["fought challengers 4 0 0"]
    again = Scene("hands=weapon4,weapon2||weapon2; loot=loot1; coalition=pact1", seats=3)
    again.play("0: put weapon2, put weapon4, done", "1: done", "2: put weapon2, done")
    again.play("0: take first")
    assert again.heard("fought") == ["fought challengers 6 4 1"]
    assert again.asked == [2]
    again.play("2: take first")
    assert again.heard("took")[2:] == ["took 2 losers first"]


# Five players: seat 4 is Mr. X; weapons only.
X = "district=back-of-the-yards; loot=loot8"


def test_with_mr_x_the_two_highest_contributors_get_packages_and_the_third_is_masked() -> None:
    """G20: higher first; hands, persons and bottles stay with people."""
    scene = Scene(
        f"hands=weapon2|weapon4|||weapon4,weapon4; persons=mayor||||priest; {X}", seats=5
    )
    scene.play("4: put weapon4, put weapon4, join challengers")
    scene.play("0: put weapon2, done", "1: put weapon4, done", "2: done", "3: done")

    assert scene.asked == [4]

    scene.play("4: take second")

    assert scene.heard("took") == ["took 4 winners second", "took 1 winners first"]
    assert scene.heard("traded_places") == ["traded_places 4 0"]
    assert scene["holders"] == "4,1,2,3"
    assert scene["mr_x"] == "0"
    assert scene["persons"] == "mayor|judge|||priest"
    assert scene["bottles"] == "0,0,0,0,1"


def test_mr_x_wins_a_tie_against_clans_and_clans_go_by_the_ampersand() -> None:
    """G20: Mr. X first, then `&`."""
    scene = Scene(f"hands=weapon4|weapon4|||weapon4; {X}", seats=5)
    scene.play("4: put weapon4, join challengers")
    scene.play("0: put weapon4, done", "1: put weapon4, done", "2: done", "3: done")

    scene.play("4: take first")

    assert scene.heard("took") == ["took 4 winners first", "took 1 winners second"]
    assert scene["mr_x"] == "0"


def test_mr_x_stays_masked_when_he_contributed_least() -> None:
    """G20: no cards are exchanged."""
    scene = Scene(f"hands=weapon4|weapon4|||; {X}", seats=5).play("4: join challengers")
    scene.play("0: put weapon4, done", "1: put weapon4, done", "2: done", "3: done")
    scene.play("1: take first")

    assert scene.heard("traded_places") == []
    assert scene["mr_x"] == "4"


def test_mr_x_on_a_losing_side_with_a_share_counts_too() -> None:
    """G20, G7: his strength makes the half; the third of the losers is masked."""
    scene = Scene(f"hands=weapon4||weapon2||weapon4; {X}", seats=5)
    scene.play("4: put weapon4, join defenders", "0: put weapon4, done", "1: done")
    scene.play("2: done", "3: done")

    assert scene.heard("fought") == ["fought challengers 4 4 1"]

    scene.play("0: take first", "4: take first")

    assert scene.heard("took")[2:] == ["took 4 losers first", "took 2 losers second"]
    assert scene["mr_x"] == "3"


def test_without_loot_for_his_side_mr_x_stays_mr_x() -> None:
    """G20."""
    scene = Scene(f"hands=weapon4||||; {X}", seats=5).play("4: join defenders")
    scene.play("0: put weapon4, done", "1: done", "2: done", "3: done", "0: take first")

    assert scene.heard("fought") == ["fought challengers 4 0 0"]
    assert scene["mr_x"] == "4"


def test_the_persons_and_stand_ins_of_mr_x_count_for_his_side() -> None:
    """G20, G5."""
    persons = Scene("hands=||||; persons=||||judge; district=stockyards", seats=5)
    persons.play("4: join defenders", *NOTHING)
    stand_in = Scene("hands=||||; persons=||||taxi-driver; district=cicero", seats=5)
    stand_in.play("4: join defenders", *NOTHING)

    assert persons.heard("fought") == ["fought defenders 0 4 0"]
    assert stand_in.heard("fought") == ["fought defenders 0 2 0"]
