"""Something to read over the table: the rules, the whole story."""

from collections.abc import Sequence
from typing import ClassVar

from rich.console import Group, RenderableType
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Static


class Reading(ModalScreen[None]):
    """A page that scrolls; any key that does not scroll goes back."""

    SCROLL: ClassVar = frozenset(("up", "down", "pageup", "pagedown", "home", "end", "space"))

    def __init__(self, content: RenderableType, back: str, at_end: bool = False) -> None:
        super().__init__()
        self._content = content
        self._back = back
        self._at_end = at_end

    def compose(self) -> ComposeResult:
        """The page, and how to leave it."""
        with VerticalScroll(id="page"):
            yield Static(self._content)
        yield Static(Text(self._back, "dim"), id="keys")

    def on_mount(self) -> None:
        """The newest of a story is at its end."""
        page = self.query_one("#page", VerticalScroll)
        page.focus()
        if self._at_end:
            self.call_after_refresh(page.scroll_end, animate=False)

    def key_escape(self) -> None:
        """Close the page and go back to the table."""
        self.dismiss()

    key_q = key_escape
    key_enter = key_escape

    def key_space(self) -> None:
        """One page on, as in other programs that show pages."""
        self.query_one("#page", VerticalScroll).scroll_page_down(animate=False)


class Writing(ModalScreen[str]):
    """One line to write over the table: Enter gives it, Esc gives nothing."""

    def __init__(self, question: str, most: int) -> None:
        super().__init__()
        self._question = question
        self._most = most

    def compose(self) -> ComposeResult:
        """What is asked, and the line to write."""
        yield Static(Text(self._question, "bold reverse"), id="question")
        yield Input(max_length=self._most, id="line")

    def on_mount(self) -> None:
        """Whoever opens it can write at once."""
        self.query_one("#line", Input).focus()

    def on_input_submitted(self, message: Input.Submitted) -> None:
        """Close with what was written."""
        self.dismiss(message.value.strip())

    def key_escape(self) -> None:
        """Close without a word."""
        self.dismiss("")


def pages(texts: Sequence[str]) -> RenderableType:
    """Texts whose first line is a title, one below the other."""
    parts: list[RenderableType] = []
    for text in texts:
        title, _, body = text.partition("\n")
        parts += [Text(title, "bold underline"), Text(body), Text("")]
    return Group(*parts)


def paragraphs(texts: Sequence[str]) -> RenderableType:
    """Paragraphs with a little space between."""
    return Group(*(Text(text) for text in texts))
