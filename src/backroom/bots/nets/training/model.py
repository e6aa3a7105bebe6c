"""The networks of the training, in PyTorch: the policy that is shipped, and its critic."""

from typing import Any, Final

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from backroom.bots.nets.net import Net

# What is shipped has two bytes a number and at most three megabytes.
MOST_NUMBERS: Final = 1_470_000


class Block(nn.Module):
    """A residual block: norm, widen, rectify, back."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.width = width
        self.first = nn.Linear(width, width)
        self.second = nn.Linear(width, width)
        nn.init.zeros_(self.second.weight)
        nn.init.zeros_(self.second.bias)

    def forward(self, layer: Tensor) -> Tensor:
        """The layer and what the block adds to it."""
        inner = functional.layer_norm(layer, (self.width,))
        added: Tensor = self.second(functional.relu(self.first(inner)))
        return layer + added


class Trunk(nn.Module):
    """From bits to a normalised hidden layer."""

    def __init__(self, inputs: int, width: int, blocks: int) -> None:
        super().__init__()
        self.width = width
        self.input = nn.Linear(inputs, width)
        self.blocks = nn.ModuleList(Block(width) for _ in range(blocks))

    def forward(self, bits: Tensor) -> Tensor:
        """Turn observations into features, a row for each."""
        layer = functional.relu(self.input(bits))
        for block in self.blocks:
            layer = block(layer)
        return functional.layer_norm(layer, (self.width,))


class Policy(nn.Module):
    """What is shipped: it sees what its seat may see, and nothing else."""

    def __init__(self, inputs: int, actions: int, width: int, blocks: int) -> None:
        super().__init__()
        self.trunk = Trunk(inputs, width, blocks)
        self.policy = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)
        nn.init.normal_(self.policy.weight, std=0.01)
        nn.init.zeros_(self.policy.bias)
        nn.init.zeros_(self.value.weight)
        nn.init.zeros_(self.value.bias)

    def forward(self, bits: Tensor) -> tuple[Tensor, Tensor]:
        """Logits over the actions and the value that the seat itself can estimate."""
        hidden = self.trunk(bits)
        return self.policy(hidden), self.value(hidden).squeeze(-1)


class Critic(nn.Module):
    """Estimates a seat's result from everything there is; it never leaves the training."""

    def __init__(self, inputs: int, width: int, blocks: int) -> None:
        super().__init__()
        self.trunk = Trunk(inputs, width, blocks)
        self.value = nn.Linear(width, 1)
        nn.init.zeros_(self.value.weight)
        nn.init.zeros_(self.value.bias)

    def forward(self, bits: Tensor) -> Tensor:
        """Estimate the value of each row of observation and truth."""
        value: Tensor = self.value(self.trunk(bits)).squeeze(-1)
        return value


def widest(inputs: int, actions: int, blocks: int) -> int:
    """The widest trunk with which the policy stays within what is shipped."""
    width = 512
    while _numbers(inputs, actions, width, blocks) > MOST_NUMBERS:
        width -= 8
    return width


def _numbers(inputs: int, actions: int, width: int, blocks: int) -> int:
    """How many numbers a policy holds."""
    return (inputs + actions + 2 + 2 * blocks * (width + 1)) * width + actions + 1


def masked(logits: Tensor, mask: Tensor) -> Tensor:
    """Logits in full precision, those of illegal actions out of reach."""
    return logits.float().masked_fill(mask == 0, -1e9)


def exported(state: dict[str, Tensor], about: dict[str, Any]) -> Net:
    """The policy as NumPy plays it."""
    parts = {name: value.detach().float().cpu().numpy() for name, value in state.items()}
    weights = {
        "input": parts["trunk.input.weight"].T,
        "input_bias": parts["trunk.input.bias"],
        "policy": parts["policy.weight"].T,
        "policy_bias": parts["policy.bias"],
        "value": parts["value.weight"].T,
        "value_bias": parts["value.bias"],
    }
    count = sum(name.endswith(".first.weight") for name in parts)
    for number in range(count):
        for half in ("first", "second"):
            weights[f"{number}.{half}"] = parts[f"trunk.blocks.{number}.{half}.weight"].T
            weights[f"{number}.{half}_bias"] = parts[f"trunk.blocks.{number}.{half}.bias"]
    return Net({name: np.ascontiguousarray(part) for name, part in weights.items()}, about)


def imported(net: Net) -> dict[str, Tensor]:
    """The other way: what a shipped network holds, for training to go on from it."""
    weights = net.weights
    state = {
        "trunk.input.weight": weights["input"].T,
        "trunk.input.bias": weights["input_bias"],
        "policy.weight": weights["policy"].T,
        "policy.bias": weights["policy_bias"],
        "value.weight": weights["value"].T,
        "value.bias": weights["value_bias"],
    }
    for number in range(net.blocks):
        for half in ("first", "second"):
            state[f"trunk.blocks.{number}.{half}.weight"] = weights[f"{number}.{half}"].T
            state[f"trunk.blocks.{number}.{half}.bias"] = weights[f"{number}.{half}_bias"]
    return {name: torch.from_numpy(part.copy()) for name, part in state.items()}
