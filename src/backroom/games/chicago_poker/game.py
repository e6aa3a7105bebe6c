"""The class by which the rest of the house plays Chicago Poker."""

from typing import Final

from backroom.engine.chance import Chance
from backroom.engine.domains import SEAT
from backroom.engine.events import Values
from backroom.engine.game import Game

from .actions import ACTIONS
from .beliefs import complete
from .cards import BUSINESS, CARD
from .meta import META
from .notation import EVENTS, FIELDS, STEPS, VIEW_FIELDS
from .observation import OBSERVATION, TRUTH
from .rules.turn import STARTS
from .scoring import businesses_of
from .setup import all_businesses, blank_state, cards_in_play, deal_match
from .state import PokerState
from .view import PokerView, fold, observe


class ChicagoPoker(Game[PokerState, PokerView]):
    """Chicago Poker for two to six."""

    def __init__(self) -> None:
        super().__init__(
            meta=META,
            actions=ACTIONS,
            events=EVENTS,
            chances={"start": SEAT, "draw": CARD, "raid": CARD, "business": BUSINESS},
            steps=tuple(STEPS.values()),
            fields=FIELDS,
            view_fields=VIEW_FIELDS,
            observation=OBSERVATION,
            truth=TRUTH,
        )

    def blank(self, seats: int, options: tuple[int, ...]) -> PokerState:
        """The state before anything is dealt: an empty table."""
        return blank_state(seats, options)

    def set_up(self, state: PokerState, chance: Chance) -> None:
        """Deal the cards, and let the first player begin."""
        deal_match(state, chance)
        state.steps.append(STARTS[state.starter])

    def settle(self, state: PokerState, given: set[str]) -> None:
        """Deck and businesses are what lies nowhere else; hands and deck are kept sorted."""
        if "deck" not in given:
            out = {*self._cards_out(state)}
            state.deck = [card for card in cards_in_play(state.options) if card not in out]
        if "businesses" not in given:
            state.businesses = all_businesses()
            for kind in self._businesses_out(state):
                state.businesses.remove(kind)
        state.deck.sort()
        for hand in state.hands:
            hand.sort()

    def observe(self, state: PokerState, seat: int) -> PokerView:
        """The view of a seat or of the spectator."""
        return observe(state, seat)

    def blank_view(self, seat: int, seats: int, options: tuple[int, ...]) -> PokerView:
        """The view of a seat before it was told anything."""
        return PokerView(seat, seats, options)

    def fold(self, view: PokerView, kind: str, values: Values) -> None:
        """One event as the seat was told it."""
        fold(view, kind, values)

    def complete(self, view: PokerView, chance: Chance) -> PokerState:
        """A full state that fits the view."""
        return complete(view, chance)

    def places(self, state: PokerState) -> list[int]:
        """The winner, then by businesses won; equal ones share a place."""
        scores = [
            (state.winners >> seat & 1, businesses_of(state, seat))
            for seat in range(state.seats)
        ]
        return [1 + sum(other > own for other in scores) for own in scores]

    def inventory(self, state: PokerState) -> list[int]:
        """All cards, then all businesses as numbers from 100 on."""
        cards = [*self._cards_out(state), *state.deck]
        businesses = [*self._businesses_out(state), *state.businesses]
        return sorted([*cards, *(100 + kind for kind in businesses)])

    def _cards_out(self, state: PokerState) -> list[int]:
        laid = [code >> 1 for _, _, coded in state.table for code in coded]
        return [*(card for hand in state.hands for card in hand), *laid, *state.discards]

    def _businesses_out(self, state: PokerState) -> list[int]:
        won = [index % 4 for index, count in enumerate(state.won) for _ in range(count)]
        return [*(kind for kind in state.open if kind >= 0), *won]


CHICAGO_POKER: Final = ChicagoPoker()
