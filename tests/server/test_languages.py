"""Languages: what a browser likes best among those the house speaks."""

from pathlib import Path

import pytest

from backroom.server.languages import spoken
from backroom.server.messages import tell
from backroom.server.refusals import TooMany

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


@pytest.mark.parametrize(
    ("seconds", "language", "end"),
    [
        ("1", "en", "Try again in 1 s."),
        ("2", "en", "Try again in 2 s."),
        ("1", "nl", "Probeer het over 1 s opnieuw."),
        ("2", "nl", "Probeer het over 2 s opnieuw."),
    ],
)
def test_who_was_too_fast_waits_a_second_or_several(
    seconds: str, language: str, end: str
) -> None:
    """One is not told to wait 1 seconds."""
    assert tell(TooMany("too-many", {"seconds": seconds}), language).endswith(end)
