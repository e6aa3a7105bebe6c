"""A ladder: every bot of a game plays with all the others, and each gets a rating.

The line-up of each deal is drawn by chance and plays in all rotations. Ratings are openskill's
(Plackett-Luce), by places, from 25; the interval says how unsure a rating still is.
"""

from collections.abc import Sequence
from random import Random
from statistics import fmean
from typing import NamedTuple, TypeAlias

from .deals import Contest, Dealt
from .standings import NORMAL, Rating, interval

# A deal, and who sat at it.
Played: TypeAlias = tuple[Contest, Dealt]


class Rung(NamedTuple):
    """What is known of one bot: its rating and win share with 95 % intervals, and its pace.

    The share is over matches against all the others; fair is one part in as many as sit there.
    """

    name: str
    rating: float
    low: float
    high: float
    share: float
    share_low: float
    share_high: float
    matches: int
    ms: float


def line_ups(contest: Contest, names: Sequence[str], deals: int) -> list[Contest]:
    """The contest of each deal: as many bots as there are seats, drawn without repetition.

    Where there are fewer bots than seats, all of them sit down before one does twice.
    """
    drawn: list[Contest] = []
    for deal in range(deals):
        rng = Random(f"{contest.seed}/{deal}/line-up")
        seated: list[str] = []
        while len(seated) < contest.seats:
            seated += rng.sample(names, min(len(names), contest.seats - len(seated)))
        drawn.append(contest._replace(bots=tuple(seated)))
    return drawn


def climb(names: Sequence[str], played: Sequence[Played]) -> list[Rung]:
    """The rungs from the strongest to the weakest; who did not play yet is left out."""
    rated = rate(names, played)
    rungs = [_rung(name, rated[name], played) for name in names if name in rated]
    return sorted(rungs, key=lambda rung: -rung.rating)


def rate(names: Sequence[str], played: Sequence[Played]) -> dict[str, Rating]:
    """The rating of each bot that played, over all matches in the order of deals."""
    # Only a report needs it, and every command would wait for it.
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    teams = {name: [model.rating()] for name in names}
    for contest, dealt in played:
        for places in dealt.places:
            # A bot that sits there twice is rated for each of its chairs.
            rated = model.rate([teams[name] for name in contest.bots], ranks=list(places))
            teams.update(zip(contest.bots, rated, strict=True))
    seen = {name for contest, _ in played for name in contest.bots}
    return {name: Rating(one.mu, one.sigma) for name, [one] in teams.items() if name in seen}


def _rung(name: str, rating: Rating, played: Sequence[Played]) -> Rung:
    shares: list[float] = []
    seconds, asked = 0.0, 0
    for contest, dealt in played:
        chairs = [chair for chair, other in enumerate(contest.bots) if other == name]
        for chair in chairs:
            shares.append(fmean(row[chair] for row in dealt.shares))
            seconds += dealt.seconds[chair]
            asked += dealt.asked[chair]
    half = NORMAL * rating.spread
    return Rung(
        name,
        rating.mean,
        rating.mean - half,
        rating.mean + half,
        fmean(shares),
        *interval(shares),
        sum(len(dealt.places) * contest.bots.count(name) for contest, dealt in played),
        1000 * seconds / max(asked, 1),
    )
