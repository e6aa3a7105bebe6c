"""Friends in real browsers: from two guests to an invitation accepted on the phone."""

import re
from typing import Any

from .looking import barriers
from .test_account import Authenticator, sign_up
from .test_pages import SHORT_PHONE, SMALL
from .visitor import House, Visitor


def member(
    house: House, name: str, size: dict[str, int], language: str, **settings: Any
) -> Visitor:
    """Somebody who came as a guest and made an account."""
    visitor = house.visitor(name, size, language, **settings)
    Authenticator(visitor)
    sign_up(visitor)
    return visitor


def check(visitor: Visitor) -> None:
    """The page serves everybody, and everything on it fits a thumb."""
    visitor.page.wait_for_load_state("networkidle")
    assert barriers(visitor) == []
    assert visitor.page.evaluate(SMALL) == []
    assert visitor.page.evaluate("document.body.scrollWidth <= innerWidth")


def test_two_guests_become_friends_and_one_accepts_on_the_phone(house: House) -> None:
    """By a link; the host invites from the lobby of a private table, and the friend sits down."""
    guest = house.visitor("Bob", SHORT_PHONE, "nl")
    ann = member(house, "Ann", {"width": 1280, "height": 720}, "en")
    ann.go("/friends")
    ann.page.click("section[aria-labelledby=add] button >> nth=0")
    link = ann.page.locator("section[aria-labelledby=add] input").input_value()

    guest.page.goto(link)
    guest.page.wait_for_selector("a[href='/account'].brass")
    assert "een gast is alleen bij deze browser bekend" in guest.page.inner_text("main")
    Authenticator(guest)
    sign_up(guest)
    bob = guest
    bob.page.goto(link)
    bob.page.click("main button.brass")
    bob.page.wait_for_selector("section[aria-labelledby=friends] li i.on")
    check(bob)
    ann.page.reload()
    ann.page.wait_for_selector("section[aria-labelledby=friends] li i.on")
    check(ann)

    ann.go("/")
    ann.page.click(".hero .act button:not(.brass)")
    ann.page.click("dialog[open] .games button >> nth=1")
    ann.page.click("dialog form button[type=submit]")
    ann.page.click("section[aria-labelledby=invite-friends] li button")
    ann.page.wait_for_selector("section[aria-labelledby=invite-friends] button[disabled]")
    bob.go("/friends")
    bob.page.wait_for_selector("section[aria-labelledby=invitations]")
    check(bob)
    bob.page.click("section[aria-labelledby=invitations] a.brass")
    bob.page.click(".lobby .chairs li .brass")

    ann.page.wait_for_selector(".chairs b:has-text('Bob')")
    bob.go("/friends")
    bob.page.wait_for_selector("#friends")
    assert bob.page.locator("#invitations").count() == 0


def test_the_page_of_a_person_blocks_and_unblocks(house: House) -> None:
    """Who is blocked sees a stranger's page, and nothing else."""
    ann = member(house, "Ann", SHORT_PHONE, "nl")
    bob = member(house, "Bob", {"width": 1280, "height": 720}, "en")
    ann.go("/friends")
    ann.page.click("section[aria-labelledby=add] button >> nth=0")
    bob.page.goto(ann.page.locator("section[aria-labelledby=add] input").input_value())
    bob.page.click("main button.brass")
    bob.page.click("section[aria-labelledby=friends] li a")
    bob.page.wait_for_selector(".state i.on")
    check(bob)

    ann.page.reload()
    ann.page.click("section[aria-labelledby=friends] li a")
    ann.page.get_by_role("button", name=re.compile("^Blokkeer")).click()
    ann.page.click(".row >> nth=1 >> button >> nth=0")
    ann.page.wait_for_selector("[role=status]:has-text('geblokkeerd')")
    check(ann)
    bob.page.reload()
    bob.page.wait_for_selector("[role=status]:has-text('You are not friends.')")
    ann.page.click("main .row button")
    ann.page.wait_for_selector("[role=status]:has-text('geen vrienden')")
