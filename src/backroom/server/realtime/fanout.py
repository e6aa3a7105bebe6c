"""What goes out to the tabs of a table: the one place where frames about a match are made.

Everything in an update comes from the engine's view, frames and decision for one seat, and from
the clock as that seat may know it; nothing here looks at the state.
"""

from functools import cache
from typing import Any, Final

from backroom.engine.events import SPECTATOR
from backroom.engine.game import AnyGame
from backroom.engine.match import Frame
from backroom.server import wire
from backroom.server.matches.live import LiveMatch
from backroom.server.storage.documents import described
from backroom.server.tables.table import Table

from .connection import ENCODER, Connection

NOBODY: Final = "nobody"


def seat_of(connection: Connection) -> int:
    """The seat whose eyes a tab has."""
    return SPECTATOR if connection.seat is None else connection.seat


def actions(
    game: AnyGame, legal: tuple[int, ...], whole: tuple[int, ...] = ()
) -> list[wire.Action]:
    """Actions as the wire has them, those that are a whole answer marked."""
    parts, answers = _all_actions(game, False), _all_actions(game, True)
    marked = set(whole)
    return [(answers if action in marked else parts)[action] for action in legal]


@cache
def _all_actions(game: AnyGame, whole: bool) -> list[wire.Action]:
    """Made once a game: making them anew for every update costs a tenth of a move."""
    made: list[Any] = [game.actions.data(action) for action in range(game.actions.size)]
    return [wire.Action(**data, whole=whole) for data in made]


def update(table: Table, live: LiveMatch, seat: int, since: int) -> wire.Update:
    """The match as a seat sees it, with what happened after its frame `since`."""
    match, game = live.match, live.game
    frames = match.frames(seat, since)
    latest = frames[-1] if frames else match.frames(seat, live.number(seat) - 1)[-1]
    events = [one for frame in frames for one in _told(live, seat, frame)]
    asked = seat >= 0 and match.state.pending >> seat & 1 and not match.is_over
    decision = match.decision(seat, with_whole=True) if asked else None
    view = match.view(seat) if decision is None else decision.view
    return wire.Update(
        number=latest.number,
        since=min(since, latest.number),
        you=None if seat == SPECTATOR else seat,
        prompt=latest.prompt,
        pending=[one for one in range(match.state.seats) if latest.waiting >> one & 1],
        view=game.view_data(game.shown(view)),
        events=events,
        legal=[] if decision is None else actions(game, decision.legal, decision.whole),
        default=None if decision is None else decision.default,
        clock=table.clocks.told_to(seat, decision is not None, table.house.now()),
        over=match.is_over,
    )


def _told(live: LiveMatch, seat: int, frame: Frame) -> list[dict[str, object]]:
    """The events of a frame; what the seat has seen before may be told with less in it."""
    game, match = live.game, live.match
    told = frame.events
    if frame.number <= live.seen[seat] and not match.is_over:
        options = match.state.options
        told = tuple((kind, game.told_again(options, kind, values)) for kind, values in told)
    return [game.events.data(*event) for event in told]


def note_seen(table: Table, connection: Connection) -> None:
    """A tab that speaks, or says goodbye, has seen all that was sent to it."""
    if table.live is not None:
        table.live.note_seen(seat_of(connection), connection.number)


def send_update(table: Table, connection: Connection, since: int) -> None:
    """The match to one tab, from a frame on."""
    if table.live is None:
        return
    seat = seat_of(connection)
    table.live.note_seen(seat, since)
    frame = update(table, table.live, seat, min(since, table.live.number(seat)))
    connection.number = frame.number
    connection.send(frame)


def send_news(table: Table, mover: int) -> None:
    """To every tab the frames it has not had; who moved gets a fresh view in any case."""
    live = table.live
    if live is None:
        return
    made: dict[tuple[int, int], bytes] = {}
    for connection in table.connections:
        seat = seat_of(connection)
        number = live.number(seat)
        if connection.number == number and seat != mover:
            continue
        key = (seat, min(connection.number, number))
        if key not in made:
            made[key] = ENCODER.encode(update(table, live, *key))
        connection.number = number
        connection.send_bytes(made[key])


def send_everything(table: Table) -> None:
    """A fresh view to every tab, as after a pause."""
    for connection in table.connections:
        send_update(table, connection, connection.number)


def describe(table: Table) -> wire.Table:
    """A table as everybody may see it: no seed before the end."""
    present = {one.person for one in table.connections}
    votes = {seat: len(voters) for seat, voters in table.votes.items()}
    return described(table.doc, _reveal(table), present, votes)


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


def send_table(table: Table, only: Connection | None = None) -> None:
    """The table to every tab, or to one."""
    told = describe(table)
    for connection in [only] if only else table.connections:
        frame = wire.TableFrame(
            table=told,
            me=connection.person,
            mine=table.doc.seats_of(connection.person),
            you=connection.seat,
            muted=sorted(connection.muted),
        )
        connection.send(frame)


def send_chat(table: Table, line: wire.Chatted) -> None:
    """Words of players to all; words of spectators to spectators; never to who muted them."""
    for connection in table.connections:
        if hears(table, connection, line):
            connection.send(line)


def hears(table: Table, connection: Connection, line: wire.Chatted) -> bool:
    """Whether a line of chat is for a tab."""
    if line.person in connection.muted:
        return False
    return line.seat is not None or not table.doc.seats_of(connection.person)
