"""The rulebook of a game in words: one source a language, with the engine's numbers in it.

The source is `texts/rules.<language>.md` in a game's folder: Markdown in which `{name}` is a
number or table out of `facts`, and a block that begins with ```` ```position 4 1 ```` is a
position in notation, drawn as seat 1 of four players sees it. `##` begins a chapter, and
`### P7 Title` a ruling; `*house*` after its title marks one that is not in the printed rules.
"""

import re
from collections.abc import Callable
from importlib.resources import files
from typing import Final, NamedTuple, TypeAlias

from backroom.engine.descriptor import load
from backroom.games import DESCRIPTORS

from .bundles import texts

# Draws a position: the game, the language, the players, the seat that looks, the notation.
Draw: TypeAlias = Callable[[str, str, int, int, str], list[str]]

PLACEHOLDER: Final = re.compile(r"\{([a-z0-9_.-]+)\}")
POSITION: Final = re.compile(r"```position (\d) (\d)\n(.*?)\n```", re.DOTALL)
CHAPTER: Final = re.compile(r"^## (.+)$", re.MULTILINE)


class Chapter(NamedTuple):
    """A part of a rulebook: its title, and its text in Markdown."""

    title: str
    text: str


def source(game: str, language: str) -> str:
    """The rulebook as it is written, with placeholders; empty for a game that has none."""
    folder = files("backroom.games") / game.replace("-", "_") / "texts"
    file = folder / f"rules.{language}.md"
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def rulebook(game: str, language: str, draw: Draw) -> str:
    """The whole rulebook in Markdown, numbers and drawings filled in."""
    written = source(game, language)
    if not written:
        return ""
    facts = load(DESCRIPTORS[game].facts)(texts(language, game))

    def drawn(found: re.Match[str]) -> str:
        seats, seat = int(found[1]), int(found[2])
        position = found[3].replace("\n", " ")
        lines = draw(game, language, seats, seat, position)
        return "\n".join(["```text", *lines, "```"])

    numbered = PLACEHOLDER.sub(lambda found: str(facts[found[1]]), written)
    return POSITION.sub(drawn, numbered)


def chapters(text: str) -> list[Chapter]:
    """The chapters of a rulebook, in order; what stands before the first is left out."""
    parts = CHAPTER.split(text)[1:]
    return [
        Chapter(title, body.strip("\n"))
        for title, body in zip(parts[::2], parts[1::2], strict=True)
    ]
