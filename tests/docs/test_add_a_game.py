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
IGNORED: Final = shutil.ignore_patterns("__pycache__", "static", "records", "node_modules")
MOST_TOUCHED: Final = 3


def test_a_copied_folder_keeps_every_promise_at_once(tmp_path: Path) -> None:
    """Copied and renamed by the commands of the page, then registered by hand."""
    before = copied(tmp_path)
    [commands] = re.findall(r"```\n(cp -R .*?)```", PAGE, re.DOTALL)

    subprocess.run(["bash", "-ec", commands], cwd=tmp_path, check=True)
    register(tmp_path)
    done = run_tests(
        tmp_path,
        "tests/games/test_every_game.py",
        "tests/games/speakeasy",
        "tests/docs/test_docs.py",
    )

    assert done.returncode == 0, done.stdout[-2000:]
    assert re.search(r"\d\d passed", done.stdout)
    assert touched(tmp_path, before) <= listed()
    assert "speakeasy" in run_games(tmp_path)


def test_a_new_game_touches_three_existing_files_at_most() -> None:
    """Outside its own folders; the page lists them, and each of them is there."""
    assert 0 < len(listed()) <= MOST_TOUCHED
    assert all((ROOT / path).is_file() for path in listed())


def listed() -> set[str]:
    """The existing files that the page tells to edit."""
    return set(re.findall(r"^- `([^`]+)`: its ", PAGE, re.MULTILINE))


def copied(folder: Path) -> dict[str, bytes]:
    """A copy of the project in a folder; gives its files as they are before the walk."""
    for part in ("src", "tests", "docs"):
        shutil.copytree(ROOT / part, folder / part, ignore=IGNORED)
    for file in ("pyproject.toml", "README.md", "CONTRIBUTING.md"):
        shutil.copy(ROOT / file, folder)
    return contents(folder)


def contents(folder: Path) -> dict[str, bytes]:
    """Every file below a folder, by its path."""
    files = [path for path in folder.rglob("*") if path.is_file()]
    return {str(path.relative_to(folder)): path.read_bytes() for path in files}


def touched(folder: Path, before: dict[str, bytes]) -> set[str]:
    """The files that were there before and are no longer the same."""
    after = contents(folder)
    return {path for path, content in before.items() if after.get(path) != content}


def register(folder: Path) -> None:
    """What the page says to do by hand for a game of the house."""
    edit(
        folder / "src/backroom/games/__init__.py",
        '    "capone",\n',
        '    "capone",\n    "speakeasy",\n',
    )
    edit(
        folder / "src/backroom/games/speakeasy/__init__.py",
        "    is_tutorial=True,\n",
        "",
    )
    edit(
        folder / "README.md",
        "| Capone | ",
        "| Speakeasy | Finnegan Southey et al., 2005 | 2 | a copy |\n| Capone | ",
    )


def run_games(folder: Path) -> str:
    """What `backroom games` lists, with the package of that folder."""
    command = [sys.executable, "-m", "backroom", "games"]
    environment = {**os.environ, "PYTHONPATH": str(folder / "src")}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return done.stdout


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
