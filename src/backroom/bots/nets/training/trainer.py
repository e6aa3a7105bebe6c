"""Learning: imitation of rules of thumb first, then self-play by proximal policy steps."""

import copy
import math
import time
from collections.abc import Callable, Iterator
from typing import Any, Final

import torch
from torch import Tensor, nn
from torch.func import functional_call
from torch.nn import functional

from backroom.games import game_named

from . import checkpoints
from .actors import TEACH, Groups, sizes_of
from .branches import Branches, turned
from .model import Critic, Policy, masked, widest
from .parts import parts_of
from .rollout import Rollout
from .settings import Settings

Told = Callable[[dict[str, Any]], None]
Kept = Callable[[], object]
# Updates between two checkpoints, a minute or two.
KEPT_EVERY: Final = 20
# What another action brought more counts up to so many times its usual spread.
FARTHEST_LEAD: Final = 3.0
# Between these bounds of the wished-for change a rate is kept.
TOO_LITTLE: Final = 0.5
TOO_MUCH: Final = 1.5


class Trainer:
    """One game's networks, what optimises them, and how far they are."""

    def __init__(self, settings: Settings, device: torch.device | None = None) -> None:
        self.settings = settings
        self.device = device or torch.device("cuda" if torch.cuda.is_available() else "cpu")
        self.is_half = self.device.type == "cuda" or _multiplies_halves()
        torch.manual_seed(settings.seed)
        # Those who play have the other cores; on small matrices several threads only wait.
        torch.set_num_threads(1)
        game = game_named(settings.game)
        self.sizes = sizes_of(game)
        observation, actions, truth = self.sizes
        inputs = observation + actions
        found = parts_of(game)
        parts = None if found is None else torch.tensor(found)
        width = settings.width or widest(inputs, actions, settings.blocks, parts)
        self.policy = Policy(inputs, actions, width, settings.blocks, parts)
        if settings.critic_width:
            size = settings.critic_width, settings.critic_blocks
        else:
            size = width, settings.blocks
        self.critic = Critic(inputs + truth, *size, parts)
        self.policy.to(self.device)
        self.critic.to(self.device)
        self.average = copy.deepcopy(self.policy.state_dict())
        self.magnet = copy.deepcopy(self.average)
        company = 1 if settings.exploits else settings.league_size
        self.league = [copy.deepcopy(self.policy) for _ in range(company)]
        self.rate = settings.rate
        self.policy_steps = self._optimiser(self.policy)
        self.critic_steps = self._optimiser(self.critic)
        self.decisions = 0
        # Those that the network had learned from before this run.
        self.earlier = 0
        self.updates = 0

    def _optimiser(self, net: nn.Module) -> torch.optim.Optimizer:
        return torch.optim.AdamW(
            net.parameters(), lr=self.settings.rate, weight_decay=1e-4, eps=1e-5
        )

    def _half(self) -> "torch.autocast":
        return torch.autocast(self.device.type, dtype=torch.bfloat16, enabled=self.is_half)

    # ---- playing

    def imitate(self, actors: Groups, tell: Told, seconds: float = math.inf) -> None:
        """Learn first what the rules of thumb do; a net that knows nothing sees few wins.

        Half of the time at most is for examples, the rest for learning from them.
        """
        begun = time.monotonic()
        observations, masks, actions = self._examples(actors, seconds / 2)
        epochs, seen = self.settings.imitation_epochs, time.monotonic()
        ready = max(begun + seconds - seen, 1e-9)
        optimiser = self._optimiser(self.policy)
        done, epoch = 0.0, 0
        while done < 1:
            for part in optimiser.param_groups:
                part["lr"] = self.settings.imitation_rate * (1 - done)
            losses, right = [], []
            for chosen in self._minibatches(torch.arange(len(actions), device=self.device)):
                with self._half():
                    logits, _ = self.policy(self._bits(observations[chosen], masks[chosen]))
                logits = masked(logits, masks[chosen])
                loss = functional.cross_entropy(logits, actions[chosen])
                self._step(optimiser, self.policy, loss)
                losses.append(loss.detach())
                right.append((logits.argmax(1) == actions[chosen]).float().mean().detach())
            epoch += 1
            done = max(epoch / epochs, (time.monotonic() - seen) / ready)
            tell(
                {
                    "imitation": epoch,
                    "loss": round(float(torch.stack(losses).mean()), 4),
                    "right": round(float(torch.stack(right).mean()), 4),
                    "examples": len(actions),
                }
            )
        self.average = copy.deepcopy(self.policy.state_dict())
        self.magnet = copy.deepcopy(self.average)
        for old in self.league:
            old.load_state_dict(self.policy.state_dict())

    def _examples(self, actors: Groups, seconds: float) -> tuple[Tensor, Tensor, Tensor]:
        """What was seen, what was legal and what was done, in every match once at least."""
        until = time.monotonic() + seconds
        rounds = math.ceil(self.settings.imitated / actors.rows)
        observation, size, _ = self.sizes
        made = rounds * actors.rows
        observations = torch.empty(made, observation, dtype=torch.uint8, device=self.device)
        masks = torch.empty(made, size, dtype=torch.uint8, device=self.device)
        actions = torch.empty(made, dtype=torch.int64, device=self.device)
        board = actors.board
        for group in range(len(actors.groups)):
            actors.go(group, TEACH)
        for number in range(rounds):
            is_last = number + 1 == rounds or time.monotonic() > until
            first = number * actors.rows
            for group, rows in enumerate(actors.slices):
                actors.wait(group)
                here = slice(first + rows.start, first + rows.stop)
                observations[here] = self._moved(board["observations"][rows])
                masks[here] = self._moved(board["masks"][rows])
                actions[here] = self._moved(board["actions"][rows])
                if not is_last:
                    actors.go(group, TEACH)
            if is_last:
                made = first + actors.rows
                break
        return observations[:made], masks[:made], actions[:made]

    def rollout_of(self, actors: Groups) -> Rollout:
        """Room for what the matches of these actors bring, and their branches."""
        self.branches = [Branches(self.settings, one, self.device) for one in actors.groups]
        matches = sum(len(one.mains) for one in self.branches)
        return Rollout(self.settings, matches, self.sizes, self.device)

    def gather(self, actors: Groups, rollout: Rollout) -> None:
        """Play `steps` decisions in every match."""
        rollout.is_tried.fill_(False)
        for branches in self.branches:
            branches.begin()
        for step in range(self.settings.steps):
            for group in range(len(actors.groups)):
                if step:
                    actors.wait(group)
                self._decide(actors, rollout, step, group)
                actors.go(group)
        for group in range(len(actors.groups)):
            actors.wait(group)
            self._note_ends(actors, rollout, self.settings.steps, group)
        learners = int(rollout.learns.sum())
        self.decisions += learners

    def _note_ends(
        self, actors: Groups, rollout: Rollout, step: int, group: int
    ) -> tuple[Tensor, Tensor]:
        """What ended with the last step, and with which results; branches too."""
        board, rows, branches = actors.board, actors.slices[group], self.branches[group]
        part = self.settings.place_part * math.exp(-self.decisions / self.settings.place_decay)
        ends = self._moved(board["ends"][rows]).bool()
        shares = self._moved(board["shares"][rows])
        places = self._moved(board["places"][rows])
        results = (1 - part) * shares + part * places
        if step:
            rollout.ends[step, branches.columns] = ends[branches.mains]
            rollout.results[step, branches.columns] = results[branches.mains]
        return ends, results

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def _decide(self, actors: Groups, rollout: Rollout, step: int, group: int) -> None:
        board, rows, branches = actors.board, actors.slices[group], self.branches[group]
        observations = self._moved(board["observations"][rows])
        masks = self._moved(board["masks"][rows])
        truths = self._moved(board["truths"][rows])
        players = board["players"][rows]
        with self._half():
            bits = self._bits(observations, masks)
            logits, _ = self.policy(bits)
            values = self.critic(torch.cat([bits, self._bits(truths)], 1))
            for number, old in enumerate(self.league, 1):
                theirs = (players == number).nonzero()[0]
                if len(theirs):
                    index = torch.from_numpy(theirs).to(self.device)
                    logits[index] = old(bits[index])[0].to(logits.dtype)
        logits = masked(logits, masks)
        chances = functional.log_softmax(logits, -1)
        mains, columns = branches.mains, branches.columns
        noise = branches.lots(-torch.empty_like(chances[mains]).exponential_().log())
        if self.settings.exploits:
            # The frozen network mixes only what is sealed, as it does at a table.
            is_plain = (players > 0) & (board["sealed"][rows] == 0)
            noise[self._moved(is_plain)] = 0.0
        actions = (chances + noise).argmax(1)
        seats = self._moved(board["seats"][rows])
        values = values.float()
        ends, results = self._note_ends(actors, rollout, step, group)
        branches.settle(rollout, ends, results, seats, values)
        learns = self._moved(players) == 0
        board["sources"][rows] = branches.plant(
            rollout, step, chances, actions, seats, learns
        ).numpy(force=True)
        rollout.observations[step, columns] = observations[mains]
        rollout.masks[step, columns] = masks[mains]
        rollout.truths[step, columns] = truths[mains]
        rollout.seats[step, columns] = seats[mains]
        rollout.learns[step, columns] = learns[mains]
        rollout.actions[step, columns] = actions[mains]
        rollout.chances[step, columns] = chances.gather(1, actions[:, None]).squeeze(1)[mains]
        rollout.values[step, columns] = values[mains]
        board["actions"][rows] = actions.numpy(force=True)

    # ---- learning

    def learn(self, rollout: Rollout) -> dict[str, float]:
        """Two passes over what was played; the policy rests while the critic is new."""
        settings = self.settings
        gains, known = rollout.advantages()
        chosen = known.reshape(-1).nonzero().squeeze(1)
        gains = gains.reshape(-1)
        targets = gains + rollout.values.reshape(-1)
        scale = gains[chosen].std() + 1e-6
        middle = gains[chosen].mean()
        flat = _Flat(rollout)
        told_of_branches = flat.weigh_leads(chosen)
        facts: dict[str, list[Tensor]] = {"kl": [], "entropy": [], "policy": [], "value": []}
        is_resting = self.updates < settings.critic_first
        is_far = False
        for _ in range(settings.epochs):
            for batch in self._minibatches(chosen):
                with self._half():
                    bits = self._bits(flat.observations[batch], flat.masks[batch])
                    values = self.critic(torch.cat([bits, self._bits(flat.truths[batch])], 1))
                loss = (values.float() - targets[batch]).square().mean()
                self._step(self.critic_steps, self.critic, loss)
                facts["value"].append(loss.detach())
                if not is_resting and not is_far:
                    advantages = (gains[batch] - middle) / scale
                    self._improve(flat, batch, bits, advantages, targets[batch], facts)
            if facts["kl"]:
                recent = float(torch.stack(facts["kl"][-8:]).mean())
                is_far = recent > 2.5 * self.target_kl
        told = {name: float(torch.stack(one).mean()) for name, one in facts.items() if one}
        told |= told_of_branches
        told["explained"] = 1 - float(
            (targets[chosen] - rollout.values.reshape(-1)[chosen]).var() / targets[chosen].var()
        )
        self.settle(told)
        return told

    def _improve(
        self,
        flat: "_Flat",
        batch: Tensor,
        bits: Tensor,
        advantages: Tensor,
        targets: Tensor,
        facts: dict[str, list[Tensor]],
    ) -> None:
        settings = self.settings
        with self._half():
            logits, own = self.policy(bits)
        chances = functional.log_softmax(masked(logits, flat.masks[batch]), -1)
        entropy = -(chances.exp() * chances.clamp(min=-40)).sum(1).mean()
        now = chances.gather(1, flat.actions[batch][:, None]).squeeze(1)
        change = now - flat.chances[batch]
        ratio = change.exp()
        clipped = ratio.clamp(1 - settings.clip, 1 + settings.clip)
        gain = torch.min(ratio * advantages, clipped * advantages).mean()
        own_error = (own.float() - targets).square().mean()
        loss = settings.own_value * own_error - gain - self._entropy_weight() * entropy
        if settings.branches:
            loss = loss - settings.branch_weight * flat.turned(batch, logits)
        if settings.magnet:
            loss = loss + settings.magnet * self._pull(bits, flat.masks[batch], chances)
        self.step_policy(loss)
        facts["kl"].append((ratio - 1 - change).mean().detach())
        facts["entropy"].append(entropy.detach())
        facts["policy"].append(-gain.detach())

    def _pull(self, bits: Tensor, masks: Tensor, chances: Tensor) -> Tensor:
        """How far the policy is from the magnet."""
        with torch.no_grad(), self._half():
            logits, _ = functional_call(self.policy, self.magnet, (bits,))
        there = functional.log_softmax(masked(logits, masks), -1)
        return functional.kl_div(there, chances, log_target=True, reduction="batchmean")

    def set_rate(self, rate: float) -> None:
        """How far a step of the policy goes from now on."""
        for group in self.policy_steps.param_groups:
            group["lr"] = rate

    def step_policy(self, loss: Tensor) -> None:
        """One step of the policy against its loss."""
        self._step(self.policy_steps, self.policy, loss)

    def settle(self, told: dict[str, float]) -> None:
        """After an update: the rate, the running mean, the magnet and the league."""
        settings = self.settings
        self.updates += 1
        if "kl" in told:
            if told["kl"] > TOO_MUCH * self.target_kl:
                self.rate = max(self.rate / 1.3, settings.least_rate)
            elif told["kl"] < TOO_LITTLE * self.target_kl:
                self.rate = min(self.rate * 1.1, settings.most_rate)
            self.set_rate(self.rate)
        keep = min(1 - 1 / settings.averaged, self.updates / (self.updates + 9))
        with torch.no_grad():
            for name, value in self.policy.state_dict().items():
                if value.is_floating_point():
                    self.average[name].mul_(keep).add_(value, alpha=1 - keep)
        if self.updates % settings.magnet_every == 0:
            self.magnet = copy.deepcopy(self.policy.state_dict())
        if self.updates % settings.league_every == 0 and not settings.exploits:
            number = self.updates // settings.league_every % settings.league_size
            self.league[number].load_state_dict(self.average)

    @property
    def target_kl(self) -> float:
        """How far the change of an update may go, which comes down during a run."""
        most, least = self.settings.target_kl, self.settings.least_kl
        if not least:
            return most
        return most + min(self.decisions / self.settings.calm_after, 1.0) * (least - most)

    def _entropy_weight(self) -> float:
        settings = self.settings
        fallen = settings.entropy * math.exp(-self.decisions / settings.entropy_decay)
        return max(fallen, settings.least_entropy)

    def _minibatches(self, chosen: Tensor) -> Iterator[Tensor]:
        order = chosen[torch.randperm(len(chosen), device=self.device)]
        size = self.settings.minibatch
        yield from (order[first : first + size] for first in range(0, len(order), size))

    def _step(self, optimiser: torch.optim.Optimizer, net: nn.Module, loss: Tensor) -> None:
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(net.parameters(), 0.5)
        optimiser.step()

    def _moved(self, array: Any) -> Tensor:
        return torch.from_numpy(array).to(self.device, non_blocking=True)

    def _pin(self, actors: Groups) -> None:
        """Let the graphics processor read the board directly."""
        if self.device.type == "cuda":
            runtime = torch.cuda.cudart()
            for name in actors.board.names():
                array = actors.board[name]
                runtime.cudaHostRegister(array.ctypes.data, array.nbytes, 0)

    def _bits(self, *parts: Tensor) -> Tensor:
        """Rows side by side, as the networks take them."""
        bits = torch.cat(parts, 1) if len(parts) > 1 else parts[0]
        return bits.to(torch.bfloat16 if self.is_half else torch.float32)

    # ---- keeping

    def checkpoint(self) -> dict[str, Any]:
        """Everything that a run needs to go on."""
        return {
            "policy": self.policy.state_dict(),
            "critic": self.critic.state_dict(),
            "average": self.average,
            "magnet": self.magnet,
            "league": checkpoints.folded([old.state_dict() for old in self.league]),
            "policy_steps": checkpoints.halved(self.policy_steps.state_dict()),
            "critic_steps": checkpoints.halved(self.critic_steps.state_dict()),
            "rate": self.rate,
            "decisions": self.decisions,
            "earlier": self.earlier,
            "updates": self.updates,
        }

    def restore(self, kept: dict[str, Any]) -> None:
        """Take the nets, the league and the optimisers over from a checkpoint."""
        self.policy.load_state_dict(kept["policy"])
        self.critic.load_state_dict(kept["critic"])
        self.average = {name: one.to(self.device) for name, one in kept["average"].items()}
        self.magnet = {name: one.to(self.device) for name, one in kept["magnet"].items()}
        for old, state in zip(self.league, kept["league"], strict=True):
            old.load_state_dict(state)
        self.policy_steps.load_state_dict(checkpoints.whole(kept["policy_steps"]))
        self.critic_steps.load_state_dict(checkpoints.whole(kept["critic_steps"]))
        self.rate = kept["rate"]
        self.decisions = kept["decisions"]
        self.earlier = kept["earlier"]
        self.updates = kept["updates"]
        torch.manual_seed(self.settings.after(self.updates).seed)

    def start_from(self, state: dict[str, Tensor]) -> None:
        """Go on from a shipped network; its critic learns before the policy moves."""
        self.policy.load_state_dict(state)
        if not self.settings.critic_width:
            self.critic.begin_as(self.policy)
        self.average = copy.deepcopy(self.policy.state_dict())
        self.magnet = copy.deepcopy(self.average)
        for old in self.league:
            old.load_state_dict(self.average)

    def run(self, actors: Groups, seconds: float, tell: Told, keep: Kept | None = None) -> None:
        """Play and learn until the time is up, for one update at least, and finish that.

        `keep` is called now and then, so that a run that is cut short loses little.
        """
        begun = time.monotonic()
        against = "against_frozen" if self.settings.exploits else "against_scripted"
        self._pin(actors)
        rollout = self.rollout_of(actors)
        learned = begun
        while learned == begun or learned - begun < seconds:
            before = time.monotonic()
            self.gather(actors, rollout)
            played = time.monotonic()
            told = self.learn(rollout)
            learned = time.monotonic()
            if keep is not None and self.updates % KEPT_EVERY == 0:
                keep()
            if self.updates % 10 == 0 or self.updates < 4:
                tally = actors.board["tally"]
                share, matches = tally.sum(0).tolist()
                tally[:] = 0
                made = self.settings.steps * actors.rows
                tell(
                    {
                        "update": self.updates,
                        "seconds": round(learned - begun),
                        "millions": round(self.decisions / 1e6, 2),
                        against: round(share / max(matches, 1), 4),
                        "matches": int(matches),
                        "rate": self.rate,
                        "play": round(played - before, 2),
                        "learn": round(learned - played, 2),
                        "speed": round(made / (learned - before)),
                        **{name: round(value, 5) for name, value in told.items()},
                    }
                )


class _Flat:
    """A rollout as one long list of decisions."""

    def __init__(self, rollout: Rollout) -> None:
        self.observations = rollout.observations.flatten(0, 1)
        self.masks = rollout.masks.flatten(0, 1)
        self.truths = rollout.truths.flatten(0, 1)
        self.actions = rollout.actions.reshape(-1)
        self.chances = rollout.chances.reshape(-1)
        self.others = rollout.others.reshape(-1)
        self.odds = rollout.odds.reshape(-1)
        self.leads = rollout.leads.reshape(-1)
        self.is_tried = rollout.is_tried.reshape(-1)

    def weigh_leads(self, chosen: Tensor) -> dict[str, float]:
        """Bring what other actions brought to one scale; tells how that looks."""
        tried = chosen[self.is_tried[chosen]]
        if not len(tried):
            return {}
        leads = self.leads[tried]
        spread = leads.std() + 1e-6
        self.leads = (self.leads / spread).clamp(-FARTHEST_LEAD, FARTHEST_LEAD)
        return {
            "tried": float(len(tried)),
            "lead": float(leads.mean()),
            "spread": float(spread),
            "odds": float(self.odds[tried].mean()),
        }

    def turned(self, batch: Tensor, logits: Tensor) -> Tensor:
        """How far a batch goes over to what did better."""
        pair = torch.stack([self.others[batch], self.actions[batch]], 1)
        tried = self.odds[batch], self.leads[batch], self.is_tried[batch]
        return turned(logits.float().gather(1, pair), *tried)


def _multiplies_halves() -> bool:
    """Whether this processor multiplies numbers of half precision faster than whole ones."""
    told: dict[str, Any] = getattr(torch.cpu, "get_capabilities", dict)()
    return bool(told.get("avx512_bf16") or told.get("amx_bf16"))
