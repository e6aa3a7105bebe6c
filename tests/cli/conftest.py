"""Every test of the command line reads English and leaves no file behind."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def at_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A folder for records of its own."""
    monkeypatch.setenv("BACKROOM_RECORDS", str(tmp_path / "records"))
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.delenv("BACKROOM_TRACEBACK", raising=False)
    return tmp_path
