"""`backroom play`, in a process of its own, with lines typed into it."""

import re
from pathlib import Path

import pytest

from backroom.terminal.files import load

from .shell import run


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
    assert "The match is kept" in named.out


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
