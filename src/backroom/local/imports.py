"""Records brought in from elsewhere: a match that was exported can be looked at again."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from backroom.engine.chance import ReplayChance
from backroom.engine.errors import Refusal
from backroom.engine.game import AnyGame
from backroom.engine.match import Match, repeat
from backroom.engine.record import Record, read_record, replay_record
from backroom.server import wire
from backroom.server.house import House
from backroom.server.http import cookies
from backroom.server.http.operations import ENCODER, problem
from backroom.server.ids import new_id
from backroom.server.languages import spoken
from backroom.server.matches import fairness
from backroom.server.matches.live import LiveMatch
from backroom.server.refusals import BadFrame, NoSession, NotNow, TooLarge
from backroom.server.storage.records import JournalLine, MatchHeading, MatchResult, Person
from backroom.server.tables.creation import empty_table

# No match is a tenth as long.
MOST_BYTES: Final = 4 * 1024 * 1024
MILLI: Final = 1000


async def import_record(request: Request) -> Response:
    """Keep a finished match from its record, as if it had been played here."""
    house: House = request.app.state.house
    try:
        told = await _kept(house, request)
    except Refusal as refusal:
        return problem(refusal, spoken(request.headers.get("accept-language", "")))
    return Response(ENCODER.encode(told), media_type="application/json")


async def _kept(house: House, request: Request) -> wire.Shared:
    person = await house.sessions.find(cookies.session_of(request), "")
    if person is None:
        raise NoSession("no-session")
    body = await request.body()
    if len(body) > MOST_BYTES:
        raise TooLarge("too-large")
    try:
        record = read_record(body.decode(), house.games)
    except UnicodeError:
        raise BadFrame("not-a-record") from None
    game = house.games[record.game]
    if not replay_record(record, game).is_over:
        raise NotNow("record-not-over")
    id = record.notes.get("match") or new_id()
    if await house.storage.matches.find(id) is None:
        await _keep(house, person, game, record, id)
    return wire.Shared(f"/replay/{id}")


async def _keep(house: House, person: Person, game: AnyGame, record: Record, id: str) -> None:
    """A table that is closed, and its match in the journal from the first line to the last."""
    now = house.time.wall()
    options = game.meta.read_options(record.options, record.seats)
    order = wire.NewTable(game=record.game, seats=record.seats)
    doc = empty_table(order, game.meta.option_texts(options), person.id)
    doc.status, doc.match = "closed", id
    live = LiveMatch(id, _begun(game, record, options), b"")
    lines = _lines(live, record, now)
    heading = _heading(person, record, doc.id, id, now)
    journal = house.storage.journal
    await journal.begin_match(doc, heading, lines[0])
    for line in lines[1:-1]:
        await journal.append(doc.id, line)
    places = list(live.match.places)
    await journal.end_match(doc, lines[-1], MatchResult(lines[-1].at, places, record.ended))


def _begun(game: AnyGame, record: Record, options: tuple[int, ...]) -> Match:
    choices = [choice for entry in record.log for choice in entry.chance]
    return Match(game, record.seats, options, ReplayChance(choices))


def _lines(live: LiveMatch, record: Record, now: float) -> list[JournalLine]:
    """The journal of the match, with the pauses that the record remembers."""
    arrived = record.notes.get("arrivals", "").split(",")
    known = len(arrived) == len(record.log) and all(one.isdigit() for one in arrived)
    after = [int(one) / MILLI for one in arrived] if known else [0.0] * len(record.log)
    lines = [live.line(live.match.log[0], now + after[0])]
    for entry, later in zip(record.log[1:], after[1:], strict=True):
        repeat(live.match, entry)
        lines.append(live.line(entry, now + later))
    return lines


def _heading(
    person: Person, record: Record, table: str, id: str, started: float
) -> MatchHeading:
    """The heading of a match that was played elsewhere; whoever brings it takes their seat."""
    names = list(record.players)
    mine = names.index(person.name) if person.name in names else 0
    seed, nonces = record.notes.get("seed", ""), record.notes.get("nonces", "").split("|")
    is_proven = bool(seed) and len(nonces) == record.seats
    return MatchHeading(
        id=id,
        table=table,
        game=record.game,
        rules=record.rules,
        seats=record.seats,
        options=record.options,
        seed=seed if is_proven else "",
        commitment=record.notes.get("commitment") or fairness.commitment(seed),
        nonces=nonces if is_proven else [""] * record.seats,
        started=started,
        ended=None,
        places=[],
        ending="",
        shared=False,
        names=names,
        people=[person.id if seat == mine else None for seat in range(record.seats)],
        levels=[None] * record.seats,
    )
