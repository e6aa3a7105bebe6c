"""Bots that learned: what they see, that they are the same everywhere, and their files."""

import json
from itertools import pairwise
from math import hypot
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from threadpoolctl import threadpool_info

from backroom.bots.headless import decision_of
from backroom.bots.ladder import LADDERS
from backroom.bots.nets.bot import Level, NetBot
from backroom.bots.nets.net import Net
from backroom.bots.nets.shipped import WEIGHTS, has_net, net_bot
from backroom.bots.registry import bot_named, bots_for
from backroom.engine.chance import SearchChance
from backroom.engine.errors import BadSetup
from backroom.engine.game import AnyGame
from backroom.engine.match import Decision
from backroom.engine.steps import Sealed
from backroom.games import ALL_GAMES, GAMES
from backroom.games.chicago_poker.rules.duel import TieBreak
from backroom.games.omerta.rules.race import SealedRace
from tests.games.chicago_poker.scenes import Scene

LEARNED = [game for game in GAMES.values() if has_net(game)]
by_game = pytest.mark.parametrize("game", LEARNED, ids=lambda game: game.name)
MOST_BYTES = 3_000_000


def small_net(inputs: int = 7, actions: int = 5, width: int = 4, seed: int = 1) -> Net:
    """A network of one block with weights drawn by a seed."""
    rng = np.random.default_rng(seed)
    shapes = {
        "input": (inputs, width),
        "input_bias": (width,),
        "0.first": (width, width),
        "0.first_bias": (width,),
        "0.second": (width, width),
        "0.second_bias": (width,),
        "policy": (width, actions),
        "policy_bias": (actions,),
        "value": (width, 1),
        "value_bias": (1,),
    }
    weights = {name: rng.normal(size=shape) for name, shape in shapes.items()}
    return Net(weights, {"game": "none"})


def decisions(
    game: AnyGame, seats: int, seed: int, most: int, options: tuple[int, ...] | None = None
) -> list[Decision]:
    """Questions with a choice from one match of random moves."""
    chance = SearchChance(seed)
    rng = Random(seed)
    usual = options or game.meta.read_options({}, seats)
    state = game.start(seats, usual, chance)
    found: list[Decision] = []
    while state.pending and len(found) < most:
        seat = rng.choice([seat for seat in range(seats) if state.pending >> seat & 1])
        decision = decision_of(game, state, seat)
        if len(decision.legal) > 1:
            found.append(decision)
        state.apply(seat, rng.choice(decision.legal), chance)
    return found


def test_one_observation_and_many_give_the_same_numbers() -> None:
    """A single row goes another way, by the entries that are not zero."""
    net = small_net()
    rows = np.random.default_rng(2).integers(0, 3, (6, 7)).astype(np.uint8)

    together = net.logits(rows)
    alone = np.concatenate([net.logits(row[None, :]) for row in rows])

    assert np.allclose(together, alone, atol=1e-5)
    assert together.shape == (6, 5)
    assert net.values(rows).shape == (6,)


def test_the_arithmetic_is_the_one_that_is_promised() -> None:
    """Written out once more with plain numbers, as another program would."""
    net = small_net()
    row = np.array([[1, 0, 2, 0, 0, 1, 0]], np.uint8)
    part = {name: value.astype(np.float64) for name, value in net.weights.items()}

    def normal(layer: Any) -> Any:
        return (layer - layer.mean()) / np.sqrt(layer.var() + 1e-5)

    layer = np.maximum(row[0] @ part["input"] + part["input_bias"], 0)
    inner = np.maximum(normal(layer) @ part["0.first"] + part["0.first_bias"], 0)
    layer = layer + inner @ part["0.second"] + part["0.second_bias"]
    expected = normal(layer) @ part["policy"] + part["policy_bias"]

    assert np.allclose(net.logits(row, np.float64)[0], expected, atol=1e-9)
    assert np.allclose(net.logits(row)[0], expected, atol=1e-4)


def test_a_network_is_read_as_it_was_written(tmp_path: Path) -> None:
    """In half precision, with what is said about it."""
    net = small_net()
    net.save(tmp_path / "net.npz")

    again = Net.load(tmp_path / "net.npz")

    assert again.about == net.about
    assert all(
        np.array_equal(again.weights[name], net.weights[name].astype(np.float16))
        for name in net.weights
    )


@by_game
def test_a_shipped_network_fits_its_game_and_its_size(game: AnyGame) -> None:
    """It reads the rows, names the actions and plays by the rules that the game has now."""
    net = net_bot(game).net
    size = (WEIGHTS / f"{game.name}.npz").stat().st_size

    assert net.inputs == game.observation.size + game.actions.size
    assert net.actions == game.actions.size
    assert net.about["game"] == game.name
    assert net.about["rules_version"] == game.meta.rules_version
    assert size <= MOST_BYTES


@by_game
def test_its_answers_are_legal_and_the_same_again(game: AnyGame) -> None:
    """At every seat count; same view and seed, same action."""
    bot = net_bot(game)

    for seats in game.meta.seats:
        for number, decision in enumerate(decisions(game, seats, 11, 25)):
            pick = bot.choose(decision, Random(number))
            assert pick.action in decision.legal
            assert pick == bot.choose(decision, Random(number))


@by_game
def test_unseen_cards_do_not_change_its_mind(game: AnyGame) -> None:
    """The hidden part of the world is dealt anew; it is shown the same and does the same."""
    bot = net_bot(game)

    for number, decision in enumerate(decisions(game, game.meta.seats[-1], 5, 30)):
        twin = game.complete(decision.view, SearchChance(number))
        again = decision_of(game, twin, decision.seat)
        assert bot.choose(decision, Random(1)) == bot.choose(again, Random(1))


def test_an_answer_is_reckoned_on_one_core(monkeypatch: pytest.MonkeyPatch) -> None:
    """Helpers would only wait for each other, and where all cores are busy for a long time."""
    game = GAMES["chicago-poker"]
    threads: list[int] = []
    logits = Net.logits

    def watched(net: Net, *asked: Any) -> Any:
        threads.extend(pool["num_threads"] for pool in threadpool_info())
        return logits(net, *asked)

    monkeypatch.setattr(Net, "logits", watched)
    net_bot(game).choose(decisions(game, 4, 11, 1)[0], Random(1))

    assert set(threads) == {1}


def test_sealed_answers_are_mixed_and_others_are_not() -> None:
    """A bluff that is always the same is none."""
    game = GAMES["chicago-gangsters"]
    bot, gentle = net_bot(game), net_bot(game, "easy")
    found = [one for seed in range(8) for one in decisions(game, 4, seed, 40)]
    sealed = [one for one in found if isinstance(one.view.steps[-1], Sealed)]
    plain = [one for one in found if not isinstance(one.view.steps[-1], Sealed)]

    assert max(kinds(bot, one) for one in sealed[:12]) > 1
    assert max(kinds(gentle, one) for one in sealed[:12]) > 1
    assert all(kinds(bot, one) == 1 for one in plain[:5])


def kinds(bot: NetBot, decision: Decision, times: int = 60) -> int:
    """How many different answers it gives to one question, seed by seed."""
    return len({bot.choose(decision, Random(seed)).action for seed in range(times)})


def most_torn(bot: NetBot, found: list[Decision]) -> Decision:
    """The question at which a network is least sure."""

    def lead(decision: Decision) -> float:
        second, best = np.partition(bot.weigh(decision), -2)[-2:]
        return float(best - second)

    return min(found, key=lead)


def test_the_secret_claims_of_omerta_are_mixed() -> None:
    """Rule O9, `sealed`: where the network is torn, a card is thrown by chance."""
    game = GAMES["omerta"]
    options = game.meta.read_options({"race": "sealed"}, 4)
    found = [one for seed in range(4) for one in decisions(game, 4, seed, 60, options)]
    sealed = [one for one in found if isinstance(one.view.steps[-1], SealedRace)]

    for bot in (net_bot(game, "easy"), net_bot(game)):
        assert kinds(bot, most_torn(bot, sealed)) > 1


def test_the_secret_cards_of_chicago_poker_are_mixed() -> None:
    """Rule P14: a tie is broken by cards chosen unseen; which one hangs on chance."""
    game = GAMES["chicago-poker"]
    scene = Scene(
        "hands=red8,red10,gold11,raid1|gold9,blue12,blue13|blue9,green10,green14; "
        "steps=start.0; left=0; open=brewery,den; bullets=0,?; table=a0:red7|a1:gold7|a2:blue7",
        seats=3,
    )
    tied = [decision_of(game, scene.state, seat) for seat in range(3)]
    assert all(isinstance(one.view.steps[-1], TieBreak) for one in tied)

    for bot in (net_bot(game, "easy"), net_bot(game)):
        assert kinds(bot, most_torn(bot, tied)) > 1


def chosen(game: AnyGame, level: Level, decision: Decision, times: int = 200) -> list[int]:
    """What a bot of some level does in one position, seed by seed."""
    bot = NetBot(game, net_bot(game).net, level)
    return [bot.choose(decision, Random(seed)).action for seed in range(times)]


def test_a_higher_temperature_spreads_its_choices() -> None:
    """Hot, it takes many of the legal actions; cold, one."""
    game = GAMES["mafioso"]
    decision = max(decisions(game, 4, 3, 30), key=lambda one: len(one.legal))

    assert len({*chosen(game, Level(0.0), decision)}) == 1
    assert len({*chosen(game, Level(100.0), decision)}) > len(decision.legal) // 2


@by_game
def test_a_weak_level_takes_the_second_best_for_the_best(game: AnyGame) -> None:
    """It strays among what its network thinks of at all, and never throws dice."""
    bot = net_bot(game, "easy")
    level = bot.level
    strayed = 0
    for decision in decisions(game, game.meta.usual_seats, 3, 25):
        weights = dict(zip(decision.legal, bot.weigh(decision).tolist(), strict=True))
        best = max(weights.values())
        played = chosen(game, level, decision, 12)

        assert all(weights[action] >= best - level.margin for action in played)
        strayed += sum(weights[action] < best for action in played)
    assert strayed > 0


def test_a_shallow_network_uses_the_blocks_it_is_left() -> None:
    """None at all is a sum and two matrices; all of them is the network itself."""
    net = small_net()
    row = np.array([[1, 0, 2, 0, 0, 1, 0]], np.uint8)

    assert np.array_equal(net.logits(row, depth=1), net.logits(row))
    assert not np.allclose(net.logits(row, depth=0), net.logits(row))


@by_game
def test_its_levels_go_by_name_and_the_plain_name_is_the_hardest(game: AnyGame) -> None:
    """From weak to strong; each with more of its network, or sharper, than the one before."""
    levels = [name for name in bots_for(game) if name.startswith("net")]
    bots = [bot_named(name, game) for name in levels]

    assert levels == ["net:easy", "net:medium", "net:hard"]
    assert bot_named("net", game) is bots[-1]
    blunt = [
        (bot.level.skipped, bot.level.temperature) for bot in bots if isinstance(bot, NetBot)
    ]
    assert blunt == sorted(blunt, reverse=True)
    assert len({*blunt}) == len(levels)
    with pytest.raises(BadSetup) as refused:
        bot_named("net:gentle", game)
    assert refused.value.id == "unknown-bot"


@by_game
def test_the_levels_of_a_network_are_told_apart_by_the_ladder(game: AnyGame) -> None:
    """Easy wins less than medium and medium less than hard: each lead is beyond its noise."""
    ladder = json.loads(LADDERS.read_text("utf-8"))["games"][game.name]
    rungs = {rung["name"]: rung for rung in ladder["rungs"]}
    levels = [rungs[f"net:{level}"] for level in ("easy", "medium", "hard")]

    for weaker, stronger in pairwise(levels):
        assert weaker["mean"] < stronger["mean"]
        noise = hypot(
            stronger["share"] - stronger["share_low"], weaker["share_high"] - weaker["share"]
        )
        assert stronger["share"] - weaker["share"] > noise


def test_games_without_a_network_say_so() -> None:
    """By name, as for every bot that does not play a game."""
    leduc = ALL_GAMES["leduc"]

    assert not [name for name in bots_for(leduc) if name.startswith("net")]
    for name in ("net", "net:easy"):
        with pytest.raises(BadSetup) as refused:
            bot_named(name, leduc)
        assert refused.value.id == "bot-without-game"
