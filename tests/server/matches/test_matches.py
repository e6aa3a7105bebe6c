"""Finished matches: replay, share, export, history, and a shuffle that can be checked."""

import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest
from sqlalchemy import Connection
from starlette.testclient import TestClient

from backroom.engine.chance import MatchChance
from backroom.engine.match import Match
from backroom.engine.record import read_record, replay_record
from backroom.games.leduc.game import LEDUC
from backroom.server.admin.verify import Finding, verify
from backroom.server.http.routes import matches
from backroom.server.matches import fairness
from backroom.server.matches.replays import Shelf
from backroom.server.refusals import NotFound
from backroom.server.storage.records import JournalLine, MatchHeading
from backroom.server.storage.sql import matches as sql_matches
from tests.promises.envelopes import ENVELOPES
from tests.server.browsers import Browser, change, play_out
from tests.server.databases import place_of
from tests.server.scene import ALL_GAMES

UNREADABLE: Final = "cannot be read: DecodeError: JSON is malformed: invalid character (byte 0)"


def soon(ask: Callable[[], Any]) -> Any:
    """What is answered as soon as it is anything: a match is counted when it is over."""
    for _ in range(500):
        if answer := ask():
            return answer
        time.sleep(0.01)
    raise AssertionError("nothing came")


def test_a_match_is_in_the_history_and_the_statistics_of_its_players(
    client: TestClient,
) -> None:
    """With the place of each."""
    ann, bob, cas = (Browser(client, name) for name in ("Ann", "Bob", "Cas"))
    match = play_out(ann, bob)

    (mine,) = ann.get("/api/me/history")
    (his,) = bob.get("/api/me/history")

    assert mine["match"] == his["match"] == match
    assert mine["players"] == ["Ann", "Bob"]
    assert (mine["seat"], his["seat"]) == (0, 1)
    assert sorted([mine["place"], his["place"]]) in ([1, 2], [1, 1])
    assert mine["ended"] >= mine["started"]
    (tally,) = soon(lambda: ann.get("/api/me/statistics"))
    assert ann.get(f"/api/people/{ann.id}/statistics") == [tally]
    assert (tally["game"], tally["played"]) == ("leduc", 1)
    assert tally["finishes"][mine["place"] - 1] == 1
    assert cas.get("/api/me/history") == cas.get("/api/me/statistics") == []


def test_a_finished_match_is_replayed_from_any_eyes(client: TestClient) -> None:
    """Each frame has the view folded so far; only the own cards are seen before the end."""
    ann, bob = Browser(client, "Ann"), Browser(client, "Bob")
    match = play_out(ann, bob)

    watched = ann.get(f"/api/matches/{match}")
    own = ann.get(f"/api/matches/{match}?eyes=0")

    assert watched["eyes"] is None
    assert watched["frames"][0]["view"]["hands"] == [None, None]
    assert own["frames"][0]["view"]["hands"][0] is not None
    assert own["frames"][0]["view"]["hands"][1] is None
    assert None not in own["frames"][-1]["view"]["hands"]
    assert own["frames"][1]["entry"] == "move call"
    assert [one["number"] for one in own["frames"]] == list(range(1, len(own["frames"]) + 1))
    assert ann.get(f"/api/matches/{match}?eyes=own") == own
    assert ann.ask("GET", f"/api/matches/{match}?eyes=7").json()["id"] == "no-such-eyes"


def test_a_replay_is_made_once_for_each_pair_of_eyes(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a thread of its own; a finished match never changes."""
    ann, bob = Browser(client, "Ann"), Browser(client, "Bob")
    match = play_out(ann, bob)
    made: list[str] = []

    def noted(make: Callable[..., Any]) -> Callable[..., Any]:
        def work(*args: Any) -> Any:
            made.append(threading.current_thread().name)
            return make(*args)

        return work

    for name in ("replay_of", "record_text"):
        monkeypatch.setattr(matches, name, noted(getattr(matches, name)))

    replays = [ann.get(f"/api/matches/{match}?eyes={eyes}") for eyes in ("0", "1", "0", "")]
    records = [ann.ask("GET", f"/api/matches/{match}/record") for _ in range(2)]

    assert replays[0] == replays[2] != replays[1]
    assert records[0].text == records[1].text
    assert records[0].headers["content-type"] == "text/plain; charset=utf-8"
    assert len(made) == 4
    assert set(made) == {"replays_0"}


def test_who_is_forgotten_is_forgotten_in_replays_that_were_made_before(
    client: TestClient,
) -> None:
    """And in records."""
    ann, bob = Browser(client, "Annabella"), Browser(client, "Bob")
    match = play_out(ann, bob)
    for path in (f"/api/matches/{match}", f"/api/matches/{match}/record"):
        assert "Annabella" in bob.ask("GET", path).text

    ann.ask("DELETE", "/api/me")

    for path in (f"/api/matches/{match}", f"/api/matches/{match}/record"):
        assert "Annabella" not in bob.ask("GET", path).text


async def test_the_shelf_of_replays_holds_so_many_bytes() -> None:
    """What nobody asked for longest makes room; what is too large is given all the same."""
    made: list[str] = []

    async def read() -> list[JournalLine]:
        return []

    def make(name: str, size: int) -> Callable[[list[JournalLine]], bytes]:
        def made_now(lines: list[JournalLine]) -> bytes:
            made.append(name)
            return b"x" * size

        return made_now

    shelf = Shelf(100)
    for name in ("a", "b", "a", "c", "a", "b"):
        assert len(await shelf.fetch(name, read, make(name, 40))) == 40
    assert len(await shelf.fetch("d", read, make("d", 200))) == 200
    shelf.close()
    assert made == ["a", "b", "c", "b", "d"]


def test_a_match_is_for_its_players_until_one_of_them_shares_it(client: TestClient) -> None:
    """Then for whoever has the link; while it goes on, for nobody."""
    ann, bob, cas = (Browser(client, name) for name in ("Ann", "Bob", "Cas"))
    match = play_out(ann, bob)
    path = f"/api/matches/{match}"
    assert cas.ask("GET", path).status_code == 404
    assert cas.problem(f"{path}/share") == (404, "no-such-match")

    assert bob.post(f"{path}/share") == {"path": f"/replay/{match}"}

    assert cas.get(path)["match"] == match
    assert Browser(client).get(path)["match"] == match
    assert cas.problem(f"{path}/share") == (403, "not-seated")
    order = {"game": "leduc", "seats": 2, "device": True, "names": ["A", "B"], "start": True}
    going_on = ann.post("/api/tables", **order)["match"]
    assert ann.ask("GET", f"/api/matches/{going_on}").status_code == 404


def test_an_exported_match_replays_and_proves_its_shuffle(client: TestClient) -> None:
    """The record holds the seed, the nonces and when each answer came."""
    ann, bob = Browser(client, "Ann"), Browser(client, "Bob")
    match = play_out(ann, bob, game="envelopes")

    text = ann.ask("GET", f"/api/matches/{match}/record").text

    record = read_record(text, ALL_GAMES)
    assert replay_record(record, ENVELOPES).is_over
    assert record.players == ("Ann", "Bob")
    assert record.notes["nonces"] == "a|b"
    assert fairness.commitment(record.notes["seed"]) == record.notes["commitment"]
    assert len(record.notes["arrivals"].split(",")) == len(record.log)
    key = fairness.match_key(record.notes["seed"], ["a", "b"])
    options = ENVELOPES.meta.read_options(record.options, 2)
    assert fairness.is_fair(ENVELOPES, 2, options, record.log, key)
    other = fairness.match_key(record.notes["seed"], ["a", "c"])
    assert not fairness.is_fair(ENVELOPES, 2, options, record.log, other)


def test_the_players_nonces_change_the_cards() -> None:
    """A server that keeps its seed cannot keep the deal."""
    seed = fairness.new_seed()
    deals = set()
    for nonce in range(30):
        key = fairness.match_key(seed, ["", str(nonce)])
        deals.add(Match(LEDUC, 2, (), MatchChance(key)).log[0].chance)

    assert len(deals) > 10


def findings(tmp_path: Path) -> list[Finding]:
    """What verify says of a folder."""
    return verify(place_of(tmp_path), ALL_GAMES)


@pytest.mark.parametrize(
    ("sql", "fault"),
    [
        ("UPDATE journal SET events = replace(events, 'call', 'call')", ""),
        (
            "UPDATE journal SET events = CAST(replace(CAST(events AS TEXT),"
            " '[\"turned\",[', '[\"turned\",[1') AS BLOB)",
            "the stored events differ",
        ),
        ("DELETE FROM journal WHERE seq = 1", "lines are missing"),
        ("UPDATE journal SET entry = x'00ff' WHERE seq = 1", UNREADABLE),
        ("UPDATE journal SET events = x'00ff' WHERE seq = 1", UNREADABLE),
        ("UPDATE matches SET options = x'00ff'", UNREADABLE),
        (
            "UPDATE journal SET entry = CAST(replace(CAST(entry AS TEXT), '[1],', '[0],')"
            " AS BLOB) WHERE seq = 1",
            "does not replay: illegal-action",
        ),
        ("UPDATE matches SET ended = NULL", "the match and its heading disagree about the end"),
        ("UPDATE matches SET places = CAST('[2,2]' AS BLOB)", "the stored result differs"),
        (
            f"UPDATE matches SET seed = '{'0' * 64}'",
            "the seed is not the one that was committed to",
        ),
        (
            'UPDATE matches SET nonces = CAST(\'["x","y"]\' AS BLOB)',
            "chance is not what the seed says",
        ),
    ],
)
def test_verify_finds_what_was_tampered_with(
    client: TestClient, tmp_path: Path, sql: str, fault: str
) -> None:
    """Moves, chance, events, results and the shuffle."""
    match = play_out(Browser(client, "Ann"), Browser(client, "Bob"))
    assert findings(tmp_path) == [Finding(match)]

    change(tmp_path, sql)

    assert findings(tmp_path) == [Finding(match, fault)]


def test_verify_goes_on_after_a_match_that_cannot_be_read(
    client: TestClient, tmp_path: Path
) -> None:
    """And says which one it is."""
    ann, bob = Browser(client, "Ann"), Browser(client, "Bob")
    first, second, third = (play_out(ann, bob) for _ in range(3))
    change(tmp_path, f"UPDATE journal SET entry = x'00ff' WHERE match = '{second}'")

    assert findings(tmp_path) == [Finding(first), Finding(second, UNREADABLE), Finding(third)]


def test_verify_of_a_match_that_nobody_played_is_refused(
    client: TestClient, tmp_path: Path
) -> None:
    """A mistyped id must not look like a match that is as it should be."""
    with pytest.raises(NotFound, match="no-such-match"):
        verify(place_of(tmp_path), ALL_GAMES, "nothing")


def test_a_match_that_ends_while_verify_looks_is_no_fault(
    client: TestClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its heading and its journal are read as of one moment."""
    match = play_out(Browser(client, "Ann"), Browser(client, "Bob"))
    change(tmp_path, "CREATE TABLE last AS SELECT * FROM journal ORDER BY seq DESC LIMIT 1")
    change(tmp_path, "CREATE TABLE heading AS SELECT ended, places, ending FROM matches")
    change(tmp_path, "UPDATE matches SET ended = NULL, places = NULL, ending = NULL")
    change(tmp_path, "DELETE FROM journal WHERE seq = (SELECT seq FROM last)")
    headings = sql_matches.headings

    def find_and_end(db: Connection, ids: list[str]) -> dict[str, MatchHeading]:
        found = headings(db, ids)
        change(tmp_path, "INSERT INTO journal SELECT * FROM last")
        change(tmp_path, "UPDATE matches SET (ended, places, ending) = (SELECT * FROM heading)")
        monkeypatch.undo()
        return found

    monkeypatch.setattr(sql_matches, "headings", find_and_end)

    assert findings(tmp_path) == [Finding(match)]
    assert findings(tmp_path) == [Finding(match)]


def test_a_match_of_other_rules_is_reported_as_not_re_run(
    client: TestClient, tmp_path: Path
) -> None:
    """It is shown from its stored events."""
    ann = Browser(client, "Ann")
    match = play_out(ann, Browser(client, "Bob"))
    change(tmp_path, "UPDATE matches SET rules = 99")

    (finding,) = findings(tmp_path)

    assert finding.fault == ""
    assert "not re-run" in finding.note
    assert len(ann.get(f"/api/matches/{match}")["frames"]) > 3
