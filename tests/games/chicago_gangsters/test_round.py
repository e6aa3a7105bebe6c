"""The course of a match and its end (rulebook chapters 1 and 7; G16, G17, G25)."""

from collections import Counter

from backroom.engine.chance import SearchChance
from backroom.engine.playout import play_randomly

from .scenes import GAME, Scene


def end(text: str, expert: bool = False, seats: int = 4) -> Scene:
    """A match whose next coalition card is the end card."""
    return Scene(
        f"steps=reveal; coalitions=pact2,pact3,end-card; {text}",
        seats=seats,
        expert=expert,
        chance={"coalition": "end-card"},
    )


def test_a_round_turns_up_four_cards() -> None:
    """Rulebook 1: coalition, district, loot and person."""
    scene = Scene(
        "steps=reveal; hands=|||",
        chance={
            "coalition": "pact7",
            "district": "cicero",
            "loot": "loot5",
            "person": "senator",
        },
    )

    assert scene.heard("round") == ["round pact7 cicero loot5 senator"]
    assert scene["line_up"] == "1,3,0,2"
    assert scene.asked == [1, 3]


def test_the_end_card_stops_the_match_at_once() -> None:
    """G16: nothing is fought for."""
    scene = end("hands=|||; bottles=1,3,2,0")

    assert scene.heard("round") == []
    assert scene["winners"] == "1"
    assert scene.asked == []
    assert GAME.places(scene.state) == [3, 1, 2, 4]


def test_the_end_card_lies_among_the_last_three() -> None:
    """G16: ten, eleven or twelve rounds, equally likely."""
    rounds: Counter[int] = Counter()
    chance = SearchChance("end")
    for _ in range(300):
        state = GAME.start(3, (0,), chance)
        play_randomly(state, chance, 100_000)
        rounds[12 - sum(1 for card in state.coalitions if card < 12)] += 1

    assert sorted(rounds) == [10, 11, 12]
    assert min(rounds.values()) > 70


def test_the_highest_sum_of_each_kind_earns_two_bottles() -> None:
    """G17: ties all; a sum of nought earns nothing."""
    scene = end("hands=weapon4|weapon2,weapon2|bribe5|bribe1; persons=judge|mayor||")

    assert scene.heard("prized")[:3] == [
        "prized 0 weapons",
        "prized 1 weapons",
        "prized 2 bribes",
    ]
    assert "blackmail" not in " ".join(scene.heard("prized"))
    assert scene["bottles"] == "4,4,2,0"


def test_most_persons_earn_two_bottles_and_the_priest_is_two() -> None:
    """G17: values do not matter."""
    scene = end("hands=|||; persons=spy,priest|judge,senator|fence,thief,spy|mayor")

    assert scene.heard("prized") == ["prized 0 persons", "prized 2 persons"]
    assert scene["bottles"] == "2,0,2,0"


def test_all_hands_are_shown_at_the_end() -> None:
    """G17: everybody sees them."""
    scene = end("hands=weapon4|bribe5||blackmail1,blackmail1")

    assert scene.heard("shown")[3] == "shown 3 blackmail1,blackmail1"
    assert scene.sees(0, "known") == "weapon4|bribe5||blackmail1,blackmail1"


def test_a_tie_goes_to_more_persons() -> None:
    """G17: before their means are counted."""
    scene = end("hands=|||; bottles=0,2,2,0; persons=spy,fence,dealer|judge,mayor|priest|thief")

    assert scene["bottles"] == "2,2,2,0"
    assert scene["winners"] == "0"


def test_the_priest_is_two_persons_in_a_tie_as_well() -> None:
    """G17: of two players with two persons each, the one with the Priest wins."""
    persons = "spy,fence,dealer,judge|senator,mayor|priest,thief|"
    scene = end(f"hands=|||; bottles=0,4,4,0; persons={persons}")

    assert scene["bottles"] == "2,4,4,0"
    assert scene["winners"] == "2"


def test_what_is_still_equal_is_shared() -> None:
    """G17: same bottles, persons and means."""
    scene = end("hands=weapon4|weapon4||; persons=spy|judge||; bottles=0,0,2,2")

    assert scene["bottles"] == "4,4,2,2"
    assert scene["winners"] == "0,1"


def test_of_equals_the_larger_sum_of_all_means_wins() -> None:
    """G17: after bottles and persons."""
    scene = end("hands=weapon4,weapon4|weapon4,bribe5||; persons=spy|judge||; bottles=2,2,0,0")

    assert scene["bottles"] == "6,6,0,0"
    assert scene["winners"] == "1"


def test_most_godfather_points_earn_a_bottle() -> None:
    """G25: ties all, and nobody without a point."""
    tied = end("hands=|||; points=2,2,1,0; persons=spy|judge|thief|fence", expert=True)
    none = end("hands=|||; persons=spy|judge|thief|fence", expert=True)

    assert tied["bottles"] == "3,3,2,2"
    assert none["bottles"] == "2,2,2,2"


def test_mr_x_is_reckoned_like_a_clan() -> None:
    """G21: he scores as everybody does."""
    scene = end("hands=||||weapon4; mr_x=4", seats=5)

    assert scene.heard("prized")[0] == "prized 4 weapons"
    assert scene["winners"] == "4"
