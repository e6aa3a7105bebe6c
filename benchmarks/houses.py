"""A house with one match that was begun and left: what the benchmarks of old tables copy."""

import asyncio
import sys

from backroom.games import TUTORIAL
from backroom.server import wire
from backroom.server.house import House
from backroom.server.realtime import fanout
from backroom.server.serve import SWITCH_SECONDS, spare_the_collector
from backroom.server.settings import Settings
from backroom.server.storage.documents import Chair, TableDoc
from backroom.server.storage.records import Person
from backroom.server.storage.sqlite.storage import migrate, open_storage
from backroom.server.tables import lifecycle


async def open_house(settings: Settings) -> House:
    """A house that is ready, in a process that shares Python as the server's does.

    Otherwise a thread that holds the write lock would wait for a search for rubbish, or for
    its turn beside the others, and that would be taken for the database's time.
    """
    sys.setswitchinterval(SWITCH_SECONDS)
    migrate(settings.database)
    house = House(settings, TUTORIAL, await open_storage(settings.database), fanout)
    await house.open()
    while not house.is_ready:
        await asyncio.sleep(0.001)
    spare_the_collector()
    return house


async def pattern(settings: Settings, order: wire.NewTable) -> TableDoc:
    """One match for two that was begun and left, in a house that is closed again."""
    house = await open_house(settings)
    ann = Person("pattern", "Ann")
    table = await house.tables.create(ann, order)
    table.doc.chairs[1] = Chair("other", "Bob", ready=True)
    await table.do(lambda: lifecycle.start(table, ann))
    await house.close()
    return table.doc
