"""The networks of the training, in PyTorch: the policy that is shipped, and its critic."""

from typing import Any, Final

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from backroom.bots.nets.net import Net

from .parts import OWN

# What is shipped has two bytes a number and at most three megabytes.
MOST_NUMBERS: Final = 1_470_000
# A part of the table that lies there many times: the layer that reads it, and what it says.
PART_WIDTH: Final = 128
PART_READ: Final = 32


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


class Parts(nn.Module):
    """Reads every copy of a part of the table, such as a series of cards, in the same way."""

    def __init__(self, parts: Tensor, inputs: int) -> None:
        super().__init__()
        own = torch.ones(inputs, dtype=torch.bool)
        own[parts[:, :OWN].reshape(-1)] = False
        self.register_buffer("at", parts)
        self.register_buffer("kept", own.nonzero().squeeze(1))
        self.first = nn.Linear(parts.shape[1], PART_WIDTH)
        self.second = nn.Linear(PART_WIDTH, PART_READ)
        self.outputs = int(own.sum()) + len(parts) * PART_READ

    def forward(self, bits: Tensor) -> Tensor:
        """The bits that belong to no part, and what was read in each part."""
        inner = functional.relu(self.first(bits[:, self.at]))
        read = functional.relu(self.second(inner)).flatten(1)
        return torch.cat([bits[:, self.kept], read.to(bits.dtype)], 1)


class Trunk(nn.Module):
    """From bits to a normalised hidden layer."""

    def __init__(
        self, inputs: int, width: int, blocks: int, parts: Tensor | None = None
    ) -> None:
        super().__init__()
        self.width = width
        self.parts = None if parts is None else Parts(parts, inputs)
        # How many columns of the input go on as they are.
        self.seen = inputs if self.parts is None else len(self.parts.kept)
        self.input = nn.Linear(inputs if self.parts is None else self.parts.outputs, width)
        self.blocks = nn.ModuleList(Block(width) for _ in range(blocks))

    def forward(self, bits: Tensor) -> Tensor:
        """Turn observations into features, a row for each."""
        if self.parts is not None:
            bits = self.parts(bits)
        layer = functional.relu(self.input(bits))
        for block in self.blocks:
            layer = block(layer)
        return functional.layer_norm(layer, (self.width,))


class Policy(nn.Module):
    """What is shipped: it sees what its seat may see, and nothing else."""

    def __init__(
        self, inputs: int, actions: int, width: int, blocks: int, parts: Tensor | None = None
    ) -> None:
        super().__init__()
        self.trunk = Trunk(inputs, width, blocks, parts)
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

    def __init__(
        self, inputs: int, width: int, blocks: int, parts: Tensor | None = None
    ) -> None:
        super().__init__()
        self.trunk = Trunk(inputs, width, blocks, parts)
        self.value = nn.Linear(width, 1)
        nn.init.zeros_(self.value.weight)
        nn.init.zeros_(self.value.bias)

    def begin_as(self, policy: Policy) -> None:
        """Estimate at first what the seat itself would, whatever the truth is."""
        known = dict(policy.named_parameters())
        first = "trunk.input.weight"
        with torch.no_grad():
            for name, value in self.named_parameters():
                if name != first:
                    value.copy_(known[name])
            # What is seen comes before the truth, which says nothing yet, and what was read in
            # parts comes behind both.
            seen = policy.trunk.seen
            read = known[first].shape[1] - seen
            ours = dict(self.named_parameters())[first]
            ours.zero_()
            ours[:, :seen] = known[first][:, :seen]
            ours[:, ours.shape[1] - read :] = known[first][:, seen:]

    def forward(self, bits: Tensor) -> Tensor:
        """Estimate the value of each row of observation and truth."""
        value: Tensor = self.value(self.trunk(bits)).squeeze(-1)
        return value


def widest(inputs: int, actions: int, blocks: int, parts: Tensor | None = None) -> int:
    """The widest trunk with which the policy stays within what is shipped."""
    width = 512
    if parts is not None:
        inputs = Parts(parts, inputs).outputs + PART_WIDTH
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
    if "trunk.parts.at" in parts:
        weights["parts"] = parts["trunk.parts.at"].astype(np.int32)
        weights["kept"] = parts["trunk.parts.kept"].astype(np.int32)
        for half in ("first", "second"):
            weights[f"parts.{half}"] = parts[f"trunk.parts.{half}.weight"].T
            weights[f"parts.{half}_bias"] = parts[f"trunk.parts.{half}.bias"]
    count = sum(".blocks." in name and name.endswith(".first.weight") for name in parts)
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
    if net.parts is not None and net.kept is not None:
        state["trunk.parts.at"] = net.parts.astype(np.int64)
        state["trunk.parts.kept"] = net.kept.astype(np.int64)
        for half in ("first", "second"):
            state[f"trunk.parts.{half}.weight"] = weights[f"parts.{half}"].T
            state[f"trunk.parts.{half}.bias"] = weights[f"parts.{half}_bias"]
    for number in range(net.blocks):
        for half in ("first", "second"):
            state[f"trunk.blocks.{number}.{half}.weight"] = weights[f"{number}.{half}"].T
            state[f"trunk.blocks.{number}.{half}.bias"] = weights[f"{number}.{half}_bias"]
    return {name: torch.from_numpy(part.copy()) for name, part in state.items()}
