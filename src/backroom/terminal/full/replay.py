"""A recorded match on the full screen, step by step, through anybody's eyes."""

from collections.abc import Callable, Generator, Sequence
from typing import Final, Protocol

from rich.text import Text
from textual import events
from textual.widgets import Static

from backroom.engine.events import SPECTATOR
from backroom.terminal.film import Film
from backroom.terminal.tables.drawings import drawing_of

from .board import BoardScreen

LEAP: Final = 10


class Turn(Protocol):
    """A turning point of a match."""

    @property
    def entry(self) -> int:
        """The place in the log at which the match turned."""

    @property
    def about(self) -> int:
        """The seat whose chances turned at this moment."""

    @property
    def before(self) -> float:
        """The chance of winning before it happened, from 0 to 1."""

    @property
    def after(self) -> float:
        """The chance of winning after it happened, from 0 to 1."""


# Looks for turning points: tells how far it has come, and gives them at the end.
Seeker = Callable[[], Generator[tuple[int, int], None, Sequence[Turn]]]


class ReplayScreen(BoardScreen):
    """Forth and back through a match; `seek` finds its turning points when they are wanted."""

    def __init__(
        self,
        film: Film,
        language: str,
        eyes: int = SPECTATOR,
        entry: int = 0,
        seek: Seeker | None = None,
        turns: Sequence[Turn] | None = None,
    ) -> None:
        super().__init__()
        self.film = film
        self.language = language
        self.eyes = eyes
        self.entry = entry
        self._seek = seek
        self._turns = turns
        self._notice = ""

    def on_mount(self) -> None:
        """The first picture is there at once."""
        self.redraw()

    def on_key(self, event: events.Key) -> None:
        """Steps, leaps, turning points and eyes."""
        steps = {"right": 1, "space": 1, "left": -1, "down": LEAP, "up": -LEAP}
        steps |= {"home": -self.film.last, "end": self.film.last}
        if event.key in steps:
            event.stop()
            self._go(self.entry + steps[event.key])
        elif event.key == "t":
            self._next_turn()
        elif event.key == "e":
            self.eyes = SPECTATOR if self.eyes == len(self.film.names) - 1 else self.eyes + 1
            self.redraw()
        elif event.key in ("q", "escape"):
            self.dismiss(self.entry)

    def _go(self, entry: int) -> None:
        self.entry = min(max(0, entry), self.film.last)
        self._notice = ""
        for turn in self._turns or ():
            if turn.entry == self.entry:
                self._notice = self._told(turn)
        self.redraw()

    def _told(self, turn: Turn) -> str:
        told: dict[str, object] = {
            "name": self.film.names[turn.about],
            "before": f"{turn.before:.0%}",
            "after": f"{turn.after:.0%}",
        }
        return self.film.words(self.language, self.eyes).text("replay-turn", told)

    def _next_turn(self) -> None:
        """The next turning point, round to the first; they are looked for only once."""
        words = self.film.words(self.language, self.eyes)
        if self._turns is None and self._seek is None:
            self._notice = words.text("replay-unfinished")
        elif self._turns is None:
            self.run_worker(self._look, thread=True, exclusive=True)
            return
        elif not self._turns:
            self._notice = words.text("replay-no-turns")
        else:
            entries = sorted(turn.entry for turn in self._turns)
            later = [entry for entry in entries if entry > self.entry]
            self._go((later or entries)[0])
            return
        self.redraw()

    def _look(self) -> None:
        if self._seek is None:
            return
        work = self._seek()
        while True:
            try:
                done, total = next(work)
            except StopIteration as end:
                self.app.call_from_thread(self._found, end.value)
                return
            self.app.call_from_thread(self._tell_progress, done, total)

    def _tell_progress(self, done: int, total: int) -> None:
        words = self.film.words(self.language, self.eyes)
        self._notice = words.text("replay-looking", {"done": done, "total": total})
        self.redraw()

    def _found(self, turns: Sequence[Turn]) -> None:
        self._turns = turns
        self._next_turn()

    def redraw(self) -> None:
        """The table at this step, through the chosen eyes, and what happened there."""
        if not self.is_mounted or not self.size.width:
            return
        words = self.film.words(self.language, self.eyes)
        view = self.film.view(self.entry, self.eyes)
        told, heard = self.film.told(self.entry, words)
        drawing = drawing_of(self.film.game.name)
        self.draw_board(drawing, view, words, heard, self.size.width - 1)
        self.query_one("#head", Static).update(Text(words.text("game-title"), "bold"))
        self.query_one("#told", Static).update(Text("\n".join(told)))
        self.draw_notice(self._notice)
        eyes = words.text("replay-everybody")
        if self.eyes != SPECTATOR:
            eyes = self.film.names[self.eyes]
        where = {"entry": self.entry, "last": self.film.last, "eyes": eyes}
        place = Text(words.text("replay-where", dict(where)), "bold reverse")
        self.query_one("#question", Static).update(place)
        self.query_one("#keys", Static).update(Text(words.text("replay-keys"), "dim"))
