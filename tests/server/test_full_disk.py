"""The disk of PostgreSQL is full: nothing is lost, everybody is told, and it goes on after."""

import asyncio
import contextlib
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import asyncpg
import httpx2
import pytest

from . import postgres
from .processes import SOON, Player, Server, seat_all
from .test_relay import until

DATABASE: Final = "on_a_small_disk"
FILL: Final = (
    "INSERT INTO filler SELECT repeat(md5(random()::text), 200) FROM generate_series(1, 500)"
)


@pytest.fixture
def url(tmp_path: Path) -> Iterator[str]:
    """The address of a database on a disk of its own, with room for little."""
    server = postgres.running()
    disk = server.folder / "disk"
    disk.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=24m", "tmpfs", str(disk)]
    subprocess.run(mount, check=True)
    try:
        shutil.chown(disk, postgres.SOMEBODY)
        postgres.ask_at(server.url("postgres"), f"CREATE TABLESPACE small LOCATION '{disk}'")
        postgres.ask_at(
            server.url("postgres"),
            f"CREATE DATABASE {DATABASE} TEMPLATE {postgres.TEMPLATE} TABLESPACE small",
        )
        yield server.url(DATABASE)
        postgres.ask_at(server.url("postgres"), f"DROP DATABASE {DATABASE} WITH (FORCE)")
        postgres.ask_at(server.url("postgres"), "DROP TABLESPACE small")
    finally:
        subprocess.run(["umount", "--lazy", str(disk)], check=True)


def fill(url: str) -> None:
    """Until not one more row fits."""
    postgres.ask_at(url, "CREATE TABLE filler (text TEXT STORAGE EXTERNAL)")
    for statement in (FILL, FILL.replace("500", "1")):
        with contextlib.suppress(asyncpg.DiskFullError):
            while True:
                postgres.ask_at(url, statement)


async def test_a_full_disk_is_told_and_nothing_is_lost(tmp_path: Path, url: str) -> None:
    """Who makes tables is refused, `/readyz` says why, and afterwards all is there."""
    data = tmp_path / "data"
    data.mkdir()
    running = await asyncio.to_thread(Server, data, BACKROOM_DATABASE_URL=url)
    try:
        await asyncio.to_thread(running.wait_until_ready, 60.0)
        ann, bob = Player(running, "Ann", 1), Player(running, "Bob", 2)
        table = await seat_all([ann, bob], game="leduc", seats=2)
        # On a full disk PostgreSQL takes no new connection after its catalogue has changed.
        keeper = await asyncpg.connect(url)
        await asyncio.to_thread(fill, url)

        async def refused() -> int:
            answer = await ann.call("POST", "/api/tables", {"game": "leduc", "seats": 2})
            return 0 if answer.status_code == 200 else int(answer.status_code)

        assert await until(refused) == 503
        log = running.log()
        assert "No space left on device" in log

        await keeper.execute("DROP TABLE filler")
        await keeper.close()

        async def accepted() -> bool:
            return not await refused()

        await until(accepted)
        shown = (await bob.call("GET", f"/api/tables/{table['id']}")).json()
        assert shown["match"] == table["match"]
        async with asyncio.timeout(60):
            await asyncio.gather(ann.play(table["id"]), bob.play(table["id"]))
        assert httpx2.get(f"{running.url}/readyz", timeout=SOON).status_code == 200
    finally:
        await asyncio.to_thread(running.stop)
