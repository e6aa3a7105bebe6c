"""Rules of thumb for Capone: safe money first, big stones late, and nobody trusts the leader.

A turn is planned whole (`capone_plans`) and answered pick by pick: the same view gives the
same plan, so nothing need be remembered.
"""

from random import Random
from typing import Final

from backroom.bots.bot import Choice
from backroom.engine.chance import SearchChance
from backroom.engine.match import Decision
from backroom.games.capone.actions import BAIL, DONE, INVEST, REHIRE, SWAP
from backroom.games.capone.beliefs import complete
from backroom.games.capone.board import BLOCKS
from backroom.games.capone.cards import DIVERSION, FBI, LEGAL, OFFER, PROTECTION
from backroom.games.capone.view import CaponeView

from .capone_plans import Planner

# A legal business is worth a card from this marker on.
WORTH_A_SHOP: Final = 2


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

    def choose(self, decision: Decision, rng: Random) -> Choice:
        """The best of the legal actions; nothing is left to chance."""
        view = decision.view
        assert isinstance(view, CaponeView)
        best = decision.legal[-1]
        if best >= INVEST:
            higher = best - INVEST > view.markers[view.seat]
            return Choice(best, "invest" if higher else "hold")
        if best >= REHIRE:
            return Choice(best, "rehire")
        if DONE in decision.legal:
            return swap(view, decision.legal)
        return turn(view, decision.legal)


def swap(view: CaponeView, legal: tuple[int, ...]) -> Choice:
    """The next card that would hardly earn anything this year."""
    for action in legal:
        if action != DONE and not is_kept(view, action - SWAP):
            return Choice(action, "swap-useless")
    return Choice(DONE, "swap-done")


def is_kept(view: CaponeView, card: int) -> bool:
    """Illegal businesses always; others if they will bring money or hurt for certain."""
    if card < LEGAL:
        return True
    if card < DIVERSION:
        return view.markers[view.seat] >= WORTH_A_SHOP
    if card == PROTECTION:
        others = [view.markers[seat] for seat in range(view.seats) if seat != view.seat]
        return max(others) > WORTH_A_SHOP
    return card in (FBI, OFFER)


def turn(view: CaponeView, legal: tuple[int, ...]) -> Choice:
    """A bail that pays, or the next pick of the best plan."""
    state = complete(view, SearchChance(0))
    state.clear_drafts()
    planner = Planner(state, view.seat)
    if not view.draft:
        for action in legal:
            if action >= BAIL and pays_bail(view, action - BAIL):
                return Choice(action, "bail")
    plan = planner.best(legal if not view.draft else view.draft[:1])
    return Choice(plan.picks[len(view.draft)], plan.reason)


def pays_bail(view: CaponeView, member: int) -> bool:
    """Who would sit another year is worth his value, if there is work for him now."""
    work = [card for card in view.hands[view.seat] if card < LEGAL]
    later = view.cells[view.seat * BLOCKS + 1] | view.cells[view.seat * BLOCKS + 2]
    return len(work) >= 2 and bool(later >> member & 1)
