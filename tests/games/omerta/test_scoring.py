"""Scores of a round and of the match (O21, O24)."""

import pytest

from backroom.games.omerta.game import OMERTA

from .scenes import Scene


def called(hands: str, seats: int = 3) -> str:
    """The row of the sheet after seat 0 calls."""
    return Scene(f"hands={hands}", seats=seats).play("call")["sheet"]


@pytest.mark.parametrize(
    ("hands", "row"),
    [
        pytest.param("bottle3,bottle4|bottle8|bottle9", "0.0.8.9", id="right with seven"),
        pytest.param("bottle3,bottle4|bottle7|bottle9", "0.0.7.9", id="a tie is right"),
        pytest.param("bottle3,bottle5|bottle9|bottle10", "0.28.0.10", id="lowest, above 7"),
        pytest.param("bottle3|bottle2|bottle9", "0.23.0.9", id="not the lowest"),
        pytest.param("bottle3|bottle2|bottle2", "0.23.0.0", id="two lowest of the others"),
        pytest.param("alibi|bottle2|bottle2", "0.0.2.2", id="the Alibi counts nothing"),
        pytest.param("||", "0.0.0.0", id="nobody has anything"),
        pytest.param("bottle10|mole|driver,witness", "0.30.0.30", id="characters count"),
        pytest.param("bottle8|bottle8|bottle8", "0.28.0.0", id="all tied above seven"),
    ],
)
def test_a_call_is_scored(hands: str, row: str) -> None:
    """O21: right with 7 or less and nobody strictly lower, wrong costs 20 more."""
    assert called(hands) == row


def test_who_ties_with_a_right_caller_does_not_win_the_round() -> None:
    """O21, O24: he scores his sum and no win."""
    scene = Scene("hands=alibi||bottle3").play("call")

    assert scene["sheet"] == "0.0.0.3"
    assert scene["wins"] == "1,0,0"


def test_all_tied_lowest_win_the_round_of_a_wrong_caller() -> None:
    """O21, O24."""
    scene = Scene("hands=bottle9|bottle2|bottle2").play("call")

    assert scene["wins"] == "0,1,1"


def test_blockers_never_score_and_blocked_cards_do() -> None:
    """O21: Mamma and Patrol belong to nobody."""
    scene = Scene(
        "hands=bottle3|bottle8,bottle1|bottle9; blockers=patrol.0.1.0.2,mamma.2.1.-1.2"
    ).play("call")

    assert scene["sheet"] == "0.0.9.9"


def test_all_hands_are_shown_after_a_call() -> None:
    """Rulebook: from the starter on, with their sums."""
    scene = Scene("hands=bottle3|bottle8,bottle1|; starter=1").play("call")

    assert scene.heard("revealed") == [
        "revealed 1 bottle8,bottle1 9",
        "revealed 2 - 0",
        "revealed 0 bottle3 3",
    ]
    assert scene.heard("scored") == ["scored 1 9 9 0", "scored 2 0 0 1", "scored 0 23 23 0"]


def test_there_are_as_many_rounds_as_players() -> None:
    """O24: the lowest total wins."""
    scene = Scene(
        "hands=bottle3|bottle8|bottle9; round=3; sheet=0.30.10.20,0.30.10.20; wins=0,2,0"
    ).play("call")

    assert scene["winners"] == "1"
    assert OMERTA.places(scene.state) == [3, 1, 2]
    assert scene.asked == []


def test_of_equal_totals_more_rounds_won_wins() -> None:
    """O24: a right call, or lowest when there was no right call."""
    scene = Scene(
        "hands=bottle3|bottle5|bottle9; round=3; sheet=0.5.0.20,0.0.0.20; wins=1,1,0"
    ).play("call")

    assert scene["sheet"].endswith("0.0.5.9")
    assert scene["winners"] == "0"
    assert OMERTA.places(scene.state) == [1, 2, 3]


def test_a_full_tie_is_shared() -> None:
    """O24: two winners."""
    scene = Scene(
        "hands=bottle3|bottle5|bottle9; round=3; sheet=0.5.0.20,0.0.0.20; wins=0,1,0"
    ).play("call")

    assert scene["winners"] == "0,1"
    assert OMERTA.places(scene.state) == [1, 1, 3]


def test_hands_stay_open_when_the_match_is_over() -> None:
    """Everybody may look at the last cards."""
    scene = Scene("hands=bottle3|bottle8; round=2; sheet=0.3.0; wins=0,1", seats=2).play("call")

    assert scene["winners"] == "0"
    assert scene.sees(-1, "hands") == "bottle3+01*|bottle8+01*"
