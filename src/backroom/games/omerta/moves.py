"""The verbs of Omerta: with setup, the only code that writes to the state."""

from collections.abc import Collection
from typing import Final

from backroom.engine.chance import Chance
from backroom.engine.domains import HIDDEN
from backroom.engine.events import SPECTATOR
from backroom.engine.pools import Pool, reveal, stir
from backroom.engine.seats import BIT_OF

from .cards import KILLER, MAMMA, PATROL
from .state import (
    FACE,
    FROM_DECK,
    FROM_DISCARDS,
    KNOWERS,
    NOWHERE,
    ROW,
    Blocker,
    OmertaState,
)

# The bits of all observers in a code, by number of seats; the spectator's is the last.
EVERYBODY: Final = [sum(KNOWERS[:seats]) + KNOWERS[-1] for seats in range(len(KNOWERS))]
MAMMA_TURNS: Final = 1
PATROL_TURNS: Final = 2


def has_card(state: OmertaState) -> bool:
    """O22, O23: whether the deck can give a card; it is made anew once a round."""
    if state.deck:
        return True
    return state.reshuffles == 0 and len(state.discards) > 1


def top_of_deck(state: OmertaState, chance: Chance) -> int:
    """A card off the deck; an empty one is the discards shuffled, but for their top (O22)."""
    if not state.deck:
        state.deck = sorted(state.discards[:-1])
        state.discards = state.discards[-1:]
        state.reshuffles += 1
        state.tell("reshuffled", (len(state.deck),))
    return state.deck.pop(chance.choose("draw", state.deck))


def draw(state: OmertaState, seat: int, chance: Chance) -> None:
    """The active player looks at a card off the deck."""
    state.drawn = top_of_deck(state, chance)
    state.source = FROM_DECK
    if state.listener is not None:
        state.tell("drew", (seat, state.drawn), BIT_OF[seat], (seat, HIDDEN))


def take(state: OmertaState, seat: int) -> None:
    """O5: the active player takes the top discard, which all have seen."""
    state.drawn = state.discards.pop()
    state.source = FROM_DISCARDS
    if state.listener is not None:
        state.tell("took", (seat, state.drawn))


def discard_drawn(state: OmertaState, seat: int) -> int:
    """The card just drawn lands face up; gives its face."""
    face = state.drawn
    state.drawn = HIDDEN
    state.source = NOWHERE
    state.discards.append(face)
    if state.listener is not None:
        state.tell("discarded", (seat, face))
    return face


def swap_in(state: OmertaState, seat: int, slot: int) -> int:
    """O6: the card just drawn takes a slot; the one that lay there lands face up."""
    hand = state.hands[seat]
    face = hand[slot] & FACE
    if state.pools:
        _all_learn(state, seat * ROW + slot, face)
    knowers = KNOWERS[seat] if state.source == FROM_DECK else EVERYBODY[state.seats]
    hand[slot] = state.drawn | knowers
    state.drawn = HIDDEN
    state.source = NOWHERE
    state.discards.append(face)
    if state.listener is not None:
        state.tell("swapped", (seat, slot, face))
    return face


def give(state: OmertaState, seat: int, kind: str, chance: Chance) -> None:
    """One card off the deck, unseen; not given if there is none (O22)."""
    if has_card(state):
        state.hands[seat].append(top_of_deck(state, chance))
        if state.listener is not None:
            state.tell(kind, (seat,))


def learn(state: OmertaState, observer: int, owner: int, slot: int) -> int:
    """An observer looks at a card and may remember it; gives its face."""
    row = state.vault if owner == state.seats else state.hands[owner]
    code = row[slot]
    row[slot] = code | KNOWERS[observer]
    if state.pools:
        pools = list(state.pools)
        pools[observer] = known_now(pools[observer], owner * ROW + slot, code & FACE)
        _set_pools(state, pools)
    return code & FACE


def show(state: OmertaState, seat: int, slot: int) -> int:
    """A card is shown to everybody and goes back; gives its face."""
    face = state.hands[seat][slot] & FACE
    if state.pools:
        _all_learn(state, seat * ROW + slot, face)
    state.hands[seat][slot] = face | EVERYBODY[state.seats]
    return face


def shed(state: OmertaState, seat: int, slot: int) -> int:
    """A card leaves a hand for the discards, and the cards after it close up."""
    face = state.hands[seat].pop(slot) & FACE
    place = seat * ROW + slot
    if state.pools:
        _all_learn(state, place, face)
        _set_pools(state, [closed_up(pools, place) for pools in state.pools])
    if state.blockers:
        state.blockers = moved_up(state.blockers, seat, slot)
    state.discards.append(face)
    return face


def hit(state: OmertaState, seat: int, slot: int) -> None:
    """O9: the fastest true claim gets rid of its card."""
    face = shed(state, seat, slot)
    if state.listener is not None:
        state.tell("hit", (seat, slot, face))


def miss(state: OmertaState, seat: int, slot: int, kind: str, chance: Chance) -> None:
    """O9, O17: a wrong card is shown, goes back, and costs a card off the deck."""
    face = show(state, seat, slot)
    if state.listener is not None:
        state.tell(kind, (seat, slot, face))
    give(state, seat, "penalty", chance)


def counter(state: OmertaState, seat: int, slot: int) -> None:
    """O17: a true Killer follows the attacking card to the discards."""
    shed(state, seat, slot)
    if state.listener is not None:
        state.tell("countered", (seat, slot, KILLER))


def throw_away(state: OmertaState, seat: int, slots: list[int]) -> None:
    """O15: the Driver's bottles go to the discards, the last slot first."""
    faces = [shed(state, seat, slot) for slot in reversed(slots)]
    state.tell("threw", (seat, tuple(slots), tuple(reversed(faces))))


def botch(state: OmertaState, seat: int, slots: list[int], chance: Chance) -> None:
    """O15: not all of them bottles: they are shown, go back, and cost a card."""
    faces = [show(state, seat, slot) for slot in slots]
    state.tell("botched", (seat, tuple(slots), tuple(faces)))
    give(state, seat, "penalty", chance)


def exchange(state: OmertaState, first: int, a: int, second: int, b: int) -> None:
    """Two cards change places unseen, with all that anybody knows of them."""
    one = state.hands[first]
    two = state.vault if second == state.seats else state.hands[second]
    one[a], two[b] = two[b], one[a]
    if state.pools:
        places = (first * ROW + a, second * ROW + b)
        _set_pools(state, [exchanged(pools, *places) for pools in state.pools])


def shuffle(state: OmertaState, victim: int, slots: list[int], chance: Chance) -> None:
    """O13: some cards of a hand are mixed: what lay there is remembered, not where."""
    hand = state.hands[victim]
    codes = [hand[slot] for slot in slots]
    places = [victim * ROW + slot for slot in slots]
    pools = list(state.pools or ((),) * (state.seats + 1))
    for observer in range(SPECTATOR, state.seats):
        exact = [code & FACE for code in codes if code & KNOWERS[observer]]
        pools[observer] = mixed(pools[observer], places, exact)
    _set_pools(state, pools)
    faces = chance.shuffle("shuffle", sorted([code & FACE for code in codes]))
    for slot, face in zip(slots, faces, strict=True):
        hand[slot] = face


def place_blocker(
    state: OmertaState, card: int, placer: int, seat: int, slot: int = HIDDEN
) -> None:
    """O18, O19: the card just discarded lies before a player or on one of his cards."""
    state.discards.pop()
    turns = MAMMA_TURNS if card == MAMMA else PATROL_TURNS
    state.blockers = (*state.blockers, Blocker(card, placer, seat, slot, turns))
    if card == PATROL:
        state.tell("patrolled", (placer, seat, slot, turns))
    else:
        state.tell("mothered", (placer, seat, turns))


def count_down(state: OmertaState, placer: int) -> None:
    """O20: a later turn of the placer; what has run out goes to the discards.

    After a draw it lies under what he then discards; without one, under the top discard.
    """
    if not state.blockers:
        return
    kept = []
    for blocker in state.blockers:
        card, by, seat, slot, turns = blocker
        if by != placer:
            kept.append(blocker)
        elif turns > 1:
            kept.append(Blocker(card, by, seat, slot, turns - 1))
            state.tell("held", (by, card, seat, turns - 1))
        else:
            bury(state.discards, card, state.source != NOWHERE)
            state.tell("lifted", (by, card, seat))
    state.blockers = tuple(kept)


def bury(discards: list[int], card: int, is_drawn: bool) -> None:
    """A blocker lands on the pile, or just below its top if nothing will be discarded."""
    discards.insert(len(discards) if is_drawn else max(0, len(discards) - 1), card)


def moved_up(blockers: tuple[Blocker, ...], seat: int, slot: int) -> tuple[Blocker, ...]:
    """Blockers after a card left a hand."""
    return tuple(
        Blocker(one.card, one.placer, one.seat, one.slot - 1, one.turns)
        if one.seat == seat and one.slot > slot
        else one
        for one in blockers
    )


def known_now(pools: Collection[Pool], place: int, face: int) -> tuple[Pool, ...]:
    """One observer's pools after a card was seen at a place."""
    return _tidy(reveal(pools, place, face))


def closed_up(pools: Collection[Pool], place: int) -> tuple[Pool, ...]:
    """One observer's pools after the card at a place left a hand."""
    last = place // ROW * ROW + ROW
    return tuple(
        Pool(tuple([one - 1 if place < one < last else one for one in members]), known)
        for members, known in pools
    )


def exchanged(pools: Collection[Pool], first: int, second: int) -> tuple[Pool, ...]:
    """One observer's pools after the cards at two places changed places."""
    to = {first: second, second: first}
    return _tidy(
        [
            Pool(tuple(sorted([to.get(one, one) for one in members])), known)
            for members, known in pools
        ]
    )


def mixed(pools: Collection[Pool], places: list[int], exact: list[int]) -> tuple[Pool, ...]:
    """One observer's pools after the cards at some places were shuffled among them."""
    return _tidy(stir(pools, places, places, exact, ()))


def _tidy(pools: Collection[Pool]) -> tuple[Pool, ...]:
    """Sorted; places that must all hold the same face are no secret and stand alone."""
    tidy = []
    for pool in pools:
        if len(pool.members) == len(pool.known) and pool.known[0] == pool.known[-1]:
            tidy += [Pool((member,), pool.known[:1]) for member in pool.members]
        else:
            tidy.append(pool)
    return tuple(sorted(tidy))


def _all_learn(state: OmertaState, place: int, face: int) -> None:
    _set_pools(state, [known_now(pools, place, face) for pools in state.pools])


def _set_pools(state: OmertaState, pools: list[tuple[Pool, ...]]) -> None:
    """The list is shared with clones, so it is made anew; nothing if nobody knows anything."""
    state.pools = tuple(pools) if any(pools) else ()
