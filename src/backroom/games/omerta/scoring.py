"""What a hand is worth, who wins a round and who the match (O21, O23, O24)."""

from typing import Final

from backroom.engine.domains import HIDDEN
from backroom.engine.seats import BIT_OF

from .cards import POINTS
from .state import FACE, OmertaState

MOST_TO_CALL: Final = 7
FALSE_CALL: Final = 20


def hand_sum(state: OmertaState, seat: int) -> int:
    """The points of a player's own cards; blockers never count, blocked cards do (O21)."""
    total = 0
    for code in state.hands[seat]:
        total += POINTS[code & FACE]
    return total


def round_winners(sums: list[int], caller: int) -> int:
    """The mask of those who win the round: the right caller, or the lowest of the others.

    Without a caller (O23) all who have the lowest sum.
    """
    lowest = min(sums)
    if caller != HIDDEN:
        if sums[caller] <= MOST_TO_CALL and sums[caller] == lowest:
            return 1 << caller
        lowest = min([points for seat, points in enumerate(sums) if seat != caller])
    winners = 0
    for seat, points in enumerate(sums):
        if points == lowest and seat != caller:
            winners |= 1 << seat
    return winners


def round_points(sums: list[int], caller: int, winners: int) -> list[int]:
    """O21: winners get nothing, the others their sums, a wrong caller 20 more."""
    points = [0 if winners >> seat & 1 else total for seat, total in enumerate(sums)]
    if caller != HIDDEN and not winners >> caller & 1:
        points[caller] += FALSE_CALL
    return points


def totals(sheet: tuple[tuple[int, ...], ...], seats: int) -> list[int]:
    """The points of each player over all rounds of a sheet."""
    return [sum([row[1 + seat] for row in sheet]) for seat in range(seats)]


def next_starter(state: OmertaState) -> int:
    """O2: the highest total begins; tie: nearest clockwise after the last starter."""
    points = totals(state.sheet, state.seats)
    after = [(state.starter + offset) % state.seats for offset in range(1, state.seats + 1)]
    return max(after, key=points.__getitem__)


def ranking(state: OmertaState) -> list[tuple[int, int]]:
    """O24: for each player the total, then rounds won; the lowest pair is best."""
    points = totals(state.sheet, state.seats)
    return [(points[seat], -state.wins[seat]) for seat in range(state.seats)]


def match_winners(state: OmertaState) -> int:
    """O24: the mask of the best players."""
    ranks = ranking(state)
    best = min(ranks)
    winners = 0
    for seat, rank in enumerate(ranks):
        if rank == best:
            winners |= BIT_OF[seat]
    return winners
