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


def combination(cards: list[int]) -> int:
    """The name of a hand of one to five gangsters, higher is better."""
    return strength(cards) >> 20


def strength(cards: list[int]) -> int:
    """A number that compares hands: the combination, then up to five values (P12, P13).

    A card that is missing counts 0. Where the rulebook compares one value only, there is no
    need for more: with five copies of a value no two players can both hold three of it.
    """
    groups = _groups(cards)
    if groups[0] // 16 > 1 or len(cards) < 5:
        return _pack(_grouped(groups), [group % 16 for group in groups])
    return _of_five(cards, [group % 16 for group in groups])


def _groups(cards: list[int]) -> list[int]:
    """Each value there is, as copies * 16 + value, most copies and highest value first."""
    copies: dict[int, int] = {}
    for card in cards:
        copies[VALUES[card]] = copies.get(VALUES[card], 0) + 1
    return sorted([count * 16 + value for value, count in copies.items()], reverse=True)


def _grouped(groups: list[int]) -> int:
    """Combinations of equal values."""
    most = groups[0] // 16
    second = groups[1] // 16 if len(groups) > 1 else 0
    if most == 5:
        return CHICAGO_POKER
    if most == 4:
        return FOUR
    if most == 3:
        return FULL_HOUSE if second == 2 else THREE
    if most == 2:
        return TWO_PAIR if second == 2 else PAIR
    return HIGH_CARD


def _of_five(cards: list[int], values: list[int]) -> int:
    """P12: straights and flushes, of five different values, highest first."""
    colours = len({COLOUR_OF[card] for card in cards})
    if values[0] - values[4] == 4:
        if colours == 1:
            return _pack(STRAIGHT_FLUSH, values)
        return _pack(RAINBOW_STRAIGHT if colours == 5 else STRAIGHT, values)
    return _pack(FLUSH if colours == 1 else HIGH_CARD, values)


def _pack(name: int, values: list[int]) -> int:
    """Combination and values in one number, four bits a value."""
    packed = name
    for index in range(5):
        packed = packed * 16 + (values[index] if index < len(values) else 0)
    return packed


def has_won(state: PokerState, seat: int) -> bool:
    """P15: three of a kind, one of each kind, any five; `short`: two of a kind, any three."""
    won = state.won[seat * KINDS : seat * KINDS + KINDS]
    if state.options[SHORT]:
        return max(won) >= 2 or sum(won) >= 3
    return max(won) >= 3 or min(won) >= 1 or sum(won) >= 5


def businesses_of(state: PokerState, seat: int) -> int:
    """How many businesses a player has won."""
    return sum(state.won[seat * KINDS : seat * KINDS + KINDS])
