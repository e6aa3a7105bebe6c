"""Which rulings there are, and which of them are cited by tests and broken by faults."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from backroom.games import DESCRIPTORS

from .fault import Plan

ROOT: Final = Path(__file__).resolve().parent.parent.parent
LETTERS: Final = {name.replace("-", "_"): one.letter for name, one in DESCRIPTORS.items()}


def gaps(plan: Plan) -> list[str]:
    """What is missing: a fault or a citing test for a ruling, or a ruling for a fault."""
    told = rulings(plan.folder)
    if not told:
        return [f"docs/rules has no page with the rulings of {plan.folder}"]
    broken = {fault.ruling for fault in plan.faults}
    cited = cited_rulings(plan.folder)
    behaving = [ruling for ruling in told if ruling not in plan.facts]
    return [
        *(f"{ruling} has no fault" for ruling in behaving if ruling not in broken),
        *(f"no test cites {ruling}" for ruling in behaving if ruling not in cited),
        *(f"{ruling} is no ruling" for ruling in {*broken, *plan.facts} - {*told}),
    ]


def rulings(folder: str) -> list[str]:
    """The numbers of a game's rulings, in order, from its page of rules."""
    names = (folder, folder.replace("_", "-"))
    pages = [ROOT / "docs" / "rules" / f"{name}.md" for name in dict.fromkeys(names)]
    texts = [page.read_text(encoding="utf-8") for page in pages if page.exists()]
    found = {ruling for text in texts for ruling in numbers_in(folder, text)}
    return sorted(found, key=lambda ruling: int(ruling[1:]))


def cited_rulings(folder: str) -> set[str]:
    """The rulings that docstrings of a game's tests cite."""
    found: set[str] = set()
    for path in sorted((ROOT / "tests" / "games" / folder).rglob("test_*.py")):
        for docstring in _docstrings(ast.parse(path.read_text(encoding="utf-8"))):
            found |= numbers_in(folder, docstring)
    return found


def numbers_in(folder: str, text: str) -> set[str]:
    """The rulings that a text names: `P6`."""
    return set(re.findall(rf"\b{LETTERS[folder]}[1-9]\d*\b", text))


def _docstrings(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield ast.get_docstring(node) or ""
