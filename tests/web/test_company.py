"""Several browsers at one table."""

from playwright.sync_api import expect

from .visitor import QUICK, House, Visitor

NAMES = ("Wilma", "Karel", "Noor", "Piet")


def test_four_browsers_play_a_whole_match(house: House) -> None:
    """Each sees their own hand alone, all see the same end, and one looks on."""
    friends = [house.visitor(name, **QUICK) for name in NAMES]
    watcher = house.visitor("Zoë", **QUICK)
    _gather("omerta", friends)
    watcher.page.goto(friends[0].page.url)
    watcher.page.wait_for_selector(".felt")

    for friend in friends:
        expect(friend.page.locator(".player.mine .slot button")).to_have_count(4)
    everybody = [*friends, watcher]
    for one in everybody:
        one.learn()
        one.play_on()
    ends = [_end(visitor) for visitor in everybody]

    assert all(end == ends[0] for end in ends)
    assert sorted(ends[0]) == sorted(NAMES)
    assert watcher.page.locator(".player.mine").count() == 0


def test_without_a_clock_the_others_vote_a_bot_in(house: House) -> None:
    """One goes away in their turn; two of the other three let a bot play, for a while."""
    friends = [house.visitor(name, **QUICK) for name in NAMES]
    _gather("chicago-poker", friends)
    up = NAMES.index(friends[0].page.locator(".row.turn .called").inner_text())
    absent = friends[up]
    absent.page.wait_for_selector(".bar.mine")
    others = [friend for friend in friends if friend is not absent]

    table = absent.page.url
    absent.go("/about")
    for voter in others[:2]:
        voter.page.get_by_role("button", name="Let a bot play").click(timeout=30_000)

    expect(others[2].page.locator(f".row:has-text('{NAMES[up]}') .state")).to_have_text(
        "a bot stands in"
    )
    expect(others[2].page.locator(".row.turn .name")).not_to_contain_text(NAMES[up])
    absent.page.goto(table)
    expect(others[0].page.locator(".row .state", has_text="a bot")).to_have_count(0)


def test_what_is_said_is_heard(house: House) -> None:
    """Table talk reaches the others; somebody muted is heard no more."""
    ann, bob = house.visitor("Ann"), house.visitor("Bob")
    _gather("chicago-poker", [ann, bob])
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


def test_who_looks_at_the_table_after_the_end_hears_of_the_next_match(house: House) -> None:
    """The end is a button away, and comes back by itself when somebody wants another."""
    ann, bob = house.visitor("Ann", **QUICK), house.visitor("Bob", **QUICK)
    _gather("omerta", [ann, bob])
    for one in (ann, bob):
        one.learn()
        one.play_on()
    for one in (ann, bob):
        one.page.wait_for_selector(".ending", timeout=240_000)
    bob.page.get_by_role("button", name="Look at the table").click()
    bob.page.get_by_role("button", name="Back to the result").click()
    bob.page.get_by_role("button", name="Look at the table").click()

    ann.page.get_by_role("button", name="Again", exact=True).click()
    bob.page.get_by_role("button", name="Join in").click()

    ann.page.locator(".chairs .act button.brass:not([disabled])").click()
    bob.page.wait_for_selector(".felt")


def test_everybody_is_told_that_the_table_was_closed(house: House) -> None:
    """Players and watchers alike, and nobody is asked for anything any more."""
    ann, bob, cas = (house.visitor(name, **QUICK) for name in ("Ann", "Bob", "Cas"))
    _gather("omerta", [ann, bob])
    cas.page.goto(ann.page.url)
    cas.page.wait_for_selector(".felt")

    ann.page.get_by_role("button", name="Leave the table").click()
    ann.page.get_by_role("button", name="Close the table").click()

    for one in (bob, cas):
        expect(one.page.get_by_role("status").first).to_contain_text("has been closed")
        expect(one.page.locator(".bar.mine")).to_have_count(0)
    bob.page.get_by_role("link", name="To the front door", exact=True).click()
    bob.page.wait_for_selector(".posters")


def _end(visitor: Visitor) -> list[str]:
    """Who came where, as one browser tells it."""
    visitor.page.wait_for_selector(".ending", timeout=240_000)
    return visitor.page.locator(".ending .name").all_inner_texts()


def _gather(game: str, friends: list[Visitor]) -> None:
    """The first makes a table, the others come by its link and sit down."""
    host, *guests = friends
    host.go("/")
    host.page.click(f"article:has([href='/rules/{game}']) .act button:not(.brass)")
    chairs = host.page.locator("dialog fieldset").first
    chairs.get_by_text(str(len(friends)), exact=True).click()
    host.page.click("dialog form button[type=submit]")
    host.page.wait_for_selector(".lobby")
    for guest in guests:
        guest.page.goto(host.page.url)
        guest.page.locator(".chairs button.brass").first.click()
        guest.page.get_by_role("button", name="I am ready").click()
    host.page.locator(".chairs .act button.brass:not([disabled])").click()
    for friend in friends:
        friend.page.wait_for_selector(".felt")
