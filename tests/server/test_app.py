"""The application as a whole: what it serves besides calls."""

from dataclasses import replace
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from backroom.engine.errors import BadSetup
from backroom.server.settings import read_settings

from .browsers import browser_of
from .scene import settings_for

PARTS = {
    "index.html": "text/html",
    "assets/index.js": "text/javascript",
    "python/x/pyodide.mjs": "text/javascript",
    "python/x/pyodide.asm.wasm": "application/wasm",
}


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A folder as `make site` leaves it, in small."""
    for name in PARTS:
        file = tmp_path / "site" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(name)
    return tmp_path / "site"


def test_the_house_without_a_server_is_served_where_the_operator_says_so(
    tmp_path: Path, site: Path
) -> None:
    """Its page may compile Python, the house's own may not; games say where they are played."""
    with browser_of(replace(settings_for(tmp_path), site=str(site))) as client:
        for name, kind in PARTS.items():
            answer = client.get(f"/local/{name}")
            assert (answer.status_code, answer.text) == (200, name)
            assert answer.headers["content-type"].startswith(kind)
            assert "'wasm-unsafe-eval'" in answer.headers["content-security-policy"]
        assert client.get("/local/").text == "index.html"
        assert client.get("/local/nothing.js").status_code == 404
        assert "wasm" not in client.get("/").headers["content-security-policy"]
        assert all(game["local"] for game in client.get("/api/games").json())


def test_elsewhere_nothing_is_there(client: TestClient) -> None:
    """And a match against bots is played by the server."""
    assert client.get("/local/index.js").status_code == 404
    assert not any(game["local"] for game in client.get("/api/games").json())


def test_a_folder_without_the_site_is_refused_at_the_start(tmp_path: Path) -> None:
    """With the name of the setting."""
    with pytest.raises(BadSetup, match="bad-setting setting=site"):
        read_settings({}, {"BACKROOM_SITE": str(tmp_path)})
