"""The fences of the house: sizes, packages, changelog, and nothing of any one machine."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parent.parent

MOST_LINES: Final = 600
FENCED_FOLDERS: Final = ("src/", "tests/", "web/src/", "benchmarks/")
FENCED_SUFFIXES: Final = (".py", ".ts", ".svelte")
# Cards as printed, and what a program writes from types that lie in files of their own.
CATALOGUES: Final = ("cards.py", "catalogue.py", "wire.ts")

PACKAGE_FOLDERS: Final = ("src/backroom", "tests")
LOCK_FILES: Final = (
    "Pipfile.lock",
    "bun.lock",
    "npm-shrinkwrap.json",
    "pdm.lock",
    "pnpm-lock.yaml",
    "poetry.lock",
    "pylock.toml",
    "uv.lock",
    "yarn.lock",
)
FOREIGN: Final = {
    "a path of one machine": re.compile(
        r"(?<![\w.:/~$}<-])/(?:home|Users|root|work|opt|tmp|mnt|media)/[\w.-]"
        r"|\b[A-Z]:\\Users\\"
        r"|file:/{2}"
    ),
    "the address of a package registry": re.compile(
        r"pypi\.org|pythonhosted\.org|npmjs\.(?:org|com)|yarnpkg\.com|conda\.anaconda\.org"
        r"|index[-]url|find[-]links|https?://[^\s\"'<>]*/simple\b"
    ),
}
PINNED: Final = re.compile(r"[A-Za-z0-9._-]+==[A-Za-z0-9.!+]+")
LEAST_WORDS: Final = 4
FRAGMENT: Final = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*\.(?:added|changed|fixed|rules)\.md")


def too_long(path: str, text: str) -> bool:
    """Whether a source file stands above the fence; catalogues may."""
    fenced = path.startswith(FENCED_FOLDERS) and path.endswith(FENCED_SUFFIXES)
    return fenced and Path(path).name not in CATALOGUES and len(text.splitlines()) > MOST_LINES


def curt_docstrings(text: str) -> Iterator[str]:
    """Docstrings that are too short to say what a thing does and why it matters."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            told = ast.get_docstring(node)
            if told is not None and len(told.split()) < LEAST_WORDS:
                yield f"{getattr(node, 'name', 'the module')}: {told}"


def foreign_words(text: str) -> Iterator[str]:
    """What in a text is true on one machine only."""
    for what, pattern in FOREIGN.items():
        for number, line in enumerate(text.splitlines(), 1):
            if pattern.search(line):
                yield f"line {number}: {what}: {line.strip()[:80]}"


def names_addresses(path: str, text: str) -> bool:
    """Whether a file is a lock that says where packages come from."""
    name = Path(path).name
    return name in LOCK_FILES or (name == "package-lock.json" and '"resolved"' in text)


def unpinned(text: str) -> list[str]:
    """The lines of a constraints file that are more or less than a name and a version."""
    return [line for line in text.splitlines() if not PINNED.fullmatch(line)]


def foreign_imports(text: str) -> list[str]:
    """The packages that a module imports from outside the standard library and Backroom."""
    allowed = {*sys.stdlib_module_names, "backroom"}
    return [name for name in imported(ast.parse(text)) if name.partition(".")[0] not in allowed]


def imported(tree: ast.Module) -> Iterator[str]:
    """The absolute names that a module imports, at any depth."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            yield node.module


def bad_fragment(name: str, text: str) -> bool:
    """Whether a changelog fragment has another kind or length than the habit allows."""
    return not FRAGMENT.fullmatch(name) or len(text.splitlines()) != 1


def files() -> dict[str, str]:
    """The text of every file that is tracked or about to be, by path from the root."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    texts = {}
    for path in filter(None, listed.stdout.split("\0")):
        if (ROOT / path).is_file():
            texts[path] = (ROOT / path).read_text(encoding="utf-8", errors="replace")
    return texts


@pytest.fixture(scope="module")
def tree() -> dict[str, str]:
    """All files of the project."""
    return files()


def test_the_project_is_seen(tree: dict[str, str]) -> None:
    """An empty listing would let every other fence pass."""
    assert "pyproject.toml" in tree
    assert "tests/test_house.py" in tree


def test_no_source_file_stands_above_the_fence(tree: dict[str, str]) -> None:
    """Split along the rulebook, by phase or by card set."""
    assert [path for path, text in tree.items() if too_long(path, text)] == []


def test_no_docstring_is_three_words_long(tree: dict[str, str]) -> None:
    """A reader who needs one needs a sentence."""
    found = [
        f"{path}: {told}"
        for path, text in tree.items()
        if path.startswith("src/") and path.endswith(".py")
        for told in curt_docstrings(text)
    ]

    assert found == []


def test_no_file_knows_the_machine_it_was_written_on(tree: dict[str, str]) -> None:
    """No paths of a home folder, no hosts that packages come from."""
    found = [f"{path} {word}" for path, text in tree.items() for word in foreign_words(text)]

    assert found == []


def test_no_lock_file_names_addresses(tree: dict[str, str]) -> None:
    """Versions are pinned by name; where they come from is everybody's own affair."""
    assert [path for path, text in tree.items() if names_addresses(path, text)] == []


def test_constraints_are_names_and_versions_only(tree: dict[str, str]) -> None:
    """Also those of the benchmarks' peers."""
    pinned = {path: text for path, text in tree.items() if Path(path).match("constraints*.txt")}

    assert {path: unpinned(text) for path, text in pinned.items() if unpinned(text)} == {}
    assert "constraints.txt" in pinned


def test_no_compiled_module_lies_in_the_work_tree() -> None:
    """It would shadow the source that is being edited."""
    found = [path for suffix in ("so", "pyd") for path in (ROOT / "src").rglob(f"*.{suffix}")]

    assert found == []


def test_every_package_has_its_door(tree: dict[str, str]) -> None:
    """A folder of modules without `__init__.py` is found or missed by chance."""
    folders = {str(Path(path).parent) for path in tree if path.endswith(".py")}
    packages = {folder for folder in folders if folder.startswith(PACKAGE_FOLDERS)}

    assert [folder for folder in packages if f"{folder}/__init__.py" not in tree] == []


def test_the_engine_imports_the_standard_library_only(tree: dict[str, str]) -> None:
    """So that a researcher gets the games without the server's luggage."""
    engine = {
        path: text for path, text in tree.items() if path.startswith("src/backroom/engine/")
    }
    found = {path: foreign_imports(text) for path, text in engine.items()}

    assert engine
    assert {path: names for path, names in found.items() if names} == {}


def test_every_changelog_fragment_has_a_kind_and_one_line(tree: dict[str, str]) -> None:
    """See changelog.d/README.md."""
    fragments = {Path(path).name: text for path, text in tree.items() if "changelog.d/" in path}
    del fragments["README.md"], fragments["template.md.jinja"]

    assert [name for name, text in fragments.items() if bad_fragment(name, text)] == []


def test_a_curt_docstring_is_caught() -> None:
    """Whatever it stands in."""
    text = 'def f() -> None:\n    """Three curt words."""\n'

    assert list(curt_docstrings(text)) == ["f: Three curt words."]


def test_a_long_file_is_caught_and_a_long_catalogue_is_not() -> None:
    """The fence is real, and stands where it says."""
    longest = "line\n" * MOST_LINES

    assert not too_long("src/backroom/engine/state.py", longest)
    assert too_long("src/backroom/engine/state.py", longest + "line\n")
    assert too_long("web/src/pages/Table.svelte", longest + "line\n")
    assert not too_long("src/backroom/games/omerta/cards.py", longest * 2)
    assert not too_long("docs/rules/omerta.md", longest * 2)


@pytest.mark.parametrize(
    "line",
    [
        "root = '/" + "home/anna/backroom'",
        "see /" + "Users/anna/notes",
        "C:\\" + "Users\\anna",
        "https://" + "pypi." + "org/project/rich",
        "https://registry." + "npmjs." + "org/svelte",
        "--extra-index" + "-url=https:" + "//packages.example/",
        "https:" + "//packages.example/" + "simple/rich",
    ],
)
def test_a_word_of_one_machine_is_caught(line: str) -> None:
    """Each kind of them."""
    assert list(foreign_words(f"first line\n{line}\n"))


@pytest.mark.parametrize("line", ["GET /tables/home/x", "src/home/anna", "it is /root of 2"])
def test_a_harmless_slash_is_not_caught(line: str) -> None:
    """A fence that cries wolf is soon torn down."""
    assert not list(foreign_words(line))


def test_a_lock_with_addresses_is_caught() -> None:
    """An npm lock without them is welcome."""
    assert names_addresses("uv.lock", "")
    assert names_addresses("web/package-lock.json", '{"resolved": "anywhere"}')
    assert not names_addresses("web/package-lock.json", '{"version": "1.0.0"}')


def test_a_constraint_with_an_address_is_caught() -> None:
    """Or without a version."""
    assert unpinned("rich==15.0.0\nPyYAML==6.0.3\n") == []
    assert unpinned("rich\nrich>=15\nrich @ file:x.whl\n-e .\n")


def test_a_foreign_import_is_caught() -> None:
    """Inside a function too."""
    text = "import re\nfrom .state import State\ndef late():\n    from msgspec import json\n"

    assert foreign_imports(text) == ["msgspec"]


def test_a_fragment_of_another_kind_is_caught() -> None:
    """Or with two lines, or none."""
    assert not bad_fragment("resume-a-match.added.md", "A match can be resumed.\n")
    assert bad_fragment("resume-a-match.removed.md", "A match can be resumed.\n")
    assert bad_fragment("Resume.added.md", "A match can be resumed.\n")
    assert bad_fragment("resume-a-match.added.md", "One.\nTwo.\n")
    assert bad_fragment("resume-a-match.added.md", "")
