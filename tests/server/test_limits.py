"""Limits: how often somebody may do something."""

from pathlib import Path

import pytest

from backroom.server.limits import MOST_BUCKETS, Limits
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


def test_a_household_has_one_bucket_whatever_address_it_takes() -> None:
    """An IPv6 /64 is one household, and an IPv4 address is one in either notation."""
    limits = Limits({"chat_address": Limit(2, 60)}, lambda: 0.0)

    limits.take("chat", None, "2001:db8:0:1::1")
    limits.take("chat", None, "2001:db8:0:1:ffff::2")
    limits.take("chat", None, "192.0.2.1")
    limits.take("chat", None, "::ffff:192.0.2.1")

    for address in ("2001:db8:0:1::3", "192.0.2.1"):
        with pytest.raises(TooMany):
            limits.take("chat", None, address)
    limits.take("chat", None, "2001:db8:0:2::1")


def test_what_is_used_at_one_node_is_used_up_at_the_others() -> None:
    """Told once it is worth telling, without what would open a session."""
    limit = {"chat_session": Limit(40, 4000), "chat_address": Limit(1000, 1000)}
    here, there = (Limits(limit, lambda: 0.0) for _ in range(2))
    here.take("chat", "ann", "home")
    assert here.untold() == []

    for _ in range(38):
        here.take("chat", "ann", "home")
    (told,) = here.untold()
    assert (told.kind, told.times) == ("chat_session", 39)
    assert "ann" not in told.who
    assert here.untold() == []
    there.note(told)

    there.take("chat", "ann", "home")
    with pytest.raises(TooMany):
        there.take("chat", "ann", "home")
    there.take("chat", "bob", "home")


def test_what_nobody_asks_about_is_not_kept_for_ever() -> None:
    """A house alone has no other nodes to tell: what each address used must not pile up."""
    limits = Limits({"chat_address": Limit(1, 3600)}, lambda: 0.0)

    for number in range(MOST_BUCKETS + 10):
        limits.take("chat", None, f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}")

    told = 0
    while some := limits.untold():
        told += len(some)
    assert told == MOST_BUCKETS


def test_a_flood_of_addresses_gives_nobody_a_full_bucket_again() -> None:
    """The bucket unused longest makes room; who keeps trying, or does other things, stays."""
    both = {"chat_address": Limit(1, 3600), "calls_address": Limit(1, 3600)}
    limits = Limits(both, lambda: 0.0)
    limits.take("chat", None, "flooder")
    limits.take("calls", None, "other kind")

    for number in range(3 * MOST_BUCKETS):
        limits.take("chat", None, f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}")
        if number % 1000 == 0:
            with pytest.raises(TooMany):
                limits.take("chat", None, "flooder")

    assert {kind: len(kept) for kind, kept in limits._buckets.items()} == {
        "chat_address": MOST_BUCKETS,
        "calls_address": 1,
    }
    with pytest.raises(TooMany):
        limits.take("calls", None, "other kind")


def test_every_limit_is_a_pair_and_can_be_set() -> None:
    """Each kind counts by address; and by session, where there is one already."""
    kinds = {name.rpartition("_")[0] for name in LIMITS}

    assert {f"{kind}_address" for kind in kinds} <= set(LIMITS)
    # Whoever makes a session or comes back by a code has none yet.
    for kind in kinds - {"people", "recovery"}:
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
