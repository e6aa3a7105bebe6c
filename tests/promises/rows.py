"""Fingerprints of the rows of every game, so that both builds make the same bytes for ever.

`python -m tests.promises.rows` writes `tests/records/rows.txt` anew, when rows or golden
records were changed on purpose.
"""

import hashlib
import sys
from collections.abc import Iterator
from typing import Final

from backroom.engine.chance import ReplayChance, SearchChance
from backroom.engine.game import AnyGame
from backroom.engine.match import MOVE, TIMEOUT
from backroom.engine.record import Record, read_record
from backroom.engine.state import State
from backroom.games import GAMES, TUTORIAL

from .starts import RECORDS

PATH: Final = RECORDS / "rows.txt"
ALL: Final = {**TUTORIAL, **GAMES}
STRIDE: Final = 3
MATCHES: Final = 40


def fingerprint(game: AnyGame) -> str:
    """A hash of rows, masks and truths of all seats, along the golden records."""
    told = hashlib.sha256()
    for number, state in enumerate(_states(game)):
        if number % STRIDE == 0:
            for seat in range(state.seats):
                told.update(game.observation.vector(game.observe(state, seat)))
                told.update(game.observation.state_vector(state, seat))
                told.update(game.truth.vector(state, seat))
                if state.pending >> seat & 1:
                    facing = game.observation.facing_state(state, seat)
                    mask = game.observation.mask(state.legal(seat), state.seats, facing)
                    told.update(mask)
    return told.hexdigest()


def _states(game: AnyGame) -> Iterator[State]:
    """Every position of the golden records, or of random matches if a game has none."""
    paths = sorted((RECORDS / game.name.replace("-", "_")).glob("*.txt"))
    for path in paths:
        yield from _recorded(game, read_record(path.read_text("utf-8"), ALL))
    if not paths:
        for seed in range(MATCHES):
            yield from _random(game, seed)


def _recorded(game: AnyGame, record: Record) -> Iterator[State]:
    """One record, pick by pick."""
    chance = ReplayChance([choice for entry in record.log for choice in entry.chance])
    options = game.meta.read_options(record.options, record.seats)
    state = game.start(record.seats, options, chance)
    yield state
    for entry in record.log:
        if entry.kind in (MOVE, TIMEOUT):
            for action in entry.actions:
                state.apply(entry.seat, action, chance)
                yield state


def _random(game: AnyGame, seed: int) -> Iterator[State]:
    """One random match."""
    chance = SearchChance(seed)
    seats = game.meta.seats[seed % len(game.meta.seats)]
    state = game.start(seats, game.meta.read_options({}, seats), chance)
    legal = state.offer()
    while legal:
        yield state
        legal = state.play(legal[chance.choose("policy", legal)], chance)
    yield state


def fingerprints() -> dict[str, str]:
    """Those on file, by game."""
    lines = PATH.read_text("utf-8").splitlines()
    return dict(line.split() for line in lines)


def main() -> int:
    """Write the file."""
    lines = [f"{name} {fingerprint(game)}\n" for name, game in ALL.items()]
    PATH.write_text("".join(lines), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
