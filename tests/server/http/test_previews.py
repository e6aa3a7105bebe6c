"""Previews of links: what a messenger shows of a match or a table, and never a secret."""

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from backroom.server.http import pages
from backroom.server.settings import Limit
from tests.server.browsers import Browser, browser_of, play_out
from tests.server.scene import FREE, settings_for

INDEX = Path(__file__).parents[3] / "web" / "index.html"
LIMITS = {**FREE, "calls_address": Limit(60, 3600)}


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    """A house whose pages are built, with a picture of Leduc."""
    static = tmp_path / "static"
    (static / "previews").mkdir(parents=True)
    (static / "previews" / "leduc.png").write_bytes(b"a picture")
    (static / "index.html").write_bytes(INDEX.read_bytes())
    monkeypatch.setattr(pages, "STATIC", static)
    with browser_of(settings_for(tmp_path, limits=LIMITS)) as client:
        yield client


def told(client: TestClient, path: str, language: str = "en") -> dict[str, str]:
    """What the page of a link says of itself."""
    page = client.get(path, headers={"accept-language": language})
    assert page.status_code == 200
    found = re.findall(r'<meta (?:name|property)="([\w:]+)"\s+content="(.*?)"', page.text)
    assert len(found) == len(dict(found))
    return {name: unescape(text) for name, text in found}


def test_a_shared_match_tells_the_game_and_who_won(client: TestClient) -> None:
    """Nothing before it is shared; names are words, never a part of the page."""
    ann, bob = Browser(client, 'Ann"><b>'), Browser(client, "Bob")
    match = play_out(ann, bob)
    before = told(client, f"/replay/{match}")
    ann.post(f"/api/matches/{match}/share")
    after = told(client, f"/replay/{match}", "nl")

    assert before["og:title"] == "Backroom"
    assert re.match(r"Leduc hold.em: .* (wint|winnen)$", after["og:title"])
    assert "Bob speelden de partij uit." in after["og:description"]
    assert after["description"] == after["og:description"]
    assert after["og:image"] == "http://localhost/previews/leduc.png"
    assert client.get("/previews/leduc.png").content == b"a picture"
    assert "<b>" not in client.get(f"/replay/{match}").text


def test_a_table_tells_its_game_and_its_free_chairs_to_whom_it_is_open(
    client: TestClient,
) -> None:
    """A private one only to whoever has its invitation."""
    ann = Browser(client, "Ann")
    table = ann.post("/api/tables", game="leduc", seats=2, access="link")["id"]
    hidden = ann.post("/api/tables", game="leduc", seats=2, access="private")["id"]
    path = ann.post(f"/api/tables/{hidden}/invite")["path"]

    open_to_all = told(client, f"/tables/{table}")
    assert open_to_all["og:title"] == "A table for Leduc hold'em"
    assert open_to_all["og:description"] == "One of 2 chairs is free: sit down."
    for stranger in (f"/tables/{hidden}", f"/tables/{hidden}?invite=x", "/tables/none"):
        assert told(client, stranger)["og:title"] == "Backroom"
    assert told(client, path)["og:title"] == "A table for Leduc hold'em"


def test_a_flood_gets_the_page_and_no_more_looks_into_the_database(client: TestClient) -> None:
    """Ids cannot be tried out faster here than by calls."""
    ann = Browser(client, "Ann")
    table = ann.post("/api/tables", game="leduc", seats=2, access="link")["id"]
    titles = [told(client, f"/tables/{table}")["og:title"] for _ in range(61)]

    assert titles[0] == "A table for Leduc hold'em"
    assert titles[-1] == "Backroom"
