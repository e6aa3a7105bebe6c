"""What the command line says when it is used wrongly, and how it ends."""

import os
import subprocess
import sys
from importlib.metadata import version

import pytest

from backroom.cli import games, serve
from backroom.cli.main import main

from .shell import COMMAND, call, run

MISUSE = {
    "frob": "invalid choice: 'frob'",
    "games extra": "unrecognized arguments: extra",
    "simulate": "required: GAME",
    "simulate nope": "There is no game “nope”",
    "simulate leduc --players 3": " players, not 3.",
    "simulate chicago-poker --players 1": "takes 2-6 players, not 1",
    "simulate chicago-poker --players -2": "takes 2-6 players, not -2",
    "simulate chicago-poker --players four": "invalid int value: 'four'",
    "simulate chicago-poker --matches 0": "'0' is not a whole number of at least 1",
    "simulate chicago-poker --matches 1.5": "'1.5' is not a whole number of at least 1",
    "simulate chicago-poker --bots capone": "There is no bot “capone”",
    "simulate chicago-poker --bots random,": "2 bots do not fit 4 seats",
    "simulate leduc --bots scripted": "scripted does not play leduc",
    "simulate chicago-poker --bots lazy,lazy": "2 bots do not fit 4 seats",
    "simulate chicago-poker --option colour=red": "has no option “colour”",
    "simulate chicago-poker --option short": "write NAME=VALUE",
    "simulate chicago-poker --option short=true": "is for 5-6 players, not 4",
    "simulate chicago-poker --players 5 --option short=1": "is false | true, not “1”",
    "simulate chicago-poker --players 5 --option short=True": "is false | true, not “True”",
    "simulate chicago-poker --match 3": "unrecognized arguments: --match 3",
    "arena": "required: GAME",
    "arena nope --bots lazy": "There is no game “nope”",
    "arena leduc": "--bots names a bot for each chair",
    "arena leduc --ladder --bots nope": "There is no bot “nope”",
    "arena leduc --bots nope": "There is no bot “nope”",
    "arena leduc --bots lazy,nope": "There is no bot “nope”",
    "arena leduc --bots oracle": "search does not play leduc",
    "arena chicago-poker --bots oracle:none": "There is no bot “oracle:none”",
    "play chicago-poker --bots oracle": "There is no bot “oracle”",
    "arena leduc --bots lazy,lazy,lazy": "takes 2 players, not 3",
    "arena chicago-poker --bots lazy,lazy --players 4": "2 bots do not fit 4 seats",
    "arena chicago-poker --bots lazy --players 7": "takes 2-6 players, not 7",
    "arena leduc --bots lazy --deals 0": "'0' is not a whole number of at least 1",
    "arena leduc --bots lazy --iterations none": "'none' is not a whole number of at least 1",
    "arena leduc --bots lazy --ms 0": "'0' is not a whole number of at least 1",
    "arena leduc --bots lazy --ms 5 --iterations 5": "not allowed with argument --ms",
    "arena leduc --bots lazy --jobs 2 --ray auto": "not allowed with argument --jobs",
    "arena leduc --bots lazy --jobs -1": "'-1' is not a whole number of at least 1",
    "arena leduc --bots lazy --resume": "--resume needs --out",
    "arena leduc --bots lazy --out README.md": "README.md/deals.jsonl cannot be written",
    "arena leduc --bots lazy --option short=true": "has no option “short”",
    "bench nope": "There is no game “nope”",
    "replay": "required: FILE",
    "replay no/such/file": "There is no file no/such/file",
    "replay tests": "cannot be read",
    "analyse": "required: FILE",
    "analyse no/such/file": "There is no file no/such/file",
    "analyse README.md": "This is not a Backroom record",
    "analyse tests/records/omerta/2-live-0.txt --seat 2": "seats are 0 to 1",
    "analyse tests/records/omerta/2-live-0.txt --iterations 0": "'0' is not a whole number",
    "serve --port 99999": "There is no port 99999",
    "serve --port many": "invalid int value: 'many'",
    "serve --port 0 --data README.md": "Nothing can be kept in README.md: Not a directory",
    "verify --data no/such/folder": "There is no Backroom data in no/such/folder",
    "backup copy.sqlite --data no/such/folder": "There is no Backroom data in no/such/folder",
    "restore no/such/file --data no/such/folder": "There is no file no/such/file",
    "restore README.md --data no/such/folder": "is not a whole Backroom database",
    "admin ban zzz --data no/such/folder": "There is no Backroom data in no/such/folder",
    "play": "Which game?",
    "play nope": "There is no game “nope”",
    "play leduc --seat 2": "seats are 0 to 1",
    "play leduc --seat -1": "seats are 0 to 1",
    "play leduc --lang fr": "invalid choice: 'fr'",
    "play chicago-poker --players 3 --bots a,b,c": "3 bots do not fit 2 seats",
    "play leduc --bots nope": "There is no bot “nope”",
    "play --resume no/such/file": "There is no file no/such/file",
}


@pytest.mark.parametrize("line", MISUSE)
def test_misuse_gets_one_clear_line_and_exit_code_2(
    capsys: pytest.CaptureFixture[str], line: str
) -> None:
    """On stderr; a program that reads stdout gets nothing."""
    result = call(capsys, *line.split())

    assert result.code == 2
    assert result.out == ""
    assert MISUSE[line] in result.err
    assert result.err.startswith("backroom")
    assert result.err.count("\n") == 1


def test_misuse_is_told_in_dutch_to_the_dutch(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The environment says so."""
    monkeypatch.setenv("LC_ALL", "nl_NL.UTF-8")

    assert "Er is geen spel" in call(capsys, "simulate", "nope").err


def test_the_version_is_that_of_the_package(capsys: pytest.CaptureFixture[str]) -> None:
    """And nothing else."""
    assert call(capsys, "--version") == (0, f"backroom {version('backroom')}\n", "")


def test_backroom_alone_opens_the_house(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is `backroom serve`."""
    monkeypatch.setattr(serve, "run", lambda args: 42)

    assert main([]) == 42


def test_a_command_is_imported_alone() -> None:
    """What it does not need takes no time; bare help needs all of them."""
    code = (
        "import sys; from backroom.cli.main import make_parser; make_parser('play');"
        "assert 'backroom.server' not in sys.modules and 'textual' not in sys.modules"
    )

    subprocess.run([sys.executable, "-c", code], check=True)


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    """With its arguments below it."""
    told = call(capsys, "--help").out

    for command in (
        "serve",
        "games",
        "play",
        "simulate",
        "arena",
        "replay",
        "analyse",
        "bench",
        "verify",
        "backup",
        "restore",
        "admin",
    ):
        assert command in told
        assert call(capsys, command, "--help").code == 0


def test_an_interrupt_ends_quietly(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the exit code that shells expect."""

    def interrupted(game: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(games, "described", interrupted)

    assert call(capsys, "games", "--json") == (130, "", "")


def test_a_fault_of_ours_is_one_line_too(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever wants the traceback can have it."""

    def faulty(game: object) -> None:
        raise ZeroDivisionError("by accident")

    monkeypatch.setattr(games, "described", faulty)

    result = call(capsys, "games", "--json")
    assert result.code == 1
    assert "ZeroDivisionError: by accident" in result.err
    assert result.err.count("\n") == 1
    monkeypatch.setenv("BACKROOM_TRACEBACK", "1")
    with pytest.raises(ZeroDivisionError):
        call(capsys, "games", "--json")


def test_a_closed_pipe_ends_quietly() -> None:
    """As in `backroom games | head -0`."""
    process = subprocess.Popen(
        [*COMMAND, "games"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()

    complaint = process.stderr.read()
    process.stderr.close()

    assert process.wait(60) == 141
    assert complaint == b""


def test_a_terminal_that_knows_few_characters_is_served_as_well() -> None:
    """Other characters are shown instead."""
    result = run("simulate", "nope", environment={"PYTHONIOENCODING": "ascii:strict"})

    assert result.code == 2
    assert "There is no game ?nope?" in result.err


def test_the_command_is_installed() -> None:
    """Under the name that the docs use."""
    scripts = os.path.dirname(COMMAND[0])
    done = subprocess.run(
        [os.path.join(scripts, "backroom"), "--version"], capture_output=True, check=True
    )

    assert done.stdout.startswith(b"backroom ")
