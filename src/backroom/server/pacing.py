"""Sending to a crowd, a few at a time, so that whoever plays is never behind all who watch."""

import asyncio
from collections import OrderedDict
from typing import Final

AT_ONCE: Final = 32


class Pacer:
    """Wakes those who have something to send, a few in each round of the event loop."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[asyncio.Event, None] = OrderedDict()
        self._is_going = False

    def wake(self, event: asyncio.Event) -> None:
        """Set an event when its turn has come, once however often it is asked for."""
        self._waiting.setdefault(event)
        if not self._is_going:
            self._is_going = True
            asyncio.get_running_loop().call_soon(self._wake_some)

    def _wake_some(self) -> None:
        for _ in range(min(AT_ONCE, len(self._waiting))):
            event, _none = self._waiting.popitem(last=False)
            event.set()
        self._is_going = bool(self._waiting)
        if self._is_going:
            asyncio.get_running_loop().call_soon(self._wake_some)
