"""An account in real browsers: sign-up with a passkey, a second device, recovery, the end."""

import json
from functools import partial
from typing import Any, Final

from playwright.sync_api import CDPSession, expect

from .looking import TIGHT, barriers, faults_at, resize
from .test_days import by_day
from .test_pages import SMALL
from .visitor import PHONE, House, Visitor

# As a phone or a laptop has one: it knows its owner, and keeps the passkey itself.
DEVICE: Final[dict[str, Any]] = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}
MAKE: Final = "main form button.brass"
SIGN_IN: Final = "section[aria-labelledby=have] button.brass"


class Authenticator:
    """The virtual authenticator of a visitor's browser."""

    def __init__(self, visitor: Visitor) -> None:
        self._session: CDPSession = visitor.context.new_cdp_session(visitor.page)
        self._session.send("WebAuthn.enable")
        made = self._session.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})
        self._id = made["authenticatorId"]

    def passkeys(self) -> list[dict[str, Any]]:
        """The passkeys that it keeps, secrets and all."""
        told = self._session.send("WebAuthn.getCredentials", {"authenticatorId": self._id})
        found: list[dict[str, Any]] = told["credentials"]
        return found

    def take(self, passkey: dict[str, Any]) -> None:
        """Keep a passkey of another device, as those do that are synchronised."""
        order = {"authenticatorId": self._id, "credential": passkey}
        self._session.send("WebAuthn.addCredential", order)

    def refuse(self) -> None:
        """Its owner's finger is not recognised."""
        order = {"authenticatorId": self._id, "isUserVerified": False}
        self._session.send("WebAuthn.setUserVerified", order)


def sign_up(visitor: Visitor) -> list[str]:
    """Make an account on its page, and write down the codes."""
    visitor.go("/account")
    visitor.page.click(MAKE)
    codes = visitor.page.locator("main ol li")
    codes.first.wait_for()
    told = codes.all_inner_texts()
    visitor.page.click("main .row button.brass")
    visitor.page.wait_for_selector("#passkeys")
    return told


def goes_by(visitor: Visitor, name: str) -> None:
    """The page says who I am."""
    expect(visitor.page.locator("header .you:not(.mine)")).to_have_text(name)


def test_a_guest_signs_up_and_comes_back_with_a_passkey(house: House) -> None:
    """The table where the guest sat is still theirs, on the phone that has the passkey, too."""
    ann = house.visitor("Ann")
    authenticator = Authenticator(ann)
    ann.sit_down("omerta", 2)
    table = ann.page.url

    codes = sign_up(ann)
    passkey = authenticator.passkeys()[0]
    phone = house.visitor("Nobody", PHONE, "nl")
    Authenticator(phone).take(passkey)
    phone.go("/account")
    phone.page.click(SIGN_IN)
    phone.page.wait_for_selector("#passkeys")

    assert len(codes) == 10
    assert passkey["rpId"] == "localhost"
    goes_by(ann, "Ann")
    goes_by(phone, "Ann")
    phone.page.goto(table)
    phone.page.wait_for_selector(".bar.mine", timeout=30_000)


def test_a_second_device_comes_in_by_the_code_on_the_screen(house: House) -> None:
    """A link that works once; each device can have a passkey of its own, with a name."""
    ann = house.visitor("Ann")
    Authenticator(ann)
    sign_up(ann)
    ann.page.click("section[aria-labelledby=devices] p:first-of-type ~ p button >> nth=0")
    link = ann.page.locator("section[aria-labelledby=devices] input").input_value()
    assert ann.page.locator("section[aria-labelledby=devices] svg[role=img]").is_visible()

    phone = house.visitor("Nobody", PHONE)
    Authenticator(phone)
    phone.page.goto(link)
    phone.page.wait_for_url("**/")
    phone.go("/account")
    phone.page.click("section[aria-labelledby=passkeys] > p button")
    phone.page.wait_for_selector("section[aria-labelledby=passkeys] li:nth-child(2)")
    phone.page.click("section[aria-labelledby=passkeys] li:nth-child(2) button >> nth=0")
    phone.page.fill("section[aria-labelledby=passkeys] li input", "Pocket")
    phone.page.keyboard.press("Enter")
    phone.page.wait_for_selector("b:has-text('Pocket')")

    ann.page.reload()
    ann.page.wait_for_selector("b:has-text('Pocket')")
    ann.page.click("section[aria-labelledby=devices] .row button >> nth=0")
    ann.page.locator(".row button").nth(1).wait_for(state="detached")
    phone.go("/account")
    phone.page.wait_for_selector("#have")
    phone.complaints.clear()  # Chromium complains of every call that is refused


def test_who_lost_the_passkey_comes_back_by_a_code(house: House) -> None:
    """Nobody's finger opens it, and a code does so once."""
    ann = house.visitor("Ann")
    Authenticator(ann)
    code = sign_up(ann)[0]
    other = house.visitor("Nobody")
    authenticator = Authenticator(other)
    other.go("/account")
    authenticator.refuse()
    other.page.click(SIGN_IN)
    other.page.wait_for_selector("main [role=alert]")

    other.page.click("section[aria-labelledby=have] p:last-of-type button")
    other.page.fill("section[aria-labelledby=have] input", code.upper())
    other.page.keyboard.press("Enter")
    other.page.wait_for_selector("#recovery")

    goes_by(other, "Ann")
    expect(other.page.locator("section[aria-labelledby=recovery]")).to_contain_text("9")


def test_everything_is_taken_along_and_the_account_deleted(house: House) -> None:
    """The file is the person's own; afterwards nobody is known."""
    ann = house.visitor("Ann")
    Authenticator(ann)
    sign_up(ann)

    with ann.page.expect_download() as download:
        ann.page.click("a[download]")
    told = json.loads(download.value.path().read_text())
    ann.page.click("section[aria-labelledby=kept] p:last-of-type button")
    ann.page.click("section[aria-labelledby=kept] .row button >> nth=0")
    ann.page.wait_for_selector(".hero")

    assert told["me"]["name"] == "Ann"
    assert len(told["account"]["passkeys"]) == 1
    goes_by(ann, "Sign in")
    ann.go("/account")
    ann.page.click(SIGN_IN)
    ann.page.wait_for_selector("main [role=alert]")
    ann.complaints.clear()  # Chromium complains of every call that is refused


def test_the_pages_of_an_account_are_for_everybody(house: House) -> None:
    """For thumbs, by night and by day, without a word cut off."""
    ann = house.visitor("Ann", PHONE, "nl")
    Authenticator(ann)
    for step in (partial(ann.go, "/account"), partial(sign_up, ann)):
        step()
        ann.page.wait_for_selector("main h2")
        assert barriers(ann) == []
        assert ann.page.evaluate(SMALL) == []
        assert ann.page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_long_name_fits_every_screen(house: House) -> None:
    """It ends in an ellipsis where there is no room for it, and no page goes sideways."""
    ann = house.visitor("Wilhelmina van den Bergh", language="nl")
    Authenticator(ann)
    ann.go("/account")
    ann.page.wait_for_selector(MAKE)
    assert faults_at(ann, TIGHT) == []
    sign_up(ann)
    by_day(ann, bots=["scripted"], start=True)

    ann.go("/account")
    ann.page.wait_for_selector("header .mine")
    found = faults_at(ann, (*TIGHT, (1280, 720)))
    resize(ann, (844, 390))

    assert found == []
    name = ann.page.locator("header .name")
    assert name.evaluate("one => getComputedStyle(one).textOverflow") == "ellipsis"
    assert name.get_attribute("title") == "Wilhelmina van den Bergh"
