"""Logs run again with something changed, and what one seat gets along the way."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from backroom.engine.chance import ReplayChance
from backroom.engine.errors import Refusal
from backroom.engine.match import LATE, SAY, START, Entry, Match

from .cases import Case
from .writing import frame_text, offer_text


class Sight(NamedTuple):
    """All that a seat has got up to an entry: its frames as text, its view, its offer."""

    frames: tuple[str, ...]
    view: str
    offer: str


def sight(case: Case, match: Match, seat: int, since: int = 0) -> Sight:
    """What a seat has now; of the frames, those above `since`."""
    game = case.game
    frames = tuple(frame_text(game, frame) for frame in match.frames(seat, since))
    view = game.view_text(match.view(seat))
    return Sight(frames, view, offer_text(game, match.state, seat))


def rerun(case: Case, log: Sequence[Entry]) -> Iterator[Match]:
    """The match after each entry of a log, as far as the log fits."""
    chance = ReplayChance([choice for entry in log for choice in entry.chance])
    try:
        match = case.match_with(chance)
        for entry in log:
            if entry.kind != START:
                repeat(match, entry)
            if match.log[-1] != entry:
                return
            yield match
    except Refusal:
        return


def repeat(match: Match, entry: Entry) -> None:
    """One entry again."""
    if entry.kind == SAY:
        match.say(entry.seat, entry.actions[0])
    elif entry.kind == LATE:
        match.note_late(entry.seat, entry.prompt, entry.actions)
    else:
        match.submit(entry.seat, entry.prompt, entry.actions, entry.kind)


def rerun_whole(case: Case, log: Sequence[Entry]) -> Match:
    """The match after the last entry of a log that fits."""
    matches = list(rerun(case, log))
    assert len(matches) == len(log), "a log does not replay"
    return matches[-1]
