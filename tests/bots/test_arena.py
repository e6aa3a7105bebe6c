"""Matches between bots, and what they say about strength."""

from random import Random

import pytest

from backroom.bots.arena import compare, play_deal, play_deals, standing
from backroom.bots.bot import Choice
from backroom.bots.lazy import LazyBot
from backroom.bots.play import next_seat, play, shares_of
from backroom.bots.random import RandomBot
from backroom.engine.chance import SearchChance
from backroom.engine.errors import IllegalAction
from backroom.engine.match import Decision
from backroom.games.leduc.actions import CALL, FOLD, RAISE
from backroom.games.leduc.game import LEDUC


class Stubborn:
    """Always the same action, legal or not."""

    reasons = ()

    def __init__(self, *actions: int) -> None:
        self.actions = actions

    def choose(self, decision: Decision, rng: Random) -> Choice:
        """The first of its actions that is legal, else the first."""
        legal = [action for action in self.actions if action in decision.legal]
        return Choice((legal or self.actions)[0], "")


def test_a_match_is_played_to_its_end() -> None:
    """The one who raises wins from the one who folds, after three decisions at most."""
    bots = [Stubborn(RAISE), Stubborn(FOLD, CALL)]

    outcome = play(LEDUC, (), bots, SearchChance(1), Random(1))

    assert outcome.shares == (1.0, 0.0)
    assert outcome.decisions in (2, 3)


def test_a_bot_that_plays_what_is_not_legal_is_stopped() -> None:
    """Nobody may fold before a raise."""
    with pytest.raises(IllegalAction):
        play(LEDUC, (), [Stubborn(FOLD), Stubborn(FOLD)], SearchChance(1), Random(1))


def test_a_shared_win_counts_for_its_part() -> None:
    """The parts add up to one."""
    assert shares_of(0b0101, 4) == (0.5, 0.0, 0.5, 0.0)
    assert shares_of(0b10, 2) == (0.0, 1.0)


def test_chance_says_who_answers_first_of_several() -> None:
    """A low seat has no advantage in a race."""
    rng = Random(1)

    assert {next_seat(0b1011, rng) for _ in range(50)} == {0, 1, 3}
    assert next_seat(0b100, rng) == 2


def test_a_deal_is_the_same_whoever_sits_where() -> None:
    """Two lazy bots always show down, so the deal alone decides."""
    first = [play_deal(LEDUC, (), [LazyBot(), LazyBot()], f"s/{n}", "0") for n in range(20)]
    again = [play_deal(LEDUC, (), [LazyBot(), LazyBot()], f"s/{n}", "1") for n in range(20)]

    assert first == again
    assert len({outcome.shares for outcome in first}) == 3


def test_equal_players_get_equal_parts_of_every_deal() -> None:
    """What a seat is worth cancels out over the rotations."""
    assert set(play_deals(LEDUC, (), [LazyBot(), LazyBot()], 20, "seed")) == {(0.5, 0.5)}


def test_the_arena_finds_out_who_is_stronger() -> None:
    """Somebody who always raises beats somebody who now and then folds to it."""
    rows = list(play_deals(LEDUC, (), [Stubborn(RAISE, CALL), RandomBot()], 100, "seed"))

    assert standing("raiser", [row[0] for row in rows]).low > 0.55
    assert all(sum(row) == pytest.approx(1.0) for row in rows)


def test_players_are_compared_by_name() -> None:
    """In the order they were named; one name fills all seats."""
    lazy, other = compare(LEDUC, 2, (), ["lazy", "random"], 10, "seed")

    assert (lazy.name, other.name) == ("lazy", "random")
    assert [one.name for one in compare(LEDUC, 2, (), ["lazy"], 2, "seed")] == ["lazy", "lazy"]


def test_the_same_seed_gives_the_same_standing() -> None:
    """And another one gives another."""
    first, again, other = (
        compare(LEDUC, 2, (), ["random"], 30, seed) for seed in ("a", "a", "b")
    )

    assert first == again != other


def test_an_interval_holds_the_mean_and_narrows_with_deals() -> None:
    """As one over the root; of one deal nothing is known."""
    few, many, one = (standing("bot", [0.0, 1.0] * n) for n in (10, 1000, 1))

    assert few.low == pytest.approx(0.5 - 1.96 * 0.51299 / 20**0.5, abs=1e-4)
    assert many.high - many.low < (few.high - few.low) / 9
    assert standing("bot", [0.25])[2:] == (0.0, 1.0)
    assert one.low == 0.0


def test_bots_do_not_disturb_each_other() -> None:
    """One bot may sit in several seats: it remembers nothing."""
    bot = RandomBot()

    alone = play_deal(LEDUC, (), [bot, bot], "deal", "1")

    assert play_deal(LEDUC, (), [RandomBot(), RandomBot()], "deal", "1") == alone
