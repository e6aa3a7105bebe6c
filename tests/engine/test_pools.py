"""Pools: known cards in unknown places."""

from backroom.engine.pools import Pool, reveal, settled, stir


def test_cards_that_move_unseen_become_a_pool() -> None:
    """Two known cards land in two places, one of them open."""
    hidden = stir([], moved=[1, 2], landed=[7, 8], exact=[40, 41], shown=[])
    half_open = stir([], moved=[1, 2], landed=[7], exact=[40, 41], shown=[41])

    assert hidden == [Pool((7, 8), (40, 41))]
    assert half_open == [Pool((7,), (40,))]
    assert settled(half_open[0])
    assert not settled(hidden[0])


def test_a_pool_that_is_touched_merges() -> None:
    """Its other members come along; a pool that is not touched stays."""
    touched, other = Pool((1, 2, 3), (40,)), Pool((9,), (50,))

    pools = stir([touched, other], moved=[2], landed=[7], exact=[], shown=[])

    assert pools == [other, Pool((1, 3, 7), (40,))]


def test_a_pool_without_known_cards_is_forgotten() -> None:
    """It tells nothing."""
    assert stir([], moved=[1], landed=[7], exact=[], shown=[]) == []
    assert stir([], moved=[1], landed=[], exact=[40], shown=[]) == []


def test_a_card_that_is_seen_leaves_its_pool() -> None:
    """With one card of its face, if that was a known one."""
    pool, other = Pool((1, 2, 3), (40, 40)), Pool((9,), (50,))

    assert reveal([pool, other], 2, 40) == [Pool((1, 3), (40,)), other]
    assert reveal([pool], 2, 41) == [Pool((1, 3), (40, 40))]
    assert reveal([Pool((1, 2), (40,))], 1, 40) == []


def test_one_copy_of_a_card_that_landed_open_leaves_the_other_known() -> None:
    """Cards need not be unique: two equal ones were moved, one lies open now."""
    pools = stir([], moved=[1, 2, 3], landed=[11, 12], exact=[7, 7, 9], shown=[7])

    assert pools == [Pool((11, 12), (7, 9))]
