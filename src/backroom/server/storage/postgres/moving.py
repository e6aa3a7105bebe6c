"""Every row from a SQLite file into PostgreSQL, or the other way."""

from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, create_engine, delete, func, insert, select

from backroom.server.refusals import NotNow
from backroom.server.storage.interfaces import StorageError
from backroom.server.storage.records import Outage
from backroom.server.storage.schema import METADATA, house, matches, people, tables

from .connection import FAILURES, reason
from .database import Database
from .schema import leases
from .uptime import ALIVE, OUTAGES

AT_ONCE: Final = 500


async def copied(file: Path, url: str, to_postgres: bool) -> dict[str, int]:
    """Copy all, or nothing at all; gives how much there is of what people ask for."""
    database = Database(url)

    def work(shared: Connection) -> dict[str, int]:
        engine = create_engine(f"sqlite:///{file}")
        try:
            with engine.begin() as own:
                own.exec_driver_sql("BEGIN IMMEDIATE")
                if to_postgres:
                    return _to_postgres(own, shared)
                return _to_sqlite(shared, own)
        except FAILURES as error:
            raise StorageError(reason(error)) from error
        finally:
            engine.dispose()

    try:
        return await database.look(work)
    finally:
        await database.close()


def _to_postgres(own: Connection, shared: Connection) -> dict[str, int]:
    counts = _copy(own, shared)
    kept = {row.name: row.value for row in own.execute(select(house))}
    query = select(tables.c.id).where(tables.c.status == "playing", tables.c.clock > 0)
    # When the file was served last: no clock counts the time since.
    outages = msgspec.json.decode(kept.get(OUTAGES, "[]"))
    gap = {"node": None, "stopped": float(kept.get(ALIVE, 0)), "outages": outages}
    rows = [{"table_id": id, **gap} for id in own.scalars(query)]
    if rows:
        shared.execute(insert(leases), rows)
    return counts


def _to_sqlite(shared: Connection, own: Connection) -> dict[str, int]:
    counts = _copy(shared, own)
    last, outages = 0.0, set[Outage]()
    for row in shared.execute(select(leases.c.stopped, leases.c.outages)):
        last = max(last, row.stopped or 0.0)
        outages.update(Outage(*one) for one in row.outages)
    own.execute(delete(house).where(house.c.name.in_((ALIVE, OUTAGES))))
    text = msgspec.json.encode(sorted(outages)).decode()
    own.execute(insert(house), [{"name": ALIVE, "value": repr(last)}])
    own.execute(insert(house), [{"name": OUTAGES, "value": text}])
    return counts


def _copy(source: Connection, target: Connection) -> dict[str, int]:
    """Row by row, a few hundred at a time; into an empty database only."""
    if any(target.scalar(select(func.count()).select_from(one)) for one in (people, tables)):
        raise NotNow("not-empty")
    for table in METADATA.sorted_tables:
        target.execute(delete(table))
        for rows in source.execute(select(table)).partitions(AT_ONCE):
            values: list[dict[str, Any]] = [dict(row._mapping) for row in rows]
            target.execute(insert(table), values)
    counted = {"people": people, "tables": tables, "matches": matches}
    return {
        name: target.scalar(select(func.count()).select_from(table)) or 0
        for name, table in counted.items()
    }
