"""One match at a time, as PettingZoo, Gymnasium and RLlib want it."""

from typing import Any, Literal, TypeAlias

from backroom.engine.game import AnyGame
from backroom.engine.state import State

from .extras import missing
from .setups import Setup
from .vector import VectorEnv

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise missing("NumPy", "research") from error

# What becomes of an action that is not legal: an error, or the answer that a time-out plays.
Illegal: TypeAlias = Literal["raise", "default"]


def usual_setup(game: AnyGame, players: int | None, options: dict[str, Any]) -> Setup:
    """Seats and options by name, with the house's defaults for what is not named."""
    seats = players or game.meta.usual_seats
    texts = {name: str(value).lower() for name, value in options.items()}
    return Setup(seats, game.meta.read_options(texts, seats))


class OneMatch:
    """A match that answers in arrays; matches of one seed follow each other."""

    def __init__(
        self,
        game: AnyGame,
        setup: Setup,
        *,
        skip_forced: bool,
        relative: bool,
        illegal: Illegal,
    ) -> None:
        if illegal not in ("raise", "default"):
            raise ValueError(f"illegal is {illegal!r}; it is 'raise' or 'default'")
        self.game = game
        self.setup = setup
        self._skip_forced = skip_forced
        self._relative = relative
        self._illegal = illegal
        self._seed: int | str = 0
        self._number = 0
        self._env: VectorEnv | None = None

    def begin(self, seed: int | str) -> None:
        """The first match of a seed."""
        self._seed, self._number = seed, 0
        self.follow()

    def follow(self) -> None:
        """The next match of the seed."""
        self._env = VectorEnv(
            self.game,
            1,
            setups=[self.setup],
            seed=f"{self._seed}/{self._number}",
            skip_forced=self._skip_forced,
            relative=self._relative,
            restart=False,
            observe=False,
        )
        self._number += 1

    @property
    def env(self) -> VectorEnv:
        """The batch of one that plays."""
        if self._env is None:
            raise ValueError("call reset() first")
        return self._env

    @property
    def state(self) -> State:
        """The truth; it never leaves this folder."""
        return self.env.slot(0).state

    @property
    def is_over(self) -> bool:
        """Whether the match is over and has winners."""
        return self.env.slot(0).is_over

    @property
    def seat(self) -> int:
        """The seat that is asked now."""
        return self.env.slot(0).seat

    def observation(self, seat: int) -> "NDArray[np.uint8]":
        """The row of what a seat knows at this moment."""
        return observed(self.game, self.state, seat)

    def mask(self) -> "NDArray[np.int8]":
        """What the seat that is asked may do."""
        mask: NDArray[np.int8] = self.env.masks[0].astype(np.int8)
        return mask

    def play(self, action: int) -> None:
        """An action of the seat that is asked."""
        if self._illegal == "default" and not self.is_over and not self._is_legal(action):
            slot = self.env.slot(0)
            action = slot.state.steps[-1].default(slot.state, slot.seat)
            action = self.game.observation.relative[slot.seats][slot.facing][action]
        self.env.step([action])

    def returns(self) -> list[float]:
        """What the match was worth to each seat."""
        return [float(value) for value in self.game.returns(self.state)]

    def _is_legal(self, action: int) -> bool:
        return 0 <= action < self.game.actions.size and bool(self.env.masks[0][action])


def observed(game: AnyGame, state: State, seat: int) -> "NDArray[np.uint8]":
    """The row of the view that a seat has of a state."""
    return np.frombuffer(game.observation.state_vector(state, seat), np.uint8)
