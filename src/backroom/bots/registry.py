"""The bots of the house by name, listed by hand."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, TypeAlias

from backroom.engine.errors import BadSetup
from backroom.engine.game import AnyGame

from .bot import Bot
from .capone.scripted import CaponeBot
from .chicago_gangsters.scripted import ChicagoGangstersBot
from .chicago_poker.odds import PATIENT
from .chicago_poker.scripted import ChicagoPokerBot
from .lazy import LazyBot
from .mafioso.scripted import MafiosoBot
from .omerta.scripted import OmertaBot
from .random import RandomBot
from .search.bot import SearchBot
from .search.evaluators import EVALUATORS

Maker: TypeAlias = Callable[[AnyGame], Bot]

# Who plays by rules of thumb, game by game, from weak to strong; `scripted` is in each.
SCRIPTED: Final[Mapping[str, Mapping[str, Bot]]] = {
    "chicago-poker": {
        "scripted": ChicagoPokerBot(),
        "scripted:hard": ChicagoPokerBot(PATIENT),
    },
    "chicago-gangsters": {"scripted": ChicagoGangstersBot()},
    "mafioso": {"scripted": MafiosoBot()},
    "capone": {"scripted": CaponeBot()},
    "omerta": {
        "scripted:easy": OmertaBot(forgets=0.25),
        "scripted:medium": OmertaBot(forgets=0.08),
        "scripted": OmertaBot(),
        "scripted:hard": OmertaBot(keeps_score=True),
    },
}
SEARCH: Final = "search"
SEARCHES: Final = ("search:easy", "search:medium", "search:hard")


def scripted(game: AnyGame) -> Bot:
    """The rules of thumb for a game, if somebody wrote them."""
    if game.name not in SCRIPTED:
        raise BadSetup("bot-without-game", {"bot": "scripted", "game": game.name})
    return SCRIPTED[game.name]["scripted"]


BOTS: Final[Mapping[str, Maker]] = {
    "random": lambda game: RandomBot(),
    "lazy": lambda game: LazyBot(),
    "scripted": scripted,
}


def bot_named(name: str, game: AnyGame) -> Bot:
    """The bot of that name for a game, or a refusal that lists those who play it."""
    levels = SCRIPTED.get(game.name, {})
    if name in levels:
        return levels[name]
    if name.partition(":")[0] == SEARCH and (bot := _searching(name, game)) is not None:
        return bot
    if name not in BOTS:
        raise BadSetup("unknown-bot", {"bot": name, "known": ", ".join(bots_for(game))})
    return BOTS[name](game)


def _searching(name: str, game: AnyGame) -> Bot | None:
    """`search` (which is medium), a level of it, or a budget: `search:200`, `search:50ms`."""
    if game.name not in EVALUATORS:
        raise BadSetup("bot-without-game", {"bot": SEARCH, "game": game.name})
    return SearchBot.named(game, full_name(name).partition(":")[2])


def full_name(name: str) -> str:
    """The name of a bot with its level: `search` alone is medium."""
    return f"{SEARCH}:medium" if name == SEARCH else name


def bots_for(game: AnyGame) -> list[str]:
    """The names of the bots that play a game, from weak to strong."""
    names: list[str] = []
    for name in BOTS:
        names += SCRIPTED.get(game.name, ()) if name == "scripted" else [name]
    if game.name in EVALUATORS:
        names += SEARCHES
    return names


def best_bot(game: AnyGame) -> str:
    """The bot to sit down with if none is named: the rules of thumb where there are any."""
    return "scripted" if game.name in SCRIPTED else "random"


def quick_bot(game: AnyGame) -> str:
    """The strongest that answers at once: it gives hints, and plays for who is away."""
    return list(SCRIPTED[game.name])[-1] if game.name in SCRIPTED else "random"


def line_up(names: Sequence[str], seats: int) -> tuple[str, ...]:
    """A bot for each seat: one name fills all of them, else there must be just enough."""
    if len(names) not in (1, seats):
        raise BadSetup("bots-do-not-fit", {"given": str(len(names)), "seats": str(seats)})
    return tuple(names) if len(names) == seats else (names[0],) * seats


def reasons_of(game: AnyGame) -> Iterator[str]:
    """The ids of all reasons that bots can give in a game."""
    for name in bots_for(game):
        yield from bot_named(name, game).reasons
