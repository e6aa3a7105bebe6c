"""Every page of the house, each opened by a visitor."""

from collections.abc import Callable
from typing import Final

from .visitor import Visitor

Opening = Callable[[Visitor], None]


def _at(path: str, sign: str) -> Opening:
    def open_page(visitor: Visitor) -> None:
        visitor.go(path)
        visitor.page.wait_for_selector(sign)
        visitor.page.wait_for_load_state("networkidle")

    return open_page


def make(visitor: Visitor) -> None:
    """The form of a new table."""
    _at("/", ".posters .facts")(visitor)
    visitor.page.click(".hero .act button:not(.brass)")
    visitor.page.wait_for_selector("dialog[open] form")


def lobby(visitor: Visitor) -> None:
    """A table that waits for its players."""
    make(visitor)
    visitor.page.click("dialog form button[type=submit]")
    visitor.page.wait_for_selector(".lobby .chairs li")
    visitor.page.wait_for_selector(".lobby svg")


def table(visitor: Visitor) -> None:
    """A match under way, at the first question to this seat."""
    visitor.play_now()
    visitor.page.wait_for_selector(".bar.mine", timeout=30_000)


PAGES: Final[dict[str, Opening]] = {
    "home": _at("/", ".posters .facts"),
    "make": make,
    "lobby": lobby,
    "table": table,
    "learn": _at("/learn/chicago-poker", ".felt"),
    "rules": _at("/rules/chicago-poker", "article b"),
    "history": _at("/history", "main h1"),
    "settings": _at("/settings", "main h1"),
    "about": _at("/about", "main h1"),
    "lost": _at("/nowhere", "main h1"),
}
