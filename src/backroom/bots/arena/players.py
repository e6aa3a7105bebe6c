"""Who may enter the arena: bots of the house, bots of your own, and the oracle."""

from random import Random
from typing import Final

from backroom.bots.headless import OmniscientPlayer, Player, decision_of
from backroom.bots.own import find_bot
from backroom.bots.registry import THINKERS, bots_for
from backroom.bots.search.bot import SearchBot
from backroom.engine.errors import BadSetup
from backroom.engine.game import AnyGame
from backroom.engine.state import State

ORACLE: Final = "oracle"


class Oracle(OmniscientPlayer):
    """The search, shown the true state: how strong it could be if it guessed right each time.

    It cheats, so it is a bound and no opponent: no list of bots has it.
    """

    def __init__(self, game: AnyGame, search: SearchBot) -> None:
        self._game = game
        self._search = search

    def choose_from_state(self, state: State, seat: int, rng: Random) -> int:
        """Search with the true state as every determinization; future draws stay unknown."""
        decision = decision_of(self._game, state, seat)
        return self._search.choose_from_state(decision, state, rng)


def player_named(
    name: str, game: AnyGame, iterations: int | None = None, milliseconds: int | None = None
) -> Player:
    """The player of that name, thinking as long as the contest says."""
    known = budgeted(name, iterations, milliseconds)
    if known.partition(":")[0] != ORACLE:
        return find_bot(known, game)
    budget = "medium" if known == ORACLE else known.partition(":")[2]
    search = SearchBot.named(game, budget)
    if search is None:
        raise BadSetup("unknown-bot", {"bot": name, "known": ", ".join(bots_for(game))})
    return Oracle(game, search)


def budgeted(name: str, iterations: int | None, milliseconds: int | None) -> str:
    """A thinker's name with the budget of the contest, unless it has one of its own."""
    if name not in (*THINKERS, ORACLE):
        return name
    if iterations is not None:
        return f"{name}:{iterations}"
    return name if milliseconds is None else f"{name}:{milliseconds}ms"
