"""The arena: who is stronger, measured in equal deals with all seat rotations."""

from collections.abc import Iterator, Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Final, NamedTuple

from backroom.engine.chance import MatchChance
from backroom.engine.game import AnyGame

from .bot import Bot
from .play import Outcome, play
from .registry import bot_named, line_up

# The half width of a 95 % interval in standard errors.
WIDTH: Final = 1.96


class Standing(NamedTuple):
    """One player's part of the wins over all deals, with its 95 % interval."""

    name: str
    share: float
    low: float
    high: float


def play_deal(
    game: AnyGame, options: tuple[int, ...], bots: Sequence[Bot], deal: str, sitting: str = ""
) -> Outcome:
    """One match on a deal: the same chance by label, whoever sits where."""
    chance = MatchChance(deal.encode())
    return play(game, options, bots, chance, Random(f"{deal}/{sitting}"))


def play_deals(
    game: AnyGame, options: tuple[int, ...], bots: list[Bot], deals: int, seed: str
) -> Iterator[tuple[float, ...]]:
    """For each deal the part of the wins of each bot, over all rotations of the seats."""
    seats = len(bots)
    for deal in range(deals):
        won = [0.0] * seats
        for turn in range(seats):
            seated = bots[turn:] + bots[:turn]
            outcome = play_deal(game, options, seated, f"{seed}/{deal}", str(turn))
            for seat, share in enumerate(outcome.shares):
                won[(seat + turn) % seats] += share / seats
        yield tuple(won)


def compare(
    game: AnyGame,
    seats: int,
    options: tuple[int, ...],
    names: Sequence[str],
    deals: int,
    seed: str,
) -> list[Standing]:
    """The standing of each player, in the order they were named."""
    players = line_up(names, seats)
    bots = [bot_named(name, game) for name in players]
    rows = list(play_deals(game, options, bots, deals, seed))
    columns = zip(*rows, strict=True)
    return [standing(name, list(won)) for name, won in zip(players, columns, strict=True)]


def standing(name: str, won: Sequence[float]) -> Standing:
    """The mean over deals and how sure it is; one deal says nothing about that."""
    share = fmean(won)
    error = WIDTH * stdev(won) / sqrt(len(won)) if len(won) > 1 else 1.0
    return Standing(name, share, max(0.0, share - error), min(1.0, share + error))
