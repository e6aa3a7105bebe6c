"""How often somebody may do something: a bucket that drains in use and refills by time."""

import math
from collections.abc import Callable, Mapping

from .refusals import TooMany
from .settings import Limit

MOST_BUCKETS = 50_000


class Limits:
    """Buckets by kind and by whoever uses them; forgotten when there are far too many."""

    def __init__(self, limits: Mapping[str, Limit], now: Callable[[], float]) -> None:
        self._limits = limits
        self._now = now
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def take(self, kind: str, session: str | None, address: str) -> None:
        """One of a kind for a session and its address; refused when either has had enough."""
        if session is not None and f"{kind}_session" in self._limits:
            self._take(f"{kind}_session", session)
        self._take(f"{kind}_address", address)

    def _take(self, kind: str, who: str) -> None:
        limit = self._limits[kind]
        now = self._now()
        left, then = self._buckets.get((kind, who), (limit.most, now))
        rate = limit.most / limit.seconds
        left = min(limit.most, left + (now - then) * rate)
        if left < 1:
            raise TooMany("too-many", {"seconds": str(math.ceil((1 - left) / rate))})
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.clear()
        self._buckets[kind, who] = (left - 1, now)
