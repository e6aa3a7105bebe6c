"""The call of the admin command: who may make it, and what a ban does at once."""

from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from backroom.server.admin import lock
from backroom.server.admin.actions import invite
from backroom.server.admin.lock import Running
from backroom.server.settings import Limit
from tests.server.browsers import Browser, browser_of
from tests.server.scene import settings_for

HERE = "testclient"


def order(client: TestClient, what: str, target: str, token: str = "keeper") -> Any:
    """An order of the admin command; gives the whole response."""
    return client.post(
        "/api/admin",
        json={"order": what, "target": target},
        headers={"authorization": f"Bearer {token}"},
    )


def last_word(tab: WebSocketTestSession) -> object:
    """The code that a tab is closed with, or a pong if it is open."""
    tab.send_json({"kind": "ping"})
    try:
        while tab.receive_json()["kind"] != "pong":
            pass
    except WebSocketDisconnect as closed:
        return closed.code
    return "pong"


@pytest.mark.parametrize("by_address", [True, False])
def test_a_ban_closes_the_tabs_that_are_open(client: TestClient, by_address: bool) -> None:
    """Of the person, or of everybody at the address."""
    ann, troll = Browser(client, "Ann"), Browser(client, "Troll")
    table = ann.post("/api/tables", game="leduc", seats=2)["id"]
    with ann.tab(table) as friend, troll.tab(table) as tab:
        assert order(client, "ban", HERE if by_address else troll.id).status_code == 200

        assert last_word(tab) == 4403
        assert last_word(friend) == (4403 if by_address else "pong")


def test_whoever_bans_this_machine_can_unban_it(client: TestClient) -> None:
    """The token of the admin counts for more than the address; a wrong one does not."""
    ann = Browser(client, "Ann")
    assert order(client, "ban", HERE).status_code == 200
    assert ann.ask("GET", "/api/me").json()["id"] == "banned"
    assert order(client, "unban", HERE, "guess").json()["id"] == "banned"

    assert order(client, "unban", HERE).status_code == 200

    assert ann.get("/api/me")["name"] == "Ann"
    assert order(client, "ban", HERE, "guess").json()["id"] == "not-host"


def test_the_admin_is_not_kept_waiting_but_guesses_are(tmp_path: Path) -> None:
    """A flood from this machine does not keep its admin out."""
    limits = {**settings_for(tmp_path).limits, "calls_address": Limit(3, 600)}
    with browser_of(settings_for(tmp_path, limits=limits)) as client:
        guesses = [order(client, "ban", "x", "guess").status_code for _ in range(4)]

        assert guesses == [403, 403, 403, 429]
        assert order(client, "unban", "x").status_code == 200


def test_the_admin_clears_out_at_once_and_names_whom_all_else_is_about(
    client: TestClient,
) -> None:
    """Nothing here is old; an order about nobody is refused."""
    ann = Browser(client, "Ann")
    table = ann.post("/api/tables", game="leduc", seats=2)["id"]

    assert order(client, "clear-out", "").status_code == 200
    assert ann.get(f"/api/tables/{table}")["id"] == table
    assert order(client, "ban", "").json()["id"] == "no-target"


def test_the_operator_invites_by_a_link(tmp_path: Path) -> None:
    """Under the name of the house, and good for one account."""
    settings = settings_for(tmp_path, sign_up="invitation", public_url="https://cards.example/")
    with browser_of(settings) as client:
        link = invite(settings)
        ann = Browser(client, "Ann")
        refused = ann.problem("/api/me/passkeys/options")

        asked = ann.post("/api/me/passkeys/options", invitation=link.rpartition("/")[2])

    assert link.startswith("https://cards.example/invited/")
    assert refused == (403, "sign-up-by-invitation")
    assert asked["options"]["rp"]["name"] == "Backroom"


def test_an_invitation_to_this_machine_leads_to_where_passkeys_are_possible(
    tmp_path: Path,
) -> None:
    """The admin command reaches the server by a number, and passkeys want a name."""
    settings = settings_for(tmp_path)

    with browser_of(settings), lock.hold(tmp_path, Running("http://127.0.0.1:8123", "token")):
        link = invite(settings)

    assert link.startswith("http://localhost:8123/invited/")
