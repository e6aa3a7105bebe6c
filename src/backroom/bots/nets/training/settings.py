"""The numbers of a training run; everything a run depends on besides the code."""

from dataclasses import dataclass, replace
from random import Random


@dataclass(frozen=True)
class Settings:
    """One run. The defaults are those that the shipped networks were trained with."""

    game: str
    seed: int = 1
    # The network that is shipped (0: as wide as may be), and the critic that is not (0: as the
    # other, and it then begins with all that a network to go on from knows).
    width: int = 0
    blocks: int = 3
    critic_width: int = 512
    critic_blocks: int = 2
    # Processes that play (0: none but this one), matches at a time in each, and decisions of
    # each match between updates.
    workers: int = 6
    matches: int = 320
    steps: int = 128
    # Matches in each process that go another way for a while, to see what an action that was
    # not played would have brought; and how much is learned from that.
    branches: int = 0
    branch_weight: float = 1.0
    # Shares of the tables: with rules of thumb in some seats, with older selves in some.
    scripted_tables: float = 0.05
    league_tables: float = 0.15
    league_size: int = 4
    # One update of the league in so many updates of the net.
    league_every: int = 40
    # 1: one seat of every match learns to beat the network that the run starts from, which
    # sits in all the others, as it plays at a table, and does not change.
    exploits: int = 0
    # Proximal policy optimisation.
    rate: float = 3e-4
    least_rate: float = 3e-5
    most_rate: float = 6e-4
    target_kl: float = 0.015
    # What the change wished for has come down to after so many decisions (0: it stays).
    least_kl: float = 0.0
    calm_after: float = 40e6
    clip: float = 0.2
    epochs: int = 3
    minibatch: int = 8192
    discount: float = 1.0
    trace: float = 0.95
    entropy: float = 0.008
    least_entropy: float = 0.002
    # After so many decisions the weight of entropy has fallen to about a third.
    entropy_decay: float = 40e6
    own_value: float = 0.25
    # Reward: the share of the win, and early on a part of it by place.
    place_part: float = 0.25
    place_decay: float = 40e6
    # Magnetic mirror descent: how strongly each update is drawn to an earlier policy, and after
    # how many updates that is the policy of the day; without it bluffing games run in circles.
    magnet: float = 0.0
    magnet_every: int = 100
    # 1: no matches, every line of play of a game that is small enough; and the size of a step.
    whole: int = 0
    mirror_rate: float = 0.1
    # The shipped weights are a running mean over about so many updates.
    averaged: int = 60
    # Decisions of rules of thumb to imitate first, in half of the time at most, and updates of
    # the critic alone.
    imitated: int = 1_500_000
    imitation_epochs: int = 12
    imitation_rate: float = 1e-3
    critic_first: int = 8

    @property
    def rows(self) -> int:
        """Matches at a time in each process, branches included."""
        return self.matches + self.branches

    def after(self, updates: int) -> "Settings":
        """The same with a seed of its own for what is played after so many updates.

        Otherwise whoever goes on with a run would deal its first matches once more.
        """
        if not updates:
            return self
        return replace(self, seed=Random(f"{self.seed} after {updates}").getrandbits(31))
