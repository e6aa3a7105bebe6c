"""Events: what happened, for whom."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from backroom.engine.domains import SEAT, Domain
from backroom.engine.errors import BadNotation
from backroom.engine.events import (
    EVERYONE,
    MOST_SHARED,
    SPECTATOR,
    Event,
    EventTable,
    Values,
    shared,
)
from backroom.engine.tables import Arg, Verb

CARD = Domain("card", ["ace", "two", "three"])
TABLE = EventTable(
    (
        Verb("shuffled"),
        Verb("dealt", (Arg("seat", SEAT), Arg("card", CARD))),
        Verb("shown", (Arg("seat", SEAT), Arg("cards", CARD, many=True))),
    )
)


def test_the_audience_is_told_more_than_the_rest() -> None:
    """The spectator belongs to the rest."""
    event = Event("dealt", (1, 2), 0b10, (1, -1))

    assert event.seen_by(1) == (1, 2)
    assert event.seen_by(0) == (1, -1)
    assert event.seen_by(SPECTATOR) == (1, -1)


def test_without_a_public_form_the_rest_is_told_nothing() -> None:
    """Not even that something happened."""
    event = Event("dealt", (1, 2), 0b10)

    assert event.seen_by(1) == (1, 2)
    assert event.seen_by(0) is None
    assert event.seen_by(SPECTATOR) is None


def test_everyone_is_an_audience() -> None:
    """The spectator too."""
    event = Event("dealt", (1, 2), EVERYONE, None)

    assert event.seen_by(SPECTATOR) == event.seen_by(5) == (1, 2)


values = st.one_of(
    st.tuples(st.just("shuffled"), st.just(())),
    st.tuples(st.just("dealt"), st.tuples(st.integers(0, 5), st.integers(-1, 2))),
    st.tuples(
        st.just("shown"),
        st.tuples(st.integers(0, 5), st.lists(st.integers(-1, 2), max_size=4).map(tuple)),
    ),
)


@given(values)
def test_an_event_is_read_as_it_was_written(event: tuple[str, Values]) -> None:
    """Lists too, the empty one among them."""
    kind, told = event

    assert TABLE.parse(TABLE.text(kind, told)) == event


@pytest.mark.parametrize("text", ["", "burnt", "dealt 1", "dealt 1 ace two"])
def test_what_is_no_event_is_refused(text: str) -> None:
    """An unknown kind, or another number of values."""
    with pytest.raises(BadNotation, match="unknown-event"):
        TABLE.parse(text)


def test_events_are_told_in_json() -> None:
    """Hidden things are null."""
    assert TABLE.data("shown", (3, (0, -1))) == {
        "kind": "shown",
        "seat": "3",
        "cards": ["ace", None],
    }
    assert TABLE.data("dealt", (3, 1)) == {"kind": "dealt", "seat": "3", "card": "two"}


def test_events_turn_with_the_table() -> None:
    """Seats do, cards do not; lists are turned one by one."""
    seats = EventTable((Verb("asked", (Arg("seats", SEAT, many=True),)),))

    assert TABLE.rotated("shown", (3, (0, 1)), 2, 4) == (1, (0, 1))
    assert seats.rotated("asked", ((0, 3),), 1, 4) == ((1, 0),)


def test_an_event_that_happened_before_is_kept_once() -> None:
    """Whatever else happened in between, and however much: the memory of it is bounded."""
    first = shared(Event("dealt", (1, 2)))

    assert shared(Event("dealt", (1, 2))) is first
    assert shared(Event("dealt", (1, 2), 0b10)) is not first
    for number in range(MOST_SHARED + 1):
        event = Event("dealt", (0, number))
        assert shared(event) == event
    assert shared(Event("dealt", (1, 2))) == first
