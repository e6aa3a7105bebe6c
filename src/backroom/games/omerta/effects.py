"""The characters: whom each can hit and what it does, one function each (O12 to O19)."""

from backroom.engine.chance import Chance
from backroom.engine.domains import HIDDEN
from backroom.engine.seats import BIT_OF

from . import moves
from .actions import AIM, DECLINE
from .cards import BOTTLES, MAMMA, PATROL
from .state import FACE, OmertaState


def opponents(state: OmertaState, seat: int) -> list[int]:
    """The other players, clockwise from the player's left."""
    return [(seat + offset) % state.seats for offset in range(1, state.seats)]


def aims(state: OmertaState, seats: list[int], head: list[int]) -> list[int]:
    """Some plain actions, then those that point at these players, ascending."""
    return [*head, *sorted([AIM + seat for seat in seats])]


def decline_or_aim(state: OmertaState, seats: list[int]) -> list[int]:
    """O11: a power may be declined whatever it could hit."""
    return aims(state, seats, [DECLINE])


def swappable(state: OmertaState, seat: int) -> list[int]:
    """O12: players with a card that the Gangster can move, clockwise from its owner."""
    around = [seat, *opponents(state, seat)]
    return [one for one in around if state.free_cards(one)]


def gangster(state: OmertaState, seat: int, first: int, a: int, second: int, b: int) -> None:
    """O12: two cards of two players change places, unseen."""
    moves.exchange(state, first, a, second, b)
    state.tell("switched", (seat, first, a, second, b))


def lady_targets(state: OmertaState, seat: int) -> list[int]:
    """O13: opponents with two cards to shuffle, but for those under Mamma."""
    return [
        one
        for one in opponents(state, seat)
        if state.free_cards(one) > 1 and not state.under_mamma(one)
    ]


def lady(state: OmertaState, seat: int, victim: int, chance: Chance) -> None:
    """O13: one opponent's hand is shuffled unseen; blocked cards stay in place."""
    blocked = state.blocked(victim)
    slots = [slot for slot in range(len(state.hands[victim])) if slot not in blocked]
    moves.shuffle(state, victim, slots, chance)
    state.tell("shuffled", (seat, victim))


def mole(state: OmertaState, seat: int, slot: int) -> None:
    """The player alone looks at one of the own cards."""
    face = moves.learn(state, seat, seat, slot)
    state.tell("looked", (seat, slot, face), BIT_OF[seat], (seat, slot, HIDDEN))


def snitch_targets(state: OmertaState, seat: int) -> list[int]:
    """O14: opponents who are not under Mamma."""
    return [one for one in opponents(state, seat) if not state.under_mamma(one)]


def snitch(state: OmertaState, first: int, second: int, chance: Chance) -> None:
    """O14: one card off the deck for each receiver that is left, clockwise."""
    for receiver in (first, second):
        if receiver != HIDDEN:
            moves.give(state, receiver, "given", chance)


def driver(state: OmertaState, seat: int, slots: list[int], chance: Chance) -> list[int]:
    """O15: bottles are thrown away; with any other card all go back. Gives the bottles."""
    faces = [state.hands[seat][slot] & FACE for slot in slots]
    if max(faces) < BOTTLES:
        moves.throw_away(state, seat, slots)
        return faces
    moves.botch(state, seat, slots, chance)
    return []


def open_vault(state: OmertaState, seat: int) -> None:
    """O16: the player alone sees all cards of the vault."""
    faces = [moves.learn(state, seat, state.seats, slot) for slot in range(len(state.vault))]
    if state.listener is not None:
        hidden = (HIDDEN,) * len(faces)
        state.tell("opened", (seat, tuple(faces)), BIT_OF[seat], (seat, hidden))


def safecracker(state: OmertaState, seat: int, slot: int, vault: int) -> None:
    """O16: an own card changes places with one of the vault, unseen."""
    moves.exchange(state, seat, slot, state.seats, vault)
    state.tell("cracked", (seat, slot, vault))


def mamma_targets(state: OmertaState, seat: int) -> list[int]:
    """O18: opponents without a Mamma before them."""
    return [one for one in opponents(state, seat) if not state.under_mamma(one)]


def mamma(state: OmertaState, seat: int, victim: int) -> None:
    """O18: the card lies before an opponent until it has cost him a turn."""
    moves.place_blocker(state, MAMMA, seat, victim)


def patrol_targets(state: OmertaState, seat: int) -> list[int]:
    """O19: opponents with a card that is not blocked yet."""
    return [one for one in opponents(state, seat) if state.free_cards(one)]


def patrol(state: OmertaState, seat: int, victim: int, slot: int) -> None:
    """O19: the card lies on one card of an opponent for two turns."""
    moves.place_blocker(state, PATROL, seat, victim, slot)
