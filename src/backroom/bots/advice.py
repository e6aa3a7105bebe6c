"""Advice for a person: the strongest bot's pick, why, and what it changes for whom.

Who that is follows from what bots of each kind win against three `scripted` (`ladder.json`): in
some games `search`, in others the network. A network looks no further than the table, so a
search goes on from its pick: it tells what that changes, and leaves it only for what is better
beyond the noise. Where the pick is also that of the rules of thumb, their reason is told: it
says more.
"""

from collections.abc import Callable
from random import Random
from typing import Final, NamedTuple

from backroom.engine.game import AnyGame
from backroom.engine.match import Decision

from .bot import Bot, Pick
from .ladder import against_scripted
from .nets.choice import LearnedBot
from .registry import SEARCH, bot_named, bots_for, full_name, is_searched, is_thinker, quick_bot
from .search.bot import SearchBot, reason_at
from .search.evaluator import evaluator_for
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
    """The strongest bot measured in a game; else the best rules of thumb, or `random`."""
    return _strongest(game, lambda name: True)


def hasty_adviser(game: AnyGame) -> str:
    """The strongest of those that answer at once, at its best: for when there is no time."""
    return _strongest(game, lambda name: not is_thinker(name))


def weigher_for(game: AnyGame) -> str:
    """Who weighs the adviser's pick and tells what it changes: a search where there is one."""
    return full_name(SEARCH) if is_searched(game) else adviser_for(game)


def _strongest(game: AnyGame, may: Callable[[str], bool]) -> str:
    known = bots_for(game)
    shares = {
        name: share
        for name, share in against_scripted(game).items()
        if name in known and may(name)
    }
    return max(shares, key=lambda name: shares[name], default=quick_bot(game))


def advise(bot: Bot, decision: Decision, rng: Random) -> Advice:
    """What this bot would pick, told as advice; its reason may be that it has none to give.

    A search goes on from the pick of the strongest bot where that is another. Where the rules
    of thumb have nothing honest to say, nobody who looks further or learned more has.
    """
    if not isinstance(bot, SearchBot | LearnedBot) or len(decision.legal) == 1:
        return Advice(*bot.choose(decision, rng))
    evaluator = bot.evaluator if isinstance(bot, SearchBot) else evaluator_for(bot.game)
    rule: Pick = evaluator.rollout_policy.choose(decision, rng)
    if rule.reason == NO_ADVICE:
        return Advice(*rule)
    if isinstance(bot, LearnedBot):
        return Advice(*bot.choose(decision, rng))
    adviser = adviser_for(bot.game)
    # A search of its own accord goes on from the rules of thumb.
    own = is_thinker(adviser)
    habit = rule if own else bot_named(adviser, bot.game).choose(decision, rng)
    action, outlook = bot.weigh(decision, habit.action, rng)
    reasons = {habit.action: habit.reason, rule.action: rule.reason}
    return Advice(action, reasons.get(action) or reason_at(decision.view.steps[-1]), outlook)


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
