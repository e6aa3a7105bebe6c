"""Why a card or a player cannot be chosen: blockers lie open, so naming them leaks nothing."""

from backroom.engine.domains import HIDDEN
from backroom.engine.errors import IllegalAction, Refusal
from backroom.games.omerta.actions import AIM, PICK
from backroom.games.omerta.state import OmertaState


def refuse_card(state: OmertaState, owner: int, slot: int) -> Refusal:
    """O19: a card on which a Patrol lies; of any other there is nothing to tell."""
    is_blocked = slot in state.blocked(owner)
    return IllegalAction("card-is-blocked" if is_blocked else "illegal-action")


def refuse_pick(state: OmertaState, seat: int, action: int) -> Refusal:
    """The same of a card of the player who was aimed at."""
    draft = state.drafts[seat]
    return refuse_card(state, draft[-1] - AIM if draft else HIDDEN, action - PICK)


def refuse_player(state: OmertaState, victim: int) -> Refusal:
    """O18: a player under Mamma, where that protects him."""
    is_kept = state.under_mamma(victim)
    return IllegalAction("player-under-mamma" if is_kept else "illegal-action")
