"""Matches of a network in all seats, many at a time: one multiplication answers for all.

It plays as `net` does: the likeliest action, and sealed answers by its probabilities.
"""

import numpy as np

from backroom.bots.nets.net import Net
from backroom.engine.steps import Sealed
from backroom.research.vector import NO_ACTION, NOBODY, VectorEnv


def play_to_the_end(env: VectorEnv, net: Net, lots: np.random.Generator) -> None:
    """Every match of an environment that shows relative actions and does not begin anew."""
    actions = np.full(env.size, NO_ACTION)
    while (rows := np.flatnonzero(env.seats != NOBODY)).size:
        masks = env.masks[rows]
        seen = np.concatenate([env.observations[rows], masks.view(np.uint8)], axis=1)
        logits = np.where(masks, net.logits(seen), -np.inf)
        is_sealed = [isinstance(env.slot(row).state.steps[-1], Sealed) for row in rows.tolist()]
        logits[is_sealed] += lots.gumbel(size=logits[is_sealed].shape)
        actions.fill(NO_ACTION)
        actions[rows] = logits.argmax(axis=1)
        env.step(actions)
