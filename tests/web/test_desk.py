"""Keeping order in real browsers: a report, the operator's desk, and what the person reads."""

import subprocess
from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.server.processes import COMMAND, Server

from .looking import barriers
from .test_pages import SHORT_PHONE, SMALL
from .visitor import QUICK, House, Visitor

LAPTOP = {"width": 1280, "height": 720}


def check(visitor: Visitor) -> None:
    """The page serves everybody, and everything on it fits a thumb."""
    assert barriers(visitor) == []
    assert visitor.page.evaluate(SMALL) == []
    assert visitor.page.evaluate("document.body.scrollWidth <= innerWidth")


def test_a_report_is_answered_and_the_person_reads_why(house: House, running: Server) -> None:
    """From a line of chat to the desk on a phone, and from there to the page of the muted."""
    anna = house.visitor("Anna", LAPTOP, "en", **QUICK)
    bram = house.visitor("Bram", SHORT_PHONE, "nl", **QUICK)
    anna.go("/")
    anna.page.locator(".posters").get_by_role("button", name="Make a table").nth(1).click()
    anna.page.get_by_role("button", name="Make the table").click()
    anna.page.wait_for_selector(".lobby")
    bram.page.goto(anna.page.url)
    bram.page.locator(".chairs").get_by_role("button").first.click()
    # Whoever does not sit yet is heard by those who watch only.
    expect(bram.page.locator(".lobby .name")).to_have_count(0)
    bram.page.get_by_role("textbox", name="Zeg iets").fill("Jij speelt vals!")
    bram.page.keyboard.press("Enter")

    anna.page.get_by_role("button", name="Report Bram").click()
    dialog = anna.page.get_by_role("dialog", name="Report Bram")
    dialog.get_by_role("textbox").fill("He is rude.")
    check(anna)
    dialog.get_by_role("button", name="Send it").click()
    expect(dialog.get_by_text("Thank you.")).to_be_visible()

    order = [*COMMAND, "admin", "desk", "--data", str(running.data)]
    link = urlsplit(subprocess.run(order, check=True, capture_output=True, text=True).stdout)
    keeper = house.visitor("Keeper", SHORT_PHONE, "en", **QUICK)
    keeper.go(f"/desk#{link.fragment.strip()}")
    report = keeper.page.get_by_role("listitem").filter(has_text="Anna reports Bram")
    report.get_by_text("What was said at that table").click()
    expect(report.get_by_text("Jij speelt vals!")).to_be_visible()
    check(keeper)
    reason = report.get_by_label("The reason")
    keeper.page.set_viewport_size({"width": LAPTOP["width"], "height": LAPTOP["height"]})
    # A sentence is written here, which on a laptop has room for most of its letters.
    assert reason.evaluate("(one) => one.clientWidth") > 600
    reason.fill("Mind your words.")
    report.get_by_role("button", name="Mute for a day").click()
    expect(keeper.page.get_by_text("No report is waiting.")).to_be_visible()

    bram.go("/measures")
    expect(bram.page.get_by_text("De reden: Mind your words.")).to_be_visible()
    check(bram)
