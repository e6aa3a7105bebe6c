"""What each business is worth in Chicago Poker and how likely a hand wins it, from a view."""

from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple

from backroom.games.chicago_poker.cards import GANGSTERS, KINDS, SERIES, VALUES
from backroom.games.chicago_poker.meta import SHORT
from backroom.games.chicago_poker.scoring import HIGH_CARD, strength
from backroom.games.chicago_poker.view import PokerView

# Strength is the combination in front of five values of four bits each.
COMBINATION_BITS: Final = 20
TOP_VALUE_BITS: Final = 16
# The chance that one unknown card lifts a rival above, from this many combinations below.
LIFT: Final[tuple[float, ...]] = (0.2, 0.14, 0.08, 0.03, 0.01)
# What is thought of a rival who is ahead already, and the most of one who is not.
AHEAD: Final = 0.93
MOST: Final = 0.9
# How many cards a rival is thought to add before a duel; one who has none there yet, one.
GROWTH: Final = 2
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


class Site(NamedTuple):
    """A business as the viewer sees it: the own cards there, and what must be beaten.

    A rival is the strength of his known cards and the number of cards that nobody knows.
    """

    place: int
    own: list[int]
    stake: float
    rivals: list[tuple[int, int]]
    is_marked: bool
    rival_brings: bool


class Plan(NamedTuple):
    """Cards to lay at a place, those that matter most first, and what each action gains.

    `odds` are those of the duel with these cards there, if that is certain then; else 0.
    """

    gain: float
    place: int
    cards: tuple[int, ...]
    odds: float


def sites(view: PokerView) -> list[Site]:
    """All open businesses."""
    return [_site(view, place) for place, kind in enumerate(view.open) if kind >= 0]


def _site(view: PokerView, place: int) -> Site:
    others = [seat for seat in range(view.seats) if seat != view.seat]
    row = view.series[place]
    owner = view.bullets[place]
    return Site(
        place,
        known(row[view.seat]),
        _stake(view, place, others),
        [_rival(row[seat], 0 if seat == owner else GROWTH) for seat in others],
        owner >= 0,
        max(len(row[seat]) for seat in others) >= SERIES - 1,
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


def _rival(series: list[int], grows: int) -> tuple[int, int]:
    seen = known(series)
    if not series:
        return 0, 1
    unknown = len(series) - len(seen) + min(grows, SERIES - len(series))
    return strength(seen) if seen else 0, unknown


def weight(view: PokerView, seat: int, kind: int) -> float:
    """What winning a business of a kind is worth to a player: how near it brings the end."""
    won = view.won[seat * KINDS : seat * KINDS + KINDS]
    after = [count + (one == kind) for one, count in enumerate(won)]
    before, left = _missing(won, view.options[SHORT]), _missing(after, view.options[SHORT])
    if left == 0:
        return WINNING
    return (NEAR if left == 1 else 1.0) + (ON_THE_WAY if left < before else 0.0)


def _missing(won: list[int], is_short: int) -> int:
    """How many businesses are missing on the shortest road to victory (P15)."""
    if is_short:
        return max(0, min(2 - max(won), 3 - sum(won)))
    kinds = sum(1 for count in won if count)
    return max(0, min(3 - max(won), KINDS - kinds, 5 - sum(won)))


def worth(site: Site, cards: list[int]) -> float:
    """What a business is worth to the viewer with these cards there."""
    if not cards:
        return 0.0
    return site.stake * chance_to_win(site, strength(cards)) * duel_comes(site, len(cards))


def chance_to_win(site: Site, force: int) -> float:
    """How likely a hand of this strength is to win a duel against all rivals."""
    odds = 1.0
    for base, unknown in site.rivals:
        odds *= 1.0 - _beaten(base, unknown, force)
    return odds


def _beaten(base: int, unknown: int, force: int) -> float:
    """How likely a rival ends above a strength."""
    if base >= force:
        return AHEAD
    combination = force >> COMBINATION_BITS
    if combination == HIGH_CARD:
        top = force >> TOP_VALUE_BITS & 15
        return float(1.0 - (top / 16.0) ** (unknown + 1))
    below = combination - (base >> COMBINATION_BITS)
    return min(MOST, unknown * LIFT[min(below, len(LIFT) - 1)])


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
    best: Plan | None = None
    rungs = _ladder(tuple(site.own), tuple(hand))
    for index in range(room):
        cards, force = rungs[index]
        length = len(site.own) + index + 1
        wins = chance_to_win(site, force)
        gain = (site.stake * wins * duel_comes(site, length) - now) / (index + 2)
        is_certain = site.is_marked or length == SERIES
        plan = Plan(gain, site.place, cards, wins if is_certain else 0.0)
        if best is None or plan > best:
            best = plan
    return best


@lru_cache(maxsize=8192)
def _ladder(
    own: tuple[int, ...], hand: tuple[int, ...]
) -> tuple[tuple[tuple[int, ...], int], ...]:
    """For each number of cards to lay the best ones, and how strong the series is then.

    Below five cards only equal values count, and those are ranked first already. The same
    cards are asked about again and again: by a turn's later actions, and by every search.
    """
    ranked = _ranked(own, hand)
    rungs = []
    for size in range(1, min(SERIES - len(own), len(hand)) + 1):
        best = tuple(ranked[:size])
        top = strength([*own, *best])
        if len(own) + size == SERIES:
            for some in combinations(ranked, size):
                force = strength([*own, *some])
                if force > top:
                    best, top = some, force
        rungs.append((best, top))
    return tuple(rungs)


def _ranked(own: tuple[int, ...], hand: tuple[int, ...]) -> list[int]:
    """A hand with those of the most copies first, then the high ones.

    What matters most is laid first, as the newest card is the one that is murdered.
    """
    values = [VALUES[card] for card in (*own, *hand)]
    return sorted(hand, key=lambda card: (-values.count(VALUES[card]), -VALUES[card]))
