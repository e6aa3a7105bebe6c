"""Every page as a picture: `make screens` writes them to build/screens."""

import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import sync_playwright

from tests.server.processes import server

from .browser import FLAGS, find_browser, libraries
from .crowded import CROWDED
from .looking import LONG_NAME, faults, resize
from .looking import SIZES as ALL_SIZES
from .pages import OPEN, PAGES, SCHOOLS, lesson_of
from .visitor import DESK, PHONE, QUICK, House, Visitor

ROOT: Final = Path(__file__).parents[2]
SCREENS: Final = ROOT / "build" / "screens"
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
SIZES: Final = {"desktop": DESK, "phone": PHONE}
# A table worth looking at has some cards on it.
CLICKS: Final = 24


class Shot(NamedTuple):
    """One picture to take; a match gives several."""

    page: str
    size: str
    language: str
    theme: str = "dark"

    @property
    def name(self) -> str:
        """Of its file."""
        return "-".join(self) + ".png"


def shots() -> Iterator[Shot]:
    """Every page, table, lesson and match, in each size and language, by night; some by day."""
    pages = [page for page in PAGES if page != "table"]
    tables = [f"table-{game}" for game in OPEN]
    lessons = [f"lesson-{game}" for game in SCHOOLS]
    matches = [f"match-{game}" for game in OPEN]
    for page in (*pages, *CROWDED, *tables, *lessons, *matches):
        # A table is photographed on every screen while it is played once.
        for size in ("desktop",) if page in tables else SIZES:
            for language in ("en", "nl"):
                yield Shot(page, size, language)
                if page in ("home", *CROWDED, *tables):
                    yield Shot(page, size, language, "light")


def take(house: House, shot: Shot) -> None:
    """Open the page as somebody with these settings, and photograph it."""
    settings = {**QUICK, "theme": shot.theme}
    guest = house.visitor(LONG_NAME, SIZES[shot.size], shot.language, **settings)
    kind, _, game = shot.page.partition("-")
    if kind == "match":
        _take_match(guest, shot, game)
    elif kind == "table":
        guest.sit_down(game, 4)
        for moment in ("early", "late"):
            _play_a_little(guest)
            _save_at_all_sizes(guest, shot._replace(page=f"{shot.page}-{moment}"))
    elif kind == "lesson":
        lesson_of(game)(guest)
        _save(guest, shot)
    elif kind == "full":
        CROWDED[shot.page](guest)
        _save(guest, shot, whole=True)
    else:
        PAGES[shot.page](guest)
        _save(guest, shot, whole=shot.page != "make")
    guest.context.close()


def _save(guest: Visitor, shot: Shot, whole: bool = False) -> None:
    guest.page.wait_for_timeout(400)
    guest.page.screenshot(path=SCREENS / shot.name, full_page=whole)


def _save_at_all_sizes(guest: Visitor, shot: Shot) -> None:
    """One moment on every screen, and in words what is cut, covered, tiny or off it."""
    before = guest.page.viewport_size
    for size in ALL_SIZES:
        resize(guest, size)
        here = shot._replace(size=f"{size[0]}x{size[1]}")
        _save(guest, here)
        for fault in faults(guest):
            print(f"  {here.name}: {fault}", flush=True)
    if before is not None:
        guest.page.set_viewport_size(before)


def _play_a_little(guest: Visitor) -> None:
    """So many clicks, and then nothing picked, at a question of one's own or at the end."""
    guest.learn()
    for _ in range(CLICKS):
        guest.step()
    # A scene holds the game, also one that begins after the last click.
    until = time.monotonic() + 120
    while _is_between(guest) and time.monotonic() < until:
        guest.step()
    guest.page.mouse.move(0, 0)
    guest.page.wait_for_selector(".bar.mine, .ending")


def _is_between(guest: Visitor) -> bool:
    """Whether a scene is on, or others are asked."""
    count = guest.page.locator
    return bool(count(".stage").count()) or not count(".bar.mine, .ending").count()


def _take_match(guest: Visitor, shot: Shot, game: str) -> None:
    """The first scene of the game, the end, the replay and the history after it."""
    guest.sit_down(game, 3)
    guest.learn()
    guest.page.evaluate("window.stop_at = '.stage, .ending'")
    guest.play_on()
    guest.page.wait_for_selector(".stage, .ending", timeout=120_000)
    guest.page.wait_for_timeout(1500)
    _save(guest, shot._replace(page=f"scene-{game}"))
    guest.page.evaluate("window.stop_at = null")
    guest.play_on()
    guest.page.wait_for_selector(".ending", timeout=240_000)
    _save(guest, shot._replace(page=f"ending-{game}"))
    guest.page.click(".ending a[href^='/replay']")
    guest.page.wait_for_selector(".controls")
    scrub = "one => { one.value = one.max * 0.6; one.dispatchEvent(new Event('input')) }"
    guest.page.locator(".controls input").evaluate(scrub)
    _save(guest, shot._replace(page=f"replay-{game}"))
    guest.go("/history")
    guest.page.wait_for_selector("ol li")
    _save(guest, shot._replace(page=f"played-{game}"))


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
        write = _write_images if images else _write_screens
        write(house)
        browser.close()


def _write_screens(house: House) -> None:
    SCREENS.mkdir(parents=True, exist_ok=True)
    words = sys.argv[1:]
    wanted = [shot for shot in shots() if all(word in shot.name for word in words)]
    for number, shot in enumerate(wanted, 1):
        take(house, shot)
        print(f"{number}/{len(wanted)} {shot.name}", flush=True)


def _write_images(house: House) -> None:
    IMAGES.mkdir(parents=True, exist_ok=True)
    for page in ("home", "table"):
        guest = house.visitor(**QUICK)
        PAGES[page](guest)
        if page == "table":
            _play_a_little(guest)
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
