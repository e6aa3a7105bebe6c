"""What is written from the wire types is what they say."""

from pathlib import Path

from backroom.server.codegen.__main__ import stale


def test_generated_files_are_not_stale() -> None:
    """`python -m backroom.server.codegen` writes them anew."""
    assert stale(Path(__file__).parents[3]) == []
