"""Why an action of a turn is not possible, told from own cards and what lies open."""

from typing import Final

from backroom.engine.errors import IllegalAction
from backroom.games.chicago_poker import effects, moves
from backroom.games.chicago_poker.actions import (
    DRAW,
    DRIVE,
    END,
    EXTORT,
    FIRE,
    MURDER_AT,
    PASS,
    PICK,
    PLAY,
    RAID,
    WASTE,
)
from backroom.games.chicago_poker.cards import (
    BLACKMAIL,
    HAND_LIMIT,
    LIMOUSINE,
    MURDER,
    PISTOL,
    PLACES,
    RAIDS,
    SERIES,
)
from backroom.games.chicago_poker.state import PokerState

# The specials that `waste` names, in the order of its domain.
WASTED: Final = (RAIDS[0], MURDER, LIMOUSINE, BLACKMAIL)


def why_not(state: PokerState, seat: int, action: int) -> IllegalAction:
    """The reason for which a turn does not offer this action to its player."""
    if state.drafts[seat] or action < 0:
        return IllegalAction("illegal-action")
    if action == DRAW:
        return IllegalAction(
            "hand-would-be-full" if moves.has_card(state) else "no-card-to-draw"
        )
    if action in (PASS, END):
        return _why_no_end(state, seat)
    if action < RAID:
        return _why_no_play(state, seat, action - PLAY)
    if action < PICK:
        return _why_no_special(state, seat, action)
    return IllegalAction("illegal-action")


def _why_no_end(state: PokerState, seat: int) -> IllegalAction:
    if state.legal(seat) == [PASS]:
        return IllegalAction("only-a-pass")
    if len(state.hands[seat]) > HAND_LIMIT:
        return IllegalAction("hand-must-shrink")
    return IllegalAction("actions-are-compulsory" if state.left else "illegal-action")


def _why_no_play(state: PokerState, seat: int, play: int) -> IllegalAction:
    card, place = divmod(play, PLACES)
    if card not in state.hands[seat]:
        return IllegalAction("card-not-in-hand")
    if place >= len(state.open) or state.open[place] < 0:
        return IllegalAction("no-business-there")
    if state.length[place * state.seats + seat] == SERIES:
        return IllegalAction("series-full")
    return IllegalAction("hand-must-shrink")


def _why_no_special(state: PokerState, seat: int, action: int) -> IllegalAction:
    if _special(state, seat, action) not in state.hands[seat]:
        return IllegalAction("card-not-in-hand")
    if action == EXTORT and not state.discards:
        return IllegalAction("no-discards")
    if action < FIRE and action not in _targets(state, seat, action):
        return IllegalAction("no-such-target")
    return IllegalAction("hand-must-shrink")


def _special(state: PokerState, seat: int, action: int) -> int:
    """The card that an action needs; either raid will do."""
    if action < MURDER_AT or action == WASTE:
        return effects.held_raid(state, seat)
    if action < DRIVE:
        return MURDER
    if action < FIRE:
        return LIMOUSINE
    if action < WASTE:
        return PISTOL if action == FIRE else BLACKMAIL
    return WASTED[action - WASTE]


def _targets(state: PokerState, seat: int, action: int) -> list[int]:
    if action < MURDER_AT:
        return effects.raid_targets(state, seat)
    if action < DRIVE:
        return effects.murder_targets(state, seat)
    return effects.limousine_routes(state, seat)
