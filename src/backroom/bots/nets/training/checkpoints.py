"""Checkpoints in parts of bounded size, written so that a run cut short leaves the last one.

The parts of a checkpoint belong to one generation, and a list names them. The list is replaced
in one step when all of them are there, and only then the generation before goes.
"""

import io
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import torch
from torch import Tensor

# Where runs are carried from one machine to another, 16 MiB is a common bound of a file.
PART: Final = 15 * 1024 * 1024
LIST: Final = "checkpoint.json"


def write(folder: Path, kept: dict[str, Any]) -> None:
    """A checkpoint as `checkpoint.1.0`, `checkpoint.1.1` and so on, beside the one before."""
    buffer = io.BytesIO()
    torch.save(kept, buffer)
    data = buffer.getvalue()
    folder.mkdir(parents=True, exist_ok=True)
    generation = _listed(folder)["generation"] + 1
    names = []
    for number, first in enumerate(range(0, len(data), PART)):
        names.append(f"checkpoint.{generation}.{number}")
        (folder / names[-1]).write_bytes(data[first : first + PART])
    new = folder / "new.json"
    new.write_text(json.dumps({"generation": generation, "parts": names}), encoding="utf-8")
    new.replace(folder / LIST)
    for old in folder.glob("checkpoint.*.*"):
        if old.name not in names:
            old.unlink()


def read(folder: Path, device: torch.device) -> dict[str, Any] | None:
    """The checkpoint of a folder, if there is one."""
    parts = _listed(folder)["parts"]
    if not parts:
        return None
    buffer = io.BytesIO(b"".join((folder / name).read_bytes() for name in parts))
    kept: dict[str, Any] = torch.load(buffer, map_location=device, weights_only=True)
    return kept


def _listed(folder: Path) -> dict[str, Any]:
    path = folder / LIST
    if not path.exists():
        return {"generation": 0, "parts": []}
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def halved(kept: Any) -> Any:
    """Tensors of more than one number in half the space, rounded: what optimisers bear."""

    def half(one: Tensor) -> Tensor:
        return one.to(torch.bfloat16) if one.is_floating_point() and one.dim() else one

    return _each(kept, half)


def folded(kept: Any) -> Any:
    """Tensors in half the space where that changes no number, as in a shipped network."""

    def half(one: Tensor) -> Tensor:
        small = one.half() if one.is_floating_point() else one
        return small if torch.equal(small.to(one.dtype), one) else one

    return _each(kept, half)


def whole(kept: Any) -> Any:
    """The way back from either, in full precision."""
    return _each(kept, lambda one: one.float() if one.is_floating_point() else one)


def _each(kept: Any, change: Callable[[Tensor], Tensor]) -> Any:
    """The same with every tensor in it changed."""
    if isinstance(kept, Tensor):
        return change(kept)
    if isinstance(kept, dict):
        return {name: _each(one, change) for name, one in kept.items()}
    return [_each(one, change) for one in kept] if isinstance(kept, list) else kept
