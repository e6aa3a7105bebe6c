"""What deals say about strength: win shares with intervals, places, times, and who beats whom.

A deal is the unit of every interval: its matches share their cards, so they are not
independent of each other.
"""

from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Final, NamedTuple

from backroom.bots.registry import bot_named, line_up
from backroom.engine.game import AnyGame

from .deals import Dealt, play_deals

# Student's t at 97.5 % for 1 to 9 degrees of freedom; from 10 on a series is exact enough.
STUDENT: Final = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262)
NORMAL: Final = 1.959964


class Standing(NamedTuple):
    """How a chair, or all chairs of one name, did: shares are those of one chair.

    `ms` is the mean time of a choice; what is forced is not asked and not counted.
    """

    name: str
    share: float
    low: float
    high: float
    place: float
    ms: float


class Rating(NamedTuple):
    """An openskill rating: what is believed of a player's skill, and how unsure that is."""

    mean: float
    spread: float


def compare(
    game: AnyGame,
    seats: int,
    options: tuple[int, ...],
    names: Sequence[str],
    deals: int,
    seed: str,
) -> list[Standing]:
    """The standing of each chair, in the order they were named."""
    players = line_up(names, seats)
    bots = [bot_named(name, game) for name in players]
    return by_chair(players, list(play_deals(game, options, bots, deals, seed)))


def by_chair(names: Sequence[str], dealt: Sequence[Dealt]) -> list[Standing]:
    """One standing a chair; their shares add up to one."""
    alike = len(set(names)) == 1
    return [standing(name, [chair], dealt, alike) for chair, name in enumerate(names)]


def by_name(names: Sequence[str], dealt: Sequence[Dealt]) -> list[Standing]:
    """One standing a name, over all its chairs: the mean share of one of them."""
    found = chairs_of(names)
    alike = len(found) == 1
    return [standing(name, chairs, dealt, alike) for name, chairs in found.items()]


def chairs_of(names: Sequence[str]) -> dict[str, list[int]]:
    """The chairs that each name sits in, by first appearance."""
    found: dict[str, list[int]] = {}
    for chair, name in enumerate(names):
        found.setdefault(name, []).append(chair)
    return found


def standing(
    name: str, chairs: Sequence[int], dealt: Sequence[Dealt], alike: bool = False
) -> Standing:
    """The mean over deals and how sure it is; players who are all alike share by rotation."""
    won = [_mean(deal.shares, chairs) for deal in dealt]
    place = fmean(_mean(deal.places, chairs) for deal in dealt)
    seconds = sum(deal.seconds[chair] for deal in dealt for chair in chairs)
    asked = sum(deal.asked[chair] for deal in dealt for chair in chairs)
    low, high = (won[0], won[0]) if alike and len(set(won)) == 1 else interval(won)
    return Standing(name, fmean(won), low, high, place, 1000 * seconds / max(asked, 1))


def interval(won: Sequence[float]) -> tuple[float, float]:
    """The 95 % interval of the mean; one deal says nothing about it.

    Deals that were all won, or all lost, leave room for one that goes the other way, and so
    do deals that all went alike otherwise (Wilson's interval).
    """
    if len(won) < 2:
        return 0.0, 1.0
    share = fmean(won)
    room = 1 - 0.025 ** (1 / len(won))
    if share in (0.0, 1.0):
        return (0.0, room) if share == 0.0 else (1 - room, 1.0)
    if len(set(won)) == 1:
        return wilson(share, len(won))
    error = student(len(won) - 1) * stdev(won) / sqrt(len(won))
    return max(0.0, share - error), min(1.0, share + error)


def wilson(share: float, deals: int) -> tuple[float, float]:
    """The 95 % interval of a part of so many deals."""
    extra = NORMAL**2 / deals
    middle = (share + extra / 2) / (1 + extra)
    half = NORMAL * sqrt((share * (1 - share) + extra / 4) / deals) / (1 + extra)
    return middle - half, middle + half


def student(freedom: int) -> float:
    """Half the width of a 95 % interval in standard errors."""
    if freedom <= len(STUDENT):
        return STUDENT[freedom - 1]
    z = NORMAL
    first = (z**3 + z) / (4 * freedom)
    return z + first + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)


def head_to_head(names: Sequence[str], dealt: Iterable[Dealt]) -> dict[tuple[str, str], float]:
    """For two names the part of the matches in which the first came out above the second.

    The same place counts for half, and every chair of one is compared with every chair of
    the other.
    """
    rows = [places for deal in dealt for places in deal.places]
    chairs = chairs_of(names)
    return {
        (name, other): fmean(
            _above(row[mine], row[theirs])
            for row in rows
            for mine in chairs[name]
            for theirs in chairs[other]
        )
        for name in chairs
        for other in chairs
        if name != other
    }


def ratings(names: Sequence[str], dealt: Iterable[Dealt]) -> dict[str, Rating]:
    """Openskill ratings by name, for display: the mean over the name's chairs.

    Every match is a free-for-all by places, in the order of deals and rotations.
    """
    # Only a report needs it, and every command would wait for it.
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    teams = [[model.rating()] for _ in names]
    for deal in dealt:
        for places in deal.places:
            teams = model.rate(teams, ranks=list(places))
    return {
        name: Rating(
            fmean(teams[chair][0].mu for chair in chairs),
            fmean(teams[chair][0].sigma for chair in chairs),
        )
        for name, chairs in chairs_of(names).items()
    }


def _above(mine: int, theirs: int) -> float:
    return 0.5 if mine == theirs else float(mine < theirs)


def _mean(rows: Sequence[Sequence[float]], chairs: Sequence[int]) -> float:
    return fmean(row[chair] for row in rows for chair in chairs)
