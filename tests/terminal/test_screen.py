"""Lines on a screen, wrapped, cut and paged."""

from io import StringIO

import pytest

from backroom.terminal.screen import Paper

from .room import Room


def test_a_long_line_is_cut_and_a_paragraph_wrapped() -> None:
    """Later lines are indented."""
    room = Room([])

    room.screen.show(["x" * 200])
    lines = room.screen.wrapped(["word " * 30, ""])

    assert len(room.shown.splitlines()) == 1
    assert [line[:4] for line in lines] == ["word", "  wo", ""]
    assert max(map(len, lines)) <= room.screen.width


def test_a_column_of_a_list_stays_a_column() -> None:
    """The second line begins where the text of the first does."""
    lines = Room([]).screen.wrapped(["murder         " + "remove a card " * 8])

    assert lines[1].startswith(" " * 15 + "card")


def test_what_is_folded_stands_below_its_beginning() -> None:
    """Its lines break between words."""
    lines = Room([]).screen.folded("word " * 30, " 7 ").splitlines()

    assert [line[:7] for line in lines] == [" 7 word", "   word"]
    assert all(line.endswith("word") for line in lines)


def test_pages_wait_on_a_terminal_only() -> None:
    """Enter goes on, anything else stops."""
    lines = [f"line {n}" for n in range(50)]
    paper, screen, stopped = Room([]), Room(["", ""], True), Room(["q"], True)

    for room in (paper, screen, stopped):
        room.screen.pages(lines, "more?")

    assert "line 49" in paper.shown
    assert "line 49" in screen.shown
    assert screen.shown.count("more?") == 2
    assert "line 21" in stopped.shown
    assert "line 22" not in stopped.shown


def test_a_terminal_gets_fresh_pages() -> None:
    """Paper gets an empty line."""
    paper, screen = Room([]), Room([], True)

    paper.screen.clear()
    screen.screen.clear()

    assert paper.shown == "\n"
    assert "\x1b[2J" in screen.shown


def test_what_is_typed_is_stripped() -> None:
    """The question stands before it, on the same line."""
    room = Room(["  2  "])

    assert room.screen.ask("which? ") == "2"
    assert room.shown == "which? "


def test_what_cannot_be_shown_is_not_taken_as_typed() -> None:
    """A cursor key sends codes that would move through the page when told again."""
    room = Room(["\x1b[A", "1\t2", "\x00\x07"])

    assert [room.screen.ask("") for _ in range(3)] == ["[A", "1 2", ""]


def test_that_nobody_reads_any_more_is_passed_on() -> None:
    """For the exit code."""

    class Closed(StringIO):
        def write(self, text: str) -> int:
            raise BrokenPipeError

    with pytest.raises(BrokenPipeError):
        Paper(file=Closed()).print("text")
