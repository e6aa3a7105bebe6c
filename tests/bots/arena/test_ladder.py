"""A ladder: line-ups drawn by chance, ratings with intervals."""

from backroom.bots.arena.deals import Contest, Dealt
from backroom.bots.arena.ladder import climb, line_ups

CONTEST = Contest("leduc", 2, (), ("a", "b", "c"), "7")
NAMES = ("a", "b", "c")


def dealt(deal: int, order: tuple[int, ...]) -> Dealt:
    """A deal of two rotations in which the chairs come in at these places."""
    shares = tuple(1.0 if place == 1 else 0.0 for place in order)
    return Dealt(deal, (shares, shares), (order, order), (0.5, 0.25), (10, 10))


def test_every_line_up_is_drawn_by_the_seed_and_the_deal() -> None:
    """All bots come to sit with all others; more deals only add to those before."""
    tables = line_ups(CONTEST, NAMES, 60)

    assert line_ups(CONTEST, NAMES, 80)[:60] == tables
    assert line_ups(CONTEST._replace(seed="8"), NAMES, 60) != tables
    assert {frozenset(table.bots) for table in tables} == {
        frozenset("ab"),
        frozenset("ac"),
        frozenset("bc"),
    }
    assert all(len({*table.bots}) == 2 for table in tables)


def test_with_few_bots_all_sit_down_before_one_does_twice() -> None:
    """Three at a table of five: nobody has more than two chairs."""
    [table] = line_ups(CONTEST._replace(seats=5), NAMES, 1)

    assert {*table.bots} == {*NAMES}
    assert max(table.bots.count(name) for name in NAMES) == 2


def test_who_wins_stands_above_and_more_matches_make_it_surer() -> None:
    """`a` beats `b`, `b` beats `c`; the rating says so, and so does the share."""

    def rungs(deals: int) -> dict[str, float]:
        played = [
            (CONTEST._replace(bots=pair), dealt(deal, (1, 2)))
            for deal in range(deals)
            for pair in (("a", "b"), ("b", "c"))
        ]
        found = climb(NAMES, played)
        assert [rung.name for rung in found] == ["a", "b", "c"]
        assert [rung.share for rung in found] == [1.0, 0.5, 0.0]
        assert [rung.matches for rung in found] == [2 * deals, 4 * deals, 2 * deals]
        assert found[0].ms == 50.0
        assert all(rung.low < rung.rating < rung.high for rung in found)
        return {rung.name: rung.high - rung.low for rung in found}

    few, many = rungs(2), rungs(20)
    assert all(many[name] < few[name] for name in NAMES)


def test_who_did_not_play_has_no_rung() -> None:
    """It takes a few deals until everybody has sat down."""
    found = climb(NAMES, [(CONTEST._replace(bots=("a", "c")), dealt(0, (2, 1)))])

    assert [rung.name for rung in found] == ["c", "a"]
