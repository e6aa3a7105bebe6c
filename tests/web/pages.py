"""Every page of the house, each opened by a visitor."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from .visitor import Visitor

Opening = Callable[[Visitor], None]
# Tries whatever can be clicked until the teacher is content.
TRY: Final = """() => {
  const teacher = document.querySelector("section:has(.words .label)");
  if (teacher.classList.contains("right")) return true;
  const places = ".target, button.lit, .extras button, .hand button, .answer button.brass";
  const all = [...document.querySelectorAll(`dialog[open] button.lit, ${places}, .act button`)];
  const offered = all.filter((one) => one.checkVisibility() && !one.disabled);
  offered[Math.floor(Math.random() * offered.length)]?.click();
  document.querySelector(".stage footer button")?.click();
  return false;
}"""


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
    visitor.page.click("dialog[open] .games button >> nth=0")
    visitor.page.wait_for_selector("dialog[open] form")


def make_of(game: str) -> Opening:
    """The form of a new table of a game, with the game's own options."""

    def open_form(visitor: Visitor) -> None:
        _at("/", ".posters .facts")(visitor)
        visitor.page.click(f".posters article:has([href='/rules/{game}']) .pair button")
        visitor.page.wait_for_selector("dialog[open] form fieldset >> nth=3")

    return open_form


def together_of(game: str) -> Opening:
    """What somebody wants who looks for people."""
    return _at(f"/together/{game}", "main form button.brass:enabled")


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


def table_of(game: str) -> Opening:
    """The table of a game, at its first question to this seat."""

    def open_table(visitor: Visitor) -> None:
        visitor.sit_down(game, 4)
        visitor.page.wait_for_selector(".bar.mine", timeout=30_000)

    return open_table


def lesson_of(game: str) -> Opening:
    """The first lesson of a game."""
    return _at(f"/learn/{game}", ".felt")


def learn_a_step(visitor: Visitor) -> None:
    """Whatever the teacher asks is done, and one goes on."""
    visitor.page.wait_for_function(TRY, timeout=120_000, polling=15)
    visitor.page.locator("section .act button.brass").click()


def replay_of(path: str) -> Opening:
    """A match that is over."""
    return _at(path, ".controls")


# The games whose table stands in the browser, and those with a lesson: as in the browser, a
# folder with the file is enough.
GAMES: Final = Path(__file__).parents[2] / "web" / "src" / "games"


def _with(file: str) -> tuple[str, ...]:
    """The games that have such a file, as their addresses name them."""
    found = sorted(path.relative_to(GAMES).parts[0] for path in GAMES.glob(f"*/{file}"))
    return tuple(game.replace("_", "-") for game in found)


OPEN: Final = _with("index.ts")
SCHOOLS: Final = _with("model/lesson.ts")
PAGES: Final[dict[str, Opening]] = {
    "home": _at("/", ".posters .facts"),
    "ratings": _at("/ratings", ".page .nothing"),
    "make": make,
    "lobby": lobby,
    "table": table,
    "rules": _at("/rules/chicago-poker", "article b"),
    "history": _at("/history", "main h1"),
    "settings": _at("/settings", "main h1"),
    "mine": _at("/mine", "main h1"),
    "account": _at("/account", "main h1"),
    "friends": _at("/friends", "main h1"),
    "clubs": _at("/clubs", "main h1"),
    "evenings": _at("/evenings", "main h1"),
    "about": _at("/about", "main h1"),
    "lost": _at("/nowhere", "main h1"),
}
TABLES: Final = {f"table of {game}": table_of(game) for game in OPEN if game != "chicago-poker"}
LESSONS: Final = {f"lesson of {game}": lesson_of(game) for game in SCHOOLS}
