"""What the log says, where the words must fit the ruling."""

import pytest

from backroom.texts.words import Words

from .scenes import GAME


@pytest.mark.parametrize(
    ("language", "reader", "told"),
    [
        ("en", 0, "You put a bullet on A: a duel when your next turn begins."),
        ("en", 1, "Al puts a bullet on A: a duel when their next turn begins."),
        (
            "nl",
            0,
            "Je zet een kogel op A: aan het begin van je volgende beurt komt er een duel.",
        ),
        ("nl", 1, "Al zet een kogel op A: zodra Al weer aan de beurt is, komt er een duel."),
    ],
)
def test_a_bullet_is_said_to_bring_a_duel_when_its_owners_turn_begins(
    language: str, reader: int, told: str
) -> None:
    """P11: not in the next turn of just anybody."""
    words = Words(GAME, language, ("Al", "Bugs"), reader)

    assert words.event("claimed", (0, 0)) == told


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (
            "unbroken 1 a",
            "Still equal after ten repeats at A, so counting from the owner of the bullet "
            "Bugs is the first of those tied.",
        ),
        (
            "last_business 1",
            "That was the last business in town, and it wins Bugs the match.",
        ),
        (
            "longest_match 1 600",
            "After 600 turns whoever owns the most businesses wins; if several tie, the first "
            "of them in turn order: Bugs.",
        ),
    ],
)
def test_what_a_house_rule_decides_is_told_with_its_reason(event: str, told: str) -> None:
    """P14, P17, P19."""
    words = Words(GAME, "en", ("Al", "Bugs"), 0)

    assert words.event(*GAME.events.parse(event)) == told
