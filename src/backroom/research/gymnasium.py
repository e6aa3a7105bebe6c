"""Gymnasium: one seat of a match against bots; the bots' moves are part of a step.

    import gymnasium
    import backroom.research.gymnasium
    table = gymnasium.make("backroom/mafioso-v0", players=4, opponents="scripted")

Importing this module makes every game known as `backroom/<game>-v0`.
"""

from collections.abc import Sequence
from typing import Any

from backroom.bots.bot import Bot
from backroom.bots.registry import best_bot
from backroom.engine.game import AnyGame
from backroom.engine.seats import seats_in
from backroom.games import ALL_GAMES

from .extras import missing, the_game
from .setups import against
from .single import Illegal, OneMatch, usual_setup

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
except ImportError as error:
    raise missing("Gymnasium", "gymnasium") from error


class SeatEnv(gymnasium.Env):
    """The learner's seat and the bots' are drawn anew for every match.

    An observation is what the seat knows; `info["action_mask"]` and `action_masks()` say what
    is legal. The reward comes with the end: the part of the win less a fair part (in Leduc
    chips). `opponents` are names of bots, or bots; `illegal` is `raise` or `default`.
    """

    metadata = {"render_modes": ["ansi", "human"]}  # noqa: RUF012 - Gymnasium's own habit

    def __init__(
        self,
        game: str | AnyGame,
        players: int | None = None,
        opponents: str | Sequence[str | Bot] | None = None,
        *,
        render_mode: str | None = None,
        skip_forced: bool = True,
        relative: bool = False,
        illegal: Illegal = "raise",
        **options: Any,
    ) -> None:
        rules = the_game(game)
        bots = [opponents] if isinstance(opponents, str) else opponents
        [setup] = against(
            rules, [usual_setup(rules, players, options)], bots or [best_bot(rules)]
        )
        self._match = OneMatch(
            rules, setup, skip_forced=skip_forced, relative=relative, illegal=illegal
        )
        self.render_mode = render_mode
        self.observation_space = spaces.Box(0, 255, (rules.observation.size,), np.uint8)
        self.action_space = spaces.Discrete(rules.actions.size)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """The first match of a seed, or without one the next match."""
        super().reset(seed=seed)
        self._match.begin(int(self.np_random.integers(1 << 62)))
        # With rules of thumb a match may be over before the learner has a choice.
        while self._match.is_over:
            self._match.follow()
        return self._match.observation(self._seat()), self._info()

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """An action of the learner, and all that happens until its next choice."""
        seat = self._seat()
        self._match.play(int(action))
        is_over = self._match.is_over
        reward = self._match.returns()[seat] if is_over else 0.0
        if self.render_mode == "human":
            self.render()
        return self._match.observation(seat), reward, is_over, False, self._info()

    def action_masks(self) -> Any:
        """What is legal now, under the name that Stable-Baselines3 looks for."""
        return self._match.mask().astype(np.bool_)

    def render(self) -> str | None:  # type: ignore[override,unused-ignore]
        """What the learner sees, in notation: as text, or printed in mode `human`."""
        game = self._match.game
        text = game.view_text(game.observe(self._match.state, self._seat()))
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def _seat(self) -> int:
        """The learner's seat in this match."""
        return seats_in(self._match.env.slot(0).learners)[0]

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._match.mask(), "seat": self._seat()}


for _name in ALL_GAMES:
    gymnasium.register(
        f"backroom/{_name}-v0",
        entry_point="backroom.research.gymnasium:SeatEnv",
        kwargs={"game": _name},
    )
