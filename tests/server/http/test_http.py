"""HTTP: pages, paths and bodies."""

import re
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.routing import Route
from starlette.testclient import TestClient

from backroom.games import GAMES
from backroom.server import wire
from backroom.server.http.pages import page
from backroom.server.http.routes import CALLS
from tests.server.browsers import Browser

ROOT = Path(__file__).parents[3]
FOREIGN = "https://evil.example"


def test_every_path_that_is_no_call_answers_the_page(client: TestClient) -> None:
    """The web finds its own way from there."""
    router = (ROOT / "web" / "src" / "state" / "router.svelte.ts").read_text(encoding="utf-8")
    found = [
        path.replace(":game", "omerta") for path in re.findall(r'^  \["(/.*?)"', router, re.M)
    ]
    known = [re.sub(r":\w+", "x", path) for path in found]
    assert len(known) > 5
    lost = ["/../../etc/passwd", "/%2e%2e/secret", "/tables", "/tables/a/b", "/wp-admin"]
    for path in (*known, "/index.html", *lost):
        response = client.get(path)
        assert response.status_code == (404 if path in lost else 200), path
        assert response.headers["content-type"].startswith("text/html")
        assert "Backroom" in response.text


@pytest.mark.parametrize("room", ["rules", "learn", "together", "ratings"])
def test_a_game_that_nobody_plays_here_has_no_rooms(client: TestClient, room: str) -> None:
    """The page says that it is the wrong door, and so does the code; Leduc has no table."""
    for game in GAMES:
        assert client.get(f"/{room}/{game}").status_code == 200
    for lost in ("whist", "leduc", "Omerta", "omerta%2F", "chicago_poker"):
        response = client.get(f"/{room}/{lost}/")
        assert response.status_code == 404, lost
        assert "Backroom" in response.text


@pytest.mark.parametrize(
    "path", ["/%00", f"/{'a' * 300}", f"/assets/{'a' * 300}", "/sw.js", "/assets/old-hash.js"]
)
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


@pytest.mark.parametrize(
    ("accepts", "coding", "body"),
    [
        ("gzip, deflate, br, zstd", "br", b"brotli"),
        ("gzip", "gzip", b"zipped"),
        ("br;q=0, gzip;q=0.5", "gzip", b"zipped"),
        ("identity", None, b"plain"),
    ],
)
def test_files_go_out_as_the_build_compressed_them(
    tmp_path: Path, accepts: str, coding: str | None, body: bytes
) -> None:
    """In the best way that the browser understands, as the kind of file that they are."""
    for name, data in (("a.js", b"plain"), ("a.js.br", b"brotli"), ("a.js.gz", b"zipped")):
        (tmp_path / name).write_bytes(data)
    app = Starlette(routes=[Route("/{path:path}", page(tmp_path))])

    with TestClient(app).stream(
        "GET", "/a.js", headers={"accept-encoding": accepts}
    ) as response:
        assert b"".join(response.iter_raw()) == body

    assert response.headers.get("content-encoding") == coding
    assert response.headers["vary"] == "accept-encoding"
    assert response.headers["content-type"].startswith("text/javascript")


def test_the_openapi_page_describes_every_call(client: TestClient) -> None:
    """Whoever writes a client, and whoever tests ours with nonsense, begins there."""
    told = client.get("/api/openapi.json").json()

    calls = {
        (method.upper(), path) for path, kinds in told["paths"].items() for method in kinds
    }
    assert calls == {(call.method, call.path) for call in CALLS}
