"""Random play with the loop inside, so that the compiled build runs at full speed."""

from .chance import Chance
from .state import State


def play_randomly(state: State, chance: Chance, limit: int) -> int:
    """Random legal actions until the match is over or `limit` were made; gives their number."""
    made = 0
    legal = state.offer()
    while legal and made < limit:
        legal = state.play(legal[chance.choose("policy", legal)], chance)
        made += 1
    return made
