"""Whole matches in a browser."""

from .visitor import QUICK, House


def test_a_guest_plays_a_whole_match_against_bots(house: House) -> None:
    """From the front door to the bill, then the replay and the history."""
    guest = house.visitor(**QUICK)

    guest.play_now()
    guest.play(by_hand=25)

    places = guest.page.locator(".ending ol li > b").all_inner_texts()
    assert sorted(places)[0] == "1"
    assert len(places) == 4
    guest.page.click(".ending a[href^='/replay']")
    guest.page.wait_for_selector(".controls")
    guest.go("/history")
    guest.page.wait_for_selector("ol a[href^='/replay']")
