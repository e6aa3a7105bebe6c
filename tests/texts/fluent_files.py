"""Fluent files as the tests read them: their ids, and the variables each text uses."""

from functools import cache
from importlib.resources.abc import Traversable

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from backroom.texts.bundles import read


class Variables(Visitor):
    """Collects the variables and the other texts that a text refers to."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.texts: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's way
        """A variable is used."""
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - the visitor's way
        """Another text is used."""
        self.texts.add(node.id.name)


def entries(folder: Traversable, language: str) -> list[ast.Message]:
    """The texts of a file in order; anything that does not parse fails."""
    resource = parsed(read(folder, language))
    junk = [one.content for one in resource.body if isinstance(one, ast.Junk)]
    assert junk == []
    return [one for one in resource.body if isinstance(one, ast.Message)]


@cache
def parsed(text: str) -> ast.Resource:
    """A Fluent file, parsed once."""
    return FluentParser().parse(text)


def variables(message: ast.Message) -> set[str]:
    """The variables that a text uses."""
    seen = Variables()
    seen.visit(message)
    return seen.names


def referred(message: ast.Message) -> set[str]:
    """The other texts that a text uses."""
    seen = Variables()
    seen.visit(message)
    return seen.texts
