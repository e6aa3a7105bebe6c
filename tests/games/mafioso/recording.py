"""Plays the golden records of Mafioso: `python -m tests.games.mafioso.recording`.

Three matches a case: two between rules of thumb, chance, and a player who now follows the one
and now the other, and one of chance alone; and one that two players win. Now and then time runs
out. A record that is there already is never written over.
"""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from random import Random
from typing import Final

from backroom.bots.answers import answer
from backroom.bots.registry import bot_named
from backroom.engine.match import Match
from backroom.engine.record import record_of, write_record
from tests.promises.cases import Case, cases_of
from tests.promises.starts import RECORDS

from .scenes import GAME

MATCHES: Final = 3
PLAYERS: Final = ("scripted", "mixed", "random")
TOO_LATE: Final = 0.03
# The usual number of players.
TABLE: Final = 4


def line_up(seats: int, number: int) -> tuple[str, ...]:
    """All three kinds of players in turn; in the last match everybody plays by chance."""
    if number == MATCHES - 1:
        return ("random",) * seats
    return tuple(PLAYERS[(seat + number) % len(PLAYERS)] for seat in range(seats))


def finish(match: Match, players: tuple[str, ...], seed: str) -> None:
    """Bots play a match to its end."""
    bots = {name: bot_named(name, GAME) for name in ("scripted", "random")}
    fancy = Random(seed)
    while not match.is_over:
        [seat] = match.pending()
        if fancy.random() < TOO_LATE:
            match.time_out(seat)
            continue
        name = players[seat] if players[seat] in bots else fancy.choice(sorted(bots))
        picks = answer(match, seat, bots[name], f"{seed}/{len(match.log)}")
        match.submit(seat, match.state.prompt, picks)


def played(case: Case, number: int, players: tuple[str, ...], seed: str) -> Match:
    """One whole match of a case."""
    match = case.match(number)
    finish(match, players, seed)
    return match


def tied() -> Match:
    """The first match of four who play by chance that has two winners (M35)."""
    case = next(case for case in cases_of(GAME) if case.seats == TABLE)
    found = (played(case, n, ("random",) * TABLE, f"tied-{n}") for n in count(MATCHES))
    return next(match for match in found if match.state.winners.bit_count() > 1)


def matches() -> Iterator[tuple[str, tuple[str, ...], Callable[[], Match]]]:
    """Name and players of each record, and how it is played."""
    for case in cases_of(GAME):
        for number in range(MATCHES):
            name = f"{case.name.removeprefix('mafioso-').replace('=', '-')}-{number}"
            players = line_up(case.seats, number)
            yield name, players, partial(played, case, number, players, name)
    yield "tied", ("random",) * TABLE, tied


def main() -> None:
    """Write the records that are missing."""
    folder = RECORDS / "mafioso"
    folder.mkdir(parents=True, exist_ok=True)
    for name, players, play in matches():
        path = folder / f"{name}.txt"
        if not path.exists():
            match = play()
            path.write_text(write_record(record_of(match, players), GAME), "utf-8")
            print(f"{name}: {len(match.log)} entries")


if __name__ == "__main__":
    main()
