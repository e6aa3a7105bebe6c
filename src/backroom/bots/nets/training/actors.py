"""Processes that play: each holds many matches and leaves what it sees in shared memory."""

import faulthandler
import multiprocessing
import os
import signal
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.context import BaseContext, SpawnContext
from multiprocessing.process import BaseProcess
from random import Random
from typing import Any, Final, NoReturn

import numpy as np
import numpy.typing as npt

from backroom.bots.headless import decision_of
from backroom.bots.registry import best_bot, bot_named, quick_bot
from backroom.engine.domains import MOST_SEATS
from backroom.engine.game import AnyGame
from backroom.engine.steps import Sealed
from backroom.games import game_named
from backroom.research.vector import Ending, Setup, VectorEnv, against, setups_of

from .settings import Settings

STEP: Final = b"step"
TEACH: Final = b"teach"
QUIT: Final = b"quit"
READY: Final = b"ready"
# The list that setups are drawn from, long enough for shares of a per cent.
DRAWN: Final = 400
# How often an example is followed by a move by chance: from there, too, a net must know how to
# go on.
STRAYING: Final = 0.06
# Who plays and says nothing for so many seconds will not any more.
PATIENCE: Final = 60.0
# Nowhere: a row that is no branch, or one that goes on.
FREE: Final = -1
# What the critic is told of a match's company, a bit a seat: older selves, then other bots.
COMPANY: Final = 2 * MOST_SEATS


def setups_for(game: AnyGame, settings: Settings) -> list[Setup]:
    """Every seat count and option, the usual table most often, some with rules of thumb."""
    every = setups_of(game)
    usual = [one for one in every if one.seats == game.meta.usual_seats][:1]
    drawn: list[Setup] = []
    for number in range(DRAWN):
        drawn += usual if number % 2 else [every[number // 2 % len(every)]]
    count = int(DRAWN * settings.scripted_tables)
    bots = [*dict.fromkeys((best_bot(game), quick_bot(game)))]
    rng = Random(settings.seed)
    for index in rng.sample(range(DRAWN), count):
        learners = rng.choice([1, rng.randint(1, drawn[index].seats - 1)])
        drawn[index : index + 1] = against(game, [drawn[index]], bots, learners)
    return drawn


class Board:
    """What all processes write on and read from: a row a match, without copies.

    Without a context its memory belongs to one process alone.
    """

    def __init__(
        self, context: BaseContext | None, rows: int, sizes: tuple[int, int, int]
    ) -> None:
        observation, actions, truth = sizes
        self.rows = rows
        self._arrays: dict[str, tuple[Any, tuple[int, ...], Any]] = {}
        self._add(context, "observations", (rows, observation), np.uint8)
        self._add(context, "masks", (rows, actions), np.uint8)
        self._add(context, "truths", (rows, truth), np.uint8)
        self._add(context, "seats", (rows,), np.int64)
        self._add(context, "players", (rows,), np.int64)
        self._add(context, "sealed", (rows,), np.uint8)
        self._add(context, "actions", (rows,), np.int64)
        # Of a branch that begins: the row of its process that it is copied from.
        self._add(context, "sources", (rows,), np.int64)
        self._add(context, "ends", (rows,), np.uint8)
        self._add(context, "shares", (rows, MOST_SEATS), np.float32)
        self._add(context, "places", (rows, MOST_SEATS), np.float32)
        # Of matches at the usual table with one learner among rules of thumb, or among copies
        # of a frozen network: shares, matches.
        self._add(context, "tally", (rows, 2), np.float64)
        self["sources"][:] = FREE

    def _add(
        self, context: BaseContext | None, name: str, shape: tuple[int, ...], kind: Any
    ) -> None:
        size = max(int(np.prod(shape)) * np.dtype(kind).itemsize, 1)
        memory = bytearray(size) if context is None else context.RawArray("b", size)
        self._arrays[name] = (memory, shape, kind)

    def __getitem__(self, name: str) -> npt.NDArray[Any]:
        """One of the arrays, over the shared memory itself."""
        memory, shape, kind = self._arrays[name]
        count = int(np.prod(shape))
        return np.frombuffer(memory, dtype=kind, count=count).reshape(shape)

    def names(self) -> list[str]:
        """The names of the arrays on the board."""
        return list(self._arrays)


class Room:
    """The matches of actor `number`, in the rows of a board from `first` on."""

    def __init__(self, board: Board, settings: Settings, first: int, number: int) -> None:
        seed = settings.seed * 1_000_003 + number
        here = slice(first, first + settings.rows)
        self.board = {name: board[name][here] for name in board.names()}
        self.settings = settings
        self.game = game_named(settings.game)
        self.rng = Random(seed)
        self.env = VectorEnv(
            self.game,
            settings.rows,
            setups=setups_for(self.game, settings),
            seed=seed,
            relative=True,
            truth=True,
        )
        self.teacher = bot_named(quick_bot(self.game), self.game)
        self.is_taught = False
        self.usual = 4 if 4 in self.game.meta.seats else self.game.meta.seats[-1]
        self.company = [self._company(row) for row in range(settings.rows)]
        self.show([])

    def obey(self, word: bytes) -> None:
        """Play on, or show what the rules of thumb would do."""
        if word == TEACH:
            self.teach()
        else:
            self.step()

    def step(self) -> None:
        """One decision in every match, by the actions on the board; branches begin with it."""
        for row, source in enumerate(self.board["sources"].tolist()):
            if source != FREE:
                self.env.fork(source, row)
                self.company[row] = self.company[source]
        endings = self.env.step(self.board["actions"])
        for ending in endings:
            self._count(ending)
        for ending in endings:
            self.company[ending.row] = self._company(ending.row)
        self.show(endings)

    def teach(self) -> None:
        """What the rules of thumb do in every match, as an example; played next time."""
        if self.is_taught:
            self._stray()
            self.step()
        self.is_taught = True
        for row in range(self.settings.rows):
            slot = self.env.slot(row)
            decision = decision_of(self.game, slot.state, slot.seat)
            action = self.teacher.choose(decision, self.rng).action
            relative = self.game.observation.relative[slot.seats][slot.facing]
            self.board["actions"][row] = relative[action]

    def _stray(self) -> None:
        """Put a move by chance in the place of an example that was already taken down."""
        for row in range(self.settings.rows):
            if self.rng.random() < STRAYING:
                legal = np.flatnonzero(self.board["masks"][row])
                self.board["actions"][row] = self.rng.choice(legal.tolist())

    def show(self, endings: list[Ending]) -> None:
        """Everything that the trainer needs of this step."""
        board = self.board
        board["observations"][:] = self.env.observations
        board["masks"][:] = self.env.masks
        board["truths"][:, :-COMPANY] = self.env.truths
        board["seats"][:] = self.env.seats
        board["ends"][:] = 0
        for ending in endings:
            self._show_end(ending)
        for row, seat in enumerate(self.env.seats.tolist()):
            board["players"][row] = self.company[row][seat]
            board["sealed"][row] = isinstance(self.env.slot(row).state.steps[-1], Sealed)
        self._show_company()

    def _show_company(self) -> None:
        """Who sits where, from the mover on: the truth's last bits, for the critic alone."""
        told = self.board["truths"][:, -COMPANY:]
        told[:] = 0
        for row, seat in enumerate(self.env.seats.tolist()):
            slot = self.env.slot(row)
            company = self.company[row]
            for offset in range(1, slot.seats):
                other = (seat + offset) % slot.seats
                if not slot.learners >> other & 1:
                    told[row, MOST_SEATS + offset] = 1
                elif company[other]:
                    told[row, offset] = 1

    def _show_end(self, ending: Ending) -> None:
        """A result; the first that ended in this row, if there were two."""
        board = self.board
        seats = ending.setup.seats
        if board["ends"][ending.row]:
            return
        board["ends"][ending.row] = 1
        for seat in range(seats):
            board["shares"][ending.row, seat] = ending.returns[seat]
            place = ((seats + 1) / 2 - ending.places[seat]) / max(seats - 1, 1)
            board["places"][ending.row, seat] = place

    def _count(self, ending: Ending) -> None:
        """Keep the share of a single learner at the usual table, where no branch ended."""
        if ending.row >= self.settings.matches or ending.setup.seats != self.usual:
            return
        if self.settings.exploits:
            learner = self.company[ending.row].index(0)
        elif ending.setup.learners == 1:
            learner = ending.learners.bit_length() - 1
        else:
            return
        self.board["tally"][ending.row] += (ending.shares[learner], 1.0)

    def _company(self, row: int) -> list[int]:
        """Who decides for each seat of a match: 0 the newest self, above it an older one."""
        if self.settings.exploits:
            learner = self.rng.randrange(self.env.slot(row).seats)
            return [int(seat != learner) for seat in range(MOST_SEATS)]
        if self.rng.random() >= self.settings.league_tables:
            return [0] * MOST_SEATS
        old = [self.rng.randint(1, self.settings.league_size) for _ in range(MOST_SEATS)]
        return [0 if self.rng.random() < 0.5 else one for one in old]


def _work(board: Board, settings: Settings, number: int, end: Connection) -> None:
    os.environ["OMP_NUM_THREADS"] = "1"
    if hasattr(signal, "SIGUSR1"):
        # Whoever waits in vain asks where this process stands.
        faulthandler.register(signal.SIGUSR1)
    room = Room(board, settings, number * settings.rows, number)
    end.send_bytes(READY)
    while (word := end.recv_bytes()) != QUIT:
        room.obey(word)
        end.send_bytes(READY)


def sizes_of(game: AnyGame) -> tuple[int, int, int]:
    """How long a row of a game is: what is seen, what is legal, what is hidden and who sits."""
    return game.observation.size, game.actions.size, game.truth.size + COMPANY


class Groups:
    """Those who play, in two groups: one plays while the other's moves are chosen."""

    def __init__(self, settings: Settings, context: BaseContext | None) -> None:
        self.sizes = sizes_of(game_named(settings.game))
        workers = max(settings.workers, 1)
        self.rows = workers * settings.rows
        self.board = Board(context, self.rows, self.sizes)
        half = (workers + 1) // 2
        groups = [range(half), range(half, workers)]
        self.groups = [group for group in groups if len(group)]
        self.slices = [
            slice(group.start * settings.rows, group.stop * settings.rows)
            for group in self.groups
        ]

    def go(self, group: int, word: bytes = STEP) -> None:
        """Let a group play on with what the board says."""
        raise NotImplementedError

    def wait(self, group: int) -> None:
        """Wait until everybody in a group stands at his next decisions."""
        raise NotImplementedError

    def close(self) -> None:
        """End everybody who plays, and wait for that."""
        raise NotImplementedError


class OneRoom(Groups):
    """No process but this one: nothing is carried back and forth, which suits one core."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings, None)
        self.room = Room(self.board, settings, 0, 0)

    def go(self, group: int, word: bytes = STEP) -> None:
        """Play on with what the board says, at once."""
        self.room.obey(word)

    def wait(self, group: int) -> None:
        """Nobody is waited for."""

    def close(self) -> None:
        """Nothing has to end."""


class Actors(Groups):
    """Processes of this machine, which share the memory of the board."""

    def __init__(self, settings: Settings) -> None:
        # New processes, not copies of this one: it has threads that a copy would wait for.
        context: SpawnContext = multiprocessing.get_context("spawn")
        super().__init__(settings, context)
        self.ends: list[Connection] = []
        self.processes: list[BaseProcess] = []
        for number in range(settings.workers):
            here, there = context.Pipe()
            process = context.Process(
                target=_work, args=(self.board, settings, number, there), daemon=True
            )
            process.start()
            # With this end open here as well, the death of the process would not be heard.
            there.close()
            self.processes.append(process)
            self.ends.append(here)
        for group in range(len(self.groups)):
            self.wait(group)

    def go(self, group: int, word: bytes = STEP) -> None:
        """Let a group play on with what the board says."""
        for number in self.groups[group]:
            try:
                self.ends[number].send_bytes(word)
            except OSError:
                raise _dead(number) from None

    def wait(self, group: int) -> None:
        """Until every process of a group stands at its next decisions."""
        for number in self.groups[group]:
            if not self.ends[number].poll(PATIENCE):
                self._give_up(number)
            try:
                word = self.ends[number].recv_bytes()
            except (EOFError, OSError):
                raise _dead(number) from None
            if word != READY:
                raise RuntimeError("a process that plays said something else")

    def _give_up(self, number: int) -> NoReturn:
        """Let a silent process print where it stands, and end the run."""
        found = self.processes[number].pid
        if found is not None and hasattr(signal, "SIGUSR1"):
            os.kill(found, signal.SIGUSR1)
        raise RuntimeError(f"process {number}, which plays, was silent for {PATIENCE:g} s")

    def close(self) -> None:
        """End everybody who plays, and wait for that."""
        for end in self.ends:
            with suppress(OSError):
                end.send_bytes(QUIT)
        for process in self.processes:
            process.join(10)
            process.kill()


def _dead(number: int) -> RuntimeError:
    return RuntimeError(f"process {number}, which plays, has died")
