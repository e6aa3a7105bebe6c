"""PettingZoo's own tests, on every game."""

import warnings
from collections.abc import Iterator
from functools import partial
from types import SimpleNamespace

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from pettingzoo.utils.conversions import parallel_to_aec

from backroom.games import GAMES, TUTORIAL
from backroom.research.pettingzoo import MatchEnv, env, parallel_env

ALL = [*GAMES, *TUTORIAL]
every_game = pytest.mark.parametrize("game", ALL)


@pytest.fixture(autouse=True)
def _its_own_warnings() -> Iterator[None]:
    """PettingZoo warns of habits that are not its own, such as observations in a dict."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@every_game
def test_the_api(game: str) -> None:
    """Forced moves skipped and asked."""
    api_test(env(game), num_cycles=300)
    api_test(env(game, skip_forced=False, relative=True), num_cycles=300)


@every_game
def test_the_parallel_api(game: str) -> None:
    """All agents at once."""
    parallel_api_test(parallel_env(game), num_cycles=300)


@every_game
def test_seeds(game: str) -> None:
    """Two environments of one seed play the same match."""
    seed_test(partial(env, game), num_cycles=100)
    parallel_seed_test(partial(parallel_env, game, illegal="default"), num_cycles=50)


@every_game
def test_rendering(game: str) -> None:
    """As text, and printed."""
    render_test(partial(env, game))


@pytest.mark.parametrize("game", GAMES)
def test_cycles(game: str) -> None:
    """The test answers without a mask, so what is illegal plays the default.

    A match of Leduc can be over within its four cycles, so there it has nothing to cut off.
    """
    parallel = partial(parallel_env, game, illegal="default")
    max_cycles_test(
        SimpleNamespace(
            parallel_env=parallel,
            env=lambda max_cycles: parallel_to_aec(parallel(max_cycles=max_cycles)),
        )
    )


def test_the_cycles_of_a_seat_are_cut_off() -> None:
    """No agent is asked more often; all are told that they were cut off."""
    table = env("mafioso", players=3, max_cycles=4)
    table.reset(seed=1)
    asked = dict.fromkeys(table.agents, 0)
    for agent in table.agent_iter():
        seen, _, is_over, is_cut, _ = table.last()
        assert not is_over
        asked[agent] += not is_cut
        table.step(None if is_cut else int(np.flatnonzero(seen["action_mask"])[0]))

    assert max(asked.values()) == 4


def test_an_illegal_action_raises_with_what_was_legal() -> None:
    """And the match stands where it stood."""
    table = env("leduc")
    table.reset(seed=1)
    agent = table.agent_selection

    with pytest.raises(
        ValueError, match=r"action 0 \(fold\) .* legal: 1 \(call\), 2 \(raise\)"
    ):
        table.step(0)
    with pytest.raises(ValueError, match="owes an action"):
        table.step(None)

    assert table.agent_selection == agent


def test_chips_are_paid_at_the_end_of_leduc() -> None:
    """What one wins the other loses, and it reaches both."""
    table = env("leduc")
    table.reset(seed=3)
    paid = dict.fromkeys(table.agents, 0.0)
    for agent in table.agent_iter():
        _, reward, is_over, _, _ = table.last()
        paid[agent] += reward
        table.step(None if is_over else 1)

    assert sum(paid.values()) == 0
    assert set(map(abs, paid.values())) <= {0.0, 1.0}


def test_options_are_named_and_checked() -> None:
    """As the game spells them."""
    table = MatchEnv("mafioso", 4, seating="manual")
    assert len(table.possible_agents) == 4
    with pytest.raises(Exception, match="unknown-option"):
        env("mafioso", 4, colour="red")
    with pytest.raises(ValueError, match="render_mode"):
        env("mafioso", render_mode="rgb_array")
    with pytest.raises(ValueError, match="it is 'raise' or 'default'"):
        env("mafioso", illegal="ignore")


def test_a_parallel_match_takes_one_action_of_everybody() -> None:
    """Those who wait wait."""
    table = parallel_env("chicago-gangsters", players=3)
    seen, _ = table.reset(seed=1)
    with pytest.raises(ValueError, match="no action for seat_0"):
        table.step({})
    with pytest.raises(ValueError, match="is not legal; legal: "):
        table.step(dict.fromkeys(table.agents, -1))
    moves = 0
    while table.agents:
        actions = {
            agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in table.agents
        }
        seen, rewards, ended, _, _ = table.step(actions)
        moves += 1

    assert all(ended.values())
    assert sum(rewards.values()) == pytest.approx(0)
    with pytest.raises(ValueError, match="the match is over"):
        table.step({})
