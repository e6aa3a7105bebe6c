"""Pass and play: between two hands nothing of any hand is in the page."""

import os
from typing import Final

import pytest

from backroom.games import GAMES
from tests.web.visitor import PHONE, QUICK

from .guest import Door, Guest

# So many times the device changes hands; in a soak the match is played out.
HANDS: Final = int(os.environ.get("BACKROOM_HANDS", "9"))
# Where a game shows what only its owner may see.
OWN: Final = ".hand li, .hand button, .mine .slot button, .player.mine"
SPOKEN: Final = """(names) => [...document.querySelectorAll(names)]
  .map((one) => one.getAttribute("aria-label") ?? one.textContent.trim()).filter(Boolean)"""


@pytest.mark.parametrize("game", GAMES)
def test_three_people_and_one_device(door: Door, game: str) -> None:
    """Each plays in turn; behind the curtain the page has nobody's eyes."""
    guest = door.guest(PHONE, **QUICK)
    guest.go("/")
    guest.open_house()
    door.cut()
    guest.make_table(game, 3, device=True)
    guest.learn()
    owners = set[str]()

    for _ in range(HANDS):
        if not to_the_curtain(guest):
            break
        owners.add(guest.page.locator(".curtain h2").inner_text())
        check_nobody_is_seen(guest)
        guest.page.click(".curtain button")
        guest.page.wait_for_selector(".curtain", state="detached")
        guest.page.wait_for_function("window.eyes !== null")

    assert len(owners) == 3


def to_the_curtain(guest: Guest) -> bool:
    """Play until the device is to be handed over; False if the match is over first."""
    guest.page.evaluate("void (window.stop_at = '.curtain')")
    guest.play_on()
    guest.page.wait_for_selector(".curtain, .ending", timeout=120_000)
    guest.page.evaluate("clearInterval(window.driving)")
    return guest.page.locator(".curtain").count() > 0


def check_nobody_is_seen(guest: Guest) -> None:
    """Neither the page nor what is read aloud from it has anything of a hand."""
    guest.page.wait_for_function("window.eyes === null")
    guest.page.wait_for_timeout(50)
    assert guest.page.evaluate(SPOKEN, OWN) == []
    read_aloud = guest.page.locator("body").aria_snapshot()
    assert "Your hand" not in read_aloud
