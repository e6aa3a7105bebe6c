"""How soon a visitor of the house without a server is at a first decision: `make site` first.

    python -m benchmarks.site

A real Chromium opens `dist/site` as somebody new, then twice as somebody who comes back, and
presses "Play now" each time. Told are seconds by the clock until a decision can be clicked, the
seconds of processor that the whole browser took for it, and how busy the machine was.
"""

import os
import time
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, sync_playwright
from tests.site.host import hosted
from tests.web.browser import FLAGS, find_browser, libraries

SITE: Final = Path(__file__).parents[1] / "dist" / "site"
VISITS: Final = ("first visit", "second visit", "third visit")
# The bar under the table when it is one's own turn.
ASKED: Final = ".bar.mine"
PATIENCE: Final = 180_000
TICKS: Final = os.sysconf("SC_CLK_TCK")


def processor(root: int) -> float:
    """Seconds of processor of a process and all below it, those that have ended included."""
    children: dict[int, list[int]] = {}
    spent: dict[int, float] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        children.setdefault(int(fields[1]), []).append(int(folder.name))
        spent[int(folder.name)] = sum(map(int, fields[11:15])) / TICKS
    found, total = [root], 0.0
    while found:
        one = found.pop()
        total += spent.get(one, 0.0)
        found += children.get(one, [])
    return total


def visit(page: Page, url: str) -> None:
    """Open the house and sit down at once."""
    page.goto(url)
    page.locator(".hero button.brass").click()
    page.wait_for_selector(ASKED, timeout=PATIENCE)


def main() -> None:
    """Print a line a visit."""
    path = find_browser()
    with hosted(SITE) as host, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=path, args=list(FLAGS), env=dict(libraries(path))
        )
        context = browser.new_context(locale="en-GB", reduced_motion="reduce")
        for name in VISITS:
            page = context.new_page()
            before, spent = time.perf_counter(), processor(os.getpid())
            visit(page, host.url)
            took, spent = time.perf_counter() - before, processor(os.getpid()) - spent
            load = os.getloadavg()[0]
            print(f"{name}: {took:.1f} s, {spent:.1f} s of processor, load {load:.1f}")
            page.wait_for_timeout(4000)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
