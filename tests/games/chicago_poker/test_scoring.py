"""Poker hands and the roads to victory (rulebook chapters 5 and 6)."""

import os
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement, islice
from math import comb
from typing import Final

import pytest

from backroom.games.chicago_poker.notation import HAND
from backroom.games.chicago_poker.scoring import combination, has_won, strength

from .scenes import GAME, cards

SOAK: Final = bool(os.environ.get("BACKROOM_SOAK"))
# Five random gangsters: how many of the 17,259,390 hands make each combination.
FREQUENCIES: Final = {
    "chicago-poker": 15,
    "straight-flush": 55,
    "rainbow-straight": 1_320,
    "four": 5_250,
    "full-house": 21_000,
    "flush": 14_960,
    "straight": 33_000,
    "three": 341_250,
    "two-pair": 682_500,
    "pair": 6_825_000,
    "high-card": 9_335_040,
}
# The rulebook's table, low to high.
RANKING: Final = (
    "red15",
    "red1 blue1",
    "red2 blue2 red1 blue1",
    "red1 blue1 green1",
    "red1 red2 red3 red4 blue5",
    "red1 red2 red3 red4 red6",
    "red1 blue1 green1 red2 blue2",
    "red1 blue1 green1 gold1",
    "red1 blue2 green3 gold4 black5",
    "red1 red2 red3 red4 red5",
    "red1 blue1 green1 gold1 black1",
)


def name(hand: str) -> str:
    """The combination that a hand makes."""
    return HAND.keys[combination(cards(hand))]


def beats(high: str, low: str) -> bool:
    """Whether one hand is stronger than another, and not the other way round."""
    return strength(cards(high)) > strength(cards(low))


def classes() -> Iterator[tuple[list[int], int]]:
    """One hand of each class that no rule can tell apart, with the number of its hands.

    Colours matter only where all five values differ: one colour, five colours, or neither.
    """
    for values in combinations_with_replacement(range(15), 5):
        copies = Counter(values).values()
        if max(copies) == 1:
            for colours, hands in (((0,) * 5, 5), (range(5), 120), ((0, 0, 0, 0, 1), 3_000)):
                pairs = zip(values, colours, strict=True)
                yield [colour * 15 + value for value, colour in pairs], hands
        else:
            hands = 1
            for count in copies:
                hands *= comb(5, count)
            yield [i * 15 + value for i, value in enumerate(values)], hands


def by_hand(hand: tuple[int, ...]) -> str:
    """The combination by the words of the rulebook, apart from the game's own evaluator."""
    values = sorted(card % 15 for card in hand)
    colours = len({card // 15 for card in hand})
    if values == list(range(values[0], values[0] + 5)):
        return {1: "straight-flush", 5: "rainbow-straight"}.get(colours, "straight")
    if colours == 1:
        return "flush"
    shape = tuple(sorted(Counter(values).values(), reverse=True))
    names = {
        (5,): "chicago-poker",
        (4, 1): "four",
        (3, 2): "full-house",
        (3, 1, 1): "three",
        (2, 2, 1): "two-pair",
        (2, 1, 1, 1): "pair",
        (1, 1, 1, 1, 1): "high-card",
    }
    return names[shape]


def test_every_combination_comes_up_as_often_as_it_should() -> None:
    """P12, P13: all 17,259,390 hands, one of each class times the size of the class."""
    counted: Counter[str] = Counter()

    for hand, hands in classes():
        counted[HAND.keys[combination(hand)]] += hands

    assert counted == FREQUENCIES
    assert counted.total() == comb(75, 5) == 17_259_390


def test_hands_are_named_as_the_rulebook_says() -> None:
    """Every thousandth hand of five; with BACKROOM_SOAK=1 every single one, and counted."""
    every = 1 if SOAK else 1_009
    counted: Counter[str] = Counter()

    for hand in islice(combinations(range(75), 5), 0, None, every):
        found = HAND.keys[combination(list(hand))]
        assert found == by_hand(hand)
        counted[found] += 1

    assert counted == FREQUENCIES if SOAK else len(counted) >= 8


def test_combinations_rank_as_in_the_rulebook() -> None:
    """Rulebook 5.0: whatever the frequencies say, a full house beats a flush."""
    forces = [strength(cards(hand)) for hand in RANKING]

    assert forces == sorted(forces)
    assert [name(hand) for hand in RANKING] == HAND.keys


@pytest.mark.parametrize(
    ("hand", "found"),
    [
        ("red11 red12 red13 red14 red15", "straight-flush"),
        ("red12 red13 red14 red15 red1", "flush"),
        ("red12 blue13 green14 gold15 black1", "high-card"),
        ("red1 blue2 green3 gold4 red5", "straight"),
        ("red15 red14 red13 red12", "high-card"),
        ("red1 red3 red5 red7", "high-card"),
        ("red5 blue5 green5 red6", "three"),
        ("red5 blue5 red6 blue6", "two-pair"),
        ("red5 blue5 green5 gold5", "four"),
    ],
)
def test_straights_and_flushes_need_five_cards_and_do_not_wrap(hand: str, found: str) -> None:
    """P12."""
    assert name(hand) == found


def test_equal_threes_fours_and_fives_compare_their_value() -> None:
    """P13: the first line of the rulebook's list."""
    assert beats("red3 blue3 green3 gold3 black3", "red2 blue2 green2 gold2 black2")
    assert beats("red3 blue3 green3 gold3 red1", "red2 blue2 green2 gold2 red15")
    assert beats("red3 blue3 green3 red1 red2", "red2 blue2 green2 red15 red14")


def test_equal_full_houses_compare_their_three() -> None:
    """P13: the second line."""
    assert beats("red3 blue3 green3 red1 blue1", "red2 blue2 green2 red15 blue15")


def test_equal_straights_compare_their_top_card() -> None:
    """P13: the third line, for all three kinds of straight."""
    assert beats("red2 red3 red4 red5 red6", "blue1 blue2 blue3 blue4 blue5")
    assert beats("red2 blue3 green4 gold5 black6", "blue1 red2 green3 gold4 black5")
    assert beats("red2 red3 red4 red5 blue6", "blue1 blue2 blue3 blue4 red5")


def test_equal_flushes_compare_downwards() -> None:
    """P13: the fourth line, down to the last card."""
    assert beats("red15 red4 red3 red2 red1", "blue14 blue13 blue12 blue11 blue9")
    assert beats("red15 red13 red3 red2 red1", "blue15 blue12 blue11 blue10 blue9")
    assert beats("red15 red13 red9 red4 red2", "blue15 blue13 blue9 blue4 blue1")


def test_equal_two_pairs_compare_high_pair_low_pair_and_odd_card() -> None:
    """P13: the fifth line."""
    assert beats("red9 blue9 red1 blue1 red2", "red8 blue8 red7 blue7 red15")
    assert beats("red9 blue9 red3 blue3 red1", "green9 gold9 red2 blue2 red15")
    assert beats("red9 blue9 red3 blue3 red5", "green9 gold9 green3 gold3 red4")


def test_equal_pairs_compare_the_pair_and_then_downwards() -> None:
    """P13: missing in the rulebook."""
    assert beats("red9 blue9 red1 red2 red3", "red8 blue8 red15 red14 red13")
    assert beats("red9 blue9 red10 red2 red1", "green9 gold9 green8 green7 green6")
    assert beats("red9 blue9 red10 red8 red2", "green9 gold9 green10 green8 green1")


def test_high_cards_compare_downwards() -> None:
    """P13: the last line."""
    assert beats("red15 blue1", "green14 red13 red12 red11 red9")
    assert beats("red15 blue8 red5 red4 red3", "green15 green8 blue5 gold4 red2")


def test_a_missing_card_counts_nothing() -> None:
    """P13: 9-9-4 beats 9-9, and any card beats none."""
    assert beats("red9 blue9 red4", "green9 gold9")
    assert beats("red9 blue9 red3 blue3 green1", "green9 gold9 green3 gold3")
    assert beats("red7 red1", "blue7")


def test_equal_values_are_a_tie() -> None:
    """P14: colours never decide."""
    assert strength(cards("red9 blue4")) == strength(cards("gold9 green4"))
    assert strength(cards("red1 red3 red5 red7 red9")) == strength(
        cards("blue1 blue3 blue5 blue7 blue9")
    )


@pytest.mark.parametrize(
    ("won", "wins"),
    [
        ("3,0,0,0", True),
        ("0,0,0,3", True),
        ("1,1,1,1", True),
        ("2,2,1,0", True),
        ("2,2,0,0", False),
        ("2,1,1,0", False),
        ("0,0,0,0", False),
    ],
)
def test_there_are_three_roads_to_victory(won: str, wins: bool) -> None:
    """P15: three of a kind, one of each kind, any five."""
    state = GAME.read(f"won=0,0,0,0,{won}", 2, (0, 0))

    assert has_won(state, 1) == wins
    assert not has_won(state, 0)


@pytest.mark.parametrize(
    ("won", "wins"),
    [("2,0,0,0", True), ("1,1,1,0", True), ("1,1,0,0", False), ("0,0,0,1", False)],
)
def test_a_short_match_needs_two_of_a_kind_or_any_three(won: str, wins: bool) -> None:
    """P15: option `short`."""
    empty = "0,0,0,0"
    state = GAME.read(f"won={won}{f',{empty}' * 4}", 5, (1, 0))

    assert has_won(state, 0) == wins
