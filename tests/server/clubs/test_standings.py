"""Standings of a club: points as at evenings, kept summed, and always what the matches say."""

import asyncio
import json
import random
from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

from backroom.games import GAMES
from backroom.server import wire
from backroom.server.admin.actions import carry_out
from backroom.server.clubs.standings import Standings, boards, scored
from backroom.server.ratings import periods
from backroom.server.storage.clubs import Club, ClubScores, ClubStore, Score
from backroom.server.storage.interfaces import Storage
from backroom.server.storage.migrations.steps import FOLDER
from backroom.server.storage.opening import migrate
from backroom.server.storage.records import MatchHeading, MatchResult, Passkey, Person
from backroom.server.storage.sqlite.database import Database
from backroom.server.timekeeper import Timekeeper
from tests.server.databases import ON_POSTGRES, look, place_of, spoil
from tests.server.scene import settings_for
from tests.server.storage.test_storage import heading, in_a_database, line, table

NAMES: Final = {"ann": "Ann", "bob": "Bob", "cat": "Cat"}
SEASON: Final = "2026-S4"
START: Final = (periods.span(SEASON) or (0.0, 0.0))[0]
DAY: Final = 86_400.0
CLUBS: Final = ("club-1", "club-2")
LEVEL: Final = "odds"
PEOPLE: Final = [Person(f"person-{number:07}", f"Person {number}") for number in range(7)]


def match(
    game: str, people: list[str | None], places: list[int], left: int = 0, at: float = START
) -> MatchHeading:
    """A match of people that is over; `left` has a bit for each seat given to a bot."""
    return MatchHeading(
        "match", "table", game, 1, len(people), {}, "", "", [], at, at, places, "", False,
        [""] * len(people), people, [None] * len(people), False, left,
    )  # fmt: skip


def of(*waiting: MatchHeading, members: Any = NAMES) -> list[wire.ClubBoard]:
    """The boards of a club of which nothing is summed yet."""
    return boards(ClubScores("", {}, {}, list(waiting), NAMES), SEASON, members)


def test_every_game_has_its_board_and_all_count_together() -> None:
    """The one played most comes first after the board of all."""
    played = [match(game, ["ann", "bob", None], [1, 2, 3]) for game in GAMES]
    played.append(match("capone", ["bob", "ann", "cat"], [1, 2, 3]))

    found = of(*played)

    assert len(GAMES) == 5
    assert [one.game for one in found][:2] == ["", "capone"]
    assert {one.game for one in found} == {"", *GAMES}
    assert [one.matches for one in found] == [6, 2, 1, 1, 1, 1]
    assert [(one.name, one.points, one.played, one.won) for one in found[0].places] == [
        ("Ann", 330, 6, 5),
        ("Bob", 210, 6, 1),
        ("Cat", 0, 1, 0),
    ]
    assert [one.points for one in found[1].places] == [90, 90, 0]


def test_what_is_summed_and_what_waits_make_one_standing() -> None:
    """Of this season; a match of another waits for another board."""
    kept = ClubScores(
        "2026-S1",
        {"omerta": 2},
        {"omerta": {"ann": Score(60.0, 1, 2), "gone": Score(60.0, 1, 2)}},
        [
            match("omerta", ["ann", "bob"], [2, 1]),
            match("capone", ["ann", "bob"], [2, 1], at=START - 1),
        ],
        NAMES,
    )

    [every, omerta] = boards(kept, SEASON, NAMES)

    assert every.places == omerta.places
    assert (every.matches, omerta.matches) == (3, 3)
    assert [(one.name, one.points, one.played, one.won) for one in every.places] == [
        ("Ann", 60, 3, 1),
        ("Bob", 60, 1, 1),
    ]


def test_who_has_the_same_points_and_wins_shares_the_place() -> None:
    """Wins come before names; the next place is the one after both."""
    tied = of(match("omerta", ["bob", "ann", "cat"], [1, 1, 3]))
    won = [
        match("omerta", ["ann", "bob", None, None, None], [1, 2, 3, 4, 5]),
        match("omerta", ["bob", "ann", None, None, None], [3, 5, 1, 2, 4]),
    ]
    more = of(*won, match("omerta", ["bob", "cat", None], [3, 1, 2]))

    assert [(one.place, one.name) for one in tied[0].places] == [
        (1, "Ann"),
        (1, "Bob"),
        (3, "Cat"),
    ]
    assert [(one.place, one.name, one.points) for one in more[0].places] == [
        (1, "Bob", 75),
        (2, "Ann", 60),
        (2, "Cat", 60),
    ]


def test_who_leaves_a_table_to_a_bot_gets_nothing_for_it() -> None:
    """And who was forgotten has no line, while the others keep theirs."""
    [board, _] = of(match("omerta", ["ann", "bob", None], [1, 2, 3], 1), members={"bob"})

    assert [(one.name, one.points, one.won, one.gone) for one in board.places] == [
        ("Bob", 30, 0, False),
        ("Ann", 0, 0, True),
    ]


def test_one_alone_among_bots_plays_for_nobodys_standings() -> None:
    """Who was forgotten since was somebody all the same."""
    alone = match("omerta", ["ann", None, None], [1, 2, 3])._replace(
        levels=[None, LEVEL, LEVEL]
    )

    assert scored(alone) is None
    assert scored(alone._replace(levels=[None, None, LEVEL])) is not None
    assert scored(alone._replace(levels=[None] * 3, ended=None)) is None
    assert of(alone) == []


@pytest.mark.parametrize("seats", range(2, 7))
def test_shares_add_up_without_an_error_in_whatever_order(seats: int) -> None:
    """They are all halves, so that a sum kept match by match is the sum of all of them."""
    for place in range(1, seats + 1):
        for beside in range(seats - place + 1):
            places = [place] * (beside + 1) + [seats] * (seats - beside - 1)
            one = scored(match("omerta", [None] * seats, places))
            assert one is not None
            assert all((2 * got.points).is_integer() for got in one.seats)


def test_a_season_without_a_match_has_no_board() -> None:
    """The page says so in words."""
    assert of() == []


class Walk:
    """A house in which things happen by chance, and what its matches say about its clubs."""

    def __init__(self, storage: Storage, folder: Path, seed: int) -> None:
        assert storage.clubs is not None
        self.storage = storage
        self.clubs: ClubStore = storage.clubs
        self.standings = Standings(storage.clubs, Timekeeper())
        self.folder = folder
        self.rng = random.Random(seed)
        self.people = list(PEOPLE)
        self.open = list(CLUBS)
        self.played: list[str] = []

    async def play(self) -> None:
        """A match ends at a table of a club or of nobody, old or new, in one of two seasons."""
        rng, number = self.rng, len(self.played)
        again = [one for one in self.played if rng.random() < 0.1]
        at = again[0] if again else f"table {number}"
        seats = rng.randint(2, 5)
        crowd: list[Person | None] = list(rng.sample(self.people, min(2, len(self.people))))
        crowd += [None] * (seats - len(crowd))
        rng.shuffle(crowd)
        if rng.random() < 0.2:
            crowd = [crowd[0], *([None] * (seats - 1))]
        if not again and self.open and rng.random() < 0.8:
            await self.clubs.note_table(rng.choice(self.open), at)
        doc = replace(table(*PEOPLE[:2]), id=at)
        ended = START + rng.choice((-1, 1)) * rng.random() * 20 * DAY
        begun = heading(doc, f"match {number}", ended - 60)._replace(
            game=rng.choice(list(GAMES)),
            seats=seats,
            people=[one and one.id for one in crowd],
            names=[one.name if one else LEVEL for one in crowd],
            levels=[None if one else LEVEL for one in crowd],
        )
        await self.storage.journal.begin_match(doc, begun, line(begun.id, 0))
        doc.status = "over"
        places = sorted(rng.choices(range(1, seats + 1), k=seats))
        places = [places.index(one) + 1 for one in places]
        rng.shuffle(places)
        deserted = rng.choice((0, 0, 1 << rng.randrange(seats)))
        result = MatchResult(ended, places, "", deserted)
        await self.storage.journal.end_match(doc, line(begun.id, 1), result)
        self.played.append(at)

    async def happen(self) -> None:
        """Something else than a match; each of it may change who stands where."""
        what = self.rng.random()
        if what < 0.5:
            await self.clubs.settle(self.rng.randint(1, 5), scored)
        elif what < 0.6 and len(self.people) > 3:
            gone = self.people.pop(self.rng.randrange(len(self.people)))
            await self.storage.people.forget(gone.id, "—")
        elif what < 0.7 and self.open:
            one = self.rng.choice(self.people).id
            club = self.rng.choice(self.open)
            if len(await self.clubs.members(club, one)) > 1:
                await self.clubs.leave(club, one, "")
        elif what < 0.75 and len(self.open) > 1:
            await self.clubs.drop(self.open.pop())
        elif what < 0.85 and self.played:
            await self.storage.retention.drop_table(self.rng.choice(self.played))
        elif what < 0.9 and self.open:
            await self.clubs.sum_anew(self.rng.choice(self.open))

    async def check(self) -> None:
        """Whatever is asked now is what the finished matches say, summed or not."""
        for club in CLUBS:
            for season in (SEASON, "2026-S3"):
                kept = await self.clubs.scores(club, season)
                told = {
                    (board.game, place.person): (place.points, place.won, place.played)
                    for board in boards(kept, season, [])[1:]
                    for place in board.places
                }
                counts = {one.game: one.matches for one in boards(kept, season, [])[1:]}
                assert (told, counts) == reckoned(self.folder, club, season)


def reckoned(folder: Path, club: str, season: str) -> tuple[dict[Any, Any], dict[str, int]]:
    """What everybody has and how many matches there were, from the rows of the matches."""
    since, until = periods.span(season) or (0, 0)
    found: dict[Any, Any] = {}
    counts: Counter[str] = Counter()
    at = {id for id, of in look(folder, "SELECT table_id, club FROM club_tables") if of == club}
    rows = look(folder, "SELECT id, table_id, game, ended, places, deserted FROM matches")
    seats = look(folder, "SELECT match, seat, person, level FROM players ORDER BY seat")
    for id, table_id, game, ended, told, deserted in rows:
        sat = [row for row in seats if row[0] == id]
        is_season = ended is not None and since <= ended < until
        if table_id not in at or not is_season or sum(not row[3] for row in sat) < 2:
            continue
        counts[game] += 1
        places = json.loads(told)
        for _, seat, person, _ in sat:
            if person is None:
                continue
            mine, there = places[seat], not deserted >> seat & 1
            others = [one for other, one in enumerate(places) if other != seat]
            beaten = sum(1 if one > mine else 0.5 if one == mine else 0 for one in others)
            now = (there * 60 * beaten / len(others), int(there and mine == 1), 1)
            before = found.get((game, person), (0, 0, 0))
            found[game, person] = tuple(map(sum, zip(before, now, strict=True)))
    return found, dict(counts)


@pytest.fixture
async def storage(tmp_path: Path) -> AsyncIterator[Storage]:
    """A database with two clubs that everybody is in."""
    storage = await in_a_database(tmp_path)
    assert storage.clubs is not None
    for number, person in enumerate(PEOPLE):
        await storage.people.add_person(person, f"session of {number}", 1.0)
        passkey = Passkey(person.name, person.id, b"public", 0, "Phone", 1.0, 1.0)
        await storage.accounts.sign_up(passkey, [f"code {number}"], None, 2.0)
    for id in CLUBS:
        club = Club(id, id, "", PEOPLE[0].id, f"link of {id}", 1.0)
        assert await storage.clubs.add(club, 9)
        for person in PEOPLE[1:]:
            await storage.clubs.join(id, person.id, 2.0, 60, 9)
    yield storage
    await storage.close()


@pytest.mark.parametrize("seed", range(4))
async def test_sums_never_drift_from_what_the_matches_say(
    storage: Storage, tmp_path: Path, seed: int
) -> None:
    """Whoever is forgotten or leaves, whatever is deleted, settled, summed anew or waits."""
    walk = Walk(storage, tmp_path, seed)
    for _ in range(25):
        await walk.play()
        await walk.happen()
        await walk.check()

    await walk.standings.settle()
    await walk.check()
    for club in CLUBS:
        assert (await walk.clubs.scores(club, SEASON)).waiting == []
    kept = summed(tmp_path)
    assert kept
    await walk.standings.recompute()
    assert summed(tmp_path) == kept


def summed(folder: Path) -> list[tuple[Any, ...]]:
    """The sums as they lie in the database."""
    return sorted(look(folder, "SELECT * FROM club_scores"))


async def test_the_operator_sums_anew_what_is_wrong(storage: Storage, tmp_path: Path) -> None:
    """`backroom admin standings`, without a server: from the matches, the same as before."""
    walk = Walk(storage, tmp_path, 1)
    for _ in range(12):
        await walk.play()
    await walk.standings.settle()
    kept = summed(tmp_path)
    gone = "INSERT INTO club_scores VALUES ('gone', '2026-S4', 'omerta', 'x', 1, 1, 1)"
    for sql in (gone, "UPDATE club_scores SET points = points + 1"):
        spoil(tmp_path, sql)
    spoil(tmp_path, "DELETE FROM club_scores WHERE played = 1")
    assert summed(tmp_path) != kept

    if storage.leases is not None:  # no node is at work
        await storage.leases.leave(1.0)
    await asyncio.to_thread(carry_out, settings_for(tmp_path), "standings", "")

    assert summed(tmp_path) == kept
    await walk.check()


async def test_two_who_settle_at_once_take_each_match_in_once(
    storage: Storage, tmp_path: Path
) -> None:
    """As two nodes do."""
    walk = Walk(storage, tmp_path, 2)
    for _ in range(12):
        await walk.play()

    await asyncio.gather(*(walk.standings.settle() for _ in range(3)))

    await walk.check()
    assert (await walk.clubs.scores(CLUBS[0], SEASON)).waiting == []


async def test_matches_of_an_older_house_are_summed_after_the_upgrade(
    storage: Storage, tmp_path: Path
) -> None:
    """Those of clubs wait, whatever an older node counted of them; the others are done."""
    walk = Walk(storage, tmp_path, 3)
    for _ in range(12):
        await walk.play()
    await walk.standings.settle()
    kept = summed(tmp_path)
    await bring_back(tmp_path, "0014")
    await asyncio.to_thread(migrate, place_of(tmp_path))

    await walk.check()
    assert summed(tmp_path) == []
    waiting = "SELECT table_id FROM matches WHERE summed IS NULL"
    known = look(tmp_path, "SELECT table_id FROM club_tables")
    assert set(look(tmp_path, waiting)) == set(known)

    await walk.standings.settle()
    assert summed(tmp_path) == kept


async def bring_back(folder: Path, revision: str) -> None:
    """Give a database the schema of an older version."""
    if ON_POSTGRES:
        from backroom.server.storage.postgres.database import Database as Shared

        shared = Shared(str(place_of(folder)))
        await shared.run(_downgrade, revision)
        await shared.close()
    else:
        own = Database(folder / "backroom.sqlite")
        await own.run(_downgrade, revision)
        own.close()


def _downgrade(connection: Connection, revision: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.downgrade(config, revision)
