"""Taking a lesson, line by line and on the full screen."""

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from backroom.engine.errors import IllegalAction
from backroom.engine.game import AnyGame
from backroom.games import GAMES
from backroom.games.capone.game import CAPONE
from backroom.games.omerta.game import OMERTA
from backroom.terminal.desk import AGAIN, LEAVE
from backroom.terminal.full.app import House
from backroom.terminal.full.choices import Choices
from backroom.terminal.full.table import TableScreen
from backroom.terminal.lessons.lesson import lesson_texts
from backroom.terminal.lessons.school import School, SchoolDesk
from backroom.terminal.play import Pupil
from tests.terminal.room import Room
from tests.terminal.stage import perform, settled, shown

from .pupils import lesson, right_answer


def taken(game: AnyGame, typed: list[str], language: str = "en") -> tuple[School, str]:
    """A lesson line by line, and what was shown."""
    school = School(game, lesson(game))
    room = Room(typed)
    Pupil(SchoolDesk(school, language), room.screen).play()
    return school, " ".join(room.shown.split())


def all_right(game: AnyGame) -> list[str]:
    """What somebody types who knows everything."""
    typed = []
    for task in lesson(game).tasks:
        if task.quiz:
            typed.append(str(sorted(task.quiz).index(task.quiz[0]) + 1))
        else:
            typed.append(", ".join(right_answer(game, task)))
            # What was put together is shown once more before it counts.
            is_closed = task.id not in ("commit", "swap", "sell", "defend")
            typed += ["1"] if "," in typed[-1] and is_closed else []
    return typed


@pytest.mark.parametrize("language", ["en", "nl"])
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_whoever_knows_everything_is_praised_to_the_end(game: AnyGame, language: str) -> None:
    """Every question is put, and every right answer has its words."""
    school, told = taken(game, all_right(game), language)

    teacher = lesson_texts(game.name, language)
    assert school.is_over
    for task in lesson(game).tasks:
        assert " ".join(teacher.text(f"lesson-{task.id}").split()) in told
        assert " ".join(teacher.text(f"lesson-{task.id}-right").split()) in told
        assert teacher.text(f"lesson-{task.id}-wrong") not in told


def test_a_wrong_answer_is_answered_kindly_and_asked_again() -> None:
    """The position is the same, and the next answer may be right."""
    school, told = taken(OMERTA, ["peek 3, peek 4", "1", "peek 1, peek 2", "1"])

    assert "Any two would do" in told
    assert school.at == 1
    assert "Task 2 of 10." in told


def test_help_with_a_task_is_what_the_teacher_would_say_next() -> None:
    """Nobody needs to fail first."""
    school, told = taken(CAPONE, ["h"])

    assert "Whoever gets it wrong is told: “" in told
    assert "Mark exactly those three.”" in told
    assert school.at == 0


def test_help_after_a_wrong_answer_is_the_answer_to_it() -> None:
    """Said plainly, as it was to begin with."""
    school, told = taken(OMERTA, ["peek 3, peek 4", "1", "h"])

    assert "Any two would do" in told
    assert "Whoever gets it wrong" not in told
    assert school.at == 0


def test_a_quiz_does_not_give_its_first_answer_away() -> None:
    """The right answer comes first where it is written, and anywhere where it is shown."""
    task = next(task for task in lesson(OMERTA).tasks if task.quiz)
    school = School(OMERTA, lesson(OMERTA)._replace(tasks=(task,)))
    desk = SchoolDesk(school, "en")
    items = desk.items(desk.ask())

    assert [item.label for item in items] == [
        "Six, and 20 more",
        "Just my six",
        "Nothing: I had less than seven",
    ]
    assert desk.question(desk.ask()) == "What do you say?"


def test_picks_must_be_legal_and_no_more_than_asked() -> None:
    """As at any table."""
    school = School(OMERTA, lesson(OMERTA))
    peek = OMERTA.actions.parse

    with pytest.raises(IllegalAction):
        school.decision([peek("peek 1"), peek("peek 2"), peek("peek 3")])
    with pytest.raises(IllegalAction):
        school.decision([peek("draw")])


@pytest.mark.parametrize("wanted", [AGAIN, LEAVE])
def test_on_the_full_screen_a_match_can_follow(wanted: int) -> None:
    """After the last praise; the keys say what can be done in a lesson."""
    tasks = lesson(CAPONE).tasks[-1:]
    school = School(CAPONE, lesson(CAPONE)._replace(tasks=tasks))
    screen = TableScreen(SchoolDesk(school, "en"), lambda: None, "", pace=0)

    async def learn(app: House, pilot: Pilot[int]) -> None:
        await settled(pilot, screen)
        assert "Task 1 of 1. At last: wash it." in str(
            screen.query_one("#notice", Static).content
        )
        assert "leave the lesson" in shown(app)
        await pilot.press("2")
        await settled(pilot, screen)
        assert "Three steps cost 300" in shown(app)
        await pilot.press("7")
        await settled(pilot, screen)
        assert "Now go and make Mama proud." in " ".join(shown(app).split())
        assert [item.number for item in screen.query_one("#choices", Choices).items] == [1, 2]
        await pilot.press("1" if wanted == AGAIN else "2")

    app = perform(screen, learn)

    assert app.return_value == wanted
