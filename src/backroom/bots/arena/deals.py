"""Equal deals: the same chance by label for whoever sits where, in every rotation of seats."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from random import Random
from typing import NamedTuple

from backroom.bots.headless import Outcome, Player, ThinkingTime, play_headless
from backroom.engine.chance import MatchChance
from backroom.engine.game import AnyGame
from backroom.games import ALL_GAMES

from .players import player_named


class Contest(NamedTuple):
    """What is played; plain data, so that a process or a machine elsewhere can play it.

    `bots` are the names of the players, one a chair. A chair moves from seat to seat: in
    rotation `t` seat `s` holds chair `(s + t) % seats`.
    """

    game: str
    seats: int
    options: tuple[int, ...]
    bots: tuple[str, ...]
    seed: str
    iterations: int | None = None
    milliseconds: int | None = None


class Dealt(NamedTuple):
    """One deal in all rotations: rows are rotations, columns are chairs.

    `seconds` and `asked` are sums over the rotations, for each chair.
    """

    deal: int
    shares: tuple[tuple[float, ...], ...]
    places: tuple[tuple[int, ...], ...]
    seconds: tuple[float, ...]
    asked: tuple[int, ...]


def play_deal(
    game: AnyGame,
    options: tuple[int, ...],
    players: Sequence[Player],
    deal: str,
    sitting: str = "",
    times: ThinkingTime | None = None,
) -> Outcome:
    """One match on a deal: the same chance by label, whoever sits where."""
    chance = MatchChance(deal.encode())
    return play_headless(game, options, players, chance, Random(f"{deal}/{sitting}"), times)


def play_rotations(
    game: AnyGame, options: tuple[int, ...], players: Sequence[Player], deal: int, seed: str
) -> Dealt:
    """A deal with every player in every seat once."""
    seats = len(players)
    shares, places = [], []
    total = ThinkingTime(seats)
    for turn in range(seats):
        seated = [*players[turn:], *players[:turn]]
        times = ThinkingTime(seats)
        outcome = play_deal(game, options, seated, f"{seed}/{deal}", str(turn), times)
        seat_of = [(chair - turn) % seats for chair in range(seats)]
        shares.append(tuple(outcome.shares[seat] for seat in seat_of))
        places.append(tuple(outcome.places[seat] for seat in seat_of))
        for chair, seat in enumerate(seat_of):
            total.seconds[chair] += times.seconds[seat]
            total.asked[chair] += times.asked[seat]
    return Dealt(deal, tuple(shares), tuple(places), tuple(total.seconds), tuple(total.asked))


def play_deals(
    game: AnyGame, options: tuple[int, ...], players: Sequence[Player], deals: int, seed: str
) -> Iterator[Dealt]:
    """Play deals one after the other, each in all rotations."""
    for deal in range(deals):
        yield play_rotations(game, options, players, deal, seed)


def play_numbered(contest: Contest, deal: int) -> Dealt:
    """One deal of a contest, wherever it is played; what happens in it is its own affair."""
    game = game_of(contest)
    return play_rotations(game, contest.options, players_of(contest), deal, contest.seed)


def game_of(contest: Contest) -> AnyGame:
    """The rules of the game that a contest is about."""
    return ALL_GAMES[contest.game]


@lru_cache(maxsize=1)
def players_of(contest: Contest) -> tuple[Player, ...]:
    """Who plays, chair by chair; bots of one name are one bot, as they remember nothing."""
    game = game_of(contest)
    named = {
        name: player_named(name, game, contest.iterations, contest.milliseconds)
        for name in contest.bots
    }
    return tuple(named[name] for name in contest.bots)
