"""Who may talk to the server, how often, and what pages may do."""

import json
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from starlette.types import Message, Scope
from starlette.websockets import WebSocketDisconnect

from backroom.server.security import allowed_hosts
from backroom.server.settings import Limit, Settings

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


def test_an_https_house_takes_nothing_from_a_page_that_came_over_http(tmp_path: Path) -> None:
    """Also under its own name: anybody on the way could have written that page."""
    with browser_of(settings_for(tmp_path, public_url="https://localhost")) as client:

        def status(origin: str) -> int:
            headers = {"origin": origin}
            return client.post("/api/people", json={"name": "A"}, headers=headers).status_code

        assert status("http://localhost") == 403
        assert status("https://localhost") == 200


def test_the_whole_story_is_not_told_again_and_again(tmp_path: Path) -> None:
    """A short question for a long answer is asked a few times a minute."""
    limits = {**settings_for(tmp_path).limits, "resumes_session": Limit(3, 600)}
    with browser_of(settings_for(tmp_path, limits=limits)) as client:
        ann = Browser(client, "Ann")
        table = ann.post("/api/tables", game="leduc", seats=2, bots=["lazy"])
        ann.post(f"/api/tables/{table['id']}/start")
        with ann.tab(table["id"]) as tab:
            for _ in range(4):
                tab.send_json({"kind": "resume", "since": 0})
            while (told := tab.receive_json())["kind"] != "refused":
                pass

    assert (told["code"], told["id"]) == (4429, "too-many")


def test_an_address_has_so_many_sockets_and_no_more(tmp_path: Path) -> None:
    """The next is refused in words, and let in when one of them is closed."""
    with browser_of(settings_for(tmp_path, most_of_address=2)) as client:
        ann = Browser(client, "Ann")
        table = ann.post("/api/tables", game="leduc", seats=2)["id"]
        with ann.tab(table) as first:
            first.receive_json()
            with ann.tab(table) as second:
                second.receive_json()
                with ann.tab(table) as third:
                    told = third.receive_json()
                    assert (told["code"], told["id"]) == (4429, "enough-sockets")
            with ann.tab(table) as fourth:
                assert fourth.receive_json()["kind"] == "table"


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


def test_parts_of_pages_have_the_headers_that_parts_need(client: TestClient) -> None:
    """Nothing runs in one opened by itself, nobody frames it, and no type is guessed."""
    headers = client.get("/assets/none.js").headers

    assert headers["content-security-policy"] == "default-src 'none'; frame-ancestors 'none'"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert sum(len(name) + len(value) for name, value in headers.items()) < 400


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


def test_a_call_that_is_cut_short_is_no_fault_of_ours(
    client: TestClient, caplog: pytest.LogCaptureFixture
) -> None:
    """Slow senders are hung up on, which must not fill the log with failures."""
    sent: list[Message] = []

    async def receive() -> Message:
        return {"type": "http.disconnect"}

    async def send(message: Message) -> None:
        sent.append(message)

    scope: Scope = {
        "type": "http",
        "method": "POST",
        "path": "/api/people",
        "query_string": b"",
        "headers": [(b"host", b"localhost")],
        "client": ("192.0.2.1", 1),
        "server": ("localhost", 80),
        "scheme": "http",
    }
    assert client.portal is not None
    client.portal.call(partial(client.app, scope, receive, send))

    assert sent[0]["status"] == 400
    assert "call failed" not in caplog.text
