"""The class by which the rest of the house plays Omerta."""

from typing import Final

from backroom.engine.chance import Chance
from backroom.engine.domains import HIDDEN, SEAT
from backroom.engine.events import Values
from backroom.engine.game import Game

from .actions import ACTIONS
from .beliefs import complete
from .cards import CARD, DECK
from .meta import MEMORY_AID, META
from .notation import EVENTS, FIELDS, STEPS, VIEW_FIELDS, faceless
from .observation import OBSERVATION, TRUTH
from .rules.turn import begin_round
from .scoring import ranking
from .setup import blank_state, choose_starter
from .state import FACE, OmertaState
from .view import OmertaView, fold, forgetful, observe


class Omerta(Game[OmertaState, OmertaView]):
    """Omerta, for two to five players."""

    def __init__(self) -> None:
        super().__init__(
            meta=META,
            actions=ACTIONS,
            events=EVENTS,
            chances={"start": SEAT, "deal": CARD, "draw": CARD, "shuffle": CARD, "order": SEAT},
            steps=tuple(STEPS.values()),
            fields=FIELDS,
            view_fields=VIEW_FIELDS,
            observation=OBSERVATION,
            truth=TRUTH,
        )

    def blank(self, seats: int, options: tuple[int, ...]) -> OmertaState:
        """The state before anything is dealt: an empty table."""
        return blank_state(seats, options)

    def set_up(self, state: OmertaState, chance: Chance) -> None:
        """Capone is dealt, then the first round."""
        choose_starter(state, chance)
        begin_round(state, chance)

    def settle(self, state: OmertaState, given: set[str]) -> None:
        """The deck is what lies nowhere else."""
        if "deck" not in given:
            deck = DECK[:]
            for face in self._cards_out(state):
                deck.remove(face)
            state.deck = deck

    def observe(self, state: OmertaState, seat: int) -> OmertaView:
        """The view of a seat or of the spectator."""
        return observe(state, seat)

    def shown(self, view: OmertaView) -> OmertaView:
        """O3: without memory aid a person gets no face that must be remembered."""
        return view if view.options[MEMORY_AID] else forgetful(view)

    def told_again(self, options: tuple[int, ...], kind: str, values: Values) -> Values:
        """O3: without memory aid the faces in an event are shown once."""
        return values if options[MEMORY_AID] else faceless(kind, values)

    def blank_view(self, seat: int, seats: int, options: tuple[int, ...]) -> OmertaView:
        """The view of a seat before it was told anything."""
        return OmertaView(seat, seats, options)

    def fold(self, view: OmertaView, kind: str, values: Values) -> None:
        """One event as the seat was told it."""
        fold(view, kind, values)

    def complete(self, view: OmertaView, chance: Chance) -> OmertaState:
        """A full state that fits the view."""
        return complete(view, chance)

    def places(self, state: OmertaState) -> list[int]:
        """O24: the lowest total first, then rounds won; equal ones share a place."""
        ranks = ranking(state)
        return [1 + sum(other < own for other in ranks) for own in ranks]

    def inventory(self, state: OmertaState) -> list[int]:
        """All cards of the box by face, wherever they lie."""
        return sorted([*self._cards_out(state), *state.deck])

    def _cards_out(self, state: OmertaState) -> list[int]:
        """Every card that is not in the deck."""
        down = [code & FACE for row in (*state.hands, state.vault) for code in row]
        held = [] if state.drawn == HIDDEN else [state.drawn]
        return [*down, *state.discards, *held, *(one.card for one in state.blockers)]


OMERTA: Final = Omerta()
