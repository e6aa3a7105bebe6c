"""A cupboard without a browser: keys and texts in memory, with IndexedDB's manners."""

import json
from collections.abc import Sequence

from backroom.local.storage.cupboard import Change


class Drawer:
    """Writes all or nothing; a key that must be new and is not takes the rest down with it."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}
        self.is_full = False

    async def read(self, prefix: str) -> list[tuple[str, str]]:
        """All keys that begin so, in order, with their texts."""
        return sorted(one for one in self.texts.items() if one[0].startswith(prefix))

    async def write(self, changes: Sequence[Change]) -> None:
        """All changes or none."""
        if self.is_full:
            raise OSError("QuotaExceededError")
        if any(one.is_new and one.key in self.texts for one in changes):
            raise KeyError("duplicate key")
        for one in changes:
            if one.text is None:
                self.texts.pop(one.key, None)
            else:
                self.texts[one.key] = one.text

    async def read_text(self, prefix: str) -> str:
        """`read` as a browser answers it."""
        return json.dumps(await self.read(prefix))

    async def write_text(self, changes: str) -> None:
        """`write` as a browser is told it."""
        await self.write([Change(*one) for one in json.loads(changes)])
