"""A power on its way to its targets, who may answer with a Killer (O12 to O14, O17 to O19)."""

from typing import ClassVar

from backroom.engine.chance import Chance
from backroom.engine.domains import HIDDEN
from backroom.engine.errors import Refusal
from backroom.engine.seats import BIT_OF
from backroom.engine.steps import Step
from backroom.games.omerta import effects, moves
from backroom.games.omerta.actions import KILL, KILLS, PASS
from backroom.games.omerta.cards import GANGSTER, KILLER, LADY, MAMMA, SNITCH
from backroom.games.omerta.state import FACE, OmertaState

from .refusals import refuse_card


class Strike(Step[OmertaState]):
    """O17: each target is asked once, clockwise: pass, or reveal a card as a Killer.

    `first` and `second` are the seats hit (-1 for none), each with a slot where a card is
    meant; `asked` is the mask of targets still to be asked. Then the power works.
    """

    KEY: ClassVar[str] = "strike"

    def __init__(
        self, power: int, attacker: int, first: int, a: int, second: int, b: int, asked: int
    ) -> None:
        self.power = power
        self.attacker = attacker
        self.first = first
        self.a = a
        self.second = second
        self.b = b
        self.asked = asked

    def values(self) -> tuple[int, ...]:
        """The power, who uses it, seats and slots hit, and the mask of those to be asked."""
        return (
            self.power,
            self.attacker,
            self.first,
            self.a,
            self.second,
            self.b,
            self.asked,
        )

    def asks(self, state: OmertaState) -> int:
        """The next target clockwise from the attacker."""
        if not self.asked:
            return 0
        seat = self.attacker
        while True:
            seat = (seat + 1) % state.seats
            if self.asked >> seat & 1:
                return BIT_OF[seat]

    def legal(self, state: OmertaState, seat: int) -> list[int]:
        """Any card that is not blocked may be called a Killer; nobody need own one."""
        return state.offers(seat, KILLS, KILL)

    def act(self, state: OmertaState, seat: int, action: int, chance: Chance) -> bool:
        """A true Killer stops the power, a false one costs a card, a pass lets it go on."""
        slot = action - KILL
        if action == PASS:
            state.tell("let_pass", (seat,))
            state.then(self._answered(state, seat))
        elif state.hands[seat][slot] & FACE != KILLER:
            moves.miss(state, seat, slot, "bluffed", chance)
            state.then(self._answered(state, seat))
        else:
            moves.counter(state, seat, slot)
            self._countered(state, seat)
        return True

    def _answered(self, state: OmertaState, seat: int) -> "Strike":
        """The same power with one target less to ask."""
        asked = self.asked & ~BIT_OF[seat]
        return Strike(self.power, self.attacker, self.first, self.a, self.second, self.b, asked)

    def _countered(self, state: OmertaState, seat: int) -> None:
        """One Killer cancels it all, but of a Snitch only its owner's cards (O14)."""
        if self.power != SNITCH:
            state.steps.pop()
            return
        first = HIDDEN if self.first == seat else self.first
        second = HIDDEN if self.second == seat else self.second
        asked = self.asked & ~BIT_OF[seat]
        state.then(Strike(self.power, self.attacker, first, HIDDEN, second, HIDDEN, asked))

    def run(self, state: OmertaState, chance: Chance) -> None:
        """Everybody was asked: the power works."""
        seat = self.attacker
        state.steps.pop()
        if self.power == GANGSTER:
            effects.gangster(state, seat, self.first, self.a, self.second, self.b)
        elif self.power == LADY:
            effects.lady(state, seat, self.first, chance)
        elif self.power == SNITCH:
            effects.snitch(state, self.first, self.second, chance)
        elif self.power == MAMMA:
            effects.mamma(state, seat, self.first)
        else:
            effects.patrol(state, seat, self.first, self.a)

    def refusal(self, state: OmertaState, seat: int, action: int) -> Refusal:
        """A blocked card cannot be shown."""
        return refuse_card(state, seat, action - KILL)


def launch(
    state: OmertaState,
    power: int,
    seat: int,
    first: int,
    a: int = HIDDEN,
    second: int = HIDDEN,
    b: int = HIDDEN,
) -> None:
    """A power is aimed for all to see, and its targets may answer.

    Who publicly cannot (no free card, under Mamma) is not asked (O17).
    """
    asked = 0
    for target in (first, second):
        if target not in (HIDDEN, seat) and state.can_answer(target):
            asked |= BIT_OF[target]
    if state.listener is not None:
        victims = tuple([one for one in (first, second) if one != HIDDEN])
        slots = tuple([one for one in (a, b) if one != HIDDEN])
        state.tell("aimed", (seat, power, victims, slots))
    state.then(Strike(power, seat, first, a, second, b, asked))
