"""Networks without NumPy play what they play with it."""

from random import Random

import pytest

from backroom.bots.nets.bot import NetBot
from backroom.bots.nets.levels import level_in
from backroom.bots.nets.shipped import has_net, net_of, plain_bot
from backroom.bots.registry import bot_named
from backroom.engine.chance import MatchChance
from backroom.engine.match import Decision, Match
from backroom.games import GAMES

DECISIONS = 12


@pytest.mark.parametrize("game", [name for name in GAMES if has_net(GAMES[name])])
def test_plain_arithmetic_gives_the_same_answers(game: str) -> None:
    """At every level, decision by decision; the logits agree to the digits that count."""
    rules = GAMES[game]
    seats = rules.meta.seats[0]
    options = rules.meta.read_options({}, seats)
    match = Match(rules, seats, options, MatchChance(b"plain"))
    walker, dice, seen = bot_named("scripted", rules), Random(game), 0

    while seen < DECISIONS and not match.is_over:
        seat = match.pending()[0]
        picks: list[int] = []
        decision: Decision | None = match.decision(seat)
        while decision is not None:
            if len(decision.legal) > 1:
                seen += 1
                level = ("easy", "medium", "hard")[seen % 3]
                fast = NetBot(rules, net_of(rules), level_in(game, level))
                slow = plain_bot(rules, level)
                # Every digit counts in a draw, so that both must have all of them.
                assert slow.logits(decision, True) == fast.logits(decision, True)
                assert slow.choose(decision, Random(seen)) == fast.choose(
                    decision, Random(seen)
                )
            picks.append(walker.choose(decision, dice).action)
            decision = match.next_decision(seat, picks)
        match.submit(seat, match.state.prompt, picks)

    assert seen >= 10
