"""Training: what is exported is what was learned, and a little of it helps."""

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, cast

import numpy as np
import pytest
import torch

from backroom.bots.arena.deals import play_deals
from backroom.bots.arena.standings import by_chair
from backroom.bots.bot import Bot
from backroom.bots.headless import decision_of
from backroom.bots.nets.bot import Level, NetBot
from backroom.bots.nets.net import Net
from backroom.bots.nets.training import trainer as trainer_module
from backroom.bots.nets.training.actors import FREE, Actors
from backroom.bots.nets.training.branches import Branches, turned
from backroom.bots.nets.training.exploit import measured
from backroom.bots.nets.training.model import (
    MOST_NUMBERS,
    Critic,
    Policy,
    exported,
    imported,
    widest,
)
from backroom.bots.nets.training.parts import parts_of
from backroom.bots.nets.training.rollout import Rollout
from backroom.bots.nets.training.runs import train
from backroom.bots.nets.training.settings import Settings
from backroom.bots.nets.training.trainer import Trainer
from backroom.bots.nets.training.whole import WholeGame
from backroom.bots.random import RandomBot
from backroom.engine.chance import SearchChance
from backroom.engine.match import Match
from backroom.games import game_named
from backroom.games.leduc.game import LEDUC
from backroom.games.leduc.state import LeducState

from .small import CPU, SMALL, SOAK


def test_numpy_plays_what_torch_learned() -> None:
    """The same logits and values, there and back."""
    torch.manual_seed(1)
    policy = Policy(40, 9, 16, 2)
    torch.nn.init.normal_(policy.trunk.blocks[0].second.weight)
    torch.nn.init.normal_(policy.value.weight)
    rows = np.random.default_rng(1).integers(0, 2, (5, 40)).astype(np.uint8)

    net = exported(policy.state_dict(), {})
    with torch.no_grad():
        logits, values = policy(torch.from_numpy(rows).float())

    assert np.allclose(net.logits(rows), logits.numpy(), atol=1e-4)
    assert np.allclose(net.values(rows), values.numpy(), atol=1e-4)
    back = imported(net)
    assert all(torch.allclose(back[name], one) for name, one in policy.state_dict().items())


def test_numpy_reads_parts_of_the_table_as_torch_does() -> None:
    """Copies of a part go through one small network, their own columns nowhere else."""
    torch.manual_seed(2)
    game = game_named("chicago-poker")
    found = parts_of(game)
    assert found is not None
    inputs = game.observation.size + game.actions.size
    policy = Policy(inputs, game.actions.size, 16, 1, torch.tensor(found))
    rows = (np.random.default_rng(1).random((4, inputs)) < 0.1).astype(np.uint8)

    net = exported(policy.state_dict(), {})
    with torch.no_grad():
        logits, _ = policy(torch.from_numpy(rows).float())

    assert net.inputs == inputs
    assert np.allclose(net.logits(rows), logits.numpy(), atol=1e-4)
    assert np.allclose(net.logits(rows[:1]), logits.numpy()[:1], atol=1e-4)
    back = imported(net)
    assert all(torch.equal(back[name], one) for name, one in policy.state_dict().items())


@pytest.mark.parametrize("name", ["chicago-poker", "omerta"])
def test_a_critic_begins_with_what_the_policy_knows(name: str) -> None:
    """The same value, whatever the truth is; with parts of the table and without."""
    torch.manual_seed(3)
    game = game_named(name)
    found = parts_of(game)
    parts = None if found is None else torch.tensor(found)
    inputs = game.observation.size + game.actions.size
    policy = Policy(inputs, game.actions.size, 16, 2, parts)
    critic = Critic(inputs + 30, 16, 2, parts)
    torch.nn.init.normal_(policy.value.weight)
    rows = (torch.rand(4, inputs) < 0.1).float()
    truths = (torch.rand(4, 30) < 0.5).float()

    critic.begin_as(policy)

    with torch.no_grad():
        _, known = policy(rows)
        estimated = critic(torch.cat([rows, truths], 1))
    assert known.std() > 0.01
    assert torch.allclose(estimated, known, atol=1e-4)


def test_the_widest_network_is_just_small_enough() -> None:
    """As many numbers as are shipped, and not many fewer."""
    width = widest(2600, 400, 3)
    policy = Policy(2600, 400, width, 3)

    count = sum(one.numel() for one in policy.parameters())

    assert MOST_NUMBERS * 0.95 < count <= MOST_NUMBERS


def test_advantages_follow_each_seat_to_its_own_end() -> None:
    """Two seats in turn; the match ends after four decisions and pays the first."""
    settings = replace(SMALL, steps=5, trace=1.0)
    rollout = Rollout(settings, 1, (1, 1, 1), CPU)
    rollout.seats[:, 0] = torch.tensor([0, 1, 0, 1, 0])
    rollout.learns[:] = True
    rollout.values[:, 0] = torch.tensor([0.1, 0.2, 0.3, 0.4, 0.5])
    rollout.ends[4, 0] = True
    rollout.results[4, 0, :2] = torch.tensor([1.0, -1.0])

    gains, known = rollout.advantages()

    assert known[:, 0].tolist() == [True, True, True, True, False]
    assert np.allclose(gains[:4, 0].numpy(), [0.9, -1.2, 0.7, -1.4], atol=1e-5)


class SameWay(Branches):
    """Branches that take the action that was played, and no other."""

    def plant(self, *known: Any) -> torch.Tensor:
        """Where others would try something else."""
        sources, actions = super().plant(*known), known[3]
        here = sources[self.rows] != FREE
        actions[self.rows[here]] = actions[self.mains[self.column[here]]]
        return sources


@pytest.mark.parametrize("kind", [SameWay, Branches])
def test_a_branch_differs_from_its_match_by_its_action_alone(
    monkeypatch: pytest.MonkeyPatch, kind: type[Branches]
) -> None:
    """With the same action it comes to the same; with others to more and to less."""
    monkeypatch.setattr(trainer_module, "Branches", kind)
    torch.manual_seed(4)
    settings = replace(SMALL, workers=2, matches=24, branches=8)
    actors, trainer = Actors(settings), Trainer(settings, CPU)
    torch.nn.init.normal_(trainer.critic.value.weight)
    try:
        rollout = trainer.rollout_of(actors)
        trainer.gather(actors, rollout)
    finally:
        actors.close()
    rollout.advantages()
    leads = rollout.leads[rollout.is_tried]

    assert rollout.actions.shape == (settings.steps, 48)
    assert len(leads) > 200
    assert rollout.learns[rollout.is_tried].all()
    if kind is SameWay:
        assert leads.abs().max() < 1e-3
    else:
        assert (leads > 0.05).any()
        assert (leads < -0.05).any()
        assert (rollout.others != rollout.actions)[rollout.is_tried].all()
        tried = rollout.others[rollout.is_tried][:, None]
        assert rollout.masks[rollout.is_tried].gather(1, tried).all()


def test_odds_move_towards_what_did_better_and_not_too_far() -> None:
    """One that did better, one worse, one that has moved already, one that was not tried."""
    logits = torch.zeros(4, 2, requires_grad=True)
    odds = torch.tensor([0.0, 0.0, -0.6, 0.0])
    leads = torch.tensor([2.0, -1.0, 2.0, 2.0])
    is_tried = torch.tensor([True, True, True, False])

    turned(logits, odds, leads, is_tried).backward()

    assert logits.grad is not None
    assert torch.allclose(logits.grad[:, 0] * 3, torch.tensor([2.0, -1.0, 0.0, 0.0]))
    assert torch.allclose(logits.grad[:, 1], -logits.grad[:, 0])


def against_random(net: Net, matches: int) -> float:
    """Mean chips a match of Leduc against random play, both seats by turns."""
    game = game_named("leduc")
    bot = NetBot(game, net, Level(1.0))
    total = 0.0
    for number in range(matches):
        chance, rng, own = SearchChance(number), Random(number), number % 2
        state = game.start(2, game.meta.read_options({}, 2), chance)
        while state.pending:
            seat = state.pending.bit_length() - 1
            decision = decision_of(game, state, seat)
            action = rng.choice(decision.legal)
            if seat == own:
                action = bot.choose(decision, rng).action
            state.apply(seat, action, chance)
        total += game.returns(state)[own]
    return total / matches


def test_a_few_seconds_of_self_play_beat_random_play() -> None:
    """From nothing; the noise of 2,000 matches is about 0.1 chips."""
    actors = Actors(SMALL)
    trainer = Trainer(SMALL, CPU)
    told: list[dict[str, object]] = []
    before = against_random(exported(trainer.average, {}), 2000)
    while trainer.updates < 40:
        trainer.run(actors, 1.0, told.append)
    actors.close()

    after = against_random(exported(trainer.average, {}), 2000)

    assert after > before + 0.3
    assert told[-1]["update"] == trainer.updates - trainer.updates % 10


def test_learning_a_small_game_whole_comes_near_its_equilibrium() -> None:
    """From 2.37 chips a match to a twentieth of one in long counts, and some way there here."""
    settings = replace(
        SMALL,
        width=128 if SOAK else 64,
        rate=3e-3,
        mirror_rate=0.15,
        magnet=0.3,
        magnet_every=50,
        whole=1,
    )
    trainer = Trainer(settings, CPU)
    game = WholeGame(trainer)
    assert game.exploitability() == pytest.approx(2.37, abs=0.1)

    for _ in range(280 if SOAK else 40):
        game.update()
    game.keep_mean(0.0, 1500 if SOAK else 100)

    assert game.tree.exploitability(game.mean()) < (0.05 if SOAK else 0.4)
    assert game.exploitability(trainer.average) < (0.05 if SOAK else 0.6)


def test_a_run_with_a_magnet_is_drawn_back_to_it() -> None:
    """The same matches; whoever is drawn more strongly ends nearer to where it began."""
    ends = []
    for magnet in (0.0, 50.0):
        settings = replace(SMALL, workers=1, magnet=magnet, magnet_every=1000)
        actors, trainer = Actors(settings), Trainer(settings, CPU)
        game = WholeGame(trainer)
        begin = game.chances()
        trainer.run(actors, 0.0, lambda told: None)
        trainer.run(actors, 0.0, lambda told: None)
        actors.close()
        ends.append(float((game.chances() - begin).abs().mean()))

    assert ends[1] < ends[0]


def test_a_frozen_network_has_all_seats_but_one_and_does_not_change() -> None:
    """The best response is learned from matches against it alone."""
    settings = replace(SMALL, exploits=1, league_every=1, workers=1, matches=192, steps=16)
    actors, trainer = Actors(settings), Trainer(settings, CPU)
    before = exported(trainer.average, {})
    trainer.start_from(imported(before))
    told: list[dict[str, object]] = []
    while trainer.updates < 40:
        trainer.run(actors, 1.0, told.append)
    actors.close()

    for old in trainer.league:
        kept = exported(old.state_dict(), {}).weights
        assert all(np.array_equal(kept[name], one) for name, one in before.weights.items())
    assert "against_frozen" in told[-1]
    best = exported(trainer.average, {})
    assert _chips_won(NetBot(LEDUC, best), NetBot(LEDUC, before), 300) > 0.5
    assert measured(LEDUC, best, before, 20, "best").name == "best response"


def _chips_won(one: NetBot, other: NetBot, deals: int) -> float:
    """What the first wins a match, on average: chips are what Leduc is trained for."""
    won = 0.0
    for deal in range(2 * deals):
        seated = (one, other) if deal % 2 else (other, one)
        match = Match(LEDUC, 2, LEDUC.meta.read_options({}, 2), SearchChance(deal // 2))
        while not match.is_over:
            [seat] = match.pending()
            asked = match.decision(seat)
            match.submit(seat, asked.prompt, [seated[seat].choose(asked, Random(deal)).action])
        won += LEDUC.returns(cast(LeducState, match.state))[1 - deal % 2]
    return won / (2 * deals)


def test_a_short_run_on_one_of_ours_beats_random_play(tmp_path: Path) -> None:
    """Two minutes in all in long counts; here a few examples of rules of thumb and updates."""
    settings = Settings(
        "chicago-gangsters",
        width=64,
        blocks=1,
        critic_width=64,
        critic_blocks=1,
        workers=1,
        matches=128,
        steps=32,
        minibatch=1024,
        imitated=1_500_000 if SOAK else 12_000,
        imitation_epochs=6,
        critic_first=1,
    )

    net = train(settings, tmp_path, 2.0) if SOAK else _taught(settings)

    game = game_named(settings.game)
    players: list[Bot] = [NetBot(game, net), *[RandomBot()] * 3]
    options = game.meta.read_options({}, 4)
    dealt = list(play_deals(game, options, players, 100 if SOAK else 60, "short"))
    row = by_chair(("net", "random", "random", "random"), dealt)[0]
    print(f"wins {row.share:.1%} ({row.low:.1%} to {row.high:.1%}) against random")
    assert row.low > 0.25


def _taught(settings: Settings) -> Net:
    """What three updates make of the examples, however long they take."""
    actors, trainer = Actors(settings), Trainer(settings, CPU)
    trainer.imitate(actors, lambda told: None)
    while trainer.updates < 3:
        trainer.run(actors, 1.0, lambda told: None)
    actors.close()
    return exported(trainer.average, {})
