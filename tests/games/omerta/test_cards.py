"""The box of Omerta."""

from backroom.games.omerta.cards import BOTTLES, CARD, COPIES, DECK, KEYS, POINTS


def points_of(key: str) -> int:
    """What a card counts."""
    return POINTS[CARD.parse(key)]


def test_there_are_forty_bottles_and_twenty_characters() -> None:
    """Components: values 1 to 10, four of each; eleven characters."""
    assert len(DECK) == 60
    assert COPIES[:BOTTLES] == [4] * 10
    assert sum(COPIES[BOTTLES:]) == 20
    assert len(KEYS[BOTTLES:]) == 11


def test_copies_of_each_character() -> None:
    """House data of the components."""
    copies = dict(zip(KEYS[BOTTLES:], COPIES[BOTTLES:], strict=True))

    assert copies == {
        "gangster": 3,
        "lady": 2,
        "mole": 3,
        "snitch": 2,
        "driver": 2,
        "safecracker": 2,
        "killer": 2,
        "witness": 1,
        "alibi": 1,
        "mamma": 1,
        "patrol": 1,
    }


def test_points_are_as_printed() -> None:
    """Bottles count their value; characters 15, but for a few."""
    assert [points_of(f"bottle{value}") for value in range(1, 11)] == list(range(1, 11))
    assert [points_of(key) for key in ("snitch", "driver", "witness", "alibi")] == [
        20,
        20,
        10,
        0,
    ]
    plain = ("gangster", "lady", "mole", "safecracker", "killer", "mamma", "patrol")
    assert {points_of(key) for key in plain} == {15}
