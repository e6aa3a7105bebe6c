"""Parts of the table that are there many times, which a network reads all in the same way."""

from typing import Final

from backroom.engine.domains import MOST_SEATS
from backroom.engine.game import AnyGame

# Chicago Poker: a series of five cards for each seat at each business.
SERIES: Final = "series"
# The columns of one series, which nothing but its reader sees.
OWN: Final = 115


def parts_of(game: AnyGame) -> list[list[int]] | None:
    """The columns of each copy: its own first, then what all copies are read together with."""
    sections = {section.name: section for section in game.observation.sections}
    found = [name for name in sections if name.endswith(f": {SERIES}")]
    if not found:
        return None
    hand = sections["hand"]
    parts: list[list[int]] = []
    for name in found:
        series = sections[name]
        business = sections[name.removesuffix(SERIES) + "business"]
        size = series.size // MOST_SEATS
        if size != OWN:
            raise ValueError(f"a series has {size} columns, not {OWN}")
        for seat in range(MOST_SEATS):
            first = series.start + seat * size
            parts.append(
                [
                    *range(first, first + size),
                    *range(hand.start, hand.start + hand.size),
                    *range(business.start, business.start + business.size),
                ]
            )
    return parts
