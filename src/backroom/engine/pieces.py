"""The ready-made pieces that rows of observations are put together from.

Every value that a thing can have has its piece of bytes, made when the module is loaded; a row
is a list of such pieces and one `join`, which is the fastest way in both builds
(benchmarks/observations.py).
"""

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

from .domains import MOST_SEATS

Parts: TypeAlias = list[bytes]


class Row(NamedTuple):
    """A section before its place is known."""

    name: str
    size: int
    meaning: str


def one_hot(size: int) -> list[bytes]:
    """By value: its own bit out of so many. The last piece, found by -1, has no bit."""
    rows = [bytes(value) + b"\1" + bytes(size - value - 1) for value in range(size)]
    return [*rows, bytes(size)]


def thermometer(size: int) -> list[bytes]:
    """By number up to `size`: so many bits set, from the left."""
    return [b"\1" * number + bytes(size - number) for number in range(size + 1)]


def bit_masks(size: int) -> list[bytes]:
    """By mask: a byte for each of its bits, the lowest first."""
    return [bytes([mask >> bit & 1 for bit in range(size)]) for mask in range(1 << size)]


# Pieces of any row: zeros only, and zeros before a bit.
LONGEST: Final = 1024
ZEROS: Final = [bytes(size) for size in range(LONGEST)]
GAPS: Final = [bytes(size) + b"\1" for size in range(LONGEST)]
BIT: Final = [b"\0", b"\1"]
# By value relative to the observer, -1 for nobody.
SEAT_BITS: Final = one_hot(MOST_SEATS)
PRESENT: Final = thermometer(MOST_SEATS)
BYTES: Final = [bytes([number]) for number in range(256)]


def _turned_masks() -> list[bytes]:
    """By seats, observer and mask: the bits of the mask from the observer's seat on."""
    rows = []
    for seats in range(MOST_SEATS + 1):
        for observer in range(MOST_SEATS):
            for mask in range(1 << MOST_SEATS):
                bits = [0] * MOST_SEATS
                for seat in range(seats):
                    bits[(seat - observer) % seats] = mask >> seat & 1
                rows.append(bytes(bits))
    return rows


_MASKS: Final = _turned_masks()


def seat_mask(mask: int, observer: int, seats: int) -> bytes:
    """A mask of seats as six bits, the observer's own first."""
    return _MASKS[(seats * MOST_SEATS + observer) * 64 + mask]


def add_bits(parts: Parts, ascending: list[int], size: int) -> None:
    """A stretch of `size` bits, those at strictly ascending positions set."""
    done = 0
    for position in ascending:
        parts.append(GAPS[position - done])
        done = position + 1
    parts.append(ZEROS[size - done])


EIGHT: Final = bit_masks(8)
TAILS: Final = [bit_masks(size) for size in range(8)]
# Sets are gathered in numbers of so many bits, which is seven times eight.
WORD: Final = 56
_BITS: Final = [1 << bit for bit in range(WORD)]


def add_set(parts: Parts, things: list[int], size: int) -> None:
    """A stretch of `size` bits, set for each of some things in any order."""
    left = size
    for first in range(0, size, WORD):
        word = 0
        for thing in things:
            if first <= thing < first + WORD:
                word |= _BITS[thing - first]
        _add_word(parts, word, min(left, WORD))
        left -= WORD


def _add_word(parts: Parts, word: int, size: int) -> None:
    """A stretch of up to 56 bits, those of a number, the lowest first."""
    while size >= 8:
        parts.append(EIGHT[word & 255])
        word = word >> 8
        size -= 8
    parts.append(TAILS[size][word])


class Gauge:
    """A number told twice: exactly as a binary number, and roughly by a bit for every so many.

    Nets learn slowly from binary numbers alone. Numbers beyond the last count as the last.
    """

    def __init__(self, bits: int, steps: int, every: int) -> None:
        self.bits = bits
        self.steps = steps
        self.every = every
        self.size = bits + steps
        rough = thermometer(steps)
        self._exact = bit_masks(bits)
        self._rough = [rough[min(number // every, steps)] for number in range(1 << bits)]

    def rows(self, exact: str, rough: str, things: str) -> list[Row]:
        """Both sections, under their names, and the things they count."""
        return [
            Row(exact, self.bits, f"{things} as a binary number, lowest bit first"),
            Row(rough, self.steps, f"a bit for every {self.every} {things}"),
        ]

    def add(self, parts: Parts, number: int) -> None:
        """Append both sections of a number."""
        told = min(number, len(self._exact) - 1)
        parts.append(self._exact[told])
        parts.append(self._rough[told])


# A digit of ten bits counts up to 1,024, and six of them make a short integer when compiled.
DIGIT_BITS: Final = 10
COUNTS: Final = 1024
LOWEST_DIGIT: Final = COUNTS - 1
DIGITS: Final = 6


class Copies:
    """Things that come in copies: by kind, a bit for each copy that is there.

    A few neighbouring kinds are told by one ready-made piece, found by a digit that counts
    them all; up to six such digits make a number, so that a thing costs one addition.
    """

    def __init__(self, copies: Sequence[int]) -> None:
        self.size = sum(copies)
        # By number: what each kind adds to it. A hidden thing is -1, and the last adds nothing.
        self._numbers: list[list[int]] = []
        # By number, then by digit from the lowest on: the pieces.
        self._pieces: list[list[list[bytes]]] = []
        digits = self._digits(copies)
        for first in range(0, len(digits), DIGITS):
            adds = [0] * (len(copies) + 1)
            group = digits[first : first + DIGITS]
            for place, kinds in enumerate(group):
                weight: int = COUNTS**place
                for kind in kinds:
                    adds[kind] = weight
                    weight *= copies[kind] + 1
            self._numbers.append(adds)
            self._pieces.append([_counted([copies[kind] for kind in one]) for one in group])

    def _digits(self, copies: Sequence[int]) -> list[list[int]]:
        """The kinds in order, as many in one digit as it can count."""
        digits: list[list[int]] = []
        room = 0
        for kind, most in enumerate(copies):
            room //= most + 1
            if not room:
                digits.append([])
                room = COUNTS // (most + 1)
            digits[-1].append(kind)
        return digits

    def add(self, parts: Parts, things: list[int]) -> None:
        """Some things in any order; those that are hidden are left out."""
        if not things:
            parts.append(ZEROS[self.size])
            return
        for index in range(len(self._numbers)):
            adds = self._numbers[index]
            number = 0
            for thing in things:
                number += adds[thing]
            for pieces in self._pieces[index]:
                parts.append(pieces[number & LOWEST_DIGIT])
                number >>= DIGIT_BITS


def _counted(copies: list[int]) -> list[bytes]:
    """By a number that counts kinds one after the other: a bit for each copy of each."""
    rows = [b""]
    for most in copies:
        rows = [row + more for more in thermometer(most) for row in rows]
    return rows


def add_numbers(parts: Parts, numbers: list[int]) -> None:
    """A stretch of small numbers as they are."""
    for number in numbers:
        parts.append(BYTES[number])
