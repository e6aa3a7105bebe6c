"""The built site, a host, a real Chromium, and guests whose every complaint is kept.

`make offline` builds the site and runs this; elsewhere nothing is collected, as there may be no
site or an old one.
"""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser

from tests.web.conftest import chromium

from .guest import Door
from .host import hosted

__all__ = ["chromium"]
collect_ignore_glob: Final = [] if os.environ.get("BACKROOM_OFFLINE") else ["test_*.py"]
SITE: Final = Path(__file__).parents[2] / "dist" / "site"


@pytest.fixture
def door(chromium: Browser) -> Iterator[Door]:
    """The site for one test; at its end nobody may have complained."""
    assert (SITE / "service-worker.js").exists(), "The site is not built: make site"
    with hosted(SITE) as host:
        found = Door(host, chromium)
        yield found
        complaints = found.close()
    assert not complaints, complaints
