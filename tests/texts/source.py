"""What the source says that needs a text: refusals, and ids written out."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from backroom.games import GAMES, TUTORIAL

ROOT: Final = Path(__file__).resolve().parents[2]
PACKAGE: Final = ROOT / "src" / "backroom"
ROOMS: Final = ("engine", "bots", "terminal", "cli", "texts")


class Raised(NamedTuple):
    """One place where a refusal is made: its id and the names of its arguments."""

    id: str
    arguments: frozenset[str]


@cache
def trees() -> list[ast.Module]:
    """The modules whose words are the house's or a game's; the server has its own."""
    games = [PACKAGE / "games" / name.replace("-", "_") for name in (*GAMES, *TUTORIAL)]
    folders = (*(PACKAGE / room for room in ROOMS), *games)
    doors = [PACKAGE / "games" / "__init__.py", PACKAGE / "library.py"]
    paths = [*doors, *(path for folder in folders for path in folder.rglob("*.py"))]
    return [ast.parse(path.read_text(encoding="utf-8")) for path in paths]


def refusal_classes() -> set[str]:
    """`Refusal` and all classes made from it."""
    bases = {
        node.name: {base.id for base in node.bases if isinstance(base, ast.Name)}
        for tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    }
    found = {"Refusal"}
    while more := {name for name, above in bases.items() if above & found} - found:
        found |= more
    return found


def refusals(tree: ast.Module, classes: set[str]) -> Iterator[Raised]:
    """All refusals a module makes; an id that is not written out fails the reader."""
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and node.args]
    for call in calls:
        if isinstance(call.func, ast.Name) and call.func.id in classes:
            arguments = frozenset(_keys(call.args[1:]))
            for id in _constants(call.args[0], tree):
                yield Raised(id, arguments)


def _constants(node: ast.expr, tree: ast.Module) -> list[str]:
    """The texts that an expression can be; a name is whatever the module assigns to it."""
    if isinstance(node, ast.IfExp):
        return _constants(node.body, tree) + _constants(node.orelse, tree)
    if isinstance(node, ast.Name) and (values := list(_assigned(node.id, tree))):
        return [text for value in values for text in _constants(value, tree)]
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    raise AssertionError(f"a refusal's id is not written out: {ast.unparse(node)}")


def _assigned(name: str, tree: ast.Module) -> Iterator[ast.expr]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == name:
            yield node.value


def _keys(nodes: list[ast.expr]) -> Iterator[str]:
    for node in nodes:
        if not isinstance(node, ast.Dict):
            raise AssertionError(f"arguments are not written out: {ast.unparse(node)}")
        for key in node.keys:
            assert isinstance(key, ast.Constant)
            yield str(key.value)


@cache
def all_refusals() -> dict[str, frozenset[str]]:
    """Every refusal id of the package with the arguments it always has."""
    classes = refusal_classes()
    found: dict[str, frozenset[str]] = {}
    for tree in trees():
        for id, arguments in refusals(tree, classes):
            found[id] = found.get(id, arguments) & arguments
    return found


def strings() -> set[str]:
    """Every string written out in the package, whole."""
    nodes = (node for tree in trees() for node in ast.walk(tree))
    return {
        node.value
        for node in nodes
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def web_text() -> str:
    """The browser's source, which uses the same texts."""
    sources = ROOT / "web" / "src"
    paths = [path for kind in ("ts", "svelte") for path in sources.rglob(f"*.{kind}")]
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)
