"""Powers on their way, and the Killer (O12, O14, O17)."""

import pytest

from .scenes import Scene

TABLE = "hands=bottle1,bottle2|killer,bottle3|bottle4,bottle5"


def aimed(power: str, at: str, text: str = TABLE, seats: int = 3, draws: str = "") -> Scene:
    """Seat 0 has just discarded a character and aims it."""
    steps = f"steps=end.0|{power}.0"
    scene = Scene(f"{text}; discards={power}; {steps}", seats=seats, draws=draws)
    return scene.play(at)


@pytest.mark.parametrize(
    ("power", "at"),
    [
        ("gangster", "aim 0, pick 1, aim 1, pick 2"),
        ("lady", "aim 1"),
        ("snitch", "aim 1, aim 1"),
        ("mamma", "aim 1"),
        ("patrol", "aim 1, pick 2"),
    ],
)
def test_a_true_killer_cancels_a_power(power: str, at: str) -> None:
    """O17: the attacking card, then the Killer to the discards; no race, no power."""
    scene = aimed(power, at)
    assert scene.asked == [1]

    scene.play("kill 1")

    assert scene["discards"] == f"{power},killer"
    assert scene.hand(0) == "bottle1,bottle2"
    assert scene.hand(1) == "bottle3"
    assert scene["blockers"] == ""
    assert scene.step == "turn.1"
    assert scene.heard("countered") == ["countered 1 1 killer"]


def test_a_false_killer_is_shown_and_costs_a_card() -> None:
    """O17: the power goes on."""
    scene = aimed("mamma", "aim 1", draws="alibi").play("kill 2")

    assert scene.row(1) == "killer,bottle3+012*,alibi"
    assert scene.heard("bluffed") == ["bluffed 1 2 bottle3"]
    assert scene["blockers"] == "mamma.0.1.-1.1"


def test_a_target_is_asked_once() -> None:
    """O17: after a false Killer there is no second try."""
    scene = aimed("patrol", "aim 1, pick 2").play("kill 2")

    assert scene["blockers"] == "patrol.0.1.1.2"
    assert scene.step == "turn.1"


def test_a_pass_lets_the_power_work() -> None:
    """O17: pass is the default."""
    scene = aimed("mamma", "aim 1")

    assert scene.offers() == ["pass", "kill 1", "kill 2"]
    assert scene.default() == "pass"
    scene.play("pass")
    assert scene["blockers"] == "mamma.0.1.-1.1"


def test_who_has_no_killer_is_asked_all_the_same() -> None:
    """O17: the question tells nothing."""
    assert aimed("mamma", "aim 2").asked == [2]


@pytest.mark.parametrize("power", ["gangster", "patrol"])
def test_who_is_under_mamma_cannot_answer(power: str) -> None:
    """O17, O18: everybody knows, so he is not asked."""
    at = "aim 0, pick 1, aim 1, pick 2" if power == "gangster" else "aim 1, pick 2"
    scene = aimed(power, at, text=f"{TABLE}; blockers=mamma.2.1.-1.2")

    assert scene.heard("let_pass") == []
    assert scene["hands"].split("|")[1].startswith("killer")
    assert scene.step == "turn.2"


def test_a_blocked_killer_cannot_answer() -> None:
    """O17, O19: the other cards of its owner can be shown."""
    scene = aimed("mamma", "aim 1", text=f"{TABLE}; blockers=patrol.2.1.0.2")

    assert scene.offers() == ["pass", "kill 2"]
    assert scene.refusal("kill 1") == "card-is-blocked"
    assert scene.refusal("kill 3") == "illegal-action"


def test_who_has_only_blocked_cards_is_not_asked() -> None:
    """O17: there is nothing he could show."""
    text = "hands=bottle1|killer|bottle4; blockers=patrol.2.1.0.2"

    assert aimed("mamma", "aim 1", text=text)["blockers"].endswith("mamma.0.1.-1.1")


def test_both_opponents_hit_by_the_gangster_are_asked_clockwise() -> None:
    """O12: one Killer cancels it all."""
    text = "hands=bottle1|bottle3|bottle4|killer"
    scene = aimed("gangster", "aim 1, pick 1, aim 3, pick 1", text=text, seats=4)

    assert scene.asked == [1]
    scene.play("pass")
    assert scene.asked == [3]
    scene.play("kill 1")

    assert scene.hand(1) == "bottle3"
    assert scene.heard("switched") == []
    assert scene["discards"] == "gangster,killer"


def test_windows_are_asked_clockwise_from_the_attacker() -> None:
    """O12: around the end of the table too."""
    scene = Scene(
        "hands=bottle1|bottle3|bottle4; discards=gangster; steps=end.1|gangster.1"
    ).play("1: aim 2, pick 1, aim 0, pick 1")

    assert scene.asked == [2]
    scene.play("pass")
    assert scene.asked == [0]


def test_the_first_killer_spares_the_second_target_the_question() -> None:
    """O12: it is all over."""
    text = "hands=bottle1|killer|bottle4|killer"
    scene = aimed("gangster", "aim 1, pick 1, aim 3, pick 1", text=text, seats=4)

    scene.play("kill 1")

    assert scene.step == "turn.1"


def test_a_killer_stops_only_its_owners_cards_of_a_snitch() -> None:
    """O14: the other receiver still has his window and his card."""
    scene = aimed("snitch", "aim 1, aim 2", draws="alibi")

    scene.play("kill 1")
    assert scene.asked == [2]
    scene.play("pass")

    assert scene.hand(1) == "bottle3"
    assert scene.hand(2) == "bottle4,bottle5,alibi"
    assert scene["discards"] == "snitch,killer"


def test_a_killer_stops_both_cards_of_a_snitch_for_one() -> None:
    """O14: they stay in the deck."""
    scene = aimed("snitch", "aim 1, aim 1")
    before = len(scene.state.deck)

    scene.play("kill 1")

    assert len(scene.state.deck) == before
    assert scene.heard("given") == []


def test_the_second_receiver_may_have_the_killer() -> None:
    """O14: windows first, clockwise, then the cards, clockwise."""
    scene = aimed("snitch", "aim 1, aim 2", text="hands=bottle1|bottle3|killer", draws="alibi")

    scene.play("pass")
    assert scene.heard("given") == []
    scene.play("kill 1")

    assert scene.hand(1) == "bottle3,alibi"
    assert scene.hand(2) == ""


def test_cards_of_a_snitch_are_dealt_clockwise() -> None:
    """O14: after all windows."""
    scene = aimed("snitch", "aim 1, aim 2", draws="alibi witness").play("pass", "pass")

    assert scene.heard("given") == ["given 1", "given 2"]
    assert scene.row(1) == "killer,bottle3,alibi"
    assert scene.row(2) == "bottle4,bottle5,witness"


def test_a_false_killer_does_not_move_the_cards_aimed_at() -> None:
    """O17: the penalty comes last in the hand."""
    scene = aimed("gangster", "aim 0, pick 1, aim 1, pick 1", draws="alibi").play("kill 2")

    assert scene.hand(0) == "killer,bottle2"
    assert scene.hand(1) == "bottle1,bottle3,alibi"


def test_a_patrol_moves_up_when_a_killer_leaves_the_hand() -> None:
    """O19: it stays on its card."""
    text = f"{TABLE}; blockers=patrol.2.1.1.2"
    scene = aimed("mamma", "aim 1", text=text).play("kill 1")

    assert scene["blockers"] == "patrol.2.1.0.2"
    assert scene.hand(1) == "bottle3"
