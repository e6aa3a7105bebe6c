"""Replays of finished matches, read from their stored events: no rule is run again."""

from collections.abc import Iterator
from typing import Any

from backroom.engine.events import SPECTATOR
from backroom.engine.fields import Steps
from backroom.engine.game import AnyGame
from backroom.engine.match import SAY, START, Entry, Frame, fold_frame
from backroom.engine.views import View

from . import wire
from .archive import Kept
from .journal import Line
from .live import Stage, read_entry, read_stage


def replay_of(game: AnyGame, kept: Kept, lines: list[Line], eyes: int) -> wire.Replay:
    """A match through the eyes of a seat, or of a spectator."""
    winners = [seat for seat, place in enumerate(kept.places) if place == 1]
    return wire.Replay(
        match=kept.id,
        game=kept.game,
        rules_version=kept.rules,
        seats=kept.seats,
        options=kept.options,
        players=kept.names,
        levels=kept.levels,
        eyes=None if eyes == SPECTATOR else eyes,
        commitment=kept.commitment,
        result=wire.Reveal(kept.id, winners, kept.places, kept.seed, kept.nonces),
        frames=list(_frames(game, kept, lines, eyes)),
    )


def _frames(
    game: AnyGame, kept: Kept, lines: list[Line], eyes: int
) -> Iterator[wire.ReplayFrame]:
    options = game.meta.read_options(kept.options, kept.seats)
    view: View = game.blank_view(eyes, kept.seats, options)
    for line in lines:
        entry, stage = read_entry(line.entry), read_stage(line.events)
        events = [(one.kind, one.seen_by(eyes)) for one in stage.events]
        told = tuple((kind, values) for kind, values in events if values is not None)
        fold_frame(game, view, _frame(game, line.seq + 1, stage, told))
        yield wire.ReplayFrame(
            number=line.seq + 1,
            arrived=round((line.at - lines[0].at) * 1000),
            entry=entry_text(game, entry),
            seat=None if entry.kind == START else entry.seat,
            events=[game.events.data(kind, values) for kind, values in told],
            view=game.view_data(view),
        )


def _frame(game: AnyGame, number: int, stage: Stage, told: tuple[Any, ...]) -> Frame:
    steps = tuple(Steps(game.steps).parse(stage.steps))
    return Frame(number, stage.prompt, stage.pending, steps, stage.winners, told)


def entry_text(game: AnyGame, entry: Entry) -> str:
    """What was done, in notation."""
    table = game.says if entry.kind == SAY else game.actions
    picks = ", ".join(table.text(action) for action in entry.actions)
    return f"{entry.kind} {picks}".rstrip()
