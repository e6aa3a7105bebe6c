"""What the house in a browser imports is there: Python itself, and the wheels of the site."""

import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
# The names under which the packages of the list are imported, where they differ.
IMPORTED: Final = {
    "attrs": ("attr", "attrs"),
    "fluent.runtime": ("fluent",),
    "fluent.syntax": ("fluent",),
    "precis-i18n": ("precis_i18n",),
}
OPEN: Final = """
import asyncio, sys
allowed = {{*sys.stdlib_module_names, "backroom", *{allowed!r}}}

class OnlyThese:
    def find_spec(self, name, path=None, target=None):
        # What a compiled build has beside its modules is its own.
        if name.partition(".")[0] not in allowed and not name.endswith("__mypyc"):
            raise ModuleNotFoundError(f"{{name}} is not in web/site/wheels.txt", name=name)

sys.meta_path.insert(0, OnlyThese())
from backroom.local.worker import open_worker

async def nothing(text):
    return "[]"

async def main():
    worker = await open_worker(nothing, nothing, print)
    await worker.close()

asyncio.run(main())
"""


def test_the_house_opens_with_the_wheels_of_the_site_alone() -> None:
    """Whoever imports another library at the top of a module keeps the site from opening."""
    listed = (ROOT / "web" / "site" / "wheels.txt").read_text(encoding="utf-8").splitlines()
    names = [line for line in listed if line and not line.startswith("#")]
    allowed = sorted({one for name in names for one in IMPORTED.get(name, (name,))})

    done = subprocess.run(
        [sys.executable, "-c", OPEN.format(allowed=allowed)],
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 0, done.stderr
