"""Random play with the loop inside, so that the compiled build runs at full speed."""

from typing import Final

from .chance import Chance
from .state import State

# The lowest seat in a mask, looked up: masks have at most six bits.
LOWEST: Final = [0, *((mask & -mask).bit_length() - 1 for mask in range(1, 128))]


def play_randomly(state: State, chance: Chance, limit: int) -> int:
    """Random legal actions until the match is over or `limit` were made; gives their number."""
    made = 0
    while made < limit and not state.winners:
        seat = LOWEST[state.pending]
        legal = state.legal(seat)
        state.apply(seat, legal[chance.choose("policy", legal)], chance)
        made += 1
    return made
