"""Every page of the house without a server can be used by everybody."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.web.looking import AXE
from tests.web.visitor import DESK, PHONE, QUICK

from .guest import PATIENCE, Door

PAGES: Final = (
    "/",
    "/history",
    "/settings",
    "/about",
    "/rules",
    "/rules/capone",
    "/learn/omerta",
    "/nowhere",
)
SERIOUS: Final = """async () => {
  const found = await axe.run(document, {resultTypes: ['violations']});
  return found.violations.filter(({impact}) => ['serious', 'critical'].includes(impact))
    .map(({id, nodes}) => `${id}: ${nodes[0].html}`);
}"""


def faults(page: Page) -> list[str]:
    """What axe finds that keeps somebody out."""
    page.evaluate(AXE.read_text())
    found: list[str] = page.evaluate(SERIOUS)
    return found


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_on_any_page(door: Door, size: dict[str, int]) -> None:
    """While the house is fetched, on every page, in a lobby, at a table and in its replay."""
    guest = door.guest(size, **QUICK)
    page = guest.page
    found = dict[str, list[str]]()
    guest.go("/history")
    expect(page.locator("input[type=file]")).to_be_visible()
    found["opening"] = faults(page)
    guest.open_house()
    door.cut()
    for path in PAGES:
        guest.go(path)
        expect(page.locator("h1").first).to_be_visible(timeout=PATIENCE)
        found[path] = faults(page)
    guest.make_table("omerta", 2)
    found["table"] = faults(page)
    guest.play()
    found["ending"] = faults(page)
    page.click(".ending a[href*='/replay']")
    page.wait_for_selector(".controls")
    found["replay"] = faults(page)
    assert {place: told for place, told in found.items() if told} == {}
