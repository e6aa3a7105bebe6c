"""What every node of a house must hear: who signed out, was banned, renamed or forgotten."""

from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

import msgspec

from . import logs
from .ids import new_id
from .limits import Spent
from .storage.interfaces import NewsStore


class SignedOut(msgspec.Struct, frozen=True, tag="signed-out"):
    """A person's sessions ended: all of them, one, or all but one."""

    person: str
    session: str | None = None
    but: str | None = None


class Banned(msgspec.Struct, frozen=True, tag="banned"):
    """A person or a household is not welcome any more, or is again."""

    target: str
    on: bool


class Renamed(msgspec.Struct, frozen=True, tag="renamed"):
    """A person goes by another name."""

    person: str
    name: str


class Forgotten(msgspec.Struct, frozen=True, tag="forgotten"):
    """A person is gone, and their name with them."""

    person: str


class Used(msgspec.Struct, frozen=True, tag="used"):
    """So much was used at a node of what limits allow in the whole house."""

    spent: list[Spent]


News: TypeAlias = SignedOut | Banned | Renamed | Forgotten | Used


class Letter(msgspec.Struct, frozen=True):
    """News, and which process sent them."""

    sender: str
    news: News


DECODER: Final = msgspec.json.Decoder(Letter)


class Herald:
    """Tells the other nodes; a house that has its database to itself has none to tell."""

    def __init__(self, store: NewsStore | None) -> None:
        self._store = store
        self._name = new_id()

    async def tell_others(self, news: News) -> None:
        """Comes back when the database has it for every node that listens."""
        if self._store is not None:
            await self._store.publish(msgspec.json.encode(Letter(self._name, news)))

    async def listen(
        self, hear: Callable[[News], None], missed: Callable[[], Awaitable[None]]
    ) -> None:
        """Hear what others tell, for ever; `missed` when some of it may have been lost."""
        if self._store is None:
            return

        def read(data: bytes) -> None:
            try:
                letter = DECODER.decode(data)
            except msgspec.MsgspecError as error:  # a newer node knows more than this one
                logs.failure("reading news", error)
                return
            if letter.sender != self._name:
                hear(letter.news)

        await self._store.listen(read, missed)
