"""What waits for a person: whether a table asks them something, and until when."""

import math
from typing import Final

from backroom.server import wire
from backroom.server.matches.live import STAGE
from backroom.server.storage.documents import TableDoc
from backroom.server.storage.records import Standing

from .description import describe, describe_doc
from .table import Table

ORDER: Final = ("playing", "gathering", "adjourned")


def engagement(table: Table, person: str) -> wire.Engagement:
    """A table that is awake, as it concerns one of those who sit there."""
    live = table.live
    is_on = live is not None and table.doc.status == "playing"
    pending = live.match.state.pending if live is not None and is_on else 0
    return _engagement(describe(table), table.doc, person, pending)


def standing_engagement(standing: Standing, person: str) -> wire.Engagement:
    """A table that sleeps, as it concerns one of those who sit there."""
    doc = standing.doc
    if doc.is_by_day:
        pending = sum(1 << seat for seat, chair in enumerate(doc.chairs) if chair.until)
    else:
        pending = STAGE.decode(standing.newest.events).pending if standing.newest else 0
    return _engagement(describe_doc(doc, None), doc, person, pending)


def urgency(one: wire.Engagement) -> tuple[bool, float, int]:
    """Where a table stands in a person's list: those that ask first, by their time."""
    until = math.inf if one.until is None else one.until
    return not one.asked, until, ORDER.index(one.table.status)


def _engagement(told: wire.Table, doc: TableDoc, person: str, pending: int) -> wire.Engagement:
    own = [seat for seat in doc.seats_of(person) if not doc.chairs[seat].bot_plays]
    asked = [seat for seat in own if pending >> seat & 1] if doc.status == "playing" else []
    until = min((doc.chairs[seat].until for seat in asked), default=0.0)
    return wire.Engagement(told, bool(asked), round(until * 1000) if until else None)
