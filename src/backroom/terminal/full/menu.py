"""The menu on the full screen."""

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.screen import Screen
from textual.widgets import Static

from backroom.terminal.menus import Item
from backroom.terminal.wishes import Wishes
from backroom.texts.bundles import texts

from .choices import Choices


class MenuScreen(Screen[str]):
    """Left with what is wanted: `begin`, `lesson`, `resume`, or nothing."""

    def __init__(self, wishes: Wishes) -> None:
        super().__init__()
        self.wishes = wishes
        self._place = 0

    def compose(self) -> ComposeResult:
        """The title, what the game is about, and the lines."""
        yield Static(id="head")
        yield Static(id="blurb")
        yield Choices(id="choices")
        yield Static(id="keys")

    def on_mount(self) -> None:
        """The lines are there at once."""
        self._redraw()

    def on_resize(self, event: events.Resize) -> None:
        """Lay the list out anew, so that it fits the new size at once."""
        self._redraw()

    def on_key(self, event: events.Key) -> None:
        """A key for the list, or the way out."""
        if event.key in ("q", "escape"):
            self.dismiss("")
        elif self.query_one("#choices", Choices).key(event.key):
            event.stop()

    def on_choices_chosen(self, message: Choices.Chosen) -> None:
        """A line changes its value, or leaves the menu."""
        self._place = message.item.number - 1
        line = self.wishes.lines()[self._place]
        line.act()
        if line.wanted:
            self.dismiss(line.wanted)
        else:
            self._redraw()

    def _redraw(self) -> None:
        words = texts(self.wishes.language, self.wishes.game.name)
        self.query_one("#head", Static).update(Text(words.text("menu-title"), "bold"))
        blurb = Text(f"\n{words.text('game-title')}", "bold")
        blurb.append(f"  {self.wishes.game.meta.designers}\n", "dim")
        blurb.append(words.text("game-blurb") + "\n", "")
        self.query_one("#blurb", Static).update(blurb)
        lines = self.wishes.lines()
        items = [Item(line.label, (), n) for n, line in enumerate(lines, 1)]
        most = max(4, self.size.height - 8)
        choices = self.query_one("#choices", Choices)
        choices.offer(items, most, columns=1, cursor=min(self._place, len(items) - 1))
        self.query_one("#keys", Static).update(Text(words.text("menu-keys"), "dim"))
