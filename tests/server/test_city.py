"""The arithmetic of `benchmarks/city.py`: a ring of hashes, and how many nodes are enough."""

import pytest
from benchmarks.city import City, Costs, needed_nodes, shares


def test_every_table_has_a_node_and_a_dead_one_none() -> None:
    """What a dead node had goes to the others, and nothing of theirs moves away."""
    before = shares(5)
    after = shares(5, dead=0)

    assert sum(before) == pytest.approx(1)
    assert sum(after) == pytest.approx(1)
    assert len(after) == 4
    assert all(now >= then for now, then in zip(after, before[1:], strict=True))


def test_the_fullest_node_is_not_too_full_after_a_death() -> None:
    """One node less would be too few for that, or only two are left."""
    city, costs = City(100_000), Costs()
    load = city.people / city.seats / city.seconds_a_move * costs.move_ms / 1000
    nodes = needed_nodes(city, costs)

    assert load * max(shares(nodes, dead=0)) <= city.busy
    assert load * max(shares(nodes - 1, dead=0)) > city.busy
