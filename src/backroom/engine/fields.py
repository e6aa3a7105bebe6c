"""Fields: how the parts of a state or a view are written as short text and as JSON.

A position is `name=value; name=value`, leaving out what is as in an empty position. The same
table of fields gives notation both ways and the JSON of views, so a thing is described once.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

from .domains import SEAT, Domain
from .errors import BadNotation
from .shapes import NUMBER, Shape, key, many, maybe, record, word
from .steps import AnyStep


class Codec:
    """Writes one kind of value as text and as JSON, and reads the text."""

    def text(self, value: Any) -> str:
        """The value as it is written in a position."""
        raise NotImplementedError

    def parse(self, text: str) -> Any:
        """The value that a notation names."""
        raise NotImplementedError

    def data(self, value: Any) -> object:
        """The value as JSON has it."""
        raise NotImplementedError

    def shape(self) -> Shape:
        """What `data` gives, for the types of a client."""
        raise NotImplementedError


class Number(Codec):
    """A whole number, below zero too."""

    def text(self, value: Any) -> str:
        """The number, written in decimal digits."""
        return str(value)

    def parse(self, text: str) -> Any:
        """The number that the digits name."""
        try:
            return int(text)
        except ValueError:
            raise BadNotation("not-a-number", {"text": text}) from None

    def data(self, value: Any) -> object:
        """The number as it is: JSON has numbers too."""
        return value

    def shape(self) -> Shape:
        """The shape of a JSON number."""
        return NUMBER


class One(Codec):
    """One value of a domain, `?` for none or hidden."""

    def __init__(self, domain: Domain) -> None:
        self._domain = domain

    def text(self, value: Any) -> str:
        """The key of the value in its domain."""
        return self._domain.text(value)

    def parse(self, text: str) -> Any:
        """Read the value that a key stands for."""
        return self._domain.parse(text)

    def data(self, value: Any) -> object:
        """The key of the value, or null where it is hidden."""
        return self._domain.data(value)

    def shape(self) -> Shape:
        """The shape of a key of the domain, or null."""
        return maybe(key(self._domain))


class Shown(One):
    """One value of a domain that everybody who has the field can see."""

    def shape(self) -> Shape:
        """The shape of a key of the domain, which is never null."""
        return key(self._domain)


class Each(Codec):
    """A list, its items written by another codec with a separator between.

    An empty list is the empty text; a list of one empty item is written `-`.
    """

    def __init__(self, item: Codec, separator: str = ",") -> None:
        self._item = item
        self._separator = separator

    def text(self, value: Any) -> str:
        """Write the items in order, with the separator between them."""
        texts = [self._item.text(one) for one in value]
        return "-" if texts == [""] else self._separator.join(texts)

    def parse(self, text: str) -> Any:
        """Read items in the order in which they are written."""
        if not text:
            return []
        return [self._item.parse(one.strip()) for one in _parts(text, self._separator)]

    def data(self, value: Any) -> object:
        """The items as a JSON list, each by its own codec."""
        return [self._item.data(one) for one in value]

    def shape(self) -> Shape:
        """A list of what the items are."""
        return many(self._item.shape())


class Fixed(Each):
    """A list kept as a tuple."""

    def parse(self, text: str) -> Any:
        """The items in order, as a tuple."""
        return tuple(super().parse(text))


class SeatMask(Codec):
    """A mask of seats, written as their numbers."""

    def text(self, value: Any) -> str:
        """The numbers of the seats in the mask, ascending."""
        return ",".join(str(seat) for seat in _seats(value))

    def parse(self, text: str) -> Any:
        """The mask of the seats named."""
        return sum(1 << SEAT.parse(seat.strip()) for seat in text.split(",") if seat)

    def data(self, value: Any) -> object:
        """A JSON list of seat numbers."""
        return _seats(value)

    def shape(self) -> Shape:
        """The shape of a JSON list of seat numbers."""
        return many(NUMBER)


class Steps(Codec):
    """The step stack, bottom first: `turn.2|raid.2.0`."""

    def __init__(self, kinds: Mapping[str, type[AnyStep]]) -> None:
        self._kinds = kinds

    def text(self, value: Any) -> str:
        """Write each step as its key and its numbers, joined by dots."""
        return "|".join(".".join([step.KEY, *map(str, step.values())]) for step in value)

    def parse(self, text: str) -> Any:
        """The steps that a text names, bottom of the stack first."""
        return [self._step(one.strip()) for one in text.split("|") if one]

    def data(self, value: Any) -> object:
        """The stack as a list of keys and numbers."""
        return [{"step": step.KEY, "values": list(step.values())} for step in value]

    def shape(self) -> Shape:
        """A list of keys and numbers."""
        keys = word(tuple(self._kinds))
        return many(record(("step", keys), ("values", many(NUMBER))))

    def _step(self, text: str) -> AnyStep:
        key, *numbers = text.split(".")
        try:
            return self._kinds[key](*map(int, numbers))
        except (KeyError, TypeError, ValueError):
            raise BadNotation("unknown-step", {"step": text}) from None


class Field(NamedTuple):
    """One attribute of a state or a view and how it is written."""

    name: str
    codec: Codec


PAIRS = Fixed(Fixed(Number(), "."), ",")


def shared_fields(kinds: Mapping[str, type[AnyStep]]) -> tuple[Field, ...]:
    """The fields of `State`, for a game's own table to start with."""
    return (
        Field("steps", Steps(kinds)),
        Field("prompt", Number()),
        Field("pending", SeatMask()),
        Field("drafts", Fixed(Fixed(Number()), "|")),
        Field("talk", PAIRS),
        Field("winners", SeatMask()),
    )


def shared_view_fields(kinds: Mapping[str, type[AnyStep]]) -> tuple[Field, ...]:
    """The fields of `View`, for a game's own table to start with."""
    return (
        Field("seat", Number()),
        Field("seats", Number()),
        Field("options", Fixed(Number())),
        Field("steps", Steps(kinds)),
        Field("prompt", Number()),
        Field("waiting", SeatMask()),
        Field("draft", Fixed(Number())),
        Field("talk", PAIRS),
        Field("winners", SeatMask()),
    )


def write(fields: tuple[Field, ...], thing: object, blank: object | None = None) -> str:
    """All fields of a thing that are not as in the blank one, as text."""
    parts = []
    for name, codec in fields:
        text = codec.text(getattr(thing, name))
        if blank is None or text != codec.text(getattr(blank, name)):
            parts.append(f"{name}={text}")
    return "; ".join(parts)


def read(fields: tuple[Field, ...], text: str, thing: object) -> set[str]:
    """Sets the fields that a text names on a thing; gives their names."""
    codecs = dict(fields)
    given = set()
    for part in text.split(";"):
        if not part.strip():
            continue
        name, equals, value = part.partition("=")
        name = name.strip()
        if not equals or name not in codecs:
            raise BadNotation("unknown-field", {"field": name})
        setattr(thing, name, codecs[name].parse(value.strip()))
        given.add(name)
    return given


def data(fields: tuple[Field, ...], thing: object) -> dict[str, object]:
    """All fields of a thing as JSON has them."""
    return {name: codec.data(getattr(thing, name)) for name, codec in fields}


def shape(fields: tuple[Field, ...]) -> Shape:
    """What `data` gives for a thing with these fields."""
    return record(*((name, codec.shape()) for name, codec in fields))


def _seats(mask: int) -> list[int]:
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


def _parts(text: str, separator: str) -> list[str]:
    return [""] if text == "-" else text.split(separator)
