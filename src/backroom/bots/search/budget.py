"""How long a search may go on: a number of iterations, a time, or whichever ends first."""

from time import perf_counter


def read_budget(text: str) -> tuple[int, int] | None:
    """Iterations and milliseconds from `200` or `50ms`; nothing if it is neither."""
    digits = text.removesuffix("ms")
    if not digits.isdecimal() or int(digits) == 0:
        return None
    return (0, int(digits)) if digits != text else (int(digits), 0)


class Budget:
    """Counts iterations and time.

    A search with a number of iterations is reproducible; a clock is for live tables.
    """

    def __init__(self, iterations: int, milliseconds: int = 0) -> None:
        self.iterations = iterations
        self.made = 0
        self._seconds = milliseconds / 1000
        self._began = perf_counter()

    def spent(self) -> float:
        """The part of the budget that is used up: 0.0 at the start, 1.0 or more at the end."""
        counted = self.made / self.iterations if self.iterations else 0.0
        if not self._seconds:
            return counted
        return max(counted, (perf_counter() - self._began) / self._seconds)
