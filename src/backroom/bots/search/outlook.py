"""What an action changes: everybody's chances with it, beside those with the next best one."""

from typing import Final, NamedTuple

from .root import Candidate, compared

# A lead is told as one from this many standard errors on.
CLEAR_ERRORS: Final = 1.5
# With fewer shared determinizations nothing is told.
FEWEST: Final = 4


class Outlook(NamedTuple):
    """The win shares of all seats after an action, and after the best of its rivals.

    Both were tried in the same determinizations. `is_clear` tells whether the difference for
    the seat that chooses is beyond the noise.
    """

    other: int
    shares: tuple[float, ...]
    other_shares: tuple[float, ...]
    is_clear: bool


def outlook_of(examined: list[Candidate], action: int) -> Outlook | None:
    """The action beside the rival that did best; nothing where there was no time to tell."""
    [own] = [one for one in examined if one.action == action]
    rivals = [one for one in examined if one is not own and len(one.rows) >= FEWEST]
    if not rivals or len(own.rows) < FEWEST:
        return None
    other = max(rivals, key=lambda one: one.mean())
    count = min(len(own.rows), len(other.rows))
    gap, error = compared(own.values[:count], other.values)
    return Outlook(
        other.action,
        _means(own, count),
        _means(other, count),
        gap >= CLEAR_ERRORS * error,
    )


def most_gained(own: Candidate, other: Candidate, seat: int) -> tuple[int, float]:
    """Which other seat gains most if `own` is played and not `other`, and how much."""
    count = min(len(own.rows), len(other.rows))
    gains = [
        (mine - theirs, -number)
        for number, (mine, theirs) in enumerate(
            zip(_means(own, count), _means(other, count), strict=True)
        )
        if number != seat
    ]
    gained, number = max(gains)
    return (-number, gained) if gained > 0 else (-1, 0.0)


def _means(one: Candidate, count: int) -> tuple[float, ...]:
    """The mean share of each seat over the first determinizations."""
    columns = zip(*one.rows[:count], strict=True)
    return tuple(sum(column) / count for column in columns)
