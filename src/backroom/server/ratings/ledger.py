"""What a rated match says about those who played it; plain arithmetic, the same again.

Strengths are openskill's (Plackett-Luce, by places), on the scale of the arena's ladder. Who is
compared with whom is decided for each person apart, so that nobody can be lifted by others:

- alone among bots, a person is compared with the bots, which have the strength that the arena
  measured and never change; among people, with people only;
- only those count whose own rating is settled, and who are not far weaker or stronger;
- of one opponent nobody gains more than half a win beyond what was expected, until time has
  passed;
- whoever left the match to a bot is last, and nobody else is compared with them.
"""

import math
from collections.abc import Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from backroom.server.storage.records import RatedMatch, Rating, Surplus

from .anchors import anchor, middle

SPREAD: Final = 25 / 3
BETA: Final = 25 / 6
# Bots are what people are measured by: how unsure their own places on the ladder are is the
# same for everybody, and no part of how unsure one person's rating is.
FIXED: Final = 0.01
# How fast doubt goes away with matches: with openskill's own choice it goes too slowly, and
# with 1 a little too fast, for intervals to hold what they promise (tests/server/ratings).
GAMMA: Final = 0.9
# From so many matches that counted a rating is settled; before, it is provisional.
SETTLED: Final = 10
# Two who are further apart than this, and than what is unsure, say nothing about each other.
REACH: Final = 1.5 * BETA
# So many wins more than expected over one opponent count; in a month half are forgotten.
MOST_SURPLUS: Final = 0.5
HALF_LIFE: Final = 30 * 86_400.0


class Strength(NamedTuple):
    """A player as the model sees them: how strong, and how unsure that is."""

    mean: float
    spread: float


class Player(NamedTuple):
    """Somebody at a rated table; of a bot that was never measured nothing is known."""

    person: str | None
    place: int
    deserted: bool
    settled: bool
    strength: Strength | None


def newcomer(game: str) -> Rating:
    """What is believed of somebody nobody has seen play: as strong as the bots, or not."""
    return Rating(middle(game), SPREAD, 0, 0, 0)


def enter(
    match: RatedMatch,
    ratings: dict[str, Rating],
    surpluses: dict[tuple[str, str], Surplus],
) -> dict[int, Rating]:
    """Take in a match; gives the rating after it of each seat that a person had."""
    players = [_player(match, seat, ratings) for seat in range(len(match.seats))]
    after: dict[int, Rating] = {}
    noted: dict[tuple[str, str], Surplus] = {}
    for seat, one in enumerate(players):
        if one.person is None:
            continue
        others = [players[other] for other in _compared(players, seat, match.ended, surpluses)]
        before = ratings.get(one.person, newcomer(match.game))
        after[seat] = _after(before, one, others)
        if not one.deserted:
            noted |= _noted(one, others, match.ended, surpluses)
    surpluses |= noted
    ratings |= {match.seats[seat].person or "": rating for seat, rating in after.items()}
    return after


def _player(match: RatedMatch, seat: int, ratings: dict[str, Rating]) -> Player:
    one = match.seats[seat]
    if one.person is not None:
        rating = ratings.get(one.person, newcomer(match.game))
        strength: Strength | None = Strength(rating.mean, rating.spread)
        is_settled = rating.counted >= SETTLED
    else:
        found = anchor(match.game, one.level or "")
        strength = None if found is None else Strength(found, FIXED)
        is_settled = found is not None
    return Player(one.person, one.place, one.deserted, is_settled, strength)


def _compared(
    players: Sequence[Player],
    seat: int,
    at: float,
    surpluses: dict[tuple[str, str], Surplus],
) -> list[int]:
    """The seats that say something about the person at a seat."""
    one = players[seat]
    known = [
        (number, other)
        for number, other in enumerate(players)
        if number != seat and not other.deserted and other.strength is not None
    ]
    if one.deserted:
        return [number for number, _ in known]
    is_alone = len({other.person for other in players if other.person is not None}) == 1
    return [
        number
        for number, other in known
        if other.settled
        and (other.person is None) == is_alone
        and other.person != one.person
        and _is_near(one, other)
        and not _is_used_up(one, other, at, surpluses)
    ]


def _is_near(one: Player, other: Player) -> bool:
    assert one.strength is not None
    assert other.strength is not None
    distance = abs(one.strength.mean - other.strength.mean)
    return distance <= REACH + 2 * one.strength.spread


def _is_used_up(
    one: Player, other: Player, at: float, surpluses: dict[tuple[str, str], Surplus]
) -> bool:
    """Whether a win over this opponent would be more than can be believed for now."""
    is_win = one.place < other.place
    return is_win and _surplus(one, other, at, surpluses) >= MOST_SURPLUS


def _surplus(
    one: Player, other: Player, at: float, surpluses: dict[tuple[str, str], Surplus]
) -> float:
    """What of a surplus still counts at this moment."""
    noted = surpluses.get((one.person or "", other.person or ""))
    if noted is None:
        return 0.0
    return noted.wins * math.pow(0.5, max(0.0, at - noted.at) / HALF_LIFE)


def _noted(
    one: Player,
    others: Sequence[Player],
    at: float,
    surpluses: dict[tuple[str, str], Surplus],
) -> dict[tuple[str, str], Surplus]:
    """By how much somebody did better against each other person than was to be expected."""
    noted: dict[tuple[str, str], Surplus] = {}
    for other in others:
        if one.person is not None and other.person is not None:
            score = 0.5 + 0.5 * ((one.place < other.place) - (one.place > other.place))
            wins = _surplus(one, other, at, surpluses) + score - _expected(one, other)
            noted[one.person, other.person] = Surplus(wins, at)
    return noted


def _expected(one: Player, other: Player) -> float:
    """How likely the first is to come out above the second, as the model has it for two."""
    assert one.strength is not None
    assert other.strength is not None
    doubt = one.strength.spread**2 + other.strength.spread**2
    distance = other.strength.mean - one.strength.mean
    return 1 / (1 + math.exp(distance / math.sqrt(2 * BETA**2 + doubt)))


def _after(before: Rating, one: Player, others: Sequence[Player]) -> Rating:
    """The rating of a person after a match with others."""
    counts = {
        "played": before.played + 1,
        "won": before.won + (one.place == 1 and not one.deserted),
    }
    if not others:
        return before._replace(**counts)
    # Whoever deserted is below everybody, whatever place the bot in their chair reached.
    places = [2] + [1] * len(others) if one.deserted else [one.place, *_places(others)]
    strengths = [strength for each in (one, *others) if (strength := each.strength)]
    mean, spread = _rated(strengths, places)
    return Rating(mean, spread, before.counted + 1, **counts)


def _places(players: Sequence[Player]) -> list[int]:
    return [one.place for one in players]


class _Fresh(list[list[Any]]):
    """Teams of one match, which the model may change: its own copies take most of its time."""

    def __deepcopy__(self, _: dict[int, Any]) -> list[list[Any]]:
        return [*self]


@cache
def _model() -> Any:
    # Where nothing is rated nobody waits for it, and a house in a browser has none.
    from openskill.models import PlackettLuce

    return PlackettLuce(beta=BETA, gamma=lambda *facts: GAMMA)


def prepare() -> None:
    """Load the model, which takes a moment that no transaction should wait for."""
    _model()


def _rated(strengths: Sequence[Strength], places: Sequence[int]) -> Strength:
    """The first of these after a match with the others."""
    model = _model()
    teams = [[model.rating(mu=one.mean, sigma=one.spread)] for one in strengths]
    [after], *_ = model.rate(_Fresh(teams), ranks=list(places))
    return Strength(after.mu, after.sigma)
