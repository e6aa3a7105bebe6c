"""Sending to a crowd, a few at a time, so that whoever plays is never behind all who watch."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable, Hashable
from typing import Final

AT_ONCE: Final = 8


class Pacer:
    """Does what can wait, a few things in each round of the event loop."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[Hashable, Callable[[], None]] = OrderedDict()
        self._is_going = False
        self._soon: deque[Callable[[], None]] = deque()

    def later(self, key: Hashable, work: Callable[[], None]) -> None:
        """Do something when its turn has come; asked for again before that, the last counts."""
        self._waiting[key] = work
        if not self._is_going:
            self._is_going = True
            asyncio.get_running_loop().call_soon(self._do_some)

    def soon(self, work: Callable[[], None]) -> None:
        """Do something when what is going on is done, in one go with all else that is due."""
        self._soon.append(work)
        if len(self._soon) == 1:
            asyncio.get_running_loop().call_soon(self._do_all)

    def _do_all(self) -> None:
        try:
            while self._soon:
                self._soon.popleft()()
        finally:
            # What failed keeps nobody else waiting.
            if self._soon:
                asyncio.get_running_loop().call_soon(self._do_all)

    def _do_some(self) -> None:
        try:
            for _ in range(min(AT_ONCE, len(self._waiting))):
                _, work = self._waiting.popitem(last=False)
                work()
        finally:
            self._is_going = bool(self._waiting)
            if self._is_going:
                asyncio.get_running_loop().call_soon(self._do_some)
