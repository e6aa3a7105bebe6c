"""A person at the terminal: sees the table, chooses, asks for help, stops and goes on later.

This loop gets decisions, frames and views of one seat; it never sees the state.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from backroom.engine.errors import BadNotation, Refusal
from backroom.engine.events import SPECTATOR
from backroom.engine.match import Decision
from backroom.texts.words import Words

from .choosing import Choosing
from .files import write_file
from .menus import Item, menu, numbered
from .screen import Screen
from .sitting import Sitting
from .story import Story
from .tables.drawings import drawing_of

LEAST_LOG: Final = 2
MOST_DIGITS: Final = 4
# Bots answer at once: that one has answered is no news.
ANSWERED: Final = frozenset(("answered",))
# Lines around the table: its rule, the rule of the log, the question, the line typed on.
FRAME_LINES: Final = 4


class Stopped(Exception):  # noqa: N818 - not a fault: the person leaves
    """The person wants to stop; the match is kept."""


class Person:
    """One person's side of a match."""

    def __init__(self, sitting: Sitting, language: str, screen: Screen, file: Path) -> None:
        self._sitting = sitting
        self._screen = screen
        self._file = file
        own = Words(sitting.game, language, sitting.names(""), sitting.seat)
        names = sitting.names(own.text("you"))
        self._words = Words(sitting.game, language, names, sitting.seat)
        self._drawing = drawing_of(sitting.game.name)
        quiet = self._drawing.quiet | ANSWERED
        self._story = Story(self._words, quiet, sitting.view().options)
        self._frames = 0
        self._since = 0
        self._answered = 0
        # What is there already was shown before the match was taken up again.
        self._listen()
        self._news = self._story.pause()
        self._notice = self._welcome()
        self._commands: dict[str, Callable[[], None]] = {
            "?": self._help,
            "l": self._log,
            "q": self._quit,
        }
        self._prompt = "prompt"
        if sitting.game.says.size:
            self._prompt = "prompt-talk"
            self._commands["s"] = self._say

    def play(self) -> None:
        """The match to its end, or until the person leaves; either way it is written down."""
        try:
            while not self._sitting.is_over:
                self._sitting.proceed()
                self._listen()
                if not self._sitting.is_over:
                    self._answer()
        except (Stopped, EOFError):
            self._leave()
        except KeyboardInterrupt:
            self._leave()
            raise
        else:
            self._finish()

    def _listen(self) -> None:
        """Hear what is new; when others acted, the log begins at the last own answer."""
        frames = self._sitting.frames(self._frames)
        self._frames += len(frames)
        events = [event for frame in frames for event in frame.events]
        acted = {self._story.hear(kind, values) for kind, values in events}
        if acted - {SPECTATOR, self._sitting.seat}:
            self._since = self._answered

    def _answer(self) -> None:
        """One whole answer of the person."""
        choosing = Choosing(self._sitting.decision, self._sitting.game.actions)
        while (decision := choosing.decision) is not None:
            items = self._items(decision, choosing.meant)
            self._show(decision, items)
            self._notice = ""
            try:
                self._obey(self._screen.ask(self._words.text(self._prompt)), choosing, items)
            except Refusal as refusal:
                self._notice = self._words.refusal(refusal)
        self._answered = self._news = self._story.pause()
        self._sitting.submit(choosing.picks)

    def _items(self, decision: Decision, actions: tuple[int, ...]) -> list[Item]:
        def note(action: int) -> str:
            return self._drawing.note(decision.view, self._words, action)

        return menu(self._words, note, actions)

    def _obey(self, typed: str, choosing: Choosing, items: list[Item]) -> None:
        """A command, numbers from the list, or notation."""
        if typed.lower() in self._commands:
            self._commands[typed.lower()]()
        elif typed.lower() == "u":
            if not choosing.undo():
                self._notice = self._words.text("nothing-to-undo")
        elif not typed:
            if len(items) == 1:
                choosing.narrow(items[0].actions)
        elif typed.replace(" ", "").isdecimal():
            self._choose_numbers(typed.split(), choosing, items)
        else:
            self._choose_written(typed, choosing, items)

    def _choose_numbers(
        self, numbers: list[str], choosing: Choosing, items: list[Item]
    ) -> None:
        """Several numbers walk down several lists."""
        depth = choosing.depth()
        for typed in numbers:
            chosen = int(typed) if len(typed) < MOST_DIGITS else 0
            if choosing.decision is None or not 1 <= chosen <= len(items):
                choosing.back_to(depth)
                self._hint(typed, choosing)
                return
            choosing.narrow(items[chosen - 1].actions)
            if choosing.decision is not None:
                items = self._items(choosing.decision, choosing.meant)

    def _choose_written(self, typed: str, choosing: Choosing, items: list[Item]) -> None:
        try:
            choosing.write(typed)
        except BadNotation:
            self._hint(typed, choosing)

    def _hint(self, typed: str, choosing: Choosing) -> None:
        """What could be typed instead."""
        decision = choosing.decision
        if decision is not None:
            last = len(self._items(decision, choosing.meant))
            example = self._sitting.game.actions.text(choosing.meant[-1])
            told = {"typed": typed[:30], "last": last, "example": example}
            self._notice = self._words.text("hint", told)

    def _show(self, decision: Decision, items: list[Item]) -> None:
        """The table, what happened, what is asked and what can be done."""
        screen = self._screen
        table = self._drawing.draw(decision.view, self._words, screen.width)
        notice = screen.wrapped([self._notice]) if self._notice else []
        used = len(table) + len(notice) + FRAME_LINES
        choices = numbered(items, screen.width, screen.height - used - LEAST_LOG)
        used += len(choices)
        screen.clear()
        screen.show([self._rule(self._words.text("game-title")), *table])
        screen.show([self._rule(self._words.text("log-title"))])
        screen.show(self._latest(screen.height - used), "dim")
        screen.show(notice, "bold yellow")
        screen.show([self._words.question(decision.view.steps[-1])], "bold")
        screen.show(choices)

    def _latest(self, room: int) -> list[str]:
        """What happened since the last answer, as much as fits, the newest for certain."""
        lines = self._screen.wrapped(self._story.paragraphs(self._since, self._news))
        room = max(room, LEAST_LOG)
        if len(lines) <= room:
            return lines
        left_out = self._words.text("log-earlier", {"lines": len(lines) - room + 1})
        return [left_out, *lines[-room + 1 :]]

    def _rule(self, title: str) -> str:
        return f"── {title} ".ljust(self._screen.width, "─")

    def _welcome(self) -> str:
        """Who sits at the table, by kind of bot."""
        seats: dict[str, list[int]] = {}
        for seat, name in self._sitting.bot_names():
            seats.setdefault(name, []).append(seat)
        told = [f"{self._words.seats(some)} ({name})" for name, some in seats.items()]
        return self._words.text("welcome-to-table", {"bots": "; ".join(told)})

    def _help(self) -> None:
        """How to type, then the rules of the game, a page each."""
        words = self._words
        pages = [id for id in words.texts.ids if id.startswith("help-")]
        for number, id in enumerate(pages):
            title, _, body = words.text(id).partition("\n")
            self._screen.clear()
            self._screen.show([self._rule(title)])
            self._screen.pages(self._screen.wrapped(body.split("\n")), words.text("more"))
            last = number + 1 == len(pages)
            if self._screen.ask(words.text("back" if last else "more")):
                return

    def _log(self) -> None:
        """The whole story as it may be told again, the newest page first."""
        lines = self._screen.wrapped(self._story.paragraphs())
        size = self._screen.height - 2
        while lines:
            self._screen.clear()
            self._screen.show(lines[-size:])
            lines = lines[:-size]
            if self._screen.ask(self._words.text("older" if lines else "back")):
                return

    def _say(self) -> None:
        """An announcement out of a list; it binds nobody, and everybody hears it."""
        words, says = self._words, self._sitting.says()
        items = [Item(words.say(say), (say,)) for say in says]
        self._screen.clear()
        self._screen.show([self._rule(words.text("talk-title"))])
        self._screen.show(numbered(items, self._screen.width))
        typed = self._screen.ask(words.text("talk-which"))
        chosen = int(typed) if typed.isdecimal() and len(typed) < MOST_DIGITS else 0
        if 1 <= chosen <= len(says):
            self._sitting.say(says[chosen - 1])
            self._listen()

    def _quit(self) -> None:
        raise Stopped

    def _leave(self) -> None:
        file = write_file(self._file, self._sitting.record())
        self._screen.tell("\n" + self._words.text("saved"))
        self._screen.tell(f"  backroom play --resume {file}")

    def _finish(self) -> None:
        """The last table, who won, and where the match was written down."""
        self._listen()
        screen = self._screen
        file = write_file(self._file, self._sitting.record())
        table = self._drawing.draw(self._sitting.view(), self._words, screen.width)
        screen.clear()
        screen.show([self._rule(self._words.text("game-title")), *table])
        screen.show([self._rule(self._words.text("log-title"))])
        screen.show(self._latest(screen.height - len(table) - FRAME_LINES - 2), "dim")
        screen.show([self._result()], "bold")
        screen.tell(self._words.text("recorded", {"file": str(file)}))

    def _result(self) -> str:
        winners = [seat for seat, place in enumerate(self._sitting.places()) if place == 1]
        names = self._words.seats(winners)
        you = "yes" if winners == [self._sitting.seat] else "no"
        told = {"names": names, "count": len(winners), "you": you}
        return self._words.text("result-won", told)
