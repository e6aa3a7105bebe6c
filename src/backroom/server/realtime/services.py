"""What commands of a tab may use beside the table itself."""

from dataclasses import dataclass

from backroom.server.limits import Limits
from backroom.server.pacing import Pacer
from backroom.server.storage.interfaces import PeopleStore, TableStore


@dataclass(frozen=True)
class SocketServices:
    """How often somebody may do something, old chat, who hears whom, and whose turn it is."""

    limits: Limits
    tables: TableStore
    people: PeopleStore
    pacer: Pacer
