"""Events: what happened, told to each seat in the form it may see. Ids and numbers, no text."""

from typing import Final, NamedTuple, TypeAlias

from .domains import Domain
from .errors import BadNotation
from .shapes import Shape, key, many, maybe, record, word
from .tables import Arg, Verb

Values: TypeAlias = tuple[int | tuple[int, ...], ...]
# A value of an event as JSON has it: a key, None where it is hidden, or several of these.
Told: TypeAlias = str | list[str | None] | None

EVERYONE: Final = -1
SPECTATOR: Final = -1


class Event(NamedTuple):
    """One happening: its full form for the seats of `audience`, its public form for the rest.

    `audience` is a mask of seats, or EVERYONE. Without a public form the rest sees nothing.
    """

    kind: str
    values: Values
    audience: int = EVERYONE
    public: Values | None = None

    def seen_by(self, seat: int) -> Values | None:
        """The values that a seat (or the SPECTATOR) is told, None if nothing."""
        if self.audience == EVERYONE or (seat >= 0 and self.audience >> seat & 1):
            return self.values
        return self.public


_SHARED: Final[dict[Event, Event]] = {}
MOST_SHARED: Final = 20_000


def shared(event: Event) -> Event:
    """The same event, as one object for all matches in which it happened.

    Most of what happens has happened before, and a house remembers thousands of matches.
    """
    if len(_SHARED) >= MOST_SHARED:
        _SHARED.clear()
    return _SHARED.setdefault(event, event)


class EventTable:
    """The kinds of events of a game, with the names and domains of their values."""

    def __init__(self, kinds: tuple[Verb, ...]) -> None:
        self.kinds = {kind.name: kind for kind in kinds}

    def text(self, kind: str, values: Values) -> str:
        """An event in notation: its kind, then its values by key; lists have commas."""
        named = zip(self.kinds[kind].args, values, strict=True)
        return " ".join([kind, *(_text(arg, value) for arg, value in named)])

    def parse(self, text: str) -> tuple[str, Values]:
        """The kind and values that a notation names."""
        kind, *words = text.split() or [""]
        if kind not in self.kinds or len(words) != len(self.kinds[kind].args):
            raise BadNotation("unknown-event", {"text": text.strip()})
        named = zip(self.kinds[kind].args, words, strict=True)
        return kind, tuple(_parse(arg, word) for arg, word in named)

    def data(self, kind: str, values: Values) -> dict[str, Told]:
        """An event as JSON has it."""
        told: dict[str, Told] = {"kind": kind}
        for arg, value in zip(self.kinds[kind].args, values, strict=True):
            told[arg.name] = _data(arg.domain, value)
        return told

    def shape(self, kind: str) -> Shape:
        """What `data` gives for events of a kind: whose doing it is, is always told."""
        told = [(arg.name, _shape(arg)) for arg in self.kinds[kind].args]
        return record(("kind", word((kind,))), *told)

    def rotated(self, kind: str, values: Values, by: int, seats: int) -> Values:
        """The same event when everybody moves up `by` seats."""
        named = zip(self.kinds[kind].args, values, strict=True)
        return tuple(_rotated(arg.domain, value, by, seats) for arg, value in named)


def _text(arg: Arg, value: int | tuple[int, ...]) -> str:
    if isinstance(value, tuple):
        return ",".join(arg.domain.text(one) for one in value) or "-"
    return arg.domain.text(value)


def _parse(arg: Arg, word: str) -> int | tuple[int, ...]:
    if arg.many:
        return () if word == "-" else tuple(arg.domain.parse(one) for one in word.split(","))
    return arg.domain.parse(word)


def _data(domain: Domain, value: int | tuple[int, ...]) -> Told:
    if isinstance(value, tuple):
        return [domain.data(one) for one in value]
    return domain.data(value)


def _shape(arg: Arg) -> Shape:
    if arg.many:
        return many(maybe(key(arg.domain)))
    return key(arg.domain) if arg.name == "seat" else maybe(key(arg.domain))


def _rotated(
    domain: Domain, value: int | tuple[int, ...], by: int, seats: int
) -> int | tuple[int, ...]:
    if isinstance(value, tuple):
        return tuple(domain.rotated(one, by, seats) for one in value)
    return domain.rotated(value, by, seats)
