"""The walk of `docs/add-a-game.md` is walked: a copy of Leduc is a game at once."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
PAGE: Final = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
IGNORED: Final = shutil.ignore_patterns("__pycache__", "static", "records", "server", "web")


def test_a_copied_folder_keeps_every_promise_at_once(tmp_path: Path) -> None:
    """Copied and renamed by the commands of the page, then registered by hand."""
    for folder in ("src", "tests", "docs"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=IGNORED)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    [commands] = re.findall(r"```\n(cp -R .*?)```", PAGE, re.DOTALL)

    subprocess.run(["bash", "-ec", commands], cwd=tmp_path, check=True)
    edit(
        tmp_path / "src/backroom/games/__init__.py",
        "from .leduc.game import LEDUC",
        "from .leduc.game import LEDUC\nfrom .speakeasy.game import SPEAKEASY",
    )
    edit(
        tmp_path / "src/backroom/games/__init__.py",
        "{LEDUC.name: LEDUC}",
        "{LEDUC.name: LEDUC, SPEAKEASY.name: SPEAKEASY}",
    )
    done = run_tests(tmp_path, "tests/games/test_every_game.py", "tests/games/speakeasy")

    assert done.returncode == 0, done.stdout[-2000:]
    assert re.search(r"\d\d passed", done.stdout)


def edit(path: Path, old: str, new: str) -> None:
    """One change by hand."""
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{path.name} has {old!r} {text.count(old)} times"
    path.write_text(text.replace(old, new), "utf-8")


def run_tests(folder: Path, *tests: str) -> subprocess.CompletedProcess[str]:
    """The tests of the new game, with the package of that folder."""
    environment = {**os.environ, "PYTHONPATH": str(folder / "src")}
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "-k",
        "speakeasy",
    ]
    return subprocess.run(
        [*command, *tests],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
