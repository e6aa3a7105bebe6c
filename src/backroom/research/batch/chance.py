"""Chance for thousands of matches at once: seeded and copied in a fraction of a microsecond.

`SearchChance` keeps a Mersenne Twister: seeding it costs more than a whole match of Leduc, and
a copy is 2.5 KB. Here the source of a match is three numbers. Match k begins with 60 bits that
a keyed Feistel network makes of k, so that neighbouring matches have nothing in common; when
they are used up, the combined generator of L'Ecuyer (1988) gives more. Its period is 2e18, it
passes the usual tests, and nothing here leaves the short integers of the compiled build.
"""

import hashlib
from typing import TYPE_CHECKING, Final

from backroom.engine.chance import ENOUGH_BITS, Chance

if TYPE_CHECKING:
    from mypy_extensions import i64

HALF: Final = 30
HALF_MASK: Final = (1 << HALF) - 1
FULL_MASK: Final = (1 << 2 * HALF) - 1
ROUNDS: Final = 6
# An odd number of 31 bits, so that a product with 30 bits stays a short integer.
SCRAMBLE: Final = 0x6C8E9CF5
FIRST_FACTOR: Final = 40014
FIRST_MODULUS: Final = 2147483563
SECOND_FACTOR: Final = 40692
SECOND_MODULUS: Final = 2147483399


class LightChance(Chance):
    """The chance of one match; its three numbers are all there is to copy."""

    def __init__(self, first: int, second: int, bits: int) -> None:
        self.first = first
        self.second = second
        self.bits = bits

    def choose(self, label: str, items: list[int]) -> int:
        """An index; all are equally likely to within one in 2**25."""
        return self.below(len(items))

    def below(self, size: int) -> int:
        """A number from 0 up to `size`: the last digit of `bits` in that base."""
        bits: i64 = self.bits
        if bits < ENOUGH_BITS:
            bits = self._fresh_bits()
        base: i64 = size
        rest: i64 = bits // base
        self.bits = rest
        return bits - rest * base

    def copy(self) -> "LightChance":
        """An independent source that will give the same numbers."""
        return LightChance(self.first, self.second, self.bits)

    def _fresh_bits(self) -> int:
        """60 bits, from two steps of the generator."""
        high = self._step()
        return (high << HALF ^ self._step()) & FULL_MASK

    def _step(self) -> int:
        """One number of about 31 bits."""
        first: i64 = self.first
        second: i64 = self.second
        first = first * FIRST_FACTOR % FIRST_MODULUS
        second = second * SECOND_FACTOR % SECOND_MODULUS
        self.first = first
        self.second = second
        drawn = first - second
        return drawn if drawn > 0 else drawn + FIRST_MODULUS - 1


class Seeds:
    """Gives match number k its own chance, from one seed and k alone."""

    def __init__(self, seed: int | str) -> None:
        digest = hashlib.sha256(str(seed).encode()).digest()
        self._keys = [
            int.from_bytes(digest[4 * n : 4 * n + 4], "big") & HALF_MASK for n in range(ROUNDS)
        ]

    def chance(self, number: int) -> LightChance:
        """The source of match `number`, the same however many are played beside it."""
        chance = LightChance(1, 1, 0)
        self.seed(chance, number)
        return chance

    def seed(self, chance: LightChance, number: int) -> None:
        """Turn a source into that of match `number`."""
        left = number >> HALF & HALF_MASK
        right = number & HALF_MASK
        for key in self._keys:
            mixed = ((right ^ key) + 1) * SCRAMBLE
            left, right = right, left ^ (mixed >> 15 ^ mixed) & HALF_MASK
        chance.first = 1 + left
        chance.second = 1 + right
        chance.bits = left << HALF | right
