"""A real server, a real Chromium, and visitors whose every complaint is kept."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.server.processes import Server, server

from .browser import FLAGS, NoBrowserError, find_browser, libraries
from .visitor import PATIENCE, House

# A busy machine is slow, not wrong: what is expected may take as long as what is waited for.
expect.set_options(timeout=PATIENCE)

STATIC = Path(__file__).parents[2] / "src" / "backroom" / "server" / "static" / "index.html"


@pytest.fixture(scope="session")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """`backroom serve` on a free port; its bots answer at once."""
    assert STATIC.exists(), "The web client is not built: make web"
    with server(tmp_path_factory.mktemp("house"), BACKROOM_GRACE="2") as found:
        yield found


# By module: while Playwright runs, no other test of this worker can have an event loop.
@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """One browser for a file of tests."""
    try:
        path = find_browser()
    except NoBrowserError as error:
        pytest.fail(str(error), pytrace=False)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=path, args=list(FLAGS), env=dict(libraries(path))
        )
        yield browser
        browser.close()


@pytest.fixture
def house(running: Server, chromium: Browser) -> Iterator[House]:
    """The house for one test; at its end nobody may have complained."""
    found = House(running.url, chromium)
    yield found
    complaints = found.close()
    assert not complaints, complaints
