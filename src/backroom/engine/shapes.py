"""Shapes: what the JSON of a value looks like, for the types of a client to be written from."""

from typing import Final, NamedTuple

from .domains import Domain


class Shape(NamedTuple):
    """One kind of JSON value; `inside` are the shapes it is made of.

    `names` are the fields of a record, or the words that a word can be; `domain` says which
    keys a key can be.
    """

    kind: str
    inside: tuple["Shape", ...] = ()
    names: tuple[str, ...] = ()
    domain: Domain | None = None


NUMBER: Final = Shape("number")
FLAG: Final = Shape("flag")


def key(domain: Domain) -> Shape:
    """The key of a thing that is always there to be seen."""
    return Shape("key", domain=domain)


def word(words: tuple[str, ...]) -> Shape:
    """The shape of a value that is one of a few words."""
    return Shape("word", names=words)


def maybe(shape: Shape) -> Shape:
    """A value, or null where there is none or it may not be seen."""
    return Shape("maybe", (shape,))


def many(shape: Shape) -> Shape:
    """The shape of a list, of any length, of equal things."""
    return Shape("many", (shape,))


def row(*shapes: Shape) -> Shape:
    """A list with a fixed place for each value."""
    return Shape("row", shapes)


def record(*fields: tuple[str, Shape]) -> Shape:
    """The shape of an object that holds these fields by name."""
    names = tuple(name for name, _ in fields)
    return Shape("record", tuple(shape for _, shape in fields), names)
