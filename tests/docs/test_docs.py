"""The documents keep up with the house: listings are complete and examples run."""

import re
from pathlib import Path

import pytest

from backroom.games import GAMES, TUTORIAL

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text()
PAGES = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")])


def test_the_readme_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    """The Python in the README plays a whole match and prints who won."""
    [example] = re.findall(r"```python\n(.*?)```", README, re.DOTALL)

    exec(compile(example, "README.md", "exec"), {})

    assert re.match(r"won by \[.*1.*\] after \d+ moves", capsys.readouterr().out)


def test_the_readme_example_is_about_ten_lines() -> None:
    """Short enough to be read at a glance."""
    [example] = re.findall(r"```python\n(.*?)```", README, re.DOTALL)

    calls = [line for line in example.splitlines() if line and "import" not in line]

    assert len(calls) <= 10


@pytest.mark.parametrize("name", [*GAMES, *TUTORIAL])
def test_every_game_has_its_rules_page(name: str) -> None:
    """Titles and designers are credited on it, and each option is explained."""
    game = {**GAMES, **TUTORIAL}[name]

    page = (ROOT / "docs" / "rules" / f"{name}.md").read_text()

    assert game.meta.title in page
    assert all(designer in page for designer in re.split(r", | and ", game.meta.designers))
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


def test_every_make_target_of_the_documents_exists() -> None:
    """`make something` in a document is a target of the Makefile."""
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))

    texts = [page.read_text() for page in PAGES]
    named = {name for text in texts for name in re.findall(r"`make ([a-z]+)`", text)}

    assert named - targets == set()
