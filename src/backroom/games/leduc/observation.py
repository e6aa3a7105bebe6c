"""What a player of Leduc hold'em knows, as a row of bits."""

from typing import Final

from backroom.engine.observation import (
    SEAT_VALUE,
    Header,
    Observation,
    StepRows,
    Truth,
    number_value,
)
from backroom.engine.pieces import BIT, SEAT_BITS, Parts, Row, one_hot, thermometer

from .actions import ACTIONS
from .cards import CARD, MOST_CHIPS
from .meta import META
from .notation import STEPS
from .state import LeducState
from .view import LeducView, observe

CARDS: Final = one_hot(CARD.size)
CHIPS: Final = thermometer(MOST_CHIPS)
HEADER: Final = Header(
    META,
    ACTIONS,
    StepRows(STEPS, {"bet": (SEAT_VALUE, number_value(3), number_value(2))}, depth=1),
    (),
)


class LeducObservation(Observation[LeducState, LeducView]):
    """The own card, the board and the chips."""

    def __init__(self) -> None:
        super().__init__(
            META,
            ACTIONS,
            [
                Row("starter", 6, "the seat that began"),
                Row("own card", CARD.size, "a bit a card"),
                Row("shown card", CARD.size, "the other's card after a showdown"),
                Row("board", CARD.size, "the card on the table"),
                Row("own chips", MOST_CHIPS, "a bit for each chip staked"),
                Row("other's chips", MOST_CHIPS, "a bit for each chip staked"),
                Row("shown", 1, "whether the hands were shown"),
                Row("opener", 6, "who raised first before the board was turned"),
            ],
            {},
            header=HEADER,
        )

    def add(self, view: LeducView, parts: Parts) -> None:
        """The pieces of a seat's row."""
        seat = view.seat
        HEADER.add(view, self.relative[view.seats][seat], parts)
        parts.append(SEAT_BITS[(view.starter - seat) % 2])
        parts.append(CARDS[view.hands[seat]])
        parts.append(CARDS[view.hands[1 - seat]])
        parts.append(CARDS[view.board])
        parts.append(CHIPS[view.stakes[seat]])
        parts.append(CHIPS[view.stakes[1 - seat]])
        parts.append(BIT[view.shown])
        opener = view.opener
        parts.append(SEAT_BITS[opener if opener < 0 else (opener - seat) % 2])

    def add_state(self, state: LeducState, seat: int, parts: Parts) -> None:
        """By way of the view, which is small."""
        self.add(observe(state, seat), parts)


class LeducTruth(Truth[LeducState]):
    """What a critic may know beyond the view in training: the other player's card."""

    def __init__(self) -> None:
        super().__init__([Row("other's card", CARD.size, "a bit a card")])

    def add(self, state: LeducState, seat: int, parts: Parts) -> None:
        """The card of the other player."""
        parts.append(CARDS[state.hands[1 - seat]])


OBSERVATION: Final = LeducObservation()
TRUTH: Final = LeducTruth()
