"""Chance for many matches."""

import itertools
from collections import Counter

from backroom.research.batch.chance import LightChance, Seeds


def test_all_items_are_equally_likely() -> None:
    """60,000 throws of a die, each face within four standard deviations."""
    chance = Seeds("dice").chance(1)
    faces = Counter(chance.choose("die", [1, 2, 3, 4, 5, 6]) for _ in range(60_000))

    assert sorted(faces) == [0, 1, 2, 3, 4, 5]
    assert all(abs(count - 10_000) < 4 * 91.3 for count in faces.values())


def test_neighbouring_matches_have_nothing_in_common() -> None:
    """The first draws of matches 0, 1, 2 … are as even, and as even in pairs, as any."""
    seeds = Seeds(7)
    firsts = [seeds.chance(number).below(6) for number in range(36_000)]
    pairs = Counter(itertools.pairwise(firsts))

    assert len(pairs) == 36
    assert all(abs(count - 1_000) < 5 * 31.2 for count in pairs.values())


def test_a_draw_says_nothing_about_the_next() -> None:
    """Pairs of draws out of one match."""
    chance = Seeds(7).chance(3)
    draws = [chance.below(6) for _ in range(36_000)]
    pairs = Counter(itertools.pairwise(draws))

    assert len(pairs) == 36
    assert all(abs(count - 1_000) < 5 * 31.2 for count in pairs.values())


def test_seeds_and_numbers_give_different_matches() -> None:
    """No two of many begin at the same point, above a billion matches too."""
    begun = {
        (chance.first, chance.second)
        for seed in (0, 1, "one")
        for number in (*range(1_000), 1 << 30, 1 << 45)
        for chance in [Seeds(seed).chance(number)]
    }

    assert len(begun) == 3 * 1_002


def test_a_copy_goes_its_own_way_to_the_same_numbers() -> None:
    """The original does not notice what is drawn from a copy."""
    chance = LightChance(12, 34, 56)
    chance.below(10)
    copy = chance.copy()
    drawn = [copy.below(1_000) for _ in range(5)]

    assert [chance.below(1_000) for _ in range(5)] == drawn
