"""The class by which the rest of the house plays Leduc hold'em."""

from typing import Final

from backroom.engine.chance import Chance
from backroom.engine.domains import HIDDEN, SEAT
from backroom.engine.events import Values
from backroom.engine.game import Game

from .actions import ACTIONS
from .beliefs import complete
from .cards import CARD, MOST_CHIPS, UNSEEN
from .meta import META
from .notation import EVENTS, FIELDS, STEPS, VIEW_FIELDS
from .observation import OBSERVATION, TRUTH
from .rules import OPENINGS
from .setup import deal_match
from .state import LeducState
from .view import LeducView, fold, observe

TIE: Final = 3


class Leduc(Game[LeducState, LeducView]):
    """Leduc hold'em, for two players."""

    def __init__(self) -> None:
        super().__init__(
            meta=META,
            actions=ACTIONS,
            events=EVENTS,
            chances={"start": SEAT, "deal": CARD, "board": CARD},
            steps=tuple(STEPS.values()),
            fields=FIELDS,
            view_fields=VIEW_FIELDS,
            observation=OBSERVATION,
            truth=TRUTH,
        )

    def blank(self, seats: int, options: tuple[int, ...]) -> LeducState:
        """A table without cards and without chips in the pot."""
        return LeducState(seats, options)

    def set_up(self, state: LeducState, chance: Chance) -> None:
        """Ante and deal; the starter bets first."""
        deal_match(state, chance)
        state.steps.append(OPENINGS[state.starter])

    def settle(self, state: LeducState, given: set[str]) -> None:
        """The deck is what lies nowhere else; nobody can have staked more than all raises."""
        if max(state.stakes) > MOST_CHIPS:
            raise ValueError
        if "deck" not in given:
            state.deck = UNSEEN[state.hands[0]][state.hands[1]][state.board]

    def observe(self, state: LeducState, seat: int) -> LeducView:
        """The view of a seat or of the spectator."""
        return observe(state, seat)

    def blank_view(self, seat: int, seats: int, options: tuple[int, ...]) -> LeducView:
        """The view of a seat before it was told anything."""
        return LeducView(seat, seats, options)

    def fold(self, view: LeducView, kind: str, values: Values) -> None:
        """One event as the seat was told it."""
        fold(view, kind, values)

    def complete(self, view: LeducView, chance: Chance) -> LeducState:
        """A full state that fits the view."""
        return complete(view, chance)

    def places(self, state: LeducState) -> list[int]:
        """Winners first; equal hands share the first place."""
        return [1 if state.winners >> seat & 1 else 2 for seat in range(state.seats)]

    def returns(self, state: LeducState) -> list[float]:
        """Chips won or lost; a shared pot gives everybody his own back."""
        if state.winners == TIE:
            return [0.0, 0.0]
        loser = 0 if state.winners == 2 else 1
        lost = float(state.stakes[loser])
        return [-lost, lost] if loser == 0 else [lost, -lost]

    def inventory(self, state: LeducState) -> list[int]:
        """Every card of the deck wherever it lies, so that none is lost or doubled."""
        table = [card for card in (*state.hands, state.board) if card != HIDDEN]
        return sorted(table + state.deck)


LEDUC: Final = Leduc()
