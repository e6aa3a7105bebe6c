"""Matches that go another way for a while: what an action not played would have brought.

A policy that is almost decided hardly ever plays what it thinks unlikely, and so learns nothing
of it. A branch is a copy of a match in which the seat to move takes another action. Both go on
with the same chance and the same lots until that seat is asked again, where the critic tells
what each of them is worth. The difference is less noisy than the result of either.
"""

from typing import Final

import torch
from torch import Tensor

from .actors import FREE
from .rollout import Rollout
from .settings import Settings

# What others an action may be tried for: by the root of their odds, none below this part of
# the likeliest one's.
LEAST_ROOT: Final = 0.03
# In one update the odds of an action that was tried move so far, and never beyond this.
MOST_TURNED: Final = 0.5
FARTHEST_ODDS: Final = 6.0


class Branches:
    """The rows of some processes: which play matches, and which go another way from them."""

    def __init__(self, settings: Settings, group: range, device: torch.device) -> None:
        self.workers = len(group)
        # Where the matches of this group stand in a rollout.
        self.columns = slice(group.start * settings.matches, group.stop * settings.matches)
        number = torch.arange(self.workers * settings.rows, device=device)
        is_main = number % settings.rows < settings.matches
        # The rows of matches that are learned from, and those of branches, process by process.
        self.mains = number[is_main]
        self.rows = number[~is_main]
        self._each = settings.branches
        self._matches = settings.matches
        count = len(self.rows)
        self.step = torch.full((count,), FREE, device=device)
        self.column = torch.zeros(count, dtype=torch.int64, device=device)
        self.seat = torch.zeros_like(self.column)

    def begin(self) -> None:
        """Forget the branches of the last rollout that nobody was asked in again."""
        self.step.fill_(FREE)

    def lots(self, lots: Tensor) -> Tensor:
        """The lots of all rows, from those of the matches: a branch has those of its match."""
        shared = lots.new_empty(len(self.mains) + len(self.rows), lots.shape[1])
        shared[self.mains] = lots
        shared[self.rows] = lots[self.column]
        return shared

    def settle(
        self, rollout: Rollout, ends: Tensor, results: Tensor, seats: Tensor, values: Tensor
    ) -> None:
        """Note what came of the branches that have ended or whose seat is asked again."""
        ended = ends[self.rows]
        is_done = (self.step != FREE) & (ended | (seats[self.rows] == self.seat))
        done = is_done.nonzero().squeeze(1)
        rows, seat = self.rows[done], self.seat[done]
        worth = torch.where(ended[done], results[rows, seat], values[rows])
        where = self.step[done], self.column[done] + self.columns.start
        rollout.other_values[where] = worth
        rollout.is_tried[where] = True
        self.step[done] = FREE

    def plant(
        self,
        rollout: Rollout,
        step: int,
        chances: Tensor,
        actions: Tensor,
        seats: Tensor,
        learns: Tensor,
    ) -> Tensor:
        """Use the free branches: where, and for which action, is drawn by what is plausible.

        Writes their actions into `actions`; gives for each row the one of its process that it
        is to be copied from, or FREE.
        """
        sources = torch.full_like(actions, FREE)
        known = chances[self.mains]
        played = actions[self.mains]
        roots = ((known - known.max(1, keepdim=True).values) / 2).exp()
        roots = torch.where(roots < LEAST_ROOT, 0.0, roots)
        roots.scatter_(1, played[:, None], 0.0)
        roots[~learns[self.mains]] = 0.0
        plausible = roots.sum(1).log()
        plausible -= torch.empty_like(plausible).exponential_().log()
        for worker in range(self.workers):
            first = worker * self._matches
            ours = slice(worker * self._each, (worker + 1) * self._each)
            free = (self.step[ours] == FREE).nonzero().squeeze(1) + ours.start
            here = plausible[first : first + self._matches]
            best = here.topk(min(len(free), len(here)))
            found = best.indices[best.values > -torch.inf]
            free, columns = free[: len(found)], found + first
            lots = -torch.empty_like(roots[columns]).exponential_().log()
            others = (roots[columns].log() + lots).argmax(1)
            rows = self.rows[free]
            actions[rows] = others
            sources[rows] = found
            self.step[free] = step
            self.column[free] = columns
            self.seat[free] = seats[self.mains[columns]]
            where = step, columns + self.columns.start
            rollout.others[where] = others
            rollout.odds[where] = known[columns, others] - known[columns, played[columns]]
        return sources


def turned(logits: Tensor, odds: Tensor, leads: Tensor, is_tried: Tensor) -> Tensor:
    """How far a policy goes over to the actions that did better; to be made large.

    A row of logits holds the action that was tried and the one that was played; `odds` is the
    difference between them when they were. The odds themselves move and not the probabilities,
    so that what was thought unlikely can come back as fast as it went.
    """
    now = logits[:, 0] - logits[:, 1]
    way = leads.sign()
    is_near = way * (now.detach() - odds) < MOST_TURNED
    is_near &= way * now.detach() < FARTHEST_ODDS
    return (leads * now * (is_tried & is_near)).sum() / is_tried.sum().clamp(min=1)
