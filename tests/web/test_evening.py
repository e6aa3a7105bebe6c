"""An evening in real browsers, run from a phone."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.processes import Server, server

from .test_friends import check
from .test_pages import SHORT_PHONE
from .visitor import DESK, QUICK, House, Visitor

BIG = {"width": 1920, "height": 1080}
HOST = "section[aria-labelledby=host]"


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Server]:
    """A house where no bot takes a chair before people have walked over to it."""
    with server(tmp_path / "house") as found:
        yield found


def hosted(host: Visitor) -> str:
    """The host opens an evening on the phone, with everything in reach; gives its path."""
    host.go("/evenings")
    host.page.click("main .page button.brass")
    host.page.wait_for_selector("dialog[open] form")
    check(host)
    host.page.click("dialog form button[type=submit]")
    host.page.wait_for_selector(HOST)
    check(host)
    return host.page.url.removeprefix(host.url)


def take_part(visitor: Visitor, path: str) -> None:
    """Somebody opens the link, and comes under their name."""
    visitor.go(path)
    visitor.page.click("form button.brass")
    visitor.page.wait_for_selector("tr.mine")


def test_a_host_with_a_phone_runs_an_evening(house: House) -> None:
    """From the link to the standings on the wall and on paper, with a round in between."""
    host = house.visitor("Wilma", SHORT_PHONE, "nl", **QUICK)
    path = hosted(host)
    # Whoever has just opened it first wants to hand out the link.
    assert host.page.locator("main h2").all_inner_texts()[-2:] == [
        "Anderen erbij halen",
        "Stand",
    ]
    guests = [house.visitor(name, DESK, "en", **QUICK) for name in ("Ann", "Bob")]
    for guest in guests:
        take_part(guest, path)

    host.page.click(f"{HOST} button.brass")
    host.page.wait_for_selector(".acts a.brass")
    check(host)
    guests[0].page.click(".acts a.brass")
    guests[0].page.wait_for_selector(".felt")
    guests[1].page.wait_for_selector(".acts a.brass")
    check(guests[1])
    host.page.click(f"{HOST} button >> nth=0")
    host.page.click(f"{HOST} button.brass")
    host.page.wait_for_selector("tr.mine b:has-text('30')")

    screen = house.visitor("Screen", BIG)
    screen.go(f"{path}/screen")
    screen.page.wait_for_selector("tbody tr >> nth=2")
    check(screen)
    screen.page.emulate_media(media="print")
    assert not screen.page.locator("nav").is_visible()
    guests[1].page.click(".acts button")
    guests[1].page.wait_for_selector("form button.brass")
    host.page.click(f"{HOST} button:not(.brass) >> nth=0")
    host.page.click(f"{HOST} button.brass")
    host.page.wait_for_selector(HOST, state="detached")
