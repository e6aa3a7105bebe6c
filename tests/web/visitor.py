"""Somebody with a browser of their own: opens pages, sits down, clicks what is lit."""

import json
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Position,
    Response,
)

DESK: Final = {"width": 1280, "height": 800}
PHONE: Final = {"width": 390, "height": 844}
# How long anything on a page may take, in milliseconds.
PATIENCE: Final = 20_000
QUICK: Final[dict[str, Any]] = {"pace": "instant", "confirm": "never"}
# Cards in a hand overlap; their upper left corner is what shows.
CORNER: Final = Position(x=9, y=12)
# Cards in a fan are turned: this far in, the point lies on the card however it leans.
EDGE: Final = Position(x=16, y=45)
KEY: Final = "backroom.settings"
# A guest with a table, by the calls the pages make.
SIT_DOWN: Final = """async ([wanted, key]) => {
  const headers = {"content-type": "application/json"};
  const ask = async (path, body) =>
    (await fetch("/api" + path, {method: "POST", headers, body: JSON.stringify(body)})).json();
  const kept = JSON.parse(localStorage.getItem(key));
  await ask("/people", {name: kept.name});
  localStorage.setItem(key, JSON.stringify({...kept, guest: true}));
  return (await ask("/tables", wanted)).id;
}"""

# How many times to press Tab (less than zero: with Shift) to reach the nth element of a name;
# null if there is none; and how the focus shows. In a dialog the focus stays there.
WAY: Final = """([names, index]) => {
  const seen = (one) => one.checkVisibility() && !one.disabled;
  const goal = [...document.querySelectorAll(names)].filter(seen)[index];
  if (!goal) return [null, ""];
  const room = document.querySelector("dialog[open]") ?? document;
  const stops = [...room.querySelectorAll("a[href], button, input, select, [tabindex]")]
    .filter((one) => seen(one) && one.tabIndex >= 0);
  const to = stops.indexOf(goal), from = stops.indexOf(document.activeElement);
  return [to < 0 ? null : to - from, getComputedStyle(document.activeElement).outlineStyle];
}"""

DRIVER: Final = (Path(__file__).parent / "driver.js").read_text()


@dataclass
class Visitor:
    """One browser context with one page; `complaints` are errors the page gave."""

    page: Page
    context: BrowserContext
    url: str
    seed: int
    touch: bool = False
    complaints: list[str] = field(default_factory=list)
    loaded: dict[str, Response] = field(default_factory=dict)
    # The frames that the page sent to the house, by their kind.
    sent: Counter[str] = field(default_factory=Counter)

    def go(self, path: str) -> None:
        """Open a page of the house."""
        self.page.goto(self.url + path)

    def play_now(self) -> None:
        """From the front door to a table with bots, in one click."""
        self.go("/")
        self.page.click(".hero .act button.brass")
        self.page.wait_for_selector(".felt")

    def sit_down(self, game: str, seats: int, **options: str) -> None:
        """At a table of their own, with bots in the other chairs; the match begins at once."""
        bots = ["scripted"] * (seats - 1)
        self.begin({"game": game, "seats": seats, "bots": bots, "options": options})

    def begin(self, wanted: dict[str, Any]) -> None:
        """A match at a table as the house takes orders for one."""
        self.go("/")
        self.page.wait_for_selector(".posters .facts")
        wanted = {**wanted, "start": True}
        self.go("/tables/" + str(self.page.evaluate(SIT_DOWN, [wanted, KEY])))
        self.page.wait_for_selector(".felt")

    def play_a_little(self, clicks: int) -> None:
        """So many clicks of a real pointer, and what is staged afterwards is looked at."""
        self.learn()
        for _ in range(clicks):
            self.step()
        while self.page.locator(".stage, .scene").count():
            self.step()
        self.page.mouse.move(0, 0)

    def play_until(self, *shown: str, seconds: float = 120.0) -> None:
        """Real clicks until all of these are on the page at once."""
        self.learn()
        until = time.monotonic() + seconds
        while not all(self.page.locator(names).count() for names in shown):
            assert time.monotonic() < until, f"never at once: {shown}"
            self.step()
            # What a click opens is asked of the house first.
            self.page.wait_for_timeout(100)

    def come_to_turn(self, seconds: float = 120.0) -> None:
        """On to the next question of one's own, or to the end: no scene holds the game there."""
        until = time.monotonic() + seconds
        count = self.page.locator
        # Until the house has heard an answer its question stays.
        asked = ".bar.mine:not([aria-busy=true]), .ending"
        while count(".stage, .scene").count() or not count(asked).count():
            assert time.monotonic() < until, "nobody is asked any more"
            self.step()
        self.page.mouse.move(0, 0)

    def play(self, by_hand: int = 0, seconds: float = 300.0) -> None:
        """Play until the match is over; the first clicks are a real pointer's."""
        self.learn()
        for _ in range(by_hand):
            self.step()
        self.play_on()
        self.page.wait_for_selector(".ending", timeout=seconds * 1000)

    def learn(self) -> None:
        """The page gets to know what can be done at a table."""
        self.page.evaluate(DRIVER, self.seed)

    def step(self) -> str:
        """One real click on something that is lit, if anything is; gives what was clicked."""
        look = self.page.evaluate("window.look()")
        if look["what"] == "click":
            self._touch(look["names"], look["index"])
        else:
            self.page.wait_for_timeout(40)
        return str(look.get("names", look["what"]))

    def press(self, one: Locator) -> None:
        """With a finger, where there is a touch screen."""
        (one.tap if self.touch else one.click)()

    def play_on(self) -> None:
        """The page clicks by itself from now on, until the match is over."""
        self.page.evaluate("void (window.driving = setInterval(window.drive, 20))")

    def tab_to(self, names: str, index: int = 0) -> bool:
        """Tab, or Shift and Tab, until the element has the focus; False if it goes away."""
        for _ in range(6):
            way, outline = self.page.evaluate(WAY, [names, index])
            if way is None:
                return False
            if way == 0:
                assert outline != "none", f"nobody sees the focus on {names}"
                return True
            for _ in range(abs(way)):
                self.page.keyboard.press("Tab" if way > 0 else "Shift+Tab")
        raise AssertionError(f"the focus does not reach {names}")

    def press_on(self, most: int, seconds: float = 200.0) -> None:
        """Play with Tab and Enter alone: so many answers, or until the match is over."""
        self.learn()
        until = time.monotonic() + seconds
        while most and (look := self.page.evaluate("window.look()"))["what"] != "over":
            assert time.monotonic() < until, look
            if look["what"] == "wait":
                self.page.wait_for_timeout(20)
            elif self.tab_to(look["names"], look["index"]):
                self.page.keyboard.press("Enter")
                most -= 1

    def _touch(self, names: str, index: int, again: bool = True) -> None:
        """As a hand does it; what went away meanwhile is let go, what stays covered is a fault."""
        try:
            one = self.page.locator(f"{names} >> visible=true").nth(index)
            at = EDGE if names.startswith(".hand") else CORNER
            (one.tap if self.touch else one.click)(timeout=1500, position=at)
        except Error as error:
            look = self.page.evaluate("window.look()")
            if "intercepts pointer events" in error.message and look.get("names") == names:
                if not again:
                    raise
                # Cards that came meanwhile have moved the others: a busy machine is slow to aim.
                self._touch(names, index, again=False)


class House:
    """Where the server is, and everybody who came in this test."""

    def __init__(self, url: str, browser: Browser) -> None:
        self.url = url
        self._browser = browser
        self._visitors: list[Visitor] = []

    def visitor(
        self,
        name: str = "Wilma",
        size: dict[str, int] = DESK,
        language: str = "en",
        touch: bool = False,
        **settings: Any,
    ) -> Visitor:
        """A newcomer; settings are what they would have set on the settings page."""
        touch = touch or size is PHONE
        context = self._browser.new_context(
            viewport={"width": size["width"], "height": size["height"]},
            locale={"en": "en-GB", "nl": "nl-NL"}[language],
            reduced_motion="reduce",
            has_touch=touch,
            is_mobile=touch,
        )
        kept = json.dumps({"name": name, "theme": "dark", **settings})
        given = f"localStorage.setItem('{KEY}', {kept!r})"
        context.add_init_script(f"localStorage.getItem('{KEY}') || {given}")
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        visitor = Visitor(page, context, self.url, len(self._visitors) + 1, touch)
        _listen(visitor)
        self._visitors.append(visitor)
        return visitor

    def close(self) -> list[str]:
        """Everybody goes home; gives what went wrong in any page."""
        complaints = [one for visitor in self._visitors for one in visitor.complaints]
        for visitor in self._visitors:
            visitor.context.close()
        return complaints


def _listen(visitor: Visitor) -> None:
    """Console errors (a broken Content-Security-Policy is one), faults, strangers' hosts."""
    page = visitor.page
    page.on("console", lambda said: _heed(visitor, said))
    page.on("pageerror", lambda error: visitor.complaints.append(error.stack or str(error)))
    page.on("response", lambda response: visitor.loaded.update({response.url: response}))
    page.on("websocket", lambda line: line.on("framesent", lambda it: _count(visitor, it)))
    page.on("request", lambda request: _known(visitor, request.url))


def _heed(visitor: Visitor, said: ConsoleMessage) -> None:
    # An address that leads nowhere answers 404, and Chromium says so of the page itself.
    lost = said.location["url"] == f"{visitor.url}/nowhere" and "404" in said.text
    if said.type in ("error", "warning") and not lost:
        visitor.complaints.append(said.text)


def _count(visitor: Visitor, frame: str | bytes) -> None:
    visitor.sent[json.loads(frame)["kind"]] += 1


def _known(visitor: Visitor, url: str) -> None:
    if not url.startswith((visitor.url, visitor.url.replace("http", "ws", 1))):
        visitor.complaints.append(f"a stranger's address: {url}")
