"""The pieces of rows: sets and copies are told bit by bit, however they are gathered."""

from random import Random

import pytest

from backroom.engine.pieces import Copies, Parts, add_set


@pytest.mark.parametrize("size", [1, 8, 13, 55, 56, 57, 81, 112, 120])
def test_a_set_has_a_bit_for_each_of_its_things(size: int) -> None:
    """Whatever the order, and at the edges of the numbers that gather it."""
    rng = Random(size)
    for _ in range(20):
        things = rng.sample(range(size), rng.randint(0, size))
        parts: Parts = []
        add_set(parts, things, size)

        assert b"".join(parts) == bytes([int(one in things) for one in range(size)])


@pytest.mark.parametrize("copies", [(1,), (14, 11, 10, 8, 6, 5, 4, 2), (6,) * 8, (3,) * 21])
def test_copies_have_a_bit_each_from_the_left_of_their_kind(copies: tuple[int, ...]) -> None:
    """Some, none and all of them; hidden things are left out."""
    pile = [kind for kind, most in enumerate(copies) for _ in range(most)]
    rng = Random(len(copies))
    counted = Copies(copies)
    for size in [0, 1, len(pile) // 2, len(pile)]:
        things = rng.sample(pile, size)
        parts: Parts = []
        counted.add(parts, [*things, -1])
        row = b"".join(
            b"\1" * things.count(kind) + bytes(most - things.count(kind))
            for kind, most in enumerate(copies)
        )

        assert b"".join(parts) == row
