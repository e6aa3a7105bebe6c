"""The bar for long runs, and colours: both on a terminal only."""

import os
import pty
import re
import struct
import subprocess
import sys
import termios
from fcntl import ioctl
from io import StringIO

import pytest

from backroom.cli.progress import bar

from .shell import COMMAND


class Terminal(StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        """As a terminal would."""
        return True


def advanced(wanted: bool) -> None:
    """Three pieces of work."""
    with bar(3, wanted) as advance:
        for _ in range(3):
            advance()


def test_a_bar_is_shown_on_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """With how much is done."""
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)

    advanced(True)

    assert "3/3" in terminal.getvalue()


def test_no_bar_is_shown_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor when it is not wanted, as with JSON."""
    paper, terminal = StringIO(), Terminal()

    monkeypatch.setattr(sys, "stderr", paper)
    advanced(True)
    monkeypatch.setattr(sys, "stderr", terminal)
    advanced(False)

    assert paper.getvalue() == terminal.getvalue() == ""


def on_a_terminal(typed: bytes, **environment: str) -> str:
    """What `backroom play --plain` writes to a real terminal of 80 by 24."""
    ours, theirs = pty.openpty()
    ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    variables = {**os.environ, "TERM": "xterm-256color", **environment}
    process = subprocess.Popen(
        [*COMMAND, "play", "chicago-poker", "--plain", "--seed", "1", "--bots", "lazy"],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=variables,
    )
    os.close(theirs)
    os.write(ours, typed)
    shown = b""
    while chunk := read_some(ours):
        shown += chunk
    os.close(ours)
    assert process.wait(60) == 0
    return shown.decode("utf-8")


def read_some(terminal: int) -> bytes:
    """What was written; nothing when the other side has left."""
    try:
        return os.read(terminal, 65536)
    except OSError:
        return b""


def test_a_terminal_gets_colours_and_fresh_pages() -> None:
    """Cards have the colour of their gang."""
    shown = on_a_terminal(b"1\nq\n", NO_COLOR="")

    assert shown.count("\x1b[2J") >= 2
    assert re.search(r"\x1b\[[0-9;]*3[1-6]m", shown)


def test_no_color_is_respected() -> None:
    """Pages stay, colours go."""
    shown = on_a_terminal(b"1\nq\n", NO_COLOR="1")

    assert "\x1b[2J" in shown
    assert not re.search(r"\x1b\[[0-9;]*\b3[0-7]m", shown)
    assert "Your hand" in shown
