"""Omerta in words, where a sentence is easily wrong."""

from typing import Final

import pytest

from backroom.games.omerta.actions import ACTIONS
from backroom.games.omerta.cards import CARD
from backroom.games.omerta.game import OMERTA
from backroom.texts.words import Words

EN: Final = Words(OMERTA, "en", ("You", "Vito", "Pearl"), 0)
NL: Final = Words(OMERTA, "nl", ("Jij", "Vito", "Pearl"), 0)
GANGSTER, LADY, SNITCH, KILLER, PATROL, BOTTLE = (
    CARD.parse(key) for key in ("gangster", "lady", "snitch", "killer", "patrol", "bottle4")
)


def test_who_is_aimed_at_is_spoken_to() -> None:
    """As one to whom it is done; others go by their names."""
    assert EN.event("aimed", (1, LADY, (0,), ())) == "Vito sends the Lady to you."
    assert NL.event("aimed", (1, LADY, (0,), ())) == "Vito stuurt de Dame naar jou."
    both = (1, SNITCH, (2, 0), ())
    assert EN.event("aimed", both) == "Vito sends the Snitch to Pearl and you."
    assert NL.event("aimed", both) == "Vito stuurt de Verklikker naar Pearl en jou."
    told = "Vito sends the Lady to Pearl."
    assert EN.event("aimed", (1, LADY, (2,), ())) == told
    assert Words(OMERTA, "en", EN.names).event("aimed", (1, LADY, (2,), ())) == told


def test_a_card_of_ones_own_is_aimed_at_in_other_words() -> None:
    """O12: the Gangster moves one of the player who sends him."""
    own = (0, GANGSTER, (0, 1), (1, 2))

    assert EN.event("aimed", own) == (
        "You send the Gangster to yourself and Vito, for card 2 and card 3."
    )
    assert NL.event("aimed", own) == (
        "Je stuurt de Gangster naar jezelf en Vito, voor kaart 2 en kaart 3."
    )
    assert EN.action(ACTIONS.parse("aim 0")) == "One of your own cards"
    assert NL.action(ACTIONS.parse("aim 0")) == "Een van je eigen kaarten"
    assert NL.action(ACTIONS.parse("aim 1")) == "Kies Vito"


def test_a_blocker_of_ones_own_is_told_as_that() -> None:
    """O20: not by the name under which a person is spoken to."""
    own = (0, PATROL, 1, 1)

    assert "one more of your turns" in EN.event("held", own)
    assert "nog één beurt van jou" in NL.event("held", own)
    assert "one more of Pearl\u2019s turns" in EN.event("held", (2, PATROL, 1, 1))


@pytest.mark.parametrize("words", [EN, NL], ids=["en", "nl"])
def test_only_a_hit_ends_a_race(words: Words) -> None:
    """O9: several players may miss before it, so none of them is first."""
    for kind in ("missed", "hit"):
        for values in ((1, 0, BOTTLE), (1, 0, -1), (0, 0, BOTTLE), (0, 0, -1)):
            told = words.event(kind, values)
            assert " first" not in told
            assert " eerst" not in told


def test_a_killer_is_told_to_help_its_owner_alone() -> None:
    """O14: the other receiver of a Snitch still gets his card."""
    assert EN.event("countered", (1, 0, KILLER)).endswith("They leave Vito alone.")
    assert NL.event("countered", (0, 0, KILLER)).endswith("Ze laten je met rust.")


def test_one_point_is_one_point() -> None:
    """And nought and two are points."""
    assert EN.event("scored", (0, 1, 8, 0)) == "You get 1 point, 8 in all."
    assert NL.event("scored", (1, 1, 8, 0)) == "Vito krijgt 1 punt, 8 in totaal."
    assert NL.event("scored", (0, 2, 8, 0)) == "Je krijgt 2 punten, 8 in totaal."
    assert EN.event("scored", (0, 0, 8, 1)) == "You win the round: 0 points, 8 in all."


def test_the_question_for_a_card_drawn_fits_one_from_the_discards_too() -> None:
    """O5: that one may not be discarded."""
    assert "discard" not in EN.text("step-keep")
    assert "af?" not in NL.text("step-keep")
