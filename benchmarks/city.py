"""What a city of players would need: nodes, databases, memory and network.

    python -m benchmarks.city                       from the figures of docs/city.md
    python -m benchmarks.city --measure             measures first what a line costs PostgreSQL

What was measured are the costs of one move, socket, table and line; the rest is arithmetic, and
a ring of hashes like nginx's, on which tables fall unevenly and from which one node dies.
"""

import argparse
import asyncio
import math
import os
import resource
import tempfile
import zlib
from bisect import bisect
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.server import postgres
from tests.server.storage.test_storage import ANN, BOB, heading, line, table

from backroom.server.storage.opening import open_storage

# nginx gives each server of a consistent hash so many points on the ring.
POINTS: Final = 160
# So many tables show how unevenly a ring divides any number of them.
SAMPLE: Final = 100_000
LINES: Final = 4_000
GROUPS: Final = (1, 4, 100)
KIB: Final = 1024


@dataclass(frozen=True)
class Costs:
    """Measured: processor time in ms, memory in KiB, and bytes on the wire."""

    move_ms: float = 0.45
    socket_kib: float = 26.3
    table_kib: float = 141.0
    frame_bytes: float = 959.0
    line_database_ms: float = 0.14


@dataclass(frozen=True)
class City:
    """Assumed: who plays how, and how full a core may be so that nobody waits."""

    people: int
    seats: int = 4
    seconds_a_move: float = 8.0
    busy: float = 0.5
    database_cores: int = 32


def ring(nodes: int) -> list[tuple[int, int]]:
    """The points of every node, in order."""
    points = ((f"node{node}-{point}", node) for node in range(nodes) for point in range(POINTS))
    return sorted((zlib.crc32(name.encode()), node) for name, node in points)


def shares(nodes: int, dead: int = -1) -> list[float]:
    """The part of all tables that each living node gets."""
    points = [one for one in ring(nodes) if one[1] != dead]
    keys = [key for key, _ in points]
    found: Counter[int] = Counter()
    for number in range(SAMPLE):
        at = bisect(keys, zlib.crc32(f"table-{number}".encode())) % len(points)
        found[points[at][1]] += 1
    return [found[node] / SAMPLE for node in range(nodes) if node != dead]


def needed_nodes(city: City, costs: Costs) -> int:
    """The fewest of which the fullest stays as busy as it may be, also after one has died."""
    load = city.people / city.seats / city.seconds_a_move * costs.move_ms / 1000
    nodes = max(2, math.ceil(load / city.busy))
    while load * max(shares(nodes, dead=0)) > city.busy:
        nodes += max(1, nodes // 50)
    return nodes


def tell(city: City, costs: Costs) -> list[str]:
    """What it takes, a line a thing."""
    tables = city.people / city.seats
    moves = tables / city.seconds_a_move
    nodes = needed_nodes(city, costs)
    fullest = max(shares(nodes)) * nodes
    memory = (city.people * costs.socket_kib + tables * costs.table_kib) / KIB / KIB
    database = moves * costs.line_database_ms / 1000
    shards = math.ceil(database / (city.database_cores * city.busy))
    wire = moves * city.seats * costs.frame_bytes * 8 / 1e9
    return [
        f"{city.people:,} people at {tables:,.0f} tables, {moves:,.0f} moves a second",
        f"{nodes} nodes of one core each; the fullest has {fullest:.2f} times its share",
        f"{memory:,.0f} GiB of memory in all, {memory / nodes:.1f} GiB a node",
        f"{database:.1f} cores of PostgreSQL, {shards} of {city.database_cores} cores each",
        f"{wire:.2f} Gbit/s to people, {wire / nodes * 1000:.0f} Mbit/s a node",
        f"one node dies: {city.people * max(shares(nodes)):,.0f} people connect again at most",
    ]


async def measure() -> float:
    """The processor time of the database for a line, in ms, where each is a commit."""
    found = [await _measure(together) for together in GROUPS]
    return found[0]


async def _measure(together: int) -> float:
    with tempfile.TemporaryDirectory() as folder:
        url = await asyncio.to_thread(postgres.database_of, Path(folder))
        storage = await open_storage(url)
        assert storage.leases is not None
        await storage.leases.join("", "", 3600.0, at=1.0)
        docs = [table(ANN, BOB) for _ in range(together)]
        await storage.leases.take([one.id for one in docs], at=1.0, are_new=True)
        for doc in docs:
            doc.match, doc.status = f"m-{doc.id}", "playing"
            first = line(doc.match, 0)
            await storage.journal.begin_match(doc, heading(doc, doc.match, 5.0), first)
        database, own = _database_seconds(), _own_seconds()
        for number in range(1, LINES // together + 1):
            writes = (
                storage.journal.append(doc.id, line(doc.match or "", number)) for doc in docs
            )
            await asyncio.gather(*writes)
        of_database = (_database_seconds() - database) / LINES * 1000
        of_node = (_own_seconds() - own) / LINES * 1000
        await storage.close()
    print(f"groups of {together}: a line costs PostgreSQL {of_database:.3f} ms,", end=" ")
    print(f"and the node that writes it {of_node:.3f} ms")
    return of_database


def _own_seconds() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


def _database_seconds() -> float:
    """What the server and all its processes have used so far."""
    process = postgres.running().process
    assert process is not None
    ticks = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            rest = stat.read_text().rpartition(") ")[2].split()
        except OSError:
            continue
        if int(rest[1]) == process.pid or int(stat.parent.name) == process.pid:
            ticks += int(rest[11]) + int(rest[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def main() -> None:
    """Print what cities of three sizes need."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--measure", action="store_true", help="measure PostgreSQL first")
    parser.add_argument("--people", type=int, nargs="*", default=[10_000, 100_000, 1_000_000])
    args = parser.parse_args()
    costs = Costs(line_database_ms=asyncio.run(measure())) if args.measure else Costs()
    for people in args.people:
        print("\n".join(tell(City(people), costs)), end="\n\n")


if __name__ == "__main__":
    main()
