"""Everything by keyboard."""

from playwright.sync_api import expect

from .visitor import House, Visitor


def test_a_turn_is_played_without_a_pointer(house: House) -> None:
    """From the front door into a match, a card drawn, another one laid."""
    guest = house.visitor(pace="instant")
    guest.go("/")

    _tab_to(guest, ".hero button.brass")
    guest.page.keyboard.press("Enter")
    guest.page.wait_for_selector(".bar.mine", timeout=30_000)
    held = guest.page.locator(".hand button.card").count()
    guest.page.keyboard.press("d")
    _count(guest, ".hand button.card", held + 1)
    guest.page.wait_for_selector(".bar.mine", timeout=30_000)
    while guest.page.locator(".stage").count():
        _tab_to(guest, ".stage footer button")
        guest.page.keyboard.press("Enter")
    _tab_to(guest, ".hand button.card:not(.dim)")
    guest.page.keyboard.press("ArrowRight")
    guest.page.keyboard.press("ArrowLeft")
    assert guest.page.evaluate("document.activeElement.matches('.hand button.card')")
    guest.page.keyboard.press("?")
    guest.page.wait_for_selector(".explain")
    guest.page.keyboard.press("Escape")
    guest.page.wait_for_selector(".explain", state="detached")
    guest.page.keyboard.press("Enter")
    guest.page.wait_for_selector(".hand button.chosen")
    guest.page.keyboard.press("Escape")
    guest.page.wait_for_selector(".hand button.chosen", state="detached")


def _tab_to(guest: Visitor, names: str, most: int = 90) -> None:
    """Tab until something of that name has the focus, and see that the focus shows."""
    for _ in range(most):
        if guest.page.evaluate("names => document.activeElement.matches(names)", names):
            break
        guest.page.keyboard.press("Tab")
    else:
        raise AssertionError(f"the focus never reaches {names}")
    outline = guest.page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
    assert outline != "none", names


def _count(guest: Visitor, names: str, count: int) -> None:
    expect(guest.page.locator(names)).to_have_count(count)
