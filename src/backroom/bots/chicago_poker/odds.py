"""What each business is worth in Chicago Poker and how likely a hand wins it, from a view."""

from functools import lru_cache
from itertools import combinations
from math import inf
from typing import Final, NamedTuple

from backroom.games.chicago_poker.cards import (
    COLOUR_OF,
    COLOURS,
    GANGSTERS,
    HIGHEST,
    KINDS,
    SERIES,
    VALUES,
)
from backroom.games.chicago_poker.meta import SHORT
from backroom.games.chicago_poker.scoring import HIGH_CARD, strength
from backroom.games.chicago_poker.view import PokerView

# Strength is the combination in front of five values of four bits each.
COMBINATION_BITS: Final = 20
TOP_VALUE_BITS: Final = 16
# The most that is thought of a rival who is not ahead.
MOST: Final = 0.9
# How likely a duel comes while the own series has this many cards.
DUEL_COMES: Final[tuple[float, ...]] = (0.0, 0.12, 0.25, 0.42, 0.62, 1.0)
# A rival with four cards brings the duel by himself.
RIVAL_BRINGS: Final = 0.65
# A business that wins the match, one that leaves a single one to win, one on the way there.
WINNING: Final = 12.0
NEAR: Final = 2.2
ON_THE_WAY: Final = 0.5
# How much of a rival's interest in a business is a reason to keep it from him.
SPITE: Final = 0.1


class Manner:
    """How long a player waits for good cards, and what he thinks of his rivals.

    `least_gain` is what a card must bring to be laid rather than another drawn, by cards in
    hand. `lift` is the chance that one unknown card lifts a rival above, from so many
    combinations below, and `ahead` what is thought of one who is there already. `growth` are
    the cards that a rival is thought to add before a duel; one who has none there yet adds
    one. `respect` is how many cards an unknown one counts for where nobody has a pair.
    `taste` multiplies what a business is worth, by kind: what lies face down there tells the
    others nothing.
    """

    def __init__(
        self,
        least_gain: tuple[float, ...],
        lift: tuple[float, ...],
        ahead: float,
        growth: float,
        respect: float,
        taste: tuple[float, ...],
    ) -> None:
        self.least_gain = least_gain
        self.lift = lift
        self.ahead = ahead
        self.growth = growth
        self.respect = respect
        self.taste = taste


BRISK: Final = Manner(
    least_gain=(1.2, 1.2, 1.0, 0.8, 0.7, 0.6, 0.4, 0.0),
    lift=(0.2, 0.14, 0.08, 0.03, 0.01),
    ahead=0.93,
    growth=2.0,
    respect=1.0,
    taste=(1.0, 1.0, 1.0, 1.0),
)
# Fitted in 80,000 matches against three of the above: `benchmarks/poker_manners.py`.
PATIENT: Final = Manner(
    least_gain=(1.05, 1.05, 1.05, 1.05, 1.05, 1.05, 1.05, 0.8),
    lift=(0.14, 0.1, 0.056, 0.021, 0.007),
    ahead=0.97,
    growth=2.5,
    respect=1.7,
    taste=(1.1, 1.0, 0.8, 1.2),
)


class Site(NamedTuple):
    """A business as the viewer sees it: the own cards there, and what must be beaten.

    A rival is the strength of his known cards and the number of cards that nobody knows.
    """

    place: int
    own: list[int]
    stake: float
    rivals: list[tuple[int, float]]
    is_marked: bool
    rival_brings: bool
    manner: Manner


class Plan(NamedTuple):
    """Cards to lay at a place, those that matter most first, and what each action gains.

    `odds` are those of the duel with these cards there, if that is certain then; else 0.
    """

    gain: float
    place: int
    cards: tuple[int, ...]
    odds: float


def sites(view: PokerView, manner: Manner) -> list[Site]:
    """All open businesses, as a player of that manner sees them."""
    return [_site(view, place, manner) for place, kind in enumerate(view.open) if kind >= 0]


def _site(view: PokerView, place: int, manner: Manner) -> Site:
    others = [seat for seat in range(view.seats) if seat != view.seat]
    row = view.series[place]
    owner = view.bullets[place]
    return Site(
        place,
        known(row[view.seat]),
        _stake(view, place, others) * manner.taste[view.open[place]],
        [_rival(row[seat], 0.0 if seat == owner else manner.growth) for seat in others],
        owner >= 0,
        max(len(row[seat]) for seat in others) >= SERIES - 1,
        manner,
    )


def known(series: list[int]) -> list[int]:
    """The cards of a series that the view can name."""
    return [code >> 1 for code in series if code >= 0]


def gangsters(view: PokerView) -> list[int]:
    """The gangsters in the viewer's hand."""
    return [card for card in view.hands[view.seat] if card < GANGSTERS]


def _stake(view: PokerView, place: int, others: list[int]) -> float:
    """Winning it, and keeping it from somebody who has cards there."""
    kind = view.open[place]
    rivals = [weight(view, seat, kind) for seat in others if view.series[place][seat]]
    return weight(view, view.seat, kind) + SPITE * max(rivals, default=0.0)


def _rival(series: list[int], grows: float) -> tuple[int, float]:
    seen = known(series)
    if not series:
        return 0, 1.0
    unknown = len(series) - len(seen) + min(grows, float(SERIES - len(series)))
    return strength(seen) if seen else 0, unknown


def weight(view: PokerView, seat: int, kind: int) -> float:
    """What winning a business of a kind is worth to a player: how near it brings the end."""
    is_short = view.options[SHORT]
    left = missing(view.won, seat, is_short, kind)
    if left == 0:
        return WINNING
    is_on_the_way = left < missing(view.won, seat, is_short)
    return (NEAR if left == 1 else 1.0) + (ON_THE_WAY if is_on_the_way else 0.0)


def missing(won: list[int], seat: int, is_short: int, extra: int = -1) -> int:
    """How many businesses a player misses on the shortest road (P15), with one more of a kind.

    `won` is the table of all players.
    """
    kinds, total, most = 0, 0, 0
    for kind in range(KINDS):
        count = won[seat * KINDS + kind]
        if kind == extra:
            count += 1
        if count:
            kinds += 1
            total += count
            most = max(most, count)
    if is_short:
        return max(0, min(2 - most, 3 - total))
    return max(0, min(3 - most, KINDS - kinds, 5 - total))


def worth(site: Site, cards: list[int]) -> float:
    """What a business is worth to the viewer with these cards there."""
    if not cards:
        return 0.0
    return site.stake * chance_to_win(site, strength(cards)) * duel_comes(site, len(cards))


def chance_to_win(site: Site, force: int) -> float:
    """How likely a hand of this strength is to win a duel against all rivals."""
    odds = 1.0
    for base, unknown in site.rivals:
        odds *= 1.0 - _beaten(site.manner, base, unknown, force)
    return odds


def _beaten(manner: Manner, base: int, unknown: float, force: int) -> float:
    """How likely a rival ends above a strength."""
    if base >= force:
        return manner.ahead
    combination = force >> COMBINATION_BITS
    if combination == HIGH_CARD:
        top = force >> TOP_VALUE_BITS & 15
        return float(1.0 - (top / 16.0) ** (manner.respect * unknown + 1.0))
    below = combination - (base >> COMBINATION_BITS)
    return min(MOST, unknown * manner.lift[min(below, len(manner.lift) - 1)])


def duel_comes(site: Site, length: int) -> float:
    """How likely a duel comes while the viewer has this many cards there."""
    if site.is_marked:
        return 1.0
    return max(RIVAL_BRINGS if site.rival_brings else 0.0, DUEL_COMES[length])


def best_plan(site: Site, hand: list[int], actions: int) -> Plan | None:
    """The best cards of a hand to lay at a business; none if there is no room or no card.

    Where a bullet stands there is no time for more than the actions of this turn.
    """
    room = min(SERIES - len(site.own), len(hand))
    if site.is_marked:
        room = min(room, actions)
    if room <= 0:
        return None
    now = worth(site, site.own)
    rungs = ladder(tuple(site.own), tuple(hand))
    best, gain, wins = 0, -inf, 0.0
    for index in range(room):
        cards, force = rungs[index]
        odds = chance_to_win(site, force)
        comes = duel_comes(site, len(site.own) + index + 1)
        each = (site.stake * odds * comes - now) / (index + 2)
        if each > gain or (each == gain and cards > rungs[best][0]):
            best, gain, wins = index, each, odds
    cards = rungs[best][0]
    is_certain = site.is_marked or len(site.own) + len(cards) == SERIES
    return Plan(gain, site.place, cards, wins if is_certain else 0.0)


@lru_cache(maxsize=256)
def ladder(
    own: tuple[int, ...], hand: tuple[int, ...]
) -> tuple[tuple[tuple[int, ...], int], ...]:
    """For each number of cards to lay the best ones, and how strong the series is then.

    Below five cards only equal values count, and those are ranked first already. The same
    cards are asked about again and again: by a turn's later actions, and by every search.
    """
    counts = [0] * (HIGHEST + 1)
    for card in (*own, *hand):
        counts[VALUES[card]] += 1
    # What matters most is laid first, as the newest card is the one that is murdered.
    ranked = sorted(
        hand, key=lambda card: counts[VALUES[card]] * (HIGHEST + 1) + VALUES[card], reverse=True
    )
    rungs = []
    for size in range(1, min(SERIES - len(own), len(hand)) + 1):
        best = tuple(ranked[:size])
        top = strength([*own, *best])
        is_full = len(own) + size == SERIES
        if is_full and (size == 1 or _has_more(counts, (*own, *hand))):
            for some in combinations(ranked, size):
                force = strength([*own, *some])
                if force > top:
                    best, top = some, force
        rungs.append((best, top))
    return tuple(rungs)


def _has_more(counts: list[int], cards: tuple[int, ...]) -> bool:
    """Whether five cards may be more than the most equal ones and the highest of the rest.

    That takes two values with equals, five values in a row or five cards of a colour.
    """
    groups, run = 0, 0
    for count in counts:
        run = run + 1 if count else 0
        groups += count > 1
        if groups > 1 or run == SERIES:
            return True
    colours = [COLOUR_OF[card] for card in cards]
    return any(colours.count(colour) >= SERIES for colour in range(len(COLOURS)))
