"""A player's turn (rulebook chapter 4; P2 to P5, P11, P18, P19)."""

from typing import ClassVar, Final

from backroom.engine.chance import Chance
from backroom.engine.errors import IllegalAction, Refusal
from backroom.engine.seats import BIT_OF
from backroom.engine.steps import SeatChoice, SeatStep
from backroom.games.chicago_poker import effects, moves
from backroom.games.chicago_poker.actions import (
    CHOOSE,
    DONE,
    DRAW,
    DRIVE,
    DUEL,
    END,
    EXTORT,
    FIRE,
    MURDER_AT,
    PASS,
    PICK,
    PLAY,
    RAID,
    WASTE,
)
from backroom.games.chicago_poker.cards import (
    BLACKMAIL,
    GANGSTERS,
    HAND_LIMIT,
    LIMOUSINE,
    MURDER,
    PISTOL,
    PLACES,
    RAIDS,
    SERIES,
)
from backroom.games.chicago_poker.scoring import businesses_of
from backroom.games.chicago_poker.state import PokerState

from .duel import Duel
from .refusals import WASTED, why_not

FIRST_ACTIONS: Final[tuple[int, ...]] = (1, 2, 3)
MOST_TURNS: Final = 600


class StartTurn(SeatStep[PokerState]):
    """P11: before the actions, a duel at each business with the player's bullet."""

    KEY: ClassVar[str] = "start"

    def asks(self, state: PokerState) -> int:
        """The player, when several duels can come first."""
        several = state.bullets.count(self.seat) > 1 and state.turns < MOST_TURNS
        return BIT_OF[self.seat] if several else 0

    def legal(self, state: PokerState, seat: int) -> list[int]:
        """Any business with the player's bullet."""
        return [DUEL + place for place, owner in enumerate(state.bullets) if owner == seat]

    def act(self, state: PokerState, seat: int, action: int, chance: Chance) -> bool:
        """Hold the duel that was called before the turn goes on."""
        state.steps.append(Duel(action - DUEL, seat))
        return True

    def run(self, state: PokerState, chance: Chance) -> None:
        """The cap on turns (P19), a duel that is due, the deadlock guard, or the actions."""
        if state.turns == MOST_TURNS:
            leader = _leader(state)
            state.tell("longest_match", (leader, state.turns))
            state.winners = BIT_OF[leader]
        elif self.seat in state.bullets:
            state.steps.append(Duel(state.bullets.index(self.seat), self.seat))
        elif state.passes >= state.seats and max(state.bullets) < 0:
            self._break_deadlock(state)
        else:
            state.left = FIRST_ACTIONS[min(state.turns, 2)]
            state.extra = 0
            state.turns += 1
            state.passes += 1
            state.tell("turn", (self.seat, state.turns))
            moves.tell_actions(state)
            state.then(TURNS[self.seat])

    def _break_deadlock(self, state: PokerState) -> None:
        """P18: a duel at every open business that has cards, in board order."""
        state.tell("deadlock", (self.seat,))
        moves.forget_passes(state)
        for place in reversed(range(len(state.open))):
            first = place * state.seats
            if any(state.length[first : first + state.seats]):
                state.steps.append(Duel(place, self.seat))


class Turn(SeatChoice[PokerState]):
    """P2: actions are compulsory: draw a card or play one, until none is left."""

    KEY: ClassVar[str] = "turn"

    def asks(self, state: PokerState) -> int:
        """The player whose turn it is."""
        return BIT_OF[self.seat]

    def legal(self, state: PokerState, seat: int) -> list[int]:
        """P2: a draw, a play, an end to extra actions; a pass if there is nothing else."""
        if state.drafts[seat]:
            return self._legal_pick(state, seat)
        legal = [DRAW] if may_draw(state, seat) else []
        if state.left == 0 and len(state.hands[seat]) <= HAND_LIMIT:
            legal.append(END)
        if len(state.hands[seat]) <= HAND_LIMIT or may_play(state, seat, 1, 0):
            add_gangsters(state, seat, legal)
        add_specials(state, seat, legal)
        return legal or [PASS]

    def _legal_pick(self, state: PokerState, seat: int) -> list[int]:
        """The next pick of a limousine or of blackmail."""
        draft = state.drafts[seat]
        if draft[0] == EXTORT:
            return effects.blackmail_choices(state)
        source = (draft[0] - DRIVE) // PLACES
        cards = state.length[source * state.seats + seat]
        picks = [PICK + position for position in range(cards)]
        legal = [pick for pick in picks if pick not in draft]
        return [*legal, DONE] if len(draft) > 1 else legal

    def is_whole(self, state: PokerState, seat: int, action: int) -> bool:
        """Most actions are; limousine and blackmail go on with picks."""
        if state.drafts[seat] or action == EXTORT or DRIVE <= action < FIRE:
            return super().is_whole(state, seat, action)
        return True

    def act(self, state: PokerState, seat: int, action: int, chance: Chance) -> bool:
        """A whole answer is carried out, a pick goes to the draft."""
        if state.drafts[seat] or action == EXTORT or DRIVE <= action < FIRE:
            return super().act(state, seat, action, chance)
        if action in (PASS, END):
            state.tell("passed" if action == PASS else "stopped", (seat,))
            finish(state, seat)
            return True
        if action == DRAW:
            moves.draw(state, seat, chance)
        elif action < RAID:
            play = action - PLAY
            moves.take_from_hand(state, seat, play // PLACES)
            moves.lay(state, seat, play % PLACES, play // PLACES)
        else:
            self._special(state, seat, action, chance)
        self._spend(state, seat)
        return True

    def _special(self, state: PokerState, seat: int, action: int, chance: Chance) -> None:
        """A special that is a whole answer in itself."""
        if action < MURDER_AT:
            target = action - RAID
            effects.raid(state, seat, target // PLACES, target % PLACES, chance)
        elif action < DRIVE:
            target = action - MURDER_AT
            effects.murder(state, seat, target // PLACES, target % PLACES)
        elif action == FIRE:
            effects.pistol(state, seat)
        else:
            card = WASTED[action - WASTE]
            if card == RAIDS[0]:
                card = effects.played_raid(state, seat, chance)
            effects.waste(state, seat, card)

    def completes(self, state: PokerState, seat: int, draft: tuple[int, ...]) -> bool:
        """Blackmail wants one card, a limousine up to as many as may ride."""
        if len(draft) == 1:
            return False
        if draft[0] == EXTORT or draft[-1] == DONE:
            return True
        source, target = divmod(draft[0] - DRIVE, PLACES)
        return len(draft) - 1 == effects.passengers(state, seat, source, target)

    def carry_out(
        self, state: PokerState, seat: int, draft: tuple[int, ...], chance: Chance
    ) -> None:
        """The limousine drives, or blackmail gets its card."""
        if draft[0] == EXTORT:
            effects.blackmail(state, seat, draft[1] - CHOOSE)
        else:
            source, target = divmod(draft[0] - DRIVE, PLACES)
            positions = [pick - PICK for pick in draft[1:] if pick != DONE]
            effects.limousine(state, seat, source, target, positions)
        self._spend(state, seat)

    def _spend(self, state: PokerState, seat: int) -> None:
        moves.spend_action(state)
        if state.left + state.extra == 0:
            finish(state, seat)

    def default(self, state: PokerState, seat: int) -> int:
        """End if possible, else draw, else the first thing offered, whatever it costs."""
        legal = self.legal(state, seat)
        return END if END in legal else legal[0]

    def refusal(self, state: PokerState, seat: int, action: int) -> Refusal:
        """Told from the player's own cards and what lies open."""
        return why_not(state, seat, action)


class DiscardDown(SeatStep[PokerState]):
    """P3: the fallback when a turn ends with more than seven cards in hand."""

    KEY: ClassVar[str] = "discard"

    def asks(self, state: PokerState) -> int:
        """The player who must choose a card of his own hand."""
        return BIT_OF[self.seat]

    def legal(self, state: PokerState, seat: int) -> list[int]:
        """Any card of the hand can be thrown away."""
        return [CHOOSE + card for card in state.hands[seat]]

    def act(self, state: PokerState, seat: int, action: int, chance: Chance) -> bool:
        """One card goes; the next player begins when seven are left."""
        card = action - CHOOSE
        moves.take_from_hand(state, seat, card)
        moves.discard(state, card)
        state.tell("discarded", (seat, card))
        if len(state.hands[seat]) <= HAND_LIMIT:
            state.then(STARTS[(seat + 1) % state.seats])
        return True

    def refusal(self, state: PokerState, seat: int, action: int) -> Refusal:
        """Only cards of the hand can go."""
        return IllegalAction("card-not-in-hand" if action >= CHOOSE else "illegal-action")


# Steps are immutable, so those without other numbers are made once.
STARTS: Final = [StartTurn(seat) for seat in range(6)]
TURNS: Final = [Turn(seat) for seat in range(6)]


def finish(state: PokerState, seat: int) -> None:
    """The turn is over: the next player begins, or cards above seven go first."""
    moves.give_up_actions(state)
    if len(state.hands[seat]) > HAND_LIMIT:
        state.then(DiscardDown(seat))
    else:
        state.then(STARTS[(seat + 1) % state.seats])


def may_draw(state: PokerState, seat: int) -> bool:
    """P3: a card can be drawn and the turn still be finished with seven cards at most."""
    if not (state.deck or state.discards):
        return False
    size = len(state.hands[seat]) + 1
    actions = state.left + state.extra - 1
    if size <= HAND_LIMIT:
        return True
    return size - HAND_LIMIT <= reductions(state, seat, actions, 0, 0)


def may_play(
    state: PokerState, seat: int, gangsters: int, specials: int, taken: int = 0
) -> bool:
    """P3: above seven cards, whether a play leaves a way down.

    By it `gangsters`, each of which also takes a free slot, and `specials` leave the hand, and
    `taken` cards come into it.
    """
    size = len(state.hands[seat]) - gangsters - specials + taken
    actions = state.left + state.extra - 1
    return size - HAND_LIMIT <= reductions(state, seat, actions, gangsters, specials)


def reductions(
    state: PokerState, seat: int, actions: int, gangsters: int, specials: int
) -> int:
    """P3: by how much the hand can shrink in some actions, after some of its cards are gone.

    Gangsters need free slots; specials can always go, for nothing if need be (P5), and a
    pistol buys two more actions for its one. `gangsters` and `specials` are gone already, and
    a pistol is not among them.
    """
    hand = state.hands[seat]
    held = state.gangsters(seat)
    plain = min(held - gangsters, state.free_slots(seat) - gangsters)
    plain += len(hand) - held - specials
    if PISTOL in hand:
        plain -= 1
        return 1 + min(plain, actions + 1) if actions > 0 else 0
    return min(plain, actions)


def add_gangsters(state: PokerState, seat: int, legal: list[int]) -> None:
    """Each gangster in hand at each open business with room in the own series."""
    seats = state.seats
    rooms = [
        place
        for place, kind in enumerate(state.open)
        if kind >= 0 and state.length[place * seats + seat] < SERIES
    ]
    for card in state.hands[seat]:
        if card >= GANGSTERS:
            return
        first = PLAY + card * PLACES
        for place in rooms:
            legal.append(first + place)


def add_specials(state: PokerState, seat: int, legal: list[int]) -> None:
    """The specials in hand, with each of their targets and for nothing (P5)."""
    hand = state.hands[seat]
    if not hand or hand[-1] < GANGSTERS:
        return
    above = len(hand) > HAND_LIMIT
    plain = not above or may_play(state, seat, 0, 1)
    wastes = []
    if plain and (RAIDS[0] in hand or RAIDS[1] in hand):
        legal += effects.raid_targets(state, seat)
        wastes.append(WASTE)
    if plain and MURDER in hand:
        legal += effects.murder_targets(state, seat)
        wastes.append(WASTE + 1)
    if plain and LIMOUSINE in hand:
        legal += effects.limousine_routes(state, seat)
        wastes.append(WASTE + 2)
    if PISTOL in hand:
        legal.append(FIRE)
    if BLACKMAIL in hand:
        if state.discards and (not above or may_play(state, seat, 0, 1, 1)):
            legal.append(EXTORT)
        if plain:
            wastes.append(WASTE + 3)
    legal += wastes


def _leader(state: PokerState) -> int:
    """P19: most businesses; tie: first in turn order."""
    order = [(state.starter + offset) % state.seats for offset in range(state.seats)]
    return max(order, key=lambda seat: businesses_of(state, seat))
