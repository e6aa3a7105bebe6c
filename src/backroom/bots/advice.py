"""Advice for a person: the strongest bot's pick, why, and what it changes for whom.

`search` gives it wherever it plays, since the ladder has it above those that answer at once.
Where its pick is also that of the rules of thumb, their reason is told: it says more.
"""

from random import Random
from typing import Final, NamedTuple

from backroom.engine.game import AnyGame
from backroom.engine.match import Decision

from .bot import Bot, Pick
from .registry import SEARCH, full_name, is_searched, quick_bot
from .search.bot import SearchBot, reason_at
from .search.outlook import Outlook

# The reason of a bot that has nothing honest to say.
NO_ADVICE: Final = "no-hint"
# A change of the chances that is worth a word.
WORTH_TELLING: Final = 0.01


class Advice(NamedTuple):
    """What to pick and why; the outlook is there where `search` had time for it."""

    action: int
    reason: str
    outlook: Outlook | None = None


def adviser_for(game: AnyGame) -> str:
    """The name of the bot that gives advice in a game: `random` where none is worth asking."""
    return full_name(SEARCH) if is_searched(game) else quick_bot(game)


def advise(bot: Bot, decision: Decision, rng: Random) -> Advice:
    """What this bot would pick, told as advice; its reason may be that it has none to give."""
    if not isinstance(bot, SearchBot) or len(decision.legal) == 1:
        return Advice(*bot.choose(decision, rng))
    habit: Pick = bot.evaluator.rollout_policy.choose(decision, rng)
    if habit.reason == NO_ADVICE:
        return Advice(*habit)
    action, outlook = bot.weigh(decision, habit.action, rng)
    reason = habit.reason if action == habit.action else reason_at(decision.view.steps[-1])
    return Advice(action, reason, outlook)


def most_hurt(outlook: Outlook, seat: int) -> int | None:
    """The other seat that the advised action costs the most, if that is worth a word."""
    losses = [
        (other - share, number)
        for number, (share, other) in enumerate(
            zip(outlook.shares, outlook.other_shares, strict=True)
        )
        if number != seat
    ]
    loss, number = max(losses, key=lambda one: (one[0], -one[1]))
    return number if loss >= WORTH_TELLING else None
