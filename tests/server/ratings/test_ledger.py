"""What a rated match says about whom: strengths are found again, and nobody is lifted."""

import math
from statistics import fmean

import pytest

from backroom.server.ratings import ledger
from backroom.server.ratings.anchors import anchor, measured, middle
from backroom.server.storage.records import Rating

from .crowd import GAME, LEVELS, Crowd, rank_correlation

NORMAL = 1.96


def crowd(seed: str, size: int) -> Crowd:
    """So many people, as different as openskill thinks people are."""
    made = Crowd(seed, {})
    draw = made.rng.gauss
    made.strengths = {f"p{one:03}": draw(middle(GAME), 25 / 3) for one in range(size)}
    return made


def settled(*strengths: float) -> Crowd:
    """People whose ratings are settled and right."""
    made = Crowd("settled", {f"p{one}": mean for one, mean in enumerate(strengths)})
    made.ratings = {
        person: ledger.newcomer(GAME)._replace(mean=mean, spread=2.0, counted=50)
        for person, mean in made.strengths.items()
    }
    return made


def low(rating: Rating) -> float:
    """The lower end of the interval, by which leaderboards are ordered."""
    return rating.mean - NORMAL * rating.spread


def test_the_order_of_strength_is_found_and_intervals_hold() -> None:
    """After 50 matches each: the rank correlation, and how many of the 95 % hold the truth."""
    correlations, held = [], []
    for seed in ("a", "b"):
        people = crowd(seed, 60)
        for evening in range(50):
            people.evening(share_of_bots=1.0 if evening < ledger.SETTLED else 0.3)
        found = {person: people.believed(person) for person in people.strengths}

        means = {person: one.mean for person, one in found.items()}
        correlations.append(rank_correlation(people.strengths, means))
        held += [
            abs(one.mean - people.strengths[person]) <= NORMAL * one.spread
            for person, one in found.items()
        ]

    assert min(correlations) >= 0.95
    assert 0.90 <= fmean(held) <= 0.99


def test_a_person_alone_gets_a_rating_from_bots() -> None:
    """Whoever beats the strongest bots is above them in the end, and settled."""
    ann = Crowd("ann", {"ann": 60.0})
    for _ in range(25):
        ann.play("ann", *LEVELS[-3:])

    rating = ann.believed("ann")

    assert rating.counted >= ledger.SETTLED
    assert rating.mean > measured(GAME)[LEVELS[-1]]
    assert rating.spread < 5.0


def test_bots_never_change_and_unmeasured_ones_say_nothing() -> None:
    """A bot has no rating to lose, and beating one that was never measured proves nothing."""
    ann = Crowd("ann", {"ann": 36.0})

    ann.play("ann", "random", "search:hard", order=["ann", "random", "search:hard"])

    assert anchor(GAME, "random") is None
    assert ann.believed("ann")._replace(played=0, won=0) == ledger.newcomer(GAME)
    assert set(ann.ratings) == {"ann"}


def test_weak_bots_lift_nobody_above_what_they_are_worth() -> None:
    """Whoever plays nobody but the weakest bot stands no higher than who plays them all."""
    fair, farmed = [], []
    for number in range(12):
        honest = Crowd(f"honest {number}", {"ann": 40.0})
        farmer = Crowd(f"farmer {number}", {"ann": 40.0})
        for _ in range(150):
            honest.among_bots("ann")
            farmer.play("ann", LEVELS[0])
        fair.append(low(honest.believed("ann")))
        farmed.append(low(farmer.believed("ann")))

    assert fmean(farmed) < fmean(fair) + 0.5


def test_second_accounts_that_lose_on_purpose_lift_nobody_measurably() -> None:
    """New names count for nothing, and names that were settled first for half a win each."""
    fresh = settled(36.0)
    for number in range(30):
        fresh.strengths[f"new{number}"] = 36.0
        fresh.play("p0", f"new{number}", order=["p0", f"new{number}"])
    assert fresh.believed("p0").mean == 36.0

    gains = []
    for seed in range(8):
        cheat = Crowd(f"cheat {seed}", {"ann": 36.0, **{f"s{one}": 36.0 for one in range(5)}})
        for person in list(cheat.strengths):
            cheat.settle_in(person)
        for _ in range(20):
            cheat.among_bots("ann")
        before = cheat.believed("ann")
        for _ in range(20):
            for one in range(5):
                cheat.play("ann", f"s{one}", order=["ann", f"s{one}"])
        gains.append((cheat.believed("ann").mean - before.mean) / (NORMAL * before.spread))

    assert fmean(gains) < 0.75


def test_friends_at_one_table_cannot_lift_one_of_them() -> None:
    """Four who always let the same one win: a hundred wins are worth half a win each."""
    gains = []
    for seed in range(8):
        ring = Crowd(f"ring {seed}", dict.fromkeys(("ann", "bob", "cid", "dee"), 36.0))
        for person in list(ring.strengths):
            ring.settle_in(person)
        before = ring.believed("ann")
        for _ in range(100):
            ring.play("ann", "bob", "cid", "dee", order=["ann", "bob", "cid", "dee"])
        gains.append((ring.believed("ann").mean - before.mean) / (NORMAL * before.spread))

    assert fmean(gains) < 0.5


def test_friends_cannot_help_against_bots() -> None:
    """Where several people sit, bots say nothing about any of them."""
    ring = settled(36.0, 36.0)
    others = LEVELS[:2]

    ring.play("p0", "p1", *others, order=["p0", *others, "p1"])
    alone = settled(36.0, 36.0)
    alone.play("p0", "p1", order=["p0", "p1"])

    assert ring.ratings == alone.ratings


def test_friends_who_play_each_other_honestly_are_rated_all_along() -> None:
    """The cap is for arranged wins: won and lost in turn, every match counts."""
    pair = settled(36.0, 36.0)

    for number in range(40):
        order = ["p0", "p1"] if number % 2 else ["p1", "p0"]
        pair.play("p0", "p1", order=order)

    assert pair.believed("p0").counted == 90
    assert pair.believed("p0").mean == pytest.approx(36.0, abs=1.0)


def test_whoever_leaves_is_last_and_costs_the_others_nothing() -> None:
    """Even if the bot in their chair wins; those who stayed are compared with each other."""
    three = settled(36.0, 36.0, 36.0)
    three.play("p0", "p1", "p2", order=["p2", "p0", "p1"], deserters=["p2"])
    two = settled(36.0, 36.0)
    two.play("p0", "p1", order=["p0", "p1"])

    assert three.believed("p2").mean < 36.0 - 0.1
    assert three.believed("p2").won == 0
    for stayed in ("p0", "p1"):
        assert three.believed(stayed)._replace(won=0) == two.believed(stayed)._replace(won=0)


def test_leaving_bots_or_newcomers_counts_as_a_loss_too() -> None:
    """There is no table from which one can go without being last."""
    for others in (LEVELS[:3], ["new"]):
        lone = settled(36.0)
        lone.strengths["new"] = 36.0

        lone.play("p0", *others, order=["p0", *others], deserters=["p0"])

        assert lone.believed("p0").mean < 36.0
        assert lone.believed("p0").counted == 51


def test_nobody_is_measured_by_those_who_are_provisional_or_far_away() -> None:
    """A newcomer is measured by the settled, not the other way round."""
    mixed = settled(36.0, 60.0)
    mixed.strengths["new"] = 36.0

    mixed.play("p0", "new", order=["new", "p0"])
    mixed.play("p0", "p1", order=["p0", "p1"])

    assert mixed.believed("p0").mean == 36.0
    assert mixed.believed("p1").mean == 60.0
    assert mixed.believed("new").mean > middle(GAME)
    assert mixed.believed("p0").played == 52 - 50


def test_a_surplus_fades() -> None:
    """After some months a win over the same opponent counts again."""
    pair = settled(36.0, 36.0)
    for _ in range(6):
        pair.play("p0", "p1", order=["p0", "p1"])
    counted = pair.believed("p0").counted

    pair.at += 6 * ledger.HALF_LIFE
    pair.play("p0", "p1", order=["p0", "p1"])

    assert counted < 56
    assert pair.believed("p0").counted == counted + 1


def test_the_same_matches_give_the_same_ratings() -> None:
    """To the last digit, whoever reckons."""
    one, other = crowd("same", 8), crowd("same", 8)
    for people in (one, other):
        for _ in range(15):
            people.evening(share_of_bots=0.5)

    assert one.ratings == other.ratings
    assert math.isfinite(sum(rating.mean for rating in one.ratings.values()))
