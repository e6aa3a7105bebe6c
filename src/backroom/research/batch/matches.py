"""Many matches in one loop, which the compiled build runs at full speed.

It writes into plain bytearrays, which `vector` shows as NumPy arrays without a copy, and knows
nothing of NumPy itself.
"""

from random import Random
from typing import Final, NamedTuple

from backroom.bots.bot import Bot
from backroom.bots.headless import decision_of
from backroom.engine.game import AnyGame
from backroom.engine.observation import AnyObservation, AnyTruth
from backroom.engine.pieces import Parts
from backroom.engine.seats import BIT_OF, next_seat, win_shares
from backroom.engine.state import LOWEST, NOTHING, State
from backroom.engine.steps import Sealed
from backroom.research.setups import Setup

from .chance import LightChance, Seeds

NOBODY: Final = 255
NO_ACTION: Final = -1
# So many rows are put together and written at once: few enough to stay in the nearest cache.
TOGETHER: Final = 8


class Ending(NamedTuple):
    """How one match ended: match `number` of the seed, played in row `row` of the batch.

    `learners` is the mask of seats that were asked outside; `decisions` counts every choice of
    every seat, forced ones too.
    """

    row: int
    number: int
    setup: Setup
    learners: int
    places: tuple[int, ...]
    shares: tuple[float, ...]
    returns: tuple[float, ...]
    decisions: int


class Slot:
    """One match that is going on: where it stands, whose move it is and what is legal."""

    def __init__(self, number: int, setup: Setup, state: State, chance: LightChance) -> None:
        self.number = number
        self.setup = setup
        self.seats = state.seats
        self.state = state
        self.chance = chance
        self.learners = BIT_OF[state.seats] - 1
        self.bots: list[Bot | None] = []
        self.rng: Random | None = None
        self.seat = 0
        self.facing = 0
        self.legal: list[int] = NOTHING
        self.decisions = 0
        self.is_over = False

    def copy(self) -> "Slot":
        """An independent match at the same point."""
        copy = Slot(self.number, self.setup, self.state.clone(), self.chance.copy())
        copy.learners = self.learners
        copy.bots = self.bots
        if self.rng is not None:
            copy.rng = Random()
            copy.rng.setstate(self.rng.getstate())
        copy.seat = self.seat
        copy.facing = self.facing
        copy.legal = self.legal
        copy.decisions = self.decisions
        copy.is_over = self.is_over
        return copy


class Habits(NamedTuple):
    """How a batch plays: see `VectorEnv`, which has the same words."""

    skip_forced: bool = True
    restart: bool = True
    observe: bool = True
    relative: bool = False
    truth: bool = False


class Batch:
    """`size` matches: row i plays match i, then i + size, and so on, whatever the others do.

    One seat of each match is asked at a time: a race asks its seats in an order drawn by the
    match, a sealed step asks from the lowest seat on, which no other seat can notice.
    """

    def __init__(
        self,
        game: AnyGame,
        setups: list[Setup],
        size: int,
        seed: int | str,
        habits: Habits,
    ) -> None:
        self.game = game
        self.setups = setups
        self.size = size
        self.actions = game.actions.size
        self.width = max(setup.seats for setup in setups)
        self.seats = bytearray(size)
        self.ends = bytearray(size)
        self.masks = bytearray(size * self.actions)
        self.rewards = bytearray(4 * size * self.width)
        self.endings: list[Ending] = []
        self._observation: AnyObservation = game.observation
        self._truth: AnyTruth = game.truth
        self.observations = bytearray(size * self._observation.size if habits.observe else 0)
        self.truths = bytearray(size * self._truth.size if habits.truth else 0)
        self._floats = memoryview(self.rewards).cast("f")
        self._rows = memoryview(self.observations)
        self._true_rows = memoryview(self.truths)
        self._mask_rows = memoryview(self.masks)
        self._ended: list[int] = []
        self._skip_forced = habits.skip_forced
        self._restart = habits.restart
        self._observes = habits.observe
        self._is_relative = habits.relative
        self._shows_truth = habits.truth
        self._is_told = True
        self._seeds = Seeds(seed)
        self._slots: list[Slot] = []
        self.begin()

    def begin(self) -> None:
        """All rows at the first question of their first match."""
        self._forget_ends()
        self._slots = [self._fresh(number) for number in range(self.size)]
        for row in range(self.size):
            self._advance(row, self._slots[row])
        self._show_all()

    def step(self, actions: list[int]) -> None:
        """One action a row; nothing is played if one of them is not legal."""
        for row in range(self.size):
            action = actions[row]
            if not 0 <= action < self.actions or not self.masks[row * self.actions + action]:
                self._check_idle(row, action)
        self._forget_ends()
        for first in range(0, self.size, TOGETHER):
            last = min(first + TOGETHER, self.size)
            for row in range(first, last):
                slot = self._slots[row]
                if slot.is_over:
                    continue
                slot.decisions += 1
                action = actions[row]
                if slot.facing:
                    action = self._observation.absolute[slot.seats][slot.facing][action]
                slot.state.apply(slot.seat, action, slot.chance)
                self._advance(row, slot)
            self._show(first, last)

    def play_randomly(self, steps: int) -> int:
        """Random legal actions, this many for each match; gives their number.

        Nothing is shown or told in between, so that the games alone are measured: no ends, no
        endings, and only the last question of each row.
        """
        made = 0
        self._forget_ends()
        self._is_told = False
        for row in range(self.size):
            slot = self._slots[row]
            for _ in range(steps):
                if slot.is_over:
                    break
                legal = slot.legal
                made += 1
                slot.decisions += 1
                chance = slot.chance
                slot.state.apply(slot.seat, legal[chance.below(len(legal))], chance)
                self._advance(row, slot)
        self._is_told = True
        self._show_all()
        return made

    def slots(self) -> list[Slot]:
        """Copies of all matches as they stand, to go back to with `put`."""
        return [slot.copy() for slot in self._slots]

    def put(self, slots: list[Slot]) -> None:
        """Goes on from copies that `slots` gave; they can be used again."""
        self._forget_ends()
        self._slots = [slot.copy() for slot in slots]
        self._show_all()

    def slot(self, row: int) -> Slot:
        """One match; the caller leaves it as it is."""
        return self._slots[row]

    def fork(self, source: int, row: int) -> None:
        """Puts a copy of a match into another row, which keeps its number and its next ones."""
        copy = self._slots[source].copy()
        copy.number = self._slots[row].number
        self._slots[row] = copy
        self._show(row, row + 1)

    def _fresh(self, number: int) -> Slot:
        """Match `number` of this seed, dealt."""
        chance = self._seeds.chance(number)
        setup = self._drawn_setup(chance)
        state: State = self.game.start(setup.seats, setup.options, chance)
        slot = Slot(number, setup, state, chance)
        if setup.learners:
            _seat_bots(slot)
        return slot

    def _follow(self, slot: Slot) -> None:
        """The next match of a row, in the slot of the one that is over."""
        slot.number += self.size
        chance = slot.chance
        self._seeds.seed(chance, slot.number)
        setup = self._drawn_setup(chance)
        seats = setup.seats
        slot.state = self.game.start(seats, setup.options, chance)
        slot.setup = setup
        slot.seats = seats
        slot.learners = BIT_OF[seats] - 1
        slot.decisions = 0
        slot.is_over = False
        if setup.learners:
            _seat_bots(slot)

    def _drawn_setup(self, chance: LightChance) -> Setup:
        setups = self.setups
        return setups[chance.below(len(setups))] if len(setups) > 1 else setups[0]

    def _advance(self, row: int, slot: Slot) -> None:
        """Plays on until a learner has a choice, through ends and new matches."""
        while True:
            state = slot.state
            pending = state.pending
            if not pending:
                self._finish(row, slot)
                if not self._restart:
                    return
                self._follow(slot)
                continue
            step = state.steps[-1]
            seat = LOWEST[pending]
            if pending & (pending - 1) and not isinstance(step, Sealed):
                seat = next_seat(pending, slot.chance)
            legal = step.legal(state, seat)
            is_forced = len(legal) == 1
            if slot.learners & BIT_OF[seat] and not (is_forced and self._skip_forced):
                slot.seat = seat
                slot.legal = legal
                return
            action = legal[0] if is_forced else self._bot_action(slot, seat)
            slot.decisions += 1
            state.apply(seat, action, slot.chance)

    def _bot_action(self, slot: Slot, seat: int) -> int:
        """What the bot in a seat chooses, from its view alone."""
        bot = slot.bots[seat]
        assert bot is not None
        assert slot.rng is not None
        return bot.choose(decision_of(self.game, slot.state, seat), slot.rng).action

    def _finish(self, row: int, slot: Slot) -> None:
        """A match is over: its rewards, and how it went."""
        slot.is_over = True
        slot.legal = NOTHING
        if not self._is_told:
            return
        state = slot.state
        returns = self.game.returns(state)
        # A match may end before a learner is asked; the rewards are those of the one he played.
        if not self.ends[row]:
            self.ends[row] = 1
            self._ended.append(row)
            for seat in range(slot.seats):
                self._floats[row * self.width + seat] = returns[seat]
        self.endings.append(
            Ending(
                row,
                slot.number,
                slot.setup,
                slot.learners,
                tuple(self.game.places(state)),
                win_shares(state.winners, slot.seats),
                tuple(returns),
                slot.decisions,
            )
        )

    def _forget_ends(self) -> None:
        """Clears what the step before said of matches that ended."""
        for row in self._ended:
            self.ends[row] = 0
            for seat in range(self.width):
                self._floats[row * self.width + seat] = 0.0
        self._ended = []
        self.endings = []

    def _show_all(self) -> None:
        """Writes every row of the batch, a few at a time."""
        for first in range(0, self.size, TOGETHER):
            self._show(first, min(first + TOGETHER, self.size))

    def _show(self, first: int, last: int) -> None:
        """Writes some rows: who is to move, what he knows and what is legal."""
        observation = self._observation
        seen: Parts = []
        legal: Parts = []
        true: Parts = []
        for row in range(first, last):
            slot = self._slots[row]
            if slot.is_over:
                self.seats[row] = NOBODY
                legal.append(bytes(self.actions))
                seen.append(bytes(observation.size))
                true.append(bytes(self._truth.size))
                continue
            state = slot.state
            seat = slot.seat
            self.seats[row] = seat
            slot.facing = observation.facing_state(state, seat) if self._is_relative else 0
            observation.add_mask(slot.legal, slot.seats, slot.facing, legal)
            if self._observes:
                observation.add_state(state, seat, seen)
            if self._shows_truth:
                self._truth.add(state, seat, true)
        _write(self._mask_rows, first, last, self.actions, legal)
        if self._observes:
            _write(self._rows, first, last, observation.size, seen)
        if self._shows_truth:
            _write(self._true_rows, first, last, self._truth.size, true)

    def _check_idle(self, row: int, action: int) -> None:
        """Only a match that is over takes no action, and it takes nothing else."""
        slot = self._slots[row]
        if slot.is_over:
            if action == NO_ACTION:
                return
            raise ValueError(f"row {row}: the match is over; the only answer is {NO_ACTION}")
        legal = ", ".join(
            self._told(slot, one)
            for one in range(self.actions)
            if self.masks[row * self.actions + one]
        )
        told = self._told(slot, action) if 0 <= action < self.actions else str(action)
        raise ValueError(
            f"row {row}: action {told} is not legal for seat {slot.seat}; legal: {legal}"
        )

    def _told(self, slot: Slot, action: int) -> str:
        """An action by number and in notation, as at the table."""
        absolute = self._observation.absolute[slot.seats][slot.facing][action]
        return f"{action} ({self.game.actions.text(absolute)})"


def _write(rows: memoryview, first: int, last: int, size: int, parts: Parts) -> None:
    """Puts the pieces of some rows, each of this size, where the rows lie in the buffer."""
    rows[first * size : last * size] = b"".join(parts)


def _seat_bots(slot: Slot) -> None:
    """Draws which seats learn and which bots sit in the others."""
    setup = slot.setup
    chance = slot.chance
    left = list(range(setup.seats))
    mask = 0
    for _ in range(setup.learners):
        mask |= BIT_OF[left.pop(chance.below(len(left)))]
    slot.learners = mask
    slot.bots = [
        None if mask & BIT_OF[seat] else setup.bots[chance.below(len(setup.bots))]
        for seat in range(setup.seats)
    ]
    slot.rng = Random(chance.below(1 << 30))
