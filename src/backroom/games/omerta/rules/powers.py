"""Characters discarded by the active player: whom or what they are used on (O11 to O19)."""

from typing import ClassVar, Final

from backroom.engine.chance import Chance
from backroom.engine.errors import Refusal
from backroom.engine.seats import BIT_OF
from backroom.engine.steps import SeatChoice
from backroom.games.omerta import effects
from backroom.games.omerta.actions import (
    AIM,
    CRACK,
    CRACKS,
    DECLINE,
    DONE,
    LOOKS,
    OPEN,
    OPENS,
    PEEK,
    PICK,
    PICKS,
    THROW,
    THROWS,
)
from backroom.games.omerta.cards import (
    DRIVER,
    GANGSTER,
    LADY,
    MAMMA,
    MOLE,
    PATROL,
    SAFECRACKER,
    SNITCH,
)
from backroom.games.omerta.state import OmertaState

from .race import open_race
from .refusals import refuse_card, refuse_pick, refuse_player
from .strike import launch

MOST_SEATS: Final = 5


class Power(SeatChoice[OmertaState]):
    """O11: a power is optional; without anything to use it on it is void."""

    CARD: ClassVar[int] = -1

    def asks(self, state: OmertaState) -> int:
        """The active player, if there is anything but declining."""
        return BIT_OF[self.seat] if self.is_possible(state) else 0

    def is_possible(self, state: OmertaState) -> bool:
        """Whether the power has anything to work on: for most, an own card that is free."""
        return state.free_cards(self.seat) > 0

    def run(self, state: OmertaState, chance: Chance) -> None:
        """Void: the card is just discarded."""
        state.steps.pop()

    def is_whole(self, state: OmertaState, seat: int, action: int) -> bool:
        """Declining is; a power wants its picks."""
        return action == DECLINE or super().is_whole(state, seat, action)

    def act(self, state: OmertaState, seat: int, action: int, chance: Chance) -> bool:
        """Decline, or pick by pick what the power is used on."""
        if action == DECLINE:
            state.steps.pop()
            state.tell("declined", (seat, self.CARD))
            return True
        return super().act(state, seat, action, chance)

    def default(self, state: OmertaState, seat: int) -> int:
        """Decline; within a choice, the first that fits."""
        return self.legal(state, seat)[0]


class Gangster(Power):
    """O12: two cards of different players, named clockwise from the active player on."""

    KEY: ClassVar[str] = "gangster"
    CARD: ClassVar[int] = GANGSTER

    def is_possible(self, state: OmertaState) -> bool:
        """Two players with a card to move."""
        return len(effects.swappable(state, self.seat)) > 1

    def legal(self, state: OmertaState, seat: int) -> list[int]:
        """A player, one of his cards, a player further on, one of his cards."""
        draft = state.drafts[seat]
        around = effects.swappable(state, seat)
        if not draft:
            return effects.decline_or_aim(state, around[:-1])
        victim = draft[-1] - AIM
        if len(draft) != 2:
            return state.offers(victim, PICKS, PICK)
        return effects.aims(state, around[around.index(draft[0] - AIM) + 1 :], [])

    def completes(self, state: OmertaState, seat: int, draft: tuple[int, ...]) -> bool:
        """Two players and a card of each make a whole answer."""
        return len(draft) == 4

    def carry_out(
        self, state: OmertaState, seat: int, draft: tuple[int, ...], chance: Chance
    ) -> None:
        """Point at both cards; they change places unless a Killer answers."""
        first, a, second, b = draft
        launch(state, GANGSTER, seat, first - AIM, a - PICK, second - AIM, b - PICK)

    def refusal(self, state: OmertaState, seat: int, action: int) -> Refusal:
        """A blocked card cannot be moved."""
        return refuse_pick(state, seat, action)


class Lady(Power):
    """O13: the hand of one opponent is shuffled."""

    KEY: ClassVar[str] = "lady"
    CARD: ClassVar[int] = LADY

    def is_possible(self, state: OmertaState) -> bool:
        """Whether there is a hand that she may shuffle."""
        return len(effects.lady_targets(state, self.seat)) > 0

    def legal(self, state: OmertaState, seat: int) -> list[int]:
        """Whoever has a hand to shuffle."""
        return effects.decline_or_aim(state, effects.lady_targets(state, seat))

    def completes(self, state: OmertaState, seat: int, draft: tuple[int, ...]) -> bool:
        """The answer is whole as soon as one player is named."""
        return True

    def carry_out(
        self, state: OmertaState, seat: int, draft: tuple[int, ...], chance: Chance
    ) -> None:
        """Point at a hand; it is shuffled unless a Killer answers."""
        launch(state, LADY, seat, draft[0] - AIM)

    def refusal(self, state: OmertaState, seat: int, action: int) -> Refusal:
        """Say who cannot be chosen, and that Mamma protects from the Lady."""
        return refuse_player(state, action - AIM)


class Mole(Power):
    """One own card that is not blocked."""

    KEY: ClassVar[str] = "mole"
    CARD: ClassVar[int] = MOLE

    def legal(self, state: OmertaState, seat: int) -> list[int]:
        """Any own card that no blocker keeps from being looked at."""
        return state.offers(seat, LOOKS, PEEK)

    def completes(self, state: OmertaState, seat: int, draft: tuple[int, ...]) -> bool:
        """The answer is whole as soon as one card is named."""
        return True

    def carry_out(
        self, state: OmertaState, seat: int, draft: tuple[int, ...], chance: Chance
    ) -> None:
        """Let the player look at the card of his choice."""
        state.steps.pop()
        effects.mole(state, seat, draft[0] - PEEK)

    def refusal(self, state: OmertaState, seat: int, action: int) -> Refusal:
        """A blocked card cannot be seen."""
        return refuse_card(state, seat, action - PEEK)


class Snitch(Power):
    """O14: one opponent for both cards, or two; if only one can receive, he gets both."""

    KEY: ClassVar[str] = "snitch"
    CARD: ClassVar[int] = SNITCH

    def is_possible(self, state: OmertaState) -> bool:
        """Whether there is anybody to whom cards can be given."""
        return len(effects.snitch_targets(state, self.seat)) > 0

    def legal(self, state: OmertaState, seat: int) -> list[int]:
        """A receiver, then the same or one further on clockwise."""
        draft = state.drafts[seat]
        receivers = effects.snitch_targets(state, seat)
        if not draft:
            return effects.decline_or_aim(state, receivers)
        return effects.aims(state, receivers[receivers.index(draft[0] - AIM) :], [])

    def completes(self, state: OmertaState, seat: int, draft: tuple[int, ...]) -> bool:
        """Two receivers, unless there is no second choice."""
        if len(draft) == 2:
            return True
        return effects.snitch_targets(state, seat)[-1] == draft[0] - AIM

    def carry_out(
        self, state: OmertaState, seat: int, draft: tuple[int, ...], chance: Chance
    ) -> None:
        """Name who gets each card; they get it unless a Killer answers."""
        launch(state, SNITCH, seat, draft[0] - AIM, second=draft[-1] - AIM)

    def refusal(self, state: OmertaState, seat: int, action: int) -> Refusal:
        """Say who cannot be chosen, and that Mamma protects from the Snitch."""
        return refuse_player(state, action - AIM)


class Driver(Power):
    """O15: one or two own cards that are not blocked, in the order of their slots."""

    KEY: ClassVar[str] = "driver"
    CARD: ClassVar[int] = DRIVER

    def legal(self, state: OmertaState, seat: int) -> list[int]:
        """A free slot, then one further on or enough."""
        draft = state.drafts[seat]
        legal = state.offers(seat, THROWS, THROW)
        if not draft:
            return legal
        return [DONE, *(action for action in legal if action > draft[0])]

    def completes(self, state: OmertaState, seat: int, draft: tuple[int, ...]) -> bool:
        """Two picks, unless the first was the last free slot."""
        if len(draft) == 2:
            return True
        return state.offers(seat, THROWS, THROW)[-1] == draft[0]

    def carry_out(
        self, state: OmertaState, seat: int, draft: tuple[int, ...], chance: Chance
    ) -> None:
        """O10: bottles thrown away open one race for the one or two values."""
        slots = [pick - THROW for pick in draft if pick != DONE]
        bottles = effects.driver(state, seat, slots, chance)
        if bottles:
            open_race(state, bottles[0], bottles[-1])
        else:
            state.steps.pop()

    def refusal(self, state: OmertaState, seat: int, action: int) -> Refusal:
        """A blocked card cannot be thrown away."""
        return refuse_card(state, seat, action - THROW)


class Safecracker(Power):
    """O16: after a look into the vault, one own card for one of its four."""

    KEY: ClassVar[str] = "vault"
    CARD: ClassVar[int] = SAFECRACKER

    def legal(self, state: OmertaState, seat: int) -> list[int]:
        """A free slot, then one of the vault."""
        return OPENS if state.drafts[seat] else state.offers(seat, CRACKS, CRACK)

    def completes(self, state: OmertaState, seat: int, draft: tuple[int, ...]) -> bool:
        """An own card and one of the vault."""
        return len(draft) == 2

    def carry_out(
        self, state: OmertaState, seat: int, draft: tuple[int, ...], chance: Chance
    ) -> None:
        """The own card and that of the vault change places."""
        state.steps.pop()
        effects.safecracker(state, seat, draft[0] - CRACK, draft[1] - OPEN)

    def refusal(self, state: OmertaState, seat: int, action: int) -> Refusal:
        """A blocked card cannot be swapped."""
        return refuse_card(state, seat, action - CRACK)


class Mamma(Power):
    """O18: one opponent who has no Mamma before him."""

    KEY: ClassVar[str] = "mamma"
    CARD: ClassVar[int] = MAMMA

    def is_possible(self, state: OmertaState) -> bool:
        """Whether there is anybody whom she can keep from playing."""
        return len(effects.mamma_targets(state, self.seat)) > 0

    def legal(self, state: OmertaState, seat: int) -> list[int]:
        """Whoever can be kept from playing."""
        return effects.decline_or_aim(state, effects.mamma_targets(state, seat))

    def completes(self, state: OmertaState, seat: int, draft: tuple[int, ...]) -> bool:
        """The answer is whole as soon as one player is named."""
        return True

    def carry_out(
        self, state: OmertaState, seat: int, draft: tuple[int, ...], chance: Chance
    ) -> None:
        """Point at a player; Mamma goes to him unless a Killer answers."""
        launch(state, MAMMA, seat, draft[0] - AIM)

    def refusal(self, state: OmertaState, seat: int, action: int) -> Refusal:
        """Say who cannot be chosen: nobody is visited by two Mammas."""
        return refuse_player(state, action - AIM)


class Patrol(Power):
    """O19: one card of an opponent that is not blocked yet."""

    KEY: ClassVar[str] = "patrol"
    CARD: ClassVar[int] = PATROL

    def is_possible(self, state: OmertaState) -> bool:
        """Whether there is a card on which the Patrol can lie."""
        return len(effects.patrol_targets(state, self.seat)) > 0

    def legal(self, state: OmertaState, seat: int) -> list[int]:
        """An opponent, then one of his free cards."""
        draft = state.drafts[seat]
        if draft:
            return state.offers(draft[0] - AIM, PICKS, PICK)
        return effects.decline_or_aim(state, effects.patrol_targets(state, seat))

    def completes(self, state: OmertaState, seat: int, draft: tuple[int, ...]) -> bool:
        """A player and one of his cards make a whole answer."""
        return len(draft) == 2

    def carry_out(
        self, state: OmertaState, seat: int, draft: tuple[int, ...], chance: Chance
    ) -> None:
        """Point at a card; the Patrol lies down on it unless a Killer answers."""
        launch(state, PATROL, seat, draft[0] - AIM, draft[1] - PICK)

    def refusal(self, state: OmertaState, seat: int, action: int) -> Refusal:
        """A blocked card cannot be blocked again."""
        return refuse_pick(state, seat, action)


POWERS: Final = (Gangster, Lady, Mole, Snitch, Driver, Safecracker, Mamma, Patrol)
# Steps are immutable, so each is made once.
STEPS_OF: Final[dict[int, list[Power]]] = {
    power.CARD: [power(seat) for seat in range(MOST_SEATS)] for power in POWERS
}


def fire(state: OmertaState, seat: int, face: int) -> None:
    """O11: the power of a character just discarded; Killer, Witness and Alibi have none."""
    steps = STEPS_OF.get(face)
    if steps is None:
        state.steps.pop()
        return
    if face == SAFECRACKER:
        effects.open_vault(state, seat)
    state.then(steps[seat])
