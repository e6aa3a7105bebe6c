"""A server in this process, asked over HTTP; and which tests need the pure build."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from starlette.testclient import TestClient

from backroom.server.bots.pool import BotPool

from .browsers import browser_of
from .scene import settings_for

# Those that play Envelopes, a game of the tests: compiled classes take no such subclasses; and
# the pages that are written from docstrings, which compiled classes do not have.
PURE_ONLY: Final = (
    "bots/test_bots.py",
    "codegen/test_codegen.py",
    "tables/test_moves.py",
    "matches/test_matches.py",
    "tables/test_schedule.py",
    "bots/test_queue.py",
)
collect_ignore: Final = PURE_ONLY if os.environ.get("BACKROOM_BUILD") == "compiled" else ()


@pytest.fixture(autouse=True)
def _no_worker_before_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker takes a second to start, which most tests have no use for."""
    monkeypatch.setattr(BotPool, "warm_up", lambda pool: None)


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    """A browser nobody is known to yet."""
    with browser_of(settings_for(tmp_path)) as client:
        yield client


@pytest.fixture
def anyio_backend() -> str:
    """Tests that wait run on asyncio, as the server does."""
    return "asyncio"
