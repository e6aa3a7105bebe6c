"""Browsers of several people against one server in this process."""

import contextlib
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

from starlette.testclient import TestClient, WebSocketTestSession

from backroom.server.app import make_app
from backroom.server.house import House
from backroom.server.settings import Settings
from backroom.server.storage.opening import migrate

from .databases import spoil
from .scene import ALL_GAMES


@contextlib.contextmanager
def browser_of(settings: Settings) -> Iterator[TestClient]:
    """A browser of a server with these settings."""
    migrate(settings.place)
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
        # Those we brought have no host: what the server set comes after them, and wins.
        jar = sorted(self._client.cookies.jar, key=lambda one: one.domain)
        self.cookies = {one.name: one.value or "" for one in jar}
        return response

    def get(self, path: str) -> Any:
        """The answer to a question."""
        return self.ask("GET", path).json()

    def post(self, path: str, **body: Any) -> Any:
        """The answer to an order."""
        return self.ask("POST", path, json=body).json()

    def call(self, work: Callable[[House], Awaitable[None]]) -> None:
        """Let something run inside the server, and wait until it is done."""
        assert self._client.portal is not None
        house: House = self._client.app.state.house  # type: ignore[attr-defined]
        self._client.portal.call(work, house)

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


def play_out(*people: Browser, game: str = "leduc", **order: Any) -> str:
    """A whole match between people through their tabs, by defaults; gives the match."""
    host = people[0]
    table = host.post("/api/tables", game=game, seats=len(people), nonce="a", **order)
    path = f"/api/tables/{table['id']}"
    for number, person in enumerate(people[1:], 1):
        person.post(f"{path}/join")
        person.post(f"{path}/ready", nonce="abcdef"[number])
    match: str = host.post(f"{path}/start")["match"]
    with contextlib.ExitStack() as tabs:
        opened = [tabs.enter_context(person.tab(table["id"])) for person in people]
        while host.get(path)["status"] == "playing":
            for tab in opened:
                _answer(tab)
    return match


def _answer(tab: WebSocketTestSession) -> None:
    """The default, if anything is asked."""
    tab.send_json({"kind": "resume", "since": 0})
    while (frame := tab.receive_json())["kind"] != "update" or frame["since"]:
        pass
    if frame["legal"]:
        choice = {"prompt": frame["prompt"], "actions": [frame["default"]]}
        tab.send_json({"kind": "move", "key": f"k{frame['prompt']}", **choice})
        while tab.receive_json()["kind"] not in ("accepted", "refused"):
            pass


def change(tmp_path: Path, sql: str) -> None:
    """Tamper with a database."""
    spoil(tmp_path, sql)
