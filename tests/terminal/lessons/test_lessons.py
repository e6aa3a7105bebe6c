"""What every game's lesson keeps: tasks by the real rules, and words for every answer."""

from itertools import islice

import pytest

from backroom.engine.game import AnyGame
from backroom.games import DESCRIPTORS, GAMES
from backroom.terminal.lessons.lesson import answers, lesson_of, lesson_texts
from backroom.texts.bundles import LANGUAGES

from .pupils import MOST_ANSWERS, at, lesson, right_answer, whole_answers, written

by_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
by_language = pytest.mark.parametrize("language", LANGUAGES)


@by_game
def test_every_game_has_a_lesson_of_at_least_nine_tasks(game: AnyGame) -> None:
    """Each with a name of its own."""
    ids = [task.id for task in lesson(game).tasks]

    assert len(ids) == len(set(ids)) >= 9


@by_game
def test_the_pupil_is_asked_in_every_position(game: AnyGame) -> None:
    """In a task with a move, by the rules themselves; some answers are right and some wrong."""
    for task in lesson(game).tasks:
        school = at(game, task)
        if task.quiz:
            assert task.is_right is None
            continue
        assert task.is_right is not None
        tried = [
            task.is_right(written(game, one))
            for one in islice(whole_answers(school), MOST_ANSWERS)
        ]
        assert False in tried, f"nothing is wrong in {task.id}"
        assert True in tried, f"nothing is right in {task.id}"


@by_game
@by_language
def test_the_teacher_has_words_for_everything_and_no_more(game: AnyGame, language: str) -> None:
    """The question, praise, another try, and the answers of a quiz."""
    needed = {
        f"lesson-{task.id}{what}"
        for task in lesson(game).tasks
        for what in ("", "-right", "-wrong", *(f"-{answer}" for answer in task.quiz))
    }

    assert set(lesson_texts(game.name, language).ids) == needed


def test_a_game_without_a_lesson_has_none() -> None:
    """The tutorial game needs no teacher, and what is no game has no lesson either."""
    assert not DESCRIPTORS["leduc"].lesson
    assert lesson_of("leduc") is None
    assert lesson_of("whist") is None


def test_a_judge_reads_the_whole_answer() -> None:
    """Half of what is hoped for is not right."""
    judge = answers("move 11, to 17")

    assert judge(["move 11", "to 17"])
    assert not judge(["move 11"])
    assert not judge(["move 11", "to 17", "stop"])


@by_game
def test_a_right_answer_exists_in_notation(game: AnyGame) -> None:
    """Whoever types it gets on."""
    tasks = [task for task in lesson(game).tasks if not task.quiz]

    assert all(right_answer(game, task) for task in tasks)
