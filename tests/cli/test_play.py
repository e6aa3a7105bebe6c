"""`backroom play`, in a process of its own, with lines typed into it."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from backroom.cli.play import choose_in_lines
from backroom.terminal.files import load
from backroom.terminal.wishes import Saved, Wishes
from backroom.texts.bundles import LANGUAGES

from .shell import run

# What is imported when the first question is asked, by lines and on the full screen.
IMPORTED: Final = """
import sys
from backroom.cli.main import main

main(["play", "omerta", "--plain"])
if sys.argv[1:]:
    import backroom.terminal.full.match
print(*sys.modules, file=sys.stderr)
"""
# What takes a moment to import, and is not needed to begin.
HEAVY: Final = (
    "markdown_it",
    "msgspec",
    "numpy",
    "pygments",
    "sqlalchemy",
    "starlette",
    "websockets",
)


def imported(*args: str) -> set[str]:
    """The modules that are loaded when the first question is asked."""
    line = [sys.executable, "-c", IMPORTED, *args]
    done = subprocess.run(line, input="q\n", capture_output=True, text=True, check=True)
    return set(done.stderr.split())


@pytest.mark.parametrize(("args", "most"), [((), 380), (("full",), 590)])
def test_it_begins_without_what_is_not_needed_yet(args: tuple[str, ...], most: int) -> None:
    """Imports are nearly all of the time until the first question, so they are counted."""
    modules = imported(*args)

    assert not modules & set(HEAVY)
    assert not {
        one for one in modules if one.startswith(("backroom.server", "backroom.research"))
    }
    games = {one for one in modules if re.fullmatch(r"backroom\.games\.\w+\.game", one)}
    assert games == {"backroom.games.omerta.game"}
    assert ("textual" in modules) == bool(args)
    assert len(modules) < most


def kept_in(out: str) -> str:
    """The file that the last lines name."""
    found = re.search(r"(?:--resume|written down in|staat in) (\S+)", out)
    assert found is not None
    return found[1]


def test_a_match_can_be_played_to_its_end() -> None:
    """The record lies where it says."""
    result = run("play", "leduc", "--seed", "7", typed="call\n" * 20)

    assert result.code == 0
    assert result.err == ""
    assert re.search(r"wins?\b|share the win", result.out)
    assert load(kept_in(result.out))[1].is_over


def test_no_colours_are_written_to_a_file() -> None:
    """Nothing but text."""
    assert "\x1b" not in run("play", "chicago-poker", typed="1\nq\n").out


def test_a_saved_match_is_resumed_in_the_same_file() -> None:
    """With everything that was chosen; the language may change."""
    saved = run("play", "chicago-poker", "--seed", "s", typed="draw\nq\n")
    file = kept_in(saved.out)
    before = Path(file).read_text(encoding="utf-8")

    again = run("play", "--resume", file, "--lang", "nl", typed="q\n")

    assert again.code == 0
    assert "Wat doe je?" in again.out
    assert kept_in(again.out) == file
    assert Path(file).read_text(encoding="utf-8") == before


def test_a_match_of_another_game_is_not_resumed() -> None:
    """The name must be right, if there is one."""
    file = kept_in(run("play", "leduc", typed="q\n").out)

    result = run("play", "chicago-poker", "--resume", file)

    assert result.code == 2
    assert "is of leduc, not of chicago-poker" in result.err


def test_the_language_follows_the_environment() -> None:
    """Unless it is named."""
    dutch = run("play", "leduc", typed="q\n", environment={"LC_ALL": "nl_NL.UTF-8"})
    named = run(
        "play", "leduc", "--lang", "en", typed="q\n", environment={"LC_ALL": "nl_NL.UTF-8"}
    )

    assert "De partij is bewaard" in dutch.out
    assert "The match is saved" in named.out


@pytest.mark.parametrize(
    ("spoken", "chosen", "told"), [("nl", "en", "--lang en "), ("en", "nl", "--lang nl ")]
)
def test_the_command_to_go_on_keeps_a_language_that_was_chosen(
    spoken: str, chosen: str, told: str
) -> None:
    """And leaves it out where the environment says the same."""
    environment = {"LC_ALL": f"{spoken}.UTF-8"}
    left = [
        run("play", "leduc", "--lang", language, typed="q\n", environment=environment).out
        for language in (chosen, spoken)
    ]

    assert f"backroom play {told}--resume " in left[0]
    assert "backroom play --resume " in left[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_menu_in_lines_breaks_between_words(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """At eighty columns; what goes on stands below its beginning."""
    monkeypatch.setenv("COLUMNS", "80")
    saved = [Saved(Path(f"{'a-record ' * 12}.txt"), "omerta", ("Guest", "Vito"))]
    monkeypatch.setattr("builtins.input", lambda question: "q")

    choose_in_lines(Wishes(language, saved))

    lines = capsys.readouterr().out.splitlines()
    whole = " ".join(line.strip() for line in lines)
    assert max(map(len, lines)) < 80
    assert any(line.startswith("   ") for line in lines)
    assert all(one.label in whole for one in Wishes(language, saved).lines())


def test_the_number_of_bots_gives_the_number_of_players() -> None:
    """Each is named."""
    out = run("play", "chicago-poker", "--bots", "lazy,random", typed="q\n").out

    assert "Vito (lazy); Pearl (random)" in out


def test_who_names_no_game_is_told_which_there_are() -> None:
    """There are several, in Dutch too."""
    assert "Welk spel? Er zijn chicago-poker," in run("play", "--lang", "nl").err
    assert "; er zijn chicago-poker," in run("play", "bridge", "--lang", "nl").err


@pytest.mark.parametrize("typed", [b"\xff\xfe\n", b"\x00\n", b"1" * 5000 + b"\n", b"?\n"])
def test_any_input_is_survived(typed: bytes) -> None:
    """Bytes that are no text, and numbers that are no choice."""
    result = run("play", "leduc", typed=typed.decode("latin-1"))

    assert result.code == 0
    assert result.err == ""
