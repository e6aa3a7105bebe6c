"""Four browsers at one table, and one that looks on."""

from playwright.sync_api import expect

from .visitor import QUICK, House, Visitor

NAMES = ("Wilma", "Karel", "Noor", "Piet")


def test_four_browsers_play_at_one_table(house: House) -> None:
    """Each sees their own hand alone, and all see the same businesses taken."""
    friends = [house.visitor(name, **QUICK) for name in NAMES]
    watcher = house.visitor("Zoë", **QUICK)
    _gather(friends)
    watcher.page.goto(friends[0].page.url)
    watcher.page.wait_for_selector(".watching")

    for friend in friends:
        friend.learn()
        friend.play_on()
    everybody = [*friends, watcher]
    watcher.page.wait_for_selector(".won .kind:not(.none)", timeout=240_000)

    for visitor in everybody:
        visitor.page.evaluate("clearInterval(window.driving)")
        visitor.page.wait_for_selector(".won .kind:not(.none)")
        names = visitor.page.locator(".seat .name").all_inner_texts()
        assert all(any(name in shown for shown in names) for name in NAMES)
    assert watcher.page.locator(".hand .card").count() == 0
    assert not watcher.page.locator(".bar.mine").count()


def test_what_is_said_is_heard(house: House) -> None:
    """Table talk reaches the others; somebody muted is heard no more."""
    ann, bob = house.visitor("Ann"), house.visitor("Bob")
    _gather([ann, bob])
    for visitor in (ann, bob):
        visitor.page.get_by_role("tab").nth(1).click()

    ann.page.get_by_role("textbox").fill("Nice hat.")
    ann.page.keyboard.press("Enter")

    expect(bob.page.get_by_role("log")).to_contain_text("Nice hat.")
    bob.page.get_by_role("button", name="Mute Ann").click()
    expect(bob.page.get_by_role("log")).not_to_contain_text("Nice hat.")
    ann.page.get_by_role("textbox").fill("Hello?")
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_role("log")).to_contain_text("Hello?")
    expect(bob.page.get_by_role("log")).not_to_contain_text("Hello?")


def _gather(friends: list[Visitor]) -> None:
    """The first makes a table, the others come by its link and sit down."""
    host, *guests = friends
    host.go("/")
    host.page.click(".hero .act button:not(.brass)")
    host.page.get_by_role("radio", name=str(len(friends)), exact=True).check(force=True)
    host.page.click("dialog form button[type=submit]")
    host.page.wait_for_selector(".lobby")
    for guest in guests:
        guest.page.goto(host.page.url)
        guest.page.locator(".chairs button.brass").first.click()
        guest.page.get_by_role("button", name="I am ready").click()
    host.page.locator(".chairs .act button.brass:not([disabled])").click()
    for friend in friends:
        friend.page.wait_for_selector(".felt")
