"""Checkpoints in parts of bounded size, written so that a run cut short leaves the last one."""

import io
from pathlib import Path
from typing import Any, Final

import torch

PART: Final = 15 * 1024 * 1024


def write(folder: Path, kept: dict[str, Any]) -> None:
    """A checkpoint as `checkpoint.0`, `checkpoint.1` and so on; the first is written last."""
    buffer = io.BytesIO()
    torch.save(kept, buffer)
    data = buffer.getvalue()
    folder.mkdir(parents=True, exist_ok=True)
    parts = [data[first : first + PART] for first in range(0, len(data), PART)]
    for old in folder.glob("checkpoint.*"):
        if int(old.suffix[1:]) >= len(parts):
            old.unlink()
    for number in reversed(range(len(parts))):
        new = folder / f"new.{number}"
        new.write_bytes(parts[number])
        new.replace(folder / f"checkpoint.{number}")


def read(folder: Path, device: torch.device) -> dict[str, Any] | None:
    """The checkpoint of a folder, if there is one."""
    parts = sorted(folder.glob("checkpoint.*"), key=lambda path: int(path.suffix[1:]))
    if not parts:
        return None
    buffer = io.BytesIO(b"".join(part.read_bytes() for part in parts))
    kept: dict[str, Any] = torch.load(buffer, map_location=device, weights_only=True)
    return kept
