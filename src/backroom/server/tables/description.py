"""A table as everybody may see it: no seed before the end, no invitation."""

from collections.abc import Collection, Iterator, Mapping
from itertools import islice
from types import MappingProxyType
from typing import Final

from msgspec import structs

from backroom.server import wire
from backroom.server.matches import fairness
from backroom.server.storage.documents import Chair, TableDoc

from .table import Table

# So many spectators are told by name; the others are counted.
MOST_NAMED: Final = 20
NO_VOTES: Final[Mapping[int, int]] = MappingProxyType({})


def describe(table: Table) -> wire.Table:
    """A table in memory, with who is there."""
    votes = {seat: len(voters) for seat, voters in table.votes.items()}
    watching = islice(_spectators(table), MOST_NAMED)
    told = describe_doc(table.doc, _reveal(table), table.present, votes, tuple(watching))
    return structs.replace(told, holidays=_holidays(table)) if table.holidays else told


def _spectators(table: Table) -> Iterator[str]:
    """The names of those who watch, each person once, in the order they came."""
    seen = set(table.doc.seated())
    for tab in table.tabs:
        if tab.person not in seen:
            seen.add(tab.person)
            yield tab.name


def _holidays(table: Table) -> dict[str, int]:
    """Until when who is on holiday at this moment."""
    now = table.services.time.wall()
    away = [one for one in table.holidays if one.since <= now < one.until]
    return {one.person: round(one.until * 1000) for one in away}


def describe_doc(
    doc: TableDoc,
    result: wire.Reveal | None,
    present: Collection[str] = frozenset(),
    votes: Mapping[int, int] = NO_VOTES,
    watching: Collection[str] = (),
) -> wire.Table:
    """A table from what is kept of it; nobody is at a table that is not in memory."""
    seated = {chair.person for chair in doc.chairs if chair.person in present}
    return wire.Table(
        id=doc.id,
        game=doc.game,
        seats=doc.seats,
        options=doc.options,
        access=doc.access,
        pace=doc.pace,
        clock=doc.clock,
        window=doc.window,
        device=doc.device,
        status=doc.status,
        host=doc.host,
        chairs=[
            _describe_chair(seat, chair, present, votes.get(seat, 0))
            for seat, chair in enumerate(doc.chairs)
        ],
        spectators=len(present) - len(seated),
        watching=list(watching),
        shown_out=len(doc.unwelcome),
        commitment=fairness.commitment(doc.seed),
        match=doc.match,
        result=result,
        rated=doc.rated,
        evening=doc.evening,
        club=doc.club,
    )


def _describe_chair(
    seat: int, chair: Chair, present: Collection[str], votes: int
) -> wire.Chair:
    return wire.Chair(
        seat=seat,
        sitter="bot" if chair.level else "person" if chair.person else "nobody",
        person=chair.person,
        name=chair.name,
        level=chair.level,
        ready=chair.ready,
        present=chair.person in present,
        stand_in=chair.stand_in or chair.left,
        left=chair.left,
        votes=votes,
    )


def _reveal(table: Table) -> wire.Reveal | None:
    """Only of a match that is over, and whose end is on the disk."""
    doc, live = table.doc, table.live
    if live is None or not live.match.is_over or doc.status == "playing":
        return None
    state = live.match.state
    return wire.Reveal(
        match=live.id,
        winners=[seat for seat in range(state.seats) if state.winners >> seat & 1],
        places=live.game.places(state),
        seed=doc.seed,
        nonces=[chair.nonce for chair in doc.chairs],
    )
