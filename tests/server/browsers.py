"""Browsers of several people against one server in this process."""

import contextlib
from collections.abc import Iterator
from typing import Any

from starlette.testclient import TestClient, WebSocketTestSession

from backroom.server.app import make_app
from backroom.server.settings import Settings
from backroom.server.store import Store

from .scene import ALL_GAMES


@contextlib.contextmanager
def browser_of(settings: Settings) -> Iterator[TestClient]:
    """A browser of a server with these settings."""
    store = Store(settings.database)
    store.migrate()
    store.close()
    app = make_app(settings, ALL_GAMES, [], "keeper")
    with TestClient(app, base_url="http://localhost") as client:
        yield client


class Browser:
    """One person's browser: its own cookies, the same server."""

    def __init__(self, client: TestClient, name: str = "") -> None:
        self._client = client
        self.cookies: dict[str, str] = {}
        self.id = ""
        if name:
            self.id = self.post("/api/people", name=name)["id"]

    def ask(self, method: str, path: str, **given: Any) -> Any:
        """A request with this browser's cookies; gives the whole response."""
        self._client.cookies.clear()
        self._client.cookies.update(self.cookies)
        response = self._client.request(method, path, **given)
        self.cookies = dict(self._client.cookies.items())
        return response

    def get(self, path: str) -> Any:
        """The answer to a question."""
        return self.ask("GET", path).json()

    def post(self, path: str, **body: Any) -> Any:
        """The answer to an order."""
        return self.ask("POST", path, json=body).json()

    def problem(self, path: str, **body: Any) -> tuple[int, str]:
        """The status and id of a refusal."""
        response = self.ask("POST", path, json=body)
        told = response.json()
        assert told["text"]
        assert told["code"] == 4000 + response.status_code
        return response.status_code, told["id"]

    def tab(self, table: str, query: str = "", **headers: str) -> WebSocketTestSession:
        """A socket at a table, with this browser's cookies."""
        self._client.cookies.clear()
        self._client.cookies.update(self.cookies)
        path = f"ws://localhost/api/tables/{table}/socket{query}"
        return self._client.websocket_connect(path, headers=headers)
