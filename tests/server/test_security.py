"""Who may talk to the server, how often, and what pages may do."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from backroom.server import wire
from backroom.server.limits import Limits
from backroom.server.refusals import TooMany
from backroom.server.security import allowed_hosts
from backroom.server.settings import LIMITS, Limit, Settings

from .browsers import Browser, browser_of
from .scene import settings_for

FOREIGN = "https://evil.example"


@pytest.mark.parametrize("host", ["evil.example", "localhost.evil.example", "", "[::", "a:b:c"])
def test_a_foreign_host_is_refused(client: TestClient, host: str) -> None:
    """On every path: a name that leads here need not be ours."""
    for path in ("/", "/api/games", "/healthz"):
        response = client.get(path, headers={"host": host})
        assert response.status_code == 403
        assert response.json()["id"] == "bad-host"


def test_another_website_cannot_order_anything(client: TestClient) -> None:
    """By Origin, or by what the browser says of the site."""
    ann = Browser(client, "Ann")
    body = {"json": {"game": "leduc", "seats": 2}}

    for headers in ({"origin": FOREIGN}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}):
        response = ann.ask("POST", "/api/tables", headers=headers, **body)
        assert (response.status_code, response.json()["id"]) == (403, "bad-origin")

    own = {"origin": "http://localhost", "sec-fetch-site": "same-origin"}
    assert ann.ask("POST", "/api/tables", headers=own, **body).status_code == 200
    assert len(ann.get("/api/me/tables")) == 1


def test_another_website_cannot_open_a_socket(client: TestClient) -> None:
    """The handshake itself is refused."""
    ann = Browser(client, "Ann")
    table = ann.post("/api/tables", game="leduc", seats=2)

    with pytest.raises(WebSocketDisconnect) as refused:
        ann.tab(table["id"], origin=FOREIGN).__enter__()

    assert refused.value.code == 4403
    with ann.tab(table["id"], origin="http://localhost") as tab:
        assert tab.receive_json()["kind"] == "table"


def test_the_public_address_is_one_of_ours(tmp_path: Path) -> None:
    """Behind a proxy the page has the public origin."""
    settings = replace(Settings(data=tmp_path), public_url="https://cards.example/")

    assert allowed_hosts(settings, ["192.168.1.9"]) == {
        "localhost",
        "127.0.0.1",
        "::1",
        "192.168.1.9",
        "cards.example",
    }
    assert "0.0.0.0" not in allowed_hosts(replace(settings, host="0.0.0.0"), [])


def test_pages_and_answers_have_strict_headers(client: TestClient) -> None:
    """Nothing from elsewhere, nothing inline, in nobody's frame."""
    for path in ("/", "/api/games", "/tables/x", "/api/nothing"):
        headers = client.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert "*" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"


def test_every_path_that_is_no_call_answers_the_page(client: TestClient) -> None:
    """The web finds its own way from there."""
    for path in ("/", "/tables/abc", "/replay/x", "/../../etc/passwd", "/%2e%2e/secret"):
        response = client.get(path)
        assert response.status_code == 200
        assert response.headers["content-type"].startswith("text/html")
        assert "Backroom" in response.text


@pytest.mark.parametrize("path", ["/%00", f"/{'a' * 300}", f"/assets/{'a' * 300}"])
def test_a_path_that_no_file_can_have_is_not_found(client: TestClient, path: str) -> None:
    """With the headers that every answer has."""
    response = client.get(path)

    assert (response.status_code, response.json()["id"]) == (404, "not-found")
    assert "default-src 'none'" in response.headers["content-security-policy"]


def test_bodies_are_small_json(client: TestClient) -> None:
    """Too large, too deep, not JSON, not said to be JSON: refused in words."""
    ann = Browser(client, "Ann")
    json_type = {"content-type": "application/json"}
    deep = b"[" * 8000

    def refused(data: bytes, headers: dict[str, str]) -> tuple[int, str]:
        response = ann.ask("PATCH", "/api/me", content=data, headers=headers)
        return response.status_code, response.json()["id"]

    assert refused(b"x" * (wire.MOST_BYTES + 1), json_type) == (413, "too-large")
    assert refused(deep, json_type) == (400, "bad-body")
    assert refused(b'{"name":' + deep, json_type) == (400, "bad-body")
    assert refused(b"\xff", json_type) == (400, "bad-body")
    assert refused(b'{"name":"\\ud800"}', json_type)[0] == 400
    assert refused(b'{"name":"Ann"}', {"content-type": "text/plain"}) == (400, "bad-body")
    assert ann.get("/api/me")["name"] == "Ann"


def test_frames_are_small_json(client: TestClient) -> None:
    """A bad frame is refused in words, and the socket goes on."""
    ann = Browser(client, "Ann")
    table = ann.post("/api/tables", game="leduc", seats=2, bots=["lazy"])
    bad = [
        "",
        "{",
        "[" * 5000,
        '{"kind":' + "[" * 5000,
        "null",
        '{"kind":"nothing"}',
        '{"kind":"ping","more":1}',
        '{"kind":"move"}',
        '{"kind":"move","key":"k","prompt":-1,"actions":[1]}',
        '{"kind":"move","key":"k","prompt":1e99,"actions":[1]}',
        '{"kind":"move","key":"k","prompt":1,"actions":[]}',
        '{"kind":"move","key":"k k","prompt":1,"actions":[1]}',
        '{"kind":"move","key":"k","prompt":1,"actions":[1],"seat":1}',
        json.dumps({"kind": "chat", "key": "k", "text": "x" * 501}),
    ]

    with ann.tab(table["id"], "?lang=nl") as tab:
        tab.receive_json()
        for text in bad:
            tab.send_text(text)
            answer = tab.receive_json()
            assert (answer["kind"], answer["code"]) == ("refused", 4400), text
            assert answer["text"].startswith("Dat bericht"), text
        tab.send_bytes(b"{}")
        assert tab.receive_json()["id"] == "bad-frame"
        tab.send_json({"kind": "ping"})
        assert tab.receive_json() == {"kind": "pong"}


def test_a_socket_to_nowhere_is_closed_with_its_code(client: TestClient) -> None:
    """No session, no table: a sentence, then the code."""
    for browser, code in ((Browser(client), 4401), (Browser(client, "Ann"), 4404)):
        with browser.tab("nothing") as tab:
            assert tab.receive_json()["code"] == code
            with pytest.raises(WebSocketDisconnect) as closed:
                tab.receive_json()
            assert closed.value.code == code


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


def test_a_flood_of_frames_ends(tmp_path: Path) -> None:
    """First words, then the door."""
    limits = {**settings_for(tmp_path).limits, "frames_session": Limit(5, 600)}
    with browser_of(settings_for(tmp_path, limits=limits)) as client:
        ann = Browser(client, "Ann")
        table = ann.post("/api/tables", game="leduc", seats=2)
        with ann.tab(table["id"]) as tab:
            tab.receive_json()
            for _ in range(6):
                tab.send_text("x")
            answers = [tab.receive_json() for _ in range(6)]

    assert [one["code"] for one in answers] == [4400] * 5 + [4429]
