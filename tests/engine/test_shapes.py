"""What a client is told of the JSON of every game is what it gets."""

from collections.abc import Iterator
from typing import Any, Final

import pytest

from backroom.engine.events import SPECTATOR
from backroom.engine.fields import shape
from backroom.engine.shapes import FLAG, NUMBER, Shape, many, maybe, record, row, word
from backroom.games import ALL_GAMES
from tests.promises.cases import Case, cases
from tests.promises.walker import Walker

EVERY: Final = ALL_GAMES
MOMENTS: Final = 40


def misfits(shape: Shape, value: Any, path: str = "view") -> Iterator[str]:  # noqa: C901 one case a kind
    """The places where a value is not as its shape says."""
    match shape.kind, value:
        case "maybe", None:
            return
        case "maybe", _:
            yield from misfits(shape.inside[0], value, path)
        case "number", bool():
            yield f"{path}: {value!r}"
        case ("number", int()) | ("flag", bool()):
            return
        case "key", str() if shape.domain is not None and value in shape.domain.keys:
            return
        case "word", str() if value in shape.names:
            return
        case "many", list():
            for at, one in enumerate(value):
                yield from misfits(shape.inside[0], one, f"{path}[{at}]")
        case "row", list() if len(value) == len(shape.inside):
            for at, (inside, one) in enumerate(zip(shape.inside, value, strict=True)):
                yield from misfits(inside, one, f"{path}[{at}]")
        case "record", dict() if tuple(value) == shape.names:
            for name, inside in zip(shape.names, shape.inside, strict=True):
                yield from misfits(inside, value[name], f"{path}.{name}")
        case _:
            yield f"{path}: {value!r} is no {shape.kind}"


@pytest.mark.parametrize("case", cases(EVERY), ids=lambda case: case.name)
def test_views_and_events_are_as_clients_are_told(case: Case) -> None:
    """For every seat and for spectators, while a match is played at random."""
    match, game = case.match("shapes"), case.game
    told = shape(game.view_fields)
    found: list[str] = []

    for _ in Walker(case, "shapes").walk(match, MOMENTS):
        for seat in range(SPECTATOR, case.seats):
            view = match.view(seat)
            found += misfits(told, game.view_data(view))
            found += misfits(told, game.view_data(game.shown(view)))
    for seat in range(SPECTATOR, case.seats):
        for frame in match.frames(seat):
            for kind, values in frame.events:
                found += misfits(game.events.shape(kind), game.events.data(kind, values), kind)

    assert not found, found[:10]


def test_a_value_of_another_shape_is_seen() -> None:
    """The test above can fail."""
    pair = record(("card", maybe(NUMBER)), ("up", FLAG))

    assert not list(misfits(pair, {"card": None, "up": True}))
    assert list(misfits(pair, {"card": "red7", "up": True}))
    assert list(misfits(pair, {"card": 7}))
    assert list(misfits(row(NUMBER, NUMBER), [1]))
    assert list(misfits(many(word(("hand",))), ["gone"]))
