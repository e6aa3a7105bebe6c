"""How sharply bots follow their networks, by level; needed with NumPy and without."""

from math import inf
from typing import Final, NamedTuple


class Level(NamedTuple):
    """How sharply a network is followed.

    `temperature` spreads the choices: at 0 the likeliest action is played, at 1 what the
    network would play in training, and above that lesser actions more often. What lies more
    than `margin` below the best, in logits, is never played: weak players take the second best
    for the best, they do not throw dice. `skipped` blocks at the end of the network are left
    out, which makes it a smaller and simpler judge.
    """

    temperature: float
    margin: float = inf
    skipped: int = 0


LEVELS: Final = {
    "easy": Level(3.0, 6.0, skipped=1),
    "medium": Level(3.0, 6.0),
    "hard": Level(0.0),
}
