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
    guest: Visitor, script: str, sizes: Iterable[tuple[int, int]] = WALKED
) -> list[tuple[str, Any]]:
    """What a script finds at each of some sizes, each thing with the size as its name."""
    found = []
    for size in sizes:
        resize(guest, size)
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
