"""The class by which the rest of the house plays Capone."""

from typing import Final

from backroom.engine.chance import Chance
from backroom.engine.domains import SEAT
from backroom.engine.events import Values
from backroom.engine.game import Game

from .actions import ACTIONS, SAYS
from .beliefs import complete
from .board import BITS, BLOCKS, GUARD, MEMBERS, OWNER, STONES, WHOLE_FAMILY
from .cards import CARD, DECKS
from .meta import META
from .notation import EVENTS, FIELDS, STEPS, VIEW_FIELDS
from .observation import OBSERVATION, TRUTH
from .rules.exchange import YEAR
from .scoring import rank
from .setup import blank_state, choose_starter
from .state import CaponeState
from .view import CaponeView, fold, observe


class Capone(Game[CaponeState, CaponeView]):
    """Capone, for three to six players."""

    def __init__(self) -> None:
        super().__init__(
            meta=META,
            actions=ACTIONS,
            events=EVENTS,
            chances={"start": SEAT, "draw": CARD},
            steps=tuple(STEPS.values()),
            fields=FIELDS,
            view_fields=VIEW_FIELDS,
            observation=OBSERVATION,
            truth=TRUTH,
            says=SAYS,
        )

    def blank(self, seats: int, options: tuple[int, ...]) -> CaponeState:
        """The state before anything is dealt: every gangster is at home."""
        return blank_state(seats, options)

    def set_up(self, state: CaponeState, chance: Chance) -> None:
        """Let chance name the start player, and begin the first year."""
        choose_starter(state, chance)
        state.steps.append(YEAR)

    def settle(self, state: CaponeState, given: set[str]) -> None:
        """Cards that lie nowhere are the deck, stones that lie nowhere are at home."""
        state.hands = [sorted(hand) for hand in state.hands]
        state.thrown = tuple([tuple(sorted(cards)) for cards in state.thrown])
        if "left" not in given:
            state.left = sum([len(hand) for hand in state.hands])
        if "deck" not in given:
            state.deck = DECKS[state.seats][:]
            for card in self._cards_out(state):
                state.deck.remove(card)
        if "home" not in given:
            state.home = [
                WHOLE_FAMILY - self._stones_out(state, seat) for seat in range(state.seats)
            ]

    def observe(self, state: CaponeState, seat: int) -> CaponeView:
        """The view of a seat or of the spectator."""
        return observe(state, seat)

    def blank_view(self, seat: int, seats: int, options: tuple[int, ...]) -> CaponeView:
        """The view of a seat before it was told anything."""
        return CaponeView(seat, seats, options)

    def fold(self, view: CaponeView, kind: str, values: Values) -> None:
        """One event as the seat was told it."""
        fold(view, kind, values)

    def complete(self, view: CaponeView, chance: Chance) -> CaponeState:
        """A full state that fits the view."""
        return complete(view, chance)

    def places(self, state: CaponeState) -> list[int]:
        """By marker, cash and members (C23); equal ones share a place."""
        ranks = [rank(state, seat) for seat in range(state.seats)]
        return [1 + sum(other > own for other in ranks) for own in ranks]

    def inventory(self, state: CaponeState) -> list[int]:
        """All cards, then by seat the members from 100 on and the bodyguards from 200 on."""
        stones: list[int] = []
        for seat in range(state.seats):
            held = [*self._piles(state, seat), state.home[seat]]
            stones += [
                100 + seat * MEMBERS + member
                for pile in held
                for member in range(MEMBERS)
                if pile & BITS[member]
            ]
            stones += [200 + seat] * sum([pile // GUARD for pile in held])
        return sorted([*self._cards_out(state), *state.deck, *stones])

    def _cards_out(self, state: CaponeState) -> list[int]:
        hands = [card for hand in state.hands for card in hand]
        thrown = [card for cards in state.thrown for card in cards]
        return [*hands, *thrown, *state.played]

    def _piles(self, state: CaponeState, seat: int) -> list[int]:
        """A family's stones wherever they lie together, but for those at home."""
        first = seat * BLOCKS
        return [
            *[code & STONES for code in state.fields if code // OWNER == seat],
            *[GUARD for owner in state.shops if owner == seat],
            *[BITS[who % MEMBERS] for who in state.diverted if who // MEMBERS == seat],
            *state.cells[first : first + BLOCKS],
            state.harbour[seat],
            state.park[seat] * GUARD,
        ]

    def _stones_out(self, state: CaponeState, seat: int) -> int:
        return sum(self._piles(state, seat))


CAPONE: Final = Capone()
