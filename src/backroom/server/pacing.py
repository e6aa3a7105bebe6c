"""Sending to a crowd, a few at a time, so that whoever plays is never behind all who watch."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Final

AT_ONCE: Final = 8


class Pacer:
    """Does what can wait, a few things in each round of the event loop."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[Hashable, Callable[[], None]] = OrderedDict()
        self._is_going = False

    def later(self, key: Hashable, work: Callable[[], None]) -> None:
        """Do something when its turn has come; asked for again before that, the last counts."""
        self._waiting[key] = work
        if not self._is_going:
            self._is_going = True
            asyncio.get_running_loop().call_soon(self._do_some)

    def _do_some(self) -> None:
        try:
            for _ in range(min(AT_ONCE, len(self._waiting))):
                _, work = self._waiting.popitem(last=False)
                work()
        finally:
            self._is_going = bool(self._waiting)
            if self._is_going:
                asyncio.get_running_loop().call_soon(self._do_some)
