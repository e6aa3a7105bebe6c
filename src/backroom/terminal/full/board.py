"""What the screen of a match and that of a replay share: a table, its story and a question."""

from typing import Final

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Container, VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

from backroom.engine.views import View
from backroom.terminal.story import Heard
from backroom.terminal.tables.drawing import Drawing
from backroom.texts.words import Words

# From so many columns on a table is drawn with full words.
LARGE: Final = 109


class BoardScreen(Screen[int]):
    """A table with the story below or beside it; a subclass says what is asked under them."""

    def compose(self) -> ComposeResult:
        """Put the parts of the screen in place, from top to bottom."""
        yield Static(id="head")
        with Container(id="body"):
            with VerticalScroll(id="table"):
                yield Static(id="board")
            with VerticalScroll(id="story"):
                yield Static(id="told")
        yield Static(id="notice")
        yield Static(id="question")
        yield from self.below_question()
        yield Static(id="keys")

    def below_question(self) -> ComposeResult:
        """What stands between the question and the keys: nothing, unless a screen says so."""
        yield from ()

    def on_mount(self) -> None:
        """Keys go to the screen and not to its parts."""
        for id in ("#table", "#story"):
            self.query_one(id).can_focus = False

    def on_resize(self, event: events.Resize) -> None:
        """Lay everything out for the new size at once."""
        self.redraw()

    def redraw(self) -> None:
        """Draw everything as it stands now."""
        raise NotImplementedError

    def draw_board(
        self, drawing: Drawing, view: View, words: Words, heard: Heard, room: int
    ) -> None:
        """Draw the table: with full words where there is room, else in lines of that width."""
        board = self.query_one("#board", Static)
        if room >= LARGE:
            board.update(drawing.large(view, words, heard))
        else:
            board.update(Text("\n").join(drawing.draw(view, words, room, heard)))

    def draw_notice(self, notice: str) -> None:
        """Show a remark above the question, or give its lines back to the story."""
        line = self.query_one("#notice", Static)
        line.update(Text(notice, "bold yellow"))
        line.display = bool(notice)
