"""The terminal: whether a command may fill it, and line by line."""

import os
import sys

from backroom.terminal.screen import Paper, Screen


def is_full(is_plain: bool) -> bool:
    """Whether the terminal can be filled, and the person wants it to be."""
    wanted = not is_plain and not os.environ.get("BACKROOM_PLAIN")
    able = all(one.isatty() for one in (sys.stdin, sys.stdout, sys.stderr))
    return wanted and able and os.environ.get("TERM", "") not in ("", "dumb", "unknown")


def in_lines() -> Screen:
    """The terminal line by line."""
    return Screen(Paper(highlight=False, markup=False, emoji=False), input)
