"""Strength and shares (rulebook chapter 4; G5 to G11, G19)."""

import pytest

from backroom.games.chicago_gangsters.scoring import losers_share

from .scenes import Scene


def fight(scene: Scene, *answers: str) -> Scene:
    """Put in what is named; everybody else puts in nothing."""
    named = dict(answer.split(":", 1) for answer in answers)
    while scene["steps"].rsplit("|", 1)[-1].startswith("commit"):
        seat = scene.asked[0]
        scene.play(f"{seat}: {named.get(str(seat), 'done')}")
    return scene


def test_the_worked_example_of_the_rulebook() -> None:
    """24 and a hidden 5 against 5 and 10: 29 to 15, and the losers share (G3, G5, G7)."""
    scene = Scene(
        "hands=bribe5,bribe5,bribe5,weapon4,blackmail5|weapon4,blackmail1|blackmail5|"
        "blackmail5,blackmail5; loot=loot4"
    )
    scene.play("0: put weapon4, put bribe5, put bribe5, put bribe5, hide blackmail5")
    scene.play("1: put weapon4, put blackmail1, done")

    assert scene.heard("announced") == ["announced challengers 24"]

    scene.play("2: put blackmail5, done", "3: put blackmail5, put blackmail5, done")

    assert scene.heard("announced")[1] == "announced defenders 15"
    assert scene.heard("fought") == ["fought challengers 29 15 1"]
    assert scene.asked == [0]

    scene.play("0: take first")

    assert scene.asked == [3]


def test_one_point_less_in_the_worked_example_and_the_losers_get_nothing() -> None:
    """14 is less than half of 29 (G7)."""
    scene = Scene(
        "hands=bribe5,bribe5,bribe5,weapon4,blackmail5|weapon4,blackmail1|bribe4|"
        "blackmail5,blackmail5; loot=loot4"
    )
    scene.play("0: put weapon4, put bribe5, put bribe5, put bribe5, hide blackmail5")
    scene.play("1: put weapon4, put blackmail1, done")
    scene.play("2: put bribe4, done", "3: put blackmail5, put blackmail5, done")

    assert scene.heard("fought") == ["fought challengers 29 14 0"]

    scene.play("0: take first")

    assert scene.heard("took") == ["took 0 winners first", "took 1 winners second"]
    assert scene["steps"] == "reveal|fight|commit.1|commit.0"


def test_strength_is_valid_means_and_the_persons_of_both_partners() -> None:
    """G5: where persons count, all of both sides do (G8), without being asked."""
    scene = Scene(
        "hands=weapon2|weapon4|bribe5|; persons=judge|mayor,spy|senator|; district=stockyards"
    )
    fight(scene, "0: put weapon2, done", "1: put weapon4, done", "2: put bribe5, done")

    assert scene.heard("announced") == ["announced challengers 13", "announced defenders 4"]
    assert scene.heard("fought") == ["fought challengers 13 4 0"]


def test_persons_do_not_count_where_the_card_does_not_show_them() -> None:
    """G8: neither value nor judge helps in Cicero."""
    scene = fight(Scene("hands=|||; persons=judge|||; district=cicero"))

    assert scene.heard("fought") == ["fought challengers 0 0 1"]


def test_challengers_win_a_tie() -> None:
    """G5: nought to nought too."""
    tie = Scene("hands=weapon4||weapon4|")
    fight(tie, "0: put weapon4, done", "2: put weapon4, done")
    nothing = fight(Scene("hands=|||"))

    assert tie.heard("fought") == ["fought challengers 4 4 1"]
    assert nothing.heard("fought") == ["fought challengers 0 0 1"]


def test_defenders_win_with_one_more() -> None:
    """G5."""
    scene = Scene("hands=weapon4||blackmail5|")
    fight(scene, "0: put weapon4, done", "2: put blackmail5, done")

    assert scene.heard("fought") == ["fought defenders 4 5 1"]
    assert scene.asked == [2]


def test_a_contribution_is_all_that_is_a_players_own() -> None:
    """G6: means, persons, stand-ins, hidden card and brawler bonus."""
    scene = Scene(
        "hands=weapon4,weapon2|weapon4||; persons=brawler,taxi-driver|||; district=cicero"
    )
    scene.play("0: put weapon4, hide weapon2", "1: put weapon4, done", "0: brawl")
    scene.play("2: done", "3: done")

    assert scene.heard("contributed")[:2] == ["contributed 1 4", "contributed 0 14"]
    assert scene.asked == [0]


def test_equal_contributions_let_the_ampersand_choose_first() -> None:
    """G6: seat 1 of the challengers, seat 2 of the defenders."""
    scene = Scene("hands=weapon4|weapon4|weapon4|weapon4; loot=loot4")
    fight(scene, *(f"{seat}: put weapon4, done" for seat in range(4)))

    assert scene.asked == [1]

    scene.play("take first")

    assert scene.asked == [2]


@pytest.mark.parametrize(
    ("winners", "losers", "shared"),
    [(29, 15, True), (29, 14, False), (30, 15, True), (0, 0, True), (1, 0, False)],
)
def test_losers_share_with_at_least_half(winners: int, losers: int, shared: bool) -> None:
    """G7."""
    assert losers_share(winners, losers) is shared


@pytest.mark.parametrize(
    ("person", "district", "strength"),
    [
        ("reporter", "bronzeville", 2),
        ("taxi-driver", "back-of-the-yards", 2),
        ("customs-officer", "gold-coast", 2),
        ("reporter", "gold-coast", 0),
        ("taxi-driver", "chinatown", 0),
        ("customs-officer", "cicero", 0),
        ("reporter", "hyde-park", 2),
        ("taxi-driver", "hyde-park", 2),
        ("mayor", "cicero", 0),
    ],
)
def test_a_stand_in_is_worth_two_where_his_means_count_and_persons_do_not(
    person: str, district: str, strength: int
) -> None:
    """G9: automatic; where persons count he has his value and nothing more."""
    scene = fight(Scene(f"hands=|||; persons={person}|||; district={district}"))

    assert scene.heard("announced")[0] == f"announced challengers {strength}"


def test_a_specialist_does_not_help_a_stand_in() -> None:
    """G9: only the district card does."""
    scene = Scene("hands=|||; persons=explosives-expert,taxi-driver|||; district=gold-coast")
    fight(scene)

    assert scene.heard("announced")[0] == "announced challengers 0"


def test_the_brawler_does_not_double_a_stand_in() -> None:
    """G9: means cards only."""
    scene = Scene("hands=weapon4|||; persons=brawler,taxi-driver|||; district=cicero")
    scene.play("0: put weapon4, done", "1: done", "0: brawl")

    assert scene.heard("announced") == ["announced challengers 10"]


@pytest.mark.parametrize(
    ("person", "card", "district"),
    [
        ("dealer", "bribe5", "cicero"),
        ("thief", "blackmail5", "little-italy"),
        ("explosives-expert", "weapon4", "chinatown"),
    ],
)
def test_a_specialist_makes_his_means_valid_for_his_owner_only(
    person: str, card: str, district: str
) -> None:
    """G10, G2: in every district, and such a card never returns."""
    scene = Scene(f"hands={card}|{card}||; persons={person}|||; district={district}")
    fight(scene, f"0: put {card}, done", f"1: put {card}, done")

    assert scene.heard("revealed")[:2] == [f"revealed 0 {card} - 0", f"revealed 1 - {card} 0"]
    assert scene["discards"] == card


def test_a_lone_clan_is_doubled() -> None:
    """G19: means and persons; pact 9 sets clan 0 against clans 1 and 2."""
    scene = Scene(
        "hands=weapon4|weapon4|; persons=mayor|mayor|; coalition=pact9; district=stockyards",
        seats=3,
    )
    fight(scene, "0: put weapon4, done", "1: put weapon4, done")

    assert scene.heard("fought") == ["fought challengers 14 7 1"]


def test_a_lone_clans_stand_in_is_doubled() -> None:
    """G19: worth four."""
    scene = Scene("hands=||; persons=taxi-driver||; coalition=pact9; district=cicero", seats=3)
    fight(scene)

    assert scene.heard("announced")[0] == "announced challengers 4"


def test_a_lone_clans_brawler_adds_ten_at_most_to_the_doubled_means() -> None:
    """G11: min(10, doubled means)."""
    few = Scene(
        "hands=weapon4||; persons=brawler||; coalition=pact9; district=cicero", seats=3
    ).play("0: put weapon4, done", "0: brawl")
    many = Scene(
        "hands=weapon4,weapon4||; persons=brawler||; coalition=pact9; district=cicero", seats=3
    ).play("0: put weapon4, put weapon4, done", "0: brawl")

    assert few.heard("announced") == ["announced challengers 16"]
    assert many.heard("announced") == ["announced challengers 26"]
