"""A static host of the plainest kind, whose network can be cut."""

import contextlib
import functools
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

# Nobody puts a site at the root of a host only.
BASE: Final = "/some/where/"


class Host(ThreadingHTTPServer):
    """Serves one folder below a path; `is_cut`: whoever comes meets a dead line."""

    daemon_threads = True

    def __init__(self, folder: Path) -> None:
        self.is_cut = False
        self.asked: list[str] = []
        super().__init__(("127.0.0.1", 0), functools.partial(_Handler, directory=str(folder)))

    @property
    def url(self) -> str:
        """Where the site is."""
        return f"http://127.0.0.1:{self.server_port}{BASE}"


class _Handler(SimpleHTTPRequestHandler):
    server: Host
    extensions_map: Final = {  # type: ignore[misc]  # as wide as the one it replaces
        **SimpleHTTPRequestHandler.extensions_map,
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
    }

    def do_GET(self) -> None:
        if self.server.is_cut:
            self.close_connection = True
            self.connection.close()
            return
        self.server.asked.append(self.path)
        super().do_GET()

    def translate_path(self, path: str) -> str:
        told = urlsplit(path).path
        inside = told.removeprefix(BASE) if told.startswith(BASE) else "nowhere"
        return super().translate_path(f"/{inside}")

    def log_message(self, format: str, *args: Any) -> None:
        """Say nothing about what was asked."""


@contextlib.contextmanager
def hosted(folder: Path) -> Iterator[Host]:
    """A folder on a host of its own."""
    host = Host(folder)
    thread = threading.Thread(target=host.serve_forever, daemon=True)
    thread.start()
    try:
        yield host
    finally:
        host.shutdown()
        host.server_close()
        thread.join()
