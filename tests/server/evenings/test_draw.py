"""The draw: against the best there is on small evenings, against a bound on large ones."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from math import comb

import pytest

from backroom.server.evenings import draw as draws
from backroom.server.evenings.draw import Drawn, Round, draw, meetings, plan, share_out
from backroom.server.refusals import NotNow

ANY = (3, 4, 5, 6)


def crowd(count: int) -> list[str]:
    """So many people, by name."""
    return [f"p{number:03}" for number in range(count)]


def evening(count: int, sizes: Sequence[int], rounds: int, seed: str = "a") -> list[Round]:
    """All rounds of an evening, each drawn after the one before."""
    past: list[Round] = []
    for left in range(rounds, 0, -1):
        past.append(draw(crowd(count), sizes, past, left, seed))
    return past


def bound(count: int, sizes: Sequence[int], rounds: int) -> int:
    """So many meetings at most, at the tables that are drawn."""
    tables = [people for people, _ in share_out(count, sizes).tables]
    return draws.most_meetings(count, tables, rounds)


def partitions(people: list[int], sizes: list[int]) -> Iterator[int]:
    """Every way to seat people at tables of these sizes, as a set of pairs, bit by bit."""
    if not people:
        yield 0
        return
    first, rest = people[0], people[1:]
    for size in sorted(set(sizes)):
        others = list(sizes)
        others.remove(size)
        for table in combinations(rest, size - 1):
            own = sum(
                1 << comb(high, 2) + low for low, high in combinations((first, *table), 2)
            )
            left = [one for one in rest if one not in table]
            yield from (own | more for more in partitions(left, others))


def most_possible(count: int, sizes: list[int], rounds: int, known: int) -> int:
    """The most different pairs that can meet: every evening is looked at, in any order once.

    Which round comes first and who is who does not matter, so the first is given.
    """
    everything = sorted(set(partitions(list(range(count)), sizes)))
    pairs = draws.pairs(sizes)
    best = 0

    def look(met: int, since: int, left: int) -> None:
        nonlocal best
        best = max(best, met.bit_count())
        for index in range(since, len(everything)):
            if best >= known or met.bit_count() + left * pairs <= best:
                return
            look(met | everything[index], index, left - 1)

    look(everything[0], 0, rounds - 1)
    return best


@pytest.mark.parametrize(
    ("count", "tables", "rounds"),
    [
        (6, [3, 3], 3),
        (7, [4, 3], 4),
        (8, [4, 4], 4),
        (8, [5, 3], 3),
        (9, [3, 3, 3], 4),
        (9, [5, 4], 3),
        (10, [5, 5], 3),
    ],
)
def test_small_evenings_are_as_good_as_can_be(
    count: int, tables: list[int], rounds: int
) -> None:
    """As many pairs meet as in the best of all evenings, found by looking at each."""
    most = draws.most_meetings(count, tables, rounds)
    best = most_possible(count, tables, rounds, most)

    drawn = evening(count, sorted(set(tables)), rounds)

    assert sorted(len(table.people) for table in drawn[0].tables) == sorted(tables)
    assert best <= most
    assert meetings(drawn) == best


@pytest.mark.parametrize(
    ("count", "sizes", "rounds"),
    [(17, ANY, 4), (20, (4,), 5), (32, (4,), 8), (60, ANY, 6), (100, ANY, 10), (120, (4,), 4)],
)
def test_large_evenings_come_within_5_percent_of_a_bound(
    count: int, sizes: Sequence[int], rounds: int
) -> None:
    """Nobody could do better than `most_meetings`."""
    planned = plan(crowd(count), sizes, [], rounds, "a")

    assert meetings(planned) >= 0.95 * bound(count, sizes, rounds)


def test_an_evening_of_17_meets_nearly_everybody_round_by_round() -> None:
    """Planning anew before each round loses nothing."""
    assert meetings(evening(17, ANY, 4)) >= 0.95 * bound(17, ANY, 4)


@pytest.mark.parametrize("count", range(3, 40))
def test_three_or_more_are_all_seated_at_tables_of_three_to_six(count: int) -> None:
    """Nobody has a bye when everybody can sit."""
    shared = share_out(count, ANY)

    assert shared.byes == 0
    assert sum(people for people, _ in shared.tables) == count
    assert all(people in ANY and not bots for people, bots in shared.tables)


def test_byes_are_as_few_as_can_be_and_differ_by_one_at_most() -> None:
    """At tables of four, seventeen leave one over, and eleven three."""
    for count, rounds in ((17, 6), (11, 9), (7, 5)):
        drawn = evening(count, (4,), rounds)
        byes = Counter(dict.fromkeys(crowd(count), 0))
        for one in drawn:
            assert len(one.byes) == count % 4
            byes.update(one.byes)

        assert max(byes.values()) - min(byes.values()) <= 1


def test_everybody_sits_once_a_round() -> None:
    """Each at one table, or with a bye."""
    for one in evening(23, (4, 5), 3):
        seated = [person for table in one.tables for person in table.people]
        assert sorted(seated + one.byes) == crowd(23)


def test_one_or_two_are_too_few_unless_bots_fill() -> None:
    """And are told so."""
    for count in (0, 1, 2):
        with pytest.raises(NotNow, match="evening-too-few"):
            share_out(count, ANY)
    with pytest.raises(NotNow, match="evening-too-few"):
        share_out(0, ANY, fill=True)

    assert share_out(2, ANY, fill=True).tables == [(2, 1)]


def test_bots_take_the_chairs_that_are_left() -> None:
    """As few as can be, and no table has two before each has one."""
    assert share_out(17, (4,), fill=True) == ([(3, 1), (3, 1), (3, 1), (4, 0), (4, 0)], 0)
    assert share_out(5, (3, 4), fill=True) == ([(2, 1), (3, 0)], 0)
    assert share_out(12, (4,), fill=True).tables == [(4, 0)] * 3


def test_late_comers_meet_others_and_leavers_are_not_waited_for() -> None:
    """Two leave after the second round, one comes: the third seats those who are there."""
    people = crowd(12)
    past = [draw(people, (4,), [], 3, "a")]
    past.append(draw(people, (4,), past, 2, "a"))
    there = [*people[2:], "late", "later"]

    third = draw(there, (4,), past, 1, "a")

    seated = sorted(person for table in third.tables for person in table.people)
    assert seated == sorted(there)
    assert meetings([*past, third]) > meetings(past) + 10


def test_a_draw_depends_on_its_arguments_alone() -> None:
    """The same seed gives the same tables in any order of names, another seed others."""
    forth = draw(crowd(12), ANY, [], 3, "a")

    assert draw(crowd(12)[::-1], ANY, [], 3, "a") == forth
    assert draw(crowd(12), ANY, [], 3, "b") != forth


def test_those_who_met_are_parted() -> None:
    """Two tables of three: the next round mixes them."""
    past = [Round([Drawn(["a", "b", "c"], 0), Drawn(["d", "e", "f"], 0)], [])]

    after = draw("abcdef", (3,), past, 1, "a")

    mixed = [sorted("abc".count(one) for one in table.people) for table in after.tables]
    assert sorted(sum(one) for one in mixed) == [1, 2]
