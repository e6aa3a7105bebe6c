"""The parts of a game are named in its descriptor and loaded when they are needed."""

import pytest

from backroom.engine import seats
from backroom.engine.descriptor import load


def test_a_name_loads_a_module_or_what_stands_in_it() -> None:
    """The colon makes the difference."""
    assert load("backroom.engine.seats") is seats
    assert load("backroom.engine.seats:highest") is seats.highest


def test_a_name_that_leads_nowhere_fails_where_it_is_loaded() -> None:
    """A part that was misspelt is not taken for one that was left out."""
    with pytest.raises(ModuleNotFoundError):
        load("backroom.engine.nowhere")
    with pytest.raises(AttributeError):
        load("backroom.engine.seats:nothing")
