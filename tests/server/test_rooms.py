"""The rooms of the server look one way: no module imports itself, however far around."""

import ast
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path
from typing import Final

import backroom.server

HOME: Final = Path(backroom.server.__file__).parent
PACKAGE: Final = "backroom.server"


def modules() -> dict[str, Path]:
    """Every module of the server by its full name."""
    found = {}
    for path in HOME.rglob("*.py"):
        parts = path.relative_to(HOME).with_suffix("").parts
        found[".".join((PACKAGE, *(one for one in parts if one != "__init__")))] = path
    return found


def imports(name: str, path: Path, known: dict[str, Path]) -> Iterator[str]:
    """The modules of the server that one of them imports, be it late or for its types only."""
    package = name if path.name == "__init__.py" else name.rpartition(".")[0]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            base = ".".join(filter(None, (package if node.level else "", node.module)))
            for one in node.names:
                full = f"{base}.{one.name}"
                yield full if full in known else base
        elif isinstance(node, ast.Import):
            yield from (one.name for one in node.names)


def test_no_module_imports_itself_however_far_around() -> None:
    """A cycle is told with its whole way round."""
    known = modules()
    graph = {
        name: {one for one in imports(name, path, known) if one in known}
        for name, path in known.items()
    }

    order = list(TopologicalSorter(graph).static_order())

    assert set(order) == set(known)
    assert order.index(f"{PACKAGE}.tables.moves") < order.index(f"{PACKAGE}.tables.bot_players")
    assert order.index(f"{PACKAGE}.tables.bot_players") < order.index(
        f"{PACKAGE}.tables.schedule"
    )
