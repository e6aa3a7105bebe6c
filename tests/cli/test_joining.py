"""`backroom play --join URL`; the chair itself is in test_guest.py."""

import subprocess
from pathlib import Path

import pytest

from backroom.cli import joining
from backroom.cli.guest import Address
from backroom.engine.errors import BadSetup
from backroom.games import TUTORIAL
from backroom.texts.bundles import LANGUAGES, texts
from tests.server.processes import Server, server

from .shell import COMMAND
from .test_guest import begin, new_table

URL = "http://127.0.0.1:8000/tables/abc"


class LostGuest:
    """A guest whose house goes away while he waits for the host."""

    game = TUTORIAL["leduc"]
    seated: list["LostGuest"] = []  # noqa: RUF012

    is_back = False

    def __init__(self, address: object, name: str, language: str, session: object) -> None:
        self.name = name
        self.has_left = False
        self.seated.append(self)

    def wait_for_start(self) -> bool:
        """Nobody answers any more."""
        raise BadSetup("house-gone")

    def leave(self) -> None:
        """Remembered, so that a test can ask."""
        self.has_left = True


def test_a_house_that_goes_away_is_told_and_the_chair_is_given_back(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A name that is too long for the house is cut before it is sent."""
    monkeypatch.setattr(joining, "Guest", LostGuest)

    with pytest.raises(BadSetup, match="house-gone"):
        joining.join(URL, "Al" * 20, "en", False)

    guest = LostGuest.seated.pop()
    assert guest.has_left
    assert guest.name == "Al" * 12
    assert "Leduc" in capsys.readouterr().out


class AwayGuest(LostGuest):
    """A guest who comes back, and leaves again before the end."""

    is_back = True
    is_over = False


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_told_at_the_door_breaks_between_words(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """At eighty columns, when somebody is back and when somebody leaves."""
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr(joining, "Guest", AwayGuest)
    monkeypatch.setattr(joining, "play_one", lambda *args: False)

    joining.join(URL, "Al", language, False)

    told = capsys.readouterr().out
    words = texts(language)
    assert max(map(len, told.splitlines())) < 80
    assert words.text("join-left") in " ".join(told.split())


def joined(house: Server, address: Address) -> "subprocess.Popen[str]":
    """Ann sits down from a terminal that is a pipe."""
    table = f"{house.url}/tables/{address.table}"
    return subprocess.Popen(
        [*COMMAND, "play", "--join", table, "--plain", "--name", "Ann", "--lang", "en"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def test_a_match_is_joined_line_by_line(tmp_path: Path, at_home: Path) -> None:
    """With chat on the way; at the end another match is offered, and refused with Enter."""
    with server(tmp_path / "data") as house:
        host, address = new_table(house, TUTORIAL["leduc"], 2)
        process = joined(house, address)
        assert process.stdout is not None
        seated = process.stdout.readline()
        begin(host, address)
        out, err = process.communicate("/Good evening\n" + "call\n" * 30, timeout=60)

    assert process.returncode == 0, err
    assert seated.startswith("You have a chair at a table for Leduc")
    assert "Ann: “Good evening”" in out
    assert "/words=chat" in out
    assert "1. " in out
    assert out.endswith("1 Another match at this table; Enter leaves > ")
    assert not list((at_home / "records").glob("*.txt"))


def test_a_session_is_kept_by_house_and_name() -> None:
    """Two people may sit down from one machine, and houses may share a host."""
    here = {"BACKROOM_RECORDS": "/r"}
    files = {
        joining.session_file(house, name, here)
        for house in ("http://a:8000", "http://a:8001", "https://b")
        for name in ("Ann", "Bob", "../Ann")
    }

    assert len(files) == 9
    assert {file.parent for file in files} == {Path("/r/sessions")}


def test_whoever_left_comes_back_to_the_same_chair(tmp_path: Path, at_home: Path) -> None:
    """With the same command; the match stands where it was."""
    with server(tmp_path / "data") as house:
        host, address = new_table(house, TUTORIAL["leduc"], 2)
        first = joined(house, address)
        assert first.stdout is not None
        first.stdout.readline()
        begin(host, address)
        left, _ = first.communicate("q\n", timeout=60)
        again, _ = joined(house, address).communicate("call\n" * 30, timeout=60)

    assert "The same command brings you back" in left
    assert again.startswith("Welcome back, Ann: your chair is as you left it.\n")
    assert "1. " in again
