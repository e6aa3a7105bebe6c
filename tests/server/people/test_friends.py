"""Friends over HTTP: both agree, blocks tell nothing, nobody is found by guessing."""

from pathlib import Path
from typing import Any

from starlette.testclient import TestClient

from backroom.server.people.presence import KEEP_SECONDS, ON_SECONDS, Presence
from backroom.server.settings import Limit
from tests.server.browsers import Browser, browser_of, play_out
from tests.server.manual_time import ManualTime
from tests.server.scene import FREE, settings_for

from .authenticator import Authenticator
from .test_passkeys import sign_up

FRIENDS = "/api/me/friends"


def member(client: TestClient, name: str) -> Browser:
    """Somebody with an account."""
    browser = Browser(client, name)
    sign_up(browser, Authenticator())
    return browser


def friends(client: TestClient) -> tuple[Browser, Browser]:
    """Two who became friends by a link."""
    ann, bob = member(client, "Ann"), member(client, "Bob")
    token = ann.post("/api/me/friend-link")["token"]
    assert bob.post("/api/friend-links", token=token)["relation"] == "friend"
    return ann, bob


def names(browser: Browser, kind: str) -> list[str]:
    """Whom a browser's friends page lists under one heading."""
    return [one["name"] for one in browser.get(FRIENDS)[kind]]


def refusal(response: Any) -> tuple[int, str]:
    """The status and id of a refusal, which has a sentence."""
    told = response.json()
    assert told["text"]
    return response.status_code, told["id"]


def test_two_who_met_at_a_table_become_friends_when_both_agree(client: TestClient) -> None:
    """Asking is not enough, and either can end it."""
    ann, bob = member(client, "Ann"), member(client, "Bob")
    play_out(ann, bob)
    play_out(ann, Browser(client, "Guest"))
    assert names(ann, "met") == ["Bob"]

    assert ann.post(FRIENDS, person=bob.id)["relation"] == "asked"
    assert (names(ann, "met"), names(bob, "met")) == ([], [])
    assert (names(ann, "asked"), names(ann, "friends")) == (["Bob"], [])
    assert (names(bob, "asking"), names(bob, "friends")) == (["Ann"], [])
    assert bob.post(FRIENDS, person=ann.id)["relation"] == "friend"
    assert (names(ann, "friends"), names(bob, "friends")) == (["Bob"], ["Ann"])

    bob.ask("DELETE", f"{FRIENDS}/{ann.id}")
    assert (names(ann, "friends"), names(bob, "friends")) == ([], [])


def test_a_request_can_be_declined_and_withdrawn(client: TestClient) -> None:
    """Afterwards nothing is left of it on either side."""
    ann, bob = member(client, "Ann"), member(client, "Bob")
    play_out(ann, bob)
    for one, other in ((ann, bob), (bob, ann)):
        ann.post(FRIENDS, person=bob.id)
        one.ask("DELETE", f"{FRIENDS}/{other.id}")

        assert (names(ann, "asked"), names(bob, "asking")) == ([], [])


def test_guests_have_no_friends_and_are_told_why(client: TestClient) -> None:
    """In a sentence, on either side of the request."""
    ann, guest = member(client, "Ann"), Browser(client, "Gus")
    play_out(ann, guest)
    token = ann.post("/api/me/friend-link")["token"]

    assert guest.problem(FRIENDS, person=ann.id) == (403, "friends-need-account")
    assert guest.problem("/api/me/friend-link") == (403, "friends-need-account")
    assert guest.problem("/api/friend-links", token=token) == (403, "friends-need-account")
    assert ann.problem(FRIENDS, person=guest.id) == (409, "friend-guest")
    assert guest.get(f"/api/friend-links/{token}") == {"person": ann.id, "name": "Ann"}
    assert guest.get(FRIENDS)["friends"] == []


def test_nobody_is_found_by_guessing(client: TestClient) -> None:
    """A guest, somebody forgotten and nobody at all answer alike; strangers are not asked."""
    ann, bob, gone = member(client, "Ann"), member(client, "Bob"), member(client, "Gus")
    guest = Browser(client, "Guest")
    gone.ask("DELETE", "/api/me")

    for id in (guest.id, gone.id, "nobody"):
        assert refusal(ann.ask("GET", f"/api/people/{id}")) == (404, "no-such-person")
        assert ann.problem(FRIENDS, person=id) == (404, "no-such-person")
    assert ann.problem(FRIENDS, person=bob.id) == (404, "no-such-person")
    assert ann.problem(FRIENDS, person=ann.id) == (409, "friend-self")
    assert ann.problem("/api/friend-links", token="guess") == (404, "no-such-link")
    assert refusal(ann.ask("GET", "/api/friend-links/guess")) == (404, "no-such-link")


def test_who_is_blocked_is_told_nothing_and_can_do_nothing(client: TestClient) -> None:
    """No request arrives, no link works, no invitation, no word at a table."""
    ann, bob = friends(client)
    play_out(ann, bob)
    token = ann.post("/api/me/friend-link")["token"]
    ann.ask("PUT", f"/api/me/blocks/{bob.id}")

    asked = bob.post(FRIENDS, person=ann.id)
    assert (asked["relation"], asked["blocked"], asked["on"]) == ("asked", False, False)
    assert (names(bob, "asked"), names(ann, "asking")) == (["Ann"], [])
    assert bob.problem("/api/friend-links", token=token) == (404, "no-such-link")
    table = bob.post("/api/tables", game="leduc", seats=2)["id"]
    path = f"/api/tables/{table}/invitations"
    assert bob.problem(path, person=ann.id) == (403, "not-friends")
    assert ann.get(FRIENDS)["invitations"] == []
    with bob.tab(table) as his, ann.tab(table) as hers:
        his.send_json({"kind": "chat", "key": "a", "text": "Hello?"})
        while his.receive_json()["kind"] != "accepted":
            pass
        hers.send_json({"kind": "ping"})
        kinds: list[str] = []
        while not kinds or kinds[-1] != "pong":
            kinds.append(hers.receive_json()["kind"])
        assert "chat" not in kinds
    assert (names(ann, "blocked"), names(ann, "met")) == (["Bob"], [])
    assert ann.problem(FRIENDS, person=bob.id) == (409, "friend-blocked")

    ann.ask("DELETE", f"/api/me/blocks/{bob.id}")
    assert names(ann, "asking") == ["Bob"]


def test_a_friend_is_invited_to_a_private_table_and_sits_down(client: TestClient) -> None:
    """Once is as good as twice; who declines hears no more of it."""
    ann, bob = friends(client)
    order = {"game": "leduc", "seats": 2, "access": "private"}
    first, second = (ann.post("/api/tables", **order)["id"] for _ in range(2))
    assert bob.problem(f"/api/tables/{first}/join") == (403, "private-table")

    for table in (first, first, second):
        ann.post(f"/api/tables/{table}/invitations", person=bob.id)
    told = bob.get(FRIENDS)["invitations"]
    assert [(one["table"], one["by"]["name"]) for one in told] == [
        (second, "Ann"),
        (first, "Ann"),
    ]
    bob.ask("DELETE", f"/api/me/invitations/{second}")
    bob.post(f"/api/tables/{first}/join")

    assert bob.get(FRIENDS)["invitations"] == []
    seats = [one["name"] for one in ann.get(f"/api/tables/{first}")["chairs"]]
    assert seats == ["Ann", "Bob"]


def test_only_who_sits_at_a_gathering_table_invites_friends(client: TestClient) -> None:
    """Not strangers, not to somebody else's table, not when the match is on."""
    ann, bob = friends(client)
    cat = member(client, "Cat")
    table = ann.post("/api/tables", game="leduc", seats=2)["id"]
    path = f"/api/tables/{table}/invitations"

    assert bob.problem(path, person=ann.id) == (403, "not-seated")
    assert ann.problem(path, person=cat.id) == (403, "not-friends")
    ann.ask("PUT", f"/api/tables/{table}/chairs/1/bot", json={"level": "random"})
    ann.post(f"/api/tables/{table}/start")
    assert ann.problem(path, person=bob.id) == (409, "not-gathering")


def test_friends_see_who_is_on_and_where_to_watch(client: TestClient) -> None:
    """Unless the table is private, or the friend hides."""
    ann, bob = friends(client)
    cat = member(client, "Cat")
    tables = [
        bob.post(
            "/api/tables", game="leduc", seats=2, bots=["random"], access=access, start=True
        )
        for access in ("link", "private")
    ]

    told = ann.get(FRIENDS)["friends"]
    assert [(one["name"], one["on"]) for one in told] == [("Bob", True)]
    assert [one["table"] for one in told[0]["tables"]] == [tables[0]["id"]]
    page = ann.get(f"/api/people/{bob.id}")
    assert (page["on"], [one["table"] for one in page["tables"]]) == (True, [tables[0]["id"]])
    stranger = cat.get(f"/api/people/{bob.id}")
    assert (stranger["relation"], stranger["on"], stranger["tables"]) == ("stranger", False, [])

    bob.ask("PUT", "/api/me/presence", json={"hidden": True})
    told = ann.get(FRIENDS)["friends"]
    assert [(one["on"], one["tables"]) for one in told] == [(False, [])]
    assert not ann.get(f"/api/people/{bob.id}")["on"]
    assert bob.get(FRIENDS)["hidden"]


def test_a_flood_of_requests_is_stopped_with_a_sentence(tmp_path: Path) -> None:
    """Links that are guessed, invitations and requests share one limit."""
    limits = {**FREE, "friends_session": Limit(3, 3600)}
    with browser_of(settings_for(tmp_path, limits=limits)) as client:
        ann = member(client, "Ann")
        refused = [ann.problem("/api/friend-links", token=f"guess{n}") for n in range(4)]

    assert refused == [*[(404, "no-such-link")] * 3, (429, "too-many")]


def test_a_flood_of_invitations_is_stopped_like_one_of_requests(tmp_path: Path) -> None:
    """To one friend or to many, to one table or to others; whatever was asked before counts."""
    limits = {**FREE, "friends_session": Limit(3, 3600)}
    with browser_of(settings_for(tmp_path, limits=limits)) as client:
        ann, bob = friends(client)
        cat = member(client, "Cat")
        play_out(bob, cat)
        table = ann.post("/api/tables", game="leduc", seats=2)["id"]
        path, body = f"/api/tables/{table}/invitations", {"person": bob.id}

        # The link by which they became friends was the first of Ann's three.
        invited = [ann.ask("POST", path, json=body) for _ in range(3)]
        asked = [cat.ask("POST", FRIENDS, json=body) for _ in range(4)]

        assert [one.status_code for one in invited] == [200, 200, 429]
        assert [one.status_code for one in asked] == [200, 200, 200, 429]
        assert refusal(invited[-1]) == refusal(asked[-1]) == (429, "too-many")
        assert len(bob.get(FRIENDS)["invitations"]) == 1


async def test_presence_fades_and_is_told_to_other_nodes_once_a_minute() -> None:
    """Whoever has a table open is here without asking for anything."""
    time, kept = ManualTime(), []

    class Store:
        async def note_seen(self, people: list[str], at: float) -> None:
            kept.append(people)

    presence = Presence(Store(), time)  # type: ignore[arg-type]  # all that is asked of it
    presence.note("ann")
    await presence.keep(["bob"])
    assert kept == []
    assert presence.is_on("ann", 0.0)
    assert not presence.is_on("ann", None)
    await time.advance(KEEP_SECONDS)
    await presence.keep(["bob"])
    assert kept == [["ann", "bob"]]
    await time.advance(ON_SECONDS)
    assert not presence.is_on("ann", 0.0)
    assert presence.is_on("ann", time.wall() - 1)
