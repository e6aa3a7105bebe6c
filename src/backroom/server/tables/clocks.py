"""Time at a table: a deadline per seat for the open prompt. The rules know nothing of it."""

from collections.abc import Iterable
from typing import Final

from backroom.server import wire

MILLI: Final = 1000
# A clock that ran out while the server was down leaves people this long to come back.
LEAST_AFTER_RESTART: Final = 5.0


class Clocks:
    """Deadlines in the event loop's time; a seat without one may take as long as it likes."""

    def __init__(self) -> None:
        self.prompt = -1
        self.race = False
        self.limit = 0.0
        self.deadlines: dict[int, float] = {}
        self._acked: set[int] = set()
        self._given = 0.0

    def stop(self) -> None:
        """Let no time run: the match is over, adjourned or not begun."""
        self.prompt = -1
        self.race = False
        self.limit = 0.0
        self.deadlines = {}

    def open_turn(self, prompt: int, seats: Iterable[int], limit: float, until: float) -> None:
        """A question to be answered within a limit; 0 is no limit."""
        self.prompt = prompt
        self.race = False
        self.limit = limit
        self.deadlines = dict.fromkeys(seats, until) if limit else {}
        self._given = limit

    def open_days(self, prompt: int, limit: float, deadlines: dict[int, float]) -> None:
        """A question by the day: each has a deadline, as some are on holiday."""
        self.prompt = prompt
        self.race = False
        self.limit = limit
        self.deadlines = deadlines
        self._given = limit

    def open_race(
        self, prompt: int, seats: Iterable[int], window: float, wait: float, now: float
    ) -> None:
        """A race window: for each seat from its acknowledgement on, at the latest `wait` on."""
        self.prompt = prompt
        self.race = True
        self.limit = window
        self.deadlines = dict.fromkeys(seats, now + wait + window)
        self._given = wait + window
        self._acked = set()

    def acknowledge(self, seat: int, prompt: int, now: float) -> bool:
        """The race is on a seat's screen: its window starts, once, and never later than set."""
        if not self.race or prompt != self.prompt or seat in self._acked:
            return False
        if seat not in self.deadlines:
            return False
        self._acked.add(seat)
        self.deadlines[seat] = min(self.deadlines[seat], now + self.limit)
        return True

    def answered(self, seat: int) -> None:
        """Stop the clock of a seat that has answered."""
        self.deadlines.pop(seat, None)

    def used(self, now: float) -> float:
        """How much of its time the open question has used, by whoever has the most left."""
        if not self.deadlines:
            return 0.0
        return max(0.0, self._given - (max(self.deadlines.values()) - now))

    def shorten(self, used: float) -> None:
        """Take off what the open question had used before: a pause fills no clock again."""
        if used:
            self.deadlines = {seat: until - used for seat, until in self.deadlines.items()}

    def due(self, now: float) -> list[int]:
        """The seats whose time is up, in seat order."""
        return sorted(seat for seat, until in self.deadlines.items() if until <= now)

    def earliest(self) -> float | None:
        """When the next seat is due."""
        return min(self.deadlines.values(), default=None)

    def told_to(self, seat: int, asked: bool, now: float) -> wire.Clock | None:
        """The time left as a seat may know it.

        In a race nobody learns from it who has answered: who is not asked any more sees none.
        In any other question all who are asked have the same deadline, but for holidays, which
        everybody knows of.
        """
        if not self.deadlines or (self.race and not asked):
            return None
        until = self.deadlines.get(seat, max(self.deadlines.values()))
        left = max(0, round((min(until - now, self.limit)) * MILLI))
        return wire.Clock(left, round(self.limit * MILLI), self.race)
