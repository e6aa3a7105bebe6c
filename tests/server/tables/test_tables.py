"""Tables: making, joining, bots, readiness, the lobby and the door."""

from functools import partial
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from backroom.bots.ladder import by_strength
from backroom.games import GAMES
from backroom.server import wire
from backroom.server.bots.names import NAMES, bot_name
from backroom.server.house import House
from backroom.server.people.accounts import clean_name
from backroom.server.refusals import NotAllowed
from backroom.server.storage.records import Person
from backroom.server.tables import seating
from backroom.server.tables.bot_players import pause_of
from backroom.server.tables.description import describe
from backroom.server.tables.table import Table
from tests.server.browsers import Browser, browser_of, play_out
from tests.server.scene import gather, guest, open_house, open_tab, settings_for


def test_a_table_against_bots_starts_at_once(client: TestClient) -> None:
    """One call from the first page to the first card."""
    ann = Browser(client, "Ann")

    table = ann.post("/api/tables", game="leduc", seats=2, bots=["random"], start=True)

    assert table["status"] == "playing"
    assert [chair["sitter"] for chair in table["chairs"]] == ["person", "bot"]
    assert len(table["commitment"]) == 64
    assert table["result"] is None


def test_people_join_by_link_get_ready_and_the_host_starts(client: TestClient) -> None:
    """Nobody else can start, and not before everybody is ready."""
    ann, bob, cas = (Browser(client, name) for name in ("Ann", "Bob", "Cas"))
    table = ann.post("/api/tables", game="leduc", seats=2)
    path = f"/api/tables/{table['id']}"
    assert ann.problem(f"{path}/start") == (409, "empty-chairs")

    joined = bob.post(f"{path}/join")

    assert [chair["name"] for chair in joined["chairs"]] == ["Ann", "Bob"]
    assert cas.problem(f"{path}/join") == (409, "no-free-chair")
    assert bob.problem(f"{path}/start") == (403, "not-host")
    assert ann.problem(f"{path}/start") == (409, "not-ready")
    assert cas.problem(f"{path}/ready") == (403, "not-seated")
    assert bob.post(f"{path}/ready", nonce="abc")["chairs"][1]["ready"]
    assert ann.post(f"{path}/start")["status"] == "playing"
    assert cas.problem(f"{path}/join") == (409, "not-gathering")
    assert bob.post(f"{path}/join")["status"] == "playing"


def test_a_chair_of_choice(client: TestClient) -> None:
    """If it is free and there is one."""
    ann, bob = Browser(client, "Ann"), Browser(client, "Bob")
    table = ann.post("/api/tables", game="chicago-poker", seats=3)
    path = f"/api/tables/{table['id']}/join"

    assert bob.problem(path, seat=0) == (409, "chair-taken")
    assert bob.problem(path, seat=5) == (404, "no-such-chair")
    assert bob.post(path, seat=2)["chairs"][2]["name"] == "Bob"


def test_a_private_table_is_by_invitation(client: TestClient) -> None:
    """Whoever has the link may look and sit."""
    ann, bob = Browser(client, "Ann"), Browser(client, "Bob")
    table = ann.post("/api/tables", game="leduc", seats=2, access="private")
    path = f"/api/tables/{table['id']}"
    assert bob.problem(f"{path}/join") == (403, "private-table")
    assert bob.ask("GET", path).status_code == 403
    assert bob.problem(f"{path}/invite") == (403, "not-seated")

    invite = ann.post(f"{path}/invite")

    assert invite["token"] in invite["path"]
    assert bob.post(f"{path}/join", invite=invite["token"])["chairs"][1]["name"] == "Bob"


def test_a_bare_search_is_medium(client: TestClient) -> None:
    """At a new table and on a free chair."""
    ann = Browser(client, "Ann")
    table = ann.post("/api/tables", game="mafioso", seats=4, bots=["search"])
    path = f"/api/tables/{table['id']}/chairs/2/bot"

    seated = ann.ask("PUT", path, json={"level": "search"}).json()

    assert [chair["level"] for chair in seated["chairs"][2:]] == ["search:medium"] * 2


def test_the_host_seats_and_unseats_bots(client: TestClient) -> None:
    """By level, on chairs without a person, before the start."""
    ann, bob = Browser(client, "Ann"), Browser(client, "Bob")
    table = ann.post("/api/tables", game="leduc", seats=2)
    path = f"/api/tables/{table['id']}"
    bot = {"json": {"level": "lazy"}}
    assert bob.ask("PUT", f"{path}/chairs/1/bot", **bot).json()["id"] == "not-host"
    assert ann.ask("PUT", f"{path}/chairs/0/bot", **bot).json()["id"] == "chair-taken"
    assert ann.ask("PUT", f"{path}/chairs/9/bot", **bot).json()["id"] == "no-such-chair"
    assert ann.ask("PUT", f"{path}/chairs/x/bot", **bot).json()["id"] == "no-such-chair"

    seated = ann.ask("PUT", f"{path}/chairs/1/bot", **bot).json()

    assert seated["chairs"][1]["level"] == "lazy"
    unknown = ann.ask("PUT", f"{path}/chairs/1/bot", json={"level": "genius"})
    assert unknown.json()["id"] == "no-such-level"
    freed = ann.ask("PUT", f"{path}/chairs/1/bot", json={"level": None}).json()
    assert freed["chairs"][1]["sitter"] == "nobody"
    ann.ask("PUT", f"{path}/chairs/1/bot", **bot)
    assert ann.post(f"{path}/start")["status"] == "playing"


def test_the_host_shows_somebody_the_door_before_the_start(client: TestClient) -> None:
    """Who was shown the door does not come back, until the host opens it again for them."""
    ann, bob, cas = (Browser(client, name) for name in ("Ann", "Bob", "Cas"))
    table = ann.post("/api/tables", game="leduc", seats=2)
    path = f"/api/tables/{table['id']}"
    bob.post(f"{path}/join")
    assert bob.problem(f"{path}/remove", seat=0) == (403, "not-host")

    assert ann.post(f"{path}/remove", seat=1)["chairs"][1]["sitter"] == "nobody"

    assert bob.problem(f"{path}/join") == (403, "shown-the-door")
    assert ann.problem(f"{path}/remove", seat=0) == (404, "no-such-chair")
    cas.post(f"{path}/join")
    ann.post(f"{path}/remove", seat=1)
    assert ann.ask("GET", path).json()["shown_out"] == 2
    assert bob.ask("GET", f"{path}/door").json()["id"] == "not-host"
    outside = ann.ask("GET", f"{path}/door").json()
    assert [one["name"] for one in outside] == ["Bob", "Cas"]
    bobs = {"person": outside[0]["person"]}
    assert bob.problem(f"{path}/welcome", **bobs) == (403, "not-host")

    assert ann.post(f"{path}/welcome", **bobs)["shown_out"] == 1

    assert ann.problem(f"{path}/welcome", **bobs) == (404, "no-such-person")
    assert bob.post(f"{path}/join")["chairs"][1]["name"] == "Bob"
    assert cas.problem(f"{path}/join") == (403, "shown-the-door")


def test_no_two_at_a_table_go_by_one_name(client: TestClient) -> None:
    """Chat, story and score name people, so the second Anna is Anna 2, also when renamed."""
    first, second, third = (Browser(client, name) for name in ("Anna", "anna", "Bob"))
    path = f"/api/tables/{first.post('/api/tables', game='chicago-poker', seats=4)['id']}"

    second.post(f"{path}/join")
    third.post(f"{path}/join")
    third.ask("PATCH", "/api/me", json={"name": "Anna"})

    chairs = first.ask("GET", path).json()["chairs"]
    assert [chair["name"] for chair in chairs] == ["Anna", "anna 2", "Anna 3", ""]


def test_leaving_before_the_start_frees_the_chair_and_passes_on_the_host(
    client: TestClient,
) -> None:
    """The last one out closes the table."""
    ann, bob = Browser(client, "Ann"), Browser(client, "Bob")
    table = ann.post("/api/tables", game="leduc", seats=2)
    path = f"/api/tables/{table['id']}"
    bob.post(f"{path}/join")

    left = ann.post(f"{path}/leave")

    assert left["host"] == bob.id
    assert left["chairs"][0]["sitter"] == "nobody"
    assert ann.problem(f"{path}/leave") == (403, "not-seated")
    assert bob.post(f"{path}/leave")["status"] == "closed"
    assert ann.problem(f"{path}/join") == (409, "table-closed")


def test_the_lobby_lists_open_tables_where_somebody_is(client: TestClient) -> None:
    """Not those by link, and not those that everybody has left."""
    ann = Browser(client, "Ann")
    ids = {}
    for access in ("open", "link"):
        ids[access] = ann.post("/api/tables", game="leduc", seats=2, access=access)["id"]
    assert ann.get("/api/tables") == []

    with ann.tab(ids["open"]) as tab, ann.tab(ids["link"]) as other:
        tab.receive_json()
        other.receive_json()
        listed = [table["id"] for table in ann.get("/api/tables")]

    assert listed == [ids["open"]]
    assert {table["id"] for table in ann.get("/api/me/tables")} == set(ids.values())


def test_a_one_device_table_has_a_name_for_every_chair(client: TestClient) -> None:
    """And everybody is ready, because they sit together."""
    ann = Browser(client, "Ann")
    order = {"game": "leduc", "seats": 2, "device": True}
    assert ann.problem("/api/tables", **order, names=["Ann"]) == (400, "names-and-bots")

    table = ann.post("/api/tables", **order, names=["Ann", "Bob"], start=True)

    assert table["status"] == "playing"
    assert [chair["name"] for chair in table["chairs"]] == ["Ann", "Bob"]


@pytest.mark.parametrize(
    ("order", "status", "id"),
    [
        ({"game": "chess", "seats": 2}, 404, "no-such-game"),
        ({"game": "leduc", "seats": 3}, 400, "bad-seats"),
        ({"game": "leduc", "seats": 2, "options": {"x": "y"}}, 400, "unknown-option"),
        ({"game": "leduc", "seats": 2, "bots": ["genius"]}, 400, "no-such-level"),
        ({"game": "leduc", "seats": 2, "bots": ["lazy", "lazy"]}, 400, "too-many-players"),
        ({"game": "leduc", "seats": 2, "window": 2}, 400, "bad-body"),
        ({"game": "leduc", "seats": 2, "window": 16}, 400, "bad-body"),
        ({"game": "leduc"}, 400, "bad-body"),
        ({"game": "leduc", "seats": 2, "colour": "red"}, 400, "bad-body"),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    client: TestClient, order: dict[str, object], status: int, id: str
) -> None:
    """With the reason, and nothing is made."""
    ann = Browser(client, "Ann")

    assert ann.problem("/api/tables", **order) == (status, id)
    assert ann.get("/api/me/tables") == []


def test_the_host_closes_a_table(client: TestClient) -> None:
    """A running match stops there."""
    ann = Browser(client, "Ann")
    order = {"game": "leduc", "seats": 2, "device": True, "names": ["Ann", "Bob"]}
    table = ann.post("/api/tables", **order, start=True)
    path = f"/api/tables/{table['id']}"

    assert ann.post(f"{path}/close")["status"] == "closed"

    assert ann.problem(f"{path}/adjourn") == (409, "table-closed")
    assert ann.problem(f"{path}/continue") == (409, "not-adjourned")


@pytest.mark.parametrize("way", ["look", "tab", "join"])
async def test_a_guest_let_in_by_a_link_stays_welcome_after_a_restart(
    tmp_path: Path, way: str
) -> None:
    """By whichever door they came, and without the link."""

    async def come(house: House, table: Table, bob: Person) -> None:
        invite = table.doc.invite
        if way == "look":
            await table.do(partial(seating.look, table, bob, invite))
        elif way == "tab":
            await open_tab(house, table, bob, invite=invite)
        else:
            await table.do(partial(seating.join, table, bob, wire.Join(invite=invite)))
            await table.do(partial(seating.leave, table, bob))

    async with open_house(tmp_path) as house:
        table, _ = await gather(house, "Ann", access="private")
        bob = await guest(house, "Bob")
        with pytest.raises(NotAllowed, match="private-table"):
            await table.do(partial(seating.look, table, bob, None))
        await come(house, table, bob)
        # The process ends here without another word about this table.
    async with open_house(tmp_path) as house:
        again = await house.tables.open(table.doc.id)
        told = await again.do(partial(seating.look, again, bob, None))
        assert told.id == table.doc.id


def test_bots_have_names_of_their_own(client: TestClient) -> None:
    """Another for each chair, the same for the same chair, and short enough for a plate."""
    ann = Browser(client, "Ann")
    order = {"game": "chicago-poker", "seats": 6, "bots": ["scripted"] * 5}
    table = ann.post("/api/tables", **order)
    names = [chair["name"] for chair in table["chairs"][1:]]

    path = f"/api/tables/{table['id']}/chairs/3/bot"
    again = ann.ask("PUT", path, json={"level": "random"}).json()

    assert len(set(names)) == 5
    assert set(names) <= set(NAMES)
    assert [chair["name"] for chair in again["chairs"][1:]] == names
    other = ann.post("/api/tables", **order)
    assert [chair["name"] for chair in other["chairs"][1:]] != names


def test_the_names_of_bots_differ_and_fit() -> None:
    """As names of people must; and there are enough of them for any table."""
    assert len(set(NAMES)) == len(NAMES) > 6
    assert all(clean_name(name) == name for name in NAMES)
    seen = {bot_name(f"table {number}", seat) for number in range(200) for seat in range(6)}
    assert seen == set(NAMES)


def test_the_page_is_told_which_seats_the_box_does_not_have(client: TestClient) -> None:
    """Two players at Omerta, and nothing else."""
    games = Browser(client).get("/api/games")

    assert {one["name"]: one["house_seats"] for one in games if one["house_seats"]} == {
        "omerta": [2]
    }


def test_every_game_offers_bots_that_search(client: TestClient) -> None:
    """Three levels of them, all bots from weak to strong; the game of the lesson has none."""
    offered = {game["name"]: game["levels"] for game in Browser(client).get("/api/games")}
    searches = ["search:easy", "search:medium", "search:hard"]

    thinking = [[level for level in offered[name] if "search" in level] for name in GAMES]
    assert all(levels == searches for levels in thinking)
    assert offered["omerta"] == by_strength(GAMES["omerta"])
    assert {"deep:medium", "deep:hard"} <= {*offered["omerta"]}
    assert "search:easy" not in offered["leduc"]
    ann = Browser(client, "Ann")
    order = {"game": "omerta", "seats": 4, "bots": searches}
    seated = ann.post("/api/tables", **order)["chairs"]
    assert [chair["level"] for chair in seated[1:]] == searches


def test_my_tables_are_told_without_being_woken(tmp_path: Path) -> None:
    """As they would be awake: gathering, adjourned with a bot, over with the seed."""
    with browser_of(settings_for(tmp_path)) as client:
        ann, bob = Browser(client, "Ann"), Browser(client, "Bob")
        play_out(ann, bob)
        ann.post("/api/tables", game="leduc", seats=2)
        order = {"game": "leduc", "seats": 2, "bots": ["lazy"], "start": True}
        adjourned = ann.post("/api/tables", **order)["id"]
        ann.post(f"/api/tables/{adjourned}/adjourn")
    with browser_of(settings_for(tmp_path)) as client:
        ann._client = client

        asleep = ann.get("/api/me/tables")

        assert client.app.state.house.tables.awake == {}  # type: ignore[attr-defined]
        assert {one["status"] for one in asleep} == {"over", "gathering", "adjourned"}
        assert [one["result"] is not None for one in asleep] == [
            one["status"] == "over" for one in asleep
        ]
        awake = [ann.get(f"/api/tables/{one['id']}") for one in asleep]
        assert awake == asleep == ann.get("/api/me/tables")


async def test_those_who_watch_are_named(tmp_path: Path) -> None:
    """Each person once, however many tabs they have; who sits is no spectator."""
    async with open_house(tmp_path) as house:
        table, [ann, _] = await gather(house, "Ann Bob")
        zoe = await guest(house, "Zoë")
        for one in (ann, zoe, zoe):
            await open_tab(house, table, one)

        told = describe(table)

        assert told.watching == ["Zoë"]
        assert told.spectators == 1


async def test_bots_keep_the_tempo_of_their_table(tmp_path: Path) -> None:
    """Longer at a calm table, hardly any time at one where everything is to be at once."""
    async with open_house(tmp_path, bot_pace=1.0) as house:
        pauses = {}
        for tempo in ("calm", "brisk", "instant"):
            table, _ = await gather(house, "Ann Bob", tempo=tempo)
            pauses[tempo] = pause_of(table)

        assert pauses["calm"] > 2 * 0.8
        assert 0.8 <= pauses["brisk"] <= 1.2
        assert pauses["instant"] < 0.2
