"""`backroom play --join URL`, before the match begins; the chair itself is in test_guest.py."""

import pytest

from backroom.cli import joining
from backroom.engine.errors import BadSetup
from backroom.games import TUTORIAL

URL = "http://127.0.0.1:8000/tables/abc"


class LostGuest:
    """A guest whose house goes away while he waits for the host."""

    game = TUTORIAL["leduc"]
    is_lost = True
    seated: list["LostGuest"] = []  # noqa: RUF012

    def __init__(self, address: object, name: str, language: str) -> None:
        self.name = name
        self.has_left = False
        self.seated.append(self)

    def wait_for_start(self) -> bool:
        """Nobody begins."""
        return False

    def leave(self) -> None:
        """Remembered, so that a test can ask."""
        self.has_left = True


def test_a_house_that_goes_away_is_told_and_the_chair_is_given_back(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A name that is too long for the house is cut before it is sent."""
    monkeypatch.setattr(joining, "Guest", LostGuest)

    with pytest.raises(BadSetup, match="house-gone"):
        joining.join(URL, "Al" * 20, "en")

    guest = LostGuest.seated.pop()
    assert guest.has_left
    assert guest.name == "Al" * 12
    assert "Leduc" in capsys.readouterr().out
