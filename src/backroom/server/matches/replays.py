"""Replays of finished matches, read from their stored events: no rule is run again."""

import asyncio
from collections.abc import Callable, Hashable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from backroom.engine.events import SPECTATOR
from backroom.engine.fields import Steps
from backroom.engine.game import AnyGame
from backroom.engine.match import SAY, START, Entry, Frame, fold_frame
from backroom.engine.views import View
from backroom.server import wire
from backroom.server.storage.archive import Kept
from backroom.server.storage.journal import Line

from .live import Stage, read_entry, read_stage

MOST_KEPT: Final = 64 * 1024 * 1024


class Shelf:
    """What was made of finished matches lately: they never change, and a long one takes long.

    Made in a thread, one after the other, so that nobody at a table waits for it.
    """

    def __init__(self, most: int = MOST_KEPT) -> None:
        self._most = most
        self._kept: dict[Hashable, bytes] = {}
        self._thread = ThreadPoolExecutor(1, "replays")

    async def fetch(self, key: Hashable, make: Callable[[], bytes]) -> bytes:
        """From the shelf, else made and put there; what nobody asked for longest makes room."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._fetch, key, make)

    def _fetch(self, key: Hashable, make: Callable[[], bytes]) -> bytes:
        data = self._kept.pop(key, None) or make()
        self._kept[key] = data
        while sum(map(len, self._kept.values())) > self._most:
            del self._kept[next(iter(self._kept))]
        return data


def replay_of(game: AnyGame, kept: Kept, lines: list[Line], eyes: int) -> wire.Replay:
    """A match through the eyes of a seat, or of a spectator."""
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
        result=reveal_of(kept),
        frames=list(_frames(game, kept, lines, eyes)),
    )


def reveal_of(kept: Kept) -> wire.Reveal:
    """The end of a match that is over."""
    winners = [seat for seat, place in enumerate(kept.places) if place == 1]
    return wire.Reveal(kept.id, winners, kept.places, kept.seed, kept.nonces)


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
