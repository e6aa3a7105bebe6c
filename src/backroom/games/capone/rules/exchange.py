"""A year begins: the deal, and everybody's one exchange (C1 to C3)."""

from typing import ClassVar, Final

from backroom.engine.chance import Chance
from backroom.engine.errors import IllegalAction, Refusal
from backroom.engine.seats import BIT_OF
from backroom.engine.steps import SeatChoice, Step
from backroom.games.capone import moves
from backroom.games.capone.actions import DONE, INVEST, REHIRE, SWAP
from backroom.games.capone.cards import HAND
from backroom.games.capone.state import CaponeState

from .turn import TURNS


class StartYear(Step[CaponeState]):
    """C2: all cards are shuffled and dealt anew; the step lies under those of its year."""

    KEY: ClassVar[str] = "year"

    def asks(self, state: CaponeState) -> int:
        """Nobody is asked: the cards are only shuffled and dealt."""
        return 0

    def run(self, state: CaponeState, chance: Chance) -> None:
        """From the start player on; he exchanges first."""
        moves.begin_year(state)
        for offset in range(state.seats):
            seat = (state.starter + offset) % state.seats
            moves.draw(state, seat, HAND[state.seats], chance)
        state.steps.append(SWAPS[state.starter])


class Swap(SeatChoice[CaponeState]):
    """C2: any of the cards just dealt, once, in ascending order."""

    KEY: ClassVar[str] = "swap"

    def asks(self, state: CaponeState) -> int:
        """The player whose turn it is to exchange cards."""
        return BIT_OF[self.seat]

    def legal(self, state: CaponeState, seat: int) -> list[int]:
        """Done, or one card more, not below the last one named."""
        legal = [DONE]
        hand = state.hands[seat]
        draft = state.drafts[seat]
        first = 0
        if draft:
            # Of cards that are the same, those already named come first in the sorted hand.
            last = draft[-1] - SWAP
            first = hand.index(last) + draft.count(draft[-1])
        before = -1
        for place in range(first, len(hand)):
            card = hand[place]
            if card != before:
                legal.append(SWAP + card)
                before = card
        return legal

    def completes(self, state: CaponeState, seat: int, draft: tuple[int, ...]) -> bool:
        """The exchange is over when the player says so."""
        return draft[-1] == DONE

    def carry_out(
        self, state: CaponeState, seat: int, draft: tuple[int, ...], chance: Chance
    ) -> None:
        """As many new cards from the deck; then the next player, or the first turn."""
        cards = tuple([action - SWAP for action in draft[:-1]])
        if cards:
            moves.throw(state, seat, cards)
            moves.draw(state, seat, len(cards), chance)
        else:
            state.tell("kept", (seat,))
        following = (seat + 1) % state.seats
        state.then(TURNS[following] if following == state.starter else SWAPS[following])

    def refusal(self, state: CaponeState, seat: int, action: int) -> Refusal:
        """Only cards in hand, from low to high."""
        if not SWAP <= action < REHIRE or action >= INVEST:
            return IllegalAction("illegal-action")
        held = action - SWAP in state.hands[seat]
        return IllegalAction("named-in-order" if held else "card-not-in-hand")


# Steps are immutable, so they are made once.
YEAR: Final = StartYear()
SWAPS: Final = [Swap(seat) for seat in range(6)]
