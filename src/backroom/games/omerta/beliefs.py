"""A full state that fits a view: everything unseen is dealt anew, each deal equally likely.

Equal bottles count as different cards in this, as they are on the table. What the others know
exactly is public and stays; what they know of mixed cards is forgotten, nothing is invented.
"""

from backroom.engine.chance import Chance
from backroom.engine.domains import HIDDEN
from backroom.engine.pools import Pool

from .actions import CLAIM, PASS, PEEK
from .cards import COPIES, FACES, FIRST_HAND
from .rules.race import SealedRace
from .rules.turn import Peek
from .setup import blank_state
from .state import FACE, KNOWERS, NOWHERE, ROW, UNKNOWN, OmertaState
from .view import OmertaView


def complete(view: OmertaView, chance: Chance) -> OmertaState:
    """Mixed cards first, each known one in one of its places; then all others."""
    state = blank_state(view.seats, view.options)
    view.give_header(state)
    _copy_public(view, state)
    unseen = _unseen(view)
    state.pools = _remember(view)
    _spread_pools(view, state, chance)
    for row in (*state.hands, state.vault):
        for slot, code in enumerate(row):
            if code & FACE == UNKNOWN:
                row[slot] = code & ~FACE | unseen.pop(chance.choose("complete", unseen))
    if view.source != NOWHERE and view.drawn == HIDDEN:
        state.drawn = unseen.pop(chance.choose("complete", unseen))
    state.deck = unseen
    _answer(view, state, chance)
    return state


def _copy_public(view: OmertaView, state: OmertaState) -> None:
    state.hands = [hand[:] for hand in view.hands]
    state.vault = view.vault[:]
    state.discards = view.discards[:]
    state.drawn = view.drawn
    state.source = view.source
    state.blockers = view.blockers
    state.starter = view.starter
    state.round = view.round
    state.turns = view.turns
    state.reshuffles = view.reshuffles
    state.sheet = view.sheet
    state.wins = view.wins


def _unseen(view: OmertaView) -> list[int]:
    """Every card that lies in no place where the observer could name it, sorted."""
    left = [*COPIES, *([0] * (UNKNOWN + 1 - FACES))]
    for row in (*view.hands, view.vault):
        for code in row:
            left[code & FACE] -= 1
    for face in view.discards:
        left[face] -= 1
    for blocker in view.blockers:
        left[blocker.card] -= 1
    for pool in view.pools:
        for face in pool.known:
            left[face] -= 1
    if view.drawn != HIDDEN:
        left[view.drawn] -= 1
    unseen = []
    for face in range(FACES):
        for _ in range(left[face]):
            unseen.append(face)
    return unseen


def _remember(view: OmertaView) -> tuple[tuple[Pool, ...], ...]:
    """The observer's pools as a state has them: exact ones that nobody else can see, too."""
    knower = KNOWERS[view.seat]
    pools = [*view.pools]
    for owner in range(view.seats + 1):
        for slot, code in enumerate(view.row(owner)):
            if code & FACE != UNKNOWN and not code & knower:
                pools.append(Pool((owner * ROW + slot,), (code & FACE,)))
    if not pools:
        return ()
    observers: list[tuple[Pool, ...]] = [()] * (view.seats + 1)
    observers[view.seat] = tuple(sorted(pools))
    return tuple(observers)


def _spread_pools(view: OmertaView, state: OmertaState, chance: Chance) -> None:
    """The known cards of each pool, each in one of its places."""
    for pool in view.pools:
        places = list(pool.members)
        for face in pool.known:
            owner, slot = divmod(places.pop(chance.choose("complete", places)), ROW)
            row = state.vault if owner == view.seats else state.hands[owner]
            row[slot] = row[slot] & ~FACE | face


def _answer(view: OmertaView, state: OmertaState, chance: Chance) -> None:
    """Those who have answered a sealed question unseen chose something that makes sense."""
    if view.winners:
        return
    step = view.steps[-1]
    if not isinstance(step, Peek | SealedRace):
        return
    answered = step.asks(state) & ~view.waiting
    for seat in range(view.seats):
        if answered >> seat & 1 and seat != view.seat:
            if isinstance(step, SealedRace):
                draft = _claim(state, seat, step, chance)
            else:
                draft = _peek(chance)
            state.write_draft(seat, draft)


def _claim(state: OmertaState, seat: int, step: SealedRace, chance: Chance) -> tuple[int, ...]:
    """A pass, or a claim that hits."""
    hits = [
        action
        for action in step.legal(state, seat)
        if action == PASS
        or state.hands[seat][action - CLAIM] & FACE in (step.first, step.second)
    ]
    return (hits[chance.choose("complete", hits)],)


def _peek(chance: Chance) -> tuple[int, ...]:
    """Any two of the first four cards."""
    slots = list(range(FIRST_HAND))
    slots.pop(chance.choose("complete", slots))
    slots.pop(chance.choose("complete", slots))
    return (PEEK + slots[0], PEEK + slots[1])
