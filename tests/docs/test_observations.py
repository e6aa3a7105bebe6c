"""The tables of the observations are those of the games."""

import re
from typing import Any

from backroom.engine.observation import Section

from .observations import PAGE, page, table


def test_the_page_is_fresh() -> None:
    """`python -m tests.docs.observations` writes it."""
    assert PAGE.read_text("utf-8") == page()


def test_sections_that_differ_in_a_number_share_a_line() -> None:
    """With how far they lie apart, if others lie between them."""
    sections = (
        Section("own", 0, 2, "mine"),
        Section("seat 0: hand", 2, 3, "cards"),
        Section("seat 0: money", 5, 1, "dollars"),
        Section("seat 1: hand", 6, 3, "cards"),
        Section("seat 1: money", 9, 1, "dollars"),
    )

    assert list(table(sections))[2:] == [
        "| own | 0 | 2 | mine |",
        "| seat 0 … 1: hand | 2, every 4 | 2 x 3 | cards |",
        "| seat 0 … 1: money | 5, every 4 | 2 x 1 | dollars |",
    ]


def test_the_example_runs() -> None:
    """From a state to a row, a mask and back to an action."""
    [example] = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    names: dict[str, Any] = {}

    exec(compile(example, "observations.md", "exec"), names)

    assert len(names["row"]) == names["game"].observation.size
    assert names["action"] in names["state"].legal(names["seat"])
