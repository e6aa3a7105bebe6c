"""What commands of a tab may use beside the table itself."""

from dataclasses import dataclass

from backroom.server.limits import Limits
from backroom.server.moderation.desk import Desk
from backroom.server.pacing import Pacer
from backroom.server.storage.interfaces import PeopleStore, TableStore


@dataclass(frozen=True)
class SocketServices:
    """Limits, old chat, who hears whom, whose turn it is, and who may talk."""

    limits: Limits
    tables: TableStore
    people: PeopleStore
    pacer: Pacer
    desk: Desk | None = None
