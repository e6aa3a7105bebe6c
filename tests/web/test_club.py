"""A club in real browsers: from its first member to its standings."""

from .looking import faults_at
from .test_friends import check, member
from .test_pages import SHORT_PHONE
from .visitor import DESK, QUICK, House, Visitor

SIZES = ((1280, 720), (390, 664), (844, 390))


def founded(owner: Visitor) -> str:
    """A club that prefers Omerta; gives the link that its owner hands out."""
    owner.go("/clubs")
    owner.page.click("main .page button.brass")
    owner.page.fill("dialog[open] form input >> nth=0", "Night owls of the Back Street")
    owner.page.locator("dialog[open] fieldset").get_by_text("Omerta", exact=True).click()
    check(owner)
    owner.page.click("dialog[open] form button[type=submit]")
    owner.page.click("section[aria-labelledby=invite] button")
    check(owner)
    return owner.page.locator("section[aria-labelledby=invite] input").input_value()


def test_two_people_have_a_club_play_there_and_see_who_leads(house: House) -> None:
    """One joins by the link on a phone, they talk, play at the club's table, and stand."""
    ann = member(house, "Ann", DESK, "en", **QUICK)
    bob = member(house, "Bob", SHORT_PHONE, "nl", **QUICK)
    link = founded(ann)
    club = ann.page.url

    bob.page.goto(link)
    bob.page.wait_for_selector("main button.brass")
    check(bob)
    bob.page.click("main button.brass")
    bob.page.fill("section[aria-labelledby=talk] input", "Goedenavond, allemaal!")
    bob.page.keyboard.press("Enter")
    bob.page.wait_for_selector("[role=log] p:has-text('Goedenavond')")
    assert bob.page.locator("section[aria-labelledby=invite]").count() == 0
    ann.page.wait_for_selector("[role=log] p:has-text('Goedenavond')")
    ann.page.wait_for_selector("section[aria-labelledby=members] li i.on >> nth=1")
    assert ann.page.get_by_role("button", name="Report Bob").is_visible()

    ann.page.click("section[aria-labelledby=tables] button.brass")
    ann.page.locator("dialog fieldset").first.get_by_text("2", exact=True).click()
    check(ann)
    ann.page.click("dialog form button[type=submit]")
    ann.page.wait_for_selector(".lobby a[href^='/clubs/']")
    check(ann)
    bob.page.click("section[aria-labelledby=tables] li a[href^='/tables/']")
    bob.page.locator(".chairs button.brass").first.click()
    bob.page.get_by_role("button", name="Ik ben klaar").click()
    ann.page.locator(".chairs .act button.brass:not([disabled])").click()
    for one in (ann, bob):
        one.page.wait_for_selector(".felt")
        one.learn()
        one.play_on()
    ann.page.wait_for_selector(".ending", timeout=120_000)
    check(ann)
    ann.page.click(".ending a[href^='/clubs/']")

    ann.page.wait_for_selector("tr.mine")
    points = ann.page.locator("section[aria-labelledby=standings] tbody td b").all_inner_texts()
    assert points == ["60", "0"]
    bob.page.goto(club)
    bob.page.wait_for_selector("tr.mine")
    for one in (ann, bob):
        check(one)
        assert faults_at(one, SIZES) == []

    ann.page.get_by_role("button", name="Manage members").click()
    check(ann)
    ann.page.get_by_role("button", name="Make owner: Bob").click()
    ann.page.click("[role=group] button.brass")
    ann.page.wait_for_selector("section[aria-labelledby=invite]", state="detached")
    ann.page.click("section[aria-labelledby=keep] button")
    ann.page.click("section[aria-labelledby=keep] [role=group] button.brass")
    ann.page.wait_for_selector("main .page p.lead >> nth=1")
    assert ann.page.url.endswith("/clubs")
    assert ann.page.locator("main li").count() == 0
