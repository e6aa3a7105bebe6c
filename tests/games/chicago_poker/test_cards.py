"""The box of Chicago Poker, as the rulebook lists it."""

import pytest

from backroom.games.chicago_poker.cards import (
    ALL_CARDS,
    BOSSES,
    BUSINESS,
    CARD,
    COLOUR_OF,
    COLOURS,
    FACES,
    GANGSTER,
    OPEN_BUSINESSES,
    RAIDS,
    SERIES,
    VALUES,
)


def test_the_box_holds_75_gangsters_and_6_specials() -> None:
    """Rulebook 2.0: five colours of 1 to 15; two raids and one each of four others."""
    specials = CARD.keys[GANGSTER.size :]

    assert GANGSTER.size == 75
    assert CARD.size == ALL_CARDS == len(set(CARD.keys)) == 81
    assert specials == ["raid1", "raid2", "murder", "limousine", "pistol", "blackmail"]
    assert [CARD.keys[card] for card in RAIDS] == ["raid1", "raid2"]


def test_every_colour_has_every_value_once() -> None:
    """Rulebook 2.0."""
    faces = {(COLOURS[COLOUR_OF[card]], VALUES[card]) for card in range(GANGSTER.size)}

    assert faces == {(colour, value) for colour in COLOURS for value in range(1, 16)}
    assert all(
        CARD.keys[card] == f"{COLOURS[COLOUR_OF[card]]}{VALUES[card]}"
        for card in range(GANGSTER.size)
    )


def test_a_special_counts_nothing_in_a_tie_break() -> None:
    """P14."""
    assert VALUES[GANGSTER.size :] == [0] * 6


@pytest.mark.parametrize(
    ("kind", "faces"),
    [("pub", "DDUUU"), ("jazz", "UUUDD"), ("brewery", "UUUUU"), ("den", "DDDDD")],
)
def test_each_kind_of_business_says_how_cards_lie(kind: str, faces: str) -> None:
    """P1: the rulebook's table of faces, first card first."""
    mask = FACES[BUSINESS.parse(kind)]

    assert "".join("U" if mask >> card & 1 else "D" for card in range(SERIES)) == faces


def test_there_are_as_many_open_businesses_as_the_rulebook_says() -> None:
    """Rulebook 3.0: two for 2 and 3 players, three for 4, four for 5 and 6."""
    assert OPEN_BUSINESSES[2:] == (2, 2, 3, 4, 4)


def test_there_is_a_boss_for_every_seat() -> None:
    """Rulebook 2.2.3: six of them, without powers."""
    assert len(set(BOSSES)) == 6
