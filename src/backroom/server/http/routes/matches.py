"""Calls about finished matches: replay, share, export, analysis."""

from collections.abc import Callable
from typing import Final

from backroom.engine.events import SPECTATOR
from backroom.server import wire
from backroom.server.bots.levels import can_search
from backroom.server.http.operations import ENCODER, Ask, Call, Reply
from backroom.server.matches.replays import Shelf, replay_of
from backroom.server.refusals import NotAllowed, NotFound, NotNow
from backroom.server.storage import archive
from backroom.server.storage.archive import Kept
from backroom.server.storage.journal import Line

SHELF: Final = Shelf()
# A whole match is as much work as this many other calls.
DEAR: Final = 6


async def _finished(ask: Ask) -> Kept:
    """A match that is over, for those who played it and for all if it is shared."""
    kept = await ask.house.store.run(archive.find_match, ask.params["match"])
    played = ask.person.id and ask.person.id in kept.people
    if kept.ended is None or not (played or kept.shared) or kept.game not in ask.house.games:
        raise NotFound("no-such-match")
    return kept


async def replay(ask: Ask) -> Reply:
    """A match from its stored events; `eyes` is a seat, or nothing for a spectator's."""
    kept = await _finished(ask)
    eyes = ask.query.get("eyes", "")
    seats = {str(seat): seat for seat in range(kept.seats)} | {"": SPECTATOR}
    if eyes not in seats:
        raise NotFound("no-such-eyes")
    game = ask.house.games[kept.game]

    def make(lines: list[Line]) -> bytes:
        return ENCODER.encode(replay_of(game, kept, lines, seats[eyes]))

    return Reply(None, data=await _made(ask, kept, eyes, make))


async def _made(ask: Ask, kept: Kept, what: str, make: Callable[[list[Line]], bytes]) -> bytes:
    """Something that is made of the journal of a match."""
    store = ask.house.store
    # With the names, so that whoever was forgotten meanwhile is forgotten here, too.
    key = (kept.id, what, *kept.names)
    return await SHELF.fetch(key, lambda: make(store.call(archive.lines_of, kept.id)))


async def share(ask: Ask) -> wire.Shared:
    """Whoever has the link may see the match from now on."""
    kept = await _finished(ask)
    if ask.person.id not in kept.people:
        raise NotAllowed("not-seated")
    await ask.house.store.run(archive.share, kept.id)
    return wire.Shared(f"/replay/{kept.id}")


async def export(ask: Ask) -> Reply:
    """A match in writing, as `backroom replay` reads it."""
    kept = await _finished(ask)
    game = ask.house.games[kept.game]

    def make(lines: list[Line]) -> bytes:
        return archive.record_text(game, kept, lines).encode()

    return Reply(None, data=await _made(ask, kept, "record", make), kind="text/plain")


def _analysed_seat(ask: Ask, kept: Kept, seat: str) -> int:
    """The seat whose choices are meant; of a match that can be run again."""
    game = ask.house.games[kept.game]
    if kept.rules != game.meta.rules_version or not can_search(game):
        raise NotNow("no-analysis")
    if seat not in {str(one) for one in range(kept.seats)}:
        raise NotFound("no-such-eyes")
    return int(seat)


async def analyse(ask: Ask) -> wire.Analysis:
    """A seat's choices are looked at again; asked a second time, it tells how far that is."""
    kept = await _finished(ask)
    seat = _analysed_seat(ask, kept, str(ask.body.seat))
    return await ask.house.analyst.ask(ask.house.games[kept.game], kept, seat)


async def show_analysis(ask: Ask) -> wire.Analysis:
    """What is known so far about the choices of a `seat`; nothing is begun by asking."""
    kept = await _finished(ask)
    seat = _analysed_seat(ask, kept, ask.query.get("seat", ""))
    return await ask.house.analyst.look(kept.id, seat)


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
