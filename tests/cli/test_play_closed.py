"""`backroom play` in a real terminal: a line is edited, and nothing is lost when it closes."""

import os
import pty
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from backroom.cli import play
from backroom.engine.record import Record
from backroom.terminal.files import load

from .shell import COMMAND

# Whoever leads a session and opens a terminal is the one who hears that it was closed, unless
# the tests were started by somebody who is deaf to it.
OPENED = (
    "import os, signal; signal.signal(signal.SIGHUP, signal.SIG_DFL);"
    "os.open(os.ttyname(0), os.O_RDWR); "
)
SECONDS = 60


class Terminal:
    """A terminal with `backroom play` in it, line by line."""

    def __init__(self, *args: str) -> None:
        self.here, there = pty.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-c", OPENED + COMMAND[-1], "play", "--plain", *args],
            stdin=there,
            stdout=there,
            stderr=there,
            env={**os.environ, "LC_ALL": "C.UTF-8", "TERM": "xterm"},
            start_new_session=True,
        )
        os.close(there)
        self.shown = self.read()

    def read(self) -> str:
        """What is shown until something can be typed, or until the end."""
        shown = b""
        while not shown.endswith(b"> "):
            try:
                shown += os.read(self.here, 4096)
            except OSError:
                break
        return shown.decode()

    def type(self, keys: str) -> str:
        """Keys, and what is shown then."""
        os.write(self.here, keys.encode())
        return self.read()

    def close(self) -> None:
        """The window is shut."""
        if self.here >= 0:
            os.close(self.here)
            self.here = -1


@pytest.fixture
def terminal() -> Iterator[Terminal]:
    """A match of Omerta at its first question."""
    opened = Terminal("omerta", "--seed", "s")
    yield opened
    opened.close()
    opened.process.kill()
    opened.process.wait(SECONDS)


def kept(home: Path) -> Record:
    """The one record that was written."""
    [file] = (home / "records").iterdir()
    return load(str(file))[0]


@pytest.mark.parametrize("number", [signal.SIGHUP, signal.SIGTERM, signal.SIGKILL])
def test_a_match_outlives_its_process(
    terminal: Terminal, at_home: Path, number: signal.Signals
) -> None:
    """With the answers that were given."""
    assert "Look at card 1" in terminal.shown
    assert "You look at" in terminal.type("1 2 1\n")

    terminal.process.send_signal(number)
    terminal.process.wait(SECONDS)

    assert terminal.process.returncode == -number
    assert "move" in {entry.kind for entry in kept(at_home).log if entry.seat == 0}


def test_a_match_outlives_its_window(terminal: Terminal, at_home: Path) -> None:
    """Also before the first answer."""
    terminal.close()
    terminal.process.wait(SECONDS)

    assert kept(at_home).notes["seed"] == "s"


def test_cursor_keys_edit_the_line(terminal: Terminal) -> None:
    """Left, and the letter under the cursor deleted; what is left leaves the match."""
    pytest.importorskip("readline")

    assert "backroom play --resume" in terminal.type("x\x1b[D\x1b[3~q\n")


def test_a_reader_who_goes_away_ends_it_as_the_shell_expects(at_home: Path) -> None:
    """`backroom play … | head -1`: no word, code 141, and the match is kept."""
    process = subprocess.Popen(
        [*COMMAND, "play", "leduc"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    process.stdout.close()

    _, told = process.communicate("call\n" * 20, timeout=SECONDS)

    assert (process.returncode, told) == (141, "")
    assert kept(at_home).game == "leduc"


def test_the_program_is_named_as_it_was_called(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By its name where the shell finds it so."""
    script = tmp_path / "my bin" / "backroom"
    script.parent.mkdir()
    script.touch(0o755)

    monkeypatch.setattr(sys, "argv", [str(script)])
    monkeypatch.setenv("PATH", "")
    assert play.program() == f"'{script}'"
    monkeypatch.setenv("PATH", str(script.parent))
    assert play.program() == "backroom"
    monkeypatch.setattr(sys, "argv", ["-c"])
    assert play.program() == "backroom"
