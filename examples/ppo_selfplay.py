"""Self-play with PPO in one file, in the manner of CleanRL: every seat is the same policy.

    pip install 'backroom[research]' torch
    python examples/ppo_selfplay.py leduc --updates 60
    python examples/ppo_selfplay.py mafioso --players 4 --opponent scripted --updates 400

Each line of output is a point of the learning curve: what one learner wins a match against
bots, as chips in Leduc and as a share of the win above a fair one elsewhere.
"""

import argparse
from typing import NamedTuple

import numpy as np
import torch
from torch import nn

from backroom.games import game_named
from backroom.research.vector import VectorEnv, against, setups_of

CLIP, EPOCHS, MINIBATCHES, ENTROPY, LAMBDA = 0.2, 2, 4, 0.02, 0.95


class Net(nn.Module):
    """Logits of all actions and a value, from an observation."""

    def __init__(self, observations: int, actions: int, width: int = 128) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(observations, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.policy = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)

    def forward(
        self, seen: torch.Tensor, mask: torch.Tensor
    ) -> tuple[torch.Tensor, torch.Tensor]:
        """Logits with what is illegal ruled out, and values."""
        body = self.body(seen.float())
        logits = self.policy(body).masked_fill(~mask, -1e9)
        return logits, self.value(body).squeeze(-1)

    def act(self, env: VectorEnv) -> tuple[torch.Tensor, ...]:
        """What it sees, may do, does, how likely that was, and what it hopes for."""
        seen = torch.from_numpy(env.observations.copy())
        mask = torch.from_numpy(env.masks.copy())
        with torch.no_grad():
            logits, value = self(seen, mask)
        chosen = torch.distributions.Categorical(logits=logits)
        action = chosen.sample()
        return seen, mask, action, chosen.log_prob(action), value


class Batch(NamedTuple):
    """What was played: steps times matches, flat."""

    seen: torch.Tensor
    mask: torch.Tensor
    action: torch.Tensor
    likely: torch.Tensor
    advantage: torch.Tensor
    target: torch.Tensor


def collect(env: VectorEnv, net: Net, steps: int) -> Batch:
    """Play on, and look back from each end along the decisions of each seat."""
    rows = np.arange(env.size)
    played, seats, ends, rewards = [], [], [], []
    for _ in range(steps):
        seats.append(env.seats.astype(np.int64))
        played.append(net.act(env))
        env.step(played[-1][2].numpy())
        ends.append(env.ends.copy())
        rewards.append(env.rewards.copy())
    values = torch.stack([one[4] for one in played]).numpy()
    later = np.zeros((env.size, env.most_seats), np.float32)
    ahead, known = np.zeros_like(later), np.zeros_like(later, dtype=bool)
    advantages, usable = np.zeros_like(values), np.zeros(values.shape, bool)
    for step in reversed(range(steps)):
        over = ends[step][:, None]
        later = np.where(over, rewards[step], later)
        ahead, known = np.where(over, 0, ahead), known | over
        seat = seats[step]
        delta = later[rows, seat] - values[step]
        advantages[step] = delta + LAMBDA * ahead[rows, seat]
        usable[step] = known[rows, seat]
        later[rows, seat] = values[step]
        ahead[rows, seat] = np.where(known[rows, seat], advantages[step], 0)
        known[rows, seat] = True
    keep = torch.from_numpy(usable.reshape(-1))
    flat = [torch.cat([one[index] for one in played])[keep] for index in range(5)]
    advantage = torch.from_numpy(advantages.reshape(-1))[keep]
    return Batch(*flat[:4], advantage, advantage + flat[4])


def improve(net: Net, optimizer: torch.optim.Optimizer, batch: Batch) -> None:
    """A few passes of PPO."""
    scale = batch.advantage.std() + 1e-6
    for _ in range(EPOCHS):
        for part in torch.randperm(len(batch.action)).chunk(MINIBATCHES):
            logits, value = net(batch.seen[part], batch.mask[part])
            chosen = torch.distributions.Categorical(logits=logits)
            ratio = (chosen.log_prob(batch.action[part]) - batch.likely[part]).exp()
            gain = batch.advantage[part] / scale
            clipped = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain)
            wrong = (value - batch.target[part]).square().mean()
            loss = wrong - clipped.mean() - ENTROPY * chosen.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 1.0)
            optimizer.step()


def evaluate(net: Net, env: VectorEnv, matches: int) -> float:
    """What one learner wins a match against bots, over the first matches of a seed."""
    env.reset()
    worth: dict[int, float] = {}
    while not all(number in worth for number in range(matches)):
        for ending in env.step(net.act(env)[2].numpy()):
            worth[ending.number] = ending.returns[ending.learners.bit_length() - 1]
    return float(np.mean([worth[number] for number in range(matches)]))


def learning_curve(asked: argparse.Namespace) -> list[tuple[int, float]]:
    """Decisions learned from, and what the policy is worth after them."""
    torch.manual_seed(asked.seed)
    game = game_named(asked.game)
    setups = setups_of(game, asked.players or game.meta.seats[0])
    env = VectorEnv(game, asked.size, setups=setups, seed=asked.seed)
    bots = against(game, setups, [asked.opponent])
    test = VectorEnv(game, 64, setups=bots, seed=f"test {asked.seed}")
    net = Net(game.observation.size, game.actions.size)
    optimizer = torch.optim.Adam(net.parameters(), lr=asked.rate)
    curve, learned = [], 0
    for update in range(asked.updates + 1):
        if update % asked.every == 0:
            curve.append((learned, evaluate(net, test, asked.matches)))
            print(f"{curve[-1][0]:>10,} decisions {curve[-1][1]:+8.3f}", flush=True)
        batch = collect(env, net, asked.steps)
        learned += len(batch.action)
        improve(net, optimizer, batch)
    return curve


def arguments(argv: list[str] | None = None) -> argparse.Namespace:
    """What the command line says."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("game")
    parser.add_argument("--players", type=int)
    parser.add_argument("--opponent", default="random")
    parser.add_argument("--updates", type=int, default=60)
    parser.add_argument("--every", type=int, default=10)
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--size", type=int, default=256)
    parser.add_argument("--steps", type=int, default=32)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--seed", type=int, default=0)
    return parser.parse_args(argv)


if __name__ == "__main__":
    learning_curve(arguments())
