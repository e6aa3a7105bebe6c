"""A match that is being played: the engine's match, and what the journal keeps of it."""

from typing import Final, NamedTuple

import msgspec

from backroom.engine.chance import MatchChance
from backroom.engine.events import SPECTATOR, Event
from backroom.engine.fields import Steps
from backroom.engine.game import AnyGame
from backroom.engine.match import LATE, TIMEOUT, Entry, Match, resume
from backroom.engine.steps import Sealed
from backroom.server.refusals import NotNow
from backroom.server.storage.records import JournalLine

from .pieces import Pieces

# A claim that came too late has no frame that tells it.
LATE_NUMBER: Final = -1


class Stage(NamedTuple):
    """What one entry led to: the public course of the match, and all events in full form."""

    prompt: int
    pending: int
    steps: str
    winners: int
    events: tuple[Event, ...]


class _WrittenEntry(NamedTuple):
    """An entry as JSON has it: the engine's own, when compiled, does not tell its types."""

    kind: str
    seat: int
    prompt: int
    actions: tuple[int, ...]
    chance: tuple[tuple[str, int], ...]


class _WrittenEvent(NamedTuple):
    """An event as JSON has it, for the same reason."""

    kind: str
    values: tuple[int | tuple[int, ...], ...]
    audience: int
    public: tuple[int | tuple[int, ...], ...] | None


class _WrittenStage(NamedTuple):
    """A stage as JSON has it."""

    prompt: int
    pending: int
    steps: str
    winners: int
    events: tuple[_WrittenEvent, ...]


ENTRY: Final = msgspec.json.Decoder(_WrittenEntry)
STAGE: Final = msgspec.json.Decoder(_WrittenStage)


def read_entry(data: bytes) -> Entry:
    """An entry as the journal keeps it."""
    return Entry(*ENTRY.decode(data))


def read_stage(data: bytes) -> Stage:
    """A stage as the journal keeps it."""
    stage = STAGE.decode(data)
    return Stage(*stage[:-1], tuple(Event(*one) for one in stage.events))


class LiveMatch:
    """Turns commands into journal lines; what the lines say is durable before it is told."""

    def __init__(self, id: str, match: Match, key: bytes) -> None:
        self.id = id
        self.match = match
        self.key = key
        self.opened = 0.0
        self._seq = 0
        self._told = 0
        self._prompt = -1
        self._steps = Steps(match.game.steps)
        # The newest frame that the person at a seat is known to have seen.
        self.seen = dict.fromkeys(range(SPECTATOR, match.state.seats), 0)
        # The frames that tell a seat what was played for it when its time was up.
        self.timed_out: set[tuple[int, int]] = set()
        self.pieces = Pieces(match, self.timed_out)
        # What was answered to each command, and its body, in one piece: there are many.
        self._answers: dict[str, bytes] = {}

    @classmethod
    def start(
        cls, id: str, game: AnyGame, seats: int, options: tuple[int, ...], key: bytes, at: float
    ) -> tuple["LiveMatch", JournalLine]:
        """A new match, and the line that says so."""
        live = cls(id, Match(game, seats, options, MatchChance(key)), key)
        return live, live.line(live.match.log[0], at)

    @classmethod
    def revive(
        cls,
        id: str,
        game: AnyGame,
        seats: int,
        options: tuple[int, ...],
        key: bytes,
        lines: list[JournalLine],
    ) -> "LiveMatch":
        """A match taken up from its journal."""
        log = [read_entry(line.entry) for line in lines]
        live = cls(id, resume(game, seats, options, log, MatchChance(key)), key)
        for line, entry in zip(lines, log, strict=True):
            live._keep(line, entry)
        live._opened_in(lines)
        for seat in live.seen:
            live.note_seen(seat, live.number(seat))
        return live

    @property
    def game(self) -> AnyGame:
        """The game whose rules are played."""
        return self.match.game

    def number(self, seat: int) -> int:
        """The number of the newest frame of a seat."""
        return self.match.newest_frame(seat)

    def note_seen(self, seat: int, number: int) -> None:
        """The person at a seat has seen its frames up to this one."""
        self.seen[seat] = max(self.seen[seat], min(number, self.number(seat)))

    def answered(self, key: str, body: bytes) -> int | None:
        """The number that was answered to this command before; None if it is new."""
        kept = self._answers.get(key)
        if kept is None:
            return None
        number, _, told = kept.partition(b" ")
        if told != body:
            raise NotNow("key-used")
        if int(number) == LATE_NUMBER:
            raise NotNow("race-over")
        return int(number)

    def line(
        self, entry: Entry, at: float, key: str | None = None, body: bytes | None = None
    ) -> JournalLine:
        """The next line of the journal, for the entry that was just made."""
        state = self.match.state
        events = tuple(self.match.events[self._told :])
        steps = self._steps.text(state.steps)
        stage = Stage(state.prompt, state.pending, steps, state.winners, events)
        line = JournalLine(
            self.id,
            self._seq,
            key,
            body,
            msgspec.json.encode(entry),
            msgspec.json.encode(stage),
            LATE_NUMBER if entry.kind == LATE else self.number(entry.seat),
            at,
        )
        self._keep(line, entry)
        if state.prompt != self._prompt:
            self._prompt = state.prompt
            self.opened = line.at
        return line

    def _keep(self, line: JournalLine, entry: Entry) -> None:
        self._seq = line.seq + 1
        self._told = len(self.match.events)
        if entry.kind == TIMEOUT:
            self.timed_out.add((entry.seat, line.number))
        if line.key is not None and line.body is not None:
            self._answers[line.key] = b"%d %b" % (line.number, line.body)

    def _opened_in(self, lines: list[JournalLine]) -> None:
        """When the open prompt was put, from the newest line backwards."""
        self._prompt = self.match.state.prompt
        for line in reversed(lines):
            if STAGE.decode(line.events).prompt != self._prompt:
                return
            self.opened = line.at


def is_race(match: Match) -> bool:
    """Whether the open prompt asks several seats and the first claim closes it."""
    if match.is_over:
        return False
    step = match.state.steps[-1]
    return not isinstance(step, Sealed) and step.asks(match.state).bit_count() > 1
