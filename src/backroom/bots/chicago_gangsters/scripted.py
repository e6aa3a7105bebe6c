"""Rules of thumb for Chicago Gangsters: put in what pays, and a little more than the partner.

The bot guesses what everybody else will put in (`Odds`), weighs each sum it could make against
what its cards are worth in hand, and keeps to the best one.
"""

from random import Random
from typing import Final

from backroom.bots.bot import Pick
from backroom.engine.match import Decision
from backroom.engine.views import View
from backroom.games.chicago_gangsters.actions import (
    BRAWL,
    CLAIM,
    DISCARD,
    DONE,
    DRAW,
    DUEL,
    END,
    FISH,
    HIDE,
    JOIN,
    PASS,
    PAY,
    PUT,
    TAKE,
    USE,
    USE_POKER,
    USE_SMUGGLER,
)
from backroom.games.chicago_gangsters.cards import (
    BOTTLE_PRICE,
    FACES,
    KIND_OF,
    LOOTS,
    VALUE_OF,
)
from backroom.games.chicago_gangsters.rules.commitments import COMMITS
from backroom.games.chicago_gangsters.rules.godfather import Contest
from backroom.games.chicago_gangsters.state import DEFENDERS
from backroom.games.chicago_gangsters.view import GangstersView

from .odds import LATE_ROUND, Odds, best_kind
from .talk import AIM_HALF, AIM_WIN, STAY_OUT

# How often it says what it is about to do.
SPEAKS: Final = 0.6
# A claim must promise so many bottles more than standing by the partner.
CLAIM_MARGIN: Final = 0.3
# A claim is contested with a card worth so much at least.
DUEL_CARD: Final = 4
BRAWL_FROM: Final = 8
LATE_BRAWL_FROM: Final = 4
ALL_KINDS: Final = 7
# Cards worth so little are changed for another one.
SMALL_CHANGE: Final = 2
# What a sale may waste above its price.
WASTE: Final = 1


class ChicagoGangstersBot:
    """Weighs the round, then answers one pick at a time; nothing is left to chance."""

    reasons = (
        "fight",
        "share",
        "save",
        "hide",
        "mask",
        "claim",
        "partner",
        "contest",
        "let-be",
        "duel",
        "brawl",
        "hold-back",
        "package",
        "pay",
        "draw",
        "sell",
        "change",
        "poker",
        "end",
    )

    def announce(self, view: View, rng: Random) -> list[int]:
        """As a defender now and then what it is about to do; a challenger keeps silent.

        What challengers say helps the defenders, what defenders say only their partner.
        """
        assert isinstance(view, GangstersView)
        step = view.steps[-1]
        if step != COMMITS[DEFENDERS] or view.draft or rng.random() >= SPEAKS:
            return []
        odds = Odds(view)
        _, cards, wins = best_sum(odds, odds.side_of(view.seat), is_alone(view))
        if not cards:
            return [STAY_OUT]
        return [AIM_WIN if wins else AIM_HALF]

    def choose(self, decision: Decision, rng: Random) -> Pick:
        """Answer by the kind of question that stands on top of the stack."""
        view = decision.view
        assert isinstance(view, GangstersView)
        key = view.steps[-1].KEY
        if key == "commit":
            return commit(view, decision.legal)
        if key == "lurk":
            return lurk(view, decision.legal)
        if key == "mini":
            return mini(view, decision.legal)
        return simple(view, key, decision.legal)


def simple(view: GangstersView, key: str, legal: tuple[int, ...]) -> Pick:
    """Answer the questions that take a single pick."""
    if key == "claim":
        return Pick(CLAIM, "claim") if claims(view) else Pick(PASS, "partner")
    if key == "contest":
        return Pick(CLAIM, "contest") if contests(view) else Pick(PASS, "let-be")
    if key == "brawl":
        return brawl(view)
    if key == "loot":
        return Pick(TAKE + best_package(view), "package")
    if key == "pay":
        return Pick(cheapest_item(view, legal), "pay")
    highest = max(legal, key=lambda action: VALUE_OF[action - DUEL] if action != PASS else 0)
    return Pick(highest, "duel")


def best_sum(odds: Odds, side: int, alone: bool = False) -> tuple[float, tuple[int, ...], bool]:
    """The best of all sums: its value, its cards, and whether it is meant to win."""
    best: tuple[float, tuple[int, ...], bool] = (-1.0, (), False)
    usable = odds.usable(odds.view.seat)
    for points, (cost, cards) in sorted(odds.offers(usable).items()):
        gain, wins = odds.prospect(points, side, alone)
        if gain - cost > best[0]:
            best = (gain - cost, cards, wins >= 0.5)
    return best


def is_alone(view: GangstersView) -> bool:
    """Whether a godfather has kicked his partner out this round (G24)."""
    return view.kicked >= 0 and view.godfather == view.seat


def commit(view: GangstersView, legal: tuple[int, ...]) -> Pick:
    """Cards for the side, the highest one hidden where that is allowed; else enough."""
    odds = Odds(view)
    _, cards, wins = best_sum(odds, odds.side_of(view.seat), is_alone(view))
    reason = ("fight" if wins else "share") if cards else "save"
    picks = [PUT + face for face in cards]
    last = DONE
    if cards and view.line_up[0] == view.seat:
        secret = max(cards, key=lambda face: VALUE_OF[face])
        picks.remove(PUT + secret)
        last = HIDE + secret
    made = len(view.draft)
    pick = picks[made] if made < len(picks) else last
    if pick not in legal:
        return Pick(DONE, reason)
    return Pick(pick, "hide" if HIDE <= pick < DONE else reason)


def lurk(view: GangstersView, legal: tuple[int, ...]) -> Pick:
    """The side and the sum that promise Mr. X most."""
    best: tuple[float, tuple[int, ...], bool] = (-1.0, (), False)
    chosen = 0
    for side in range(2):
        found = best_sum(Odds(view, side), side)
        if found[0] > best[0]:
            best, chosen = found, side
    made = len(view.draft)
    if made < len(best[1]) and PUT + best[1][made] in legal:
        return Pick(PUT + best[1][made], "mask")
    return Pick(JOIN + chosen, "mask")


def claims(view: GangstersView) -> bool:
    """Whether fighting alone promises clearly more than standing by the partner."""
    odds = Odds(view)
    side = odds.side_of(view.seat)
    return best_sum(odds, side, True)[0] > best_sum(odds, side)[0] + CLAIM_MARGIN


def contests(view: GangstersView) -> bool:
    """With a card high enough to win, if fighting alone promises more than letting it be.

    Thrown out by a partner one gets next to nothing; ties go to whoever claimed first.
    """
    step = view.steps[-1]
    assert isinstance(step, Contest)
    if not any(view.hand[face] and VALUE_OF[face] >= DUEL_CARD for face in range(FACES)):
        return False
    odds = Odds(view)
    side = odds.side_of(view.seat)
    is_partner = odds.side_of(step.claimant) == side
    stays = 0.0 if is_partner else best_sum(odds, side)[0]
    return best_sum(odds, side, True)[0] > stays + CLAIM_MARGIN


def brawl(view: GangstersView) -> Pick:
    """He is worth it for many points, and near the end for few."""
    odds = Odds(view)
    usable = odds.usable(view.seat)
    first = view.seat * FACES
    points = sum(
        view.committed[first + face] * VALUE_OF[face]
        for face in range(FACES)
        if KIND_OF[face] & usable
    )
    if view.hidden >= 0 and KIND_OF[view.hidden] & usable:
        points += VALUE_OF[view.hidden]
    enough = LATE_BRAWL_FROM if odds.round >= LATE_ROUND else BRAWL_FROM
    return Pick(BRAWL, "brawl") if points >= enough else Pick(PASS, "hold-back")


def best_package(view: GangstersView) -> int:
    """The package that is worth more."""
    odds = Odds(view)
    loot = LOOTS[view.loot]
    first = 2 * view.steps[-1].values()[0]
    return 0 if odds.worth(loot[first]) >= odds.worth(loot[first + 1]) else 1


def cheapest_item(view: GangstersView, legal: tuple[int, ...]) -> int:
    """A card, a bottle or the person, whichever is missed least."""
    worths = (1.0, 0.3, Odds(view).person_worth())
    return min(legal, key=lambda action: worths[action - PAY])


def mini(view: GangstersView, legal: tuple[int, ...]) -> Pick:
    """Draw, sell what makes a bottle, change small cards, then end."""
    if view.draft:
        return go_on(view, legal)
    if DRAW in legal:
        return Pick(DRAW, "draw")
    for action in legal:
        if USE <= action <= USE_SMUGGLER and sale(view):
            return Pick(action, "sell")
        if action == USE_POKER and swap(view):
            return Pick(action, "poker")
        if USE_SMUGGLER < action < DISCARD and action != USE_POKER and small_card(view) >= 0:
            return Pick(action, "change")
    return Pick(END, "end")


def go_on(view: GangstersView, legal: tuple[int, ...]) -> Pick:
    """The next pick of an ability."""
    made = len(view.draft) - 1
    if view.draft[0] <= USE_SMUGGLER:
        picks = [DISCARD + face for face in sale(view)]
        picked = picks[made] if made < len(picks) else DONE
        return Pick(picked if picked in legal else legal[0], "sell")
    if view.draft[0] == USE_POKER:
        picks = list(swap(view))
        picked = picks[made] if made < len(picks) else legal[0]
        return Pick(picked if picked in legal else legal[0], "poker")
    small = DISCARD + small_card(view)
    return Pick(small if small in legal else legal[0], "change")


def sale(view: GangstersView) -> tuple[int, ...]:
    """The cheapest cards for a bottle that waste next to nothing; () if there are none."""
    found = Odds(view).offers(ALL_KINDS)
    sums = range(BOTTLE_PRICE, BOTTLE_PRICE + WASTE + 1)
    offers = [found[points] for points in sums if points in found]
    return min(offers)[1] if offers and min(offers)[0] < 1 else ()


def small_card(view: GangstersView) -> int:
    """The least valuable card if it is worth little, else -1."""
    best = best_kind(view)
    held = [face for face in range(FACES) if view.hand[face]]
    small = [face for face in held if VALUE_OF[face] <= SMALL_CHANGE and KIND_OF[face] != best]
    return min(small, key=lambda face: VALUE_OF[face], default=-1)


def swap(view: GangstersView) -> tuple[int, ...]:
    """Picks for the Poker player that make the strongest kind stronger; () if none do."""
    weights = face_weights(best_kind(view))
    hand = [face for face in range(FACES) for _ in range(view.hand[face])]
    top = 0
    picks: tuple[int, ...] = ()
    for low in range(len(hand)):
        for high in range(low + 1, len(hand)):
            given = weights[hand[low]] + weights[hand[high]]
            for one, other in affordable(view, (hand[low], hand[high])):
                gain = weights[one] + weights[other] - given
                if gain > top:
                    top = gain
                    away = (DISCARD + hand[low], DISCARD + hand[high])
                    picks = (*away, FISH + one, FISH + other)
    return picks


def affordable(view: GangstersView, given: tuple[int, int]) -> list[tuple[int, int]]:
    """Pairs of discards worth no more than the cards given."""
    pile = [face for face in range(FACES) if view.discards[face]]
    budget = VALUE_OF[given[0]] + VALUE_OF[given[1]]
    return [
        (one, other)
        for one in pile
        for other in pile
        if (one < other or (one == other and view.discards[one] > 1))
        and VALUE_OF[one] + VALUE_OF[other] <= budget
    ]


def face_weights(best: int) -> list[int]:
    """The value of each face, those of the best kind double."""
    return [VALUE_OF[face] * (2 if KIND_OF[face] == best else 1) for face in range(FACES)]
