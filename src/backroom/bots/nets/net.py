"""The network of a bot, in plain NumPy: small enough to answer in a fraction of a millisecond.

The arithmetic is fixed so that another implementation can follow it to the letter: a sum of
rows of the first matrix, rectified; residual blocks of two matrices each behind a layer norm
without parameters of its own; then one matrix for the policy and one vector for the value.
Weights are stored in half precision and used in single precision.

Where the same thing lies on the table many times, such as a series of cards beside each
business, a network may read every copy with the same two small matrices first: `parts` says
which columns of the observation make up each copy, `kept` which columns go on as they are.
"""

import json
from contextlib import AbstractContextManager
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt
from threadpoolctl import ThreadpoolController

Floats: TypeAlias = npt.NDArray[np.float32]
Bytes: TypeAlias = npt.NDArray[np.uint8]

EPSILON: Final = 1e-5
# What a file holds besides weights: numbers of columns.
COLUMNS: Final = ("parts", "kept")


class Net:
    """Policy logits and a value for the observer, from one observation or many at once."""

    def __init__(self, weights: dict[str, npt.NDArray[Any]], about: dict[str, Any]) -> None:
        self.about = about
        self.parts: npt.NDArray[Any] | None = weights.get("parts")
        self.kept: npt.NDArray[Any] | None = weights.get("kept")
        self.weights = {
            name: part.astype(np.float32)
            for name, part in weights.items()
            if name not in COLUMNS
        }
        self._doubled: dict[str, npt.NDArray[Any]] = {}
        self.blocks = sum(name[0].isdigit() and name.endswith(".first") for name in weights)
        self.inputs, self.width = self.weights["input"].shape
        if self.parts is not None and self.kept is not None:
            self.inputs = int(max(self.parts.max(), self.kept.max())) + 1
        self.actions = self.weights["policy"].shape[1]

    @classmethod
    def load(cls, path: Path) -> "Net":
        """A network from its file; `about` says what it was trained on and for."""
        with np.load(path) as stored:
            weights = {name: stored[name] for name in stored.files if name != "about"}
            about = json.loads(stored["about"].tobytes())
        return cls(weights, about)

    def save(self, path: Path) -> None:
        """The network in half precision, as it is shipped."""
        parts: dict[str, Any] = {
            name: part.astype(np.float16) for name, part in self.weights.items()
        }
        for name in COLUMNS:
            columns = getattr(self, name)
            if columns is not None:
                parts[name] = columns.astype(np.int32)
        parts["about"] = np.frombuffer(json.dumps(self.about).encode(), dtype=np.uint8)
        np.savez_compressed(path, **parts)

    def hidden(
        self, observations: Bytes, kind: Any = np.float32, depth: int | None = None
    ) -> Floats:
        """The last hidden layer, normalised; one row an observation.

        With a `depth` only so many of its blocks are used: a smaller and weaker network.
        """
        weights = self.weights if kind is np.float32 else self._precise()
        observations = self._read_parts(observations, weights, kind)
        if len(observations) == 1:
            on = np.flatnonzero(observations[0])
            first: Floats = observations[0, on].astype(kind) @ weights["input"][on]
            layer = first[None, :]
        else:
            layer = observations.astype(kind) @ weights["input"]
        layer = np.maximum(layer + weights["input_bias"], 0)
        for number in range(self.blocks if depth is None else depth):
            inner = _normal(layer) @ weights[f"{number}.first"]
            inner = np.maximum(inner + weights[f"{number}.first_bias"], 0)
            layer = layer + inner @ weights[f"{number}.second"]
            layer = layer + weights[f"{number}.second_bias"]
        return _normal(layer)

    def _read_parts(
        self, observations: Bytes, weights: dict[str, npt.NDArray[Any]], kind: Any
    ) -> Any:
        """The columns that go on as they are, and what was read in each copy of a part."""
        if self.parts is None:
            return observations
        inner = observations[:, self.parts].astype(kind) @ weights["parts.first"]
        inner = np.maximum(inner + weights["parts.first_bias"], 0)
        inner = np.maximum(inner @ weights["parts.second"] + weights["parts.second_bias"], 0)
        read = inner.reshape(len(observations), -1)
        return np.concatenate([observations[:, self.kept].astype(kind), read], axis=1)

    def logits(
        self, observations: Bytes, kind: Any = np.float32, depth: int | None = None
    ) -> Floats:
        """The policy before masking and softmax; one row an observation."""
        return self.logits_of(self.hidden(observations, kind, depth), kind)

    def logits_of(self, hidden: Floats, kind: Any = np.float32) -> Floats:
        """The same from the last hidden layer, for who needs values too."""
        weights = self.weights if kind is np.float32 else self._precise()
        logits: Floats = hidden @ weights["policy"]
        return logits + weights["policy_bias"]

    def values(self, observations: Bytes) -> Floats:
        """How far above a fair share of the win the observer may expect to come."""
        return self.values_of(self.hidden(observations))

    def values_of(self, hidden: Floats) -> Floats:
        """The same from the last hidden layer, for who needs logits too."""
        values: Floats = hidden @ self.weights["value"]
        return (values + self.weights["value_bias"])[:, 0]

    def _precise(self) -> dict[str, npt.NDArray[Any]]:
        """The same weights in double precision, made when they are first needed."""
        if not self._doubled:
            self._doubled = {
                name: part.astype(np.float64) for name, part in self.weights.items()
            }
        return self._doubled


def on_one_core() -> AbstractContextManager[Any]:
    """As long as this lasts nobody helps to multiply: on small matrices helpers only wait.

    Where all cores are busy that waiting made an answer in Chicago Poker 25 times as slow.
    """
    limited: AbstractContextManager[Any] = _arithmetic().limit(limits=1)
    return limited


@cache
def _arithmetic() -> ThreadpoolController:
    """The libraries that multiply matrices."""
    return ThreadpoolController()


def _normal(layer: Floats) -> Floats:
    """Each row moved and scaled to mean 0 and variance 1."""
    middle = layer - layer.mean(axis=1, keepdims=True)
    spread = np.square(middle).mean(axis=1, keepdims=True)
    normal: Floats = middle / np.sqrt(spread + EPSILON)
    return normal
