"""Re-runs stored matches and compares: moves, chance, events, results, and the shuffle."""

import asyncio
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from backroom.engine.errors import Refusal
from backroom.engine.game import AnyGame
from backroom.engine.match import Match, replay
from backroom.engine.record import read_record, replay_record
from backroom.server.matches import fairness
from backroom.server.matches.live import read_stage
from backroom.server.matches.records import log_of
from backroom.server.refusals import NotFound, NotNow
from backroom.server.storage.interfaces import HealthStore, MatchStore, StorageError
from backroom.server.storage.opening import open_storage
from backroom.server.storage.records import JournalLine, MatchHeading

from .moving import shown


class Finding(NamedTuple):
    """`fault` is empty for a match that is as it should be; `note` says what was not re-run."""

    match: str
    fault: str = ""
    note: str = ""
    is_match: bool = True


def verify(place: Path | str, games: Mapping[str, AnyGame], only: str = "") -> list[Finding]:
    """Look through a database and run every match in it again, or one."""
    try:
        return asyncio.run(_verify(place, games, only))
    except StorageError as error:
        told = {"file": shown(place), "reason": str(error)}
        raise NotFound("unreadable-file", told) from None


async def _verify(place: Path | str, games: Mapping[str, AnyGame], only: str) -> list[Finding]:
    storage = await open_storage(place)
    try:
        if await _is_older(storage.health):
            raise NotNow("older-data", {"file": shown(place)})
        around = [] if only else await _around(storage.health)
        ids = await storage.matches.ids()
        if only and only not in ids:
            raise NotFound("no-such-match")
        wanted = [only] if only else ids
        return around + [await _looked_at(storage.matches, games, id) for id in wanted]
    finally:
        await storage.close()


async def _is_older(health: HealthStore) -> bool:
    try:
        return await health.is_older()
    except StorageError:  # what is wrong with it is told by those who look closer
        return False


async def _around(health: HealthStore) -> list[Finding]:
    """What is wrong with the database itself, and with tables."""
    if fault := await health.fault():
        return [Finding("database", fault, is_match=False)]
    damaged = await health.damaged_tables()
    return [Finding(f"table {id}", "cannot be read", is_match=False) for id in damaged]


async def _looked_at(matches: MatchStore, games: Mapping[str, AnyGame], id: str) -> Finding:
    try:
        found = await matches.read(id)
        return Finding(id, "is gone") if found is None else _finding(*found, games)
    except Refusal as refusal:
        return Finding(id, f"does not replay: {refusal.id}")
    except Exception as error:  # whatever is wrong with it, the others are looked at, too
        return Finding(id, f"cannot be read: {type(error).__name__}: {error}")


def _finding(
    heading: MatchHeading, lines: list[JournalLine], games: Mapping[str, AnyGame]
) -> Finding:
    game = games.get(heading.game)
    if game is None or game.meta.rules_version != heading.rules:
        return Finding(
            heading.id, note=f"rules version {heading.rules} of {heading.game}: not re-run"
        )
    if [line.seq for line in lines] != list(range(len(lines))) or not lines:
        return Finding(heading.id, "lines are missing")
    return Finding(heading.id, _fault(heading, lines, game))


def _fault(heading: MatchHeading, lines: list[JournalLine], game: AnyGame) -> str:
    """What is wrong with a match, in a few words; empty if nothing is."""
    options = game.meta.read_options(heading.options, heading.seats)
    log = log_of(lines)
    match = replay(game, heading.seats, options, log)
    told = [event for line in lines for event in read_stage(line.events).events]
    if told != match.events:
        return "the stored events differ"
    if match.is_over != (heading.ended is not None):
        return "the match and its heading disagree about the end"
    if match.is_over and heading.places != game.places(match.state):
        return "the stored result differs"
    return _shuffle_fault(heading.seed, heading.nonces, heading.commitment, match)


def verify_record(text: str, games: Mapping[str, AnyGame]) -> Finding:
    """Run an exported match again and draw its chance anew from the seed it shows."""
    try:
        record = read_record(text, games)
        match = replay_record(record, games[record.game])
    except Refusal as refusal:
        return Finding("", f"does not replay: {refusal.id}")
    notes = record.notes
    name = notes.get("match", "")
    if not match.is_over:
        return Finding(name, note="is not over: its seed is still a secret")
    if not {"seed", "nonces", "commitment"} <= set(notes):
        return Finding(
            name, note="shows no seed: the moves are legal, the shuffle is not proven"
        )
    nonces = notes["nonces"].split("|")
    try:
        return Finding(name, _shuffle_fault(notes["seed"], nonces, notes["commitment"], match))
    except ValueError:
        return Finding(name, "the seed cannot be read")


def _shuffle_fault(seed: str, nonces: list[str], commitment: str, match: Match) -> str:
    if fairness.commitment(seed) != commitment:
        return "the seed is not the one that was committed to"
    key = fairness.match_key(seed, nonces)
    state = match.state
    if not fairness.is_fair(match.game, state.seats, state.options, match.log, key):
        return "chance is not what the seed says"
    return ""
