"""A turn: bails, cards used and unused, legal businesses (C5 to C7, C26)."""

import pytest

from .scenes import Scene, hands


def test_a_turn_is_one_card_used_or_not() -> None:
    """C5. Then the next player is asked, and nobody draws."""
    scene = Scene(hands("bar", "bank"))

    scene.play("play bar,at bar1,guards 1")
    assert scene.step == "turn.1"
    scene.play("discard bank")

    assert scene["hands"] == "guns|guns|guns"
    assert scene.step == "turn.2"


def test_every_card_may_be_laid_aside_unused() -> None:
    """C5. So there is always something to do."""
    scene = Scene("hands=fbi,takeover||; home=0|0|0")

    assert scene.offers() == ["discard fbi", "discard takeover"]
    assert scene.refusal("play fbi") == "card-of-no-use"
    assert scene.refusal("play bar") == "card-not-in-hand"
    assert scene.refusal("done") == "illegal-action"


def test_a_time_out_lays_aside_what_is_of_no_use() -> None:
    """C5. Else the lowest card, so that the best ones stay in hand."""
    useless = Scene("hands=bar,pasta,offer|guns|guns; fields=bank1:1:don")
    useful = Scene("hands=bar,guns,offer|guns|guns; fields=bank1:1:don")

    assert useless.default() == "discard pasta"
    assert useful.default() == "discard bar"


def test_bail_is_paid_before_the_card_and_the_turn_goes_on() -> None:
    """C6. The member may be placed at once."""
    scene = Scene(hands("bar") + "; cells=0|mama|don|0|0|0|0|0|0; cash=170,0,0")

    scene.play("bail don", "bail mama", "play bar,at bar1,member don,guards 0")

    assert scene.cash(0) == 10
    assert scene.field("bar1") == "0:don"
    assert scene["cells"] == "0|0|0|0|0|0|0|0|0"


def test_bail_needs_the_cash_and_a_prisoner_of_ones_own() -> None:
    """C6. At the value of the member."""
    scene = Scene(hands("bar") + "; cells=0|mama|don|newcomer|0|0|0|0|0; cash=60,0,0")

    assert [offer for offer in scene.offers() if "bail" in offer] == ["bail mama"]
    assert scene.refusal("bail don") == "bail-out-of-reach"
    assert scene.refusal("bail newcomer") == "no-such-prisoner"


def test_bail_is_no_answer_in_the_middle_of_a_card() -> None:
    """C6. Only before it."""
    scene = Scene(hands("bar") + "; cells=don|0|0|0|0|0|0|0|0")

    scene.play("play bar")

    assert scene.refusal("bail don") == "illegal-action"


def test_equal_prisoners_in_one_block_are_bailed_in_printed_order() -> None:
    """C27. In two blocks they are not at the same place."""
    together = Scene(hands("bar") + "; cells=collector+lawyer|0|0|0|0|0|0|0|0")
    apart = Scene(hands("bar") + "; cells=lawyer|collector|0|0|0|0|0|0|0")

    assert "bail lawyer" not in together.offers()
    assert "bail lawyer" in apart.offers()
    assert "bail collector" in apart.offers()


@pytest.mark.parametrize(
    ("marker", "income"),
    [(1, 10), (2, 20), (3, 30), (4, 30), (5, 40), (6, 40), (7, 50), (8, 50), (9, 60)],
)
def test_a_legal_business_pays_at_once_by_the_marker(marker: int, income: int) -> None:
    """C7, with the rulebook's example: 30k on 3."""
    scene = Scene(hands("pasta") + f"; markers={marker},0,0")

    scene.play("play pasta")

    assert scene.cash(0) == 100 + income
    assert scene["shops"] == "?,0,?,?,?,?,?,?"
    assert scene.state.home[0] // 256 == 7
    assert scene.step == "turn.1"


def test_a_legal_business_needs_an_investment_and_a_bodyguard() -> None:
    """C7. A member will not do."""
    poor = Scene(hands("pasta"))
    alone = Scene(hands("pasta") + "; markers=3,0,0; home=don+mama|0|0")

    assert "play pasta" not in poor.offers()
    assert "play pasta" not in alone.offers()


def test_in_the_first_year_legal_cards_and_protection_are_of_no_use() -> None:
    """C26. All markers stand on 0."""
    scene = Scene("year=1; hands=pasta,protection|guns|guns")

    assert scene.verbs() == ["discard"]


def test_the_bodyguard_at_a_legal_business_comes_home_and_earns_no_more() -> None:
    """C7. He is safe there, and paid already."""
    scene = Scene("hands=pasta||; markers=3,0,0; cash=0,0,0")

    scene.play("play pasta")

    assert scene.heard("settled")[0] == "settled 0 0"
    assert scene.state.home[0] // 256 == 8
    assert scene.cash(0) == 30
