"""Bots by name: those that play any game, and those that a game's descriptor lists."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, TypeAlias, TypeVar

from backroom.engine.descriptor import load
from backroom.engine.errors import BadSetup
from backroom.engine.game import AnyGame
from backroom.games import DESCRIPTORS

from .bot import Bot
from .lazy import LazyBot
from .nets.shipped import deep_bot, has_net, has_numpy, net_bot, plain_bot
from .random import RandomBot
from .search.bot import SearchBot

T = TypeVar("T")
Maker: TypeAlias = Callable[[], Bot]

# The bots that play any game.
BOTS: Final[Mapping[str, Maker]] = {"random": RandomBot, "lazy": LazyBot}
SCRIPTED: Final = "scripted"
SEARCH: Final = "search"
SEARCHES: Final = ("search:easy", "search:medium", "search:hard")
NET: Final = "net"
NETS: Final = ("net:easy", "net:medium", "net:hard")
DEEP: Final = "deep"
DEEPS: Final = ("deep:medium", "deep:hard")
# The level that a name without one stands for.
USUAL_LEVELS: Final[Mapping[str, str]] = {
    NET: "net:hard",
    SEARCH: "search:medium",
    DEEP: "deep:medium",
}
# What stands before a colon in the name of a bot of the house.
FAMILIES: Final = (*BOTS, SCRIPTED, SEARCH, NET, DEEP)
# Those who use the time they are given; a budget may stand in their names.
THINKERS: Final = (SEARCH, DEEP)


def scripted_levels(game: AnyGame) -> Mapping[str, Bot]:
    """The bots that play a game by rules of thumb, by name, from weak to strong."""
    descriptor = DESCRIPTORS.get(game.name)
    if descriptor is None or not descriptor.scripted:
        return {}
    levels: Mapping[str, Bot] = load(descriptor.scripted)
    return levels


def is_searched(game: AnyGame) -> bool:
    """Whether `search` plays a game: it needs an evaluator for it."""
    descriptor = DESCRIPTORS.get(game.name)
    return descriptor is not None and descriptor.evaluator != ""


def bot_named(name: str, game: AnyGame) -> Bot:
    """The bot of that name for a game, or a refusal that lists those who play it."""
    levels = scripted_levels(game)
    if name in levels:
        return levels[name]
    if name in BOTS:
        return BOTS[name]()
    full = full_name(name)
    if full in NETS and has_net(game):
        level = full.partition(":")[2]
        return net_bot(game, level) if has_numpy() else plain_bot(game, level)
    if name == SCRIPTED or full in NETS:
        raise BadSetup("bot-without-game", {"bot": name, "game": game.name})
    if is_thinker(name) and (bot := _thinking(full, game)) is not None:
        return bot
    raise BadSetup("unknown-bot", {"bot": name, "known": ", ".join(bots_for(game))})


def is_thinker(name: str) -> bool:
    """Whether a bot uses the time it is given: it is stronger with more of it."""
    return name.partition(":")[0] in THINKERS


def _thinking(name: str, game: AnyGame) -> Bot | None:
    """A level of `search` or `deep`, or one with a budget: `search:200`, `deep:50ms`."""
    family, _, budget = name.partition(":")
    if not is_searched(game) or (family == DEEP and not has_net(game)):
        raise BadSetup("bot-without-game", {"bot": family, "game": game.name})
    return SearchBot.named(game, budget) if family == SEARCH else deep_bot(game, budget)


def full_name(name: str) -> str:
    """The name of a bot with its level: `search` and `deep` alone are medium, `net` is hard."""
    return USUAL_LEVELS.get(name, name)


def bots_for(game: AnyGame) -> list[str]:
    """The names of the bots that play a game, from weak to strong."""
    searches = SEARCHES if is_searched(game) else ()
    nets = NETS if has_net(game) else ()
    # A search asks its network thousands of times, which only NumPy can answer.
    deeps = DEEPS if nets and has_numpy() else ()
    return [*BOTS, *scripted_levels(game), *searches, *nets, *deeps]


def best_bot(game: AnyGame) -> str:
    """The bot to sit down with if none is named: the rules of thumb where there are any."""
    return SCRIPTED if scripted_levels(game) else "random"


def quick_bot(game: AnyGame) -> str:
    """The best rules of thumb there are: they play for those away, and teach networks."""
    return list(scripted_levels(game) or ["random"])[-1]


def hurried_bot(name: str, game: AnyGame) -> str:
    """Who answers at once in place of a bot that has no time to think.

    Where the game has a network, it is that: at its best for `deep`, which plays by it anyway,
    and for `search` at the level that was asked for. Else it is the best rules of thumb.
    """
    if not has_net(game):
        return quick_bot(game)
    family, _, level = full_name(name).partition(":")
    same = f"{NET}:{level}"
    return same if family == SEARCH and same in NETS else full_name(NET)


def line_up(bots: Sequence[T], seats: int) -> tuple[T, ...]:
    """A bot, or its name, for each seat: one fills all of them, else there must be enough."""
    if len(bots) not in (1, seats):
        raise BadSetup("bots-do-not-fit", {"given": str(len(bots)), "seats": str(seats)})
    return tuple(bots) if len(bots) == seats else (bots[0],) * seats


def reasons_of(game: AnyGame) -> Iterator[str]:
    """The ids of all reasons that the bots of the house can give in a game."""
    for name in bots_for(game):
        yield from bot_named(name, game).reasons
