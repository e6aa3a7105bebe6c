"""The parts of a frame about a match, made and encoded once for all who get the same.

A view is made once for each seat after each entry; a field of it that is as it was, for
another seat or before the last move, is not encoded again; an event that several seats are
told in the same words is encoded once.
"""

from collections.abc import Callable, Set
from functools import cache
from itertools import compress, count
from operator import attrgetter, ne
from typing import Final, NamedTuple

import msgspec

from backroom.engine.events import SPECTATOR, Values
from backroom.engine.fields import Codec
from backroom.engine.game import AnyGame
from backroom.engine.match import Frame, Match
from backroom.engine.views import View
from backroom.server.wire.actions import encoded_actions

ENCODER: Final = msgspec.json.Encoder()
# Events of longer stories are not kept: they are the whole match.
FEW_FRAMES: Final = 4


class Seen(NamedTuple):
    """What a seat sees and is asked now: its view, its legal actions and the default."""

    view: msgspec.Raw
    legal: list[msgspec.Raw]
    default: int | None


class _Fields(NamedTuple):
    """The fields of a game's views: what takes them out, and how each is written."""

    of: Callable[[View], tuple[object, ...]]
    codecs: list[Codec]
    heads: list[bytes]


@cache
def _fields_of(game: AnyGame) -> _Fields:
    names = [name for name, _ in game.view_fields]
    heads = [b'"%s":' % name.encode() for name in names]
    return _Fields(attrgetter(*names), [codec for _, codec in game.view_fields], heads)


class Pieces:
    """Everything encoded since the last entry of one match, and the fields of its last view."""

    def __init__(self, match: Match, timed_out: Set[tuple[int, int]]) -> None:
        self._match = match
        self._timed_out = timed_out
        self._entries = 0
        self._seen: dict[int, Seen] = {}
        self._stories: dict[tuple[int, int], msgspec.Raw] = {}
        self._events: dict[tuple[str, Values], bytes] = {}
        self._fields = _fields_of(match.game)
        # The view that was encoded last, whoever's it was: its fields, and each as it is sent.
        self._values: tuple[object, ...] = (object(),) * len(self._fields.codecs)
        self._texts = [b""] * len(self._fields.codecs)

    def seen(self, seat: int) -> Seen:
        """What a seat, or SPECTATOR, sees now."""
        self._forget_the_past()
        if seat not in self._seen:
            self._seen[seat] = self._look(seat)
        return self._seen[seat]

    def events(self, seat: int, frames: list[Frame], seen: int) -> msgspec.Raw:
        """What a seat is told in some frames; what it has seen before perhaps in fewer words.

        Only for those who watch it is kept: there may be thousands, and a seat has one tab.
        """
        self._forget_the_past()
        if seat != SPECTATOR or not frames:
            return self._story(seat, frames, seen)
        key = (frames[0].number, seen)
        if key not in self._stories:
            self._stories[key] = self._story(seat, frames, seen)
        return self._stories[key]

    def _forget_the_past(self) -> None:
        if self._entries != len(self._match.log):
            self._entries = len(self._match.log)
            self._seen.clear()
            self._stories.clear()
            self._events.clear()

    def _look(self, seat: int) -> Seen:
        match, game = self._match, self._match.game
        is_asked = seat >= 0 and match.state.pending >> seat & 1 and not match.is_over
        if not is_asked:
            return Seen(self._view(match.view(seat)), [], None)
        asked = match.decision(seat, with_whole=True)
        legal = encoded_actions(game, asked.legal, asked.whole)
        return Seen(self._view(asked.view), legal, asked.default)

    def _view(self, view: View) -> msgspec.Raw:
        """A view as `Game.view_data` has it, put together from its fields."""
        values = self._fields.of(self._match.game.shown(view))
        # Comparing twenty fields is the most frequent work of a server, so it has no loop here.
        for place in compress(count(), map(ne, values, self._values)):
            text = ENCODER.encode(self._fields.codecs[place].data(values[place]))
            self._texts[place] = self._fields.heads[place] + text
        self._values = values
        return msgspec.Raw(b"{%s}" % b",".join(self._texts))

    def _story(self, seat: int, frames: list[Frame], seen: int) -> msgspec.Raw:
        told = [one for frame in frames for one in self._told(seat, frame, seen)]
        write = self._event if len(frames) <= FEW_FRAMES else self._new_event
        return msgspec.Raw(b"[%s]" % b",".join(map(write, told)))

    def _told(self, seat: int, frame: Frame, seen: int) -> tuple[tuple[str, Values], ...]:
        match, game = self._match, self._match.game
        told = frame.events
        if frame.number <= seen and not match.is_over:
            options = match.state.options
            told = tuple(
                (kind, game.told_again(options, kind, values)) for kind, values in told
            )
        if (seat, frame.number) in self._timed_out:
            # Nobody else is told: who let a race pass in silence looks like who was too slow.
            told = (("timed_out", (seat,)), *told)
        return told

    def _event(self, event: tuple[str, Values]) -> bytes:
        found = self._events.get(event)
        if found is None:
            found = self._events[event] = self._new_event(event)
        return found

    def _new_event(self, event: tuple[str, Values]) -> bytes:
        return ENCODER.encode(self._match.game.events.data(*event))
