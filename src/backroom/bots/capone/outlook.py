"""How a year of Capone looks to one player: who is ahead, what is at risk, what can wait."""

from math import exp
from typing import Final

from backroom.games.capone.board import (
    BITS,
    DON,
    EMPTY,
    EVERYBODY,
    GUARD,
    GUARD_VALUE,
    LEGAL_SET,
    MAMA,
    OWNER,
    PLAIN,
    WORTH,
    worth,
)
from backroom.games.capone.cards import DECKS, FACES, OFFER
from backroom.games.capone.state import CaponeState

# What a member is worth for the years to come, as a part of his value.
YEARS_TO_COME: Final = 0.8
# Wealth in thousands that makes a player e times as likely to win.
SCALE: Final = 160.0
STEP: Final = 100
# A little more than what is lost by others is worth; it makes for livelier matches.
SPITE: Final = 1.25
# How likely somebody who can attack a field does so.
ATTACKS: Final = 0.6
MOST_RISK: Final = 0.95


def _most_in_one(mask: int) -> int:
    """What the members can be worth on one field (C11)."""
    best = WORTH[mask & PLAIN]
    if mask & DON:
        best = max(best, WORTH[DON])
    if mask & MAMA:
        best = max(best, max([WORTH[mask & (MAMA | bit)] for bit in BITS[1:]]))
    return best


def _most_in_two(mask: int) -> int:
    """What they can be worth on two fields: the Don apart, or Mama and one with her."""
    together = WORTH[mask & ~DON] if mask & MAMA else _most_in_one(mask & ~DON)
    return max(together, _most_in_one(mask & ~DON) + WORTH[mask & DON])


# By mask of members at home: the most they earn on one field and on two; three take all.
ONE_FIELD: Final = [_most_in_one(mask) for mask in range(256)]
TWO_FIELDS: Final = [_most_in_two(mask) for mask in range(256)]
# Sets that `sets_of` found before; empty where nobody asked yet.
_SETS: Final[list[list[int]]] = [[] for _ in range(256)]


def sets_of(home: int) -> list[int]:
    """The sets of members at home that may share a field, equals by the first named (C27)."""
    found = _SETS[home]
    if not found:
        for members in range(256):
            if not members & ~home and LEGAL_SET[members]:
                left = home & ~members
                fourth = members & 16 and left & 8
                sixth = members & 64 and left & 32
                if not fourth and not sixth:
                    found.append(members)
    return found


def deployable(stones: int, cards: int) -> int:
    """The most that stones at home can be worth on as many fields as there are cards."""
    if cards <= 0:
        return 0
    mask = stones & EVERYBODY
    guards = stones // GUARD * GUARD_VALUE
    if cards == 1:
        return ONE_FIELD[mask] + guards
    return (TWO_FIELDS[mask] if cards == 2 else WORTH[mask]) + guards


class Outlook:
    """Public facts of a year weighed by one seat; hands of others are counted, never read."""

    def __init__(self, state: CaponeState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.others = [other for other in range(state.seats) if other != seat]
        self.counts = [0] * FACES
        for card in DECKS[state.seats]:
            self.counts[card] += 1
        for card in state.hands[seat]:
            self.counts[card] -= 1
        for card in state.thrown[seat]:
            self.counts[card] -= 1
        for card in state.played:
            self.counts[card] -= 1
        self.unseen = sum(self.counts)
        self.board = 0
        self.out = [0] * state.seats
        for there in state.fields:
            if there != EMPTY:
                value = worth(there)
                self.board += value
                self.out[there // OWNER] += value
        self.strengths = [strength(state.home[other]) for other in range(state.seats)]
        self.wealth = [self._wealth(other) for other in range(state.seats)]
        self.gains = self._gains()
        held = sum([len(state.hands[other]) for other in self.others])
        self.offers = self.counts[OFFER] * held / self.unseen if self.unseen else 0.0

    def _wealth(self, seat: int) -> int:
        """What a player has and what lies out for him this year."""
        state = self.state
        return state.markers[seat] * STEP + state.cash[seat] + self.out[seat]

    def _gains(self) -> list[float]:
        """What a thousand lost by each player is worth; over all others it adds up to SPITE."""
        state = self.state
        likely = []
        for seat in range(state.seats):
            power = WORTH[EVERYBODY & ~state.harbour[seat]]
            likely.append(exp((self.wealth[seat] + YEARS_TO_COME * power) / SCALE))
        rest = sum(likely) - likely[self.seat]
        return [SPITE * one / rest for one in likely]

    def holders(self, card: int) -> list[tuple[int, float]]:
        """For each other player what he can lay on a field, and how likely he attacks there."""
        copies = self.counts[card]
        if not copies:
            return []
        miss = 1 - copies / self.unseen
        found = []
        for other in self.others:
            cards = len(self.state.hands[other])
            if cards:
                found.append((self.strengths[other], ATTACKS * (1 - miss**cards)))
        return found

    def risk(self, holders: list[tuple[int, float]], total: int) -> float:
        """How likely stones of some worth are removed from a field this year."""
        safe = 1.0
        for most, odds in holders:
            if most > total:
                safe *= 1 - odds
        offered = self.offers * total / (self.board + total + STEP)
        return min(MOST_RISK, 1 - safe + offered)


def strength(home: int) -> int:
    """The most that stones at home are worth on one field."""
    return ONE_FIELD[home & EVERYBODY] + home // GUARD * GUARD_VALUE
