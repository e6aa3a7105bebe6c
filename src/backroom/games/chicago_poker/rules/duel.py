"""Duels and tie-breaks (rulebook chapter 5; P11 to P15, P17)."""

from typing import ClassVar, Final

from backroom.engine.chance import Chance
from backroom.engine.errors import IllegalAction, Refusal
from backroom.engine.seats import BIT_OF
from backroom.engine.steps import Sealed, Step
from backroom.games.chicago_poker import moves
from backroom.games.chicago_poker.actions import CHOOSE
from backroom.games.chicago_poker.cards import VALUES
from backroom.games.chicago_poker.scoring import combination, has_won, strength
from backroom.games.chicago_poker.state import PokerState

MOST_REPEATS: Final = 10


class Duel(Step[PokerState]):
    """P11: all cards at a business are shown; the best combination takes it."""

    KEY: ClassVar[str] = "duel"

    def __init__(self, place: int, owner: int) -> None:
        self.place = place
        self.owner = owner

    def values(self) -> tuple[int, ...]:
        """The business, and the owner of its bullet."""
        return (self.place, self.owner)

    def asks(self, state: PokerState) -> int:
        """Nobody is asked: the cards that were laid decide the duel."""
        return 0

    def run(self, state: PokerState, chance: Chance) -> None:
        """Show, compare, and award or break the tie."""
        moves.show_all(state, self.place)
        tied = self._best(state)
        if tied & (tied - 1):
            state.then(TieBreak(self.place, self.owner, tied, 0))
        else:
            state.steps.pop()
            award(state, tied.bit_length() - 1, self.place, self.owner, chance)

    def _best(self, state: PokerState) -> int:
        """The mask of seats with the best hand."""
        best = -1
        tied = 0
        for offset in range(state.seats):
            seat = (self.owner + offset) % state.seats
            cards = state.series(self.place, seat)
            if cards:
                name = combination(cards)
                state.tell("showed", (seat, self.place, tuple(cards), name))
                force = strength(cards)
                if force > best:
                    best, tied = force, 0
                if force == best:
                    tied |= BIT_OF[seat]
        return tied


class TieBreak(Sealed[PokerState]):
    """P14: the tied players secretly choose a hand card each; the highest value wins."""

    KEY: ClassVar[str] = "tie"

    def __init__(self, place: int, owner: int, tied: int, repeats: int) -> None:
        self.place = place
        self.owner = owner
        self.tied = tied
        self.repeats = repeats

    def values(self) -> tuple[int, ...]:
        """The business, the bullet's owner, the mask of tied seats, repeats so far."""
        return (self.place, self.owner, self.tied, self.repeats)

    def asks(self, state: PokerState) -> int:
        """The tied players who hold a card; hand sizes are public."""
        asked = 0
        for seat in range(state.seats):
            if self.tied >> seat & 1 and state.hands[seat]:
                asked |= BIT_OF[seat]
        return asked

    def legal(self, state: PokerState, seat: int) -> list[int]:
        """Any card of the hand; whoever has one must play one."""
        return [CHOOSE + card for card in state.hands[seat]]

    def default(self, state: PokerState, seat: int) -> int:
        """The highest card: it never loses what could be won."""
        hand = state.hands[seat]
        return CHOOSE + max(hand, key=VALUES.__getitem__)

    def refusal(self, state: PokerState, seat: int, action: int) -> Refusal:
        """Say that the card is not in the hand, if that is what is wrong."""
        return IllegalAction("card-not-in-hand" if action >= CHOOSE else "illegal-action")

    def carry_out(
        self, state: PokerState, answers: tuple[tuple[int, ...], ...], chance: Chance
    ) -> None:
        """Reveal together, discard, draw one each, and go on with those still tied."""
        forces = [0] * state.seats
        for seat in self._clockwise(state):
            if answers[seat]:
                card = answers[seat][0] - CHOOSE
                forces[seat] = VALUES[card]
                moves.take_from_hand(state, seat, card)
                moves.discard(state, card)
                state.tell("reinforced", (seat, card))
        for seat in self._clockwise(state):
            if answers[seat]:
                moves.draw(state, seat, chance)
        self._settle(state, forces, chance)

    def run(self, state: PokerState, chance: Chance) -> None:
        """All tied hands are empty: each turns up the top of the deck instead."""
        if not moves.has_card(state):
            self._owner_wins(state, chance)
            return
        forces = [0] * state.seats
        turned = []
        for seat in self._clockwise(state):
            card = moves.turn_up(state, seat, chance)
            if card >= 0:
                forces[seat] = VALUES[card]
                turned.append(card)
        for card in turned:
            moves.discard(state, card)
            state.tell("put_aside", (card,))
        self._settle(state, forces, chance)

    def _clockwise(self, state: PokerState) -> list[int]:
        """The tied seats, clockwise from the bullet's owner."""
        around = [(self.owner + offset) % state.seats for offset in range(state.seats)]
        return [seat for seat in around if self.tied >> seat & 1]

    def _settle(self, state: PokerState, forces: list[int], chance: Chance) -> None:
        tied = self._clockwise(state)
        best = max([forces[seat] for seat in tied])
        highest = [seat for seat in tied if forces[seat] == best]
        left = sum([BIT_OF[seat] for seat in highest])
        again = TieBreak(self.place, self.owner, left, self.repeats + 1)
        if len(highest) == 1:
            state.steps.pop()
            award(state, highest[0], self.place, self.owner, chance)
        elif self.repeats == MOST_REPEATS:
            state.tell("unbroken", (highest[0], self.place))
            again._owner_wins(state, chance)
        else:
            state.then(again)

    def _owner_wins(self, state: PokerState, chance: Chance) -> None:
        """The bullet's owner if tied, else the first tied player clockwise from him."""
        state.steps.pop()
        award(state, self._clockwise(state)[0], self.place, self.owner, chance)


def award(state: PokerState, seat: int, place: int, owner: int, chance: Chance) -> None:
    """P11, P15, P17: the winner takes the business; victory is checked, then all is cleared."""
    moves.take_business(state, seat, place)
    if has_won(state, seat):
        state.winners = BIT_OF[seat]
        return
    moves.clear(state, place, owner)
    moves.open_business(state, place, chance)
    if max(state.open) < 0:
        state.tell("last_business", (seat,))
        state.winners = BIT_OF[seat]
