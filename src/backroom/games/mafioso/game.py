"""The class by which the rest of the house plays Mafioso."""

from typing import Final

from backroom.engine.chance import Chance
from backroom.engine.domains import SEAT
from backroom.engine.events import Values
from backroom.engine.game import Game

from .actions import ACTIONS
from .beliefs import complete
from .board import ASLEEP, EMPTY, FAMILIES, MEN
from .cards import CARD, DECK, RAID
from .meta import MANUAL, META, SEATING
from .moves import FALL, pot_value
from .notation import EVENTS, FIELDS, STEPS, VIEW_FIELDS
from .observation import OBSERVATION, TRUTH
from .rules.seating import SEATINGS
from .rules.turn import STARTS
from .scoring import rank
from .setup import blank_state, deal_match
from .state import GONE, IN_HAND, MafiosoState
from .view import MafiosoView, fold, observe


class Mafioso(Game[MafiosoState, MafiosoView]):
    """Mafioso, for three to six players."""

    def __init__(self) -> None:
        super().__init__(
            meta=META,
            actions=ACTIONS,
            events=EVENTS,
            chances={"start": SEAT, "youngest": SEAT, "draw": CARD},
            steps=tuple(STEPS.values()),
            fields=FIELDS,
            view_fields=VIEW_FIELDS,
            observation=OBSERVATION,
            truth=TRUTH,
        )

    def blank(self, seats: int, options: tuple[int, ...]) -> MafiosoState:
        """The state before anything is dealt: all thirty chairs are free."""
        return blank_state(seats, options)

    def set_up(self, state: MafiosoState, chance: Chance) -> None:
        """Deal; yellow begins, or the youngest begins to seat his men (M2)."""
        deal_match(state, chance)
        state.steps.append(STARTS[state.first])
        if state.options[SEATING] == MANUAL:
            state.steps.append(SEATINGS[(state.first + 1) % state.seats])

    def settle(self, state: MafiosoState, given: set[str]) -> None:
        """Cards that lie nowhere are the deck, men who are nowhere are dead."""
        state.hands = [sorted(hand) for hand in state.hands]
        state.seat_men(state.chairs)
        state.standing = state.standing[: state.seats * MEN]
        if "deck" not in given:
            state.deck = DECK[:]
            for card in self._cards_out(state):
                state.deck.remove(card)
        if "dead" not in given:
            everybody = self._all_men(state.seats)
            for man in self._living(state):
                everybody.remove(man)
            state.dead = tuple(everybody)
        if "out" not in given:
            self._settle_out(state)

    def _settle_out(self, state: MafiosoState) -> None:
        """Who has no men is out, and so is his cake unless it is on the table."""
        families = {man // MEN for man in self._living(state)}
        gone = [family for family in range(state.seats) if family not in families]
        out = list(state.out)
        for family in gone:
            out[state.seat_of(family)] = FALL + 1
            if state.cakes[family] == IN_HAND:
                state.cakes[family] = GONE
        state.out = tuple(out)

    def observe(self, state: MafiosoState, seat: int) -> MafiosoView:
        """The view of a seat or of the spectator."""
        return observe(state, seat)

    def blank_view(self, seat: int, seats: int, options: tuple[int, ...]) -> MafiosoView:
        """The view of a seat before it was told anything."""
        return MafiosoView(seat, seats, options)

    def fold(self, view: MafiosoView, kind: str, values: Values) -> None:
        """One event as the seat was told it."""
        fold(view, kind, values)

    def complete(self, view: MafiosoView, chance: Chance) -> MafiosoState:
        """A full state that fits the view."""
        return complete(view, chance)

    def places(self, state: MafiosoState) -> list[int]:
        """By M35; equal ones share a place."""
        ranks = [rank(state, seat) for seat in range(state.seats)]
        return [1 + sum(other > own for other in ranks) for own in ranks]

    def inventory(self, state: MafiosoState) -> list[int]:
        """All cards, then all men from 100 on, then the sum of all money from 1000 on."""
        cards = [*self._cards_out(state), *state.deck]
        men = [*self._living(state), *state.dead]
        money = pot_value(state) + sum(state.money)
        return sorted([*cards, *(100 + man for man in men), 1000 + money])

    def _cards_out(self, state: MafiosoState) -> list[int]:
        hands = [card for hand in state.hands for card in hand]
        return [*hands, *state.discards, *([RAID] * state.raids)]

    def _living(self, state: MafiosoState) -> list[int]:
        """All men on chairs or waiting for one, as if they were awake."""
        seated = [man & ~ASLEEP for man in state.chairs if man != EMPTY]
        standing = [
            man & ~ASLEEP for man, count in enumerate(state.standing) for _ in range(count)
        ]
        return [*seated, *standing]

    def _all_men(self, seats: int) -> list[int]:
        return [
            family * MEN + kind
            for family in range(seats)
            for kind, count in enumerate(FAMILIES[seats])
            for _ in range(count)
        ]


MAFIOSO: Final = Mafioso()
