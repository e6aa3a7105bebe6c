"""Deeds: what each player did in a match that is over, counted from what everybody was told."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, TypeAlias

from .events import Values

# An event as a spectator was told it: its kind and its values.
Told: TypeAlias = tuple[str, Values]
# What each seat did, from the events of a match and its number of seats; None for nothing.
Counting: TypeAlias = Callable[[Sequence[Told], int], list[int | None]]

# How the matches of a person make one number: all together, the largest or the smallest.
SUM: Final = "sum"
MOST: Final = "most"
LEAST: Final = "least"


class Deed(NamedTuple):
    """One thing that is counted, by its key in texts, and how matches make one number."""

    key: str
    counting: Counting
    over: str = SUM


def number(values: Values, place: int) -> int:
    """A single value of an event."""
    value = values[place]
    assert isinstance(value, int)
    return value


def several(values: Values, place: int) -> tuple[int, ...]:
    """A value of an event that is a list."""
    value = values[place]
    assert isinstance(value, tuple)
    return value


def times(*kinds: str, by: int = 0) -> Counting:
    """How often events of some kinds name a seat, as the value at the place `by`."""

    def count(told: Sequence[Told], seats: int) -> list[int | None]:
        counted = [0] * seats
        for kind, values in told:
            if kind in kinds:
                counted[number(values, by)] += 1
        return [*counted]

    return count


def total(*kinds: str, of: int) -> Counting:
    """The sum of a value over the events of some kinds; a list counts by its length."""

    def count(told: Sequence[Told], seats: int) -> list[int | None]:
        counted = [0] * seats
        for kind, values in told:
            if kind in kinds:
                value = values[of]
                counted[number(values, 0)] += value if isinstance(value, int) else len(value)
        return [*counted]

    return count


def highest(kind: str, of: int) -> Counting:
    """The largest value over the events of a kind; None for a seat without any."""

    def count(told: Sequence[Told], seats: int) -> list[int | None]:
        return [max(found, default=None) for found in _found(told, seats, kind, of)]

    return count


def lowest(kind: str, of: int) -> Counting:
    """The smallest value over the events of a kind; None for a seat without any."""

    def count(told: Sequence[Told], seats: int) -> list[int | None]:
        return [min(found, default=None) for found in _found(told, seats, kind, of)]

    return count


def last(kind: str, of: int) -> Counting:
    """The value in the last event of a kind; None for a seat without any."""

    def count(told: Sequence[Told], seats: int) -> list[int | None]:
        found = _found(told, seats, kind, of)
        return [one[-1] if one else None for one in found]

    return count


def _found(told: Sequence[Told], seats: int, kind: str, of: int) -> list[list[int]]:
    found: list[list[int]] = [[] for _ in range(seats)]
    for one, values in told:
        if one == kind:
            found[number(values, 0)].append(number(values, of))
    return found


def counted(deeds: Sequence[Deed], told: Sequence[Told], seats: int) -> list[dict[str, int]]:
    """What each seat did, by key; what never happened is left out."""
    done: list[dict[str, int]] = [{} for _ in range(seats)]
    for deed in deeds:
        for seat, value in enumerate(deed.counting(told, seats)):
            if value is not None and (value or deed.over == LEAST):
                done[seat][deed.key] = value
    return done


def together(over: str, one: int, other: int) -> int:
    """One number out of two."""
    if over == SUM:
        return one + other
    return max(one, other) if over == MOST else min(one, other)
