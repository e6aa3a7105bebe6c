"""Domains: named things and their values."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from backroom.engine.domains import HIDDEN, SEAT, Domain, Numbers
from backroom.engine.errors import BadNotation

COLOUR = Domain("colour", ["red", "green", "blue"])


@given(st.integers(-1, 2))
def test_a_value_is_read_as_it_was_written(value: int) -> None:
    """The hidden one too."""
    assert COLOUR.parse(COLOUR.text(value)) == value


def test_what_is_hidden_has_no_name() -> None:
    """A question mark in text, null in JSON."""
    assert COLOUR.text(HIDDEN) == "?"
    assert COLOUR.data(HIDDEN) is None
    assert COLOUR.data(2) == "blue"


def test_an_unknown_key_is_refused_by_name() -> None:
    """With the domain, so that the sentence can say what was expected."""
    with pytest.raises(BadNotation) as refused:
        COLOUR.parse("pink")

    assert refused.value.id == "unknown-key"
    assert refused.value.arguments == {"domain": "colour", "key": "pink"}


def test_numbers_run_from_nought() -> None:
    """Up to and including the largest."""
    chips = Numbers("chips", 3)

    assert chips.keys == ["0", "1", "2", "3"]
    assert chips.parse("3") == 3


@given(st.integers(-1, 3), st.integers(0, 9))
def test_only_seats_turn_with_the_table(value: int, by: int) -> None:
    """A hidden seat stays hidden."""
    expected = HIDDEN if value == HIDDEN else (value + by) % 4

    assert SEAT.rotated(value, by, 4) == expected
    assert COLOUR.rotated(value, by, 4) == value
