"""Deals with all rotations of the seats."""

import pickle

import pytest

from backroom.bots.arena.deals import (
    Contest,
    play_deal,
    play_deals,
    play_numbered,
    play_rotations,
    players_of,
)
from backroom.bots.lazy import LazyBot
from backroom.bots.random import RandomBot
from backroom.engine.errors import BadSetup
from backroom.games.chicago_poker.game import CHICAGO_POKER
from backroom.games.leduc.game import LEDUC
from tests.bots.test_headless import Stubborn, Watcher

from .made_up import untimed


def test_a_deal_is_the_same_whoever_sits_where() -> None:
    """Two lazy bots always show down, so the deal alone decides."""
    first = [play_deal(LEDUC, (), [LazyBot(), LazyBot()], f"s/{n}", "0") for n in range(20)]
    again = [play_deal(LEDUC, (), [LazyBot(), LazyBot()], f"s/{n}", "1") for n in range(20)]

    assert first == again
    assert len({outcome.shares for outcome in first}) == 3


def test_equal_players_get_equal_parts_of_every_deal() -> None:
    """What a seat is worth cancels out over the rotations."""
    for deal in play_deals(LEDUC, (), [LazyBot(), LazyBot()], 20, "seed"):
        first, second = zip(*deal.shares, strict=True)
        assert sum(first) == sum(second)


def test_every_chair_is_in_every_seat_once() -> None:
    """Rows are rotations, columns are chairs, and a chair is followed from seat to seat."""
    watchers = [Watcher() for _ in range(3)]

    deal = play_rotations(CHICAGO_POKER, (0, 0), watchers, 0, "seed")

    for bot in watchers:
        seats = [decision.seat for decision in bot.asked]
        assert list(dict.fromkeys(seats)) == [seats[0], (seats[0] - 1) % 3, (seats[0] + 1) % 3]
    assert deal.asked == tuple(len(bot.asked) for bot in watchers)
    assert len(deal.shares) == len(deal.places) == 3
    assert all(sum(shares) == pytest.approx(1.0) for shares in deal.shares)
    assert all(min(places) == 1 for places in deal.places)


def test_a_win_goes_to_the_chair_that_won_it() -> None:
    """The one who raises wins in both seats from the one who folds."""
    deal = play_rotations(LEDUC, (), [Stubborn(2), Stubborn(0, 1)], 0, "seed")

    assert deal.shares == ((1.0, 0.0), (1.0, 0.0))
    assert deal.places == ((1, 2), (1, 2))


def test_bots_do_not_disturb_each_other() -> None:
    """One bot may sit in several seats: it remembers nothing."""
    bot = RandomBot()

    alone = play_deal(LEDUC, (), [bot, bot], "deal", "1")

    assert play_deal(LEDUC, (), [RandomBot(), RandomBot()], "deal", "1") == alone


def test_a_deal_is_its_own_affair() -> None:
    """Played alone, elsewhere or after others it is the same; another seed is another deal."""
    contest = Contest("chicago-poker", 3, (0, 0), ("random", "lazy", "random"), "s")
    sent: Contest = pickle.loads(pickle.dumps(contest))

    row = [play_numbered(contest, deal) for deal in range(3)]

    assert untimed([play_numbered(sent, 2)]) == untimed(row[2:])
    assert untimed([play_numbered(contest._replace(seed="t"), 2)]) != untimed(row[2:])
    assert row[0].places != row[1].places or row[0].shares != row[1].shares


def test_a_contest_without_such_a_bot_is_refused() -> None:
    """Before anything is played."""
    with pytest.raises(BadSetup):
        players_of(Contest("leduc", 2, (), ("lazy", "nope"), "s"))
