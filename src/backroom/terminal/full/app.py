"""The app that the screens are shown in."""

from typing import Any, ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.screen import Screen


class House(App[Any]):
    """One screen at a time; Ctrl-C leaves, and nothing of the terminal is taken away."""

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c", "interrupt", priority=True)]
    CSS = """
    Screen { layout: vertical; }
    #head { height: 1; background: $primary-background; }
    #body { height: 1fr; min-height: 4; }
    #table, #story { scrollbar-size-vertical: 1; }
    #table { height: auto; max-height: 85%; }
    #story { height: 1fr; min-height: 2; border-top: solid $primary; }
    .beside #table { height: 100%; max-height: 100%; }
    .beside #story { height: 100%; border-top: none; border-left: solid $primary; }
    #told { color: $text-muted; }
    #notice, #question, #chosen, #choices, #blurb { height: auto; }
    TableScreen #choices { max-height: 45%; }
    MenuScreen #choices { height: 1fr; }
    #keys { height: 1; }
    #page { height: 1fr; padding: 0 0 0 1; scrollbar-size-vertical: 1; }
    Reading { background: $background; }
    Writing { align: left bottom; }
    """

    def __init__(self, first: Screen[Any]) -> None:
        super().__init__()
        self._first = first
        self.fault: BaseException | None = None
        self.was_interrupted = False

    def on_mount(self) -> None:
        """The first screen, until it is left."""
        self.push_screen(self._first, self.exit)

    def action_interrupt(self) -> None:
        """Ctrl-C: leave at once; what was answered is kept."""
        self.was_interrupted = True
        self.exit()


def show(screen: Screen[Any]) -> Any:
    """Show a screen until it is left; gives what the person wants next."""
    app = House(screen)
    wanted = app.run()
    if app.fault is not None:
        raise app.fault
    if app.was_interrupted:
        raise KeyboardInterrupt
    return wanted
