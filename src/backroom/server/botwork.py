"""What runs in a worker process: a bot answers from a view that came as text.

Text and not a pickle: it holds what the view's own table of fields says and nothing else, and
compiled classes do not pickle.
"""

from random import Random
from typing import NamedTuple

from backroom.bots.registry import bot_named
from backroom.engine.fields import read
from backroom.engine.game import AnyGame
from backroom.engine.match import Decision
from backroom.engine.views import View
from backroom.games import GAMES, TUTORIAL


class Question(NamedTuple):
    """One decision on its way to a worker; the seed is the bot's own chance."""

    game: str
    level: str
    seat: int
    seats: int
    options: tuple[int, ...]
    prompt: int
    view: str
    legal: tuple[int, ...]
    default: int
    seed: int


def question(game: AnyGame, level: str, decision: Decision, seed: int) -> Question:
    """A decision made ready to travel."""
    view = decision.view
    return Question(
        game.name,
        level,
        decision.seat,
        view.seats,
        view.options,
        decision.prompt,
        game.view_text(view),
        decision.legal,
        decision.default,
        seed,
    )


def read_view(game: AnyGame, asked: Question) -> View:
    """The view of a question, as it was."""
    view: View = game.blank_view(asked.seat, asked.seats, asked.options)
    read(game.view_fields, asked.view, view)
    return view


def answer(asked: Question) -> tuple[int, str]:
    """The bot's pick and its reason."""
    game = GAMES[asked.game] if asked.game in GAMES else TUTORIAL[asked.game]
    view = read_view(game, asked)
    decision = Decision(asked.seat, asked.prompt, view, asked.legal, asked.default)
    choice = bot_named(asked.level, game).choose(decision, Random(asked.seed))
    return choice.action, choice.reason


def warm_up() -> None:
    """Nothing but the imports above."""
