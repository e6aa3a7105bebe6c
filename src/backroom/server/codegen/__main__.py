"""`python -m backroom.server.codegen` writes what follows from the wire types and the games."""

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Final

from backroom.games import GAMES

from .games import folder_of, game_types
from .protocol import protocol
from .typescript import typescript

ROOT: Final = Path(__file__).resolve().parents[4]
WRITTEN: Final[Mapping[str, Callable[[], str]]] = {
    "web/src/net/wire.ts": typescript,
    "docs/protocol.md": protocol,
    **{
        f"web/src/games/{folder_of(game)}/generated.ts": partial(game_types, game)
        for game in GAMES.values()
    },
}


def stale(root: Path = ROOT) -> list[str]:
    """The files of a repository that are not what the types say."""
    return [path for path, make in WRITTEN.items() if _read(root / path) != make()]


def write() -> None:
    """Write every file that follows from the wire types anew."""
    for path, make in WRITTEN.items():
        (ROOT / path).write_text(make(), encoding="utf-8")


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.exists() else ""


if __name__ == "__main__":
    write()
