"""Promise 3 with answers: what a seat answers unseen does not show in anybody else's frames."""

from collections.abc import Sequence

from backroom.engine.events import SPECTATOR
from backroom.engine.match import LATE, SAY, Entry, Match
from backroom.engine.steps import Sealed

from .cases import Case
from .reruns import rerun_whole, sight
from .walker import Walker


def compare_answers(case: Case, log: Sequence[Entry], walker: Walker) -> int:
    """Two answers to an open sealed step look the same to all but the seat that gives them.

    Gives the number of observers for whom two different answers were compared: 0 unless the
    step on top is sealed and waits for more than one seat.
    """
    one, other = rerun_whole(case, log), rerun_whole(case, log)
    seat = walker.random.choice(one.pending())
    if not isinstance(one.state.steps[-1], Sealed) or len(one.pending()) == 1:
        return 0
    first = walker.answer(one.state, seat, plain=True)
    second = walker.answer(one.state, seat, plain=True)
    if first == second or _is_open(case, one, first) or _is_open(case, one, second):
        return 0
    one.submit(seat, one.state.prompt, first)
    other.submit(seat, other.state.prompt, second)
    for observer in range(SPECTATOR, case.seats):
        if observer != seat:
            seen, also = sight(case, one, observer), sight(case, other, observer)
            assert seen == also, f"{observer} sees what {seat} answers:\n{seen}\n{also}"
    return case.seats


def _is_open(case: Case, match: Match, answer: Sequence[int]) -> bool:
    """Whether the rules show this answer to everybody at once."""
    verb = case.game.actions.verb_of[answer[-1]].name
    return (match.state.steps[-1].KEY, verb) in case.allowances.open_answers


def frame_numbers(case: Case, match: Match) -> dict[int, int]:
    """How many frames everybody has."""
    return {seat: match.newest_frame(seat) for seat in range(SPECTATOR, case.seats)}


def check_secret_answer(case: Case, match: Match, before: dict[int, int]) -> int:
    """Nobody else gets a frame for an answer that the game declares secret.

    `before` holds the frame numbers before the last entry; gives 1 if that was such an answer.
    """
    entry = match.log[-1]
    if entry.kind in (SAY, LATE) or entry.prompt != match.state.prompt or match.is_over:
        return 0
    key = match.state.steps[-1].KEY
    verb = match.game.actions.verb_of[entry.actions[-1]].name
    if (key, verb) not in case.allowances.secret_answers:
        return 0
    for seat, frames in before.items():
        noticed = seat != entry.seat and match.newest_frame(seat) != frames
        assert not noticed, f"seat {seat} notices {verb} of seat {entry.seat} at {key}"
    return 1
