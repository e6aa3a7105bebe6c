"""Chance comes from outside the rules, labelled and numbered, so that a match can be re-run.

A rule asks `choose(label, items)` and gets an index into `items`. Decks are sorted lists: order
does not exist until a card is drawn, so nobody can read the future out of a state.
"""

import hashlib
import hmac
import random
from typing import Final

from .errors import BadRecord

# 60 bits fit the compiled build's short integers.
FRESH_BITS: Final = 60
ENOUGH_BITS: Final = 1 << 32


class Chance:
    """A source of chance; each kind overrides `choose`."""

    def choose(self, label: str, items: list[int]) -> int:
        """The index of one of the items; all are equally likely. The list is not empty."""
        raise NotImplementedError

    def shuffle(self, label: str, items: list[int]) -> list[int]:
        """The items in an order drawn one by one; the list given is left alone."""
        left = items[:]
        return [left.pop(self.choose(label, left)) for _ in items]


class SearchChance(Chance):
    """Fast and seeded, for playouts, simulation and `complete`."""

    def __init__(self, seed: int | str) -> None:
        self._draw_bits = random.Random(seed).getrandbits
        self._bits = 0

    def choose(self, label: str, items: list[int]) -> int:
        """A pseudo-random index: the last digit of a long number in base `len(items)`.

        One number serves several choices (benchmarks/leduc_peers.py: a quarter of a match);
        what is left of it is never so short that some index gains more than one in 2**25.
        """
        bits = self._bits
        if bits < ENOUGH_BITS:
            bits = self._draw_bits(FRESH_BITS)
        size = len(items)
        self._bits = bits // size
        return bits % size


class RandomChance(Chance):
    """Chance from a generator of Python's `random`, for callers that already have one."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def choose(self, label: str, items: list[int]) -> int:
        """An index drawn by `randrange`; the label plays no part."""
        return self._rng.randrange(len(items))


class MatchChance(Chance):
    """A keyed stream: `draw#17` of one key is the same number however play diverges."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._counts: dict[str, int] = {}

    def choose(self, label: str, items: list[int]) -> int:
        """The keyed hash of the label and its running number, modulo the number of items."""
        count = self._counts.get(label, 0) + 1
        self._counts[label] = count
        digest = hmac.digest(self._key, f"{label}#{count}".encode(), hashlib.sha256)
        return int.from_bytes(digest, "big") % len(items)

    def skip(self, label: str) -> None:
        """Count a choice that was made before, when a match is taken up again."""
        self._counts[label] = self._counts.get(label, 0) + 1


class Recorder(Chance):
    """Passes questions on to another source and keeps what was chosen, by label and value."""

    def __init__(self, source: Chance) -> None:
        self._source = source
        self.taken: list[tuple[str, int]] = []

    def choose(self, label: str, items: list[int]) -> int:
        """Ask the source, and keep what it said for the log."""
        index = self._source.choose(label, items)
        self.taken.append((label, items[index]))
        return index

    def take(self) -> tuple[tuple[str, int], ...]:
        """What was chosen since the last time, in order."""
        taken = tuple(self.taken)
        self.taken.clear()
        return taken


class ReplayChance(Chance):
    """Answers what a record says was chosen, and complains when the record does not fit."""

    def __init__(self, choices: list[tuple[str, int]]) -> None:
        self._choices = choices
        self._next = 0

    def choose(self, label: str, items: list[int]) -> int:
        """The index of the recorded value."""
        if self._next == len(self._choices):
            raise BadRecord("record-chance-missing", {"label": label})
        recorded, value = self._choices[self._next]
        if recorded != label or value not in items:
            raise BadRecord("record-chance-differs", {"label": label, "recorded": recorded})
        self._next += 1
        return items.index(value)

    def is_spent(self) -> bool:
        """Whether all that was recorded has been asked for."""
        return self._next == len(self._choices)


class Asked(Exception):  # noqa: N818 - a question, not a failure
    """The rules ask chance for something that has not been answered yet."""

    def __init__(self, label: str, items: list[int]) -> None:
        super().__init__(label)
        self.label = label
        self.items = items


class AnsweredChance(Chance):
    """Gives the answers it was made with, in order, and asks for the next.

    For whoever looks at everything that chance may do.
    """

    def __init__(self, answers: tuple[int, ...]) -> None:
        self._answers = answers
        self._next = 0

    def choose(self, label: str, items: list[int]) -> int:
        """The index of the next answer; there is nothing to ask where all items are one."""
        if min(items) == max(items):
            return 0
        if self._next == len(self._answers):
            raise Asked(label, items[:])
        self._next += 1
        return items.index(self._answers[self._next - 1])


class ScriptedChance(Chance):
    """For tests: the values to choose by label, in order; past those, the first item."""

    def __init__(self, script: dict[str, list[int]]) -> None:
        self._script = {label: values[:] for label, values in script.items()}

    def choose(self, label: str, items: list[int]) -> int:
        """The index of the next scripted value, which must be among the items."""
        values = self._script.get(label)
        return items.index(values.pop(0)) if values else 0
