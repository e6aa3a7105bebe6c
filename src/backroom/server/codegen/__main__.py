"""`python -m backroom.server.codegen` writes what follows from the wire types."""

from pathlib import Path
from typing import Final

from .protocol import protocol
from .typescript import typescript

ROOT: Final = Path(__file__).resolve().parents[4]
WRITTEN: Final = {
    "web/src/net/wire.ts": typescript,
    "docs/protocol.md": protocol,
}


def stale(root: Path = ROOT) -> list[str]:
    """The files of a repository that are not what the types say."""
    return [path for path, make in WRITTEN.items() if _read(root / path) != make()]


def write() -> None:
    """Write them anew."""
    for path, make in WRITTEN.items():
        (ROOT / path).write_text(make(), encoding="utf-8")


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.exists() else ""


if __name__ == "__main__":
    write()
