"""Masks of seats, as states and views hold them, read as seats, shares and turns."""

from typing import Final

from .chance import Chance

# The bit of a seat. A table, because mypyc shifts a literal as 32 bits when the other side is
# native; of open length, because a tuple of known length is made anew wherever it is looked up.
BIT_OF: Final[tuple[int, ...]] = (1, 2, 4, 8, 16, 32, 64)


def seats_in(mask: int) -> tuple[int, ...]:
    """The seats whose bits are set in a mask, in ascending order."""
    return tuple([seat for seat in range(mask.bit_length()) if mask >> seat & 1])


def next_seat(pending: int, chance: Chance) -> int:
    """The pending seat that answers next.

    Chance decides among several, so that a low seat number is no advantage in a race.
    """
    if pending & (pending - 1) == 0:
        return pending.bit_length() - 1
    asked = list(seats_in(pending))
    return asked[chance.choose("policy", asked)]


def win_shares(winners: int, seats: int) -> tuple[float, ...]:
    """Each seat's part of the win: 1 for a sole winner, 1/k for a win shared by k."""
    each = 1 / winners.bit_count()
    return tuple([each if winners >> seat & 1 else 0.0 for seat in range(seats)])


def highest(ranks: list[int]) -> int:
    """The mask of the seats that no other seat outranks, given the rank of each."""
    best = max(ranks)
    mask = 0
    for seat, rank in enumerate(ranks):
        if rank == best:
            mask |= 1 << seat
    return mask
