"""What is drawn for each match of a batch: seats, options and who plays where."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import product
from typing import NamedTuple

from backroom.bots.bot import Bot
from backroom.bots.registry import bot_named
from backroom.engine.errors import BadSetup
from backroom.engine.game import AnyGame

from .extras import the_game


class Setup(NamedTuple):
    """One kind of match: `learners` seats (0: all) are asked outside, `bots` fill the others.

    Which seats the learners get, and which of the bots sits where, is drawn match by match.
    """

    seats: int
    options: tuple[int, ...]
    learners: int = 0
    bots: tuple[Bot, ...] = ()


def setups_of(
    game: str | AnyGame,
    players: int | Iterable[int] | None = None,
    options: Mapping[str, str] | None = None,
) -> list[Setup]:
    """All seat counts and options that a game allows, or those that are named.

    An option that is not named takes each of its values in turn; one that is not allowed at a
    seat count keeps its default there.
    """
    meta = the_game(game).meta
    counts = meta.seats if players is None else _counts(players)
    named = dict(options or {})
    found: list[Setup] = []
    for seats in counts:
        meta.read_options(named, seats)
        free = [
            [named[option.name]]
            if option.name in named
            else option.values
            if seats in option.seats
            else option.values[:1]
            for option in meta.options
        ]
        for texts in product(*free):
            given = {
                option.name: text for option, text in zip(meta.options, texts, strict=True)
            }
            found.append(Setup(seats, meta.read_options(given, seats)))
    return found


def against(
    game: str | AnyGame, setups: Iterable[Setup], bots: Sequence[str | Bot], learners: int = 1
) -> list[Setup]:
    """The same matches with this many learners and bots in the other seats."""
    rules = the_game(game)
    company = tuple(bot_named(bot, rules) if isinstance(bot, str) else bot for bot in bots)
    return [setup._replace(learners=learners, bots=company) for setup in setups]


def check_setup(game: AnyGame, setup: Setup) -> None:
    """Refuses seats and options that the game does not have, and learners without a seat."""
    game.meta.read_options(game.meta.option_texts(setup.options), setup.seats)
    if not 0 <= setup.learners <= setup.seats:
        raise ValueError(f"{setup.learners} learners do not fit {setup.seats} seats")
    if 0 < setup.learners < setup.seats and not setup.bots:
        raise BadSetup("bots-do-not-fit", {"given": "0", "seats": str(setup.seats)})


def _counts(players: int | Iterable[int]) -> tuple[int, ...]:
    return (players,) if isinstance(players, int) else tuple(players)
