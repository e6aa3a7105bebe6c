"""Masks of seats, read as seats, shares and turns."""

from backroom.engine.chance import ScriptedChance, SearchChance
from backroom.engine.seats import highest, next_seat, seats_in, win_shares


def test_a_mask_is_read_from_the_lowest_seat_up() -> None:
    """An empty one has no seats."""
    assert seats_in(0b10110) == (1, 2, 4)
    assert seats_in(0) == ()


def test_one_pending_seat_is_next_and_chance_is_not_asked() -> None:
    """A script without throws would complain."""
    assert next_seat(0b1000, ScriptedChance({})) == 3


def test_among_several_pending_seats_chance_decides() -> None:
    """Each of them comes first now and then, and nobody else does."""
    chance = SearchChance(1)

    assert {next_seat(0b1011, chance) for _ in range(100)} == {0, 1, 3}


def test_a_shared_win_is_shared_equally() -> None:
    """Losers have no part in it."""
    assert win_shares(0b100, 4) == (0.0, 0.0, 1.0, 0.0)
    assert win_shares(0b101, 4) == (0.5, 0.0, 0.5, 0.0)


def test_the_highest_ranks_are_found_together() -> None:
    """Also below zero."""
    assert highest([3, 7, 7, 1]) == 0b0110
    assert highest([-5, -2]) == 0b10
