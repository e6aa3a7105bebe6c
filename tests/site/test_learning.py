"""Learning without a server: lessons and hints, after the network was cut."""

from typing import Final

import pytest
from playwright.sync_api import expect

from backroom.games import GAMES
from tests.web.test_lesson import PUPIL
from tests.web.visitor import QUICK

from .guest import PATIENCE, Door

# A hint of a searching bot takes a while in a browser on two busy cores.
HINT: Final = 60_000


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_and_a_hint_without_a_network(door: Door, game: str) -> None:
    """The teacher answers right and wrong; at a table the lamp says what the house would do."""
    guest = door.guest(**{**QUICK, "confirm": "always"})
    guest.go("/")
    guest.open_house()
    door.cut()

    guest.go(f"/learn/{game}")
    guest.page.wait_for_selector("section .words .label", timeout=PATIENCE)
    guest.page.wait_for_function(PUPIL, arg=1, timeout=PATIENCE, polling=15)

    guest.make_table(game, 3)
    guest.page.wait_for_selector(".bar.mine", timeout=PATIENCE)
    asked = guest.page.locator(".bar p").inner_text()
    guest.page.get_by_role("button", name="What would the house do?").click()
    expect(guest.page.locator(".bar p")).not_to_have_text(asked, timeout=HINT)
