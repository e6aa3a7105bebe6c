"""Re-runs stored matches and compares: moves, chance, events, results, and the shuffle."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from sqlalchemy import Connection

from backroom.engine.errors import Refusal
from backroom.engine.game import AnyGame
from backroom.engine.match import Match, replay
from backroom.server.matches import fairness
from backroom.server.matches.live import read_stage
from backroom.server.refusals import NotFound
from backroom.server.storage import archive
from backroom.server.storage.archive import Kept
from backroom.server.storage.database import Store
from backroom.server.storage.journal import Line


class Verdict(NamedTuple):
    """`fault` is empty for a match that is as it should be; `note` says what was not re-run."""

    match: str
    fault: str = ""
    note: str = ""


def verify(store: Store, games: Mapping[str, AnyGame], only: str = "") -> Iterator[Verdict]:
    """Every match of a database, or one."""
    ids = store.call(archive.match_ids)
    if only and only not in ids:
        raise NotFound("no-such-match")
    for id in [only] if only else ids:
        yield _looked_at(store, games, id)


def _looked_at(store: Store, games: Mapping[str, AnyGame], id: str) -> Verdict:
    try:
        return _verdict(*store.look(_read, id), games)
    except Refusal as refusal:
        return Verdict(id, f"does not replay: {refusal}")
    except Exception as error:  # whatever is wrong with it, the others are looked at, too
        return Verdict(id, f"cannot be read: {type(error).__name__}: {error}")


def _read(db: Connection, id: str) -> tuple[Kept, list[Line]]:
    return archive.find_match(db, id), archive.lines_of(db, id)


def _verdict(kept: Kept, lines: list[Line], games: Mapping[str, AnyGame]) -> Verdict:
    game = games.get(kept.game)
    if game is None or game.meta.rules_version != kept.rules:
        return Verdict(kept.id, note=f"rules version {kept.rules} of {kept.game}: not re-run")
    if [line.seq for line in lines] != list(range(len(lines))) or not lines:
        return Verdict(kept.id, "lines are missing")
    return Verdict(kept.id, _fault(kept, lines, game))


def _fault(kept: Kept, lines: list[Line], game: AnyGame) -> str:
    """What is wrong with a match, in a few words; empty if nothing is."""
    options = game.meta.read_options(kept.options, kept.seats)
    log = archive.log_of(lines)
    match = replay(game, kept.seats, options, log)
    told = [event for line in lines for event in read_stage(line.events).events]
    if told != match.events:
        return "the stored events differ"
    if match.is_over != (kept.ended is not None):
        return "the match and its heading disagree about the end"
    if match.is_over and kept.places != game.places(match.state):
        return "the stored result differs"
    return _shuffle_fault(kept, match)


def _shuffle_fault(kept: Kept, match: Match) -> str:
    if fairness.commitment(kept.seed) != kept.commitment:
        return "the seed is not the one that was committed to"
    key = fairness.match_key(kept.seed, kept.nonces)
    state = match.state
    if not fairness.is_fair(match.game, state.seats, state.options, match.log, key):
        return "chance is not what the seed says"
    return ""
