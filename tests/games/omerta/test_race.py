"""The race for equal bottles, live and sealed (O9, O10)."""

import pytest

from backroom.engine.chance import ScriptedChance
from backroom.engine.errors import NotYourPrompt
from backroom.engine.match import Match

from .scenes import GAME, Scene, cards

SEALED = {"race": "sealed"}
# Seat 0 has just discarded bottle 4; seats 0 and 1 have another one, seat 2 has none.
OPEN = "hands=bottle1,bottle4|bottle4,bottle6|mole,bottle2; discards=bottle4"
RACE = f"{OPEN}; steps=end.0|race.3.3.0"
SEALED_RACE = f"{OPEN}; steps=end.0|sealed_race.3.3"


def test_everybody_may_race_the_active_player_too() -> None:
    """O9: whoever could have one or not."""
    scene = Scene(RACE)

    assert scene.asked == [0, 1, 2]
    assert scene.offers(2) == ["pass", "claim 1", "claim 2"]
    assert scene.default() == "pass"


def test_the_first_match_is_discarded_and_ends_the_race() -> None:
    """O9: one card in all leaves."""
    scene = Scene(RACE).play("1: claim 1")

    assert scene.hand(1) == "bottle6"
    assert scene["discards"] == "bottle4,bottle4"
    assert scene.heard("hit") == ["hit 1 1 bottle4"]
    assert scene.step == "turn.1"


def test_the_active_player_may_be_the_fastest() -> None:
    """O9."""
    scene = Scene(RACE).play("2: pass", "0: claim 2")

    assert scene.hand(0) == "bottle1"
    assert scene.step == "turn.1"


def test_a_card_shed_in_a_race_opens_no_new_race() -> None:
    """O9, O10: the turn is over."""
    scene = Scene(RACE).play("0: claim 2")

    assert scene.asked == [1]
    assert scene.step == "turn.1"


def test_a_miss_is_shown_goes_back_and_costs_a_card() -> None:
    """O9: everybody knows the card shown, nobody the penalty."""
    scene = Scene(RACE, draws="alibi").play("2: claim 1")

    assert scene.row(2) == "mole+012*,bottle2,alibi"
    assert scene.heard("missed") == ["missed 2 1 mole"]
    assert scene.heard("penalty") == ["penalty 2"]


def test_the_race_goes_on_after_a_miss() -> None:
    """O9: for the others, in the same question; one try a player."""
    scene = Scene(RACE)
    prompt = scene["prompt"]

    scene.play("2: claim 1")

    assert scene["prompt"] == prompt
    assert scene.asked == [0, 1]
    assert scene.step == "race.3.3.4"
    assert scene.sees(0, "waiting") == "0,1"
    scene.play("1: claim 1")
    assert scene.heard("hit") == ["hit 1 1 bottle4"]


def test_misses_of_all_end_the_race() -> None:
    """O9: three wrong cards, three penalties."""
    scene = Scene(RACE).play("0: claim 1", "1: claim 2", "2: claim 2")

    assert [len(hand) for hand in scene.state.hands] == [3, 3, 3]
    assert scene.step == "turn.1"


def test_nobody_sees_who_passes() -> None:
    """O9: a pass is known to the passer alone until the race is over."""
    scene = Scene(RACE).play("1: pass")

    assert [scene.sees(seat, "waiting") for seat in (-1, 0, 2)] == ["0,1,2"] * 3
    assert scene.sees(1, "waiting") == "0,2"
    scene.play("0: pass")
    assert scene.sees(2, "waiting") == "0,1,2"
    assert scene.heard() == []
    scene.play("2: pass")
    assert scene.step == "turn.1"


def test_a_claim_after_the_match_is_late_and_unpunished() -> None:
    """O9: logged without effect; the card stays unseen."""
    deal = "bottle1 bottle2 bottle3 bottle4 " * 2 + "bottle9 " * 4 + "mole"
    script = {"deal": cards(deal), "draw": cards("bottle4")}
    match = Match(GAME, 2, (0, 0), ScriptedChance(script))
    for seat in (0, 1):
        match.submit(seat, 1, [GAME.actions.parse("peek 1"), GAME.actions.parse("peek 2")])
    match.submit(0, 2, [GAME.actions.parse("draw")])
    match.submit(0, 3, [GAME.actions.parse("discard")])
    match.submit(1, 4, [GAME.actions.parse("claim 4")])
    before = match.game.write(match.state)

    with pytest.raises(NotYourPrompt, match="prompt-gone"):
        match.submit(0, 4, [GAME.actions.parse("claim 1")])
    match.note_late(0, 4, [GAME.actions.parse("claim 1")])

    assert match.game.write(match.state) == before


def test_who_is_under_mamma_does_not_race() -> None:
    """O9, O18: nor is he asked."""
    assert Scene(f"{RACE}; blockers=mamma.2.1.-1.1").asked == [0, 2]
    assert Scene(f"{SEALED_RACE}; blockers=mamma.2.1.-1.1", options=SEALED).asked == [0, 2]


def test_a_blocked_card_does_not_race() -> None:
    """O9, O19: the others of its owner do."""
    scene = Scene(f"{RACE}; blockers=patrol.2.1.0.2")

    assert scene.offers(1) == ["pass", "claim 2"]


@pytest.mark.parametrize("race", [RACE, SEALED_RACE])
def test_a_blocked_card_in_a_race_is_refused_with_its_reason(race: str) -> None:
    """O9, O19: everybody sees the Patrol."""
    scene = Scene(f"{race}; blockers=patrol.2.1.0.2", options=SEALED)

    assert scene.refusal("1: claim 1") == "card-is-blocked"
    assert scene.refusal("1: claim 3") == "illegal-action"


def test_who_has_no_free_card_is_not_asked() -> None:
    """O9: everybody can see that he has nothing to show."""
    scene = Scene(
        "hands=|bottle4|bottle2; discards=bottle4; steps=end.0|race.3.3.0; "
        "blockers=patrol.0.1.0.2"
    )

    assert scene.asked == [2]


@pytest.mark.parametrize("step", ["race.3.3.0", "sealed_race.3.3"])
def test_a_race_that_nobody_can_enter_is_over(step: str) -> None:
    """O9: the next turn begins."""
    scene = Scene(f"hands=||; discards=bottle4; steps=end.0|{step}", options=SEALED)

    assert scene.step == "turn.1"


def test_sealed_choices_are_secret() -> None:
    """O9, `sealed`: the others see that somebody has chosen, nothing else."""
    scene = Scene(SEALED_RACE, options=SEALED).play("1: claim 1", "2: pass")

    assert scene.asked == [0]
    assert scene.sees(0, "waiting") == "0"
    assert scene.heard() == ["answered 1 claim_1", "answered 2 pass"]
    assert scene.hand(1) == "bottle4,bottle6"


def test_in_a_sealed_race_chance_decides_who_is_first() -> None:
    """O9, `sealed`: a match later in the order keeps its card, unseen and unpunished."""
    claims = ("0: claim 2", "1: claim 1", "2: claim 1")
    first = Scene(SEALED_RACE, options=SEALED, order="1").play(*claims)
    second = Scene(SEALED_RACE, options=SEALED, order="2 0").play(*claims)

    assert first.heard()[3:4] == ["hit 1 1 bottle4"]
    assert first.hand(0) == "bottle1,bottle4"
    assert first.row(2) == "mole,bottle2"
    assert second.heard()[3:6] == ["missed 2 1 mole", "penalty 2", "hit 0 2 bottle4"]
    assert second.row(1) == "bottle4,bottle6"


def test_in_a_sealed_race_all_may_miss() -> None:
    """O9, `sealed`: each pays."""
    scene = Scene(SEALED_RACE, options=SEALED, order="2 1")

    scene.play("0: pass", "1: claim 2", "2: claim 1")

    assert scene.heard("missed") == ["missed 2 1 mole", "missed 1 2 bottle6"]
    assert scene.step == "turn.1"


def test_the_option_chooses_the_race() -> None:
    """O9: `live` unless the table says `sealed`."""
    live = Scene(OPEN, draws="bottle4").play("draw", "discard")
    sealed = Scene(OPEN, draws="bottle4", options=SEALED).play("draw", "discard")

    assert live.step == "race.3.3.0"
    assert sealed.step == "sealed_race.3.3"


def test_two_bottles_of_the_driver_open_one_race_for_both_values() -> None:
    """O10: still one card in all."""
    scene = Scene(
        "hands=bottle1,bottle2,bottle5|bottle2|bottle1; discards=driver; steps=end.0|driver.0"
    )

    scene.play("throw 1, throw 2")
    assert scene.step == "race.0.1.0"
    scene.play("1: claim 1")

    assert scene.hand(1) == ""
    assert scene.step == "turn.1"


def test_two_bottles_of_the_driver_open_one_sealed_race_for_both_values() -> None:
    """O9, O10, `sealed`: either value counts, still one card in all."""
    scene = Scene(
        "hands=bottle1,bottle2,bottle5|bottle2|bottle1; discards=driver; steps=end.0|driver.0",
        options=SEALED,
        order="1",
    )

    scene.play("throw 1, throw 2")
    assert scene.step == "sealed_race.0.1"
    scene.play("0: pass", "1: claim 1", "2: claim 1")

    assert scene.heard("hit") == ["hit 1 1 bottle2"]
    assert scene.hand(2) == "bottle1"
    assert scene.step == "turn.1"


def test_a_killer_shown_opens_no_race() -> None:
    """O10, O17."""
    scene = Scene(
        "hands=bottle1|killer|bottle2; discards=mamma; steps=end.0|strike.19.0.1.-1.-1.-1.2"
    )

    scene.play("1: kill 1")

    assert scene.step == "turn.1"
