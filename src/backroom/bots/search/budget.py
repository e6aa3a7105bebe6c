"""How long a search may go on: so many iterations, or until a clock has run."""

from time import perf_counter


class Budget:
    """Counts iterations; `spent` is the part of the budget that is gone, 1.0 when all is.

    With a number of iterations a search is the same each time; a clock is for live tables.
    Where both are given, what ends first ends it.
    """

    def __init__(self, iterations: int, milliseconds: int = 0) -> None:
        self.iterations = iterations
        self.made = 0
        self._seconds = milliseconds / 1000
        self._began = perf_counter()

    def spent(self) -> float:
        """0.0 at the start."""
        counted = self.made / self.iterations if self.iterations else 0.0
        if not self._seconds:
            return counted
        return max(counted, (perf_counter() - self._began) / self._seconds)
