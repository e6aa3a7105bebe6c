"""Win shares with their intervals as a picture: SVG, drawn by hand, at home on any page."""

from collections.abc import Sequence
from typing import Final
from xml.sax.saxutils import escape

from .standings import Standing

WIDTH: Final = 640
LABELS: Final = 170
NUMBERS: Final = 70
TOP: Final = 44
ROW: Final = 34
BOTTOM: Final = 30
INK: Final = "#3b2f26"
PALE: Final = "#cbb79a"
BAR: Final = "#b8862d"
PAPER: Final = "#fbf6ea"


def chart(rows: Sequence[Standing], seats: int, title: str, fair: str) -> str:
    """One bar a row; `fair` names the dashed line, the share of players who are all alike."""
    end = TOP + ROW * len(rows)
    height = end + BOTTOM
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        f'width="{WIDTH}" height="{height}" role="img" font-family="sans-serif" '
        f'font-size="13" fill="{INK}">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>',
        f'<text x="12" y="20" font-weight="bold">{escape(title)}</text>',
        *(_tick(tenth / 10, end) for tenth in range(0, 11, 2)),
        *(part for index, row in enumerate(rows) for part in _bar(index, row)),
        _line(1 / seats, TOP, end, f'{INK}" stroke-dasharray="4 3'),
        f'<text x="{_x(1 / seats):.1f}" y="{TOP - 4}" font-size="11" '
        f'text-anchor="middle">{escape(fair)}</text>',
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _bar(index: int, row: Standing) -> list[str]:
    """A name, its share as a bar, the interval as a whisker, and the number."""
    top = TOP + ROW * index
    middle = top + ROW / 2
    low, high = _x(row.low), _x(row.high)
    whisker = f"M{low:.1f} {middle - 5}v10m0-5H{high:.1f}m0-5v10"
    return [
        f'<text x="{LABELS - 10}" y="{middle + 4}" text-anchor="end">{escape(row.name)}</text>',
        f'<rect x="{LABELS}" y="{top + 7}" width="{_x(row.share) - LABELS:.1f}" '
        f'height="{ROW - 14}" fill="{BAR}"/>',
        f'<path d="{whisker}" stroke="{INK}" stroke-width="1.5" fill="none"/>',
        f'<text x="{WIDTH - 12}" y="{middle + 4}" text-anchor="end">{row.share:.1%}</text>',
    ]


def _tick(share: float, end: int) -> str:
    label = f'<text x="{_x(share):.1f}" y="{end + 18}" text-anchor="middle">{share:.0%}</text>'
    return _line(share, TOP, end, PALE) + label


def _line(share: float, top: int, end: int, stroke: str) -> str:
    return f'<path d="M{_x(share):.1f} {top}V{end}" stroke="{stroke}"/>'


def _x(share: float) -> float:
    return LABELS + share * (WIDTH - LABELS - NUMBERS)
