"""A lesson being taken: the place of a pupil, and the desk with the teacher beside it."""

from collections.abc import Sequence
from typing import Final

from backroom.bots.advice import Advice
from backroom.engine.chance import SearchChance
from backroom.engine.errors import IllegalAction
from backroom.engine.events import Values
from backroom.engine.game import AnyGame
from backroom.engine.match import Decision
from backroom.engine.state import State
from backroom.engine.views import View
from backroom.terminal.choosing import Choosing
from backroom.terminal.desk import AGAIN, LEAVE, Desk
from backroom.terminal.menus import Item

from .lesson import Lesson, Task, lesson_texts

PUPIL: Final = 0


class School:
    """The pupil's seat: one position after the other, each asked until the answer is right."""

    def __init__(self, game: AnyGame, lesson: Lesson) -> None:
        self.game = game
        self.seat = PUPIL
        self._lesson = lesson
        self.at = 0
        # How the last answer was: nothing before the first one.
        self.was_right: bool | None = None
        self._state = self._set_up()

    @property
    def task(self) -> Task:
        """The task that is asked now, or the last one when all are done."""
        return self._lesson.tasks[min(self.at, self.count - 1)]

    @property
    def done(self) -> Task:
        """The task before it, whose answer was right."""
        return self._lesson.tasks[self.at - 1]

    @property
    def count(self) -> int:
        """How many tasks there are."""
        return len(self._lesson.tasks)

    @property
    def is_over(self) -> bool:
        """Whether every task has been answered rightly."""
        return self.at >= self.count

    def _set_up(self) -> State:
        seats = 1 + len(self._lesson.rivals)
        options = self.game.meta.read_options({}, seats)
        state: State = self.game.read(self.task.position, seats, options)
        return state

    def step(self) -> bool:
        """Nobody else acts in a lesson."""
        return False

    def names(self, person: str) -> tuple[str, ...]:
        """The pupil, then the rivals."""
        return (person, *self._lesson.rivals)

    def news(self) -> list[tuple[str, Values]]:
        """What happened is told by the teacher."""
        return []

    def view(self) -> View:
        """What the pupil may know of the position."""
        view: View = self.game.observe(self._state, PUPIL)
        return view

    def decision(self, picks: Sequence[int]) -> Decision | None:
        """What the pupil is asked after some picks; a quiz offers no action."""
        if self.task.quiz:
            return Decision(PUPIL, 0, self.view(), (), 0)
        state = self._state.clone()
        for pick in picks:
            if not self._asks(state):
                raise IllegalAction("choice-too-long")
            if pick not in state.legal(PUPIL):
                raise state.steps[-1].refusal(state, PUPIL, pick)
            state.apply(PUPIL, pick, SearchChance(0))
        if picks and not self._asks(state):
            return None
        step = state.steps[-1]
        legal, default = tuple(step.legal(state, PUPIL)), step.default(state, PUPIL)
        return Decision(PUPIL, state.prompt, self.game.observe(state, PUPIL), legal, default)

    def _asks(self, state: State) -> bool:
        return state.prompt == self._state.prompt and bool(state.pending >> PUPIL & 1)

    def submit(self, picks: Sequence[int]) -> None:
        """A whole answer to a task with a move."""
        written = [self.game.actions.text(pick) for pick in picks]
        self._judge(self.task.is_right is not None and self.task.is_right(written))

    def answer_quiz(self, answer: str) -> None:
        """One of the written answers."""
        self._judge(answer == self.task.quiz[0])

    def _judge(self, is_right: bool) -> None:
        """The next task after a right answer; a wrong one changes nothing."""
        self.was_right = is_right
        if is_right:
            self.at += 1
            self._state = self._set_up()

    def advice(self, picks: Sequence[int]) -> Advice | None:
        """The teacher gives advice in words, at the desk."""
        return None

    def says(self) -> list[int]:
        """There is nobody to talk to."""
        return []

    def say(self, say: int) -> None:
        """Nobody hears it: the teacher speaks, and the rivals do not listen."""

    def places(self) -> list[int]:
        """Nobody wins a lesson."""
        return []

    def catch_up(self) -> bool:
        """Nothing comes by itself: a question stands until it is answered."""
        return True

    @property
    def has_chat(self) -> bool:
        """Nobody is here to write to."""
        return False

    def chat(self, text: str) -> None:
        """Nobody reads it: the pupil is alone with the teacher."""

    def chat_lines(self) -> list[tuple[str, str]]:
        """There are none: nobody writes to a pupil."""
        return []


class SchoolDesk(Desk):
    """The desk of a pupil: the teacher's words instead of advice, and written answers."""

    def __init__(self, school: School, language: str) -> None:
        super().__init__(school, language)
        self._school = school
        self._teacher = lesson_texts(school.game.name, language)
        self._answered = ""

    def items(self, choosing: Choosing) -> list[Item]:
        """The moves, or the answers of a quiz in an order that does not give the first away."""
        quiz = self._school.task.quiz
        if not quiz:
            return super().items(choosing)
        told = [self._taught(answer) for answer in sorted(quiz)]
        return [Item(label, (), number) for number, label in enumerate(told, 1)]

    def choose(self, item: Item, choosing: Choosing) -> None:
        """Take one line of the list."""
        quiz = sorted(self._school.task.quiz)
        self._answered = quiz[item.number - 1] if quiz else ""
        super().choose(item, choosing)

    def answer(self, choosing: Choosing) -> None:
        """Let the teacher judge."""
        if self._school.task.quiz:
            self._school.answer_quiz(self._answered)
        else:
            self._school.submit(choosing.picks)

    def question(self, choosing: Choosing) -> str:
        """What the position asks, or which answer is right."""
        if self._school.task.quiz:
            return self.words.text("lesson-quiz")
        return super().question(choosing)

    def chosen(self, choosing: Choosing) -> list[str]:
        """The picks made; in a quiz there are none to add up."""
        return [] if self._school.task.quiz else super().chosen(choosing)

    def advice(self, choosing: Choosing) -> str:
        """What whoever has it wrong is told; quoted to somebody who has not tried yet."""
        told = self._taught("wrong")
        if self._school.was_right is False:
            return told
        return self.words.text("lesson-hint", {"told": told})

    def remark(self, choosing: Choosing) -> str:
        """What the teacher says: about the last answer, then the question that is open."""
        school = self._school
        if school.was_right is False:
            return self._taught("wrong")
        told: dict[str, object] = {"at": school.at + 1, "of": school.count}
        asked = f"{self.words.text('lesson-step', told)} {self._taught('')}"
        is_fresh = school.was_right and not choosing.picks
        return f"{self._praise()}\n{asked}" if is_fresh else asked

    def result(self) -> list[str]:
        """The teacher's last words."""
        return [self._praise()]

    def keys(self) -> str:
        """Nobody is here to talk to, and nothing is kept."""
        return "full-keys-lesson"

    def endings(self) -> dict[int, str]:
        """A real match comes next."""
        return {AGAIN: "lesson-play", LEAVE: "full-leave"}

    def _praise(self) -> str:
        return self._teacher.text(f"lesson-{self._school.done.id}-right")

    def _taught(self, what: str) -> str:
        id = f"lesson-{self._school.task.id}"
        return self._teacher.text(f"{id}-{what}" if what else id)
