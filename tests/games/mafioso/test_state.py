"""What a state of Mafioso keeps beside the chairs themselves."""

import pytest

from backroom.engine.chance import SearchChance
from backroom.games.mafioso.state import MafiosoState
from tests.games.mafioso.scenes import GAME


def masks(state: MafiosoState) -> tuple[int, list[int], list[int], list[int]]:
    """All that is kept about who sits where."""
    return state.taken, state.awake, state.asleep, state.kinds


@pytest.mark.parametrize("seating", ["fixed", "manual"])
def test_masks_of_chairs_are_kept_right_through_whole_matches(seating: str) -> None:
    """After every decision they are those that the chairs alone would give."""
    seen_asleep = seen_raid = False
    for seed in range(12):
        seats = 3 + seed % 4
        chance = SearchChance(seed)
        state = GAME.start(seats, GAME.meta.read_options({"seating": seating}, seats), chance)
        legal = state.offer()
        while legal:
            fresh = MafiosoState(seats, state.options)
            fresh.seat_men(state.chairs[:])
            assert masks(state) == masks(fresh) == masks(state.clone())
            seen_asleep |= any(state.asleep)
            seen_raid |= state.raids > 0
            legal = state.play(legal[chance.choose("policy", legal)], chance)

    assert seen_asleep
    assert seen_raid
