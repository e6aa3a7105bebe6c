"""Many matches as one object with NumPy arrays: the environment to train on."""

from collections.abc import Sequence
from operator import index
from typing import TypeAlias

from backroom.engine.game import AnyGame

from .batch.matches import NO_ACTION, NOBODY, Batch, Ending, Habits, Slot
from .extras import missing, the_game
from .setups import Setup, against, check_setup, setups_of

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise missing("NumPy", "research") from error

__all__ = [
    "NOBODY",
    "NO_ACTION",
    "Ending",
    "Saved",
    "Setup",
    "VectorEnv",
    "against",
    "setups_of",
]

Bytes: TypeAlias = "NDArray[np.uint8]"
Flags: TypeAlias = "NDArray[np.bool_]"


class Saved:
    """A batch as it stood once; `VectorEnv.restore` goes back to it, as often as wanted."""

    def __init__(self, game: str, slots: list[Slot]) -> None:
        self.game = game
        self.slots = slots


class VectorEnv:
    """`size` matches that take one action each a step.

    The arrays have a row a match and always show the question that is open now: `seats` who is
    asked, `observations` what he knows, `masks` what is legal. After a step `ends` says which
    matches ended with it, `rewards` what they were worth to each seat (the part of the win less
    a fair part; chips in Leduc), and `endings` tells more of them; those rows already show the
    first question of the next match. The arrays are the memory that the games write to: each
    step changes them, so copy what is to be kept.

    Row i plays matches i, i + size, i + 2 * size and so on. Match k of a seed is always dealt
    the same setup, chance and bots, whatever the size.

    `skip_forced` plays for a seat that has one legal action. Without `restart` a row whose
    match ended stays over (`seats` is NOBODY) and takes NO_ACTION. `relative` numbers actions
    as the seat to move sees them, with itself in place of seat 0. `truth` adds `truths`: what
    the seat to move does not know, for critics in training and for nothing that plays.
    """

    def __init__(
        self,
        game: str | AnyGame,
        size: int,
        *,
        setups: Sequence[Setup] | None = None,
        seed: int | str = 0,
        skip_forced: bool = True,
        restart: bool = True,
        observe: bool = True,
        relative: bool = False,
        truth: bool = False,
    ) -> None:
        self.game = the_game(game)
        chosen = setups_of(self.game) if setups is None else list(setups)
        size = index(size)  # half a match is refused before anything is made of it
        if size < 1 or not chosen:
            raise ValueError("a batch needs at least one match and one setup to draw from")
        for setup in chosen:
            check_setup(self.game, setup)
        self._habits = Habits(skip_forced, restart, observe, relative, truth)
        self._batch = Batch(self.game, chosen, size, seed, self._habits)
        batch = self._batch
        self.size = size
        self.seed = seed
        self.setups = tuple(chosen)
        self.most_seats = batch.width
        self.seats: Bytes = _shown(batch.seats, (size,))
        self.ends: Flags = _shown(batch.ends, (size,)).view(np.bool_)
        self.masks: Flags = _shown(batch.masks, (size, batch.actions)).view(np.bool_)
        self.observations: Bytes = _shown(batch.observations, (size, -1))
        self.truths: Bytes = _shown(batch.truths, (size, -1))
        self.rewards: NDArray[np.float32] = np.frombuffer(batch.rewards, np.float32)
        self.rewards = self.rewards.reshape(size, batch.width)
        self.rewards.flags.writeable = False

    @property
    def endings(self) -> list[Ending]:
        """The matches that ended with the last step, with places, shares, setup and length."""
        return self._batch.endings

    def reset(self) -> None:
        """All rows back to the first question of their first match."""
        self._batch.begin()

    def step(self, actions: "NDArray[np.integer] | Sequence[int]") -> list[Ending]:
        """One action a row; nothing is played if one of them is wrong.

        Raises ValueError with the row and what was legal there.
        """
        given = np.asarray(actions)
        if given.shape != (self.size,):
            raise ValueError(f"actions have shape {given.shape}; needed is ({self.size},)")
        if given.dtype.kind not in "iu":
            raise ValueError(f"actions are of type {given.dtype}; needed are whole numbers")
        self._batch.step(given.tolist())
        return self._batch.endings

    def play_randomly(self, steps: int) -> int:
        """Random legal actions for so many steps, all inside; gives the number of decisions."""
        return self._batch.play_randomly(steps)

    def slot(self, row: int) -> Slot:
        """The match in a row, truth and all: to look at, not to play on."""
        return self._batch.slot(row)

    def fork(self, source: int, row: int) -> None:
        """Put a copy of the match in one row into another: to see what else may come of it.

        With the same actions both go on alike, for they have the same chance. The row keeps
        the number of its match, and afterwards plays those that it would have played.
        """
        for one in (source, row):
            if not 0 <= one < self.size:
                raise ValueError(f"there is no row {one} among {self.size}")
        self._batch.fork(source, row)

    def save(self) -> Saved:
        """Keep all matches as they stand, to come back to them with `restore`."""
        return Saved(self.game.name, self._batch.slots())

    def restore(self, saved: Saved) -> None:
        """Back to where `save` was called, by this or another environment of its kind."""
        if saved.game != self.game.name:
            raise ValueError(f"saved is {saved.game}; here is {self.game.name}")
        if len(saved.slots) != self.size:
            raise ValueError(f"saved are {len(saved.slots)} matches; here are {self.size}")
        self._batch.put(saved.slots)

    def clone(self) -> "VectorEnv":
        """An independent environment at the same point."""
        habits = self._habits._asdict()
        twin = VectorEnv(self.game, self.size, setups=self.setups, seed=self.seed, **habits)
        twin.restore(self.save())
        return twin


def _shown(buffer: bytearray, shape: tuple[int, ...]) -> Bytes:
    """A buffer as an array without a copy, to be read only."""
    array: Bytes = np.frombuffer(buffer, np.uint8)
    array = array.reshape(shape if array.size else (shape[0], 0))
    array.flags.writeable = False
    return array
