"""Playing with people in real browsers: two find each other, and one thinks better of it."""

import re

from playwright.sync_api import expect

from .looking import barriers, faults
from .test_pages import SHORT_PHONE, SMALL
from .visitor import QUICK, House, Visitor

LAPTOP = {"width": 1280, "height": 720}


def check(visitor: Visitor) -> None:
    """The page serves everybody, and everything on it fits a thumb."""
    assert barriers(visitor) == []
    assert visitor.page.evaluate(SMALL) == []
    assert visitor.page.evaluate("document.body.scrollWidth <= innerWidth")


def test_two_people_find_each_other_and_sit_down(house: House) -> None:
    """From the poster on a phone and on a laptop, in two languages, to one table."""
    anna = house.visitor("Anna", SHORT_PHONE, "nl", **QUICK)
    bram = house.visitor("Bram", LAPTOP, "en", **QUICK)
    anna.go("/")
    anna.page.get_by_role("link", name="Speel met mensen").nth(1).click()
    anna.page.get_by_role("group", name="minstens").get_by_role("radio", name="2").check(
        force=True
    )
    anna.page.get_by_role("group", name="hoogstens").get_by_role("radio", name="2").check(
        force=True
    )
    check(anna)
    anna.page.get_by_role("button", name="Zoek mensen").click()
    expect(
        anna.page.get_by_text("Op dit moment wacht niemand anders op zo’n tafel.")
    ).to_be_visible()
    check(anna)

    bram.page.goto(anna.page.url)
    expect(bram.page.get_by_text("One other person is waiting for this.")).to_be_visible()
    for group in ("at least", "at most"):
        bram.page.get_by_role("group", name=group).get_by_role("radio", name="2").check(
            force=True
        )
    bram.page.get_by_role("button", name="Find people").click()

    for one in (anna, bram):
        one.page.wait_for_url(re.compile("/tables/"))
        one.page.wait_for_selector(".felt")
    assert anna.page.url == bram.page.url
    expect(bram.page.get_by_text("Anna").first).to_be_visible()


def test_whoever_thinks_better_of_it_waits_no_more(house: House) -> None:
    """By keyboard; a reload keeps the turn, and afterwards nobody is told to be waiting."""
    anna = house.visitor("Anna", LAPTOP, "en", **QUICK)
    anna.go("/together/mafioso")
    button = anna.page.get_by_role("button", name="Find people")
    expect(button).to_be_enabled()
    button.press("Enter")
    expect(anna.page.get_by_role("heading", name="Waiting for people")).to_be_visible()
    assert faults(anna) == []
    anna.page.reload()
    leave = anna.page.get_by_role("button", name="Stop waiting")
    leave.press("Enter")

    expect(anna.page.get_by_role("button", name="Find people")).to_be_visible()
    expect(anna.page.get_by_text("Nobody else is waiting for this")).to_be_visible()


def test_omerta_for_two_is_called_a_house_variant_where_it_is_offered(house: House) -> None:
    """In the form for a table, and where one waits for people."""
    anna = house.visitor("Anna", LAPTOP, "nl", **QUICK)
    anna.go("/together/omerta")
    note = anna.page.get_by_text("huisvariant: de doos is voor meer")
    chairs = anna.page.get_by_role("group", name="minstens")
    for seats, shown in (("2", 1), ("3", 0)):
        chairs.get_by_role("radio", name=seats).check(force=True)
        expect(note).to_have_count(shown)

    anna.go("/")
    anna.page.click(".posters li:nth-child(2) button:not(.brass) >> nth=0")
    chairs = anna.page.get_by_role("group", name="Stoelen")
    for seats, shown in (("3", 0), ("2", 1)):
        chairs.get_by_role("radio", name=seats).check(force=True)
        expect(note).to_have_count(shown)
