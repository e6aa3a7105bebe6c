"""The server's one source of time, so that tests can turn it by hand."""

import asyncio
import time
from collections.abc import Callable
from typing import Any, Protocol


class Alarm(Protocol):
    """Something that will be called, unless it is cancelled first."""

    def cancel(self) -> None:
        """See to it that nothing is called any more."""
        ...


class Timekeeper:
    """The event loop's time for clocks, which never jumps; the calendar's for what is kept."""

    def now(self) -> float:
        """Seconds on a clock that only ever goes forward."""
        # The event loop has the same clock; through it, asking takes twice as long.
        return time.monotonic()

    def wall(self) -> float:
        """Seconds since 1970, as the machine has them."""
        return time.time()

    def call_at(self, when: float, callback: Callable[..., object], *args: Any) -> Alarm:
        """Call something when `now` has come so far."""
        return asyncio.get_running_loop().call_at(when, callback, *args)

    async def sleep_until(self, when: float) -> None:
        """Wait until `now` has come so far; others have a turn in any case."""
        await asyncio.sleep(max(0.0, when - self.now()))

    def timeout_at(self, when: float) -> asyncio.Timeout:
        """Give up on the body of an `async with` when `now` has come so far."""
        return asyncio.timeout_at(when)
