"""A server in this process, asked over HTTP."""

import contextlib
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from backroom.server.app import make_app
from backroom.server.settings import Settings
from backroom.server.store import Store

from .scene import ALL_GAMES, settings_for


@contextlib.contextmanager
def browser_of(settings: Settings) -> Iterator[TestClient]:
    """A browser of a server with these settings."""
    store = Store(settings.database)
    store.migrate()
    store.close()
    app = make_app(settings, ALL_GAMES, [], "keeper")
    with TestClient(app, base_url="http://localhost") as client:
        yield client


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    """A browser nobody is known to yet."""
    with browser_of(settings_for(tmp_path)) as client:
        yield client
