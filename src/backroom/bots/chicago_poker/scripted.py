"""Rules of thumb for Chicago Poker: build where a duel can be won, be there when it comes."""

from itertools import combinations
from random import Random
from typing import Final

from backroom.bots.bot import Pick
from backroom.engine.match import Decision
from backroom.games.chicago_poker.actions import (
    CHOOSE,
    DONE,
    DRAW,
    DRIVE,
    DUEL,
    END,
    EXTORT,
    FIRE,
    MURDER_AT,
    PICK,
    PLAY,
    RAID,
    WASTE,
)
from backroom.games.chicago_poker.cards import GANGSTERS, HAND_LIMIT, PLACES, SERIES, VALUES
from backroom.games.chicago_poker.effects import MOST_PASSENGERS
from backroom.games.chicago_poker.scoring import strength
from backroom.games.chicago_poker.view import PokerView

from .odds import (
    BRISK,
    Manner,
    Plan,
    Site,
    best_plan,
    gangsters,
    known,
    sites,
    weight,
    worth,
)

# The odds above which a duel that can be had by this turn's cards is not put off.
SURE: Final = 0.8
# What a special must bring to be played.
GOOD_MURDER: Final = 0.6
GOOD_BLACKMAIL: Final = 0.3
GOOD_RIDE: Final = 0.8
# How much less the newest card of a rival who is behind matters.
BEHIND: Final = 0.3


class ChicagoPokerBot:
    """Weighs every business by what it brings and by the odds of the duel there.

    One who never `blackmails` need not look through the discards, which takes long.
    """

    reasons = (
        "blackmails",
        "builds",
        "completes",
        "draws",
        "drives",
        "fires",
        "full",
        "highest",
        "joins",
        "least",
        "murders",
        "nearest",
        "nothing-else",
        "raids",
        "stops",
    )

    def __init__(self, manner: Manner = BRISK, blackmails: bool = True) -> None:
        self._manner = manner
        self._blackmails = blackmails

    def choose(self, decision: Decision, rng: Random) -> Pick:
        """Answer by the kind of question that stands on top of the stack."""
        view, legal = decision.view, decision.legal
        assert isinstance(view, PokerView)
        if len(legal) == 1:
            return Pick(legal[0], "nothing-else")
        key = view.steps[-1].KEY
        if key == "turn":
            all_sites = sites(view, self._manner)
            if view.draft:
                return _next_pick(view, all_sites, legal)
            special = _special(view, all_sites, self._blackmails, legal)
            return special or _action(view, all_sites, self._manner, legal)
        if key == "start":
            return _first_duel(view, legal)
        if key == "tie":
            return Pick(max(legal, key=_tie_value), "highest")
        return Pick(min(legal, key=lambda action: _use(view, action - CHOOSE)), "least")


def _tie_value(action: int) -> int:
    return VALUES[action - CHOOSE]


def _first_duel(view: PokerView, legal: tuple[int, ...]) -> Pick:
    """The business that brings the end nearest."""
    brings = {one: weight(view, view.seat, view.open[one - DUEL]) for one in legal}
    return Pick(max(legal, key=lambda action: brings[action]), "nearest")


def _use(view: PokerView, card: int) -> tuple[int, int]:
    """How useful a card of the hand is: specials, then equal values, then high ones."""
    if card >= GANGSTERS:
        return SERIES + 1, 0
    alike = [one for one in gangsters(view) if VALUES[one] == VALUES[card]]
    return len(alike), VALUES[card]


def _action(
    view: PokerView, all_sites: list[Site], manner: Manner, legal: tuple[int, ...]
) -> Pick:
    """The best plan, a draw, or whatever costs least."""
    plan = _best(all_sites, gangsters(view), view.left + view.extra)
    can_draw = DRAW in legal
    if (
        plan is not None
        and _lays(plan) in legal
        and (not can_draw or _pays(view, plan, manner))
    ):
        return _lay(view, plan)
    if can_draw:
        return Pick(DRAW, "draws")
    return Pick(END, "stops") if END in legal else _get_rid(legal)


def _best(all_sites: list[Site], hand: list[int], actions: int) -> Plan | None:
    plans = [best_plan(site, hand, actions) for site in all_sites]
    return max((plan for plan in plans if plan is not None), default=None)


def _lays(plan: Plan) -> int:
    return PLAY + plan.cards[0] * PLACES + plan.place


def _pays(view: PokerView, plan: Plan, manner: Manner) -> bool:
    """Whether laying is better than drawing: for a duel that is won this turn it always is."""
    closes = plan.odds > SURE and len(plan.cards) <= view.left + view.extra
    held = min(len(view.hands[view.seat]), HAND_LIMIT)
    return closes or plan.gain > manner.least_gain[held]


def _lay(view: PokerView, plan: Plan) -> Pick:
    """The first card of a plan."""
    if view.bullets[plan.place] >= 0:
        return Pick(_lays(plan), "joins")
    is_fifth = len(view.series[plan.place][view.seat]) == SERIES - 1
    return Pick(_lays(plan), "completes" if is_fifth else "builds")


def _get_rid(legal: tuple[int, ...]) -> Pick:
    """A raid sees something at least; else a special for nothing, else any gangster."""
    for first, beyond, reason in ((RAID, MURDER_AT, "raids"), (WASTE, PICK, "full")):
        found = [action for action in legal if first <= action < beyond]
        if found:
            return Pick(found[0], reason)
    return Pick(legal[0], "full")


def _special(
    view: PokerView, all_sites: list[Site], blackmails: bool, legal: tuple[int, ...]
) -> Pick | None:
    """The pistol at once; murder, blackmail and limousine when they pay."""
    if FIRE in legal:
        return Pick(FIRE, "fires")
    murder = max(
        ((_threat(view, one), one) for one in legal if MURDER_AT <= one < DRIVE), default=None
    )
    if murder is not None and murder[0] > GOOD_MURDER:
        return Pick(murder[1], "murders")
    if blackmails and EXTORT in legal and _best_discard(view, all_sites)[0] > GOOD_BLACKMAIL:
        return Pick(EXTORT, "blackmails")
    ride = max(
        ((_ride(all_sites, one)[0], one) for one in legal if DRIVE <= one < FIRE), default=None
    )
    if ride is not None and ride[0] > GOOD_RIDE:
        return Pick(ride[1], "drives")
    return None


def _threat(view: PokerView, murder: int) -> float:
    """How much a rival's newest card costs the viewer; only near a fifth card it does."""
    victim, place = divmod(murder - MURDER_AT, PLACES)
    series = view.series[place][victim]
    if len(series) < SERIES - 1:
        return 0.0
    own, seen = known(view.series[place][view.seat]), known(series)
    is_ahead = not own or (bool(seen) and strength(seen) >= strength(own))
    return weight(view, victim, view.open[place]) * (1.0 if is_ahead else BEHIND)


def _best_discard(view: PokerView, all_sites: list[Site]) -> tuple[float, int]:
    """What the best discard would add to the best plan, and that card."""
    actions = view.left + view.extra
    hand = gangsters(view)
    gains = []
    for card in view.discards:
        plan = _best(all_sites, [*hand, card], actions) if card < GANGSTERS else None
        gains.append((plan.gain if plan else 0.0, card))
    gain, card = max(gains)
    now = _best(all_sites, hand, actions)
    return gain - (now.gain if now else 0.0), card


def _ride(all_sites: list[Site], route: int) -> tuple[float, tuple[int, ...]]:
    """What a ride of the limousine brings at best, and the positions of the passengers."""
    start, end = divmod(route - DRIVE, PLACES)
    by_place = {site.place: site for site in all_sites}
    source, target = by_place[start], by_place[end]
    now = worth(source, source.own) + worth(target, target.own)
    seats = min(MOST_PASSENGERS, SERIES - len(target.own))
    rides = []
    for size in range(1, min(seats, len(source.own)) + 1):
        for riders in combinations(range(len(source.own)), size):
            stay = [card for index, card in enumerate(source.own) if index not in riders]
            there = [*target.own, *(source.own[index] for index in riders)]
            rides.append((worth(source, stay) + worth(target, there) - now, riders))
    return max(rides)


def _next_pick(view: PokerView, all_sites: list[Site], legal: tuple[int, ...]) -> Pick:
    """The next pick of a limousine or of blackmail."""
    if view.draft[0] == EXTORT:
        return Pick(CHOOSE + _best_discard(view, all_sites)[1], "blackmails")
    _, riders = _ride(all_sites, view.draft[0])
    left = [PICK + rider for rider in riders if PICK + rider in legal]
    return Pick(left[0] if left else DONE, "drives")
