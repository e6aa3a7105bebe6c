"""Income and the notes it is paid in (M11 to M14)."""

import pytest

from backroom.games.mafioso.moves import pay, pot_value

from .scenes import GAME, Scene

OTHERS = "13:red-henkie,28:blue-henkie"


def earned(*men: str) -> int:
    """What yellow's turn brings with these men."""
    text = ",".join([*men, OTHERS])
    return Scene(f"steps=start.0; hands=boom||; chairs={text}").state.money[0]


def paid(pot: str, owed: int) -> tuple[str, int]:
    """The pot after a payment, and what was paid."""
    scene = Scene(f"pot={pot}; chairs=11:yellow-boss,{OTHERS}")
    pay(scene.state, 0, owed)
    return scene["pot"], scene.state.money[0]


def test_the_boss_earns_one_wherever_he_sits() -> None:
    """M11."""
    assert earned("11:yellow-boss") == 1
    assert earned("29:yellow-boss") == 1
    assert earned("11:yellow-henkie") == 0


def test_every_business_earns_one() -> None:
    """M11: a café, a restaurant and a casino."""
    assert earned("5:yellow-henkie") == 1
    assert earned("5:yellow-henkie", "9:yellow-henkie", "12:yellow-henkie") == 3
    assert earned("25:yellow-boss") == 2


@pytest.mark.parametrize("pair", [(5, 17), (9, 25), (12, 21)])
def test_both_of_a_kind_earn_two_more(pair: tuple[int, int]) -> None:
    """M11: a monopoly."""
    assert earned(*(f"{chair}:yellow-henkie" for chair in pair)) == 4


def test_two_of_different_kinds_are_no_monopoly() -> None:
    """M11: both chairs of one kind it must be."""
    assert earned("5:yellow-henkie", "25:yellow-henkie") == 2
    assert earned("5:yellow-henkie", "17:red-jack") == 1


def test_the_register_doubles_all() -> None:
    """M11: Boss, businesses and monopoly; on its own it doubles nothing."""
    assert earned("2:yellow-henkie") == 0
    assert earned("2:yellow-boss") == 2
    assert earned("2:yellow-henkie", "5:yellow-jack", "17:yellow-jack", "11:yellow-boss") == 10


def test_sleepers_earn_nothing() -> None:
    """M12: neither Boss nor business, monopoly or register."""
    assert earned("11:yellow-sleeping-boss") == 0
    assert earned("5:yellow-sleeping-henkie") == 0
    assert earned("5:yellow-henkie", "17:yellow-sleeping-henkie") == 1
    assert earned("2:yellow-sleeping-henkie", "11:yellow-boss") == 1


def test_nothing_owed_is_nothing_paid() -> None:
    """M13.1: and nothing is told of it."""
    scene = Scene(f"steps=start.0; hands=boom||; chairs=11:yellow-henkie,{OTHERS}")

    assert scene["pot"] == "20,10,5"
    assert scene.heard("paid") == []


def test_a_pot_with_no_more_than_is_owed_goes_whole() -> None:
    """M13.2."""
    assert paid("3,0,0", 4) == ("0,0,0", 3)
    assert paid("4,0,0", 4) == ("0,0,0", 4)


def test_the_last_note_goes_whole() -> None:
    """M13.3: also when it is worth more than is owed."""
    assert paid("0,1,0", 2) == ("0,0,0", 5)
    assert paid("0,0,1", 1) == ("0,0,0", 10)


def test_largest_notes_go_first() -> None:
    """M13.4: without paying too much."""
    assert paid("20,10,5", 18) == ("17,9,4", 18)
    assert paid("20,10,5", 4) == ("16,10,5", 4)
    assert paid("20,10,0", 12) == ("18,8,0", 12)


def test_a_rest_is_paid_with_the_smallest_note_and_change() -> None:
    """M13.4: change in $1k notes, which the players then have enough of."""
    assert paid("0,2,0", 2) == ("3,1,0", 2)
    assert paid("0,0,2", 3) == ("7,0,1", 3)
    assert paid("2,1,1", 4) == ("3,0,1", 4)
    assert paid("0,1,1", 12) == ("3,0,0", 12)


def test_payment_is_exact_and_no_note_is_made_or_lost() -> None:
    """M13: over every small pot; twenty $1k notes are all there are."""
    for ones in range(21):
        for fives in range(3):
            for tens in range(3):
                for owed in range(1, 19):
                    check_payment(ones, fives, tens, owed)


def check_payment(ones: int, fives: int, tens: int, owed: int) -> None:
    """One payment from one pot."""
    scene = Scene(f"pot={ones},{fives},{tens}; chairs=11:yellow-boss,{OTHERS}")
    before = pot_value(scene.state)
    pay(scene.state, 0, owed)
    left = scene.state.pot
    last = ones + fives + tens == 1
    assert scene.state.money[0] == (before if last else min(owed, before))
    assert pot_value(scene.state) + scene.state.money[0] == before
    assert 0 <= left[0] <= 20
    assert 0 <= left[1] <= fives
    assert 0 <= left[2] <= tens


def test_the_match_ends_the_moment_the_pot_is_empty() -> None:
    """M14: before any card is played, and whoever has most wins."""
    scene = Scene(
        f"steps=start.0; hands=boom||; pot=0,1,0; money=3,9,0; chairs=11:yellow-boss,{OTHERS}"
    )

    assert scene.heard("ended") == ["ended pot"]
    assert scene.state.money == [8, 9, 0]
    assert scene.winners == [1]


def test_change_keeps_the_match_going() -> None:
    """M14: a pot from which change is given is not empty."""
    scene = Scene(
        f"steps=start.0; hands=boom||; pot=0,0,2; money=3,9,0; chairs=11:yellow-boss,{OTHERS}"
    )

    assert not scene.winners
    assert scene["pot"] == "9,0,1"


def test_the_pot_may_hold_small_notes_only() -> None:
    """M14: one note of the smallest kind keeps the match going."""
    scene = Scene(
        f"steps=start.0; hands=boom||; pot=2,0,0; money=3,9,0; chairs=11:yellow-boss,{OTHERS}"
    )

    assert not scene.winners
    assert scene["pot"] == "1,0,0"


def test_income_is_compulsory() -> None:
    """M4: no question is asked, even by a player who would lose by it."""
    scene = Scene(
        f"steps=start.0; hands=boom||; pot=1,0,0; money=0,9,0; chairs=11:yellow-boss,{OTHERS}"
    )

    assert scene.winners == [1]
    assert GAME.places(scene.state) == [2, 1, 3]
