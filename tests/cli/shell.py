"""The command line as a user meets it."""

import os
import subprocess
import sys
from collections.abc import Mapping
from typing import Final, NamedTuple

import pytest

from backroom.cli.main import main

COMMAND: Final = (sys.executable, "-c", "from backroom.cli.main import main; exit(main())")


class Result(NamedTuple):
    """What a command left behind."""

    code: int
    out: str
    err: str


def call(capsys: pytest.CaptureFixture[str], *args: str) -> Result:
    """Run a command in this process."""
    try:
        code = main(args)
    except SystemExit as left:
        code = int(left.code or 0)
    told = capsys.readouterr()
    return Result(code, told.out, told.err)


def run(*args: str, typed: str = "", environment: Mapping[str, str] | None = None) -> Result:
    """Run a command in a process of its own, with lines typed into it."""
    variables = {**os.environ, "LC_ALL": "C.UTF-8", **(environment or {})}
    done = subprocess.run(
        [*COMMAND, *args],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=variables,
        timeout=120,
        check=False,
    )
    return Result(done.returncode, done.stdout, done.stderr)
