"""A full state that fits a view: everything unseen is dealt anew, each deal equally likely.

What the others learnt in private (their raids) is forgotten in it; nothing is invented.
"""

from backroom.engine.chance import Chance
from backroom.engine.domains import HIDDEN
from backroom.engine.events import SPECTATOR
from backroom.engine.pools import Pool

from .actions import CHOOSE
from .cards import GANGSTERS, KINDS, SERIES
from .rules.duel import TieBreak
from .setup import all_businesses, blank_state, cards_in_play
from .state import PokerState
from .view import UNKNOWN, PokerView


def complete(view: PokerView, chance: Chance) -> PokerState:
    """Face-down cards first, since only gangsters lie there; then hands; the rest is deck."""
    state = blank_state(view.seats, view.options)
    view.give_header(state)
    _copy_public(view, state)
    unseen = _unseen(view)
    table = _fill_table(view, unseen, chance)
    state.table = table
    for seat in range(view.seats):
        state.hands[seat] = _fill_hand(view.hands[seat], unseen, chance)
    state.deck = unseen
    _remember(view, state)
    _answer_tie(view, state, chance)
    return state


def _copy_public(view: PokerView, state: PokerState) -> None:
    state.discards = view.discards[:]
    state.open = view.open[:]
    state.bullets = view.bullets[:]
    state.won = view.won[:]
    state.starter = view.starter
    state.turns = view.turns
    state.left = view.left
    state.extra = view.extra
    state.passes = view.passes
    state.businesses = all_businesses()
    for kind in view.open:
        if kind >= 0:
            state.businesses.remove(kind)
    for index, count in enumerate(view.won):
        for _ in range(count):
            state.businesses.remove(index % KINDS)


def _unseen(view: PokerView) -> list[int]:
    """Every card that lies in no place where the observer could name it, sorted."""
    seen = {*view.discards}
    for hand in view.hands:
        seen.update(hand)
    for row in view.series:
        for series in row:
            seen.update([code >> 1 for code in series])
    for pool in view.pools:
        seen.update(pool.known)
    return [card for card in cards_in_play(view.options) if card not in seen]


def _fill_table(
    view: PokerView, unseen: list[int], chance: Chance
) -> list[tuple[int, int, list[int]]]:
    """The series with every face-down card named; cards used are taken from `unseen`."""
    named = _spread_pools(view, chance)
    gangsters = sum(1 for card in unseen if card < GANGSTERS)
    rows = []
    for place, row in enumerate(view.series):
        for seat, series in enumerate(row):
            first = (place * view.seats + seat) * SERIES
            coded = series[:]
            for ordinal, code in enumerate(coded):
                if code == UNKNOWN:
                    card = named.get(first + ordinal, HIDDEN)
                    if card == HIDDEN:
                        index = chance.choose("complete", unseen[:gangsters])
                        card = unseen.pop(index)
                        gangsters -= 1
                    coded[ordinal] = card * 2
            if coded:
                rows.append((place, seat, coded))
    return rows


def _spread_pools(view: PokerView, chance: Chance) -> dict[int, int]:
    """The known cards of each pool, each in one of its places."""
    named: dict[int, int] = {}
    for pool in view.pools:
        places = list(pool.members)
        for card in pool.known:
            named[places.pop(chance.choose("complete", places))] = card
    return named


def _fill_hand(hand: list[int], unseen: list[int], chance: Chance) -> list[int]:
    """A hand with its unknown cards drawn from `unseen`."""
    return sorted(
        [
            unseen.pop(chance.choose("complete", unseen)) if card == HIDDEN else card
            for card in hand
        ]
    )


def _remember(view: PokerView, state: PokerState) -> None:
    """What the observer knows of face-down cards, by the cards that lie there now."""
    observer = view.seats if view.seat == SPECTATOR else view.seat
    seen = list(state.seen)
    seen[observer] = tuple(sorted(_exact(view)))
    state.seen = tuple(seen)
    pools = list(state.pools)
    pools[observer] = tuple(
        Pool(tuple(sorted([state.laid[place] for place in pool.members])), pool.known)
        for pool in view.pools
    )
    state.pools = pools


def _exact(view: PokerView) -> list[int]:
    """Face-down cards of others that the observer can name."""
    return [
        code >> 1
        for row in view.series
        for seat, series in enumerate(row)
        if seat != view.seat
        for code in series
        if code >= 0 and not code & 1
    ]


def _answer_tie(view: PokerView, state: PokerState, chance: Chance) -> None:
    """Tied players who have answered unseen chose any card of their hand."""
    if view.winners or not isinstance(view.steps[-1], TieBreak):
        return
    answered = view.steps[-1].asks(state) & ~view.waiting
    for seat in range(view.seats):
        if answered >> seat & 1 and not state.drafts[seat]:
            hand = state.hands[seat]
            state.write_draft(seat, (CHOOSE + hand[chance.choose("complete", hand)],))
