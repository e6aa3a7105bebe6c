"""After the match: what the analyst finds, who may ask, and that it is kept."""

from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from backroom.bots.analysis import Analysis, Progress, analyse, finished
from backroom.engine.record import read_record, replay_record
from backroom.games import GAMES
from backroom.server.bots import analysis_worker
from backroom.server.bots.analyst import MOST_WAITING
from backroom.server.house import House
from backroom.server.settings import Limit
from tests.server.browsers import Browser, browser_of, change, play_out
from tests.server.databases import look
from tests.server.scene import settings_for

GAME = "mafioso"
NAMES = ("Ann", "Bob", "Cas", "Dora")


@pytest.fixture
def quick(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    """A house whose analyst does not look far, and gives way to nobody."""
    monkeypatch.setattr("backroom.server.bots.analyst.NICENESS", 0)
    with browser_of(settings_for(tmp_path, analysis_iterations=4)) as client:
        yield client


def done(browser: Browser, match: str, seat: int) -> dict[str, Any]:
    """An analysis, when it is there."""
    path = f"/api/matches/{match}/analysis"
    told: dict[str, Any] = browser.post(path, seat=seat)
    assert 0 <= told["done"] <= told["total"]
    browser.call(rested)
    found: dict[str, Any] = browser.get(f"{path}?seat={seat}")
    assert found["state"] not in ("waiting", "working")
    return found


async def rested(house: House) -> None:
    """Wait until the analyst of a house has nothing left to do."""
    if house.analyst._chore is not None:
        await house.analyst._chore


def test_a_finished_match_is_analysed_and_kept(quick: TestClient, tmp_path: Path) -> None:
    """Own choices with their cost, a curve over the match, at most three turning points."""
    ann, bob, cas, _ = (Browser(quick, name) for name in NAMES)
    match = play_out(ann, bob, cas, game=GAME)
    path = f"/api/matches/{match}/analysis"
    assert ann.get(f"{path}?seat=0")["state"] == "unasked"

    told = done(ann, match, 0)

    assert told["state"] == "done"
    assert told["done"] == told["total"] > 0
    frames = ann.get(f"/api/matches/{match}")["frames"]
    assert told["choices"]
    for choice in told["choices"]:
        assert frames[choice["entry"]]["seat"] == 0
        assert choice["cost"] == pytest.approx(choice["best_share"] - choice["played_share"])
        assert choice["cost"] >= 0
        assert {"id", "verb", "args"} == set(choice["played"]) == set(choice["best"])
    assert all(sum(one["shares"]) == pytest.approx(1) for one in told["curve"])
    assert told["curve"][-1]["entry"] == len(frames) - 1
    assert len(told["turns"]) <= 3
    assert all(turn["about"] == 0 for turn in told["turns"])
    assert look(tmp_path, "SELECT match, seat FROM analyses") == [(match, 0)]
    assert bob.get(f"{path}?seat=0") == told
    assert bob.get(f"{path}?seat=1")["state"] == "unasked"


def test_an_analysis_is_for_those_who_may_see_the_match(quick: TestClient) -> None:
    """Its players, and everybody once it is shared."""
    ann, bob, cas, dora = (Browser(quick, name) for name in NAMES)
    match = play_out(ann, bob, cas, game=GAME)
    path = f"/api/matches/{match}/analysis"
    assert dora.problem(path, seat=0) == (404, "no-such-match")
    assert dora.ask("GET", f"{path}?seat=0").status_code == 404

    ann.post(f"/api/matches/{match}/share")

    assert Browser(quick).get(f"{path}?seat=0")["state"] == "unasked"
    assert dora.post(path, seat=0)["state"] in ("waiting", "working", "done")
    assert dora.problem(path, seat=5) == (404, "no-such-eyes")
    assert dora.ask("GET", f"{path}?seat=x").json()["id"] == "no-such-eyes"
    assert dora.ask("GET", path).json()["id"] == "no-such-eyes"


def test_a_match_that_cannot_be_run_again_is_not_analysed(
    quick: TestClient, tmp_path: Path
) -> None:
    """Other rules, or a game without a bot that searches."""
    ann, bob, cas, _ = (Browser(quick, name) for name in NAMES)
    leduc = play_out(ann, bob)
    assert ann.problem(f"/api/matches/{leduc}/analysis", seat=0) == (409, "no-analysis")
    match = play_out(ann, bob, cas, game=GAME)
    change(tmp_path, "UPDATE matches SET rules = 99")

    assert ann.problem(f"/api/matches/{match}/analysis", seat=0) == (409, "no-analysis")


def test_analyses_have_their_limit(tmp_path: Path) -> None:
    """So many in an hour by one session; looking at them is free."""
    limits = {**settings_for(tmp_path).limits, "analyses_session": Limit(1, 3600)}
    with browser_of(settings_for(tmp_path, limits=limits, analysis_iterations=4)) as client:
        ann, bob, cas, _ = (Browser(client, name) for name in NAMES)
        match = play_out(ann, bob, cas, game=GAME)
        path = f"/api/matches/{match}/analysis"
        ann.post(path, seat=0)

        assert ann.problem(path, seat=1) == (429, "too-many")
        assert ann.ask("GET", f"{path}?seat=1").status_code == 200


def test_an_analysis_that_fails_says_so_and_can_be_asked_for_again(
    quick: TestClient, tmp_path: Path
) -> None:
    """Nothing is kept of it."""
    ann, bob, cas, _ = (Browser(quick, name) for name in NAMES)
    match = play_out(ann, bob, cas, game=GAME)
    change(tmp_path, "UPDATE journal SET seq = seq + 900 WHERE seq = 1")

    assert done(ann, match, 0)["state"] == "failed"

    change(tmp_path, "UPDATE journal SET seq = 1 WHERE seq > 900")
    assert done(ann, match, 0)["state"] == "done"


def test_too_many_waiting_matches_are_refused(
    quick: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a sentence, and for a while only."""
    ann, bob, cas, _ = (Browser(quick, name) for name in NAMES)
    match = play_out(ann, bob, cas, game=GAME)
    house = quick.app.state.house  # type: ignore[attr-defined]  # Starlette's
    waiting = {(f"other {number}", 0): None for number in range(MOST_WAITING)}
    monkeypatch.setattr(house.analyst, "_under_way", waiting)

    assert ann.problem(f"/api/matches/{match}/analysis", seat=0) == (503, "analyst-busy")


def test_the_process_finds_what_the_library_finds(quick: TestClient) -> None:
    """In as many moments as it takes."""
    ann, bob, cas, _ = (Browser(quick, name) for name in NAMES)
    match = play_out(ann, bob, cas, game=GAME)
    text = ann.ask("GET", f"/api/matches/{match}/record").text
    replayed = replay_record(read_record(text, GAMES), GAMES[GAME])

    found = finished(analyse(replayed, [1], 4))
    told = done(bob, match, 1)

    assert [one["cost"] for one in told["choices"]] == [one.cost for one in found.choices]
    assert [one["played"]["id"] for one in told["choices"]] == [
        one.played for one in found.choices
    ]
    assert [one["shares"] for one in told["curve"]] == [list(one.shares) for one in found.curve]
    assert told["iterations"] == 4
    assert analysis_worker.UNDER_WAY == {}


def test_work_that_broke_is_begun_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """A generator that raised would never give anything again."""
    task = analysis_worker.Task("broken", GAME, {}, 3, 0, [], 4)
    begun = []

    def breaks() -> Generator[Progress, None, Analysis]:
        begun.append(task.id)
        yield from (Progress(1 // step, 1) for step in (0,))
        return Analysis("0", 4, (), (), ())

    monkeypatch.setattr(analysis_worker, "_begin", lambda task: breaks())

    for _ in range(2):
        with pytest.raises(ZeroDivisionError):
            analysis_worker.go_on(task)

    assert begun == ["broken", "broken"]
    assert analysis_worker.UNDER_WAY == {}
