"""Every page as a picture: `make screens` writes them to build/screens.

A page is opened once in each language and resized from screen to screen: in Dutch by night and in
English by day, or the other way round if `swapped` is said. Words choose: `python -m
tests.web.screens table-omerta nl 390x664`. All screens of a page lie side by side in
build/screens/sheets, and the run fails if a person would call anything on them broken.
"""

import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Browser, Error, sync_playwright

from tests.server.processes import server

from .boards import BOARDS, Altered
from .browser import FLAGS, find_browser, libraries
from .crowded import CROWDED
from .looking import LONG_NAME, SIZES, faults, resize
from .pages import OPEN, PAGES, SCHOOLS, learn_a_step, lesson_of, make_of, together_of
from .states import STATES, at_every_size
from .visitor import DESK, QUICK, House, Visitor

ROOT: Final = Path(__file__).parents[2]
SCREENS: Final = ROOT / "build" / "screens"
SHEETS: Final = SCREENS / "sheets"
IMAGES: Final = ROOT / "docs" / "images"
PREVIEWS: Final = ROOT / "web" / "public" / "previews"
# The poster of a game beside its name and the name of the house, and nothing else.
PREVIEW: Final = """game => {
  const poster = document.querySelector(`article:has([href='/rules/${game}'])`);
  const [art, name] = [poster.querySelector(".art svg"), poster.querySelector("h3")];
  const mark = document.querySelector("header .home");
  const page = document.querySelector(".house");
  const words = document.createElement("div");
  words.style.cssText = "display: grid; gap: 48px; align-content: center; padding: 0 64px";
  name.style.cssText = "font-size: 84px; line-height: 1; color: var(--title); margin: 0";
  mark.style.cssText = "width: 300px";
  art.style.cssText += "width: 525px; height: 630px";
  words.append(name, mark);
  page.style.cssText = "display: grid; grid-template: 630px / 525px 1fr; background: #1a110b";
  page.replaceChildren(art, words);
}"""
# A table worth looking at has some cards on it.
CLICKS: Final = 24
# Where a button ends the round at once, somebody who draws cards sees more of the game.
PATIENT: Final = ("omerta",)
# Words decide what fits and colours what can be read: no word has a colour of its own.
THEMES: Final = {"nl": "dark", "en": "light"}
SWAPPED: Final = {"nl": "light", "en": "dark"}
# What hangs over a page has the size of the screen; other pages are as long as they are.
HANGING: Final = ("make", "table", "board", "scene", "ending", "replay", "dialog", "state")
# The end of a form that is longer than the screen, where the game's own options are.
END: Final = (
    """() => [...document.querySelectorAll("dialog[open] fieldset")].at(-1).scrollIntoView()"""
)

# Screens as they lie on a sheet, and how much smaller than they are.
ROWS: Final = (
    (((390, 844), (390, 664), (360, 640), (844, 390)), 1.0),
    (((1280, 720), (1366, 768), (1440, 900)), 0.47),
    (((1024, 768), (768, 1024), (1920, 1080), (2560, 1080)), 0.36),
)


class Shot(NamedTuple):
    """A page to photograph on every screen; some show several moments."""

    page: str
    language: str
    theme: str

    @property
    def name(self) -> str:
        """As its pictures are called, before their size."""
        return f"{self.page}-{self.language}-{self.theme}"


def shots(themes: dict[str, str]) -> Iterator[Shot]:
    """Every page, state, lesson, table, full board, scene and end, in each language."""
    kinds = ("make", "together", "lesson", "table", "board", "scene", "match")
    pages = [page for page in PAGES if page not in kinds]
    states = [f"state-{state}" for state in STATES]
    played = [f"{kind}-{game}" for kind in kinds for game in OPEN]
    for page in (*pages, *CROWDED, *states, *played):
        if page.removeprefix("lesson-") not in set(OPEN) - set(SCHOOLS):
            for language, theme in themes.items():
                yield Shot(page, language, theme)


def moments(guest: Visitor, page: str) -> Iterator[str]:
    """Opens a page and stops where there is something to see; gives what to call it."""
    kind, _, game = page.partition("-")
    if kind in KINDS:
        yield from KINDS[kind](guest, game)
    else:
        {**PAGES, **CROWDED}[page](guest)
        yield page


def _lesson(guest: Visitor, game: str) -> Iterator[str]:
    lesson_of(game)(guest)
    yield f"lesson-{game}-first"
    for _ in range(3):
        learn_a_step(guest)
    yield f"lesson-{game}-fourth"


def _table(guest: Visitor, game: str) -> Iterator[str]:
    guest.sit_down(game, 4)
    guest.page.evaluate("(patient) => (window.patient = patient)", game in PATIENT)
    guest.play_a_little(CLICKS)
    guest.come_to_turn()
    yield f"table-{game}-early"
    for number, dialog in enumerate(("rules", "since")):
        if game == OPEN[0] or dialog == "rules":
            guest.page.locator("header .tools button").nth(number).click()
            guest.page.wait_for_selector("dialog[open] :is(article, li, p)")
            yield f"dialog-{dialog}-{game}"
            guest.page.keyboard.press("Escape")
    guest.play_a_little(CLICKS)
    guest.come_to_turn()
    yield f"table-{game}-late"


def _board(guest: Visitor, game: str) -> Iterator[str]:
    board = BOARDS[game]
    guest.page.route_web_socket("**/socket*", Altered(board.change).take)
    guest.sit_down(game, board.seats)
    yield f"board-{game}"


def _scene(guest: Visitor, game: str) -> Iterator[str]:
    guest.sit_down(game, 3)
    guest.learn()
    guest.page.evaluate("window.stop_at = '.stage, .ending'")
    guest.play_on()
    guest.page.wait_for_selector(".stage, .ending", timeout=240_000)
    guest.page.wait_for_timeout(1500)
    yield f"scene-{game}"


def _match(guest: Visitor, game: str) -> Iterator[str]:
    guest.sit_down(game, 3)
    guest.learn()
    guest.play_on()
    guest.page.wait_for_selector(".ending", timeout=240_000)
    yield f"ending-{game}"
    guest.page.click(".ending a[href^='/replay']")
    guest.page.wait_for_selector(".controls")
    scrub = "one => { one.value = one.max * 0.6; one.dispatchEvent(new Event('input')) }"
    guest.page.locator(".controls input").evaluate(scrub)
    yield f"replay-{game}"


def _state(guest: Visitor, state: str) -> Iterator[str]:
    STATES[state](guest)
    yield f"state-{state}"


def _make(guest: Visitor, game: str) -> Iterator[str]:
    make_of(game)(guest)
    yield f"make-{game}"
    at_every_size(guest, END)
    yield f"make-{game}-end"


def _together(guest: Visitor, game: str) -> Iterator[str]:
    together_of(game)(guest)
    yield f"together-{game}"
    guest.page.click("main form button.brass")
    guest.page.wait_for_selector("#waiting")
    yield f"together-{game}-waiting"
    # Nobody who looks for people after this one is to find them.
    guest.page.click("section[aria-labelledby=waiting] button")
    guest.page.wait_for_selector("main form")


KINDS: Final[dict[str, Callable[[Visitor, str], Iterator[str]]]] = {
    "state": _state,
    "make": _make,
    "together": _together,
    "lesson": _lesson,
    "table": _table,
    "board": _board,
    "scene": _scene,
    "match": _match,
}


class Camera:
    """Takes pictures, and says what is wrong on them."""

    def __init__(self, browser: Browser, sizes: tuple[tuple[int, int], ...]) -> None:
        self._darkroom = browser.new_page(viewport={"width": 2080, "height": 1000})
        self._sizes = sizes
        self.faults: list[str] = []
        self.taken = 0

    def take(self, house: House, shot: Shot) -> None:
        """Open the page as somebody who speaks a language, and photograph all there is to see."""
        # At once there are no scenes in some games.
        slower = {"pace": "brisk"} if shot.page.startswith("scene") else {}
        settings = {**QUICK, **slower, "theme": shot.theme}
        guest = house.visitor(LONG_NAME, DESK, shot.language, **settings)
        try:
            for page in moments(guest, shot.page):
                self._walk(guest, shot._replace(page=page).name)
        finally:
            guest.context.close()

    def _walk(self, guest: Visitor, name: str) -> None:
        """One moment on every screen, and all of them on a sheet."""
        before = guest.page.viewport_size
        whole = not name.startswith(HANGING)
        for size in self._sizes:
            resize(guest, size)
            told = _told(size)
            self.faults += [f"{name}-{told}: {one}" for one in faults(guest)]
            path = SCREENS / f"{name}-{told}.png"
            guest.page.screenshot(path=path, full_page=whole, animations="disabled")
            self.taken += 1
        if before is not None:
            guest.page.set_viewport_size(before)
        if self._sizes == SIZES:
            self._print(name)

    def _print(self, name: str) -> None:
        """All screens of one moment side by side; of a long page its beginning."""
        rows = "".join(
            "<p>"
            + "".join(
                f"<img src='../{name}-{_told(size)}.png' style='width: {size[0] * scale}px;"
                f" height: {size[1] * scale}px'>"
                for size in sizes
            )
            for sizes, scale in ROWS
        )
        style = "body { margin: 8px; font: 20px sans-serif } img { margin-right: 12px; object-fit: cover;"
        style += " object-position: top; vertical-align: top } p { margin: 0 0 12px; white-space: nowrap }"
        page = SHEETS / f"{name}.html"
        page.write_text(f"<meta charset=utf-8><style>{style}</style><p>{name}</p>{rows}")
        self._darkroom.goto(page.as_uri())
        self._darkroom.screenshot(path=SHEETS / f"{name}.png", full_page=True)
        page.unlink()


def _told(size: tuple[int, int]) -> str:
    return "x".join(map(str, size))


def _write_screens(house: House, browser: Browser) -> None:
    SHEETS.mkdir(parents=True, exist_ok=True)
    words = sys.argv[1:]
    sizes = tuple(size for size in SIZES if _told(size) in words) or SIZES
    names = [word for word in words if word not in ("swapped", *map(_told, SIZES))]
    themes = SWAPPED if "swapped" in words else THEMES
    wanted = [shot for shot in shots(themes) if all(word in shot.name for word in names)]
    camera, missing = Camera(browser, sizes), []
    for number, shot in enumerate(wanted, 1):
        told = shot.name
        try:
            camera.take(house, shot)
        except Error as error:
            missing.append(f"{told}: not taken, {str(error).splitlines()[0]}")
            told = missing[-1]
        print(f"{number}/{len(wanted)} {told}", flush=True)
    wrong = [*camera.faults, *missing]
    print(f"{camera.taken} pictures in build/screens, {len(wrong)} faults")
    if wrong:
        raise SystemExit("\n".join(wrong))


def main(images: bool) -> None:
    """All pictures, or the two of the README."""
    path = find_browser()
    with (
        tempfile.TemporaryDirectory() as data,
        server(Path(data) / "house") as running,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(
            executable_path=path, args=list(FLAGS), env=dict(libraries(path))
        )
        house = House(running.url, browser)
        if images:
            _write_images(house)
        else:
            _write_screens(house, browser)
        browser.close()


def _write_images(house: House) -> None:
    IMAGES.mkdir(parents=True, exist_ok=True)
    for page in ("home", "table"):
        guest = house.visitor(**QUICK)
        PAGES[page](guest)
        if page == "table":
            guest.play_a_little(CLICKS)
            guest.come_to_turn()
        guest.page.wait_for_timeout(400)
        guest.page.screenshot(path=IMAGES / f"{page}.png")
        guest.context.close()
        print(f"docs/images/{page}.png", flush=True)
    _write_previews(house)


def _write_previews(house: House) -> None:
    """What is shown of a link to a game: its poster and its name, as large as is usual."""
    PREVIEWS.mkdir(parents=True, exist_ok=True)
    guest = house.visitor(size={"width": 1200, "height": 630})
    for game in OPEN:
        PAGES["home"](guest)
        guest.page.evaluate(PREVIEW, game)
        guest.page.wait_for_timeout(400)
        guest.page.screenshot(path=PREVIEWS / f"{game}.png")
        print(f"web/public/previews/{game}.png", flush=True)
    guest.context.close()


if __name__ == "__main__":
    main(images="--images" in sys.argv)
