"""Pages about strength and order in real browsers: desk and phone, in both languages."""

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from backroom.games import GAMES, deeds_of
from backroom.server.people.statistics import PLACES
from tests.server.databases import spoil
from tests.server.processes import COMMAND, Server, server

from .looking import LONG_NAME, faults_at, first_of
from .test_friends import check
from .test_pages import SHORT_PHONE
from .visitor import DESK, KEY, QUICK, House, Visitor

PEOPLE: Final = 12
MATCHES: Final = 14
LYING: Final = (844, 390)
# A guest, by the call the pages make.
COME_IN: Final = """async (key) => {
  const headers = {"content-type": "application/json"};
  const kept = JSON.parse(localStorage.getItem(key));
  const body = JSON.stringify({name: kept.name});
  await fetch("/api/people", {method: "POST", headers, body});
  localStorage.setItem(key, JSON.stringify({...kept, guest: true}));
}"""


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house where people have ratings, a history, deeds, reports and measures."""
    with server(tmp_path_factory.mktemp("house")) as found:
        fill(found.data)
        yield found


def fill(data: Path) -> None:
    """Twelve people on every board, one of whom did everything that can be counted."""
    for one in range(PEOPLE):
        name = LONG_NAME if one == 0 else f"Person {one}"
        spoil(data, f"INSERT INTO people VALUES ('p{one}', '{name}', 0, FALSE)")
        spoil(data, f"INSERT INTO accounts (person, created) VALUES ('p{one}', 0)")
    for game in GAMES:
        rows = [f"('{game}', 'all', 'p{one}', {_rating(40 - one)})" for one in range(PEOPLE)]
        spoil(data, f"INSERT INTO ratings VALUES {', '.join(rows)}")
        keys = (*PLACES, *(deed.key for deed in deeds_of(game)))
        rows = [f"('p0', '{game}', '{key}', {number + 1})" for number, key in enumerate(keys)]
        spoil(data, f"INSERT INTO deeds VALUES {', '.join(rows)}")
    for number in range(MATCHES):
        _match(data, number)
    spoil(
        data,
        "INSERT INTO reports VALUES ('r', 1700000000, 'p1', 'p0', 't0', 'm0', 'talk',"
        " 'He said what nobody should say at a table, and he said it twice.', NULL)",
    )
    spoil(
        data,
        "INSERT INTO measures VALUES"
        " ('s', 1690000000, 'mute', 'p0', 'Mind your words.', 1690086400, '')",
    )


def _rating(low: float) -> str:
    return f"{low + 5}, 2.5, {low}, 20, 25, 9"


def _match(data: Path, number: int) -> None:
    """A rated match that the first person won against the second and a bot."""
    at = 1700000000 + number * 86400
    spoil(
        data,
        "INSERT INTO matches (id, table_id, game, rules, seats, options, seed, commitment,"
        " nonces, started, ended, places, ending, shared, rated, deserted, rating_number,"
        f" count_number) VALUES ('m{number}', 't{number}', 'mafioso', 1, 3, X'7b7d', '', '',"
        f" X'5b5d', {at}, {at}, X'{json.dumps([1, 2, 3]).encode().hex()}', '', FALSE, TRUE, 0,"
        f" {number + 1}, {number + 1})",
    )
    who = (("'p0'", "A", "NULL"), ("'p1'", "Person 1", "NULL"), ("NULL", "Bot", "'scripted'"))
    for seat, (person, name, level) in enumerate(who):
        spoil(
            data,
            "INSERT INTO players (match, seat, person, name, level, started) VALUES"
            f" ('m{number}', {seat}, {person}, '{name}', {level}, {at})",
        )
    spoil(
        data,
        f"INSERT INTO rating_steps VALUES ('m{number}', 0, 'mafioso', 'p0', {number + 1}, {at},"
        f" {30 + number}, {8 - number / 3}, {number + 1})",
    )


def desk_of(running: Server) -> str:
    """The path of the operator's page, with what opens it."""
    order = [*COMMAND, "admin", "desk", "--data", str(running.data)]
    told = subprocess.run(order, check=True, capture_output=True, text=True).stdout
    return f"/desk#{told.partition('#')[2].strip()}"


def guest(house: House, size: dict[str, int], language: str) -> Visitor:
    """Somebody who came in under a name, and looks around."""
    visitor = house.visitor("Wilhelmina", size, language, **QUICK)
    visitor.go("/")
    visitor.page.evaluate(COME_IN, KEY)
    return visitor


@pytest.mark.parametrize("language", first_of(["nl", "en"]))
@pytest.mark.parametrize("size", first_of([SHORT_PHONE, DESK]), ids=first_of(["phone", "desk"]))
def test_every_page_serves_everybody_and_nothing_on_it_is_cut(
    house: House, running: Server, size: dict[str, int], language: str
) -> None:
    """Axe finds nothing serious, thumbs find everything, and every text is there."""
    visitor = guest(house, size, language)
    upright = (size["width"], size["height"])
    sizes = [upright] if size is DESK else [upright, LYING]
    for path, sign in (
        ("/ratings/mafioso", "tbody tr >> nth=11"),
        ("/ratings/of/p0", ".deeds li >> nth=50"),
        ("/person/p0", ".deeds li >> nth=50"),
        ("/together/mafioso", "main button.brass"),
        (desk_of(running), "main textarea, main input"),
    ):
        visitor.go(path)
        visitor.page.wait_for_selector(sign)
        check(visitor)
        assert faults_at(visitor, sizes) == [], path
        assert "deed-" not in visitor.page.inner_text("main"), path


def test_a_persons_page_tells_their_matches_in_words(house: House, running: Server) -> None:
    """Whom they beat, bots by how strong they are; and what the game itself counts."""
    visitor = guest(house, DESK, "en")
    visitor.go("/person/p0")
    visitor.page.click("details summary")
    visitor.page.wait_for_selector("details[open] tbody tr >> nth=13")

    told = visitor.page.inner_text("main")

    assert "beat Person 1 and a bot (knows the trade)" in told
    assert "$7k earned" in told.replace("\n", " ")
