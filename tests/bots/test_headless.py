"""One match between bots."""

from random import Random

import pytest

from backroom.bots.bot import Bot, Pick
from backroom.bots.headless import OmniscientPlayer, ThinkingTime, play_headless
from backroom.bots.lazy import LazyBot
from backroom.engine.chance import RandomChance, SearchChance
from backroom.engine.errors import IllegalAction
from backroom.engine.match import Decision
from backroom.engine.seats import next_seat, win_shares
from backroom.engine.state import State
from backroom.games.chicago_poker.game import CHICAGO_POKER
from backroom.games.leduc.actions import CALL, FOLD, RAISE
from backroom.games.leduc.game import LEDUC


class Stubborn:
    """Always the same action, legal or not."""

    reasons = ()

    def __init__(self, *actions: int) -> None:
        self.actions = actions

    def choose(self, decision: Decision, rng: Random) -> Pick:
        """The first of its actions that is legal, else the first."""
        legal = [action for action in self.actions if action in decision.legal]
        return Pick((legal or self.actions)[0], "")


class Watcher(LazyBot):
    """Keeps what it was asked."""

    def __init__(self) -> None:
        self.asked: list[Decision] = []

    def choose(self, decision: Decision, rng: Random) -> Pick:
        """The default."""
        self.asked.append(decision)
        return super().choose(decision, rng)


class Vandal(OmniscientPlayer):
    """Is shown the truth, and spoils what it is shown."""

    def __init__(self) -> None:
        self.shown: list[State] = []

    def choose_from_state(self, state: State, seat: int, rng: Random) -> int:
        """The default."""
        action = state.steps[-1].default(state, seat)
        self.shown.append(state)
        state.winners = 1
        state.steps.clear()
        return action


def test_a_match_is_played_to_its_end() -> None:
    """The one who raises wins from the one who folds, after three decisions at most."""
    bots = [Stubborn(RAISE), Stubborn(FOLD, CALL)]

    outcome = play_headless(LEDUC, (), bots, SearchChance(1), Random(1))

    assert outcome.shares == (1.0, 0.0)
    assert outcome.places == (1, 2)
    assert outcome.decisions in (2, 3)


def test_a_bot_that_plays_what_is_not_legal_is_stopped() -> None:
    """Nobody may fold before a raise."""
    with pytest.raises(IllegalAction):
        play_headless(LEDUC, (), [Stubborn(FOLD), Stubborn(FOLD)], SearchChance(1), Random(1))


class Broken(LazyBot):
    """Fails whenever it is asked."""

    def choose(self, decision: Decision, rng: Random) -> Pick:
        """A fault of the bot, not a refusal."""
        raise IndexError("list index out of range")


@pytest.mark.parametrize("bot", [Broken(), Stubborn(FOLD)])
def test_a_bot_that_fails_is_loud_and_named(bot: Bot) -> None:
    """The match stops with the fault itself; nothing is played in its place."""
    with pytest.raises((IndexError, IllegalAction)) as fault:
        play_headless(LEDUC, (), [bot, bot], SearchChance(1), Random(1))

    [note] = fault.value.__notes__
    assert note.startswith(f"{type(bot).__name__} in seat ")
    assert note.endswith(" of leduc, at prompt 1")


def test_a_shared_win_counts_for_its_part() -> None:
    """The parts add up to one."""
    assert win_shares(0b0101, 4) == (0.5, 0.0, 0.5, 0.0)
    assert win_shares(0b10, 2) == (0.0, 1.0)


def test_chance_says_who_answers_first_of_several() -> None:
    """A low seat has no advantage in a race."""
    rng = Random(1)

    assert {next_seat(0b1011, RandomChance(rng)) for _ in range(50)} == {0, 1, 3}
    assert next_seat(0b100, RandomChance(rng)) == 2


def test_nobody_is_asked_where_there_is_no_choice() -> None:
    """What is forced is played all the same, and neither asked nor timed."""
    bots = [Watcher() for _ in range(3)]
    times = ThinkingTime(3)

    outcome = play_headless(CHICAGO_POKER, (0, 0), bots, SearchChance(3), Random(3), times)

    assert times.asked == [len(bot.asked) for bot in bots]
    assert all(len(decision.legal) > 1 for bot in bots for decision in bot.asked)
    assert 0 < sum(times.asked) < outcome.decisions
    assert all(seconds > 0 for seconds in times.seconds)


def test_a_seer_is_shown_a_copy_and_nobody_else_a_state() -> None:
    """Whatever it does to what it sees, the match goes on as with a bot of its kind."""
    seer, bot = Vandal(), Watcher()
    times = ThinkingTime(2)

    seen = play_headless(LEDUC, (), [seer, bot], SearchChance(5), Random(5), times)
    unseen = play_headless(LEDUC, (), [LazyBot(), LazyBot()], SearchChance(5), Random(5))

    assert seen == unseen
    assert times.asked[0] == len(seer.shown) > 0
    assert bot.asked
    assert not any(isinstance(part, State) for decision in bot.asked for part in decision)
