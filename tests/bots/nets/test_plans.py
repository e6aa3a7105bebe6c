"""Simple plans against the bots that learned."""

from random import Random
from typing import Any

import pytest

from backroom.bots.nets.plans import PLANS, Plan, PlanBot, measure
from backroom.bots.nets.shipped import has_net
from backroom.engine.match import Decision
from backroom.games import GAMES
from backroom.games.capone.board import EMPTY, FIELD, MEMBER, OWNER, VALUES
from backroom.games.chicago_poker.cards import FACES
from tests.bots.nets.test_nets import decisions

MAFIOSO = GAMES["mafioso"]


def test_a_plan_plays_what_it_insists_on_else_what_it_does_not_shun() -> None:
    """And anything where it has no choice."""
    number = MAFIOSO.actions.parse
    bot = PlanBot(MAFIOSO, Plan(("raid",), ("stop",)))
    raid, stop, other = number("raid"), number("stop"), number("raid") + 1

    asked = decisions(MAFIOSO, 4, 3, 1)[0]

    def allowed(*legal: int) -> tuple[int, ...]:
        return bot.allowed(asked._replace(legal=legal))

    assert allowed(stop, raid, other) == (raid,)
    assert allowed(stop, other) == (other,)
    assert allowed(stop) == (stop,)


def test_every_verb_of_a_plan_is_one_of_its_game() -> None:
    """A misspelt one would be no plan at all."""
    for name, plans in PLANS.items():
        verbs = {verb.name for verb in GAMES[name].actions.verbs}
        for plan in plans.values():
            assert {*plan.insists, *plan.shuns} <= verbs
            assert plan != Plan()


def test_what_it_plays_is_legal() -> None:
    """The network chooses among what the plan allows."""
    for plan in PLANS["mafioso"].values():
        bot = PlanBot(MAFIOSO, plan)
        for decision in decisions(MAFIOSO, 4, 3, 12):
            action = bot.choose(decision, Random(1)).action
            assert action in decision.legal
            assert action in bot.allowed(decision)


def asked(name: str) -> list[Decision]:
    """Questions of a few matches of random moves."""
    return [one for seed in range(6) for one in decisions(GAMES[name], 4, seed, 200)]


def changed(name: str, plan: str) -> list[tuple[Any, tuple[int, ...]]]:
    """Questions at which a plan leaves less than what is legal, and what it leaves."""
    bot = PlanBot(GAMES[name], PLANS[name][plan])
    narrowed = [(one, bot.allowed(one)) for one in asked(name)]
    found = [(one, left) for one, left in narrowed if left != one.legal]
    assert found
    return found


def words(name: str, action: int) -> list[str]:
    """An action as notation has it, word by word."""
    return GAMES[name].actions.text(action).split()


def test_a_bluff_of_chicago_poker_lays_a_low_card_that_nobody_sees() -> None:
    """Face down, or as the fifth, with which the duel comes; none lower was to be had there."""
    for decision, left in changed("chicago-poker", "always bluff"):
        (action,) = left
        _, card, place = words("chicago-poker", action)
        number = "abcd".index(place)
        there = len(decision.view.series[number][decision.seat])
        others = [words("chicago-poker", one) for one in decision.legal]
        same = [one[1] for one in others if one[0] == "play" and one[2] == place]

        assert there == 4 or not FACES[decision.view.open[number]] >> there & 1
        assert value(card) == min(map(value, same))


def value(card: str) -> int:
    """The number of a gangster by its key."""
    return int(card.lstrip("abcdefghijklmnopqrstuvwxyz"))


def test_who_never_shows_in_chicago_poker_brings_about_no_duel() -> None:
    """No fifth card where the bullet is free, and no ride; all else stays open."""
    for decision, left in changed("chicago-poker", "never show"):
        for action in {*decision.legal} - {*left}:
            verb, *rest = words("chicago-poker", action)
            place = "abcd".index(rest[-1])
            assert verb in ("play", "limousine")
            if verb == "play":
                assert len(decision.view.series[place][decision.seat]) == 4
                assert decision.view.bullets[place] < 0


def test_a_bluff_of_capone_stakes_the_dearest_member_it_may() -> None:
    """The first that is named; whoever joins it is left to the network."""
    for decision, left in changed("capone", "always bluff"):
        members = [one for one in decision.legal if words("capone", one)[0] == "member"]

        assert left == tuple(members[:1])
        worth = [VALUES[MEMBER.keys.index(words("capone", one)[1])] for one in members]
        assert worth[0] == max(worth)
        assert not any(words("capone", one)[0] == "member" for one in decision.view.draft)


def test_a_threat_of_capone_throws_somebody_out_wherever_it_can() -> None:
    """The field of somebody else before an empty or an own one."""
    for decision, left in changed("capone", "always threaten"):
        for action in decision.legal:
            verb, *rest = words("capone", action)
            stones = decision.view.fields[FIELD.keys.index(rest[0])] if verb == "at" else EMPTY
            is_taken = stones != EMPTY and stones // OWNER != decision.seat
            assert (action in left) == is_taken


def test_every_game_with_a_network_has_plans(capsys: pytest.CaptureFixture[str]) -> None:
    """And each of them is measured, with its interval."""
    assert {name for name, game in GAMES.items() if has_net(game)} <= {*PLANS}

    measure(GAMES["chicago-gangsters"], 1, "few")

    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(PLANS["chicago-gangsters"])
    assert all("%" in line and "fair 25.0%" in line for line in lines)
