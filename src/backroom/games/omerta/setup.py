"""The start of a match and of each round (rulebook: setting up; O1, O2)."""

from backroom.engine.chance import Chance
from backroom.engine.domains import HIDDEN

from .cards import DECK, FIRST_HAND, VAULT_CARDS
from .state import NOWHERE, OmertaState


def blank_state(seats: int, options: tuple[int, ...]) -> OmertaState:
    """The state before anything is dealt: an empty table where nobody has won a round."""
    state = OmertaState(seats, options)
    state.hands = [[] for _ in range(seats)]
    state.vault = []
    state.deck = []
    state.discards = []
    state.wins = (0,) * seats
    return state


def choose_starter(state: OmertaState, chance: Chance) -> None:
    """O2: whoever is dealt Al Capone begins the first round."""
    state.starter = chance.choose("start", list(range(state.seats)))


def deal_round(state: OmertaState, chance: Chance) -> None:
    """Four cards each, four for the vault, unseen by all, and one face up (O1)."""
    deck = DECK[:]
    for offset in range(state.seats):
        seat = (state.starter + offset) % state.seats
        state.hands[seat] = [deck.pop(chance.choose("deal", deck)) for _ in range(FIRST_HAND)]
    state.vault = [deck.pop(chance.choose("deal", deck)) for _ in range(VAULT_CARDS)]
    state.discards = [deck.pop(chance.choose("deal", deck))]
    state.deck = deck
    state.drawn = HIDDEN
    state.source = NOWHERE
    state.blockers = ()
    state.pools = ()
    state.turns = 0
    state.reshuffles = 0
    state.round += 1
    state.tell("round", (state.starter, state.round, state.discards[0]))
