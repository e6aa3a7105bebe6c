"""Clubs over HTTP: for members, nothing for anybody else, and in order."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from backroom.server import wire
from backroom.server.admin.actions import carry_out
from backroom.server.clubs import clubs as rooms
from backroom.server.clubs.clubs import MOST_CLUBS
from backroom.server.house import House
from backroom.server.ratings import periods
from backroom.server.settings import Limit
from backroom.server.storage.records import Passkey, Person
from tests.server.browsers import Browser, browser_of, change, play_out
from tests.server.databases import ON_POSTGRES, look
from tests.server.moderation.test_desk import KEEPER, measure, reports
from tests.server.people.test_friends import member, refusal
from tests.server.scene import FREE, guest, open_house, settings_for

CLUBS = "/api/clubs"


@pytest.fixture
def home(tmp_path: Path) -> Iterator[TestClient]:
    """A server whose bots wait for nobody who is away."""
    with browser_of(settings_for(tmp_path, grace=0.0)) as client:
        yield client


def founded(client: TestClient, *names: str, **order: Any) -> tuple[str, list[Browser]]:
    """A club of these people, the first of whom owns it."""
    people = [member(client, name) for name in names]
    made = people[0].post(CLUBS, **{"name": "Night owls", **order})
    for one in people[1:]:
        one.post("/api/club-links", token=token(made))
    return made["id"], people


def token(club: dict[str, Any]) -> str:
    """The token of a club's link, as its owner sees it."""
    path: str = club["link"]
    return path.removeprefix("/club/")


def names(browser: Browser, club: str) -> list[str]:
    """Who is in a club, as one of them sees it."""
    return [one["name"] for one in browser.get(f"{CLUBS}/{club}")["members"]]


def said(browser: Browser, club: str) -> list[str]:
    """What somebody reads in the talk of a club."""
    return [one["text"] for one in browser.get(f"{CLUBS}/{club}")["chat"]]


def test_people_with_an_account_make_a_club_and_come_by_its_link(client: TestClient) -> None:
    """Only the owner sees the link; whoever has it knows the club's name before they join."""
    ann, bob, guest = member(client, "Ann"), member(client, "Bob"), Browser(client, "Gus")

    made = ann.post(CLUBS, name="  Night   owls ", game="omerta")
    path = f"/api/club-links/{token(made)}"

    assert (made["name"], made["game"], made["owner"]) == ("Night owls", "omerta", ann.id)
    door = {"name": "Night owls", "owner_name": "Ann", "members": 1, "id": ""}
    assert Browser(client).get(path) == guest.get(path) == bob.get(path) == door
    joined = bob.post("/api/club-links", token=token(made))
    assert (joined["id"], joined["link"]) == (made["id"], "")
    assert names(ann, made["id"]) == names(bob, made["id"]) == ["Ann", "Bob"]
    assert bob.get(path)["id"] == made["id"]
    [line] = bob.get("/api/me/clubs")
    assert (line["name"], line["members"], line["owned"]) == ("Night owls", 2, False)
    assert ann.get("/api/me/clubs")[0]["owned"] is True
    assert guest.problem(CLUBS, name="Mine") == (403, "clubs-need-account")
    assert guest.problem("/api/club-links", token=token(made)) == (403, "clubs-need-account")


@pytest.mark.parametrize(
    ("body", "told"),
    [
        ({}, "bad-body"),
        ({"name": ""}, "bad-body"),
        ({"name": "x" * 41}, "bad-body"),
        ({"name": 7}, "bad-body"),
        ({"name": "\u202eevil\u2066"}, "bad-name"),
        ({"name": "\u2800"}, "bad-name"),
        ({"name": "   "}, "bad-name"),
        ({"name": "Fine", "game": "chess"}, "no-such-game"),
        ({"name": "Fine", "game": "'; DROP TABLE clubs"}, "bad-body"),
        ({"name": "Fine", "owner": "me"}, "bad-body"),
    ],
)
def test_bad_names_and_bodies_get_a_sentence(
    client: TestClient, body: dict[str, Any], told: str
) -> None:
    """When a club is made and when it gets another name alike, and nothing has changed."""
    club, [ann] = founded(client, "Ann")

    assert refusal(ann.ask("POST", CLUBS, json=body))[1] == told
    assert refusal(ann.ask("PATCH", f"{CLUBS}/{club}", json=body))[1] == told
    assert [one["name"] for one in ann.get("/api/me/clubs")] == ["Night owls"]


def test_strangers_learn_nothing_of_a_club(client: TestClient) -> None:
    """Whatever they ask, it is as if there were no such club, table or evening."""
    club, [ann, bob] = founded(client, "Ann", "Bob")
    eve = member(client, "Eve")
    table = ann.post("/api/tables", game="leduc", seats=2, club=club)["id"]
    invite = ann.post(f"/api/tables/{table}/invite")["token"]
    order = {"name": "Friday", "game": "omerta", "club": club}
    evening = bob.post("/api/evenings", **order)["id"]

    def asked(path: str) -> list[tuple[str, str, dict[str, Any]]]:
        return [
            ("GET", path, {}),
            ("PATCH", path, {"json": {"name": "Mine"}}),
            ("DELETE", path, {}),
            ("POST", f"{path}/link", {}),
            ("DELETE", f"{path}/members/{bob.id}", {}),
            ("DELETE", f"{path}/members/{eve.id}", {}),
            ("PUT", f"{path}/owner", {"json": {"person": eve.id}}),
            ("POST", f"{path}/chat", {"json": {"key": "k", "text": "Hi"}}),
            ("GET", f"{path}/standings", {}),
        ]

    for real, made_up in zip(asked(f"{CLUBS}/{club}"), asked(f"{CLUBS}/nowhere"), strict=True):
        answers = [eve.ask(method, path, **given) for method, path, given in (real, made_up)]
        assert [one.status_code for one in answers] == [404, 404]
        assert answers[0].content == answers[1].content
    for order in ({"club": club}, {"club": "nowhere"}):
        for path in ("/api/tables", "/api/evenings"):
            body = {"name": "x"} if path == "/api/evenings" else {"seats": 2}
            told = eve.problem(path, game="omerta", **body, **order)
            assert told == (404, "no-such-club")
    for call in ("", "/join", "/leave", "/ready", "/start", "/invite", "/invitations"):
        body = {"invite": invite} if call == "/join" else {"person": ann.id}
        method = "POST" if call else "GET"
        given = {"json": body} if call in ("/join", "/invitations", "/ready") else {}
        if call == "/ready":
            given = {"json": {}}
        path = f"/api/tables/{table}{call}?invite={invite}"
        told = eve.ask(method, path, **given).json()["id"]
        assert told == ("not-friends" if call == "/invitations" else "no-such-table")
    with eve.tab(table, f"?invite={invite}") as tab:
        assert tab.receive_json()["id"] == "no-such-table"
    for call in ("", "/come", "/leave", "/rounds", "/end"):
        given = {"json": {"person": bob.id}} if call == "/leave" else {}
        told = eve.ask("POST" if call else "GET", f"/api/evenings/{evening}{call}", **given)
        assert refusal(told) == (404, "no-such-evening")
    assert table not in [one["id"] for one in eve.get("/api/tables")]
    assert eve.get("/api/me/clubs") == []
    assert names(ann, club) == ["Ann", "Bob"]


def test_only_the_owner_keeps_the_door(client: TestClient) -> None:
    """A new link kills the old one, and who was taken out comes back by neither."""
    club, [ann, bob, cat] = founded(client, "Ann", "Bob", "Cat")
    path = f"{CLUBS}/{club}"
    first = token(ann.get(path))

    for method, call, body in (
        ("PATCH", "", {"name": "Bob's"}),
        ("DELETE", "", None),
        ("POST", "/link", None),
        ("DELETE", f"/members/{cat.id}", None),
        ("PUT", "/owner", {"person": bob.id}),
    ):
        told = bob.ask(method, path + call, json=body)
        assert refusal(told) == (403, "not-club-owner")
    second = token(ann.post(f"{path}/link"))
    assert first != second
    assert ann.problem("/api/club-links", token=first) == (404, "no-such-club-link")
    ann.ask("DELETE", f"{path}/members/{bob.id}")
    assert bob.problem("/api/club-links", token=second) == (404, "no-such-club-link")
    assert names(ann, club) == ["Ann", "Cat"]
    assert refusal(ann.ask("DELETE", f"{path}/members/{bob.id}")) == (404, "not-in-club")
    assert ann.ask("PATCH", path, json={"name": "Early birds"}).json()["name"] == "Early birds"


def test_a_club_changes_hands_and_ends(client: TestClient) -> None:
    """By its owner's wish, when they leave or are forgotten, and by deleting it."""
    club, [ann, bob, cat] = founded(client, "Ann", "Bob", "Cat")
    path = f"{CLUBS}/{club}"

    told = ann.ask("PUT", f"{path}/owner", json={"person": "nobody"})
    assert refusal(told) == (404, "not-in-club")
    assert ann.ask("PUT", f"{path}/owner", json={"person": bob.id}).json()["link"] == ""
    assert bob.get(path)["owner"] == bob.id
    bob.ask("DELETE", "/api/me")
    assert (ann.get(path)["owner"], names(ann, club)) == (ann.id, ["Ann", "Cat"])
    ann.ask("DELETE", f"{path}/members/{ann.id}")
    assert (cat.get(path)["owner"], names(cat, club)) == (cat.id, ["Cat"])
    cat.post(f"{path}/chat", key="k", text="Alone.")
    assert cat.ask("DELETE", path).json() == {"done": True}
    assert refusal(cat.ask("GET", path)) == (404, "no-such-club")
    assert cat.get("/api/me/clubs") == []


def test_there_are_so_many_clubs_and_members_and_no_more(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a sentence that says how many."""
    monkeypatch.setattr(rooms, "MOST_MEMBERS", 2)
    club, [ann, _] = founded(client, "Ann", "Bob")
    link = token(ann.get(f"{CLUBS}/{club}"))
    cat = member(client, "Cat")

    assert cat.problem("/api/club-links", token=link) == (429, "club-full")
    for number in range(MOST_CLUBS - 1):
        ann.post(CLUBS, name=f"Club {number}")
    assert ann.problem(CLUBS, name="One more") == (429, "enough-clubs")
    other = token(cat.post(CLUBS, name="Cats"))
    assert ann.problem("/api/club-links", token=other) == (429, "enough-clubs")


def test_clubs_and_links_cannot_be_tried_out(tmp_path: Path) -> None:
    """So many an hour."""
    limits = {**FREE, "clubs_session": Limit(3, 3600)}
    with browser_of(settings_for(tmp_path, limits=limits)) as client:
        ann = member(client, "Ann")
        for number in range(3):
            ann.get(f"/api/club-links/guess-{number}")

        assert refusal(ann.ask("GET", "/api/club-links/guess")) == (429, "too-many")


def test_words_are_kept_for_members_in_order_and_once(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The oldest make room; a key says nothing twice; empty words are refused."""
    monkeypatch.setattr(rooms, "MOST_LINES", 3)
    club, [ann, bob] = founded(client, "Ann", "Bob")
    path = f"{CLUBS}/{club}/chat"

    for number in range(4):
        ann.post(path, key=f"k{number}", text=f"  {number}\u0007 ")
    ann.post(path, key="k3", text="3")

    assert said(bob, club) == said(ann, club) == ["1", "2", "3"]
    assert ann.problem(path, key="k3", text="other") == (409, "key-used")
    assert ann.problem(path, key="k9", text=" \u0007 ") == (400, "bad-text")
    assert ann.problem(path, key="k9", text="x" * 501) == (400, "bad-body")
    assert ann.problem(path, key="<script>", text="x") == (400, "bad-body")
    assert bob.post(path, key="k3", text="mine")["chat"][-1]["name"] == "Bob"


def test_order_is_kept_in_a_club_as_at_a_table(client: TestClient) -> None:
    """Blocked words are not read, muted people do not write, and a report brings the talk."""
    club, [ann, bob, cat] = founded(client, "Ann", "Bob", "Cat")
    eve = member(client, "Eve")
    path = f"{CLUBS}/{club}/chat"
    bob.post(path, key="k1", text="You all cheat!")

    ann.ask("PUT", f"/api/me/blocks/{bob.id}")
    assert (said(ann, club), said(cat, club)) == ([], ["You all cheat!"])
    cat.post("/api/reports", person=bob.id, reason="talk", club=club)
    eve.post("/api/reports", person=bob.id, reason="talk", club=club)
    by = {one["reporter_name"]: one for one in reports(ann)}
    assert [one["text"] for one in by["Cat"]["chat"]] == ["You all cheat!"]
    assert by["Eve"]["chat"] == []
    measure(ann, kind="mute", person=bob.id, reason="Calm down.", hours=2)
    assert bob.problem(path, key="k2", text="What?") == (403, "silenced")
    assert said(cat, club) == ["You all cheat!"]


def test_members_see_who_is_on_unless_they_hide_or_one_blocked_the_other(
    client: TestClient,
) -> None:
    """As friends do."""
    club, [ann, bob, cat] = founded(client, "Ann", "Bob", "Cat")

    def on(browser: Browser) -> list[bool]:
        return [one["on"] for one in browser.get(f"{CLUBS}/{club}")["members"]]

    assert on(ann) == on(bob) == [True, True, True]
    cat.ask("PUT", "/api/me/presence", json={"hidden": True})
    assert on(ann) == [True, True, False]
    ann.ask("PUT", f"/api/me/blocks/{bob.id}")
    assert on(ann) == [True, False, False]
    assert on(bob) == [False, True, False]


def test_a_table_of_the_club_is_seen_and_joined_by_members_alone(client: TestClient) -> None:
    """It is never in the lobby; who was taken out of the club plays to the end all the same."""
    club, [ann, bob, cat] = founded(client, "Ann", "Bob", "Cat")

    made = ann.post("/api/tables", game="leduc", seats=2, access="open", club=club)
    table = f"/api/tables/{made['id']}"

    assert (made["access"], made["club"]) == ("private", club)
    with ann.tab(made["id"]) as tab:
        tab.receive_json()
        assert Browser(client).get("/api/tables") == []
    [listed] = cat.get(f"{CLUBS}/{club}")["tables"]
    assert (listed["id"], listed["status"]) == (made["id"], "gathering")
    assert cat.get("/api/me/clubs")[0]["tables"] == 1
    assert cat.get(table)["id"] == made["id"]
    assert bob.post(f"{table}/join")["chairs"][1]["person"] == bob.id
    ann.ask("DELETE", f"{CLUBS}/{club}/members/{bob.id}")
    ann.ask("DELETE", f"{CLUBS}/{club}/members/{cat.id}")
    assert bob.get(table)["id"] == made["id"]
    assert refusal(cat.ask("GET", table)) == (404, "no-such-table")
    device = {"game": "leduc", "seats": 2, "device": True, "names": ["A", "B"], "club": club}
    assert ann.problem("/api/tables", **device) == (400, "club-device")


def test_a_friend_outside_the_club_is_not_invited_to_its_table(client: TestClient) -> None:
    """First to the club, then to the table; and nothing of it is seen on a friend's page."""
    club, [ann, bob] = founded(client, "Ann", "Bob")
    eve = member(client, "Eve")
    eve.post("/api/friend-links", token=ann.post("/api/me/friend-link")["token"])
    table = ann.post("/api/tables", game="leduc", seats=2, club=club)["id"]

    told = ann.problem(f"/api/tables/{table}/invitations", person=eve.id)

    assert told == (409, "friend-not-in-club")
    for one in (ann, bob):
        one.post(f"/api/tables/{table}/join")
        one.post(f"/api/tables/{table}/ready")
    assert ann.post(f"/api/tables/{table}/start")["status"] == "playing"
    [friend] = eve.get("/api/me/friends")["friends"]
    assert (friend["on"], friend["tables"]) == (True, [])


def test_matches_at_the_clubs_tables_make_its_standings(client: TestClient) -> None:
    """Not those elsewhere; earlier seasons can be asked for, and nonsense gets a sentence."""
    club, [ann, bob] = founded(client, "Ann", "Bob")
    path = f"{CLUBS}/{club}/standings"
    empty = bob.get(path)
    play_out(ann, bob)
    play_out(ann, bob, club=club)

    told = bob.get(path)

    assert empty["boards"] == []
    assert told["seasons"] == empty["seasons"] == [told["season"]]
    assert [(one["game"], one["matches"]) for one in told["boards"]] == [("", 1), ("leduc", 1)]
    places = told["boards"][0]["places"]
    assert sum(one["points"] for one in places) == 60
    assert {one["person"] for one in places} == {ann.id, bob.id}
    assert [one["played"] for one in places] == [1, 1]
    assert bob.get(f"{path}?season=2019-S3")["boards"] == []
    for season in ("2019-S5", "0000-S1", "now", "2026-W01", "9999-S9", "%00", "१०२६-S1"):
        told = bob.ask("GET", f"{path}?season={season}")
        assert refusal(told) == (404, "no-such-season")
    ann.ask("DELETE", f"{CLUBS}/{club}/members/{bob.id}")
    gone = {one["name"]: one["gone"] for one in ann.get(path)["boards"][0]["places"]}
    assert gone == {"Ann": False, "Bob": True}


def test_standings_are_the_same_summed_or_not_and_forget_who_is_forgotten(
    client: TestClient, tmp_path: Path
) -> None:
    """Whoever leaves keeps their line; with the club its sums are gone."""
    club, [ann, bob, cat] = founded(client, "Ann", "Bob", "Cat")
    path = f"{CLUBS}/{club}/standings"
    for people in ((ann, bob), (bob, cat), (ann, cat)):
        play_out(*people, club=club)

    def lines(browser: Browser) -> dict[str, tuple[int, bool]]:
        [board, _] = browser.get(path)["boards"]
        return {one["name"]: (one["played"], one["gone"]) for one in board["places"]}

    async def settle(house: House) -> None:
        assert house.standings is not None
        await house.standings.settle()

    before = ann.get(path)
    ann.call(settle)
    assert ann.get(path) == before
    assert lines(ann) == {"Ann": (2, False), "Bob": (2, False), "Cat": (2, False)}
    bob.ask("DELETE", "/api/me")
    cat.ask("DELETE", f"{CLUBS}/{club}/members/{cat.id}")
    assert lines(ann) == {"Ann": (2, False), "Cat": (2, True)}
    assert ann.get(path)["boards"][0]["matches"] == 3
    change(tmp_path, "UPDATE club_scores SET played = played + 7")
    order = {"order": "standings"}
    assert ann.ask("POST", "/api/admin", headers=KEEPER, json=order).json() == {"done": True}
    assert lines(ann) == {"Ann": (2, False), "Cat": (2, True)}
    ann.ask("DELETE", f"{CLUBS}/{club}")
    assert look(tmp_path, "SELECT * FROM club_scores") == []


def test_a_banned_owner_passes_the_club_on(client: TestClient) -> None:
    """To who has been in it longest; who is let in again is a member like any other."""
    club, [ann, bob, cat] = founded(client, "Ann", "Bob", "Cat")
    path = f"{CLUBS}/{club}"

    measure(bob, kind="ban", person=ann.id, reason="Threats.")

    told = bob.get(path)
    assert (told["owner"], bool(told["link"])) == (bob.id, True)
    assert names(bob, club) == ["Ann", "Bob", "Cat"]
    measure(bob, kind="unban", person=ann.id, reason="Said sorry.")
    assert refusal(ann.ask("POST", f"{path}/link")) == (403, "not-club-owner")
    order = {"order": "ban", "target": bob.id}
    cat.ask("POST", "/api/admin", headers=KEEPER, json=order)
    assert cat.get(path)["owner"] == ann.id


def test_a_ban_while_no_server_runs_passes_the_club_on_too(tmp_path: Path) -> None:
    """By the admin command, which then writes to the database itself."""
    with browser_of(settings_for(tmp_path)) as client:
        _, [ann, bob] = founded(client, "Ann", "Bob")

    carry_out(settings_for(tmp_path), "ban", ann.id)

    assert look(tmp_path, "SELECT owner FROM clubs") == [(bob.id,)]


def test_an_evening_of_the_club_is_listed_there_and_counts(home: TestClient) -> None:
    """Its tables are the club's, too; who plays there is known, so bots play it out."""
    club, [ann, bob, cat] = founded(home, "Ann", "Bob", "Cat")
    order = {"name": "Friday", "game": "mafioso", "rounds": 1, "club": club}
    evening = ann.post("/api/evenings", **order)["id"]
    path = f"/api/evenings/{evening}"
    for one in (bob, cat):
        assert one.post(f"{path}/come")["club"] == club
    ann.post(f"{path}/rounds")

    async def play(house: House) -> None:
        assert house.evenings is not None
        while (await house.evenings.show(evening, ann.id)).status != "over":
            await house.time.sleep_until(house.time.now() + 0.05)
            await house.evenings.look_after_all()

    [line] = bob.get(f"{CLUBS}/{club}")["evenings"]
    assert (line["id"], line["name"], line["people"]) == (evening, "Friday", 3)
    ann.call(play)

    [board, _] = bob.get(f"{CLUBS}/{club}/standings")["boards"]
    assert [(one["played"], one["points"]) for one in board["places"]] == [(1, 0)] * 3
    assert bob.get(f"{CLUBS}/{club}")["tables"] == []


def test_what_one_owns_names_ones_clubs_and_words(client: TestClient) -> None:
    """In the file that everybody can take along."""
    club, [ann, bob] = founded(client, "Ann", "Bob")
    bob.post(f"{CLUBS}/{club}/chat", key="k", text="Hello.")

    told = bob.get("/api/me/export")

    assert [(one["id"], one["name"]) for one in told["clubs"]] == [(club, "Night owls")]
    assert [(one["table"], one["text"]) for one in told["chat"]] == [(club, "Hello.")]
    assert Browser(client, "Gus").get("/api/me/export")["clubs"] == []
    assert ann.get("/api/me/export")["chat"] == []


def test_seasons_are_quarters_that_touch() -> None:
    """From the first to the newest, each as long as the calendar has it."""
    start, end = periods.span("2026-S4") or (0, 0)

    assert periods.named("season", start) == "2026-S4"
    assert periods.named("season", end - 1) == "2026-S4"
    assert (end - start) / 86_400 == 31 + 30 + 31
    assert periods.seasons(start - 1, end) == ["2027-S1", "2026-S4", "2026-S3"]
    assert periods.seasons(end, end) == ["2027-S1"]


@pytest.mark.skipif(not ON_POSTGRES, reason="a file has one node")
@pytest.mark.anyio
async def test_a_club_is_the_same_on_every_node(tmp_path: Path) -> None:
    """Made at one, joined at the other, with one talk and one list of tables."""
    # Who opens at the same address takes the place of who was there.
    elsewhere = open_house(tmp_path, node_address="http://127.0.0.1:2")
    async with open_house(tmp_path) as here, elsewhere as there:
        assert here.clubs is not None
        assert there.clubs is not None
        ann, bob = [await with_account(here, name) for name in ("Ann", "Bob")]

        made = await here.clubs.create(ann.id, wire.NewClub(name="Night owls"))
        await there.clubs.join(made.link.removeprefix("/club/"), bob.id)
        order = wire.NewTable(game="leduc", seats=2, club=made.id)
        table = await here.tables.create(ann, order)
        await there.clubs.say(made.id, bob, wire.SayInClub(key="k", text="Hello."))

        for house, reader in ((here, ann), (there, bob)):
            assert house.clubs is not None
            told = await house.clubs.show(made.id, reader.id)
            assert [one.name for one in told.members] == ["Ann", "Bob"]
            assert [one.id for one in told.tables] == [table.doc.id]
            assert [one.text for one in told.chat] == ["Hello."]


async def with_account(house: House, name: str) -> Person:
    """Somebody with an account, as the database knows them."""
    person = await guest(house, name)
    passkey = Passkey(name, person.id, b"public", 0, "Phone", 1.0, 1.0)
    await house.storage.accounts.sign_up(passkey, [f"code of {name}"], None, 2.0)
    return person
