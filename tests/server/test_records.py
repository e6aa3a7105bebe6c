"""Finished matches: replay, share, export, history, and a shuffle that can be checked."""

from pathlib import Path

import pytest
from starlette.testclient import TestClient

from backroom.engine.chance import MatchChance
from backroom.engine.match import Match
from backroom.engine.record import read_record, replay_record
from backroom.games.leduc.game import LEDUC
from backroom.server import fairness
from backroom.server.store import Store
from backroom.server.verifying import Verdict, verify
from tests.promises.envelopes import ENVELOPES

from .browsers import Browser, change, play_out
from .scene import ALL_GAMES


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
    (tally,) = ann.get("/api/me/statistics")
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
    assert ann.ask("GET", f"/api/matches/{match}?eyes=7").json()["id"] == "no-such-eyes"


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


def verdicts(tmp_path: Path) -> list[Verdict]:
    """What verify says of a folder."""
    store = Store(tmp_path / "backroom.sqlite")
    found = list(verify(store, ALL_GAMES))
    store.close()
    return found


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
    assert verdicts(tmp_path) == [Verdict(match)]

    change(tmp_path, sql)

    assert verdicts(tmp_path) == [Verdict(match, fault)]


def test_a_match_of_other_rules_is_reported_as_not_re_run(
    client: TestClient, tmp_path: Path
) -> None:
    """It is shown from its stored events."""
    ann = Browser(client, "Ann")
    match = play_out(ann, Browser(client, "Bob"))
    change(tmp_path, "UPDATE matches SET rules = 99")

    (verdict,) = verdicts(tmp_path)

    assert verdict.fault == ""
    assert "not re-run" in verdict.note
    assert len(ann.get(f"/api/matches/{match}")["frames"]) > 3
