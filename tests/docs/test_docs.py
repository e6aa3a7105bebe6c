"""The documents keep up with the house: listings are complete and examples run."""

import re
import sqlite3
import tomllib
from dataclasses import fields
from pathlib import Path

import pytest

from backroom.bots.search.evaluator import evaluator_for
from backroom.games import ALL_GAMES, DESCRIPTORS, GAMES, TUTORIAL
from backroom.server.settings import LIMITS, Settings
from backroom.server.storage.sqlite.storage import migrate

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text()
PAGES = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")])


def test_the_readme_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    """The Python in the README plays a whole match and prints who won."""
    [example] = re.findall(r"```python\n(.*?)```", README, re.DOTALL)

    exec(compile(example, "README.md", "exec"), {})

    first, shown, last = capsys.readouterr().out.splitlines()
    assert re.fullmatch(
        r"won by \([0-3](, [0-3])*,?\) with places \([1-4](, [1-4]){3}\)", first
    )
    assert re.fullmatch(r"<PokerView of seat \d: .*> \[.*'draw'.*\]", shown)
    assert re.fullmatch(r"scripted won \d+%", last)
    assert ".state" not in example
    assert not re.search(r">>|<<| & ", example)


def test_the_readme_example_is_ten_lines_at_most() -> None:
    """Short enough to be read at a glance."""
    [example] = re.findall(r"```python\n(.*?)```", README, re.DOTALL)

    assert len([line for line in example.splitlines() if line]) <= 10


@pytest.mark.parametrize("name", [*GAMES, *TUTORIAL])
def test_every_game_has_its_rules_page(name: str) -> None:
    """Titles and designers are credited on it, and each option is explained."""
    game = ALL_GAMES[name]

    page = (ROOT / "docs" / "rules" / f"{name}.md").read_text()

    assert game.meta.title in page
    assert all(designer in page for designer in re.split(r", | & ", game.meta.designers))
    assert all(f"`{option.name}`" in page for option in game.meta.options)


@pytest.mark.parametrize("name", GAMES)
def test_the_readme_names_every_game(name: str) -> None:
    """A game of the house stands in the table of the README with its makers."""
    meta = GAMES[name].meta

    assert f"| {meta.title} | {meta.designers} |" in README


def test_every_decision_is_listed() -> None:
    """The index of decisions names each note, and no note that is not there."""
    folder = ROOT / "docs" / "decisions"
    notes = {note.name for note in folder.glob("[0-9]*.md")}

    assert set(re.findall(r"\]\((.*?\.md)\)", (folder / "README.md").read_text())) == notes


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_somewhere(page: Path) -> None:
    """Links between documents, and pictures, point to files that exist."""
    targets = re.findall(r"\]\(([^)#\s]+)[^)]*\)", page.read_text())

    missing = [
        target
        for target in targets
        if "://" not in target and not (page.parent / target).exists()
    ]

    assert missing == []


def test_every_variable_of_the_environment_is_documented() -> None:
    """Settings of the server by their fields, the others as they are written in the source."""
    sources = [path.read_text() for path in (ROOT / "src").rglob("*.py")]
    written = {
        name for text in sources for name in re.findall(r"\bBACKROOM_[A-Z_]*[A-Z]", text)
    }
    settings = {one.name for one in fields(Settings)} - {"limits"}
    limits = {name.upper() for name in LIMITS}

    pages = "\n".join(page.read_text() for page in PAGES)

    named = written | {f"BACKROOM_{name.upper()}" for name in settings}
    assert {name for name in named if "LIMIT" not in name and name not in pages} == set()
    assert {name for name in limits if f"`{name}`" not in pages} == set()


def test_every_benchmark_is_listed_with_its_question() -> None:
    """And no script that is not there."""
    page = (ROOT / "docs" / "performance.md").read_text()

    told = set(re.findall(r"^\| `benchmarks/(\w+\.py)` \|.*\?", page, re.MULTILINE))

    assert told == {path.name for path in (ROOT / "benchmarks").glob("*.py")}


@pytest.mark.parametrize("name", [name for name, one in DESCRIPTORS.items() if one.evaluator])
def test_the_base_iterations_are_those_of_the_evaluators(name: str) -> None:
    """The figures of the page follow the code."""
    page = (ROOT / "docs" / "performance.md").read_text()

    assert (
        f"| {GAMES[name].meta.title} | {evaluator_for(GAMES[name]).base_iterations} |" in page
    )


def test_the_compiled_folders_are_named_wherever_they_are_told() -> None:
    """By the build itself, and by every page that lists them."""
    build = tomllib.loads((ROOT / "pyproject.toml").read_text())
    hook = build["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["mypyc"]
    told = {"bots/*/*.py": ("bots/search", "bots/<game>")}
    included = [path.removeprefix("/src/backroom/") for path in hook["include"]]
    folders = [folder for path in included for folder in told.get(path, (path,))]

    for page in ("CONTRIBUTING.md", "docs/architecture.md", "docs/performance.md"):
        text = (ROOT / page).read_text()
        assert [folder for folder in folders if f"`{folder}`" not in text] == []


def test_the_keeper_finds_people_with_the_queries_of_the_page(tmp_path: Path) -> None:
    """Word for word, on a database of this version."""
    migrate(tmp_path / "backroom.sqlite")
    page = (ROOT / "docs" / "hosting.md").read_text()
    queries = re.findall(r'^sqlite3 FOLDER/backroom\.sqlite "(.*)"$', page, re.MULTILINE)

    connection = sqlite3.connect(tmp_path / "backroom.sqlite")
    with connection:
        connection.execute("INSERT INTO people VALUES ('p1', 'Ann', 0, 0), ('p2', 'Bob', 0, 0)")
        connection.execute("INSERT INTO sitters VALUES ('p1', 'ID')")
    found = [connection.execute(query).fetchall() for query in queries]
    connection.close()

    assert found == [[("p1", "Ann")], [("p1", "Ann")]]


def test_every_make_target_of_the_documents_exists() -> None:
    """`make something` in a document is a target of the Makefile."""
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))

    texts = [page.read_text() for page in PAGES]
    named = {name for text in texts for name in re.findall(r"`make ([a-z]+)`", text)}

    assert named - targets == set()


def test_the_examples_of_the_library_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each by itself, in an empty folder; a remark in one tells what is printed."""
    page = (ROOT / "docs" / "api.md").read_text()
    examples = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    monkeypatch.chdir(tmp_path)

    for example in examples:
        exec(compile(example, "api.md", "exec"), {"__name__": "example"})
        told = capsys.readouterr().out

        assert told
        assert all(f"{remark}\n" in told for remark in re.findall(r"\)  # (.*)", example))
    assert len(examples) == 3
    assert (tmp_path / "friday.txt").exists()
