"""How often somebody may do something: a bucket that drains in use and refills by time."""

import math
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from .addresses import household
from .refusals import TooMany
from .settings import Limit

# Of each kind, so that a flood of one kind pushes out no bucket of another.
MOST_BUCKETS: Final = 20_000


class Bucket(NamedTuple):
    """What was left of a limit at a moment."""

    left: float
    at: float


class Limits:
    """Buckets by kind and by whoever uses them; the one unused longest makes room."""

    def __init__(self, limits: Mapping[str, Limit], now: Callable[[], float]) -> None:
        self._limits = limits
        self._now = now
        # In the order of their last use: whoever is refused counts as a user, too.
        self._buckets: dict[str, dict[str, Bucket]] = {kind: {} for kind in limits}

    def take(self, kind: str, session: str | None, address: str) -> None:
        """One of a kind for a session and its address; refused when either has had enough."""
        if session is not None and f"{kind}_session" in self._limits:
            self._take(f"{kind}_session", session)
        self._take(f"{kind}_address", household(address))

    def _take(self, kind: str, who: str) -> None:
        limit = self._limits[kind]
        buckets = self._buckets[kind]
        now = self._now()
        before = buckets.pop(who, Bucket(limit.most, now))
        rate = limit.most / limit.seconds
        left = min(limit.most, before.left + (now - before.at) * rate)
        is_enough = left >= 1
        if len(buckets) >= MOST_BUCKETS:
            del buckets[next(iter(buckets))]
        buckets[who] = Bucket(left - 1 if is_enough else left, now)
        if not is_enough:
            raise TooMany("too-many", {"seconds": str(math.ceil((1 - left) / rate))})
