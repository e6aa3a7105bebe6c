"""The state all games share, seen through Leduc."""

from backroom.engine.chance import ScriptedChance
from backroom.engine.events import Event
from backroom.games.leduc.actions import CALL, RAISE
from backroom.games.leduc.game import LEDUC
from backroom.games.leduc.state import LeducState

CHANCE = ScriptedChance({})


def started() -> LeducState:
    """A match of Leduc at its first question, for seat 0."""
    return LEDUC.start(2, (), ScriptedChance({"start": [0]}))


def test_play_gives_what_the_next_seat_may_do() -> None:
    """Nothing once the match is over."""
    state = started()

    assert state.offer() == [1, 2]
    assert state.play(RAISE, CHANCE) == [0, 1, 2]
    assert state.play(CALL, CHANCE) == [1, 2]
    assert state.play(CALL, CHANCE) == [1, 2]
    assert state.play(CALL, CHANCE) == []
    assert state.offer() == []
    assert state.pending == 0


def test_nobody_hears_what_nobody_listens_to() -> None:
    """Events are kept for the listener only, with their audience."""
    state = started()
    state.tell("turned", (1,))
    state.tell_answer(1, (CALL,))
    state.listener = []
    state.tell("turned", (2,))
    state.tell_answer(1, (CALL,))

    assert state.listener == [
        Event("turned", (2,)),
        Event("answered", (1, (CALL,)), 0b10, (1, ())),
    ]


def test_drafts_are_kept_by_seat_until_they_are_cleared() -> None:
    """A clone has the same ones."""
    state = started()

    state.write_draft(1, (CALL, RAISE))
    clone = state.clone()
    state.clear_drafts()

    assert clone.drafts == ((), (CALL, RAISE))
    assert state.drafts == ((), ())
