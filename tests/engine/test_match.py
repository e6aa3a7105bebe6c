"""The match: the one door to a state, and the frames that come out of it."""

import pytest

from backroom.engine.chance import MatchChance, ScriptedChance
from backroom.engine.errors import BadRecord, IllegalAction, NotYourPrompt
from backroom.engine.events import SPECTATOR
from backroom.engine.match import MOVE, START, TIMEOUT, Entry, Match, fold_frame, replay, resume
from backroom.games.leduc.actions import CALL, FOLD, RAISE
from backroom.games.leduc.game import LEDUC


def match_of(key: bytes | None = None) -> Match:
    """A match of Leduc in which seat 0 starts, or one of a key."""
    source = ScriptedChance({"start": [0]}) if key is None else MatchChance(key)
    return Match(LEDUC, 2, (), source)


def finished(key: bytes) -> Match:
    """A match of Leduc in which everybody calls."""
    match = match_of(key)
    while not match.is_over:
        match.time_out(match.pending()[0])
    return match


def test_the_log_begins_with_the_deal() -> None:
    """Chance by label and value."""
    match = match_of()

    assert match.log == [
        Entry(START, SPECTATOR, 0, (), (("start", 0), ("deal", 0), ("deal", 1)))
    ]
    assert match.pending() == [0]
    assert not match.is_over


def test_a_move_is_logged_with_the_chance_it_took() -> None:
    """And answers its prompt."""
    match = match_of()
    match.submit(0, 1, [CALL])

    entry = match.submit(1, 2, [CALL])

    assert entry == Entry(MOVE, 1, 2, (CALL,), (("board", 2),))
    assert match.log[-1] == entry
    assert match.state.prompt == 3


@pytest.mark.parametrize(
    ("seat", "prompt", "actions", "id"),
    [
        (0, 0, [CALL], "no-such-prompt"),
        (0, 3, [CALL], "no-such-prompt"),
        (1, 1, [CALL], "prompt-gone"),
        (0, 2, [CALL], "not-your-turn"),
        (2, 2, [CALL], "no-such-seat"),
        (SPECTATOR, 2, [CALL], "no-such-seat"),
        (1, 2, [FOLD], "illegal-action"),
        (1, 2, [99], "illegal-action"),
        (1, 2, [CALL, CALL], "choice-too-long"),
        (1, 2, [], "choice-incomplete"),
    ],
)
def test_what_is_not_asked_is_refused_without_a_trace(
    seat: int, prompt: int, actions: list[int], id: str
) -> None:
    """Each with its own reason."""
    match = match_of()
    match.submit(0, 1, [CALL])
    before = LEDUC.write(match.state)  # type: ignore[arg-type]

    with pytest.raises((NotYourPrompt, IllegalAction)) as refused:
        match.submit(seat, prompt, actions)

    assert refused.value.id == id
    assert LEDUC.write(match.state) == before  # type: ignore[arg-type]
    assert len(match.log) == 2


def test_nothing_is_asked_once_the_match_is_over() -> None:
    """Neither a move, nor a decision, nor a time-out."""
    match = finished(b"over")

    with pytest.raises(NotYourPrompt, match="match-over"):
        match.submit(0, match.state.prompt, [CALL])
    with pytest.raises(NotYourPrompt, match="match-over"):
        match.decision(0)
    with pytest.raises(NotYourPrompt, match="match-over"):
        match.time_out(0)


def test_a_decision_holds_a_view_and_what_is_legal() -> None:
    """Never the state."""
    match = match_of()

    decision = match.decision(0)

    assert (decision.seat, decision.prompt) == (0, 1)
    assert decision.legal == (CALL, RAISE)
    assert decision.default == CALL
    assert LEDUC.view_text(decision.view) == LEDUC.view_text(match.view(0))  # type: ignore[arg-type]
    with pytest.raises(NotYourPrompt, match="not-your-turn"):
        match.decision(1)
    with pytest.raises(IllegalAction, match="choice-complete"):
        match.decision(0, [CALL])


def test_a_time_out_is_logged_as_one() -> None:
    """With the default action."""
    match = match_of()

    entry = match.time_out(0)

    assert (entry.kind, entry.actions) == (TIMEOUT, (CALL,))
    with pytest.raises(NotYourPrompt, match="not-your-turn"):
        match.time_out(0)


def test_nothing_can_be_said_in_a_game_without_talk() -> None:
    """Leduc has none."""
    with pytest.raises(IllegalAction, match="unknown-say"):
        match_of().say(0, 0)


def test_frames_are_numbered_for_each_seat_and_can_be_asked_for_from_any_number() -> None:
    """Each tells what that seat may see."""
    match = finished(b"frames")

    numbers = [frame.number for frame in match.frames(0)]

    assert numbers == list(range(1, len(numbers) + 1))
    assert match.frames(0, 2) == match.frames(0)[2:]
    assert match.frames(0)[0].events != match.frames(1)[0].events
    assert match.frames(0)[-1].winners == match.state.winners
    assert match.frames(0)[-1].waiting == 0


def test_frames_fold_to_the_view() -> None:
    """For a seat and for a spectator."""
    match = finished(b"fold")

    for seat in (SPECTATOR, 0, 1):
        view = LEDUC.blank_view(seat, 2, ())
        for frame in match.frames(seat):
            fold_frame(LEDUC, view, frame)
        assert LEDUC.view_text(view) == LEDUC.view_text(match.view(seat))  # type: ignore[arg-type]


def test_a_replay_gives_the_same_match() -> None:
    """Log, events and all."""
    match = finished(b"replay")

    again = replay(LEDUC, 2, (), match.log)

    assert again.log == match.log
    assert again.events == match.events


def test_a_log_with_more_chance_than_was_needed_is_refused() -> None:
    """Or with some in the wrong place."""
    log = finished(b"replay").log
    more = log[-1]._replace(chance=(("board", 1),))
    early = [log[0]._replace(chance=log[0].chance + log[2].chance), log[1]]
    early += [log[2]._replace(chance=()), *log[3:]]

    with pytest.raises(BadRecord, match="record-differs"):
        replay(LEDUC, 2, (), [*log[:-1], more])
    with pytest.raises(BadRecord, match="record-differs"):
        replay(LEDUC, 2, (), early)


def test_a_log_with_an_unknown_entry_is_refused() -> None:
    """A second start among them."""
    log = finished(b"replay").log

    with pytest.raises(BadRecord, match=r"start.*\[record-entry-unknown\]"):
        replay(LEDUC, 2, (), [log[0], log[0]])


def test_a_match_taken_up_again_goes_on_as_it_would_have() -> None:
    """The keyed stream knows what was drawn already."""
    whole = finished(b"resumed")
    begun = whole.log[:2]

    match = resume(LEDUC, 2, (), begun, MatchChance(b"resumed"))
    while not match.is_over:
        match.time_out(match.pending()[0])

    assert match.log == whole.log
