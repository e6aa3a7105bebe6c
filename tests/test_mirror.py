"""Tests lie where their source lies: whoever knows one path knows the other.

A module `backroom/a/b.py` is tested by `tests/a/test_b.py` or a folder `tests/a/b`; a small one
may share the test that bears the name of its folder (`tests/test_a.py`, `tests/a/test_a.py`).
What is tested elsewhere stands below with its reason; an entry no longer needed is refused.
"""

from fnmatch import fnmatch
from pathlib import Path, PurePosixPath
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCE: Final = ROOT / "src" / "backroom"
TESTS: Final = ROOT / "tests"

ELSEWHERE: Final = {
    "__main__.py": "the command itself: every test in tests/cli calls it",
    "cli/admin.py": "tests/server/test_serve.py runs it beside a server",
    "cli/backup.py": "tests/server/test_serve.py runs it; its work: tests/server/admin",
    "cli/data.py": "tests/research/test_datasets.py reads the files it writes",
    "cli/export.py": "tests/server/admin/test_export.py runs it on a server's matches",
    "cli/move.py": "tests/server/admin/test_moving.py runs it between two databases",
    "cli/verify.py": "tests/server/test_serve.py runs it on a server's matches",
    "games/*": "a game is tested ruling by ruling, and by the promises in test_every_game.py",
    "research/batch/matches.py": "the core of VectorEnv: tests/research/test_vector.py",
    "research/gymnasium.py": "tests/peers/test_gymnasium.py, beside the library itself",
    "research/openspiel.py": "tests/peers/test_openspiel.py, beside the library itself",
    "research/pettingzoo.py": "tests/peers/test_pettingzoo.py, beside the library itself",
    "research/single.py": "what the adapters have in common: tests/peers",
    "server/ids.py": "every table and person has one",
    "server/logs.py": "tests/server/test_serve.py reads what a server wrote",
    "server/messages.py": "every refusal has its sentence: tests/server/wire/test_wire.py",
    "server/metrics.py": "tests/server/test_serve.py asks a server for its figures",
    "server/refusals.py": "every refusal has its code: tests/server/wire/test_wire.py",
    "server/timekeeper.py": "every clock of tests/server/tables/test_schedule.py runs on it",
    "terminal/desk.py": "line mode and full screen stand on it: test_play.py, test_full.py",
    "terminal/results.py": "tests/terminal/test_play.py plays matches to the results it tells",
    "terminal/rulebook.py": "tests/docs/test_rulebooks.py reads every page it draws",
    "texts/bundles.py": "every text passes through it: tests/texts/test_words.py",
    "texts/facts/*": "tests/docs/test_rulebooks.py compares its numbers with the engine",
    "texts/refusals.py": "every refusal has its text: tests/texts/test_files.py",
    "texts/rulebook.py": "tests/docs/test_rulebooks.py reads every rulebook through it",
}


def modules() -> list[str]:
    """The modules of the package that hold work, by path from its root."""
    found = (path.relative_to(SOURCE).as_posix() for path in SOURCE.rglob("*.py"))
    return sorted(path for path in found if not path.endswith("__init__.py"))


def places(module: str) -> list[str]:
    """Where a module may be tested, the closest first."""
    path = PurePosixPath(module)
    found = [path.with_name(f"test_{path.name}"), path.with_suffix("")]
    for folder in path.parents[:-1]:
        found += [folder / f"test_{folder.name}.py", folder.with_name(f"test_{folder.name}.py")]
    return [str(one) for one in found]


def is_mirrored(module: str) -> bool:
    """Whether there is a test where one looks for it."""
    return any((TESTS / place).exists() for place in places(module))


def test_every_module_is_tested_where_one_looks_for_it() -> None:
    """Or is said to be tested elsewhere."""
    missing = [
        module
        for module in modules()
        if not is_mirrored(module) and not any(fnmatch(module, one) for one in ELSEWHERE)
    ]

    assert missing == []


def test_what_is_tested_elsewhere_is_still_there_and_needs_its_entry() -> None:
    """A list that only grows hides what it was made for."""
    found = [module for module in modules() if not is_mirrored(module)]

    assert [one for one in ELSEWHERE if not any(fnmatch(module, one) for module in found)] == []


def test_a_module_is_looked_for_by_its_own_name_and_by_its_folder() -> None:
    """Not by any other."""
    assert places("server/http/cookies.py") == [
        "server/http/test_cookies.py",
        "server/http/cookies",
        "server/http/test_http.py",
        "server/test_http.py",
        "server/test_server.py",
        "test_server.py",
    ]
    assert is_mirrored("engine/match.py")
    assert not is_mirrored("engine/nowhere.py")
