"""Simple plans against the bots that learned."""

from random import Random

import pytest

from backroom.bots.nets.plans import PLANS, Plan, PlanBot, measure
from backroom.bots.nets.shipped import has_net
from backroom.games import GAMES
from tests.bots.nets.test_nets import decisions

MAFIOSO = GAMES["mafioso"]


def test_a_plan_plays_what_it_insists_on_else_what_it_does_not_shun() -> None:
    """And anything where it has no choice."""
    number = MAFIOSO.actions.parse
    bot = PlanBot(MAFIOSO, Plan(("raid",), ("stop",)))
    raid, stop, other = number("raid"), number("stop"), number("raid") + 1

    assert bot.allowed((stop, raid, other)) == (raid,)
    assert bot.allowed((stop, other)) == (other,)
    assert bot.allowed((stop,)) == (stop,)


def test_every_verb_of_a_plan_is_one_of_its_game() -> None:
    """A misspelt one would be no plan at all."""
    for name, plans in PLANS.items():
        verbs = {verb.name for verb in GAMES[name].actions.verbs}
        for plan in plans.values():
            assert {*plan.insists, *plan.shuns} <= verbs
            assert plan.insists or plan.shuns


def test_what_it_plays_is_legal() -> None:
    """The network chooses among what the plan allows."""
    for plan in PLANS["mafioso"].values():
        bot = PlanBot(MAFIOSO, plan)
        for decision in decisions(MAFIOSO, 4, 3, 12):
            action = bot.choose(decision, Random(1)).action
            assert action in decision.legal
            assert action in bot.allowed(decision.legal)


def test_every_game_with_a_network_has_plans(capsys: pytest.CaptureFixture[str]) -> None:
    """And each of them is measured, with its interval."""
    assert {name for name, game in GAMES.items() if has_net(game)} <= {*PLANS}

    measure(GAMES["chicago-gangsters"], 1, "few")

    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(PLANS["chicago-gangsters"])
    assert all("%" in line and "fair 25.0%" in line for line in lines)
