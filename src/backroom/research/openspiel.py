"""OpenSpiel: every game as a registered Python game with explicit chance nodes.

    import pyspiel
    import backroom.research.openspiel
    game = pyspiel.load_game("backroom_mafioso", {"players": 4, "seating": "manual"})

Our rules ask chance in the middle of a move. Here a move is carried out on a copy until it
asks; the question becomes a chance node, and with the answer the move is begun again from the
copy. `keep_tree` keeps every point that was visited, for algorithms that walk a small tree many
times.
"""

from typing import Any, Final, NamedTuple

from backroom.engine.chance import AnsweredChance, Asked, Chance
from backroom.engine.events import Event
from backroom.engine.game import AnyGame
from backroom.engine.seats import seats_in
from backroom.engine.state import LOWEST, State
from backroom.engine.steps import Sealed
from backroom.games import ALL_GAMES

from .extras import missing
from .single import observed, usual_setup

try:
    import numpy as np
    import pyspiel
except ImportError as error:
    raise missing("OpenSpiel", "openspiel") from error

PREFIX: Final = "backroom_"
# OpenSpiel wants a bound; no match has come near this one.
LONGEST: Final = 20_000
MOST_CHIPS: Final = 13.0
# Who is next in a race is drawn, and is a chance node too.
RACE: Final = "race"
NO_MOVE: Final = (-1, -1)


class Told(NamedTuple):
    """One thing in the history of a match: an event, or an action of a seat."""

    event: Event | None
    seat: int
    action: int

    def seen_by(self, seat: int) -> str:
        """What a seat remembers of it; nothing if it never knew."""
        if self.event is None:
            return f"!{self.action}" if seat == self.seat else ""
        values = self.event.seen_by(seat)
        return "" if values is None else f"{self.event.kind}{values}"


class Node:
    """A point of a match that never changes: a decision, an end, or a question to chance."""

    def __init__(
        self,
        rules: AnyGame,
        start: tuple[int, tuple[int, ...]],
        before: "Node | None",
        move: tuple[int, int],
        answers: tuple[int, ...],
        keeps: bool,
    ) -> None:
        self.rules = rules
        self._before = before
        self._move = move
        self._answers = answers
        self._start = start
        self._children: dict[int, Node] | None = {} if keeps else None
        self.label = ""
        self.items: list[int] = []
        self.seat = -1
        self.told: tuple[Told, ...] = before.told if before else ()
        heard: list[Event] = []
        chance = AnsweredChance(answers)
        try:
            self.state = self._played(chance, heard)
            self.seat = _next_seat(self.state, chance)
        except Asked as asked:
            # Until chance has answered, what is known is what was known before the move.
            self.state = before.state if before else rules.blank(*start)
            self.label, self.items = asked.label, asked.items
            return
        if before is not None:
            self.told += (Told(None, *move),)
        self.told += tuple(Told(event, -1, -1) for event in heard)

    def __deepcopy__(self, memo: object) -> "Node":
        """Shared by all copies of a state, as it never changes."""
        return self

    @property
    def is_chance(self) -> bool:
        """Whether chance is to decide here, and no player."""
        return bool(self.items)

    def child(self, action: int) -> "Node":
        """What follows from an action, or from an answer of chance."""
        if self._children is None:
            return self._followed(action)
        if action not in self._children:
            self._children[action] = self._followed(action)
        return self._children[action]

    def _followed(self, action: int) -> "Node":
        self._check(action)
        keeps = self._children is not None
        if self.is_chance:
            answers = (*self._answers, action)
            return Node(self.rules, self._start, self._before, self._move, answers, keeps)
        return Node(self.rules, self._start, self, (self.seat, action), (), keeps)

    def _check(self, action: int) -> None:
        """Refuse what cannot be done here, with what can: OpenSpiel itself asks nobody."""
        if self.is_chance:
            if action not in self.items:
                possible = ", ".join(map(str, sorted(set(self.items))))
                raise ValueError(
                    f"{action} is no outcome of {self.label}; possible: {possible}"
                )
            return
        if self.seat < 0:
            raise ValueError(f"action {action} is not legal: the match is over")
        legal = self.state.legal(self.seat)
        if action not in legal:
            told = ", ".join(f"{one} ({self.rules.actions.text(one)})" for one in legal)
            raise ValueError(
                f"action {action} is not legal for seat {self.seat}; legal: {told}"
            )

    def outcomes(self) -> list[tuple[int, float]]:
        """What chance may answer and how likely that is; equal items are one outcome."""
        each = 1 / len(self.items)
        return [(item, self.items.count(item) * each) for item in sorted(set(self.items))]

    def _played(self, chance: Chance, heard: list[Event]) -> State:
        if self._before is None:
            first: State = self.rules.start(*self._start, chance, heard)
            first.listener = None
            return first
        state = self._before.state.clone()
        state.listener = heard
        state.apply(*self._move, chance)
        state.listener = None
        return state


def _next_seat(state: State, chance: Chance) -> int:
    """Whom the match asks: one at a time, in a race in an order that is drawn."""
    pending = state.pending
    if pending & (pending - 1) and not isinstance(state.steps[-1], Sealed):
        seats = list(seats_in(pending))
        return seats[chance.choose(RACE, seats)]
    return LOWEST[pending] if pending else -1


class MatchGame(pyspiel.Game):
    """One of our games with its seats and options."""

    def __init__(self, rules: AnyGame, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        players = given.pop("players", 0) or None
        keeps = bool(given.pop("keep_tree", False))
        options = {name: value for name, value in given.items() if value}
        self.rules = rules
        self.setup = usual_setup(rules, players, options)
        start = (self.setup.seats, self.setup.options)
        self.root = Node(rules, start, None, NO_MOVE, (), keeps)
        most = MOST_CHIPS if rules.name == "leduc" else 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=rules.actions.size,
            max_chance_outcomes=max(
                self.setup.seats, *(domain.size for domain in rules.chances.values())
            ),
            num_players=self.setup.seats,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(_game_type(rules), info, params or {})

    def new_initial_state(self, from_dict: Any = None) -> "MatchState":
        """A match before the first card is dealt."""
        return MatchState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """What OpenSpiel looks at states with."""
        return Observer(self, iig_obs_type)


class MatchState(pyspiel.State):
    """A point of a match, in OpenSpiel's words."""

    def __init__(self, game: MatchGame) -> None:
        super().__init__(game)
        self.node = game.root

    def current_player(self) -> Any:
        """Who is asked: a seat, chance, or nobody any more."""
        if self.node.is_chance:
            return pyspiel.PlayerId.CHANCE
        return self.node.seat if self.node.seat >= 0 else pyspiel.PlayerId.TERMINAL

    def is_terminal(self) -> bool:
        """Whether the match is over and has winners."""
        return not self.node.is_chance and self.node.state.winners != 0

    def returns(self) -> list[float]:
        """The part of the win less a fair part, in Leduc chips; nothing before the end."""
        if not self.is_terminal():
            return [0.0] * self.node.state.seats
        return [float(value) for value in self.node.rules.returns(self.node.state)]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The values that chance may choose, each with its probability."""
        return self.node.outcomes()

    def _legal_actions(self, player: int) -> list[int]:
        return self.node.state.legal(player)[:] if player == self.node.seat else []

    def _apply_action(self, action: int) -> None:
        self.node = self.node.child(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return self.node.rules.actions.text(action)
        label = self.node.label
        domain = self.node.rules.chances.get(label)
        return f"{label} {domain.text(action) if domain else action}"

    def __str__(self) -> str:
        """The position in notation, and what chance is asked."""
        told = f" ?{self.node.label}" if self.node.is_chance else ""
        return self.node.rules.write(self.node.state) + told


class Observer:
    """A seat's observation as a tensor; as text all it remembers, or its view."""

    def __init__(self, game: MatchGame, kind: Any) -> None:
        self._rules = game.rules
        self._recalls = kind is not None and kind.perfect_recall
        size = game.rules.observation.size
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: MatchState, player: int) -> None:
        """The row of the seat's view; nothing before the deal."""
        self.tensor.fill(0)
        if state.node.state.steps:
            self.tensor[:] = observed(self._rules, state.node.state, player)

    def string_from(self, state: MatchState, player: int) -> str:
        """With perfect recall everything told to the seat and done by it, else its view."""
        if self._recalls:
            seen = (told.seen_by(player) for told in state.node.told)
            return f"{player}:" + ";".join(text for text in seen if text)
        if not state.node.state.steps:
            return f"{player}:"
        rules = self._rules
        return rules.view_text(rules.observe(state.node.state, player))


def _game_type(rules: AnyGame) -> Any:
    kind = pyspiel.GameType
    return kind(
        short_name=PREFIX + rules.name.replace("-", "_"),
        long_name=f"Backroom: {rules.meta.title}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(rules.meta.seats),
        min_num_players=min(rules.meta.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": 0,
            "keep_tree": False,
            **{option.name: "" for option in rules.meta.options},
        },
    )


def _maker(rules: AnyGame) -> Any:
    """A class of its own for each game, as OpenSpiel calls it with the parameters alone."""

    def begin(self: MatchGame, params: dict[str, Any] | None = None) -> None:
        MatchGame.__init__(self, rules, params)

    return type(f"{type(rules).__name__}Game", (MatchGame,), {"__init__": begin})


for _rules in ALL_GAMES.values():
    pyspiel.register_game(_game_type(_rules), _maker(_rules))
