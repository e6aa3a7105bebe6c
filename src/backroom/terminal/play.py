"""A person at the terminal: sees the table, chooses, asks for help, stops and goes on later.

This loop gets decisions, frames and views of one seat; it never sees the state.
"""

import shlex
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from backroom.engine.errors import BadNotation, Refusal

from .choosing import Choosing
from .desk import LINES_HELP, Desk
from .files import write_file
from .menus import Item, numbered
from .screen import Screen
from .sitting import Sitting

LEAST_LOG: Final = 2
# What is typed after this is written to everybody at the table.
CHAT: Final = "/"
MOST_DIGITS: Final = 4
MOST_ECHOED: Final = 30
# Words that can be typed instead of a key, in either language.
COMMAND_WORDS: Final = {
    "word-help": "?",
    "word-hint": "h",
    "word-log": "l",
    "word-say": "s",
    "word-quit": "q",
    "word-undo": "u",
}
# Lines around the table: its rule, the rule of the log, the question, the line typed on.
FRAME_LINES: Final = 4


class Stopped(Exception):  # noqa: N818 - not a fault: the person leaves
    """The person wants to stop; the match is kept."""


class LineMode:
    """One person's side of a match, line by line; what is kept of it is for subclasses."""

    def __init__(self, desk: Desk, screen: Screen) -> None:
        self._place = desk.place
        self._screen = screen
        self._desk = desk
        self._words = self._desk.words
        self._notice = self._welcome()
        self._commands: dict[str, Callable[[Choosing], None]] = {
            "?": self._help,
            "h": self._advise,
            "l": self._log,
            "q": self._quit,
            "u": self._undo,
        }
        self._prompt = "prompt"
        if self._place.says():
            self._prompt = "prompt-talk"
            self._commands["s"] = self._say
        for id, key in COMMAND_WORDS.items():
            if key in self._commands:
                self._commands[self._words.text(id)] = self._commands[key]
                self._commands[id.removeprefix("word-")] = self._commands[key]

    # What differs between a match here and one in a house

    def _welcome(self) -> str:
        """What is told before the first question."""
        raise NotImplementedError

    def _thinking(self) -> str:
        """A line that says whom everybody waits for."""
        raise NotImplementedError

    def _keep(self) -> None:
        """Called after each answer."""

    def _leave(self) -> None:
        """Called when the person goes away before the end."""

    def _finished(self) -> None:
        """Called when the end has been shown."""

    def play(self) -> None:
        """The match to its end, or until the person leaves; either way it is written down.

        It is written down after each answer too: nobody can leave a terminal that is closed.
        """
        self._keep()
        try:
            while not self._place.is_over:
                with self._screen.meanwhile(self._thinking):
                    while self._place.step():
                        pass
                self._desk.listen()
                if not self._place.is_over:
                    self._answer()
        except (Stopped, EOFError):
            self._leave()
        except (KeyboardInterrupt, Exception):
            self._leave()
            raise
        else:
            self._finish()

    def _answer(self) -> None:
        """One whole answer of the person."""
        choosing = self._desk.ask()
        while not choosing.is_settled:
            items = self._desk.items(choosing)
            self._notice = self._notice or self._desk.remark(choosing)
            self._show(choosing, items)
            self._notice = ""
            try:
                self._obey(self._screen.ask(self._words.text(self._prompt)), choosing, items)
                if not self._place.catch_up():
                    self._notice = self._words.text("question-gone")
                    return
            except Refusal as refusal:
                self._notice = self._words.refusal(refusal)
        self._send(choosing)
        self._keep()

    def _send(self, choosing: Choosing) -> None:
        """The answer goes out; if it is refused the same question is asked again."""
        try:
            self._desk.answer(choosing)
        except Refusal as refusal:
            self._notice = self._words.refusal(refusal)

    def _obey(self, typed: str, choosing: Choosing, items: list[Item]) -> None:
        """A command, numbers from the list, or notation."""
        if typed.startswith(CHAT) and self._place.has_chat:
            self._place.chat(typed.removeprefix(CHAT).strip())
            self._desk.listen()
        elif typed.lower() in self._commands:
            self._commands[typed.lower()](choosing)
        elif not typed:
            if len(items) == 1:
                self._desk.choose(items[0], choosing)
        elif typed.replace(" ", "").isdecimal():
            self._choose_numbers(typed.split(), choosing, items)
        else:
            self._choose_written(typed, choosing)

    def _undo(self, choosing: Choosing) -> None:
        if not choosing.undo():
            self._notice = self._words.text("nothing-to-undo")

    def _advise(self, choosing: Choosing) -> None:
        self._notice = self._desk.advice(choosing)

    def _choose_numbers(
        self, numbers: list[str], choosing: Choosing, items: list[Item]
    ) -> None:
        """Several numbers walk down several lists."""
        depth = choosing.depth()
        for count, typed in enumerate(numbers):
            if choosing.is_settled:
                choosing.back_to(depth)
                self._enough(numbers, count)
                return
            number = int(typed) if len(typed) < MOST_DIGITS else -1
            chosen = [item for item in items if item.number == number]
            if not chosen:
                choosing.back_to(depth)
                self._correct(typed, choosing)
                return
            self._desk.choose(chosen[0], choosing)
            items = self._desk.items(choosing)

    def _choose_written(self, typed: str, choosing: Choosing) -> None:
        try:
            choosing.write(typed)
        except BadNotation:
            self._correct(typed, choosing)

    def _correct(self, typed: str, choosing: Choosing) -> None:
        """What could be typed instead; where nothing is left to choose, the way back."""
        numbers = [item.number for item in self._desk.items(choosing)]
        meant = choosing.meant
        example = self._place.game.actions.text(meant[-1]) if meant else "u"
        told: dict[str, object] = {"typed": typed[:MOST_ECHOED], "example": example}
        told["numbers"] = self._span(numbers)
        self._notice = self._words.text("not-a-choice", told)

    def _span(self, numbers: list[int]) -> str:
        """The numbers that can be typed; a row without gaps by its ends."""
        first, last = numbers[0], numbers[-1]
        if len(numbers) < 2 or numbers != list(range(first, last + 1)):
            return ", ".join(map(str, numbers))
        return self._words.text("not-a-choice-span", {"first": first, "last": last})

    def _enough(self, numbers: list[str], count: int) -> None:
        """That there are more numbers than lists."""
        told = {"typed": " ".join(numbers)[:MOST_ECHOED], "enough": " ".join(numbers[:count])}
        self._notice = self._words.text("more-than-asked", dict(told))

    def _show(self, choosing: Choosing, items: list[Item]) -> None:
        """The table, what happened, what is asked, what is chosen and what can be done."""
        screen = self._screen
        table = self._desk.table(choosing.view, screen.width)
        notice = screen.wrapped(self._notice.split("\n")) if self._notice else []
        chosen = screen.wrapped(self._desk.chosen(choosing))
        used = len(table) + len(notice) + len(chosen) + FRAME_LINES
        choices = numbered(items, screen.width, screen.height - used - LEAST_LOG)
        used += len(choices)
        screen.clear()
        screen.show([self._rule(self._words.text("game-title")), *table])
        self._show_latest(screen.height - used)
        screen.show(notice, "bold yellow")
        screen.show([self._desk.question(choosing)], "bold")
        screen.show(chosen)
        screen.show(choices)

    def _show_latest(self, room: int) -> None:
        """What happened, below a rule; neither where there is no room at all."""
        if room >= 0:
            self._screen.show([self._rule(self._words.text("log-title"))])
            self._screen.show(self._latest(room), "dim")

    def _latest(self, room: int) -> list[str]:
        """What happened since the last answer, as much as fits, the newest before all else."""
        lines = self._screen.wrapped(self._desk.news())
        if len(lines) <= room:
            return lines
        if room < LEAST_LOG:
            return lines[len(lines) - room :]
        left_out = self._words.text("log-earlier", {"lines": len(lines) - room + 1})
        return [left_out, *lines[-room + 1 :]]

    def _rule(self, title: str) -> str:
        return f"── {title} ".ljust(self._screen.width, "─")

    def _help(self, choosing: Choosing) -> None:
        """How to type, then the rules, a chapter at a time."""
        first, *chapters = self._desk.help_pages(LINES_HELP)
        if self._page(first, "more"):
            return
        words = self._words
        titles = [chapter.partition("\n")[0] for chapter in chapters]
        items = [Item(title, (), number) for number, title in enumerate(titles, 1)]
        while items:
            self._screen.clear()
            self._screen.show([self._rule(words.text("rules-title"))])
            self._screen.show(numbered(items, self._screen.width))
            typed = self._screen.ask(words.text("rules-which"))
            chosen = int(typed) if typed.isdecimal() and len(typed) < MOST_DIGITS else 0
            if not 1 <= chosen <= len(items):
                return
            self._page(chapters[chosen - 1], "back")

    def _page(self, page: str, question: str) -> bool:
        """A fresh page, whose first line is its title; whether something was typed after it."""
        title, _, body = page.partition("\n")
        self._screen.clear()
        self._screen.show([self._rule(title)])
        self._screen.pages(self._screen.wrapped(body.split("\n")), self._words.text("more"))
        return bool(self._screen.ask(self._words.text(question)))

    def _log(self, choosing: Choosing) -> None:
        """The whole story as it may be told again, the newest page first."""
        lines = self._screen.wrapped(self._desk.story.paragraphs())
        size = self._screen.height - 2
        while lines:
            self._screen.clear()
            self._screen.show(lines[-size:])
            lines = lines[:-size]
            if self._screen.ask(self._words.text("older" if lines else "back")):
                return

    def _say(self, choosing: Choosing) -> None:
        """An announcement out of a list; it binds nobody, and everybody hears it."""
        words, says = self._words, self._place.says()
        items = [Item(words.say(say), (say,), n) for n, say in enumerate(says, 1)]
        self._screen.clear()
        self._screen.show([self._rule(words.text("talk-title"))])
        self._screen.show(numbered(items, self._screen.width))
        typed = self._screen.ask(words.text("talk-which"))
        chosen = int(typed) if typed.isdecimal() and len(typed) < MOST_DIGITS else 0
        if 1 <= chosen <= len(says):
            self._place.say(says[chosen - 1])
            self._keep()
            self._desk.listen()

    def _quit(self, choosing: Choosing) -> None:
        raise Stopped

    def _finish(self) -> None:
        """The last table, and who won."""
        self._desk.listen()
        screen = self._screen
        self._keep()
        view = self._place.view()
        screen.clear()
        table = self._desk.table(view, screen.width)
        screen.show([self._rule(self._words.text("game-title")), *table])
        # How it ended is told whole, however long it is: nothing more will be shown.
        screen.show([self._rule(self._words.text("log-title"))])
        screen.show(screen.wrapped(self._desk.news()), "dim")
        won, *places = self._desk.result()
        screen.show(screen.wrapped([won]), "bold")
        screen.show(screen.wrapped(places))
        self._finished()


class Person(LineMode):
    """A person and bots at this machine; the match is written down after each answer."""

    def __init__(
        self,
        sitting: Sitting,
        desk: Desk,
        screen: Screen,
        file: Path,
        command: str = "backroom play",
    ) -> None:
        self._sitting = sitting
        self._file = file
        self._command = command
        super().__init__(desk, screen)

    def _welcome(self) -> str:
        """Who sits at the table, by kind of bot."""
        seats: dict[str, list[int]] = {}
        for seat, name in self._sitting.bot_names():
            seats.setdefault(name, []).append(seat)
        told = [f"{self._words.seats(some)} ({name})" for name, some in seats.items()]
        return self._words.text("welcome-to-table", {"bots": "; ".join(told)})

    def _thinking(self) -> str:
        names = self._words.names[self._sitting.thinking]
        return self._words.text("bots-think", {"names": names, "count": 1})

    def _keep(self) -> None:
        # A disk that is full does not end the match.
        with suppress(OSError):
            self._file = write_file(self._file, self._sitting.record())

    def _leave(self) -> None:
        self._file = write_file(self._file, self._sitting.record())
        self._screen.tell("\n" + self._words.text("saved"))
        self._screen.tell(f"  {self._command} --resume {shlex.quote(str(self._file))}")

    def _finished(self) -> None:
        self._file = write_file(self._file, self._sitting.record())
        self._screen.tell(self._words.text("recorded", {"file": str(self._file)}))


class Visitor(LineMode):
    """A person at a table of a house, where everything is kept by the house."""

    def __init__(self, desk: Desk, screen: Screen) -> None:
        super().__init__(desk, screen)
        self._prompt = "prompt-talk-chat" if desk.place.game.says.size else "prompt-chat"

    def _welcome(self) -> str:
        return self._words.text("join-welcome")

    def _thinking(self) -> str:
        view = self._place.view()
        seats = [seat for seat in range(view.seats) if view.waiting >> seat & 1]
        names = self._words.seats(seats) if seats else self._words.text("full-the-others")
        told: dict[str, object] = {"names": names, "count": max(1, len(seats)) if seats else 2}
        return self._words.text("bots-think", told)


class Pupil(LineMode):
    """Somebody who takes a lesson; nothing of it is kept."""

    def _welcome(self) -> str:
        return ""

    def _thinking(self) -> str:
        return ""
