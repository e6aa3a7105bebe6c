"""What may lie over a page: a question, a curtain, talk, a dead line, an analysis."""

import re
from collections.abc import Callable
from typing import Final

from .analyst import TOLD, Analyst
from .boards import Altered
from .looking import LONG_NAME
from .pages import PAGES
from .visitor import Visitor

State = Callable[[Visitor], None]
OTHER: Final = "Wijnand van der Meulen"
LINE: Final = ".line.lost"
# What a screen of another size puts away is done again, once the page has found its place on it.
AGAIN: Final = """(script) => {
  const act = eval(script);
  const soon = (then) => requestAnimationFrame(() => requestAnimationFrame(then));
  addEventListener("resize", () => soon(() => soon(act)));
  act();
}"""
# The last page of the notebook, which a phone keeps behind its newest line.
TALK: Final = """() => {
  if (!document.querySelector("dialog[open]")) document.querySelector(".ticker button")?.click();
  requestAnimationFrame(() => [...document.querySelectorAll("[role=tab]")].at(-1)?.click());
}"""
TALKED: Final = (
    "Good evening, all of you.",
    "Whoever shuffled these cards has never seen me win, and means to keep it that way.",
    "Pass.",
    "Nice hat!",
    "I would not go down that street again if I were you; the last one who did sells shoes now.",
)
# What the analysis would have done instead.
PLAY: Final = {"id": 2, "verb": "play", "args": {"card": "blue7", "place": "b"}}
ANALYSIS: Final = re.compile("Analys[ie]s?$")


def at_every_size(visitor: Visitor, script: str) -> None:
    """Does something now and whenever the page is given another size."""
    visitor.page.evaluate(AGAIN, script)


def leaving(visitor: Visitor) -> None:
    """The ways out of a match of one's own."""
    visitor.sit_down("chicago-poker", 4)
    visitor.page.locator("header .tools > :last-child").click()
    visitor.page.wait_for_selector("dialog[open] dl")


def door(visitor: Visitor) -> None:
    """Whether somebody who took a chair is really to be shown the door."""
    PAGES["lobby"](visitor)
    table = visitor.page.url.partition("?")[0].rpartition("/")[2]
    browser = visitor.context.browser
    assert browser is not None
    stranger = browser.new_context()
    stranger.request.post(f"{visitor.url}/api/people", data={"name": OTHER})
    stranger.request.post(f"{visitor.url}/api/tables/{table}/join", data={})
    stranger.close()
    visitor.page.locator(".chairs li.person button").last.click()
    visitor.page.wait_for_selector("dialog[open] p")


def curtain(visitor: Visitor) -> None:
    """One device for all, on its way to somebody else."""
    names = [LONG_NAME, OTHER, "Willem-Alexander"]
    visitor.begin({"game": "chicago-poker", "seats": 3, "device": True, "names": names})
    visitor.page.wait_for_selector(".curtain")


def dead_line(visitor: Visitor) -> None:
    """The house does not answer in the middle of a match."""
    visitor.sit_down("chicago-poker", 4)
    visitor.page.wait_for_selector(".bar.mine")
    visitor.context.set_offline(True)
    visitor.page.wait_for_selector(LINE)


def talk(visitor: Visitor) -> None:
    """What is said at a table, in the notebook."""
    line = Altered(lambda _: None)
    visitor.page.route_web_socket("**/socket*", line.take)
    visitor.sit_down("chicago-poker", 4)
    visitor.page.wait_for_selector(".bar.mine")
    for text in TALKED:
        line.say(text)
    at_every_size(visitor, TALK)


def analysis(visitor: Visitor) -> None:
    """A replay with what the house thinks of it."""
    visitor.sit_down("chicago-poker", 2)
    visitor.play()
    visitor.page.click(".ending a[href^='/replay']")
    visitor.page.wait_for_selector(".controls")
    told = visitor.page.evaluate(TOLD)
    visitor.page.route("**/analysis*", Analyst(told, asked=True, best=PLAY).answer)
    visitor.page.get_by_role("button", name=ANALYSIS).click()
    visitor.page.wait_for_selector("aside section button")


STATES: Final[dict[str, State]] = {
    "leaving": leaving,
    "door": door,
    "curtain": curtain,
    "line": dead_line,
    "talk": talk,
    "analysis": analysis,
}
