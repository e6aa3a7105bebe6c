"""Gymnasium's own checks, on every game."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import backroom.research.gymnasium  # noqa: F401 - makes the games known to Gymnasium
from backroom.games import GAMES, TUTORIAL

ALL = [*GAMES, *TUTORIAL]


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("game", ALL)
def test_the_checker_of_gymnasium(game: str) -> None:
    """It acts without a mask, so what is illegal plays the default."""
    table = gymnasium.make(f"backroom/{game}-v0", illegal="default", render_mode="ansi")

    check_env(table.unwrapped)


@pytest.mark.parametrize("game", ALL)
def test_a_seed_gives_the_same_match(game: str) -> None:
    """Seat, bots and chance."""
    courses = []
    for _ in range(2):
        table = gymnasium.make(f"backroom/{game}-v0", opponents=["random", "lazy"])
        seen, info = table.reset(seed=11)
        course = [seen.tobytes()]
        is_over = False
        while not is_over:
            action = int(np.flatnonzero(info["action_mask"])[-1])
            seen, reward, is_over, _, info = table.step(action)
            course.append(seen.tobytes())
        courses.append((course, reward, info["seat"]))

    assert courses[0] == courses[1]


def test_an_illegal_action_raises_with_what_was_legal() -> None:
    """Gymnasium's wrappers let it through."""
    table = gymnasium.make("backroom/leduc-v0")
    with pytest.raises(Exception, match="reset"):
        table.step(1)
    table.reset(seed=5)

    with pytest.raises(ValueError, match=r"is not legal for seat \d; legal: "):
        table.step(7)


def test_the_learner_changes_seats() -> None:
    """From match to match."""
    table = gymnasium.make("backroom/mafioso-v0", players=4)

    assert len({table.reset(seed=seed)[1]["seat"] for seed in range(20)}) == 4


def test_masks_are_given_under_both_names() -> None:
    """For Stable-Baselines3 and for everybody else."""
    table = gymnasium.make("backroom/omerta-v0")
    _, info = table.reset(seed=1)

    assert (table.unwrapped.action_masks() == info["action_mask"].astype(bool)).all()
