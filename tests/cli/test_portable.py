"""The command starts where the modules of Unix are missing, as on Windows."""

import subprocess
import sys
from typing import Final

UNIX_ONLY: Final = ("fcntl", "grp", "pwd", "resource", "syslog", "termios", "tty")
PROGRAM: Final = """
import sys
for name in {names!r}:
    sys.modules[name] = None  # importing it fails
import os
for name in ("nice", "fork"):
    if hasattr(os, name):
        delattr(os, name)
import backroom.server.serve
import backroom.server.admin.actions
from backroom.cli.main import main
sys.exit(main({words!r}))
"""


def test_the_package_starts_without_the_modules_of_unix() -> None:
    """The command, and the server it would start."""
    program = PROGRAM.format(names=UNIX_ONLY, words=["games"])

    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )

    assert done.returncode == 0, done.stderr
    assert "Mafioso" in done.stdout
