"""A match begins, is adjourned, continues, and is played again."""

from typing import Final

from backroom.engine.game import AnyGame
from backroom.server import wire
from backroom.server.ids import new_id
from backroom.server.matches import fairness
from backroom.server.matches.live import LiveMatch
from backroom.server.refusals import NotAllowed, NotNow
from backroom.server.storage.documents import TableDoc
from backroom.server.storage.records import MatchHeading, Person

from . import days
from .description import describe
from .seating import changed, check_no_evening, check_unrated
from .table import Race, Table

# The start of a match is nobody's move.
NOBODY: Final = -2


def check_seated(table: Table, person: str) -> list[int]:
    """The seats of somebody at the table, or a refusal."""
    seats = table.doc.seats_of(person)
    if not seats:
        raise NotAllowed("not-seated")
    return seats


async def ready(table: Table, person: Person, order: wire.Ready) -> wire.Table:
    """Ready, or not after all; the nonce goes into the shuffle."""
    table.check_gathering()
    for seat in check_seated(table, person.id):
        table.doc.chairs[seat].ready = order.ready
        table.doc.chairs[seat].nonce = order.nonce
    return await changed(table)


async def start(table: Table, person: Person) -> wire.Table:
    """The host starts, once every chair is taken and the others are ready."""
    table.check_host(person.id)
    table.check_gathering()
    doc = table.doc
    if any(chair.is_free for chair in doc.chairs):
        raise NotNow("empty-chairs")
    waiting = [one.name for one in doc.chairs if not one.ready and one.person != person.id]
    if waiting:
        raise NotNow("not-ready", {"names": ", ".join(waiting)})
    await _deal(table)
    for tab in table.tabs:
        tab.number = 0
    table.send_table()
    table.arrange()
    table.send_news(NOBODY)
    return describe(table)


async def _deal(table: Table) -> None:
    """The first line of the match, its heading and the table's state: durable together."""
    doc, game = table.doc, table.game
    id = new_id()
    key = fairness.match_key(doc.seed, [chair.nonce for chair in doc.chairs])
    options = game.meta.read_options(doc.options, doc.seats)
    started = table.services.time.wall()
    live, line = LiveMatch.start(id, game, doc.seats, options, key, started)
    doc.match = id
    doc.status = "playing"
    table.live = live
    table.misses.clear()
    table.votes.clear()
    table.last_race = Race(-1, set())
    table.first_race = -1
    if doc.is_by_day:
        table.holidays = await table.services.holidays(doc.seated(), started)
        days.note(table)
    heading = heading_of(id, doc, game, started)
    await table.services.journal.begin_match(doc, heading, line)


def heading_of(id: str, doc: TableDoc, game: AnyGame, started: float) -> MatchHeading:
    """The heading of a match that begins at a table."""
    return MatchHeading(
        id=id,
        table=doc.id,
        game=doc.game,
        rules=game.meta.rules_version,
        seats=doc.seats,
        options=doc.options,
        seed=doc.seed,
        commitment=fairness.commitment(doc.seed),
        nonces=[chair.nonce for chair in doc.chairs],
        started=started,
        ended=None,
        places=[],
        ending="",
        shared=False,
        names=[chair.name for chair in doc.chairs],
        people=[chair.person for chair in doc.chairs],
        levels=[chair.level for chair in doc.chairs],
        rated=doc.rated,
    )


async def adjourn(table: Table, person: Person) -> wire.Table:
    """Anybody at the table may stop the clocks for today."""
    table.playing()
    check_seated(table, person.id)
    check_unrated(table)
    check_no_evening(table)
    table.doc.status = "adjourned"
    table.doc.used = table.clocks.used(table.now())
    table.arrange()
    return await changed(table)


async def go_on(table: Table, person: Person) -> wire.Table:
    """And anybody at the table may go on, with what the open question's clock had left."""
    check_seated(table, person.id)
    if table.doc.status != "adjourned":
        raise NotNow("not-adjourned")
    table.doc.status = "playing"
    table.doc.resumed = table.services.time.wall()
    told = await changed(table)
    table.arrange()
    table.send_everything()
    return told


async def rematch(table: Table, person: Person) -> wire.Table:
    """The same people at the same table, with a new secret; who left makes room.

    Nobody is ready yet, whoever asked for it included: each adds a nonce to the new shuffle
    after the commitment to its seed was shown.
    """
    check_seated(table, person.id)
    check_no_evening(table)
    doc = table.doc
    if doc.status != "over":
        raise NotNow("not-over")
    doc.status = "gathering"
    doc.match = None
    doc.seed = fairness.new_seed()
    doc.patient = False
    table.live = None
    for seat, chair in enumerate(doc.chairs):
        if chair.left:
            doc.chairs[seat] = type(chair)()
        else:
            chair.ready = chair.level is not None or doc.device
            chair.nonce = ""
            chair.stand_in = False
    return await changed(table)
