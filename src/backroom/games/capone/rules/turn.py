"""A turn: any number of bails, then one card, used or not (C5, C6)."""

from typing import ClassVar, Final

from backroom.engine.chance import Chance
from backroom.engine.errors import IllegalAction, Refusal
from backroom.engine.seats import BIT_OF
from backroom.engine.steps import SeatChoice
from backroom.games.capone import effects, moves
from backroom.games.capone.actions import (
    AT,
    BAIL,
    CLOSE,
    DISCARD,
    DONE,
    FROM_DIVERSION,
    PLACE,
    PLAY,
    VICTIM,
)
from backroom.games.capone.board import (
    BITS,
    BLOCKS,
    EQUAL_BEFORE,
    FIELDS,
    GUARD,
    MEMBERS,
    VALUES,
    first_equals,
)
from backroom.games.capone.cards import DIVERSION, LEGAL, OFFER, PROTECTION, TAKEOVER
from backroom.games.capone.state import CaponeState

from .ending import end_year


class Turn(SeatChoice[CaponeState]):
    """C5: exactly one card; before it, prisoners may be bailed out one by one."""

    KEY: ClassVar[str] = "turn"

    def asks(self, state: CaponeState) -> int:
        """The player whose turn it is."""
        return BIT_OF[self.seat]

    def legal(self, state: CaponeState, seat: int) -> list[int]:
        """Each card that can be used, each card unused, each prisoner; then the picks."""
        draft = state.drafts[seat]
        legal: list[int] = []
        if draft:
            add_picks(state, seat, draft, legal)
            return legal
        hand = state.hands[seat]
        before = -1
        for card in hand:
            if card != before and effects.can_play(state, seat, card):
                legal.append(PLAY + card)
            before = card
        before = -1
        for card in hand:
            if card != before:
                legal.append(DISCARD + card)
            before = card
        add_bails(state, seat, legal)
        return legal

    def is_whole(self, state: CaponeState, seat: int, action: int) -> bool:
        """A discard, a bail and a legal business are; other cards take picks."""
        if DISCARD <= action < AT or PLAY + LEGAL <= action < PLAY + DIVERSION:
            return True
        return super().is_whole(state, seat, action)

    def act(self, state: CaponeState, seat: int, action: int, chance: Chance) -> bool:
        """A discard, a bail or a legal business is a whole answer; other cards take picks."""
        if BAIL <= action < AT:
            member = action - BAIL
            moves.bail(state, seat, member, VALUES[member])
            return True
        if DISCARD <= action < BAIL:
            moves.use(state, seat, action - DISCARD, "discarded")
        elif PLAY + LEGAL <= action < PLAY + DIVERSION:
            effects.legal_business(state, seat, action - PLAY)
        else:
            return super().act(state, seat, action, chance)
        go_on(state, seat)
        return True

    def completes(self, state: CaponeState, seat: int, draft: tuple[int, ...]) -> bool:
        """Stones are closed by their bodyguards; other cards by whom they hit."""
        card = draft[0] - PLAY
        if card < LEGAL or card == TAKEOVER:
            return draft[-1] >= CLOSE
        if len(draft) == 1:
            return False
        return card in (OFFER, PROTECTION) or draft[1] >= FROM_DIVERSION or len(draft) == 3

    def carry_out(
        self, state: CaponeState, seat: int, draft: tuple[int, ...], chance: Chance
    ) -> None:
        """The card does what it says."""
        card = draft[0] - PLAY
        if card < LEGAL or card == TAKEOVER:
            stones = (draft[-1] - CLOSE) * GUARD + members_in(draft)
            effects.occupy(state, seat, card, draft[1] - AT, stones)
        elif card == PROTECTION:
            effects.protection(state, seat, draft[1] - VICTIM)
        else:
            member = draft[2] - PLACE if len(draft) == 3 else -1
            effects.aim(state, seat, card, draft[1], member)
        go_on(state, seat)

    def default(self, state: CaponeState, seat: int) -> int:
        """A card that can do nothing now goes unused, else the lowest in hand."""
        if state.drafts[seat]:
            return self.legal(state, seat)[0]
        hand = state.hands[seat]
        for card in hand:
            if not effects.can_play(state, seat, card):
                return DISCARD + card
        return DISCARD + hand[0]

    def refusal(self, state: CaponeState, seat: int, action: int) -> Refusal:
        """Why not, from the own hand and the open city."""
        draft = state.drafts[seat]
        if draft:
            return refused_pick(state, seat, draft, action)
        if 0 <= action < BAIL:
            held = action % DISCARD in state.hands[seat]
            return IllegalAction("card-of-no-use" if held else "card-not-in-hand")
        if BAIL <= action < AT:
            caught = in_prison(state, seat) >> (action - BAIL) & 1
            return IllegalAction("bail-out-of-reach" if caught else "no-such-prisoner")
        return IllegalAction("illegal-action")


# The picks that name a field of each illegal business.
FIELDS_OF: Final = [(AT + card * 2, AT + card * 2 + 1) for card in range(LEGAL)]
# Steps are immutable, so they are made once.
TURNS: Final = [Turn(seat) for seat in range(6)]


def add_picks(state: CaponeState, seat: int, draft: tuple[int, ...], legal: list[int]) -> None:
    """What can follow the picks made: a target, then members or stones."""
    card = draft[0] - PLAY
    if card < LEGAL or card == TAKEOVER:
        add_placement(state, seat, draft, legal)
    elif card == PROTECTION:
        effects.add_victims(state, seat, legal)
    elif len(draft) == 1:
        effects.add_targets(state, seat, card, legal)
    else:
        effects.add_members_at(state, draft[1] - AT, legal)


def add_placement(
    state: CaponeState, seat: int, draft: tuple[int, ...], legal: list[int]
) -> None:
    """C8, C19: a field, then stones; the last card of the year leaves little choice (C15)."""
    card = draft[0] - PLAY
    is_last = card < LEGAL and effects.is_last_card(state, seat)
    if len(draft) == 1:
        fields = range(FIELDS) if card == TAKEOVER else range(card * 2, card * 2 + 2)
        for field in fields:
            if is_last:
                possible = effects.last_stones(state, seat, field) != 0
            else:
                possible = effects.can_place(state, seat, field, card == TAKEOVER)
            if possible:
                legal.append(AT + field)
    elif is_last:
        effects.add_last_stones(state, seat, draft[1] - AT, members_in(draft), legal)
    else:
        picked = members_in(draft)
        effects.add_stones(state, seat, draft[1] - AT, picked, card == TAKEOVER, legal)


def refused_pick(state: CaponeState, seat: int, draft: tuple[int, ...], action: int) -> Refusal:
    """Why a target is refused, or who is named after it."""
    card = draft[0] - PLAY
    if len(draft) == 1:
        if card < LEGAL and effects.is_last_card(state, seat) and action in FIELDS_OF[card]:
            return IllegalAction("last-card")
        is_target = AT <= action < PLACE or VICTIM <= action < DONE
        return IllegalAction("no-such-target" if is_target else "illegal-action")
    if PLACE <= action < VICTIM and (card < LEGAL or card == TAKEOVER):
        return refused_stones(state, seat, draft, action)
    if PLACE <= action < CLOSE:
        is_there = state.fields[draft[1] - AT] >> (action - PLACE) & 1
        return IllegalAction("members-in-order" if is_there else "nobody-like-that")
    return IllegalAction("illegal-action")


def refused_stones(
    state: CaponeState, seat: int, draft: tuple[int, ...], action: int
) -> Refusal:
    """Not at home, out of order (C27), not for the last card (C15), or a wrong sum or set."""
    home = state.home[seat]
    if action < CLOSE:
        member = action - PLACE
        picked = members_in(draft)
        if not home >> member & 1:
            return IllegalAction("not-at-home")
        if picked >> member or EQUAL_BEFORE[member] & home & ~picked:
            return IllegalAction("members-in-order")
    elif home // GUARD < action - CLOSE:
        return IllegalAction("not-at-home")
    is_last = draft[0] - PLAY < LEGAL and effects.is_last_card(state, seat)
    return IllegalAction("last-card" if is_last else "stones-do-not-fit")


def members_in(draft: tuple[int, ...]) -> int:
    """The mask of the members picked."""
    picked = 0
    for action in draft:
        if PLACE <= action < CLOSE:
            picked |= BITS[action - PLACE]
    return picked


def in_prison(state: CaponeState, seat: int) -> int:
    """A player's members in all three blocks."""
    first = seat * BLOCKS
    return state.cells[first] | state.cells[first + 1] | state.cells[first + 2]


def add_bails(state: CaponeState, seat: int, legal: list[int]) -> None:
    """C6: prisoners whose value is there in cash; equals in one block by the first (C27)."""
    first = seat * BLOCKS
    mask = 0
    for cell in range(first, first + BLOCKS):
        mask |= first_equals(state.cells[cell])
    if mask:
        for member in range(MEMBERS):
            if mask >> member & 1 and VALUES[member] <= state.cash[seat]:
                legal.append(BAIL + member)


def go_on(state: CaponeState, seat: int) -> None:
    """The next player, or the end of the year after its last card."""
    if state.left:
        state.then(TURNS[(seat + 1) % state.seats])
    else:
        end_year(state)
