"""Which node plays which table: rows in PostgreSQL that a node must hold to write.

Leases end by the database's clock, so that the clocks of the nodes need not agree. For how long
a table was played is counted by the clock of the node that played it.
"""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, TypeVar

import asyncpg
import msgspec

from backroom.server.ids import new_id
from backroom.server.storage.records import Node, Outage, Roll, Share, Tenure

from .connection import FAILURES, connect, failure
from .database import Database
from .writer import Writer

R = TypeVar("R")

NOW: Final = "extract(epoch FROM clock_timestamp())::float8"
# The longest clock of an hour has seen no more changes of its node than this.
MOST_OUTAGES: Final = 200
LEASE_COMMAND_SECONDS: Final = 2.0
# The first of two numbers of a lock that a node holds as long as its connection is open.
CONNECTED: Final = 20231116

JOIN: Final = f"""
    INSERT INTO nodes (id, address, version, alive, until, lobby, rules)
    VALUES ($1, $2, $3, $5, {NOW} + $4, '[]', $6)
"""
# In one statement what a node does twice a second: most of what a node costs that nobody uses.
RENEW: Final = f"""
    UPDATE nodes SET alive = $3, until = {NOW} + $2 FROM (
        SELECT count(*) FILTER (WHERE until > {NOW}) AS others,
            count(*) FILTER (WHERE until > {NOW} AND id < $1) AS before,
            coalesce(bool_or(until < {NOW} + $4), false) AS late
        FROM nodes WHERE id <> $1
    ) AS seen WHERE id = $1 RETURNING others, before, late
"""
ALIVE: Final = "SELECT id, address, version, alive FROM nodes WHERE until > " + NOW
REPLACE: Final = """
    WITH gone AS (DELETE FROM nodes WHERE address = $1 RETURNING id, alive)
    UPDATE leases SET node = NULL, stopped = gone.alive FROM gone WHERE leases.node = gone.id
"""
# The system closes the connections of a process that dies, so that PostgreSQL knows of it long
# before the lease ends; who only lost a connection has until $2 to come back.
CONNECT: Final = f"SELECT pg_advisory_lock_shared({CONNECTED}, hashtext($1))"
IS_GONE: Final = f"pg_try_advisory_xact_lock({CONNECTED}, hashtext(id))"
# Those that are locked write at this moment; they are looked at again a second later.
BURY: Final = f"""
    WITH dead AS (
        DELETE FROM nodes WHERE id IN (
            SELECT id FROM nodes WHERE id <> $1
                AND CASE WHEN until < {NOW} THEN true WHEN until < {NOW} + $2 THEN {IS_GONE} END
            FOR UPDATE SKIP LOCKED
        ) RETURNING id, alive
    ), freed AS (
        UPDATE leases SET node = NULL, stopped = dead.alive FROM dead
        WHERE leases.node = dead.id
    )
    SELECT id FROM dead
"""


# The match that is played at a table, and the nodes that live and know its rules: as long as
# there are any, no other node takes the table, as it could only end the match.
def _played(table: str) -> str:
    return f"""
        SELECT game, rules FROM matches WHERE table_id = {table} AND EXISTS (
            SELECT FROM tables WHERE id = {table} AND status IN ('playing', 'adjourned')
        ) ORDER BY started DESC LIMIT 1
    """


KNOWS: Final = "(nodes.rules ->> played.game)::int = played.rules"
OTHERS_KNOW: Final = f"""
    SELECT FROM ({_played("wanted")}) AS played
    WHERE ($5::jsonb ->> played.game)::int IS DISTINCT FROM played.rules
        AND EXISTS (SELECT FROM nodes WHERE until > {NOW} AND {KNOWS})
"""
TAKE: Final = f"""
    WITH fence AS MATERIALIZED (
        SELECT id FROM nodes WHERE id = $1 AND until > {NOW} FOR KEY SHARE
    )
    INSERT INTO leases AS kept (table_id, node, outages)
    SELECT wanted, fence.id, '[]' FROM unnest($2::text[]) AS wanted, fence
    WHERE $3 OR (EXISTS (SELECT FROM tables WHERE id = wanted) AND NOT EXISTS ({OTHERS_KNOW}))
    ORDER BY wanted
    ON CONFLICT (table_id) DO UPDATE SET
        node = excluded.node,
        stopped = NULL,
        outages = CASE
            WHEN kept.stopped IS NULL THEN kept.outages
            WHEN jsonb_array_length(kept.outages) >= {MOST_OUTAGES} THEN kept.outages - 0
            ELSE kept.outages
        END || CASE
            WHEN kept.stopped IS NULL THEN '[]'::jsonb
            ELSE jsonb_build_array(jsonb_build_array(kept.stopped, $4::float8))
        END
    WHERE kept.node IS NULL OR kept.node = excluded.node
    RETURNING table_id, outages::text
"""
HOLDS: Final = "SELECT true FROM leases WHERE table_id = $1 AND node = $2"
HOLDER: Final = f"""
    SELECT id, address, version, alive FROM nodes
    WHERE id = (SELECT node FROM leases WHERE table_id = $1) AND until > {NOW}
"""
# Every node sends people to the same one of those that know the rules, or keeps them.
KNOWING: Final = f"""
    SELECT id, address, version, alive FROM nodes, ({_played("$1")}) AS played
    WHERE until > {NOW} AND {KNOWS} ORDER BY id = $2 DESC, md5(id || $1) LIMIT 1
"""
# Only of a match under way it matters for how long nobody played it.
GIVE_UP: Final = """
    WITH played AS MATERIALIZED (
        SELECT id FROM tables WHERE id = ANY($2::text[]) AND status = 'playing'
    ), over AS (
        DELETE FROM leases WHERE node = $1 AND table_id = ANY($2::text[])
            AND table_id NOT IN (SELECT id FROM played)
    )
    UPDATE leases SET node = NULL, stopped = $3
    WHERE node = $1 AND table_id IN (SELECT id FROM played)
"""
LEAVE: Final = """
    WITH gone AS (DELETE FROM nodes WHERE id = $1 RETURNING id)
    UPDATE leases SET node = NULL, stopped = $2 FROM gone WHERE leases.node = gone.id
"""
# What is not played at all has no lease, and whoever asks for it waits for nobody.
UNHELD: Final = "SELECT table_id FROM leases WHERE table_id = ANY($1::text[]) AND node IS NULL"
SHOW: Final = "UPDATE nodes SET lobby = $2 WHERE id = $1"
LOBBIES: Final = f"SELECT lobby FROM nodes WHERE id <> $1 AND until > {NOW} ORDER BY id"
SHARES: Final = f"""
    SELECT nodes.id, address, version, nodes.until - {NOW} AS left,
        array_remove(array_agg(leases.table_id ORDER BY leases.table_id), NULL) AS tables,
        count(*) FILTER (WHERE tables.status = 'playing') AS playing
    FROM nodes LEFT JOIN leases ON leases.node = nodes.id
        LEFT JOIN tables ON tables.id = leases.table_id
    GROUP BY nodes.id ORDER BY address, nodes.id
"""
UNPLAYED: Final = """
    SELECT tables.id FROM tables LEFT JOIN leases ON leases.table_id = tables.id
    WHERE status = 'playing' AND leases.node IS NULL ORDER BY tables.id
"""
SECRET: Final = """
    INSERT INTO house (name, value) VALUES ('secret', $1)
    ON CONFLICT (name) DO UPDATE SET value = house.value RETURNING value
"""
ORPHANS: Final = """
    SELECT id FROM tables LEFT JOIN leases ON leases.table_id = tables.id
    WHERE status = 'playing' AND clock > 0 AND leases.node IS NULL
    ORDER BY updated DESC
"""


class PostgresLeases:
    """Leases in PostgreSQL; what is promised stands in `storage.interfaces.LeaseStore`."""

    def __init__(self, url: str, writer: Writer, database: Database) -> None:
        self._url = url
        self._writer = writer
        self._database = database
        self._connection: asyncpg.Connection[asyncpg.Record] | None = None
        self._one_at_a_time = asyncio.Lock()
        self._rules = "{}"

    @property
    def node(self) -> str:
        """The name of this node as long as it lives; empty before it has joined."""
        return self._writer.node

    async def join(
        self,
        address: str,
        version: str,
        seconds: float,
        at: float,
        replace: bool = False,
        rules: Mapping[str, int] | None = None,
    ) -> None:
        """Become a node under a new name: what was held under an old one is not held now."""
        id = new_id()
        if replace:
            await self._do(lambda db: db.execute(REPLACE, address))
        self._rules = msgspec.json.encode(rules or {}).decode()
        row = (id, address, version, seconds, at, self._rules)
        await self._do(lambda db: db.execute(JOIN, *row))
        await self._do(lambda db: db.execute(CONNECT, id))
        self._writer.become(id)

    async def renew(self, seconds: float, at: float, early: float = 0.0) -> Roll | None:
        """Live so many seconds more, and see the others; None if taken for dead."""
        given = (self.node, seconds, at, early)
        row = await self._do(lambda db: db.fetchrow(RENEW, *given))
        return None if row is None else Roll(*row)

    async def alive(self) -> list[Node]:
        """Every node that lives, this one included."""
        rows = await self._do(lambda db: db.fetch(ALIVE))
        return [Node(*row) for row in rows]

    async def bury(self, early: float = 0.0) -> list[str]:
        """Free what dead nodes held; gives the nodes that were found dead."""
        rows = await self._do(lambda db: db.fetch(BURY, self.node, early))
        return [row["id"] for row in rows]

    async def take(
        self, tables: list[str], at: float, are_new: bool = False
    ) -> dict[str, Tenure]:
        """Hold those of these tables that no node holds."""
        given = (self.node, tables, are_new, at, self._rules)
        rows = await self._do(lambda db: db.fetch(TAKE, *given))
        return {row["table_id"]: _tenure(row, at) for row in rows}

    async def holds(self, table: str) -> bool:
        """Whether this node holds a table, by what the database says."""
        return bool(await self._do(lambda db: db.fetchval(HOLDS, table, self.node)))

    async def holder(self, table: str) -> Node | None:
        """The living node that holds a table, or else one that knows its match's rules."""
        row = await self._do(lambda db: db.fetchrow(HOLDER, table))
        if row is None:
            row = await self._do(lambda db: db.fetchrow(KNOWING, table, self.node))
        return None if row is None else Node(*row)

    async def give_up(self, tables: list[str], at: float) -> None:
        """Hold these tables no longer; nothing is being written about them."""
        await self._do(lambda db: db.execute(GIVE_UP, self.node, tables, at))

    async def unheld(self, tables: list[str]) -> list[str]:
        """Those of these tables with a match under way that no node plays at this moment."""
        rows = await self._do(lambda db: db.fetch(UNHELD, tables)) if tables else []
        return [row["table_id"] for row in rows]

    async def show(self, lobby: bytes) -> None:
        """Keep this node's list of tables with its row: it is gone when the node is."""
        await self._do(lambda db: db.execute(SHOW, self.node, lobby))

    async def lobbies(self) -> list[bytes]:
        """The lists of the other living nodes."""
        rows = await self._do(lambda db: db.fetch(LOBBIES, self.node))
        return [row["lobby"] for row in rows]

    async def shares(self) -> list[Share]:
        """Every node with the tables it holds, and at last the matches that nobody plays."""
        rows = await self._do(lambda db: db.fetch(SHARES))
        free = [row["id"] for row in await self._do(lambda db: db.fetch(UNPLAYED))]
        return [*(Share(*row) for row in rows), Share("", "", "", 0.0, free, len(free))]

    async def secret(self) -> str:
        """Made by the first who asks for it, and the same for all who ask later."""
        made = secrets.token_urlsafe(32)
        secret: str = await self._do(lambda db: db.fetchval(SECRET, made))
        return secret

    async def orphans(self) -> list[str]:
        """Tables with a match under way and a clock that no node holds, newest first."""
        rows = await self._do(lambda db: db.fetch(ORPHANS))
        return [row["id"] for row in rows]

    async def leave(self, at: float) -> None:
        """Stop to be a node, and hold nothing any more."""
        await self._do(lambda db: db.execute(LEAVE, self.node, at))
        self._writer.become("")

    def hang_up(self) -> None:
        """Wait for no answer of the database any more, whoever asked for it."""
        self._drop()
        self._writer.hang_up()
        self._database.hang_up()

    async def close(self) -> None:
        """Let go of the connection."""
        if self._connection is not None:
            await self._connection.close(timeout=LEASE_COMMAND_SECONDS)

    async def _do(
        self, work: "Callable[[asyncpg.Connection[asyncpg.Record]], Awaitable[R]]"
    ) -> R:
        """On a connection of its own, so that no lease waits behind what people ask for."""
        async with self._one_at_a_time:
            try:
                async with asyncio.timeout(LEASE_COMMAND_SECONDS):
                    if self._connection is None or self._connection.is_closed():
                        self._connection = await connect(self._url)
                        if self.node:
                            await self._connection.execute(CONNECT, self.node)
                    return await work(self._connection)
            except FAILURES as error:
                self._drop()
                raise failure(error) from error

    def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()


def _tenure(row: Any, at: float) -> Tenure:
    outages = msgspec.json.decode(row["outages"], type=list[Outage])
    return Tenure(at, outages)
