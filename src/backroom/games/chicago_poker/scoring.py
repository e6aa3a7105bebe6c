"""Poker hands and the roads to victory (rulebook chapters 5 and 6)."""

from typing import Final

from .cards import COLOUR_OF, KINDS, VALUES
from .meta import SHORT
from .state import PokerState

HIGH_CARD: Final = 0
PAIR: Final = 1
TWO_PAIR: Final = 2
THREE: Final = 3
STRAIGHT: Final = 4
FLUSH: Final = 5
FULL_HOUSE: Final = 6
FOUR: Final = 7
RAINBOW_STRAIGHT: Final = 8
STRAIGHT_FLUSH: Final = 9
CHICAGO_POKER: Final = 10
COLOUR_BITS: Final = [1, 2, 4, 8, 16]
EVERY_COLOUR: Final = 31
# What a hand with fewer than five values is multiplied by: zeros for those that are missing.
MISSING: Final = [16**5, 16**4, 16**3, 16**2, 16, 1]


def combination(cards: list[int]) -> int:
    """The name of a hand of one to five gangsters, higher is better."""
    return strength(cards) >> 20


def strength(cards: list[int]) -> int:
    """A number that compares hands: the combination, then up to five values (P12, P13).

    A card that is missing counts 0. Where the rulebook compares one value only, there is no
    need for more: with five copies of a value no two players can both hold three of it.
    """
    values = sorted([VALUES[card] for card in cards], reverse=True)
    for index in range(1, len(values)):
        if values[index] == values[index - 1]:
            return _of_groups(values)
    return _pack(_of_five(cards, values) if len(values) == 5 else HIGH_CARD, values)


def _of_groups(values: list[int]) -> int:
    """Hands with equal values: each value as copies * 16 + value, most copies first."""
    groups: list[int] = []
    last = 0
    for value in values:
        if value == last:
            groups[-1] += 16
        else:
            groups.append(16 + value)
            last = value
    groups.sort(reverse=True)
    return _pack(_grouped(groups), [group % 16 for group in groups])


def _grouped(groups: list[int]) -> int:
    """The combination that groups of equal values make, largest group first."""
    most = groups[0] // 16
    second = groups[1] // 16 if len(groups) > 1 else 0
    if most == 5:
        return CHICAGO_POKER
    if most == 4:
        return FOUR
    if most == 3:
        return FULL_HOUSE if second == 2 else THREE
    return TWO_PAIR if second == 2 else PAIR


def _of_five(cards: list[int], values: list[int]) -> int:
    """P12: straights and flushes, of five different values, highest first."""
    colours = 0
    for card in cards:
        colours |= COLOUR_BITS[COLOUR_OF[card]]
    if values[0] - values[4] == 4:
        if colours & (colours - 1) == 0:
            return STRAIGHT_FLUSH
        return RAINBOW_STRAIGHT if colours == EVERY_COLOUR else STRAIGHT
    return HIGH_CARD if colours & (colours - 1) else FLUSH


def _pack(name: int, values: list[int]) -> int:
    """Combination and values in one number, four bits a value."""
    packed = name
    for value in values:
        packed = packed * 16 + value
    return packed * MISSING[len(values)]


def has_won(state: PokerState, seat: int) -> bool:
    """P15: three of a kind, one of each kind, any five; `short`: two of a kind, any three."""
    won = state.won[seat * KINDS : seat * KINDS + KINDS]
    if state.options[SHORT]:
        return max(won) >= 2 or sum(won) >= 3
    return max(won) >= 3 or min(won) >= 1 or sum(won) >= 5


def businesses_of(state: PokerState, seat: int) -> int:
    """How many businesses a player has won."""
    return sum(state.won[seat * KINDS : seat * KINDS + KINDS])
