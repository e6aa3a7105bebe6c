"""The moments that the tests of the browser tell are those of the rules as they are."""

from backroom.games.chicago_gangsters.game import CHICAGO_GANGSTERS

from .recorded import GANGSTERS, GANGSTERS_FILE, moments


def test_the_recorded_moments_of_chicago_gangsters_are_fresh() -> None:
    """Written anew by `python -m tests.web.recorded`."""
    assert GANGSTERS_FILE.read_text(encoding="utf-8") == moments(CHICAGO_GANGSTERS, GANGSTERS)
