"""Rules of thumb for Capone: safe money first, big stones late, and hit whoever is ahead.

A turn is planned whole (`capone_plans`) and answered pick by pick: the same view gives the
same plan, so nothing need be remembered.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from backroom.bots.bot import Pick
from backroom.engine.match import Decision
from backroom.engine.views import View
from backroom.games.capone.actions import BAIL, DONE, INVEST, REHIRE, SWAP
from backroom.games.capone.board import BLOCKS
from backroom.games.capone.cards import DIVERSION, HAND, LEGAL, PROTECTION
from backroom.games.capone.rules.turn import TURNS
from backroom.games.capone.state import CaponeState
from backroom.games.capone.view import CaponeView

from .outlook import Outlook
from .plans import Planner

# A legal business is worth a card from this marker on.
WORTH_A_SHOP: Final = 2
# The first number of that verb in `SAYS`; when and how often it is used.
THREATEN: Final = 0
FAR_AHEAD: Final = 0.9
SPEAKS: Final = 0.5


class CaponeBot:
    """Plays the card that does most for its own account."""

    reasons = (
        "swap-useless",
        "swap-done",
        "bail",
        "place",
        "place-more",
        "attack",
        "legal",
        "extort",
        "divert",
        "arrest",
        "takeover",
        "offer",
        "wait",
        "rehire",
        "invest",
        "hold",
    )

    def announce(self, view: View, rng: Random) -> list[int]:
        """In its first turn of a year it may warn whoever is far ahead."""
        assert isinstance(view, CaponeView)
        is_first = len(view.hands[view.seat]) == HAND[view.seats]
        if view.steps[-1] != TURNS[view.seat] or view.draft or not is_first:
            return []
        gains = Outlook(city_of(view), view.seat).gains
        leader = max(range(view.seats), key=lambda seat: gains[seat] * (seat != view.seat))
        warns = gains[leader] > FAR_AHEAD and rng.random() < SPEAKS
        return [THREATEN + leader] if warns else []

    def choose(self, decision: Decision, rng: Random) -> Pick:
        """The best of the legal actions; nothing is left to chance."""
        view = decision.view
        assert isinstance(view, CaponeView)
        best = decision.legal[-1]
        if best >= INVEST:
            higher = best - INVEST > view.markers[view.seat]
            return Pick(best, "invest" if higher else "hold")
        if best >= REHIRE:
            return Pick(best, "rehire")
        if DONE in decision.legal:
            return swap(view, decision.legal)
        return turn(view, decision.legal)


def swap(view: CaponeView, legal: tuple[int, ...]) -> Pick:
    """The next card that would hardly earn anything this year."""
    for action in legal:
        if action != DONE and not is_kept(view, action - SWAP):
            return Pick(action, "swap-useless")
    return Pick(DONE, "swap-done")


def is_kept(view: CaponeView, card: int) -> bool:
    """Legal businesses and protection money if they will bring something; all others."""
    if LEGAL <= card < DIVERSION:
        return view.markers[view.seat] >= WORTH_A_SHOP
    if card == PROTECTION:
        others = [view.markers[seat] for seat in range(view.seats) if seat != view.seat]
        return max(others) > WORTH_A_SHOP
    return True


def turn(view: CaponeView, legal: tuple[int, ...]) -> Pick:
    """A bail that pays, or the next pick of the best plan."""
    if not view.draft:
        freed = bail(view.hands[view.seat], view.cells, view.seat, legal)
        if freed:
            return Pick(freed, "bail")
    plan = Planner(city_of(view), view.seat, view.draft).find()
    made = len(view.draft)
    return Pick(plan.picks[made], plan.reason) if plan.picks else Pick(legal[-1], "place")


def city_of(view: CaponeView) -> CaponeState:
    """The open city as a state for the rules to look at; cards that are hidden stay so."""
    state = CaponeState(view.seats, view.options)
    state.starter = view.starter
    state.left = view.left
    state.hands = view.hands
    state.thrown = view.thrown
    state.played = view.played
    state.fields = view.fields
    state.diverted = view.diverted
    state.home = view.home
    state.harbour = view.harbour
    state.cash = view.cash
    state.markers = view.markers
    return state


def bail(hand: list[int], cells: list[int], seat: int, legal: Sequence[int]) -> int:
    """The first bail that pays, or 0: who would sit another year, if there is work for him."""
    work = [card for card in hand if card < LEGAL]
    later = cells[seat * BLOCKS + 1] | cells[seat * BLOCKS + 2]
    for action in legal:
        if action >= BAIL and len(work) >= 2 and later >> (action - BAIL) & 1:
            return action
    return 0
