"""The end of a round (rulebook chapter 6; G14, G21, G25)."""

from typing import ClassVar, Final

from backroom.engine.chance import Chance
from backroom.engine.errors import IllegalAction, Refusal
from backroom.engine.seats import BIT_OF
from backroom.engine.steps import Choice
from backroom.games.chicago_gangsters import effects, moves
from backroom.games.chicago_gangsters.actions import DISCARD, DRAW, END, USE
from backroom.games.chicago_gangsters.cards import HAND_LIMIT
from backroom.games.chicago_gangsters.meta import META
from backroom.games.chicago_gangsters.state import GangstersState

# What a mini-turn has used: the five abilities in their order, then the draws.
ABILITIES: Final = 31
DRAWN: Final = 32
EXTRA: Final = 64
# By mask of the abilities that can be used, and 32 beside it for a draw: what is legal.
CAN_DRAW: Final = 32
CHOICES: Final = [
    [*[DRAW] * (mask // CAN_DRAW), *effects.uses_in(mask % CAN_DRAW), END]
    for mask in range(2 * CAN_DRAW)
]
# A player has one turn each at the end of a round.
MOST_TURNS: Final = META.seats[-1]


class MiniTurn(Choice[GangstersState]):
    """G14: a card and each ability once, in any order, clockwise from the first chooser."""

    KEY: ClassVar[str] = "mini"

    def __init__(self, seat: int, left: int, used: int) -> None:
        self.seat = seat
        self.left = left
        self.used = used

    def values(self) -> tuple[int, ...]:
        """Whose turn it is, how many turns are left with this one, what is used."""
        return (self.seat, self.left, self.used)

    def unused(self, state: GangstersState) -> int:
        """The abilities still to be used, from public facts."""
        return effects.abilities(state, self.seat) & ~self.used

    def asks(self, state: GangstersState) -> int:
        """A player with something to decide; a card is drawn for the others."""
        extra = self.seat == state.mr_x and not self.used & EXTRA
        return BIT_OF[self.seat] if extra or self.unused(state) else 0

    def legal(self, state: GangstersState, seat: int) -> list[int]:
        """A card if it may still be drawn, the abilities that the hand allows, the end."""
        draft = state.drafts[seat]
        if draft:
            return effects.picks(state, seat, draft)
        usable = effects.usable_mask(state, seat, self.unused(state))
        return CHOICES[usable + CAN_DRAW if self._may_draw(state) else usable]

    def _may_draw(self, state: GangstersState) -> bool:
        if state.sizes[self.seat] >= HAND_LIMIT or not moves.has_card(state):
            return False
        extra = self.seat == state.mr_x and not self.used & EXTRA
        return not self.used & DRAWN or extra

    def default(self, state: GangstersState, seat: int) -> int:
        """The end, which draws what is due; half an ability goes on with its first pick."""
        return effects.picks(state, seat, state.drafts[seat])[0] if state.drafts[seat] else END

    def refusal(self, state: GangstersState, seat: int, action: int) -> Refusal:
        """Why an ability or a draw is not possible, told from the player's own cards."""
        if action == DRAW and not state.drafts[seat]:
            full = state.sizes[seat] >= HAND_LIMIT
            return IllegalAction("hand-full" if full else "no-draw-left")
        if USE <= action < DISCARD and not state.drafts[seat]:
            return effects.unusable(state, seat, self.unused(state), action)
        if action >= DISCARD and state.drafts[seat]:
            return effects.unpicked(state, seat, action)
        return IllegalAction("illegal-action")

    def is_whole(self, state: GangstersState, seat: int, action: int) -> bool:
        """Draws and the end are; an ability has picks of its own."""
        return action in (DRAW, END) or super().is_whole(state, seat, action)

    def act(self, state: GangstersState, seat: int, action: int, chance: Chance) -> bool:
        """Draws and the end are whole answers; abilities go on with picks."""
        if action == DRAW:
            moves.draw(state, seat, chance)
            drawn = EXTRA if self.used & DRAWN else DRAWN
            state.then(MINI_TURNS[seat][self.left][self.used | drawn])
            return True
        if action == END:
            self.run(state, chance)
            return True
        return super().act(state, seat, action, chance)

    def completes(self, state: GangstersState, seat: int, draft: tuple[int, ...]) -> bool:
        """Each ability has its own number of picks."""
        return effects.is_whole(draft)

    def carry_out(
        self, state: GangstersState, seat: int, draft: tuple[int, ...], chance: Chance
    ) -> None:
        """The ability does its work and is used up."""
        effects.carry_out(state, seat, draft, chance)
        state.then(MINI_TURNS[seat][self.left][self.used | BIT_OF[draft[0] - USE]])

    def run(self, state: GangstersState, chance: Chance) -> None:
        """An undrawn card is drawn; then the next player, or the next round."""
        if not self.used & DRAWN:
            moves.draw(state, self.seat, chance)
        if self.left > 1:
            state.then(MINI_TURNS[(self.seat + 1) % state.seats][self.left - 1][0])
        else:
            moves.close_round(state)
            state.steps.pop()


# Steps are immutable, so they are made once: by seat, turns left and what is used.
MINI_TURNS: Final = [
    [
        [MiniTurn(seat, left, used) for used in range(2 * EXTRA)]
        for left in range(MOST_TURNS + 1)
    ]
    for seat in range(MOST_TURNS)
]
