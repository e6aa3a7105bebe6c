"""Calls about finished matches: replay, share, export, analysis."""

from collections.abc import Callable
from functools import partial
from typing import Final

from backroom.engine.events import SPECTATOR
from backroom.server import wire
from backroom.server.bots.levels import can_search
from backroom.server.http.operations import ENCODER, Ask, Call, Reply
from backroom.server.matches.records import record_text
from backroom.server.matches.replays import replay_of
from backroom.server.refusals import NotAllowed, NotFound, NotNow
from backroom.server.storage.records import JournalLine, MatchHeading

# A whole match is as much work as this many other calls.
DEAR: Final = 6


async def _finished(ask: Ask) -> MatchHeading:
    """A match that is over, for those who played it and for all if it is shared."""
    heading = await ask.house.storage.matches.find(ask.params["match"])
    if heading is None:
        raise NotFound("no-such-match")
    played = ask.person.id and ask.person.id in heading.people
    may_see = heading.ended is not None and (played or heading.shared)
    if not may_see or heading.game not in ask.house.games:
        raise NotFound("no-such-match")
    return heading


async def replay(ask: Ask) -> Reply:
    """A match from its stored events; `eyes` is a seat, `own`, or nothing for a spectator's."""
    heading = await _finished(ask)
    eyes = _eyes(ask, heading)
    game = ask.house.games[heading.game]

    def make(lines: list[JournalLine]) -> bytes:
        return ENCODER.encode(replay_of(game, heading, lines, eyes))

    return Reply(None, data=await _made(ask, heading, str(eyes), make))


def _eyes(ask: Ask, heading: MatchHeading) -> int:
    """Whose eyes are asked for; who had several seats, or none, has a spectator's for own."""
    eyes = ask.query.get("eyes", "")
    own = [seat for seat, one in enumerate(heading.people) if one and one == ask.person.id]
    seats = {str(seat): seat for seat in range(heading.seats)} | {"": SPECTATOR}
    seats["own"] = own[0] if len(own) == 1 else SPECTATOR
    if eyes not in seats:
        raise NotFound("no-such-eyes")
    return seats[eyes]


async def _made(
    ask: Ask, heading: MatchHeading, what: str, make: Callable[[list[JournalLine]], bytes]
) -> bytes:
    """Something that is made of the journal of a match."""
    # With names and people, so that whoever was forgotten meanwhile is forgotten here, too.
    key = (heading.id, what, *heading.names, *heading.people)
    read = partial(ask.house.storage.matches.lines, heading.id)
    return await ask.house.replays.fetch(key, read, make)


async def share(ask: Ask) -> wire.Shared:
    """Whoever has the link may see the match from now on."""
    heading = await _finished(ask)
    if ask.person.id not in heading.people:
        raise NotAllowed("not-seated")
    await ask.house.storage.matches.share(heading.id)
    return wire.Shared(f"/replay/{heading.id}")


async def export(ask: Ask) -> Reply:
    """A match in writing, as `backroom replay` reads it."""
    heading = await _finished(ask)
    game = ask.house.games[heading.game]

    def make(lines: list[JournalLine]) -> bytes:
        return record_text(game, heading, lines).encode()

    return Reply(None, data=await _made(ask, heading, "record", make), kind="text/plain")


def _analysed_seat(ask: Ask, heading: MatchHeading, seat: str) -> int:
    """The seat whose choices are meant; of a match that can be run again."""
    game = ask.house.games[heading.game]
    if heading.rules != game.meta.rules_version or not can_search(game):
        raise NotNow("no-analysis")
    if seat not in {str(one) for one in range(heading.seats)}:
        raise NotFound("no-such-eyes")
    return int(seat)


async def analyse(ask: Ask) -> wire.Analysis:
    """A seat's choices are looked at again; asked a second time, it tells how far that is."""
    heading = await _finished(ask)
    seat = _analysed_seat(ask, heading, str(ask.body.seat))
    return await ask.house.analyst.ask(ask.house.games[heading.game], heading, seat)


async def show_analysis(ask: Ask) -> wire.Analysis:
    """What is known so far about the choices of a `seat`; nothing is begun by asking."""
    heading = await _finished(ask)
    seat = _analysed_seat(ask, heading, ask.query.get("seat", ""))
    return await ask.house.analyst.look(heading.id, seat)


MATCH: Final = "/api/matches/{match}"
CALLS: Final = (
    Call("GET", MATCH, replay, wire.Replay, open_to_all=True, cost=DEAR),
    Call("POST", f"{MATCH}/share", share, wire.Shared),
    Call("GET", f"{MATCH}/record", export, str, open_to_all=True, cost=DEAR),
    Call("GET", f"{MATCH}/analysis", show_analysis, wire.Analysis, open_to_all=True),
    Call(
        "POST",
        f"{MATCH}/analysis",
        analyse,
        wire.Analysis,
        wire.AskAnalysis,
        open_to_all=True,
        limit="analyses",
    ),
)
