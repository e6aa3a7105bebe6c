"""What a lesson is made of: a row of positions, and what the teacher hopes for in each.

The teacher's words are `lesson-<task>` (the question), `lesson-<task>-right` and
`lesson-<task>-wrong`, and `lesson-<task>-<answer>` for the answers of a quiz. The browser sets
the same tasks with the same words.
"""

import re
from collections.abc import Callable, Sequence
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple, TypeAlias

from backroom.engine.descriptor import load
from backroom.games import DESCRIPTORS
from backroom.texts.bundles import Texts

Judge: TypeAlias = Callable[[Sequence[str]], bool]


class Task(NamedTuple):
    """One question: a position in notation, with either a right move or written answers.

    `is_right` judges whole answers of seat 0, pick by pick in notation. The first answer of a
    `quiz` is the right one.
    """

    id: str
    position: str
    is_right: Judge | None = None
    quiz: tuple[str, ...] = ()


class Lesson(NamedTuple):
    """The tasks of one game in their order, and whoever sits at the table besides the pupil."""

    rivals: tuple[str, ...]
    tasks: tuple[Task, ...]


def answers(pattern: str) -> Judge:
    """A judge who hopes for picks that read so, with commas between."""
    wanted: Final = re.compile(pattern)
    return lambda picks: wanted.fullmatch(", ".join(picks)) is not None


def lesson_of(game: str) -> Lesson | None:
    """The lesson that a game's descriptor names; nothing for a game without one."""
    descriptor = DESCRIPTORS.get(game)
    if descriptor is None or not descriptor.lesson:
        return None
    lesson: Lesson = load(descriptor.lesson)
    return lesson


@cache
def lesson_texts(game: str, language: str) -> Texts:
    """What the teacher of a game says; apart from its other words, as few ask for it."""
    file = files("backroom.games") / game.replace("-", "_") / "texts" / f"lesson.{language}.ftl"
    return Texts(language, iter([file.read_text(encoding="utf-8")]))
