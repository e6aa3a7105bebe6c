"""What deals say about strength."""

import pytest

from backroom.bots.arena.deals import Dealt, play_deals
from backroom.bots.arena.standings import (
    by_chair,
    by_name,
    compare,
    head_to_head,
    interval,
    ratings,
    student,
)
from backroom.bots.headless import Player
from backroom.bots.random import RandomBot
from backroom.games.leduc.actions import CALL, RAISE
from backroom.games.leduc.game import LEDUC
from tests.bots.test_headless import Stubborn

from .made_up import dealt

NAMES = ("ace", "duck", "duck")
DEALS = (
    dealt(0, (1, 2, 3), (1, 3, 2), (2, 1, 3)),
    dealt(1, (1, 2, 2), (1, 2, 2), (1, 2, 2)),
)


def test_the_arena_finds_out_who_is_stronger() -> None:
    """Somebody who always raises beats somebody who now and then folds to it."""
    bots: list[Player] = [Stubborn(RAISE, CALL), RandomBot()]
    rows = by_chair(("raiser", "random"), list(play_deals(LEDUC, (), bots, 100, "seed")))

    assert rows[0].low > 0.55
    assert rows[0].share + rows[1].share == pytest.approx(1.0)


def test_players_are_compared_by_name() -> None:
    """In the order they were named; one name fills all seats."""
    lazy, other = compare(LEDUC, 2, (), ["lazy", "random"], 10, "seed")

    assert (lazy.name, other.name) == ("lazy", "random")
    assert [one.name for one in compare(LEDUC, 2, (), ["lazy"], 2, "seed")] == ["lazy", "lazy"]


def test_the_same_seed_gives_the_same_standing() -> None:
    """And another one gives another; times are never the same."""
    first, again, other = (
        [one[:5] for one in compare(LEDUC, 2, (), ["random"], 30, seed)]
        for seed in ("a", "a", "b")
    )

    assert first == again != other


def test_a_chair_has_its_share_place_and_time() -> None:
    """Over all deals and rotations."""
    ace, duck, goose = by_chair(NAMES, DEALS)

    assert (ace.share, duck.share, goose.share) == pytest.approx((5 / 6, 1 / 6, 0.0))
    assert (ace.place, duck.place) == pytest.approx((7 / 6, 2.0))
    assert ace.ms == pytest.approx(5.0)


def test_chairs_of_one_name_are_told_together_by_the_share_of_one() -> None:
    """So that a fair share is the same for everybody."""
    ace, ducks = by_name(NAMES, DEALS)

    assert [ace.name, ducks.name] == ["ace", "duck"]
    assert ace.share + 2 * ducks.share == pytest.approx(1.0)
    assert ducks.place == pytest.approx((14 / 6 + 2) / 2)
    assert ducks.ms == pytest.approx(5.0)


def test_an_interval_holds_the_mean_and_narrows_with_deals() -> None:
    """As one over the root; of one deal nothing is known."""
    few, many = interval([0.0, 1.0] * 10), interval([0.0, 1.0] * 1000)

    assert few[0] == pytest.approx(0.5 - 2.093 * 0.51299 / 20**0.5, abs=1e-4)
    assert many[1] - many[0] < (few[1] - few[0]) / 9
    assert interval([0.25]) == (0.0, 1.0)
    assert interval([0.0, 1.0]) == (0.0, 1.0)


def test_deals_that_are_all_won_are_not_certain() -> None:
    """Ten in a row leave room for a share of 69 %, as the binomial says."""
    assert interval([1.0] * 10) == pytest.approx((0.6915, 1.0), abs=1e-4)
    assert interval([0.0] * 10) == pytest.approx((0.0, 0.3085), abs=1e-4)


def test_deals_that_all_went_alike_are_not_certain_either() -> None:
    """Wilson's interval; only players who are all alike share exactly."""
    alike = [Dealt(n, ((0.5, 0.5),) * 2, ((1, 1),) * 2, (0.0, 0.0), (1, 1)) for n in range(10)]

    assert interval([0.25] * 10) == pytest.approx((0.0810, 0.5578), abs=1e-4)
    assert by_chair(["ace", "duck"], alike)[0].low < 0.3
    assert [(one.low, one.high) for one in by_chair(["ace", "ace"], alike)] == [(0.5, 0.5)] * 2
    assert [(one.low, one.high) for one in by_name(["ace", "ace"], alike)] == [(0.5, 0.5)]


@pytest.mark.parametrize(
    ("freedom", "half"), [(1, 12.706), (9, 2.262), (10, 2.228), (29, 2.045), (99, 1.984)]
)
def test_few_deals_have_wider_intervals(freedom: int, half: float) -> None:
    """By Student's table."""
    assert student(freedom) == pytest.approx(half, abs=3e-3)


def test_who_came_out_above_whom_is_counted() -> None:
    """Every pair of chairs; the same place is half."""
    above = head_to_head(NAMES, DEALS)

    assert above["ace", "duck"] == pytest.approx(11 / 12)
    assert above["duck", "ace"] == pytest.approx(1 / 12)
    assert set(above) == {("ace", "duck"), ("duck", "ace")}
    assert head_to_head(("a", "b"), [dealt(0, (1, 1), (1, 1))])["a", "b"] == 0.5


def test_ratings_follow_the_places() -> None:
    """By name; the more matches, the surer."""
    once, often = ratings(NAMES, DEALS[:1]), ratings(NAMES, DEALS * 5)

    assert often["ace"].mean > once["ace"].mean > once["duck"].mean > often["duck"].mean
    assert often["ace"].spread < once["ace"].spread
