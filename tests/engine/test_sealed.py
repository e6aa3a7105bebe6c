"""Sealed steps, choices and races, seen through the game made for tests."""

import pytest

from backroom.engine.chance import MatchChance, ScriptedChance
from backroom.engine.errors import IllegalAction, NotYourPrompt
from backroom.engine.events import SPECTATOR
from backroom.engine.match import LATE, Match, fold_frame, replay
from backroom.engine.record import read_record, record_of, replay_record, write_record
from tests.promises.envelopes import ACTIONS, ENVELOPES, SAYS, EnvelopesState, EnvelopesView


def match_of(seats: int = 2) -> Match:
    """A match in which seat 0 starts and cards are dealt in order: 0, 2, 4, 6 to seat 0."""
    return Match(ENVELOPES, seats, (0,), ScriptedChance({"start": [0]}))


def answer(match: Match, seat: int, text: str) -> None:
    """A whole answer by name."""
    match.submit(seat, match.state.prompt, [ACTIONS.parse(one) for one in text.split(", ")])


def follow(match: Match, seat: int) -> EnvelopesView:
    """The view that a seat folds from all its frames."""
    view = ENVELOPES.blank_view(seat, match.state.seats, match.state.options)
    for frame in match.frames(seat):
        fold_frame(ENVELOPES, view, frame)
    return view


def truth(match: Match) -> EnvelopesState:
    """The state of a match, by its own type."""
    assert isinstance(match.state, EnvelopesState)
    return match.state


def test_others_learn_only_that_a_seat_has_answered() -> None:
    """The seat itself sees its picks again."""
    match = match_of()

    answer(match, 1, "offer c1, offer c3")

    assert match.frames(0)[-1].events == (("answered", (1, ())),)
    assert match.frames(SPECTATOR)[-1].events == (("answered", (1, ())),)
    assert match.view(0).waiting == 0b01
    assert match.view(0).draft == ()
    assert match.view(1).draft == (ACTIONS.parse("offer c1"), ACTIONS.parse("offer c3"))
    assert match.state.prompt == 1


def test_the_last_answer_opens_them_all_and_no_draft_is_left() -> None:
    """Also for the seat whose own answer closed the prompt."""
    match = match_of()
    answer(match, 1, "offer c1, offer c3")

    answer(match, 0, "offer c6, done")

    assert truth(match).discards == [6, 1, 3]
    assert [follow(match, seat).draft for seat in (0, 1)] == [(), ()]
    assert match.state.prompt == 2


def test_no_draft_is_left_when_a_sealed_answer_ends_the_match() -> None:
    """The prompt does not change then, but the question is gone."""
    match = match_of()
    view = ENVELOPES.blank_view(0, 2, (0,))
    view.prompt = 1
    view.draft = (0,)
    frame = match.frames(0)[0]._replace(prompt=1, winners=0b01, events=())

    fold_frame(ENVELOPES, view, frame)

    assert "; draft=; " in ENVELOPES.view_text(view)


def test_an_answer_is_taken_whole_or_not_at_all() -> None:
    """Too short, too long, or wrong in the middle."""
    match = match_of()
    before = ENVELOPES.write(truth(match))

    with pytest.raises(IllegalAction, match="choice-incomplete"):
        answer(match, 0, "offer c0")
    with pytest.raises(IllegalAction, match="choice-too-long"):
        answer(match, 0, "offer c0, offer c2, offer c4")
    with pytest.raises(IllegalAction, match="illegal-action"):
        answer(match, 0, "offer c2, offer c0")

    assert ENVELOPES.write(truth(match)) == before
    assert len(match.log) == 1


def test_a_decision_can_be_asked_for_pick_by_pick() -> None:
    """Until the choice is complete; the match stays as it is."""
    match = match_of()
    picks = [ACTIONS.parse("offer c4")]

    decision = match.decision(0, picks)

    assert decision.view.draft == tuple(picks)
    assert [ACTIONS.text(action) for action in decision.legal] == ["done", "offer c6"]
    assert match.decision(0).view.draft == ()
    with pytest.raises(IllegalAction, match="choice-complete"):
        match.decision(0, [*picks, ACTIONS.parse("done")])


def test_who_has_answered_is_not_asked_again() -> None:
    """A sealed answer stands."""
    match = match_of()
    answer(match, 1, "done")

    with pytest.raises(NotYourPrompt, match="not-your-turn"):
        answer(match, 1, "done")


def race(seats: int) -> Match:
    """A match at its first race."""
    match = match_of(seats)
    for seat in range(seats):
        answer(match, seat, "done")
    return match


def test_a_secret_pass_makes_no_frame_for_anybody_else() -> None:
    """The one who passed sees that he is waited for no more."""
    match = race(3)
    before = [len(match.frames(seat)) for seat in (-1, 0, 1, 2)]

    answer(match, 1, "pass")

    assert [len(match.frames(seat)) for seat in (-1, 0, 1, 2)] == [
        before[0],
        before[1],
        before[2] + 1,
        before[3],
    ]
    assert match.view(0).waiting == 0b111
    assert match.view(1).waiting == 0b101
    assert truth(match).pending == 0b101


def test_a_late_claim_is_logged_without_effect() -> None:
    """Also in a record, and when that is replayed."""
    match = race(3)
    prompt = match.state.prompt
    answer(match, 2, "claim")
    before = ENVELOPES.write(truth(match))

    with pytest.raises(NotYourPrompt, match="prompt-gone"):
        match.submit(1, prompt, [ACTIONS.parse("claim")])
    match.note_late(1, prompt, [ACTIONS.parse("claim")])

    assert match.log[-1].kind == LATE
    assert ENVELOPES.write(truth(match)) == before
    assert replay(ENVELOPES, 3, (0,), match.log).log == match.log


@pytest.mark.parametrize(
    ("seat", "prompt", "actions", "id"),
    [
        (0, 3, [0], "no-such-prompt"),
        (0, 0, [0], "no-such-prompt"),
        (3, 1, [0], "no-such-seat"),
        (0, 1, [], "illegal-action"),
        (0, 1, [ACTIONS.size], "illegal-action"),
    ],
)
def test_what_is_not_late_is_not_logged_as_late(
    seat: int, prompt: int, actions: list[int], id: str
) -> None:
    """An open question, one that never was, nobody, nothing, and no action at all."""
    match = race(3)
    answer(match, 2, "claim")

    with pytest.raises((NotYourPrompt, IllegalAction), match=id):
        match.note_late(seat, prompt, actions)


def test_a_claim_can_be_late_for_the_race_that_ended_the_match() -> None:
    """The prompt number stays when there is no next question."""
    match = match_of()
    while not match.is_over:
        match.time_out(match.pending()[0])

    assert match.note_late(0, match.state.prompt, [ACTIONS.parse("claim")]).kind == LATE


def test_a_time_out_makes_a_whole_choice() -> None:
    """Two cards are buried, each the default of its pick."""
    match = race(3)
    answer(match, 2, "claim")

    entry = match.time_out(2)

    assert [ACTIONS.text(action) for action in entry.actions] == ["bury c2", "bury c5"]
    assert match.frames(0)[-1].events[0] == ("buried", (2, (-1, -1)))


def test_talk_is_in_every_view_and_changes_nothing_else() -> None:
    """It makes a frame for everybody."""
    match = match_of()
    boast = SAYS.parse("boast c17")

    match.say(1, boast)

    assert [follow(match, seat).talk for seat in (-1, 0, 1)] == [((1, boast),)] * 3
    assert match.state.prompt == 1
    with pytest.raises(IllegalAction, match="unknown-say"):
        match.say(1, SAYS.size)
    with pytest.raises(NotYourPrompt, match="no-such-seat"):
        match.say(2, boast)


def test_talk_and_late_claims_are_in_the_record() -> None:
    """Written, read and replayed."""
    match = Match(ENVELOPES, 3, (1,), MatchChance(b"talk"))
    match.say(1, SAYS.parse("accuse 2"))
    for seat in (2, 0, 1):
        match.time_out(seat)
    match.note_late(0, 1, [ACTIONS.parse("done")])
    text = write_record(record_of(match, ("a", "b", "c")), ENVELOPES)

    again = replay_record(read_record(text, {"envelopes": ENVELOPES}), ENVELOPES)

    assert "say 1 1 accuse 2" in text
    assert "options rounds=5" in text
    assert again.log == match.log
