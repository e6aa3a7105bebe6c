"""Matches and decisions as Parquet files, for statistics and for learning from play.

One file has a row a match, another a row a decision; the number of the match joins them. What
the columns mean is in docs/research.md.
"""

from collections.abc import Iterable, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from backroom.bots.bot import Bot, Pick
from backroom.bots.headless import Outcome
from backroom.engine.errors import BadSetup
from backroom.engine.game import AnyGame
from backroom.engine.match import Decision, Match
from backroom.engine.seats import win_shares

from .extras import missing

try:
    import numpy as np
    import pyarrow as pa
    import pyarrow.parquet as pq
except ImportError as error:
    raise missing("pyarrow", "parquet") from error

# Decisions that are gathered before they are written: some tens of megabytes at most.
CHUNK: Final = 8_192
MATCHES: Final = pa.schema(
    [
        ("match", pa.int64()),
        ("game", pa.string()),
        ("rules", pa.int32()),
        ("seats", pa.int8()),
        ("options", pa.string()),
        ("seed", pa.string()),
        ("players", pa.list_(pa.string())),
        ("places", pa.list_(pa.int8())),
        ("shares", pa.list_(pa.float32())),
        ("decisions", pa.int32()),
    ]
)


class Chosen(NamedTuple):
    """A decision and its answer, as the seat saw it."""

    seat: int
    observation: bytes
    mask: bytes
    action: int


class Played(NamedTuple):
    """How a match went; `decisions` counts every choice, forced ones too."""

    seats: int
    options: tuple[int, ...]
    seed: str
    players: tuple[str, ...]
    places: tuple[int, ...]
    shares: tuple[float, ...]
    decisions: int


class Watched:
    """A bot whose decisions are noted; those with one legal action are none."""

    def __init__(self, bot: Bot, game: AnyGame, noted: list[Chosen]) -> None:
        self.reasons = bot.reasons
        self._bot = bot
        self._game = game
        self._noted = noted

    def choose(self, decision: Decision, rng: Random) -> Pick:
        """Let the bot choose, and note the decision if there was a choice."""
        pick = self._bot.choose(decision, rng)
        if len(decision.legal) > 1:
            self._noted.append(chosen(self._game, decision, pick.action))
        return pick


def chosen(game: AnyGame, decision: Decision, action: int) -> Chosen:
    """A decision as a row: the observation, the mask and the number of the action."""
    return Chosen(
        decision.seat,
        game.observation.vector(decision.view),
        game.observation.mask(list(decision.legal), decision.view.seats, 0),
        action,
    )


class DataSet:
    """Two files that grow match by match; either may be left out."""

    def __init__(self, game: AnyGame, matches: Path | None, decisions: Path | None) -> None:
        self.game = game
        self.noted: list[Chosen] = []
        self._number = 0
        self._rows: list[dict[str, object]] = []
        self._chosen: list[tuple[Chosen, int, int, float, int]] = []
        self._schema = _decision_schema(game)
        self._matches = _writer(matches, MATCHES)
        self._decisions = _writer(decisions, self._schema)

    def watched(self, bots: Sequence[Bot]) -> list[Bot]:
        """The same bots, with their decisions noted if a file is to hold them."""
        if self._decisions is None:
            return list(bots)
        return [Watched(bot, self.game, self.noted) for bot in bots]

    def forget(self) -> None:
        """Drop what was noted of a match that was broken off."""
        self.noted.clear()

    def add(self, played: Played) -> None:
        """A match that is over, with the decisions noted since the last one."""
        meta = self.game.meta
        options = meta.option_texts(played.options)
        row: dict[str, object] = {
            "match": self._number,
            "game": self.game.name,
            "rules": meta.rules_version,
            "options": " ".join(f"{name}={value}" for name, value in options.items()),
            **{name: getattr(played, name) for name in _SAME},
        }
        self._rows.append(row)
        for number, one in enumerate(self.noted):
            share, place = played.shares[one.seat], played.places[one.seat]
            self._chosen.append((one, self._number, number, share, place))
        self.noted.clear()
        self._number += 1
        if len(self._chosen) >= CHUNK or len(self._rows) >= CHUNK:
            self._write()

    def add_outcome(
        self, options: tuple[int, ...], seed: str, players: Sequence[str], outcome: Outcome
    ) -> None:
        """A match between bots that is over."""
        shares, places, decisions = outcome
        seated = tuple(players)
        self.add(Played(len(seated), options, seed, seated, places, shares, decisions))

    def add_match(
        self,
        match: Match,
        players: tuple[str, ...],
        decisions: Iterable[tuple[Decision, int]],
        moves: int,
    ) -> None:
        """A match that was told again, with the decisions made in it; it tells no seed."""
        state = match.state
        if self._decisions is not None:
            self.noted += [chosen(self.game, *one) for one in decisions]
        places = tuple(self.game.places(state))
        shares = win_shares(state.winners, state.seats)
        self.add(Played(state.seats, state.options, "", players, places, shares, moves))

    def close(self) -> None:
        """Write what is left and close both files, so that they can be read."""
        self._write()
        for writer in (self._matches, self._decisions):
            if writer is not None:
                writer.close()

    def __enter__(self) -> "DataSet":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _write(self) -> None:
        if self._matches is not None and self._rows:
            self._matches.write_table(pa.Table.from_pylist(self._rows, MATCHES))
        if self._decisions is not None and self._chosen:
            self._decisions.write_table(self._decision_table())
        self._rows = []
        self._chosen = []

    def _decision_table(self) -> Any:
        rows = self._chosen
        observation, actions = self.game.observation.size, self.game.actions.size
        columns = [
            pa.array([match for _, match, _, _, _ in rows], pa.int64()),
            pa.array([number for _, _, number, _, _ in rows], pa.int32()),
            pa.array([one.seat for one, *_ in rows], pa.int8()),
            _fixed([one.observation for one, *_ in rows], observation),
            _fixed([one.mask for one, *_ in rows], actions),
            pa.array([one.action for one, *_ in rows], pa.int32()),
            pa.array([share for _, _, _, share, _ in rows], pa.float32()),
            pa.array([place for _, _, _, _, place in rows], pa.int8()),
        ]
        return pa.Table.from_arrays(columns, schema=self._schema)


_SAME: Final = ("seats", "seed", "players", "places", "shares", "decisions")


def _fixed(rows: list[bytes], size: int) -> Any:
    """Rows of bytes as one column of lists of equal length."""
    flat = np.frombuffer(b"".join(rows), np.uint8)
    return pa.FixedSizeListArray.from_arrays(pa.array(flat), size)


def _decision_schema(game: AnyGame) -> Any:
    return pa.schema(
        [
            ("match", pa.int64()),
            ("decision", pa.int32()),
            ("seat", pa.int8()),
            ("observation", pa.list_(pa.uint8(), game.observation.size)),
            ("mask", pa.list_(pa.uint8(), game.actions.size)),
            ("action", pa.int32()),
            ("share", pa.float32()),
            ("place", pa.int8()),
        ],
        metadata={"game": game.name, "rules": str(game.meta.rules_version)},
    )


def _writer(path: Path | None, schema: Any) -> Any:
    """A file to write to, or a refusal that says why it cannot be written."""
    if path is None:
        return None
    try:
        return pq.ParquetWriter(path, schema, compression="zstd")
    except OSError as error:
        raise BadSetup(
            "unwritable-file", {"file": str(path), "reason": error.strerror or str(error)}
        ) from error
