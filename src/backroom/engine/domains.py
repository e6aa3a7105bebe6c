"""Domains: the named things that arguments of actions, events and chance range over."""

from collections.abc import Sequence
from typing import Final

from .errors import BadNotation

HIDDEN: Final = -1
MOST_SEATS: Final = 6


class Domain:
    """A finite list of things with a printable key each; a value is an index into it.

    `-1` stands for a thing that is not there or may not be seen: `?` in text, null in JSON.
    """

    def __init__(self, name: str, keys: Sequence[str], turns: bool = False) -> None:
        self.name = name
        self.keys = list(keys)
        self.size = len(self.keys)
        self.turns = turns
        self._index = {key: index for index, key in enumerate(self.keys)}

    def text(self, value: int) -> str:
        """The key of a value, or a question mark if it is hidden."""
        return "?" if value < 0 else self.keys[value]

    def data(self, value: int) -> str | None:
        """The value as JSON has it."""
        return None if value < 0 else self.keys[value]

    def parse(self, text: str) -> int:
        """The value that a key names."""
        if text == "?":
            return HIDDEN
        if text not in self._index:
            raise BadNotation("unknown-key", {"domain": self.name, "key": text})
        return self._index[text]

    def rotated(self, value: int, by: int, seats: int) -> int:
        """The value when everybody moves up `by` seats; only seats themselves turn."""
        return (value + by) % seats if self.turns and value >= 0 else value


class Numbers(Domain):
    """Whole numbers from 0 up to a largest one."""

    def __init__(self, name: str, largest: int) -> None:
        super().__init__(name, [str(number) for number in range(largest + 1)])


class Seats(Domain):
    """The seats of a table, counted from 0; these turn when the table is rotated."""

    def __init__(self) -> None:
        super().__init__("seat", [str(seat) for seat in range(MOST_SEATS)], turns=True)


SEAT: Final = Seats()
