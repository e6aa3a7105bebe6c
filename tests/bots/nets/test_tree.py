"""A small game played through whole: exact values and exact exploitability."""

from collections import defaultdict

import numpy as np
import numpy.typing as npt
import pytest

from backroom.bots.nets.training import tree
from backroom.bots.nets.training.tree import GameTree, Numbers
from backroom.engine.errors import BadSetup
from backroom.games.leduc.game import LEDUC


@pytest.fixture(scope="module")
def leduc() -> GameTree:
    """All of Leduc hold'em."""
    return GameTree(LEDUC, 2)


def softmax(logits: Numbers, masks: npt.NDArray[np.uint8]) -> Numbers:
    """A policy over what is legal."""
    parts = np.where(masks, np.exp(logits - logits.max(axis=1, keepdims=True)), 0.0)
    policy: Numbers = parts / parts.sum(axis=1, keepdims=True)
    return policy


def test_random_leduc_is_as_exploitable_as_is_known(leduc: GameTree) -> None:
    """936 situations; a best response wins 2.37 chips a match from who bets by chance."""
    uniform = softmax(np.zeros(leduc.masks.shape), leduc.masks)

    assert len(leduc.rows) == 936
    assert leduc.exploitability(uniform) == pytest.approx(4.747222222 / 2)


def test_a_situation_tells_a_player_all_that_he_did_before(leduc: GameTree) -> None:
    """Otherwise nobody who plays by rows could come to an equilibrium."""
    nodes = leduc._nodes
    paths: dict[int, set[tuple[tuple[int, int], ...]]] = defaultdict(set)
    for node in nodes:
        own: list[tuple[int, int]] = []
        below = node
        while below.parent >= 0:
            above = nodes[below.parent]
            if above.seat == node.seat >= 0:
                own.append((above.situation, below.action))
            below = above
        if node.seat >= 0:
            paths[node.situation].add(tuple(own))

    assert all(len(some) == 1 for some in paths.values())


def test_values_are_those_of_the_policy_at_hand(leduc: GameTree) -> None:
    """Against who always folds when he can, a raise wins his stake at once."""
    fold, call, raises = 0, 1, 2
    columns = leduc.masks.shape[1]
    policy = np.zeros(leduc.masks.shape)
    policy[np.arange(len(policy)), leduc.masks.argmax(axis=1)] = 1.0
    values, weights = leduc.values(policy)

    assert columns == 3
    assert values[0, raises] == pytest.approx(1.0)
    asked = (leduc.masks[:, fold] == 1) & (weights > 0)
    assert (values[asked, fold] < 0).all()
    assert (values[:, call][leduc.masks[:, call] == 0] == 0).all()


def test_steps_drawn_to_a_magnet_come_to_an_equilibrium(leduc: GameTree) -> None:
    """Magnetic mirror descent on the tree alone; every fifty steps the magnet moves."""
    logits = np.zeros(leduc.masks.shape)
    magnet = logits
    for step in range(1, 121):
        policy = softmax(logits, leduc.masks)
        values, _ = leduc.values(policy)
        now = np.log(np.maximum(policy, 1e-12))
        logits = (now + 0.05 * magnet + 0.1 * values) / 1.05
        if step % 50 == 0:
            magnet = np.log(np.maximum(softmax(logits, leduc.masks), 1e-12))

    assert leduc.exploitability(softmax(logits, leduc.masks)) < 0.2


def test_own_reach_is_the_product_of_own_choices(leduc: GameTree) -> None:
    """Who bets by chance has made one, two or more choices of two or three on the way."""
    uniform = softmax(np.zeros(leduc.masks.shape), leduc.masks)
    reach = leduc.own_reach(uniform)

    assert reach.max() == 1.0
    # Each seat's first decision, by card and by what the other did before: nothing, or two
    # things; then a choice of two actions, or of three after a raise, lies behind every other.
    assert set(np.round(1 / np.unique(reach)).astype(int)) <= {
        2**twos * 3**threes for twos in range(5) for threes in range(5)
    }
    folds = np.where(leduc.masks[:, :1] == 1, [[1.0, 0.0, 0.0]], [[0.0, 1.0, 0.0]])
    assert set(np.unique(leduc.own_reach(folds))) == {0.0, 1.0}


def test_a_game_that_is_too_large_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Before the memory is full."""
    monkeypatch.setattr(tree, "MOST_NODES", 100)

    with pytest.raises(BadSetup, match="game-too-large"):
        GameTree(LEDUC, 2)
