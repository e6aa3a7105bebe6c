"""Replays of finished matches, read from their stored events: no rule is run again."""

import asyncio
from collections.abc import Awaitable, Callable, Hashable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from backroom.engine.events import SPECTATOR
from backroom.engine.fields import Steps
from backroom.engine.game import AnyGame
from backroom.engine.match import SAY, START, TIMEOUT, Entry, Frame, fold_frame
from backroom.engine.views import View
from backroom.server import wire
from backroom.server.storage.records import JournalLine, MatchHeading

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
        self._one_at_a_time = asyncio.Lock()

    async def fetch(
        self,
        key: Hashable,
        read: Callable[[], Awaitable[list[JournalLine]]],
        make: Callable[[list[JournalLine]], bytes],
    ) -> bytes:
        """From the shelf, else made of the match's log; what is oldest makes room."""
        async with self._one_at_a_time:
            data = self._kept.pop(key, None)
            if data is None:
                lines = await read()
                loop = asyncio.get_running_loop()
                data = await loop.run_in_executor(self._thread, make, lines)
            self._kept[key] = data
            while sum(map(len, self._kept.values())) > self._most:
                del self._kept[next(iter(self._kept))]
        return data

    def close(self) -> None:
        """Wait for the replay that is being made, and make no more."""
        self._thread.shutdown()


def replay_of(
    game: AnyGame, heading: MatchHeading, lines: list[JournalLine], eyes: int
) -> wire.Replay:
    """A match through the eyes of a seat, or of a spectator."""
    return wire.Replay(
        match=heading.id,
        game=heading.game,
        rules_version=heading.rules,
        seats=heading.seats,
        options=heading.options,
        players=heading.names,
        people=heading.people,
        levels=heading.levels,
        eyes=None if eyes == SPECTATOR else eyes,
        commitment=heading.commitment,
        result=reveal_of(heading),
        frames=list(_frames(game, heading, lines, eyes)),
    )


def reveal_of(heading: MatchHeading) -> wire.Reveal:
    """The end of a match that is over."""
    winners = [seat for seat, place in enumerate(heading.places) if place == 1]
    return wire.Reveal(heading.id, winners, heading.places, heading.seed, heading.nonces)


def _frames(
    game: AnyGame, heading: MatchHeading, lines: list[JournalLine], eyes: int
) -> Iterator[wire.ReplayFrame]:
    options = game.meta.read_options(heading.options, heading.seats)
    view: View = game.blank_view(eyes, heading.seats, options)
    for line in lines:
        entry, stage = read_entry(line.entry), read_stage(line.events)
        events = [(one.kind, one.seen_by(eyes)) for one in stage.events]
        told = tuple((kind, values) for kind, values in events if values is not None)
        fold_frame(game, view, _frame(game, line.seq + 1, stage, told))
        if entry.kind == TIMEOUT:
            told = (("timed_out", (entry.seat,)), *told)
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
    """An entry of the log in notation: its kind and what was chosen."""
    table = game.says if entry.kind == SAY else game.actions
    picks = ", ".join(table.text(action) for action in entry.actions)
    return f"{entry.kind} {picks}".rstrip()
