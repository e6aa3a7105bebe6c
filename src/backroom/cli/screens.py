"""Whether a command may fill the terminal."""

import os
import sys


def is_full(is_plain: bool) -> bool:
    """Whether the terminal can be filled, and the person wants it to be."""
    wanted = not is_plain and not os.environ.get("BACKROOM_PLAIN")
    able = all(one.isatty() for one in (sys.stdin, sys.stdout, sys.stderr))
    return wanted and able and os.environ.get("TERM", "") not in ("", "dumb", "unknown")
