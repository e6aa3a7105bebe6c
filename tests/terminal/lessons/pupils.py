"""Pupils for tests: what the teacher of a task hopes for, found by trying everything."""

from collections.abc import Iterator

from backroom.engine.game import AnyGame
from backroom.terminal.lessons.lesson import Lesson, Task, lesson_of
from backroom.terminal.lessons.school import School

# No task has more answers than this before one of each kind is met.
MOST_ANSWERS = 3000


def lesson(game: AnyGame) -> Lesson:
    """The lesson of a game that has one."""
    found = lesson_of(game.name)
    assert found is not None
    return found


def at(game: AnyGame, task: Task) -> School:
    """A lesson that has come to a task."""
    return School(game, lesson(game)._replace(tasks=(task,)))


def whole_answers(school: School, picks: tuple[int, ...] = ()) -> Iterator[tuple[int, ...]]:
    """Every whole answer to the open task."""
    decision = school.decision(picks)
    if decision is None:
        yield picks
        return
    for action in decision.legal:
        yield from whole_answers(school, (*picks, action))


def written(game: AnyGame, picks: tuple[int, ...]) -> list[str]:
    """Picks in notation."""
    return [game.actions.text(pick) for pick in picks]


def right_answer(game: AnyGame, task: Task) -> list[str]:
    """The first answer that a teacher takes, in notation."""
    assert task.is_right is not None
    tried = (written(game, picks) for picks in whole_answers(at(game, task)))
    return next(answer for answer in tried if task.is_right(answer))
