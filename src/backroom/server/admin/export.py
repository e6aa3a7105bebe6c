"""The finished matches of one game out of the database, told again without names."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from backroom.engine.chance import ReplayChance
from backroom.engine.game import AnyGame
from backroom.engine.match import MOVE, Decision, Entry, Match, repeat
from backroom.server.matches.records import log_of
from backroom.server.refusals import NotFound
from backroom.server.storage.interfaces import StorageError
from backroom.server.storage.opening import open_storage
from backroom.server.storage.records import JournalLine, MatchHeading

from .moving import shown

PERSON: Final = "person"


class Exported(NamedTuple):
    """A finished match: who sat where (a bot's level or `person`), and what was decided.

    `decisions` are those that somebody made with a choice; a time-out is nobody's.
    """

    match: Match
    players: tuple[str, ...]
    decisions: list[tuple[Decision, int]]
    moves: int


def exported(place: Path | str, game: AnyGame) -> tuple[list[Exported], int]:
    """All finished matches of a game under today's rules, and how many others were left out."""
    try:
        stored = asyncio.run(_stored(place, game))
    except StorageError as error:
        told = {"file": shown(place), "reason": str(error)}
        raise NotFound("unreadable-file", told) from None
    found = []
    left_out = 0
    for heading, lines in stored:
        try:
            found.append(_told_again(game, heading, log_of(lines)))
        except Exception:  # whatever is wrong with it, the others are written
            left_out += 1
    return found, left_out


async def _stored(
    place: Path | str, game: AnyGame
) -> list[tuple[MatchHeading, list[JournalLine]]]:
    storage = await open_storage(place)
    try:
        read = [await storage.matches.read(id) for id in await storage.matches.ids()]
    finally:
        await storage.close()
    return [
        one
        for one in read
        if one is not None
        and one[0].game == game.name
        and one[0].ended is not None
        and one[0].rules == game.meta.rules_version
    ]


def _told_again(game: AnyGame, heading: MatchHeading, log: list[Entry]) -> Exported:
    options = game.meta.read_options(heading.options, heading.seats)
    choices = [choice for entry in log for choice in entry.chance]
    match = Match(game, heading.seats, options, ReplayChance(choices))
    decisions: list[tuple[Decision, int]] = []
    moves = 0
    for entry in log[1:]:
        if entry.kind == MOVE:
            decisions += _decided(match, entry)
        moves += len(entry.actions)
        repeat(match, entry)
    players = tuple(level or PERSON for level in heading.levels)
    return Exported(match, players, decisions, moves)


def _decided(match: Match, entry: Entry) -> Iterator[tuple[Decision, int]]:
    """The picks of one answer where there was a choice."""
    for index, action in enumerate(entry.actions):
        decision = match.decision(entry.seat, entry.actions[:index])
        if len(decision.legal) > 1:
            yield decision, action
