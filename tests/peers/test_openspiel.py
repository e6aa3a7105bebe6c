"""OpenSpiel's own test and some of its algorithms, on our games."""

from typing import Any, Final

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import discounted_cfr
from open_spiel.python.algorithms.expected_game_score import policy_value
from open_spiel.python.pytorch import dqn

import backroom.research.openspiel  # noqa: F401 - registers the games
from backroom.games import GAMES, TUTORIAL

# The value of Leduc hold'em for whoever bets first (Southey et al. 2005 and many since).
LEDUC_VALUE: Final = -0.0856
ITERATIONS: Final = 25


def loaded(name: str, **params: Any) -> Any:
    """A game by our name."""
    return pyspiel.load_game(f"backroom_{name.replace('-', '_')}", params)


@pytest.mark.parametrize("name", [*GAMES, *TUTORIAL])
def test_random_matches(name: str) -> None:
    """At the usual table; a state is written and read again along the way in the short ones."""
    is_short = name in TUTORIAL
    pyspiel.random_sim_test(
        loaded(name), num_sims=5 if is_short else 1, serialize=is_short, verbose=False
    )


def test_seats_and_options_are_parameters() -> None:
    """By name, in the words of the game."""
    game = loaded("mafioso", players=3, seating="manual")

    assert game.num_players() == 3
    assert game.rules.meta.option_texts(game.setup.options)["seating"] == "manual"
    with pytest.raises(Exception, match="bad-seats"):
        loaded("mafioso", players=9)


def test_chance_is_asked_openly() -> None:
    """Leduc: who begins, a card each, and a board; both hold a jack and share the pot."""
    state = loaded("leduc").new_initial_state()
    sizes = []
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            sizes.append(len(outcomes))
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            state.apply_action(outcomes[0][0])
        else:
            state.apply_action(1)

    assert sizes == [2, 6, 5, 4]
    assert state.returns() == [0.0, 0.0]


def test_what_cannot_be_done_is_refused_with_what_can() -> None:
    """An outcome of chance, an action, and anything after the end."""
    state = loaded("leduc").new_initial_state()
    with pytest.raises(ValueError, match="99 is no outcome of start; possible: 0, 1"):
        state.apply_action(99)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    with pytest.raises(ValueError, match=r"99 is not legal for seat 0; legal: 1 \(call\)"):
        state.apply_action(99)
    while not state.is_terminal():
        chance = state.is_chance_node()
        state.apply_action(
            state.chance_outcomes()[0][0] if chance else state.legal_actions()[0]
        )
    with pytest.raises(ValueError, match="the match is over"):
        state.apply_action(1)


def test_a_clone_goes_its_own_way() -> None:
    """And the first stays where it was."""
    state = loaded("leduc").new_initial_state()
    twin = state.clone()
    twin.apply_action(1)

    assert state.history() == []
    assert twin.history() == [1]
    assert str(state) != str(twin)


def test_a_seat_is_told_nothing_that_it_may_not_know() -> None:
    """Whatever the other was dealt, text and tensor are the same."""
    seen = set()
    for other in (2, 3, 4, 5):
        state = loaded("leduc").new_initial_state()
        for answer in (0, 1, other):
            state.apply_action(answer)
        tensor = tuple(state.observation_tensor(0))
        seen.add((state.information_state_string(0), state.observation_string(0), tensor))

    assert len(seen) == 1


def test_cfr_finds_the_value_of_leduc() -> None:
    """Discounted CFR for a few iterations; the starter loses a twelfth of a chip."""
    game = loaded("leduc", keep_tree=True)
    solver = discounted_cfr.DCFRSolver(game)
    for _ in range(ITERATIONS):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()

    begun = game.new_initial_state()
    begun.apply_action(0)
    worth = policy_value(begun, [policy, policy])
    assert worth[0] == pytest.approx(LEDUC_VALUE, abs=0.01)
    assert worth[0] + worth[1] == pytest.approx(0)


@pytest.mark.filterwarnings("ignore")
def test_a_deep_q_network_learns_on_omerta() -> None:
    """Two seats, until both have learned: it acts legally and its loss is a number."""
    table = rl_environment.Environment(loaded("omerta", players=2), include_full_state=False)
    [size] = table.observation_spec()["info_state"]
    agents = [
        dqn.DQN(
            seat,
            state_representation_size=size,
            num_actions=table.action_spec()["num_actions"],
            hidden_layers_sizes=(32,),
            batch_size=16,
            min_buffer_size_to_learn=32,
            learn_every=8,
        )
        for seat in range(2)
    ]
    for _ in range(60):
        if all(agent.loss is not None for agent in agents):
            break
        step = table.reset()
        while not step.last():
            step = table.step([agents[step.observations["current_player"]].step(step).action])
        for agent in agents:
            agent.step(step)

    assert all(agent.loss is not None and np.isfinite(agent.loss) for agent in agents)
