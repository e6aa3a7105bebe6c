"""Bots that talk, and bots that listen (G1, G20)."""

from random import Random
from typing import Final

import pytest

from backroom.bots.chicago_gangsters.odds import Odds
from backroom.bots.chicago_gangsters.scripted import ChicagoGangstersBot
from backroom.bots.chicago_gangsters.talk import (
    AIM_HALF,
    AIM_SAVE,
    AIM_WIN,
    PUT_IN,
    STAY_OUT,
    TRUST,
    WANT,
)
from backroom.bots.lazy import LazyBot
from backroom.bots.talk import Talker, announcements, speak
from backroom.engine.chance import MatchChance
from backroom.engine.match import Match
from backroom.games.chicago_gangsters.actions import SAYS
from backroom.games.chicago_gangsters.game import CHICAGO_GANGSTERS
from backroom.games.chicago_gangsters.view import GangstersView
from tests.games.chicago_gangsters.scenes import Scene

BOT: Final = ChicagoGangstersBot()
RICH: Final = "bribe5,bribe5,blackmail5,weapon4"
DEFENCE: Final = "steps=reveal|fight|commit.1; announced=3,-1; revealed=0,1; loot=loot7"


def said(text: str, seat: int) -> set[str]:
    """Everything that the bot may say in a scene, over many seeds."""
    view = Scene(text).view(seat)
    says = [say for seed in range(30) for say in BOT.announce(view, Random(seed))]
    return {SAYS.text(say) for say in says}


def expected(talk: str) -> float:
    """What seat 2 expects of its partner, who may have said something."""
    view = Scene(f"hands=||{RICH}|{RICH}; {DEFENCE}; talk={talk}; said=1").view(2)
    assert isinstance(view, GangstersView)
    return sum(odds * strength for odds, strength in Odds(view).spread(3))


def test_the_numbers_of_announcements_are_those_of_the_table() -> None:
    """Written out, so that the compiled build inlines them."""
    names = ("stay_out", "put_in 0", "want first", "aim win", "aim half", "aim save")

    assert [SAYS.parse(name) for name in names] == [
        STAY_OUT,
        PUT_IN,
        WANT,
        AIM_WIN,
        AIM_HALF,
        AIM_SAVE,
    ]


@pytest.mark.parametrize(
    ("hand", "says"), [(RICH, {"aim win"}), ("", {"stay_out"})], ids=["strong", "weak"]
)
def test_a_defender_says_now_and_then_what_it_is_about_to_do(hand: str, says: set[str]) -> None:
    """G1: by then only the partner can make use of it."""
    assert said(f"hands=||{hand}|; {DEFENCE}", 2) == says


def test_a_challenger_keeps_silent() -> None:
    """G1: the defenders would listen."""
    assert said(f"hands={RICH}|||", 0) == set()


def test_what_is_said_is_believed_in_part() -> None:
    """G1: it binds nobody, so no promise is taken for certain."""
    before = "0.0"
    silent = expected(before)

    out, win, half = (expected(f"{before},3.{say}") for say in (STAY_OUT, AIM_WIN, AIM_HALF))
    named = [expected(f"{before},3.{PUT_IN + strength}") for strength in (0, 10, 20)]

    assert out < silent < win
    assert half != silent
    assert named[1] - named[0] == pytest.approx(10 * TRUST)
    assert named[2] - named[1] == pytest.approx(10 * TRUST)


def test_wishes_and_earlier_rounds_say_nothing_about_this_one() -> None:
    """The last word about the means counts."""
    assert expected(f"3.{STAY_OUT}") == expected("0.0")
    assert expected(f"0.0,3.{WANT}") == expected("0.0")
    assert expected(f"0.0,3.{STAY_OUT},3.{AIM_WIN},3.{WANT}") == expected(f"0.0,3.{AIM_WIN}")


def test_a_bot_that_is_no_talker_says_nothing() -> None:
    """Talking is an extra."""
    view = Scene("hands=|||").view(0)

    assert isinstance(BOT, Talker)
    assert not isinstance(LazyBot(), Talker)
    assert announcements(LazyBot(), view, Random(1)) == []


class Chatterbox(LazyBot):
    """Always has something to say."""

    def announce(self, view: object, rng: Random) -> list[int]:
        """Whatever the rules think of it."""
        return [STAY_OUT]


def test_mr_x_holds_his_tongue() -> None:
    """G20: whatever the bot would like to say."""
    options = CHICAGO_GANGSTERS.meta.read_options({}, 5)
    match = Match(CHICAGO_GANGSTERS, 5, options, MatchChance(b"x"))
    view = match.view(0)
    assert isinstance(view, GangstersView)

    for seat in range(5):
        speak(match, seat, Chatterbox(), "seed")

    assert [seat for seat, _ in match.state.talk] == [s for s in range(5) if s != view.mr_x]
