"""The course of a training run as a picture: `curve.png` beside its `curve.jsonl`."""

import json
from pathlib import Path
from typing import Any, Final

PICTURE: Final = "curve.png"
# What is drawn against the decisions learned from, if a run told it.
PANELS: Final = {
    "against_scripted": "share against rules of thumb",
    "against_frozen": "share against the frozen network",
    "exploitability": "what a best response wins",
    "entropy": "entropy of the policy",
    "kl": "change of the policy in an update",
    "explained": "variance that the critic explains",
    "speed": "decisions a second",
}


def read(path: Path) -> dict[str, list[tuple[float, float]]]:
    """The curves of a run by name: millions of decisions, and the figure there."""
    told: dict[str, list[tuple[float, float]]] = {name: [] for name in PANELS}
    for line in path.read_text(encoding="utf-8").splitlines():
        facts: dict[str, Any] = json.loads(line)
        for name, points in told.items():
            if name in facts and "millions" in facts:
                points.append((facts["millions"], facts[name]))
    return {name: points for name, points in told.items() if points}


def draw(path: Path) -> Path | None:
    """Draw the curves of a run; nothing is drawn where matplotlib is not installed."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        return None
    curves = read(path)
    if not curves:
        return None
    figure = Figure(figsize=(8, 2 * len(curves)), layout="constrained")
    panels = figure.subplots(len(curves), 1, sharex=True, squeeze=False)[:, 0]
    for panel, (name, points) in zip(panels, curves.items(), strict=True):
        panel.plot(*zip(*points, strict=True))
        panel.set_ylabel(PANELS[name], fontsize="small")
        panel.grid(alpha=0.3)
    panels[-1].set_xlabel("millions of decisions learned from")
    picture = path.with_name(PICTURE)
    figure.savefig(picture, dpi=120)
    return picture
