"""A server in this process, asked over HTTP; and which tests need the pure build."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from starlette.testclient import TestClient

from backroom.server.bots.pool import BotPool

from .browsers import browser_of
from .databases import ON_POSTGRES
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
# What is true of SQLite alone: its file, its threads, and one process that has it to itself.
SQLITE_ONLY: Final = {
    "test_a_backup_is_whole_and_a_restore_brings_it_back": "of a folder; see test_moving.py",
    "test_a_clean_stop_harms_no_match": "looks at the folder afterwards",
    "test_a_damaged_database_is_not_ready_and_verify_says_so": "overwrites a page of the file",
    "test_a_house_closes_whatever_fails_meanwhile": "lets the writing thread fail",
    "test_a_house_that_cannot_read_its_tables_tries_again": "no lease is needed to read",
    "test_a_match_that_ends_while_verify_looks_is_no_fault": "changes the file in between",
    "test_a_second_server_on_the_same_data_is_refused": "here it is another node",
    "test_a_write_that_fails_is_told_with_its_reason": "fails as the driver of SQLite does",
    "test_after_a_power_cut_time_counts_up_to_the_last_sign_of_life": "one sign for all",
    "test_the_keeper_closes_tables_ends_sessions_and_bans": "of a folder; see test_moving.py",
    "test_verify_finds_what_was_tampered_with": "tampers in the words of SQLite",
    "test_verify_goes_on_after_a_match_that_cannot_be_read": "tampers in the words of SQLite",
    "test_verify_says_what_is_wrong_and_fails": "of a folder; see test_moving.py",
    "test_the_house_goes_on_looking_after_its_tables_when_a_write_failed": "one sign for all",
    "test_no_damaged_database_comes_up_as_if_nothing_were_wrong": "damages the file",
    "test_ready_means_able_to_write": "fills the disk under the writing thread",
}
# These are about PostgreSQL alone: `make postgres` runs them.
POSTGRES_ONLY: Final = (
    "storage/postgres",
    "admin/test_moving.py",
    "test_news.py",
    "test_nodes.py",
    "test_relay.py",
    "test_city.py",
    "test_upgrade.py",
    "test_lost_rights.py",
)
# This one needs nginx, too: `make proxy` runs it.
PROXY_ONLY: Final = ("test_proxy.py",)
# Only root may give PostgreSQL a small disk of its own.
ROOT_ONLY: Final = ("test_full_disk.py",)
collect_ignore: Final = [
    *(() if ON_POSTGRES and hasattr(os, "geteuid") and os.geteuid() == 0 else ROOT_ONLY),
    *(() if os.environ.get("BACKROOM_TESTED_PROXY") else PROXY_ONLY),
    *(() if ON_POSTGRES else POSTGRES_ONLY),
    *(PURE_ONLY if os.environ.get("BACKROOM_BUILD") == "compiled" else ()),
]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """On PostgreSQL, leave out what is about SQLite and its file."""
    if ON_POSTGRES:
        left_out = [item for item in items if _is_about_sqlite(item)]
        items[:] = [item for item in items if item not in left_out]
        config.hook.pytest_deselected(items=left_out)


def _is_about_sqlite(item: pytest.Item) -> bool:
    name = item.name.partition("[")[0]
    return name in SQLITE_ONLY or "storage/sqlite" in item.path.as_posix()


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
