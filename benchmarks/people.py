"""What many accounts and tables by the day cost: each page, the sweep, the start, the memory.

    python -m benchmarks.people --accounts 100000 --tables 100000

The data is made up: every account has a passkey and ten recovery codes, every table is a match
of Leduc by the day that was begun and left, and each of them sleeps. One person sits at one
hundred of the tables and has two hundred friends, so that their pages are as long as pages get;
of every table somebody is to be told. Calls are timed from the
request to the answer, in this process, without a network.
"""

import argparse
import asyncio
import resource
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from benchmarks.houses import open_house, pattern

from backroom.server import wire
from backroom.server.http.operations import Ask
from backroom.server.http.routes import account, friends, me, mine, notices
from backroom.server.people.accounts import hashed
from backroom.server.settings import Settings
from backroom.server.storage.documents import TableDoc, write_doc
from backroom.server.storage.records import Person

COPIES: Final = {
    "matches": ("id", "table_id"),
    "players": ("match", "match"),
    "journal": ("match", "match"),
}
BUSY: Final = Person("busy", "Bea")
MANY: Final = 100
FRIENDS: Final = 200
ROUNDS: Final = 30
DAY: Final = 86_400


def settings_of(folder: Path) -> Settings:
    """Nothing is old enough to be cleared away."""
    return Settings(data=folder, table_days=0, guest_days=0)


def add_accounts(db: sqlite3.Connection, count: int) -> None:
    """So many people with an account, a session, a passkey and recovery codes each."""
    now = time.time()
    ids = [BUSY.id, *(f"p{number:09}" for number in range(count - 1))]
    put = db.executemany
    put("INSERT INTO people VALUES (?, ?, ?, 0)", ((id, f"N {id}", now) for id in ids))
    put(
        "INSERT INTO accounts (person, created, seen) VALUES (?, ?, ?)",
        ((id, now, now) for id in ids),
    )
    put(
        "INSERT INTO sessions VALUES (?, ?, ?, ?)",
        ((hashed(f"s{id}"), id, now, now) for id in ids),
    )
    put(
        "INSERT INTO passkeys VALUES (?, ?, ?, 0, 'Phone', ?, ?)",
        ((f"key-{id}", id, b"k" * 77, now, now) for id in ids),
    )
    put(
        "INSERT INTO recovery_codes VALUES (?, ?)",
        ((hashed(f"{id}{number}"), id) for id in ids for number in range(10)),
    )


def add_ties(db: sqlite3.Connection, accounts: int) -> None:
    """Friends of the busy one, one friend of everybody else, and as many who ask."""
    now = time.time()
    pairs = [(BUSY.id, f"p{number:09}") for number in range(min(FRIENDS, accounts - 1))]
    pairs += [(f"p{number:09}", f"p{number + 1:09}") for number in range(accounts - 2)]
    both = ((one, two) for pair in pairs for one, two in (pair, pair[::-1]))
    db.executemany("INSERT INTO ties VALUES (?, ?, ?, 1)", ((*pair, now) for pair in both))


def add_notices(db: sqlite3.Connection, tables: int, accounts: int) -> None:
    """Somebody at each table was told of a turn, and will be reminded."""
    now = time.time()
    for kind, at, done in (("turn", now, 1), ("reminder", now + DAY, 0)):
        rows = (
            (f"p{number % (accounts - 1):09}", kind, f"t{number:09}", "m:1", at + number, done)
            for number in range(tables)
        )
        db.executemany("INSERT INTO notices VALUES (?, ?, ?, ?, ?, ?)", rows)


def add_tables(db: sqlite3.Connection, doc: TableDoc, count: int, accounts: int) -> None:
    """The same match at so many tables; each is due at a moment of its own."""
    rows = {name: db.execute(f"SELECT * FROM {name}").fetchall() for name in COPIES}
    for number in range(count):
        id, due = f"t{number:09}", time.time() + 3600 + number
        first = BUSY.id if number < MANY else f"p{number % (accounts - 1):09}"
        second = f"p{(number + 7) % (accounts - 1):09}"
        chairs = [
            replace(chair, person=person, until=due if chair.until else 0.0)
            for chair, person in zip(doc.chairs, (first, second), strict=True)
        ]
        copy = replace(doc, id=id, match=f"m{number:09}", chairs=chairs, due=due)
        db.execute(
            "INSERT INTO tables (id, status, doc, updated, clock, due)"
            " VALUES (?, 'playing', ?, ?, -1, ?)",
            (id, write_doc(copy), time.time(), due),
        )
        for kind in ("sitters", "mentions"):
            for person in {first, second}:
                db.execute(f"INSERT INTO {kind} (person, table_id) VALUES (?, ?)", (person, id))
        _copy_match(db, rows, doc, copy)


def _copy_match(
    db: sqlite3.Connection, rows: dict[str, list[Any]], doc: TableDoc, copy: TableDoc
) -> None:
    for name, kept in rows.items():
        for row in kept:
            changed = tuple(
                copy.match if one == doc.match else copy.id if one == doc.id else one
                for one in row
            )
            marks = ", ".join("?" for _ in changed)
            db.execute(f"INSERT INTO {name} VALUES ({marks})", changed)


async def timed(name: str, work: Callable[[], Awaitable[object]]) -> None:
    """Say how long something takes: the median and the longest of some rounds."""
    took = []
    for _ in range(ROUNDS):
        started = time.perf_counter()
        await work()
        took.append((time.perf_counter() - started) * 1000)
    print(f"{name:34} {statistics.median(took):7.1f} ms   at most {max(took):7.1f} ms")


def memory() -> float:
    """The memory of this process at its most, in MiB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


async def measure(folder: Path) -> None:
    """Every page of a person with many tables, and what the house does by itself."""
    before, started = memory(), time.perf_counter()
    house = await open_house(settings_of(folder))
    took = time.perf_counter() - started
    print(f"start {took * 1000:.0f} ms, {len(house.tables.awake)} tables awake")

    def ask() -> Ask:
        return Ask(house, BUSY, hashed(f"s{BUSY.id}"), "", "en", "http://localhost", {}, {}, {})

    people, accounts = house.storage.people, house.storage.accounts
    now = time.time()
    # As a browser does, which shows the page some seconds before anybody signs in there.
    await timed("the page to sign in", lambda: account.show_door(ask()))
    await timed("the sweep, nothing due", house.tables.wake_due)
    await timed("the query of the sweep, all due", lambda: house.storage.tables.due(1e12, 50))
    await timed("my tables", lambda: mine.agenda(ask()))
    await timed("my account", lambda: account.show_account(ask()))
    await timed("who I am", lambda: me.show_me(ask()))
    await timed("my friends, all of them on", lambda: friends.show_friends(ask()))
    await timed("the page of a person", lambda: house.friends.show(BUSY.id, "p000000001"))
    await timed("what the page calls me for", lambda: notices.show_news(ask()))
    await timed("my notices", lambda: notices.show_notices(ask()))
    await timed("the notices, none due", house.notices.tell_due)
    seen = [f"p{number:09}" for number in range(1000)]
    await timed("a thousand seen", lambda: house.storage.friends.note_seen(seen, now))
    await timed("my holiday", lambda: mine.show_holiday(ask()))
    await timed("my history", lambda: me.my_history(ask()))
    await timed("a session", lambda: people.find_session(hashed(f"s{BUSY.id}"), now, 0.0))
    await timed("a passkey", lambda: accounts.find_passkey(f"key-{BUSY.id}"))
    await timed("a wrong recovery code", lambda: accounts.use_code("x", "y", now))
    await timed("what sign-in asks", lambda: house.passkeys.ask_to_use("http://localhost"))
    print(f"memory {memory() - before:+.0f} MiB since before the start")
    await house.close()


def main() -> None:
    """Make the data, then measure."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--accounts", type=int, default=100_000)
    parser.add_argument("--tables", type=int, default=100_000)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        order = wire.NewTable(game="leduc", seats=2, pace="day", clock=7 * DAY)
        doc = asyncio.run(pattern(settings_of(folder), order))
        with closing(sqlite3.connect(folder / "backroom.sqlite")) as db, db:
            add_accounts(db, args.accounts)
            add_tables(db, doc, args.tables, args.accounts)
            add_ties(db, args.accounts)
            add_notices(db, args.tables, args.accounts)
        print(f"{args.accounts} accounts, {args.tables} tables by the day")
        asyncio.run(measure(folder))


if __name__ == "__main__":
    main()
