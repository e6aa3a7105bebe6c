"""A match on the full screen: the table, the story, what is asked and what can be done."""

import time
from collections.abc import Callable
from typing import Final

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static
from textual.worker import Worker, WorkerState

from backroom.engine.errors import Refusal
from backroom.terminal.choosing import Choosing
from backroom.terminal.desk import FULL_HELP, LEAVE, Desk
from backroom.terminal.menus import Item

from .board import BoardScreen
from .choices import Choices
from .reading import Reading, Writing, pages, paragraphs

# From so many columns on the story stands beside the table, not below it.
BESIDE: Final = 160
STORY_PART: Final = 3
PACE_SECONDS: Final = 0.4
TICK_SECONDS: Final = 0.5
MOST_CHAT: Final = 500


class TableScreen(BoardScreen):
    """One person's side of a match; dismissed with what the person wants next."""

    def __init__(
        self,
        desk: Desk,
        keep: Callable[[], None],
        welcome: str,
        pace: float = PACE_SECONDS,
    ) -> None:
        super().__init__()
        self.desk = desk
        self._keep = keep
        self._words = desk.words
        self._notice = welcome
        self._pace = pace
        self._choosing: Choosing | None = None
        self._is_talking = False
        self._was_asked = False
        self._since = time.monotonic()
        self._view = desk.place.view()

    def below_question(self) -> ComposeResult:
        """What was chosen so far, and what can be chosen next."""
        yield Static(id="chosen")
        yield Choices(id="choices")

    def on_mount(self) -> None:
        """The table is there at once; then the others play until the person is asked."""
        self._keep()
        self.set_interval(TICK_SECONDS, self._tick)
        self.redraw()
        self._go_on()

    # The others

    def _go_on(self) -> None:
        """The others act in a thread of their own, so that the screen stays alive."""
        self._choosing = None
        self._since = time.monotonic()
        self.redraw()
        self.run_worker(self._follow, thread=True, exit_on_error=False, name="others")

    def _follow(self) -> None:
        while self.desk.place.step():
            self.app.call_from_thread(self._hear)
            # Nobody waits to see what came before the first question, or before his own turn.
            is_asked = self._view.waiting >> self.desk.place.seat & 1
            if self._was_asked and not is_asked:
                time.sleep(self._pace)

    def _hear(self) -> None:
        self._since = time.monotonic()
        if self.desk.listen():
            self.redraw()

    def on_worker_state_changed(self, event: Worker.StateChanged) -> None:
        """The person is asked, or the match is over, or something went wrong."""
        if event.state is WorkerState.ERROR and event.worker.error is not None:
            self._fail(event.worker.error)
        elif event.state is WorkerState.SUCCESS:
            self._hear()
            if not self.desk.place.is_over:
                self._choosing = self.desk.ask()
                self._was_asked = True
                self._teach()
            self._keep()
            self.redraw()

    def _tick(self) -> None:
        if self._choosing is None:
            self._draw_question()
        elif self.desk.place.has_chat:
            self._look_up()

    def _look_up(self) -> None:
        """In a house things happen while a person thinks; the question itself may be over."""
        try:
            stands = self.desk.place.catch_up()
        except Refusal as refusal:
            self._fail(refusal)
            return
        if not stands:
            self._notice = self._words.text("question-gone")
            self._go_on()
        elif self.desk.listen():
            self.redraw()

    def _fail(self, fault: BaseException) -> None:
        """Leave the screen; what went wrong is told on the terminal below it."""
        self.app.fault = fault  # type: ignore[attr-defined]
        self.app.exit(return_code=1)

    # What the person does

    def on_key(self, event: events.Key) -> None:
        """A command, or a key for the list."""
        commands: dict[str, Callable[[], None]] = {
            "question_mark": self._help,
            "h": self._advise,
            "u": self._undo,
            "backspace": self._undo,
            "l": self._log,
            "s": self._talk,
            "c": self._chat,
            "q": self._leave,
            "escape": self._cancel,
            "pageup": lambda: self._scroll(-1),
            "pagedown": lambda: self._scroll(1),
        }
        if self._choices().key(event.key):
            event.stop()
        elif event.key in commands:
            event.stop()
            commands[event.key]()

    def on_choices_chosen(self, message: Choices.Chosen) -> None:
        """Do what the chosen item of the list stands for."""
        self._notice = ""
        if self.desk.place.is_over:
            self.dismiss(list(self.desk.endings())[message.item.number - 1])
        elif self._is_talking:
            self._announce(message.item)
        elif self._choosing is not None:
            self._choose(message.item, self._choosing)

    def _teach(self) -> None:
        """Where somebody teaches, he speaks with every question."""
        if self._choosing is not None:
            self._notice = self.desk.remark(self._choosing) or self._notice

    def _choose(self, item: Item, choosing: Choosing) -> None:
        try:
            self.desk.choose(item, choosing)
            if choosing.is_settled:
                self.desk.answer(choosing)
                self._keep()
                self._hear()
                self._go_on()
                return
        except Refusal as refusal:
            self._notice = self._words.refusal(refusal)
            self._choosing = self.desk.ask()
            self.redraw()
            return
        self._teach()
        self.redraw()

    def _undo(self) -> None:
        if self._choosing is None:
            return
        undone = self._choosing.undo()
        self._notice = "" if undone else self._words.text("nothing-to-undo")
        self.redraw()

    def _advise(self) -> None:
        if self._choosing is not None:
            self._notice = self.desk.advice(self._choosing)
            self.redraw()

    def _talk(self) -> None:
        if self.desk.place.says() and not self.desk.place.is_over:
            self._is_talking = True
            self.redraw()

    def _announce(self, item: Item) -> None:
        self._is_talking = False
        try:
            self.desk.place.say(item.actions[0])
            self._keep()
            self._hear()
        except Refusal as refusal:
            self._notice = self._words.refusal(refusal)
        self.redraw()

    def _chat(self) -> None:
        if self.desk.place.has_chat:
            asked = self._words.text("full-chat")
            self.app.push_screen(Writing(asked, MOST_CHAT), self._write)

    def _write(self, text: str | None) -> None:
        if not text:
            return
        try:
            self.desk.place.chat(text)
        except Refusal as refusal:
            self._notice = self._words.refusal(refusal)
        self._hear()
        self.redraw()

    def _cancel(self) -> None:
        if self._is_talking:
            self._is_talking = False
            self.redraw()
        else:
            self._undo()

    def _help(self) -> None:
        self.app.push_screen(
            Reading(pages(self.desk.help_pages(FULL_HELP)), self._words.text("full-back"))
        )

    def _log(self) -> None:
        told = paragraphs(self.desk.story.paragraphs())
        self.app.push_screen(Reading(told, self._words.text("full-back"), at_end=True))

    def _leave(self) -> None:
        self.dismiss(LEAVE)

    def _scroll(self, by: int) -> None:
        story = self.query_one("#story", VerticalScroll)
        if by < 0:
            story.scroll_page_up(animate=False)
        else:
            story.scroll_page_down(animate=False)

    # What is shown

    def redraw(self) -> None:
        """All of it; it is little enough."""
        if not self.is_mounted or not self.size.width:
            return
        self._view = self._choosing.view if self._choosing else self.desk.place.view()
        beside = self.size.width >= BESIDE
        body, story = self.query_one("#body"), self.query_one("#story")
        body.styles.layout = "horizontal" if beside else "vertical"
        body.set_class(beside, "beside")
        width = self.size.width - (self.size.width // STORY_PART if beside else 0) - 1
        story.styles.width = self.size.width // STORY_PART if beside else "100%"
        self.query_one("#table").styles.width = width if beside else "100%"
        heard = self.desk.story.heard
        self.draw_board(self.desk.drawing, self._view, self._words, heard, width - 1)
        self._draw_head()
        self._draw_story()
        self._draw_question()
        self._draw_choices()
        self._draw_keys()

    def _draw_head(self) -> None:
        title = Text(self._words.text("game-title"), "bold")
        standing = self.desk.standing(self._view)
        goal = Text(f"  {self.desk.goal()}", "italic")
        room = self.size.width - title.cell_len - len(standing) - 3
        goal.truncate(max(0, room), overflow="ellipsis")
        title.append_text(goal)
        title.append(" " * max(2, self.size.width - title.cell_len - len(standing) - 1))
        self.query_one("#head", Static).update(title.append(standing, "bold"))

    def _draw_story(self) -> None:
        """What happened since the last answer; in a tall panel, more of what was before."""
        is_tall = self.query_one("#body").has_class("beside")
        told = self.desk.story.paragraphs(0, self.desk.fresh) if is_tall else self.desk.news()
        self.query_one("#told", Static).update(Text("\n").join(Text(one) for one in told))
        story = self.query_one("#story", VerticalScroll)
        self.call_after_refresh(story.scroll_end, animate=False)

    def _draw_question(self) -> None:
        self.draw_notice(self._notice)
        lines: list[str] = []
        if self.desk.place.is_over:
            asked, *lines = self.desk.result()
        elif self._is_talking:
            asked = self._words.text("full-say")
        elif self._choosing is not None:
            question = self.desk.question(self._choosing)
            asked = self._words.text("full-your-turn", {"question": question})
            lines = self.desk.chosen(self._choosing)
        else:
            asked = self._waiting()
        self.query_one("#question", Static).update(Text(asked, "bold reverse"))
        chosen = self.query_one("#chosen", Static)
        chosen.update(Text("\n".join(lines)))
        chosen.display = bool(lines)

    def _waiting(self) -> str:
        """Whom everybody waits for, and how long already."""
        own = self.desk.place.seat
        seats = [n for n in range(self._view.seats) if self._view.waiting >> n & 1 and n != own]
        told: dict[str, object] = {
            "names": self._words.seats(seats) if seats else self._words.text("full-the-others"),
            "count": max(1, len(seats)) if seats else 2,
            "seconds": int(time.monotonic() - self._since),
        }
        return self._words.text("full-thinking", told)

    def _draw_choices(self) -> None:
        words, items = self._words, []
        if self.desk.place.is_over:
            endings = self.desk.endings().values()
            items = [Item(words.text(id), (), number) for number, id in enumerate(endings, 1)]
        elif self._is_talking:
            says = self.desk.place.says()
            items = [Item(words.say(say), (say,), n) for n, say in enumerate(says, 1)]
        elif self._choosing is not None:
            items = self.desk.items(self._choosing)
        most = max(3, min(10, self.size.height // 5))
        self._choices().offer(items, most)

    def _draw_keys(self) -> None:
        told = self._words.text(self.desk.keys())
        self.query_one("#keys", Static).update(Text(told, "dim"))

    def _choices(self) -> Choices:
        return self.query_one("#choices", Choices)
