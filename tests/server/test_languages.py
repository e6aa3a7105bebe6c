"""Languages: what a browser likes best among those the house speaks."""

from pathlib import Path

import pytest

from backroom.server.languages import spoken

SERVER = Path(__file__).resolve().parents[3] / "src" / "backroom" / "server"
MADE_BY_ID = {"illegal-action", "choice-complete"}


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("nl-BE,nl;q=0.9,en;q=0.8", "nl"),
        ("fr,nl", "nl"),
        ("fr", "en"),
        ("", "en"),
        ("EN", "en"),
        ("en;q=0.3, nl-BE;q=0.9", "nl"),
        ("nl;q=0, en", "en"),
        ("nl;q=nonsense", "nl"),
        ("de, fr;q=0.9", "en"),
        ("-, ;;q=, *", "en"),
    ],
)
def test_the_reader_is_spoken_to_in_a_language_they_read(header: str, language: str) -> None:
    """The one they like best among those that the house speaks."""
    assert spoken(header) == language
