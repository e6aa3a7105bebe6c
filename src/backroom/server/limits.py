"""How often somebody may do something: a bucket that drains in use and refills by time."""

import hashlib
import math
from collections import Counter
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from .addresses import household
from .refusals import TooMany
from .settings import Limit

# Of each kind, so that a flood of one kind pushes out no bucket of another.
MOST_BUCKETS: Final = 20_000
# What is used of a bucket at one node is told to the others once it is this share of it.
TOLD_SHARE: Final = 0.05
# So much fits into one message to the other nodes.
MOST_TOLD: Final = 100


class Bucket(NamedTuple):
    """What was left of a limit at a moment."""

    left: float
    at: float


class Spent(NamedTuple):
    """How often something was done at a node by whoever is behind a hash."""

    kind: str
    who: str
    times: int


class Limits:
    """Buckets by kind and by whoever uses them; the one unused longest makes room."""

    def __init__(self, limits: Mapping[str, Limit], now: Callable[[], float]) -> None:
        self._limits = limits
        self._now = now
        # In the order of their last use: whoever is refused counts as a user, too.
        self._buckets: dict[str, dict[str, Bucket]] = {kind: {} for kind in limits}
        self._untold: Counter[tuple[str, str]] = Counter()

    def take(self, kind: str, session: str | None, address: str) -> None:
        """One of a kind for a session and its address; refused when either has had enough."""
        now = self._now()
        if session is not None and f"{kind}_session" in self._limits:
            self._take(f"{kind}_session", session, now)
        self._take(f"{kind}_address", household(address), now)

    def untold(self) -> list[Spent]:
        """What was used here and the other nodes should know, once; little is not worth it."""
        told = [
            Spent(kind, who, count)
            for (kind, who), count in self._untold.items()
            if count >= TOLD_SHARE * self._limits[kind].most
        ][:MOST_TOLD]
        for one in told:
            del self._untold[one.kind, one.who]
        return told

    def note(self, spent: Spent) -> None:
        """Something was used at another node: here, too, so much less is left."""
        if spent.kind in self._limits:
            now = self._now()
            left = self._left(spent.kind, spent.who, now)
            self._keep(spent.kind, spent.who, max(0.0, left - spent.times), now)

    def _take(self, kind: str, who: str, now: float) -> None:
        who = _disguised(who)
        left = self._left(kind, who, now)
        is_enough = left >= 1
        self._keep(kind, who, left - 1 if is_enough else left, now)
        if not is_enough:
            limit = self._limits[kind]
            seconds = (1 - left) * limit.seconds / limit.most
            raise TooMany("too-many", {"seconds": str(math.ceil(seconds))})
        self._untold[kind, who] += 1
        if len(self._untold) > MOST_BUCKETS:
            del self._untold[next(iter(self._untold))]

    def _left(self, kind: str, who: str, now: float) -> float:
        limit = self._limits[kind]
        before = self._buckets[kind].get(who)
        if before is None:
            return limit.most
        rate = limit.most / limit.seconds
        return min(limit.most, before.left + (now - before.at) * rate)

    def _keep(self, kind: str, who: str, left: float, now: float) -> None:
        """As the one that was used last."""
        buckets = self._buckets[kind]
        buckets.pop(who, None)
        if len(buckets) >= MOST_BUCKETS:
            del buckets[next(iter(buckets))]
        buckets[who] = Bucket(left, now)


@lru_cache(MOST_BUCKETS)
def _disguised(who: str) -> str:
    """A name for a bucket: other nodes are told it, so it must not be what opens a session."""
    return hashlib.blake2b(who.encode(), digest_size=8).hexdigest()
