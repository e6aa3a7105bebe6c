"""What is wrong with how a page looks: cut, covered, tiny or off the screen, at any size."""

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final, TypeVar

from .visitor import Visitor

T = TypeVar("T")
# Whether there is time for long counts: make soak.
SOAK: Final = bool(os.environ.get("BACKROOM_SOAK"))
# The screens people really have: desks, tablets, phones with the bars of their browser, and a
# phone on its side.
SIZES: Final = (
    (1280, 720),
    (1366, 768),
    (1440, 900),
    (1920, 1080),
    (2560, 1080),
    (1024, 768),
    (768, 1024),
    (390, 844),
    (390, 664),
    (360, 640),
    (844, 390),
)
TIGHT: Final = ((1024, 768), (390, 664), (360, 640), (844, 390))
# Full boards are walked on the tightest desks and phones, and in `make soak` on all screens.
WALKED: Final = SIZES if SOAK else ((1280, 720), *TIGHT)
# As many letters as a name may have.
LONG_NAME: Final = "Maximiliaan Oldenbarneve"
# Nothing has moved for so many frames; what never lies still is looked at as it is.
STILL: Final = """() => new Promise((done) => {
  const until = performance.now() + 3000;
  let last = "", frames = 0;
  const look = () => {
    const boxes = [...document.querySelectorAll("body *")].map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [x, y, width, height].join();
    });
    const now = boxes.join(" ");
    frames = now === last ? frames + 1 : 0;
    last = now;
    if (frames >= 6 || performance.now() > until) done();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})"""
AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# What axe finds; by day only what colours can spoil, as all else is the same by night.
BARRIERS: Final = """async () => {
  const root = document.documentElement, before = root.dataset.theme, found = new Set();
  for (const [theme, rules] of [["dark", {}], ["light", { runOnly: ["color-contrast"] }]]) {
    root.dataset.theme = theme;
    const { violations } = await axe.run(document, { resultTypes: ["violations"], ...rules });
    for (const { id, nodes } of violations)
      found.add(`${theme} ${id} at ${nodes.slice(0, 4).map((one) => one.target.join()).join(", ")}`);
  }
  root.dataset.theme = before;
  return [...found];
}"""
# What answers a question of one's own and is not whole on the screen as it stands, nor, of more
# cards or choices than fit, in a part of it that scrolls: nobody scrolls a page to answer.
OUT_OF_REACH: Final = """() => {
  const box = (one) => one.getBoundingClientRect();
  const inside = (a, b) =>
    a.left >= b.left - 1 && a.right <= b.right + 1 && a.top >= b.top - 1 && a.bottom <= b.bottom + 1;
  const away = (one, high, scrolls) => {
    let { left, right, top, bottom } = box(one);
    let edge = { left, right, top, bottom: Math.min(bottom, top + high) };
    for (let at = one.parentElement; at; at = at.parentElement) {
      const { overflowY } = getComputedStyle(at);
      if (at === document.body || overflowY === "visible") continue;
      if (at.matches(scrolls) && overflowY === "auto") edge = box(at);
      else if (!inside(edge, box(at))) return true;
    }
    return !inside(edge, { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
  };
  const seen = (names) => [...document.querySelectorAll(names)].filter((one) => one.checkVisibility());
  const out = [
    ...seen(".bar.mine .answer button").filter((one) => away(one, 1e3, "none")),
    ...seen(".bar .extras button").filter((one) => away(one, 1e3, ".extras")),
    // Of a card in a fan the upper part is enough to know and to take it.
    ...seen(".dock .hand button.card").filter((one) => away(one, 44, ".dock, .hand")),
    ...seen(".pile button.lit").filter((one) => away(one, 1e3, ".felt")),
    ...seen(".player.mine .row button").filter((one) => away(one, 44, ".felt")),
  ];
  return out.map((one) => `out of reach: ${one.ariaLabel || one.innerText}`);
}"""
# How one stands, where it is not whole on the screen.
LOST: Final = """() => [...document.querySelectorAll("header .standing")].concat([null]).slice(0, 1)
  .filter((one) => {
    const { left, right, top, bottom, width } = one?.getBoundingClientRect() ?? { width: 0 };
    return !width || left < 0 || top < 0 || right > innerWidth || bottom > innerHeight || !one.innerText.trim();
  }).map((one) => `standing: ${one?.innerText}`)"""
FAULTS: Final = (Path(__file__).parent / "faults.js").read_text(encoding="utf-8")


def first_of(values: list[T]) -> list[T]:
    """What `make test` has time for; all of them in `make soak`."""
    return values if SOAK else values[:1]


def faults(guest: Visitor) -> list[str]:
    """What a person would call broken in the page as it stands, in words."""
    found: list[str] = guest.page.evaluate(FAULTS)
    return found


def resize(guest: Visitor, size: tuple[int, int]) -> None:
    """Give the page another screen, and wait until everything lies still on it."""
    guest.page.set_viewport_size({"width": size[0], "height": size[1]})
    guest.page.evaluate(STILL)


def walked(
    guest: Visitor, scripts: str | tuple[str, ...], sizes: Iterable[tuple[int, int]] = WALKED
) -> list[tuple[str, Any]]:
    """What scripts find at each of some sizes, each thing with the size as its name."""
    found = []
    for size in sizes:
        resize(guest, size)
        for script in (scripts,) if isinstance(scripts, str) else scripts:
            found += [(f"{size[0]}x{size[1]}", one) for one in guest.page.evaluate(script)]
    return found


def faults_at(guest: Visitor, sizes: Iterable[tuple[int, int]]) -> list[str]:
    """What is broken at each of some sizes; the page has its own size again afterwards."""
    before = guest.page.viewport_size
    found = []
    for size in sizes:
        resize(guest, size)
        found += [f"{size[0]}x{size[1]} {one}" for one in faults(guest)]
    if before is not None:
        guest.page.set_viewport_size(before)
    return found


def barriers(guest: Visitor) -> list[str]:
    """What axe finds wrong with the page as it stands, by night and by day; grave or not."""
    if not guest.page.evaluate("'axe' in window"):
        guest.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = guest.page.evaluate(BARRIERS)
    return found


def wrong_at(guest: Visitor, sizes: Iterable[tuple[int, int]]) -> list[str]:
    """What is broken, and what keeps somebody from using the page, at each of some sizes."""
    before = guest.page.viewport_size
    found = []
    for size in sizes:
        resize(guest, size)
        found += [f"{size[0]}x{size[1]} {one}" for one in (*faults(guest), *barriers(guest))]
    if before is not None:
        guest.page.set_viewport_size(before)
    return found
