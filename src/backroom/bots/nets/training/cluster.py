"""Matches for the training on other machines: the actors of a Ray cluster."""

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from backroom import __version__
from backroom.bots.cluster import check_version, join
from backroom.games import game_named

from .actors import STEP, TEACH, Board, Groups, Room, sizes_of
from .settings import Settings

# What the trainer writes; it reads actions after a step that taught, and nothing else of it.
ACTIONS: Final = "actions"
SOURCES: Final = "sources"
# What is summed up and taken away, not shown.
TALLY: Final = "tally"


class RemoteRoom:
    """The matches of one actor, with a board of its own, wherever it runs."""

    def __init__(self, settings: Settings, number: int, version: str) -> None:
        check_version(version)
        sizes = sizes_of(game_named(settings.game))
        self._board = Board(None, settings.rows, sizes)
        self._room = Room(self._board, settings, 0, number)

    def shown(self) -> dict[str, npt.NDArray[Any]]:
        """Copies of everything on the board; what was tallied is begun anew."""
        names = set(self._board.names()) - {SOURCES}
        copies = {name: self._board[name].copy() for name in names}
        self._board[TALLY][:] = 0
        return copies

    def turn(
        self, word: bytes, actions: npt.NDArray[np.int64], sources: npt.NDArray[np.int64]
    ) -> dict[str, npt.NDArray[Any]]:
        """One decision in every match by these actions, or one that is taught."""
        self._board[ACTIONS][:] = actions
        self._board[SOURCES][:] = sources
        self._room.obey(word)
        return self.shown()


class RayActors(Groups):
    """Actors on a Ray cluster: a room each, which sends its rows after every step.

    A seed gives the same matches as on one machine.
    """

    def __init__(self, settings: Settings, address: str) -> None:
        super().__init__(settings, None)
        self._ray = ray = join(address)
        self._each = settings.rows
        room: Any = ray.remote(num_cpus=1)(RemoteRoom)
        numbers = range(settings.workers)
        self._rooms = [room.remote(settings, number, __version__) for number in numbers]
        self._asked = [one.shown.remote() for one in self._rooms]
        self._words = [STEP] * settings.workers
        for group in range(len(self.groups)):
            self.wait(group)

    def go(self, group: int, word: bytes = STEP) -> None:
        """Send the actions on the board to everybody in a group."""
        for number in self.groups[group]:
            rows = self._rows(number)
            told = [self.board[name][rows].copy() for name in (ACTIONS, SOURCES)]
            self._asked[number] = self._rooms[number].turn.remote(word, *told)
            self._words[number] = word

    def wait(self, group: int) -> None:
        """Write what everybody in a group sends onto the board."""
        for number in self.groups[group]:
            rows = self._rows(number)
            for name, array in self._ray.get(self._asked[number]).items():
                if name == TALLY:
                    self.board[name][rows] += array
                elif name != ACTIONS or self._words[number] == TEACH:
                    self.board[name][rows] = array

    def close(self) -> None:
        """Leave the cluster; the rooms end with it."""
        self._ray.shutdown()

    def _rows(self, number: int) -> slice:
        return slice(number * self._each, (number + 1) * self._each)
