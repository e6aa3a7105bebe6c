"""Persons with an ability at the end of a round, and the gift of Mr. X (G14, G21)."""

from typing import TYPE_CHECKING, Final

from backroom.engine.chance import Chance
from backroom.engine.errors import IllegalAction, Refusal
from backroom.engine.seats import BIT_OF

from . import moves
from .actions import (
    DISCARD,
    DONE,
    FISH,
    USE,
    USE_FENCE,
    USE_MR_X,
    USE_POKER,
    USE_SMUGGLER,
    USE_SPY,
)
from .cards import (
    BOTTLE_PRICE,
    FACES,
    FENCE,
    HALF,
    PERSON_BITS,
    POKER_PLAYER,
    SMUGGLER,
    SPY,
    VALUE_OF,
)
from .state import GangstersState

if TYPE_CHECKING:
    from mypy_extensions import i64

# G14, G21: of two abilities that do the same, the first is used first.
TWINS: Final = {USE_SMUGGLER: USE_SPY, USE_MR_X: USE_FENCE}

# By the nine lowest bits of a mask of persons, where all who have an ability are.
ABILITIES: Final = [
    sum(
        BIT_OF[place]
        for place, person in enumerate((SPY, SMUGGLER, FENCE, POKER_PLAYER))
        if persons & PERSON_BITS[person]
    )
    for persons in range(HALF)
]


def abilities(state: GangstersState, seat: int) -> int:
    """What a seat may use at the end of a round, as bits in the order of the abilities."""
    mask = ABILITIES[state.persons[seat] % HALF]
    return mask | 16 if seat == state.mr_x else mask


def usable_now(state: GangstersState, seat: int, unused: int) -> list[int]:
    """The unused abilities that the hand allows, as actions."""
    return uses_in(usable_mask(state, seat, unused))


def uses_in(mask: int) -> list[int]:
    """The actions that use the abilities of a mask."""
    return [use for use in range(USE_SPY, USE_MR_X + 1) if mask & BIT_OF[use - USE]]


def usable_mask(state: GangstersState, seat: int, unused: int) -> int:
    """The unused abilities that the hand allows; of two that do the same, the first only."""
    mask = 0
    cards = state.sizes[seat]
    if unused & 3 and hand_value(state, seat) >= BOTTLE_PRICE:
        mask = 1 if unused & 1 else 2
    if unused & 4 and cards >= 1:
        mask |= 4
    if unused & 8 and cards >= 2:
        mask |= 8
    if unused & 20 == 16 and cards >= 1:
        mask |= 16
    return mask


def unusable(state: GangstersState, seat: int, unused: int, use: int) -> Refusal:
    """The refusal of an ability: not there, used up, not its turn, or too poor a hand."""
    if not unused & BIT_OF[use - USE]:
        return IllegalAction("ability-not-there")
    twin = TWINS.get(use, use)
    first = twin != use and twin in usable_now(state, seat, unused)
    return IllegalAction("ability-other-first" if first else "ability-needs-cards")


def unpicked(state: GangstersState, seat: int, pick: int) -> Refusal:
    """The refusal of a card for an ability, told from what its owner sees."""
    draft = state.drafts[seat]
    if pick >= FISH:
        fished = state.discards[pick - FISH] + draft.count(pick - FISH + DISCARD)
        there = fished > draft.count(pick)
        return IllegalAction("fish-too-dear" if there else "card-not-in-discards")
    held = state.hands[seat * FACES + pick - DISCARD] > draft.count(pick)
    return IllegalAction("cards-in-order" if held else "card-not-in-hand")


def hand_value(state: GangstersState, seat: int) -> int:
    """The value of all means in hand."""
    hands = state.hands
    place: i64 = seat * FACES
    value: i64 = 0
    worth: i64
    for worth in VALUE_OF:
        cards: i64 = hands[place]
        value += cards * worth
        place += 1
    return value


def picks(state: GangstersState, seat: int, draft: tuple[int, ...]) -> list[int]:
    """The next pick for the ability that a draft begins with."""
    if draft[0] <= USE_SMUGGLER:
        return _sale_picks(state, seat, draft)
    if draft[0] == USE_POKER:
        if len(draft) < 3:
            return _stake_picks(state, seat, draft)
        return _fish_picks(state, draft)
    return [DISCARD + face for face in range(FACES) if state.hands[seat * FACES + face]]


def _sale_picks(state: GangstersState, seat: int, draft: tuple[int, ...]) -> list[int]:
    """Cards in ascending order, as long as they and those after them can make the price."""
    hand = _rest_of_hand(state, seat, draft)
    missing = BOTTLE_PRICE - sum([VALUE_OF[pick - DISCARD] for pick in draft[1:]])
    last = draft[-1] - DISCARD if len(draft) > 1 else 0
    legal = [] if missing > 0 else [DONE]
    value = 0
    for face in range(last, FACES):
        value += hand[face] * VALUE_OF[face]
    for face in range(last, FACES):
        if hand[face] and value >= missing:
            legal.append(DISCARD + face)
        value -= hand[face] * VALUE_OF[face]
    return legal


def _stake_picks(state: GangstersState, seat: int, draft: tuple[int, ...]) -> list[int]:
    """The Poker player's two cards, in ascending order."""
    hand = _rest_of_hand(state, seat, draft)
    last = draft[-1] - DISCARD if len(draft) > 1 else 0
    needed = 3 - len(draft)
    return [
        DISCARD + face
        for face in range(last, FACES)
        if hand[face] and sum(hand[face:]) >= needed
    ]


def _fish_picks(state: GangstersState, draft: tuple[int, ...]) -> list[int]:
    """Two cards of the pile, in ascending order, worth no more than those put there."""
    pile = state.discards[:]
    budget = 0
    for pick in draft[1:3]:
        pile[pick - DISCARD] += 1
        budget += VALUE_OF[pick - DISCARD]
    if len(draft) == 4:
        last = draft[3] - FISH
        pile[last] -= 1
        return _affordable(pile, last, budget - VALUE_OF[last])
    legal = []
    for face in range(FACES):
        if pile[face]:
            pile[face] -= 1
            if _can_afford(pile, face, budget - VALUE_OF[face]):
                legal.append(FISH + face)
            pile[face] += 1
    return legal


def _affordable(pile: list[int], last: int, budget: int) -> list[int]:
    return [
        FISH + face for face in range(last, FACES) if pile[face] and VALUE_OF[face] <= budget
    ]


def _can_afford(pile: list[int], last: int, budget: int) -> bool:
    """Whether `_affordable` would find a card; compiled, `any` would go through Python."""
    left: i64 = budget
    face: i64
    for face in range(last, FACES):  # noqa: SIM110
        if pile[face] and VALUE_OF[face] <= left:
            return True
    return False


def _rest_of_hand(state: GangstersState, seat: int, draft: tuple[int, ...]) -> list[int]:
    hand = state.hands[seat * FACES : seat * FACES + FACES]
    for pick in draft[1:]:
        hand[pick - DISCARD] -= 1
    return hand


def is_whole(draft: tuple[int, ...]) -> bool:
    """Whether an ability has all the picks it needs."""
    if draft[0] <= USE_SMUGGLER:
        return draft[-1] == DONE
    return len(draft) == (5 if draft[0] == USE_POKER else 2)


def carry_out(state: GangstersState, seat: int, draft: tuple[int, ...], chance: Chance) -> None:
    """What an ability does with its picks."""
    if state.listener is not None:
        state.tell("used", (seat, draft[0] - USE))
    if draft[0] <= USE_SMUGGLER:
        sell(state, seat, [pick - DISCARD for pick in draft[1:-1]])
    elif draft[0] == USE_POKER:
        play_poker(state, seat, draft)
    else:
        exchange(state, seat, draft[1] - DISCARD, chance)


def sell(state: GangstersState, seat: int, faces: list[int]) -> None:
    """Spy and Whisky smuggler: means worth six or more for a bottle."""
    moves.discard(state, seat, faces)
    moves.gain(state, seat, 1)


def exchange(state: GangstersState, seat: int, face: int, chance: Chance) -> None:
    """Fence and Mr. X: one card away, one card drawn."""
    moves.discard(state, seat, (face,))
    moves.draw(state, seat, chance)


def play_poker(state: GangstersState, seat: int, draft: tuple[int, ...]) -> None:
    """Poker player: two cards away, two cards out of the discards."""
    moves.discard(state, seat, (draft[1] - DISCARD, draft[2] - DISCARD))
    moves.fish(state, seat, (draft[3] - FISH, draft[4] - FISH))
