"""What leaderboards, pages of people and clubs and reckoning anew cost with many matches.

    python benchmarks/ratings.py [--accounts 10000] [--matches 100000] [--asks 200] [--json]
                                 [--only clubs]

A house is generated on SQLite: accounts, some of which play far more than others, and rated
matches over two years: half of them of four people, half of one among bots. Every tenth match
is played in one of many clubs, and of the last ones every match in the busiest club: it has 60
members, each match at a table of its own, and a full page of tables and talk. Ratings are
reckoned anew twice: first every step is wrong, then none is. Pages are asked for in this
process, one after the other, for people drawn by chance and for the one who played most. All
figures are time of the processor, all threads together: on a machine that does nothing else
that is the server's time on the clock.
"""

import argparse
import asyncio
import json
import random
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from backroom.games import GAMES, deeds_of
from backroom.server import wire
from backroom.server.clubs.clubs import MOST_LINES, MOST_TABLES
from backroom.server.clubs.clubs import MOST_MEMBERS as MEMBERS
from backroom.server.house import House
from backroom.server.people.statistics import PLACES, Statistics
from backroom.server.ratings.anchors import measured
from backroom.server.ratings.rater import Rater
from backroom.server.realtime import fanout
from backroom.server.settings import Settings
from backroom.server.storage.documents import Chair, write_doc
from backroom.server.storage.interfaces import Storage
from backroom.server.storage.opening import migrate, open_storage
from backroom.server.tables.creation import empty_table
from backroom.server.timekeeper import Timekeeper

SEATS: Final = 4
YEARS: Final = 2 * 365 * 86_400
AT_ONCE: Final = 5000


def main() -> None:
    """Generate, measure, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--accounts", type=int, default=10_000)
    parser.add_argument("--matches", type=int, default=100_000)
    parser.add_argument("--asks", type=int, default=200)
    parser.add_argument("--json", action="store_true")
    parser.add_argument(
        "--only", choices=["clubs"], help="reckon no ratings, ask for no others"
    )
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "backroom.sqlite"
        migrate(path)
        generate(path, args.accounts, args.matches)
        figures = asyncio.run(measure(path, args.accounts, args.asks, args.only))
    if args.json:
        print(json.dumps(figures))
        return
    for name, value in figures.items():
        print(f"{name:32} {value}")


def generate(path: Path, accounts: int, matches: int) -> None:
    """A house with so many accounts and rated matches."""
    rng = random.Random(1)
    now = time.time()
    strengths = [rng.gauss(36, 8) for _ in range(accounts)]
    db = sqlite3.connect(path)
    with db:
        db.executemany(
            "INSERT INTO people (id, name, created, forgotten) VALUES (?, ?, ?, 0)",
            ((f"p{one}", f"Person {one}", now) for one in range(accounts)),
        )
        db.executemany(
            "INSERT INTO accounts (person, created) VALUES (?, ?)",
            ((f"p{one}", now) for one in range(accounts)),
        )
    games = list(GAMES)
    played: set[tuple[str, str]] = set()
    for first in range(0, matches, AT_ONCE):
        numbers = range(first, min(first + AT_ONCE, matches))
        some = list(_drawn(rng, strengths, numbers, games, matches - busiest(matches)))
        played |= {(one, match.game) for match in some for one in match.seated}
        with db:
            _insert(db, some, now - YEARS, YEARS / matches)
            _insert_tables(db, some, clubs_of(accounts), matches - busiest(matches))
    with db:
        _insert_deeds(db, played)
        _insert_clubs(db, clubs_of(accounts), now)
    db.execute("ANALYZE")
    db.commit()
    db.close()


def busiest(matches: int) -> int:
    """How many of the last matches are the busiest club's."""
    return min(10_000, matches // 10)


def clubs_of(accounts: int) -> int:
    """How many clubs there are."""
    return accounts // MEMBERS


class Drawn(NamedTuple):
    """A match: who sat where (a person or a bot), and the places."""

    number: int
    game: str
    seated: list[str]
    places: list[int]


def _drawn(
    rng: random.Random,
    strengths: list[float],
    numbers: range,
    games: list[str],
    in_club: int,
) -> Iterator[Drawn]:
    for number in numbers:
        game = games[number % len(games)]
        # Whose number is low plays often; those of a game meet each other.
        people = {int(len(strengths) / len(games) * rng.random() ** 3) for _ in range(40)}
        chosen = [len(games) * one + number % len(games) for one in people]
        bots = measured(game)
        if number >= in_club:
            chosen = rng.sample(range(MEMBERS), SEATS)
        if number < in_club and number // len(games) % 2:
            seated = [f"p{chosen[0]}", *rng.choices(list(bots), k=SEATS - 1)]
            skills = [strengths[chosen[0]], *(bots[one] for one in seated[1:])]
        else:
            seated = [f"p{one}" for one in chosen[:SEATS]]
            skills = [strengths[one] for one in chosen[:SEATS]]
        luck = [skill + rng.gauss(0, 8) for skill in skills]
        order = sorted(range(len(seated)), key=lambda seat: -luck[seat])
        places = [order.index(seat) + 1 for seat in range(len(seated))]
        yield Drawn(number, game, seated, places)


def _insert(db: sqlite3.Connection, some: list[Drawn], start: float, step: float) -> None:
    db.executemany(
        "INSERT INTO matches (id, table_id, game, rules, seats, options, seed, commitment,"
        " nonces, started, ended, places, ending, shared, rated, deserted, rating_number,"
        " count_number) VALUES (?, ?, ?, 1, 4, '{}', '', '', '[]', ?, ?, ?, '', 0, 1, 0, ?, ?)",
        (
            (
                f"m{number}",
                f"t{number}",
                game,
                start + number * step - 600,
                start + number * step,
                json.dumps(places).encode(),
                number + 1,
                number + 1,
            )
            for number, game, _, places in some
        ),
    )
    seats = [
        (number, game, seat, one)
        for number, game, seated, _ in some
        for seat, one in enumerate(seated)
    ]
    people = {one for _, _, _, one in seats if one[0] == "p" and one[1:].isdigit()}
    db.executemany(
        "INSERT INTO players (match, seat, person, name, level, started)"
        " VALUES (?, ?, ?, ?, ?, ?)",
        (
            (f"m{number}", seat, one, one, None, start + number * step - 600)
            if one in people
            else (f"m{number}", seat, None, one, one, start + number * step - 600)
            for number, _, seat, one in seats
        ),
    )
    db.executemany(
        "INSERT INTO rating_steps"
        " (match, seat, game, person, number, at, mean, spread, counted)"
        " VALUES (?, ?, ?, ?, ?, ?, 0, 0, 0)",
        (
            (f"m{number}", seat, game, one, number + 1, start + number * step)
            for number, game, seat, one in seats
            if one in people
        ),
    )


def _insert_tables(db: sqlite3.Connection, some: list[Drawn], clubs: int, in_club: int) -> None:
    """The tables of clubs, where nothing is played any more, and what is to be summed."""
    at = {
        one.number: 0 if one.number >= in_club else one.number // 10 % clubs
        for one in some
        if one.number >= in_club or one.number % 10 == 0
    }
    db.executemany(
        "INSERT INTO club_tables (table_id, club) VALUES (?, ?)",
        ((f"t{number}", f"c{club}") for number, club in at.items()),
    )
    db.executemany(
        "INSERT INTO tables (id, status, doc, updated, clock) VALUES (?, 'over', ?, 1, 0)",
        ((f"t{number}", b" " * 1500) for number in at),
    )
    done = ((f"m{one.number}",) for one in some if one.number not in at)
    db.executemany("UPDATE matches SET summed = 1 WHERE id = ?", done)


def _insert_clubs(db: sqlite3.Connection, clubs: int, now: float) -> None:
    """Clubs of 60 members; the busiest has tables that gather and a full page of talk."""
    db.executemany(
        "INSERT INTO clubs (id, name, game, owner, link, created) VALUES (?, ?, '', ?, ?, ?)",
        (
            (f"c{one}", f"Club {one}", f"p{MEMBERS * one}", f"l{one}", now)
            for one in range(clubs)
        ),
    )
    db.executemany(
        "INSERT INTO club_members (person, club, since) VALUES (?, ?, ?)",
        ((f"p{one}", f"c{one // MEMBERS}", now) for one in range(MEMBERS * clubs)),
    )
    for number in range(MOST_TABLES):
        doc = empty_table(wire.NewTable(game="omerta", seats=4), {}, "p0")
        doc.club, doc.chairs[0] = "c0", Chair("p0", "Person 0")
        db.execute("INSERT INTO club_tables (table_id, club) VALUES (?, 'c0')", (doc.id,))
        db.execute(
            "INSERT INTO tables (id, status, doc, updated, clock) VALUES (?, ?, ?, ?, 0)",
            (doc.id, doc.status, write_doc(doc), now + number),
        )
    db.executemany(
        "INSERT INTO chat (table_id, number, key, person, name, text, at)"
        " VALUES ('c0', ?, ?, 'p1', 'Person 1', ?, ?)",
        ((one, f"k{one}", "Another match tonight? " * 5, now) for one in range(MOST_LINES)),
    )


def _insert_deeds(db: sqlite3.Connection, played: set[tuple[str, str]]) -> None:
    """Everything that a game counts, for everybody who played it."""
    db.executemany(
        "INSERT INTO deeds (person, game, deed, value) VALUES (?, ?, ?, 7)",
        (
            (person, game, deed)
            for person, game in sorted(played)
            if person[0] == "p" and person[1:].isdigit()
            for deed in (*PLACES, *(one.key for one in deeds_of(game)))
        ),
    )


async def measure(path: Path, accounts: int, asks: int, only: str | None) -> dict[str, Any]:
    """Seconds for reckoning anew, milliseconds for each page."""
    storage = await open_storage(path)
    try:
        figures = {} if only else await _measure(storage, accounts, asks)
        return figures | await _measure_clubs(storage, path.parent, accounts, asks)
    finally:
        await storage.close()


async def _measure_clubs(
    storage: Storage, folder: Path, accounts: int, asks: int
) -> dict[str, Any]:
    house = House(Settings(data=folder), GAMES, storage, fanout)
    assert house.clubs is not None
    assert house.standings is not None
    clubs, rng, figures = house.clubs, random.Random(3), dict[str, Any]()
    begun = time.process_time()
    figures["matches in clubs"] = await house.standings.recompute()
    figures["standings anew (s)"] = round(time.process_time() - begun, 1)
    [board, *_] = (await clubs.standings("c0", "p0", "")).boards
    figures["in the busiest club's season"] = board.matches
    others = range(clubs_of(accounts))

    def some() -> tuple[str, str]:
        one = rng.choice(others)
        return f"c{one}", f"p{MEMBERS * one}"

    pages: dict[str, Callable[[], Awaitable[Any]]] = {
        "a club": lambda: clubs.show(*some()),
        "a club's standings": lambda: clubs.standings(*some(), ""),
        "a person's clubs": lambda: clubs.of_person(some()[1]),
        "the busiest club": lambda: clubs.show("c0", "p0"),
        "the busiest club's standings": lambda: clubs.standings("c0", "p0", ""),
        "clubs of one in the busiest": lambda: clubs.of_person("p0"),
    }
    for name, ask in pages.items():
        figures[f"{name} (ms)"] = await _timed(ask, asks)
    return figures


async def _measure(storage: Storage, accounts: int, asks: int) -> dict[str, Any]:
    assert storage.ratings is not None
    rater = Rater(storage.ratings, storage.matches, Timekeeper())
    figures: dict[str, Any] = {}
    for name in ("anew, every step wrong (s)", "anew, nothing wrong (s)"):
        begun = time.process_time()
        figures["matches"] = await rater.recompute()
        figures[name] = round(time.process_time() - begun, 1)
    rng = random.Random(2)
    games = list(GAMES)
    statistics_kept = Statistics(storage.deeds, storage.matches, Timekeeper())

    def person() -> str:
        return f"p{rng.randrange(accounts)}"

    pages: dict[str, Callable[[], Awaitable[Any]]] = {
        "leaderboard": lambda: rater.board(rng.choice(games), "all", 0, person()),
        "leaderboard, page 200": lambda: rater.board(rng.choice(games), "all", 199, person()),
        "leaderboard of the season": lambda: rater.board(rng.choice(games), "season", 0, ""),
        "leaderboard of the week": lambda: rater.board(rng.choice(games), "week", 0, ""),
        "a person's ratings": lambda: rater.of(person()),
        "a person's course": lambda: rater.curve(person(), rng.choice(games)),
        "a person's history": lambda: storage.matches.of_person(person(), 100),
        "a person's statistics": lambda: statistics_kept.of(person()),
        "the busiest one's place": lambda: rater.board(games[0], "all", 0, "p0"),
        "the busiest one's ratings": lambda: rater.of("p0"),
        "the busiest one's course": lambda: rater.curve("p0", games[0]),
        "the busiest one's history": lambda: storage.matches.of_person("p0", 100),
        "the busiest one's statistics": lambda: statistics_kept.of("p0"),
    }
    for name, ask in pages.items():
        figures[f"{name} (ms)"] = await _timed(ask, asks)
    return figures


async def _timed(ask: Callable[[], Awaitable[Any]], asks: int) -> dict[str, float]:
    took = []
    for _ in range(asks):
        begun = time.process_time()
        await ask()
        took.append(1000 * (time.process_time() - begun))
    took.sort()
    return {
        "median": round(statistics.median(took), 2),
        "p99": round(took[int(len(took) * 0.99)], 2),
    }


if __name__ == "__main__":
    main()
