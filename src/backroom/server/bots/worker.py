"""What runs in a worker process: a bot answers from a view that came as plain values.

A view travels as the values of its fields, and not as an object: it holds what the table of
fields says and nothing else, and compiled classes do not pickle.
"""

from random import Random
from typing import Any, Final, NamedTuple

from backroom.bots.advice import advise
from backroom.bots.bot import Bot, Thinker
from backroom.bots.registry import NET, THINKERS, bot_named
from backroom.bots.search.outlook import Outlook
from backroom.bots.talk import announcements
from backroom.engine.game import AnyGame
from backroom.engine.match import Decision
from backroom.engine.views import View
from backroom.games import ALL_GAMES

from .levels import QUICK

STEPS: Final = "steps"


class Question(NamedTuple):
    """One decision on its way to a worker; the seed is the bot's own chance.

    `milliseconds` is the most that a searching bot may take; 0 leaves it to its level. Where a
    person is advised, the answer also tells what it would change.
    """

    game: str
    level: str
    seat: int
    seats: int
    options: tuple[int, ...]
    prompt: int
    view: dict[str, Any]
    legal: tuple[int, ...]
    default: int
    seed: int
    milliseconds: int
    is_advice: bool = False


class Told(NamedTuple):
    """What a bot does and why, how often it thought its answer through, and what it changes."""

    action: int
    reason: str
    iterations: int = 0
    outlook: Outlook | None = None


def question(
    game: AnyGame, level: str, decision: Decision, seed: int, seconds: float = 0.0
) -> Question:
    """A decision made ready to travel."""
    view = decision.view
    return Question(
        game.name,
        level,
        decision.seat,
        view.seats,
        view.options,
        decision.prompt,
        {name: _packed(name, getattr(view, name)) for name, _ in game.view_fields},
        decision.legal,
        decision.default,
        seed,
        max(0, round(seconds * 1000)),
    )


def read_view(game: AnyGame, asked: Question) -> View:
    """The view of a question, as it was."""
    view: View = game.blank_view(asked.seat, asked.seats, asked.options)
    for name, value in asked.view.items():
        setattr(view, name, _unpacked(game, name, value))
    return view


def _packed(name: str, value: Any) -> Any:
    """Steps are objects: they travel as their keys and numbers."""
    return [(step.KEY, step.values()) for step in value] if name == STEPS else value


def _unpacked(game: AnyGame, name: str, value: Any) -> Any:
    return [game.steps[key](*values) for key, values in value] if name == STEPS else value


def answer(asked: Question) -> Told:
    """The bot's pick and its reason."""
    game = ALL_GAMES[asked.game]
    view = read_view(game, asked)
    decision = Decision(asked.seat, asked.prompt, view, asked.legal, asked.default)
    bot = _bot(game, asked)
    rng = Random(asked.seed)
    if asked.is_advice:
        action, reason, outlook = advise(bot, decision, rng)
    else:
        action, reason, outlook = *bot.choose(decision, rng), None
    made = bot.made if isinstance(bot, Thinker) else 0
    return Told(action, reason, made, outlook)


def announce(asked: Question) -> list[int]:
    """What the bot says before it answers; one that searches or learned says what rules would.

    It has no words of its own, and silence would tell who sits there.
    """
    game = ALL_GAMES[asked.game]
    is_silent = asked.level.partition(":")[0] in (NET, *THINKERS)
    talker = bot_named(QUICK if is_silent else asked.level, game)
    return announcements(talker, read_view(game, asked), Random(f"{asked.seed}/say"))


def _bot(game: AnyGame, asked: Question) -> Bot:
    """The bot that was asked for; one that searches stops when its time is up."""
    bot = bot_named(asked.level, game)
    if isinstance(bot, Thinker) and asked.milliseconds:
        return bot.within(asked.milliseconds)
    return bot


def warm_up() -> None:
    """Do nothing: calling it makes a new process import all that is above."""
