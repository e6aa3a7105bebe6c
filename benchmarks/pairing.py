"""What one look at those who wait for people costs, with a hundred and with ten thousand.

    python benchmarks/pairing.py [--most 10000] [--json]

`all sit`: everybody finds a table. `none sit`: they want no bots and everybody else is too
far away. `read`: from SQLite, the oldest thousand of each
kind, as a node does once a second. Time of the processor; the ratios say how it grows with ten
times as many.
"""

import argparse
import asyncio
import json
import random
import tempfile
import time
from collections.abc import Callable
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Final

from backroom.games import GAMES
from backroom.server.pairing.queue import NEVER, Waiting, parties
from backroom.server.pairing.usher import MOST_WAITING
from backroom.server.storage.opening import migrate, open_storage
from backroom.server.storage.pairing import Wait

TIMES: Final = 5


def main() -> None:
    """Measure each size and print a line for each part of a look."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--most", type=int, default=10_000)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    sizes = [size for size in (100, 1_000, 10_000, 100_000) if size <= args.most]
    figures: dict[str, dict[int, float]] = {"all sit": {}, "none sit": {}, "read": {}}
    for size in sizes:
        near, far = crowd(size, 30.0), crowd(size, 0.0)
        figures["all sit"][size] = least(partial(parties, near, {}, 60.0))
        figures["none sit"][size] = least(partial(parties, far, {}, 1.0))
        figures["read"][size] = reading(size)
    if args.json:
        print(json.dumps(figures))
        return
    for name, found in figures.items():
        told = "  ".join(f"{size:,}: {found[size]:.2f} ms" for size in sizes)
        ratios = [found[b] / found[a] for a, b in pairwise(sizes)]
        print(f"{name:9} {told}   ratios {' '.join(f'{one:.1f}' for one in ratios)}")


def crowd(size: int, width: float) -> list[Waiting]:
    """So many who wait, their strengths so far spread, or all too far from each other."""
    rng = random.Random(1)
    return [
        Waiting(
            f"p{number}",
            number / size,
            rng.uniform(0, width) if width else 1000.0 * number,
            *rng.choice([(3, 3), (3, 5), (4, 4), (2, 6)]),
            60.0 if width else NEVER,
        )
        for number in range(size)
    ]


def least(work: Callable[[], object]) -> float:
    """The least of some times, in milliseconds of the processor."""
    took = []
    for _ in range(TIMES):
        begun = time.process_time()
        work()
        took.append(1000 * (time.process_time() - begun))
    return round(min(took), 2)


def reading(size: int) -> float:
    """Milliseconds to read those who wait, over all games."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "backroom.sqlite"
        migrate(path)
        return asyncio.run(_reading(path, size))


async def _reading(path: Path, size: int) -> float:
    storage = await open_storage(path)
    try:
        assert storage.pairing is not None
        games = list(GAMES)
        _fill(path, size, games)
        took = []
        for _ in range(TIMES):
            begun = time.process_time()
            await storage.pairing.waiting(0.0, MOST_WAITING)
            took.append(1000 * (time.process_time() - begun))
        return round(min(took), 2)
    finally:
        await storage.close()


def _fill(path: Path, size: int, games: list[str]) -> None:
    import sqlite3

    rows = [
        Wait(f"p{n}", games[n % len(games)], "live", False, 3, 4, 60.0, 30.0, n, n)
        for n in range(size)
    ]
    db = sqlite3.connect(path)
    with db:
        db.executemany(
            "INSERT INTO people (id, name, created, forgotten) VALUES (?, ?, 0, 0)",
            ((row.person, row.person) for row in rows),
        )
        places = ", ".join("?" * len(Wait._fields))
        db.executemany(f"INSERT INTO waits VALUES ({places})", rows)
    db.close()


if __name__ == "__main__":
    main()
