"""When a command may fill the terminal."""

import sys
from io import StringIO

import pytest

from backroom.cli.screens import is_full


class Terminal(StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        """It is."""
        return True


def open_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make all three streams terminals, after pytest has put its own in their place."""
    for name in ("stdin", "stdout", "stderr"):
        monkeypatch.setattr(sys, name, Terminal())
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("BACKROOM_PLAIN", raising=False)


def test_a_terminal_is_filled_unless_the_person_wants_lines(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The wish is a flag or a variable of the environment."""
    open_terminal(monkeypatch)

    assert is_full(is_plain=False)
    assert not is_full(is_plain=True)
    monkeypatch.setenv("BACKROOM_PLAIN", "1")
    assert not is_full(is_plain=False)


@pytest.mark.parametrize("name", ["stdin", "stdout", "stderr"])
def test_a_pipe_is_not_filled(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """Whichever of the streams it is."""
    open_terminal(monkeypatch)
    monkeypatch.setattr(sys, name, StringIO())

    assert not is_full(is_plain=False)


@pytest.mark.parametrize("kind", ["", "dumb", "unknown"])
def test_a_terminal_that_cannot_move_its_cursor_is_not_filled(
    monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    """Lines are printed there."""
    open_terminal(monkeypatch)
    monkeypatch.setenv("TERM", kind)

    assert not is_full(is_plain=False)
