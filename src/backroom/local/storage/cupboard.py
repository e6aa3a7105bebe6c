"""The cupboard: texts under keys, as IndexedDB keeps them for one site in one browser."""

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple, Protocol, TypeVar

import msgspec

from backroom.server import logs

T = TypeVar("T")

# What grows with every move stays in the cupboard until somebody asks for it.
BULKY: Final = ("line/", "analysis/")
SHORT: Final = (
    "ban/",
    "chat/",
    "counted/",
    "deeds/",
    "house/",
    "link/",
    "match/",
    "mute/",
    "person/",
    "session/",
    "table/",
)


class Change(NamedTuple):
    """A key and its new text, None to take it away; what is new must not be there yet."""

    key: str
    text: str | None
    is_new: bool = False


class Cupboard(Protocol):
    """Keeps texts by key; the only thing that is asked of a browser's database."""

    async def read(self, prefix: str) -> list[tuple[str, str]]:
        """All keys that begin so, in order, with their texts."""
        ...

    async def write(self, changes: Sequence[Change]) -> None:
        """All changes, durable when it comes back, or none and it raises."""
        ...


class Shelves:
    """A cupboard with its short texts at hand; values go in and come out by their types."""

    def __init__(self, cupboard: Cupboard) -> None:
        self._cupboard = cupboard
        self._texts: dict[str, str] = {}

    async def take_up(self) -> None:
        """Read what is short; done once, before anything is asked."""
        for prefix in SHORT:
            self._texts |= dict(await self._cupboard.read(prefix))

    def find(self, key: str, kind: type[T]) -> T | None:
        """The value under a key that is at hand, if there is one; a copy of its own."""
        text = self._texts.get(key)
        return None if text is None else msgspec.json.decode(text, type=kind)

    def each(self, prefix: str, kind: type[T]) -> Iterator[tuple[str, T]]:
        """The values at hand whose keys begin so, by what follows in the key, in order."""
        for key in sorted(key for key in self._texts if key.startswith(prefix)):
            try:
                value = msgspec.json.decode(self._texts[key], type=kind)
            except msgspec.MsgspecError as error:  # the others can be read all the same
                logs.failure("reading", error, key=key)
            else:
                yield key.removeprefix(prefix), value

    async def fetch(self, prefix: str, kind: type[T]) -> list[T]:
        """The bulky values whose keys begin so, in order."""
        found = await self._cupboard.read(prefix)
        return [msgspec.json.decode(text, type=kind) for _, text in found]

    async def write(self, *changes: Change) -> None:
        """Keep all of it or nothing; at hand only once it is durable."""
        await self._cupboard.write(changes)
        for change in changes:
            if change.key.startswith(BULKY):
                continue
            if change.text is None:
                self._texts.pop(change.key, None)
            else:
                self._texts[change.key] = change.text


def put(key: str, value: Any, is_new: bool = False) -> Change:
    """A value on its way into the cupboard."""
    return Change(key, msgspec.json.encode(value).decode(), is_new)


def drop(key: str) -> Change:
    """A key that is to be taken away."""
    return Change(key, None)
