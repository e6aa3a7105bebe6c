"""Limits: how often somebody may do something."""

from pathlib import Path

import pytest

from backroom.server.limits import Limits
from backroom.server.refusals import TooMany
from backroom.server.settings import LIMITS, Limit

from .browsers import Browser, browser_of
from .scene import settings_for

FOREIGN = "https://evil.example"


def test_limits_are_per_session_and_per_address() -> None:
    """A household has more room than one of its members."""
    limits = Limits({"chat_session": Limit(2, 60), "chat_address": Limit(3, 60)}, lambda: 0.0)

    limits.take("chat", "ann", "home")
    limits.take("chat", "ann", "home")
    with pytest.raises(TooMany) as refused:
        limits.take("chat", "ann", "home")
    limits.take("chat", "bob", "home")
    with pytest.raises(TooMany):
        limits.take("chat", "cas", "home")

    assert 0 < int(refused.value.arguments["seconds"]) <= 30
    limits.take("chat", "cas", "elsewhere")


def test_every_limit_is_a_pair_and_can_be_set() -> None:
    """Each kind counts by address; and by session, where there is one already."""
    kinds = {name.rpartition("_")[0] for name in LIMITS}

    assert {f"{kind}_address" for kind in kinds} <= set(LIMITS)
    for kind in kinds - {"people"}:
        assert LIMITS[f"{kind}_session"].most < LIMITS[f"{kind}_address"].most


def test_too_many_calls_are_refused_with_the_time_to_wait(tmp_path: Path) -> None:
    """429, and when to come back."""
    limits = {**settings_for(tmp_path).limits, "calls_session": Limit(2, 60)}
    with browser_of(settings_for(tmp_path, limits=limits)) as client:
        ann = Browser(client, "Ann")
        for _ in range(2):
            ann.post("/api/me/link")

        response = ann.ask("POST", "/api/me/link")

        assert response.status_code == 429
        assert int(response.headers["retry-after"]) <= 30


def test_questions_count_as_calls_too(tmp_path: Path) -> None:
    """By address where nobody is known; a whole match counts as several."""
    limits = {**settings_for(tmp_path).limits, "calls_address": Limit(20, 600)}
    with browser_of(settings_for(tmp_path, limits=limits)) as client:
        stranger = Browser(client)
        replays = [stranger.ask("GET", "/api/matches/nothing").status_code for _ in range(4)]
        games = [stranger.ask("GET", "/api/games").status_code for _ in range(2)]

        assert replays == [404, 404, 404, 429]
        assert games == [429, 429]
        assert stranger.ask("HEAD", "/api/games").status_code == 429
        assert client.get("/healthz").status_code == 200
