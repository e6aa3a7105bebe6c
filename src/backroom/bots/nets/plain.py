"""A network without NumPy: the same arithmetic in plain Python, for where NumPy cannot be had.

In a browser NumPy would weigh as much as Python itself, and one answer of a network is a
million multiplications: a tenth of a second there, which nobody minds at a table. It follows
`net.Net` to the letter, in double precision; the logits are rounded as `bot.NetBot` rounds
them, so that both play the same.
"""

from array import array
from collections.abc import Sequence
from math import prod, sqrt
from operator import mul
from pathlib import Path
from struct import iter_unpack
from typing import Final, NamedTuple
from zipfile import ZipFile

from backroom.engine.game import AnyGame
from backroom.engine.match import Decision

from .choice import PLACES, LearnedBot
from .levels import Level

EPSILON: Final = 1e-5
# What stands before the numbers of a `.npy` file, in its version 1: magic, version, length.
PREAMBLE: Final = 10
# The kinds of numbers that a network's file holds, by their names there and in `struct`.
KINDS: Final = {"<f2": "e", "<i4": "i", "<i2": "h", "<i8": "q", "|u1": "B"}


class Matrix(NamedTuple):
    """Numbers in rows; a vector is a matrix with one row."""

    rows: list["array[float]"]

    def turned(self) -> "Matrix":
        """Columns as rows, so that one result is one sum of products."""
        return Matrix([array("d", column) for column in zip(*self.rows, strict=True)])


def read_numbers(data: bytes) -> tuple[tuple[int, ...], list[float]]:
    """The shape and the numbers of a `.npy` file."""
    length = int.from_bytes(data[8:PREAMBLE], "little")
    heading = data[PREAMBLE : PREAMBLE + length].decode("latin-1")
    # A Python literal of three fields in a fixed order.
    kind = heading.split("'descr': '")[1].split("'")[0]
    shape = heading.split("'shape': (")[1].split(")")[0]
    sizes = tuple(int(one) for one in shape.split(",") if one.strip())
    numbers = [one for (one,) in iter_unpack(f"<{KINDS[kind]}", data[PREAMBLE + length :])]
    if "'fortran_order': False" not in heading or len(numbers) != prod(sizes):
        raise ValueError("not the numbers of a network")
    return sizes, numbers


class PlainNet:
    """Policy logits for the observer, from one observation."""

    def __init__(self, parts: dict[str, tuple[tuple[int, ...], list[float]]]) -> None:
        self._columns = {name: parts.pop(name) for name in ("parts", "kept") if name in parts}
        self._vectors = {
            name: array("d", numbers)
            for name, (shape, numbers) in parts.items()
            if len(shape) == 1
        }
        matrices = {
            name: _matrix(shape, numbers)
            for name, (shape, numbers) in parts.items()
            if len(shape) == 2
        }
        # Of the first matrix a few rows are added up; of all others columns are multiplied.
        self._input = matrices.pop("input")
        self._turned = {name: matrix.turned() for name, matrix in matrices.items()}
        self.blocks = sum(name[0].isdigit() and name.endswith(".first") for name in matrices)

    @classmethod
    def load(cls, path: Path) -> "PlainNet":
        """A network from its file."""
        with ZipFile(path) as stored:
            names = [name for name in stored.namelist() if name != "about.npy"]
            read = {
                name.removesuffix(".npy"): read_numbers(stored.read(name)) for name in names
            }
        return cls(read)

    def logits(self, row: bytes, columns: Sequence[int], depth: int) -> list[float]:
        """The policy at some of its columns, before softmax; `depth` blocks are used."""
        layer = _rectified(self._first(self._with_parts(row)), self._vectors["input_bias"])
        for number in range(depth):
            inner = self._times(_normal(layer), f"{number}.first")
            inner = _rectified(inner, self._vectors[f"{number}.first_bias"])
            inner = self._times(inner, f"{number}.second")
            bias = self._vectors[f"{number}.second_bias"]
            layer = [a + b + c for a, b, c in zip(layer, inner, bias, strict=True)]
        last = _normal(layer)
        policy, bias = self._turned["policy"].rows, self._vectors["policy_bias"]
        return [sum(map(mul, policy[column], last)) + bias[column] for column in columns]

    def _times(self, layer: Sequence[float], name: str) -> list[float]:
        return [sum(map(mul, column, layer)) for column in self._turned[name].rows]

    def _first(self, observed: Sequence[float]) -> list[float]:
        """The first matrix, of which only the rows of what is there count."""
        on = [(number, rate) for number, rate in enumerate(observed) if rate]
        total = [0.0] * len(self._input.rows[0])
        for number, rate in on:
            weights = self._input.rows[number]
            if rate == 1:
                total = list(map(float.__add__, total, weights))
            else:
                total = [
                    one + rate * weight for one, weight in zip(total, weights, strict=True)
                ]
        return total

    def _with_parts(self, row: bytes) -> Sequence[float]:
        """The columns that go on as they are, and what was read in each copy of a part."""
        if "parts" not in self._columns:
            return row
        (copies, size), numbers = self._columns["parts"]
        read = [float(row[int(number)]) for number in self._columns["kept"][1]]
        for copy in range(copies):
            part = [float(row[int(one)]) for one in numbers[copy * size : (copy + 1) * size]]
            inner = self._times(part, "parts.first")
            inner = _rectified(inner, self._vectors["parts.first_bias"])
            inner = self._times(inner, "parts.second")
            read += _rectified(inner, self._vectors["parts.second_bias"])
        return read


def _matrix(shape: tuple[int, ...], numbers: list[float]) -> Matrix:
    width = shape[1]
    rows = range(0, len(numbers), width)
    return Matrix([array("d", numbers[first : first + width]) for first in rows])


def _rectified(layer: Sequence[float], bias: Sequence[float]) -> list[float]:
    return [max(one + more, 0.0) for one, more in zip(layer, bias, strict=True)]


def _normal(layer: Sequence[float]) -> list[float]:
    """A row moved and scaled to mean 0 and variance 1."""
    mean = sum(layer) / len(layer)
    middle = [one - mean for one in layer]
    scale = 1 / sqrt(sum(map(mul, middle, middle)) / len(layer) + EPSILON)
    return [one * scale for one in middle]


class PlainBot(LearnedBot):
    """Plays as `bot.NetBot` does, by a network without NumPy."""

    def __init__(self, game: AnyGame, net: PlainNet, level: Level) -> None:
        self.game = game
        self.net = net
        self.level = level

    def logits(self, decision: Decision, is_drawn: bool) -> list[float]:
        """The logit of each legal action, to the last digit used; Python has doubles."""
        observation = self.game.observation
        view = decision.view
        facing = observation.facing(view)
        mask = observation.mask(list(decision.legal), view.seats, facing)
        relative = observation.relative[view.seats][facing]
        columns = [relative[action] for action in decision.legal]
        depth = self.net.blocks - self.level.skipped
        logits = self.net.logits(observation.vector(view) + mask, columns, depth)
        return [round(one, PLACES) for one in logits]
