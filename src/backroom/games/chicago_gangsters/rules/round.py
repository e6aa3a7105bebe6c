"""The course of a round and the end of a match (rulebook chapters 1 and 7; G16, G17)."""

from typing import ClassVar, Final

from backroom.engine.chance import Chance
from backroom.engine.steps import Step
from backroom.games.chicago_gangsters import moves
from backroom.games.chicago_gangsters.cards import (
    END_CARD,
    GODFATHER_PRIZE,
    KIND_PRIZE,
    KINDS,
    PERSONS_PRIZE,
)
from backroom.games.chicago_gangsters.meta import EXPERT
from backroom.games.chicago_gangsters.scoring import heads, kind_sums, winners
from backroom.games.chicago_gangsters.state import GangstersState

from .commitments import COMMITS, LURK
from .godfather import CLAIMS
from .loot import FIGHT

# Prizes of the reckoning after the three kinds of means.
PERSONS: Final = 3
GODFATHER: Final = 4


class Reveal(Step[GangstersState]):
    """Chapter 1: coalition, district, loot and person are turned up, round after round."""

    KEY: ClassVar[str] = "reveal"

    def asks(self, state: GangstersState) -> int:
        """Nobody is asked: the next coalition card is simply turned up."""
        return 0

    def run(self, state: GangstersState, chance: Chance) -> None:
        """G16: the end card stops the match at once; else the parts of a round follow."""
        if moves.turn_coalition(state, chance) == END_CARD:
            state.tell("curtain", (END_CARD,))
            reckon(state)
            return
        moves.open_round(state, chance)
        if state.options[EXPERT]:
            state.steps += WITH_GODFATHER
        elif state.mr_x >= 0:
            state.steps += WITH_MR_X
        else:
            state.steps += PLAIN_ROUND


# The parts of a round, the last one first: the stack is worked off from its end.
PLAIN_ROUND: Final = [FIGHT, COMMITS[1], COMMITS[0]]
WITH_MR_X: Final = [*PLAIN_ROUND, LURK]
WITH_GODFATHER: Final = [FIGHT, COMMITS[1], CLAIMS[1], COMMITS[0], CLAIMS[0]]
REVEAL: Final = Reveal()


def reckon(state: GangstersState) -> None:
    """G17, G25: hands are shown, prizes given, and the winners are known."""
    seats = [seat for seat in (*state.holders, state.mr_x) if seat >= 0]
    for seat in seats:
        moves.show_hand(state, seat)
    sums = [kind_sums(state, seat) for seat in seats]
    for kind in range(KINDS):
        _award(state, seats, [one[kind] for one in sums], kind, KIND_PRIZE)
    persons = [heads(state.persons[seat]) for seat in seats]
    _award(state, seats, persons, PERSONS, PERSONS_PRIZE)
    points = [state.points[seat] for seat in seats]
    _award(state, seats, points, GODFATHER, GODFATHER_PRIZE)
    state.winners = winners(state)


def _award(
    state: GangstersState, seats: list[int], scores: list[int], prize: int, bottles: int
) -> None:
    """Bottles for all who have most of something, if anybody has any."""
    best = max(scores)
    if best:
        for seat, score in zip(seats, scores, strict=True):
            if score == best:
                state.tell("prized", (seat, prize))
                moves.gain(state, seat, bottles)
