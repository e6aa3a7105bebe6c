"""Fluent files made ready for use: the house's own, the terminal's, and those of one game."""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

LANGUAGES: Final = ("en", "nl")


class Texts:
    """The texts of one language; an id that is not there is told as it is written."""

    def __init__(self, language: str, sources: Iterator[str]) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self.ids: list[str] = []
        for source in sources:
            resource = FluentResource(source)
            self.ids += [one.id.name for one in resource.body if isinstance(one, ast.Message)]
            self._bundle.add_resource(resource, allow_overrides=True)

    def has(self, id: str) -> bool:
        """Whether there is such a text."""
        return self._bundle.has_message(id)

    def text(self, id: str, args: Mapping[str, object] | None = None) -> str:
        """One text with its variables filled in."""
        if not self._bundle.has_message(id):
            return id
        value = self._bundle.get_message(id).value
        told = self._bundle.format_pattern(value, dict(args or {}))[0] if value else id
        return told if isinstance(told, str) else id


@cache
def texts(language: str, game: str = "") -> Texts:
    """All texts of a language for one game, or for the house alone."""
    return Texts(language, (read(folder, language) for folder in folders(game)))


def folders(game: str) -> list[Traversable]:
    """Where the texts lie that a table of this game needs; later ones may override."""
    house = files("backroom.texts")
    found = [house, house / "terminal"]
    if game:
        found.append(files("backroom.games") / game.replace("-", "_") / "texts")
    return found


def read(folder: Traversable, language: str) -> str:
    """The Fluent file of a language in a folder; a game may have none yet."""
    file = folder / f"{language}.ftl"
    return file.read_text(encoding="utf-8") if file.is_file() else ""
