"""Chicago Poker for the search: play by habit, and weigh every business for everybody."""

from typing import Final

from backroom.bots.scripted.chicago_poker import ChicagoPokerBot
from backroom.bots.scripted.chicago_poker_odds import GROWTH, Site, best_plan, worth
from backroom.bots.search.guide import Guide
from backroom.engine.state import State
from backroom.games.chicago_poker.cards import KINDS, SERIES
from backroom.games.chicago_poker.game import CHICAGO_POKER
from backroom.games.chicago_poker.meta import SHORT
from backroom.games.chicago_poker.scoring import strength
from backroom.games.chicago_poker.state import PokerState

HORIZON: Final = 5
CAUTION: Final = 2.5
USUAL: Final = 150
WEIGHTS: Final[tuple[float, ...]] = (-0.75, 0.04, 0.6, 1.03, 0.0, 0.0, 0.02)
# A business that wins the match, one that brings it nearer, any other.
STAKES: Final[tuple[float, ...]] = (6.0, 1.5, 0.7)
ALL_ACTIONS: Final = 3


class ChicagoPokerGuide(Guide):
    """What the table and the hand may bring each player, with all cards face up."""

    def __init__(self) -> None:
        super().__init__(CHICAGO_POKER, ChicagoPokerBot(), HORIZON, CAUTION, USUAL, WEIGHTS)

    def features(self, state: State) -> list[list[float]]:
        """Missing businesses, one missing, the table, the best plan, hand, specials, turn."""
        assert isinstance(state, PokerState)
        forces = [
            [_force(state, place, seat) for seat in range(state.seats)]
            for place in range(len(state.open))
        ]
        return [_facts(state, seat, forces) for seat in range(state.seats)]


def _force(state: PokerState, place: int, seat: int) -> int:
    return (
        strength(state.series(place, seat)) if state.length[place * state.seats + seat] else 0
    )


def _facts(state: PokerState, seat: int, forces: list[list[int]]) -> list[float]:
    missing = missing_of(state, seat, -1)
    hand = state.hands[seat]
    held = hand[: state.gangsters(seat)]
    table, plan = 0.0, 0.0
    for place, kind in enumerate(state.open):
        if kind < 0:
            continue
        site = _site(state, place, seat, _stake(state, seat, kind, missing), forces[place])
        table += worth(site, site.own)
        best = best_plan(site, held, ALL_ACTIONS)
        if best is not None:
            plan = max(plan, best.gain)
    return [
        float(missing),
        1.0 if missing == 1 else 0.0,
        table,
        plan,
        float(len(hand)),
        float(len(hand) - len(held)),
        1.0 if state.pending >> seat & 1 else 0.0,
    ]


def _site(state: PokerState, place: int, seat: int, stake: float, forces: list[int]) -> Site:
    """A business as it is: every rival is as strong as he is, and may still grow."""
    first = place * state.seats
    owner = state.bullets[place]
    rivals = []
    longest = 0
    for other in range(state.seats):
        if other == seat:
            continue
        length = state.length[first + other]
        longest = max(longest, length)
        grows = 0 if other == owner else min(GROWTH, SERIES - length)
        rivals.append((forces[other], grows if length else 1))
    return Site(
        place, state.series(place, seat), stake, rivals, owner >= 0, longest >= SERIES - 1
    )


def _stake(state: PokerState, seat: int, kind: int, missing: int) -> float:
    left = missing_of(state, seat, kind)
    if left == 0:
        return STAKES[0]
    return STAKES[1] if left < missing else STAKES[2]


def missing_of(state: PokerState, seat: int, extra: int) -> int:
    """How many businesses are missing on the shortest road (P15), with one more of a kind."""
    kinds, total, most = 0, 0, 0
    for kind in range(KINDS):
        count = state.won[seat * KINDS + kind] + (kind == extra)
        kinds += count > 0
        total += count
        most = max(most, count)
    if state.options[SHORT]:
        return max(0, min(2 - most, 3 - total))
    return max(0, min(3 - most, KINDS - kinds, 5 - total))
