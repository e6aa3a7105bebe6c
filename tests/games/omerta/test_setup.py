"""The start of a match and of its rounds (O1 to O3)."""

from backroom.engine.chance import MatchChance, ScriptedChance
from backroom.engine.match import Match
from backroom.games.omerta.actions import PEEK
from backroom.games.omerta.game import OMERTA

from .scenes import GAME, Scene, cards, hands

PLAIN = (0, 0)


def test_everybody_gets_four_cards_and_the_vault_four() -> None:
    """Setting up: the rest is the deck."""
    for seats in (2, 3, 4, 5):
        state = GAME.start(seats, PLAIN, MatchChance(b"deal"))

        assert [len(hand) for hand in state.hands] == [4] * seats
        assert len(state.vault) == 4
        assert len(state.deck) == 60 - 4 * seats - 5


def test_one_card_is_turned_up_to_start_the_discards() -> None:
    """O1: a character there does nothing, a bottle opens no race."""
    for top in ("gangster", "bottle3"):
        deal = cards("bottle9 " * 4 + "bottle10 " * 4 + "bottle8 " * 4 + top)
        state = GAME.start(2, PLAIN, ScriptedChance({"deal": deal}))

        assert state.discards == cards(top)
        assert [step.KEY for step in state.steps] == ["peek"]


def test_capone_begins_the_first_round() -> None:
    """O2: whoever is dealt Al Capone, by chance."""
    match = Match(OMERTA, 4, PLAIN, ScriptedChance({"start": [2]}))

    for seat in range(4):
        match.submit(seat, match.state.prompt, [PEEK, PEEK + 1])
    assert match.pending() == [2]


def test_the_highest_total_begins_a_later_round() -> None:
    """O2: over all rounds so far, not the last one."""
    scene = Scene(f"{hands(3)}; round=2; sheet=1.40.0.7; wins=0,1,0; starter=1")

    scene.play("call")

    assert scene["starter"] == "0"
    assert scene.heard("round")[0].startswith("round 0 3")


def test_of_equal_totals_the_nearest_after_the_last_starter_begins() -> None:
    """O2: clockwise; the last starter himself is the last to come."""
    low = "hands=bottle1|bottle2|bottle2|bottle2"
    scene = Scene(f"{low}; starter=2", seats=4)
    tied = Scene("hands=bottle2|bottle1|bottle1; starter=0; steps=end.1|turn.1")

    scene.play("call")
    tied.play("1: call")

    assert scene["sheet"] == "0.0.2.2.2"
    assert scene["starter"] == "3"
    assert tied["sheet"] == "1.2.0.1"
    assert tied["starter"] == "0"


def test_everybody_peeks_at_two_own_cards_at_the_same_time() -> None:
    """O3: the others see where, not what."""
    scene = Scene(f"{hands(3)}; steps=peek; turns=0; starter=1")

    assert scene.asked == [0, 1, 2]
    scene.play("2: peek 1, peek 4", "0: peek 2, peek 3")
    assert scene.asked == [1]
    assert scene["hands"] == hands(3).removeprefix("hands=")
    scene.play("1: peek 3, peek 4")

    assert scene.row(0) == "bottle1,bottle2+0,bottle3+0,bottle4"
    assert scene.row(1) == "bottle5,bottle6,bottle7+1,killer+1"
    assert scene.row(2) == "bottle1+2,bottle2,mole,bottle10+2"
    assert scene.sees(0, "hands").split("|")[1] == "?,?,?+1,?+1"
    assert scene.sees(1, "hands").split("|")[1] == "?,?,bottle7+1,killer+1"
    assert scene.step == "turn.1"


def test_two_different_cards_are_peeked_at_and_no_more() -> None:
    """O3: in the order of their places, so that a pair is named in one way."""
    scene = Scene(f"{hands(3)}; steps=peek; turns=0")

    assert scene.offers(0) == ["peek 1", "peek 2", "peek 3"]
    scene.play("0: peek 2")
    assert scene.offers(0) == ["peek 3", "peek 4"]
    assert scene.default() == "peek 3"


def test_a_new_round_is_dealt_anew() -> None:
    """Nothing is left of the round before but the sheet."""
    scene = Scene(f"{hands(3)}; blockers=mamma.0.1.-1.1; reshuffles=1; turns=9")

    scene.play("call")

    assert scene["round"] == "2"
    assert (scene["turns"], scene["reshuffles"], scene["blockers"]) == ("0", "0", "")
    assert scene.step == "peek"
    assert scene["sheet"] == "0.30.33.0"
