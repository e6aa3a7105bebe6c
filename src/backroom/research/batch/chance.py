"""Chance for thousands of matches at once: seeded and copied in a fraction of a microsecond.

`SearchChance` keeps a Mersenne Twister: seeding it costs more than a whole match of Leduc, and
a copy is 2.5 KB. Here the source of a match is two numbers: the combined generator of L'Ecuyer
(1988), which passes the usual tests, has a period of 2e18 and stays within the short integers
of the compiled build. The first two numbers come from the seed and the number of the match
through a keyed Feistel network, so that neighbouring matches have nothing in common.
"""

import hashlib
from typing import Final

from backroom.engine.chance import Chance

HALF: Final = 30
HALF_MASK: Final = (1 << HALF) - 1
ROUNDS: Final = 6
# An odd number of 31 bits, so that a product with 30 bits stays a short integer.
SCRAMBLE: Final = 0x6C8E9CF5
FIRST_FACTOR: Final = 40014
FIRST_MODULUS: Final = 2147483563
SECOND_FACTOR: Final = 40692
SECOND_MODULUS: Final = 2147483399


class LightChance(Chance):
    """The chance of one match; `first` and `second` are all there is to copy."""

    def __init__(self, first: int, second: int) -> None:
        self.first = first
        self.second = second

    def choose(self, label: str, items: list[int]) -> int:
        """An index; all are equally likely to within one in 2**25."""
        return self.below(len(items))

    def below(self, size: int) -> int:
        """A number from 0 up to `size`."""
        self.first = self.first * FIRST_FACTOR % FIRST_MODULUS
        self.second = self.second * SECOND_FACTOR % SECOND_MODULUS
        drawn = self.first - self.second
        if drawn < 1:
            drawn += FIRST_MODULUS - 1
        return drawn % size

    def copy(self) -> "LightChance":
        """An independent source that will give the same numbers."""
        return LightChance(self.first, self.second)


class Seeds:
    """Gives match number k its own chance, from one seed and k alone."""

    def __init__(self, seed: int | str) -> None:
        digest = hashlib.sha256(str(seed).encode()).digest()
        self._keys = [
            int.from_bytes(digest[4 * n : 4 * n + 4], "big") & HALF_MASK for n in range(ROUNDS)
        ]

    def chance(self, number: int) -> LightChance:
        """The source of match `number`, the same however many are played beside it."""
        left = number >> HALF & HALF_MASK
        right = number & HALF_MASK
        for key in self._keys:
            mixed = ((right ^ key) + 1) * SCRAMBLE
            left, right = right, left ^ (mixed >> 15 ^ mixed) & HALF_MASK
        return LightChance(1 + left, 1 + right)
