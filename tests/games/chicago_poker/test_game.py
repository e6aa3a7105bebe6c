"""The door: places, and what is never made or lost."""

from backroom.engine.chance import SearchChance

from .scenes import GAME


def test_the_winner_comes_first_and_then_most_businesses() -> None:
    """P17 can give the first place to somebody with fewer; equal ones share a place."""
    state = GAME.read("won=2,2,0,0,1,0,0,0,0,1,0,0,1,1,1,0; winners=1", 4, (0, 0))

    assert GAME.places(state) == [2, 1, 4, 3]


def test_players_with_equal_businesses_share_a_place() -> None:
    """And the next place is left out."""
    state = GAME.read("won=1,0,0,0,0,1,0,0,3,0,0,0,0,0,0,0; winners=2", 4, (0, 0))

    assert GAME.places(state) == [2, 2, 1, 4]


def test_all_cards_and_businesses_are_counted() -> None:
    """81 cards and 20 businesses, each in one place."""
    state = GAME.start(6, (0, 0), SearchChance(1))

    businesses = [100 + kind for kind in range(4) for _ in range(5)]
    assert GAME.inventory(state) == [*range(81), *businesses]


def test_a_blank_view_knows_nothing() -> None:
    """Folding begins there."""
    view = GAME.blank_view(1, 3, (0, 0))

    assert (view.seat, view.seats, view.deck) == (1, 3, 0)
    assert view.hands == [[], [], []]
