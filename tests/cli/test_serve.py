"""How `backroom serve` greets whoever starts it."""

import os
import pty
import re
import signal
import subprocess
from pathlib import Path

import httpx2
import pytest

from backroom.cli.serve import greeting

from .shell import COMMAND


@pytest.mark.parametrize(
    ("language", "stop"), [("en", "Ctrl-C closes"), ("nl", "Ctrl-C sluit")]
)
def test_the_greeting_says_how_to_stop_and_where_the_log_is(language: str, stop: str) -> None:
    """In the language of the terminal, in lines that break between words."""
    told = greeting(Path("data/server.log"), language)

    assert stop in " ".join(told.split())
    assert max(map(len, told.splitlines())) < 80
    assert told.endswith("data/server.log")


def test_a_person_gets_words_and_no_log(tmp_path: Path) -> None:
    """The address first, then how to stop; the log is a file beside the data."""
    leader, follower = pty.openpty()
    line = [*COMMAND, "serve", "--port", "0", "--data", str(tmp_path)]
    process = subprocess.Popen(line, stdin=follower, stdout=follower, stderr=follower)
    os.close(follower)
    shown = ""
    while "server.log" not in shown:
        shown += os.read(leader, 4096).decode()
    address = re.search(r"http://localhost:\d+", shown)
    assert address is not None
    # It answers, so it is up; the call waits until it does.
    assert httpx2.get(f"{address[0]}/healthz", timeout=60).status_code == 200
    process.send_signal(signal.SIGINT)

    assert process.wait(30) == 0
    os.close(leader)
    assert re.match(r"Backroom is open: http://localhost:\d+\r\n", shown)
    assert "Ctrl-C closes the house" in " ".join(shown.split())
    assert '"level"' not in shown
