"""PettingZoo: every game as an AEC environment, and as a parallel one where all answer at once.

from backroom.research.pettingzoo import env
table = env("mafioso", players=4, seating="manual")
"""

import secrets
from typing import Any, Final, TypeAlias

from backroom.engine.game import AnyGame
from backroom.engine.seats import seats_in
from backroom.engine.state import State

from .batch.chance import LightChance, Seeds
from .extras import missing, the_game
from .single import Illegal, OneMatch, observed, usual_setup

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper
except ImportError as error:
    raise missing("PettingZoo", "pettingzoo") from error

MODES: Final = ("ansi", "human")
Observed: TypeAlias = dict[str, Any]


def env(game: str | AnyGame, players: int | None = None, **settings: Any) -> Any:
    """One match as an AEC environment that complains about calls out of order.

    Takes the settings of `MatchEnv`, and the options of the game by name.
    """
    return OrderEnforcingWrapper(MatchEnv(game, players, **settings))


def parallel_env(game: str | AnyGame, players: int | None = None, **settings: Any) -> Any:
    """One match as a parallel environment; takes the settings of `ParallelMatchEnv`."""
    return ParallelMatchEnv(game, players, **settings)


class MatchEnv(AECEnv):
    """One seat is asked at a time; `observe` gives what an agent knows and may do.

    A cycle is a question to one seat; `max_cycles` cuts a match off after so many for any of
    them. An `illegal` action raises an error that names what was legal, or plays the default.
    """

    def __init__(
        self,
        game: str | AnyGame,
        players: int | None = None,
        *,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        skip_forced: bool = True,
        relative: bool = False,
        illegal: Illegal = "raise",
        **options: Any,
    ) -> None:
        super().__init__()
        rules = the_game(game)
        self.metadata = _metadata(rules, is_parallelizable=False)
        self.render_mode = _mode(render_mode)
        self.max_cycles = max_cycles
        setup = usual_setup(rules, players, options)
        self._match = OneMatch(
            rules, setup, skip_forced=skip_forced, relative=relative, illegal=illegal
        )
        self.possible_agents = [f"seat_{seat}" for seat in range(setup.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces, self.action_spaces = _spaces(
            self.possible_agents, rules.observation.size, rules.actions.size
        )
        self._is_begun = False

    def observation_space(self, agent: str) -> Any:
        """Bytes that are what the agent knows, and a mask of what it may do."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """All actions of the game by number."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """The first match of a seed, or without one the next match."""
        if seed is not None or not self._is_begun:
            self._match.begin(_fresh_seed() if seed is None else seed)
            self._is_begun = True
        else:
            self._match.follow()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._asked = dict.fromkeys(self.agents, 0)
        self.agent_selection = self.agents[self._match.seat]

    def observe(self, agent: str) -> Observed:
        """What an agent knows now; its mask is empty while somebody else is asked."""
        seat = self._seats[agent]
        is_asked = not self._match.is_over and seat == self._match.seat
        size = self._match.game.actions.size
        return {
            "observation": self._match.observation(seat),
            "action_mask": self._match.mask() if is_asked else np.zeros(size, np.int8),
        }

    def step(self, action: int | None) -> None:
        """The answer of the agent that is asked; None from one whose match is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(
                f"{agent} is asked and owes an action; None is for a match that is over"
            )
        self._match.play(int(action))
        self._asked[agent] += 1
        self._cumulative_rewards[agent] = 0.0
        if self._match.is_over:
            returns = self._match.returns()
            self.rewards = dict(zip(self.agents, returns, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self._match.seat]
            if self.max_cycles and self._asked[self.agent_selection] >= self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """What the seat to move sees, in notation: as text, or printed in mode `human`."""
        return _drawn(self._match.game, self._match.state, self._match.seat, self.render_mode)

    def close(self) -> None:
        """Do nothing, as PettingZoo asks for it: nothing is held open."""


class ParallelMatchEnv(ParallelEnv):
    """All agents act at once: those asked choose, the others wait.

    The last action, `wait`, is the only legal one for a seat that is not asked. Answers to a
    race are taken in an order drawn by the match; those that come too late change nothing.
    """

    def __init__(
        self,
        game: str | AnyGame,
        players: int | None = None,
        *,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        illegal: Illegal = "raise",
        **options: Any,
    ) -> None:
        self.game = the_game(game)
        self.metadata = _metadata(self.game, is_parallelizable=True)
        self.render_mode = _mode(render_mode)
        self.max_cycles = max_cycles
        self.wait = self.game.actions.size
        self._setup = usual_setup(self.game, players, options)
        self._illegal = illegal
        self.possible_agents = [f"seat_{seat}" for seat in range(self._setup.seats)]
        self.observation_spaces, self.action_spaces = _spaces(
            self.possible_agents, self.game.observation.size, self.wait + 1
        )
        self.agents: list[str] = []
        self._seeds: Seeds | None = None

    def observation_space(self, agent: str) -> Any:
        """Bytes that are what the agent knows, and a mask of what it may do."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """All actions of the game by number, and `wait`."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observed], dict[str, dict[str, Any]]]:
        """The first match of a seed, or without one the next match."""
        if seed is not None or self._seeds is None:
            self._seeds = Seeds(_fresh_seed() if seed is None else seed)
            self._number = -1
        self._number += 1
        self._chance: LightChance = self._seeds.chance(self._number)
        setup = self._setup
        self._state: State = self.game.start(setup.seats, setup.options, self._chance)
        self._cycles = 0
        self.agents = self.possible_agents[:]
        return self._observed(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        """One action of every agent; nothing is played if one of them is not legal."""
        if not self.agents:
            raise ValueError("the match is over; reset() begins the next")
        seats = list(seats_in(self._state.pending))
        answers = [self._answer(seat, actions) for seat in range(self._setup.seats)]
        prompt = self._state.prompt
        for index in self._chance.shuffle("policy", list(range(len(seats)))):
            self._take(seats[index], answers[seats[index]], prompt)
        self._cycles += 1
        agents = self.agents
        is_over = self._state.winners != 0
        is_cut = not is_over and self.max_cycles is not None and self._cycles >= self.max_cycles
        returns = self.game.returns(self._state) if is_over else [0.0] * len(agents)
        if is_over or is_cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return (
            self._observed(),
            {agent: float(value) for agent, value in zip(agents, returns, strict=True)},
            dict.fromkeys(agents, is_over),
            dict.fromkeys(agents, is_cut),
            {agent: {} for agent in agents},
        )

    def render(self) -> str | None:
        """What a spectator sees, in notation: as text, or printed in mode `human`."""
        return _drawn(self.game, self._state, -1, self.render_mode)

    def close(self) -> None:
        """Do nothing, as PettingZoo asks for it: nothing is held open."""

    def _legal(self, seat: int) -> list[int]:
        return self._state.legal(seat) if self._state.pending >> seat & 1 else [self.wait]

    def _answer(self, seat: int, actions: dict[str, int]) -> int:
        """What a seat was given to do, or its default where that is allowed."""
        agent = self.possible_agents[seat]
        if agent not in actions:
            raise ValueError(f"no action for {agent}; every agent acts in each step")
        action = int(actions[agent])
        legal = self._legal(seat)
        if action in legal:
            return action
        if self._illegal == "default":
            is_asked = legal != [self.wait]
            return self._state.steps[-1].default(self._state, seat) if is_asked else self.wait
        told = ", ".join(str(one) for one in legal)
        raise ValueError(f"{agent}: action {action} is not legal; legal: {told}")

    def _take(self, seat: int, action: int, prompt: int) -> None:
        """Plays an answer unless another one closed the question before it."""
        state = self._state
        is_open = state.prompt == prompt and state.pending >> seat & 1
        if is_open and action in state.legal(seat):
            state.apply(seat, action, self._chance)

    def _observed(self) -> dict[str, Observed]:
        found = {}
        for seat, agent in enumerate(self.possible_agents):
            mask = np.zeros(self.wait + 1, np.int8)
            mask[self._legal(seat)] = 1
            found[agent] = {
                "observation": observed(self.game, self._state, seat),
                "action_mask": mask,
            }
        return found


def _metadata(game: AnyGame, is_parallelizable: bool) -> dict[str, Any]:
    return {
        "name": f"backroom_{game.name.replace('-', '_')}_v{game.meta.rules_version}",
        "render_modes": list(MODES),
        "is_parallelizable": is_parallelizable,
    }


def _mode(render_mode: str | None) -> str | None:
    if render_mode not in (None, *MODES):
        raise ValueError(f"render_mode is {render_mode!r}; it is one of {', '.join(MODES)}")
    return render_mode


def _spaces(
    agents: list[str], observations: int, actions: int
) -> tuple[dict[str, Any], dict[str, Any]]:
    """The spaces of all agents, each agent with its own so that each can be seeded."""
    seen = {
        agent: spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (observations,), np.uint8),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )
        for agent in agents
    }
    return seen, {agent: spaces.Discrete(actions) for agent in agents}


def _drawn(game: AnyGame, state: State, seat: int, mode: str | None) -> str | None:
    """A view in notation, given back or printed."""
    if mode is None:
        return None
    text = game.view_text(game.observe(state, seat))
    if mode == "ansi":
        return text
    print(text)
    return None


def _fresh_seed() -> int:
    return secrets.randbits(60)
