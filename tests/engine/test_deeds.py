"""Deeds are counted from what everybody was told, and matches make one number of them."""

from typing import Final

from backroom.engine.deeds import (
    LEAST,
    MOST,
    SUM,
    Deed,
    Told,
    counted,
    highest,
    last,
    lowest,
    times,
    together,
    total,
)

TOLD: Final[list[Told]] = [
    ("hit", (0, 5)),
    ("hit", (1, 3)),
    ("shot", (0, 1)),
    ("hit", (0, 2)),
    ("threw", (1, (7, 8))),
]


def test_events_are_counted_added_and_compared_for_each_seat() -> None:
    """Seat 2 did nothing, which is no number where the largest or smallest is asked for."""
    assert times("hit")(TOLD, 3) == [2, 1, 0]
    assert times("hit", "shot")(TOLD, 3) == [3, 1, 0]
    assert times("shot", by=1)(TOLD, 3) == [0, 1, 0]
    assert total("hit", of=1)(TOLD, 3) == [7, 3, 0]
    assert total("threw", of=1)(TOLD, 3) == [0, 2, 0]
    assert highest("hit", of=1)(TOLD, 3) == [5, 3, None]
    assert lowest("hit", of=1)(TOLD, 3) == [2, 3, None]
    assert last("hit", of=1)(TOLD, 3) == [2, 3, None]


def test_what_never_happened_is_left_out_but_a_lowest_of_nothing_is_told() -> None:
    """No point at all is something to be proud of; no shot is nothing to tell."""
    deeds = (Deed("shots", times("shot")), Deed("low", lowest("scored", of=1), LEAST))
    told: list[Told] = [("scored", (0, 0)), ("shot", (1, 0))]

    assert counted(deeds, told, 3) == [{"low": 0}, {"shots": 1}, {}]


def test_two_matches_make_one_number() -> None:
    """By adding, or by what is larger or smaller."""
    assert [together(over, 3, 5) for over in (SUM, MOST, LEAST)] == [8, 5, 3]
