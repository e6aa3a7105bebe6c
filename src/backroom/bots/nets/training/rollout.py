"""What was played between two updates, and what each decision turned out to be worth."""

import torch
from torch import Tensor

from backroom.engine.domains import MOST_SEATS

from .settings import Settings


class Rollout:
    """`steps` decisions in each of `rows` matches, on the device that learns."""

    def __init__(
        self, settings: Settings, rows: int, sizes: tuple[int, int, int], device: torch.device
    ) -> None:
        observation, actions, truth = sizes
        steps = settings.steps
        self.settings = settings
        self.rows = rows

        def zeros(*shape: int, kind: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros(*shape, dtype=kind, device=device)

        self.observations = zeros(steps, rows, observation, kind=torch.uint8)
        self.masks = zeros(steps, rows, actions, kind=torch.uint8)
        self.truths = zeros(steps, rows, truth, kind=torch.uint8)
        self.seats = zeros(steps, rows, kind=torch.int64)
        self.learns = zeros(steps, rows, kind=torch.bool)
        self.actions = zeros(steps, rows, kind=torch.int64)
        self.chances = zeros(steps, rows)
        self.values = zeros(steps, rows)
        # Another action that was tried instead, its odds then, and what came of it.
        self.others = zeros(steps, rows, kind=torch.int64)
        self.odds = zeros(steps, rows)
        self.other_values = zeros(steps, rows)
        self.is_tried = zeros(steps, rows, kind=torch.bool)
        # By how much it did better than what was played.
        self.leads = zeros(steps, rows)
        self.ends = zeros(steps + 1, rows, kind=torch.bool)
        self.results = zeros(steps + 1, rows, MOST_SEATS)

    def advantages(self) -> tuple[Tensor, Tensor]:
        """How much better each decision was than expected, and which may be learned from.

        Generalised advantages along each seat's own decisions: between two of them the others
        move, which for this seat is chance. A decision whose seat is not asked again before the
        rollout ends is left out. What was tried instead is compared on the way.
        """
        settings = self.settings
        device = self.values.device
        gains = torch.zeros_like(self.values)
        known = torch.zeros_like(self.learns)
        row = torch.arange(self.rows, device=device)
        next_value = torch.zeros(self.rows, MOST_SEATS, device=device)
        next_gain = torch.zeros_like(next_value)
        is_known = torch.zeros_like(next_value, dtype=torch.bool)
        for step in range(settings.steps - 1, -1, -1):
            ended = self.ends[step + 1][:, None]
            next_value = torch.where(ended, self.results[step + 1], next_value)
            next_gain = torch.where(ended, torch.zeros_like(next_gain), next_gain)
            is_known = is_known | ended
            seat = self.seats[step]
            value = self.values[step]
            after = is_known[row, seat]
            self.leads[step] = self.other_values[step] - next_value[row, seat]
            self.is_tried[step] &= after
            error = settings.discount * next_value[row, seat] - value
            gain = error + settings.discount * settings.trace * next_gain[row, seat]
            gains[step] = gain
            known[step] = after & self.learns[step]
            next_value[row, seat] = value
            next_gain[row, seat] = torch.where(after, gain, torch.zeros_like(gain))
            is_known[row, seat] = True
        return gains, known
