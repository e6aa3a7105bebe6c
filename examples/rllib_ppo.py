"""RLlib: one seat of Omerta against bots, learned with its PPO.

    pip install 'backroom[gymnasium]' 'ray[rllib]' torch
    python examples/rllib_ppo.py --iterations 20

RLlib's plain PPO knows no masks, so an illegal action plays the default of the game.
"""

import argparse
from typing import Any

import gymnasium
import numpy as np
from gymnasium.wrappers import DtypeObservation
from ray.rllib.algorithms.ppo import PPOConfig
from ray.tune.registry import register_env

from backroom.research.gymnasium import SeatEnv


def make(config: dict[str, Any]) -> gymnasium.Env:
    """The environment as RLlib asks for it; its nets want floats."""
    table = SeatEnv("omerta", players=3, opponents="random", illegal="default")
    return DtypeObservation(table, np.float32)


def main() -> None:
    """Train, and print what a match was worth on the average."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--iterations", type=int, default=20)
    parser.add_argument("--batch", type=int, default=2_000)
    asked = parser.parse_args()
    register_env("omerta-seat", make)
    config = (
        PPOConfig()
        .environment("omerta-seat")
        .env_runners(num_env_runners=0)
        .training(train_batch_size=asked.batch, minibatch_size=128, num_epochs=2, gamma=1.0)
    )
    learner = config.build_algo()
    for iteration in range(asked.iterations):
        runners = learner.train()["env_runners"]
        print(f"{iteration + 1:>4} {runners['episode_return_mean']:+.3f}", flush=True)
    learner.stop()


if __name__ == "__main__":
    main()
