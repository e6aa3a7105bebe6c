"""Actions of a game as the wire has them."""

from functools import cache
from typing import Any

import msgspec

from backroom.engine.game import AnyGame

from .fields import Action


def wire_actions(
    game: AnyGame, legal: tuple[int, ...], whole: tuple[int, ...] = ()
) -> list[Action]:
    """The actions with these numbers, those that are a whole answer marked."""
    parts, answers = all_actions(game), _whole_answers(game)
    marked = set(whole)
    return [(answers if action in marked else parts)[action] for action in legal]


def encoded_actions(
    game: AnyGame, legal: tuple[int, ...], whole: tuple[int, ...] = ()
) -> list[msgspec.Raw]:
    """The same actions as they are sent: each was encoded once, when the first was sent."""
    parts, answers = _encoded(game)
    marked = set(whole)
    return [(answers if action in marked else parts)[action] for action in legal]


@cache
def _encoded(game: AnyGame) -> tuple[list[msgspec.Raw], list[msgspec.Raw]]:
    parts, answers = (
        [msgspec.Raw(msgspec.json.encode(one)) for one in actions]
        for actions in (all_actions(game), _whole_answers(game))
    )
    return parts, answers


@cache
def all_actions(game: AnyGame) -> list[Action]:
    """Every action of a game; made once, as making them anew costs a tenth of a move."""
    made: list[Any] = [game.actions.data(action) for action in range(game.actions.size)]
    return [Action(**data) for data in made]


@cache
def _whole_answers(game: AnyGame) -> list[Action]:
    return [Action(one.id, one.verb, one.args, whole=True) for one in all_actions(game)]
