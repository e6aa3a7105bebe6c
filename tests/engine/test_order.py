"""Lists that are kept in ascending order."""

from bisect import insort
from itertools import product

from backroom.engine.order import put_in_order, take_out


def test_a_number_goes_where_bisect_would_put_it() -> None:
    """At either end, between others and beside equal ones."""
    for numbers in product(range(4), repeat=3):
        for number in range(-1, 5):
            ours, theirs = sorted(numbers), sorted(numbers)
            put_in_order(ours, number)
            insort(theirs, number)

            assert ours == theirs


def test_the_first_number_is_alone() -> None:
    """An empty list has a place, too."""
    numbers: list[int] = []
    put_in_order(numbers, 7)

    assert numbers == [7]


def test_the_first_of_equal_numbers_is_taken_out() -> None:
    """As `list.remove` does, in lists without an order as well."""
    for numbers in product(range(3), repeat=4):
        for number in set(numbers):
            ours, theirs = list(numbers), list(numbers)
            take_out(ours, number)
            theirs.remove(number)

            assert ours == theirs
