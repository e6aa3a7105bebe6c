"""A turn: cake, money, cards, waking up (M4 to M10, M14, M33, M36)."""

from typing import TYPE_CHECKING, ClassVar, Final

from backroom.engine.chance import Chance
from backroom.engine.errors import IllegalAction, Refusal
from backroom.engine.seats import BIT_OF
from backroom.engine.steps import Choice, SeatChoice, SeatStep
from backroom.games.mafioso import effects, moves
from backroom.games.mafioso.actions import (
    BOOM_CAKE,
    CAKE_AT,
    DISCARD,
    MOVE_FROM,
    MOVE_TO,
    PASS_CAKE,
    PILL_AT,
    SEAT_AT,
    SHOOT_AT,
    STAB_AT,
    START_RAID,
    STOP,
)
from backroom.games.mafioso.board import CHAIRS
from backroom.games.mafioso.cards import (
    BOOM,
    CAKE,
    CARD,
    MOST_PILLS,
    MOVE,
    NIGHTCAP,
    PASS_ON,
    RAID,
    SHOOT,
    STAB,
)
from backroom.games.mafioso.scoring import income
from backroom.games.mafioso.state import MafiosoState

from .seating import SEATINGS

if TYPE_CHECKING:
    from mypy_extensions import i64

MOST_QUIET: Final = 60
MOST_TURNS: Final = 400
JUST_STOP: Final = [STOP]
# The bits of the kinds of card, and by the mask of all kinds in hand what can be put away.
HAS_MOVE: Final = 1 << MOVE
HAS_SHOOT: Final = 1 << SHOOT
HAS_STAB: Final = 1 << STAB
HAS_CAKE: Final = 1 << CAKE
HAS_NIGHTCAP: Final = 1 << NIGHTCAP
HAS_PASS_ON: Final = 1 << PASS_ON
HAS_BOOM: Final = 1 << BOOM
HAS_RAID: Final = 1 << RAID
DISCARDS: Final = [
    [DISCARD + card for card in range(CARD.size) if held >> card & 1]
    for held in range(1 << CARD.size)
]


class StartTurn(SeatStep[MafiosoState]):
    """M4: the cake, then the money, both by themselves; then the cards."""

    KEY: ClassVar[str] = "start"

    def asks(self, state: MafiosoState) -> int:
        """Nobody is asked: the cake and the income come without a choice."""
        return 0

    def run(self, state: MafiosoState, chance: Chance) -> None:
        """M36 first: a table where nothing happens any more is cleared."""
        if state.quiet >= MOST_QUIET or state.turns >= MOST_TURNS:
            long = state.turns >= MOST_TURNS
            effects.end(state, effects.TOO_LONG if long else effects.ALL_QUIET)
            return
        moves.begin_turn(state, self.seat)
        self._cake(state)
        if state.winners:
            return
        if state.out[self.seat]:
            state.then(STARTS[state.next_seat(self.seat)])
            return
        self._money(state)

    def _cake(self, state: MafiosoState) -> None:
        """Step 1, M26: the own cake goes off if it is on the table."""
        family = state.family(self.seat)
        if state.cakes[family] >= 0:
            effects.explode(state, self.seat, family)

    def _money(self, state: MafiosoState) -> None:
        """Step 2, M14: the income is taken; an empty pot ends the match."""
        owed = income(state, state.family(self.seat))
        if owed:
            moves.pay(state, self.seat, owed)
            if not moves.pot_value(state):
                effects.end(state, effects.POT_EMPTY)
                return
        state.then(TURNS[self.seat])


class Turn(SeatChoice[MafiosoState]):
    """Step 3, M5: one card with effect, or one card put away without."""

    KEY: ClassVar[str] = "turn"

    def asks(self, state: MafiosoState) -> int:
        """The player whose turn it is."""
        return BIT_OF[self.seat]

    def legal(self, state: MafiosoState, seat: int) -> list[int]:
        """M6: each card in hand with each of its targets, and without any."""
        draft = state.drafts[seat]
        if draft and draft[0] >= MOVE_FROM:
            return effects.free_chairs(state)
        legal: list[int] = []
        if draft:
            effects.add_pills(state, draft, legal)
            return legal
        held = kinds_held(state.hands[seat])
        family = state.family(seat)
        add_weapons(state, family, held, legal)
        add_cakes(state, family, held, legal)
        if held & HAS_RAID:
            legal.append(START_RAID)
        if held & HAS_MOVE:
            effects.add_movers(state, family, -1, legal)
        legal += DISCARDS[held]
        return legal

    def is_whole(self, state: MafiosoState, seat: int, action: int) -> bool:
        """Most cards are; a Move and a Nightcap take several picks."""
        if PILL_AT <= action < PASS_CAKE or MOVE_FROM <= action < DISCARD:
            return super().is_whole(state, seat, action)
        return True

    def act(self, state: MafiosoState, seat: int, action: int, chance: Chance) -> bool:
        """Most cards are whole answers; a Move and a Nightcap take several picks."""
        if PILL_AT <= action < PASS_CAKE or MOVE_FROM <= action < DISCARD:
            return super().act(state, seat, action, chance)
        if action >= DISCARD:
            moves.discard(state, seat, action - DISCARD)
            finish(state, seat, chance)
            return True
        if action == START_RAID:
            effects.raid(state, seat)
            state.then(AGAIN[seat][0])
            state.steps.append(SEATINGS[seat])
            return True
        play(state, seat, action)
        go_on(state, seat)
        return True

    def completes(self, state: MafiosoState, seat: int, draft: tuple[int, ...]) -> bool:
        """A Move is a man and a chair, a Nightcap as many pills as it must have (M27)."""
        if draft[0] >= MOVE_FROM:
            return len(draft) == 2
        return len(draft) == min(MOST_PILLS, len(effects.drinkers(state)))

    def carry_out(
        self, state: MafiosoState, seat: int, draft: tuple[int, ...], chance: Chance
    ) -> None:
        """The man moves, or the pills drop."""
        if draft[0] >= MOVE_FROM:
            target = draft[1] - MOVE_TO
            effects.move_man(state, seat, draft[0] - MOVE_FROM, target)
            state.then(AGAIN[seat][target + 1])
        else:
            effects.nightcap(state, seat, draft)
            go_on(state, seat)

    def default(self, state: MafiosoState, seat: int) -> int:
        """A card of the rarest kind goes unused: nothing happens to anybody."""
        if state.drafts[seat]:
            return self.legal(state, seat)[0]
        return DISCARD + state.hands[seat][-1]

    def refusal(self, state: MafiosoState, seat: int, action: int) -> Refusal:
        """Why a card cannot be played so, told from the own hand and the open table."""
        if state.drafts[seat]:
            return no_such_pick(state, seat, action)
        if action == STOP or action >= SEAT_AT or MOVE_TO <= action < DISCARD:
            return IllegalAction("illegal-action")
        if card_of(action) not in state.hands[seat]:
            return IllegalAction("card-not-in-hand")
        return no_such_target(state, action)


class Again(Choice[MafiosoState]):
    """M5, M7: after a card with effect, a Move (more) or nothing.

    `moved` is the chair of the man who moved already (M8), or -1.
    """

    KEY: ClassVar[str] = "again"

    def __init__(self, seat: int, moved: int) -> None:
        self.seat = seat
        self.moved = moved

    def values(self) -> tuple[int, ...]:
        """Whose turn it is, and who cannot move again."""
        return (self.seat, self.moved)

    def asks(self, state: MafiosoState) -> int:
        """The player, unless all can see that no Move is possible."""
        possible = effects.can_move(state, state.family(self.seat), self.moved)
        return BIT_OF[self.seat] if possible else 0

    def run(self, state: MafiosoState, chance: Chance) -> None:
        """End the turn without a question, as there is nothing left to do."""
        finish(state, self.seat, chance)

    def legal(self, state: MafiosoState, seat: int) -> list[int]:
        """Stop, or another man who is awake, then his new chair."""
        if state.drafts[seat]:
            return effects.free_chairs(state)
        # A hand is in order, and a Move is the lowest card.
        hand = state.hands[seat]
        if not hand or hand[0] != MOVE:
            return JUST_STOP
        legal = [STOP]
        effects.add_movers(state, state.family(seat), self.moved, legal)
        return legal

    def is_whole(self, state: MafiosoState, seat: int, action: int) -> bool:
        """Stopping is; a Move is a man and a chair."""
        return action == STOP or super().is_whole(state, seat, action)

    def act(self, state: MafiosoState, seat: int, action: int, chance: Chance) -> bool:
        """Take `stop` as a whole answer, and anything else as a pick."""
        if action != STOP:
            return super().act(state, seat, action, chance)
        if state.listener is not None:
            state.tell("stopped", (seat,))
        finish(state, seat, chance)
        return True

    def completes(self, state: MafiosoState, seat: int, draft: tuple[int, ...]) -> bool:
        """A man and the chair he goes to make a whole answer."""
        return len(draft) == 2

    def carry_out(
        self, state: MafiosoState, seat: int, draft: tuple[int, ...], chance: Chance
    ) -> None:
        """He moves, and the turn is over."""
        effects.move_man(state, seat, draft[0] - MOVE_FROM, draft[1] - MOVE_TO)
        finish(state, seat, chance)

    def refusal(self, state: MafiosoState, seat: int, action: int) -> Refusal:
        """Only a Move may follow (M6)."""
        if state.drafts[seat]:
            return no_such_pick(state, seat, action)
        if MOVE_FROM <= action < MOVE_TO:
            held = MOVE in state.hands[seat]
            return IllegalAction("no-such-target" if held else "card-not-in-hand")
        return IllegalAction("only-a-move-now")


# Steps are immutable, so they are made once; `AGAIN[seat][0]` has no man who moved.
STARTS: Final = [StartTurn(seat) for seat in range(6)]
TURNS: Final = [Turn(seat) for seat in range(6)]
AGAIN: Final = [[Again(seat, moved) for moved in range(-1, CHAIRS)] for seat in range(6)]


def kinds_held(hand: list[int]) -> "i64":
    """The mask of the kinds of card in a hand."""
    held: i64 = 0
    bit: i64 = 1
    card: i64
    for card in hand:
        held |= bit << card
    return held


def add_weapons(state: MafiosoState, family: int, held: "i64", legal: list[int]) -> None:
    """Add the shots and stabs that the kinds of card in hand allow."""
    if held & HAS_SHOOT:
        effects.add_shots(state, family, legal)
    if held & HAS_STAB:
        effects.add_stabs(state, family, legal)


def add_cakes(state: MafiosoState, family: int, held: "i64", legal: list[int]) -> None:
    """Add the cakes, pills and passes that the kinds of card in hand allow."""
    if held & HAS_CAKE:
        effects.add_orders(state, legal)
    if held & HAS_NIGHTCAP:
        effects.add_pills(state, (), legal)
    if held & HAS_PASS_ON:
        effects.add_passes(state, family, legal)
    if held & HAS_BOOM:
        effects.add_booms(state, family, legal)


def play(state: MafiosoState, seat: int, action: int) -> None:
    """A card that is one pick: gun, knife or cake."""
    if action < STAB_AT:
        effects.shoot(state, seat, action - SHOOT_AT)
    elif action < CAKE_AT:
        effects.stab(state, seat, action - STAB_AT)
    elif action < PILL_AT:
        effects.order_cake(state, seat, action - CAKE_AT)
    elif action < BOOM_CAKE:
        owner, side = divmod(action - PASS_CAKE, 2)
        effects.pass_on(state, seat, owner, side)
    else:
        effects.ka_boom(state, seat, action - BOOM_CAKE)


def card_of(action: int) -> int:
    """The card that an action of a turn needs."""
    if action >= DISCARD:
        return action - DISCARD
    starts = (
        (MOVE_FROM, MOVE),
        (START_RAID, RAID),
        (BOOM_CAKE, BOOM),
        (PASS_CAKE, PASS_ON),
        (PILL_AT, NIGHTCAP),
        (CAKE_AT, CAKE),
        (STAB_AT, STAB),
    )
    for first, card in starts:
        if action >= first:
            return card
    return SHOOT


def no_such_pick(state: MafiosoState, seat: int, action: int) -> Refusal:
    """Why an action does not go on with what was begun, a Move or a Nightcap."""
    is_move = state.drafts[seat][0] >= MOVE_FROM
    if is_move and MOVE_TO <= action < DISCARD:
        return IllegalAction("chair-taken")
    if is_move or not PILL_AT <= action < PASS_CAKE:
        return IllegalAction("illegal-action")
    return no_such_target(state, action)


def no_such_target(state: MafiosoState, action: int) -> Refusal:
    """A card is no use there; or a man does have a drink, but pills go in order (M40)."""
    drinks = action in effects.drinkers(state)
    return IllegalAction("pills-in-order" if drinks else "no-such-target")


def go_on(state: MafiosoState, seat: int) -> None:
    """After an effect: a Move may follow; who killed his own last man is done (M33)."""
    if state.winners:
        return
    if state.out[seat]:
        state.then(STARTS[state.next_seat(seat)])
    else:
        state.then(AGAIN[seat][0])


def finish(state: MafiosoState, seat: int, chance: Chance) -> None:
    """M9, M29: draw up to five, then wake; the next player begins."""
    moves.draw_up(state, seat, chance)
    moves.wake(state, seat)
    state.then(STARTS[state.next_seat(seat)])
