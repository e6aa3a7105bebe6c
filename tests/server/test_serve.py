"""The server as a program: start, stop, backup, restore, verify, admin, health."""

import asyncio
import contextlib
import errno
import io
import json
import socket
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

import httpx2
import pytest

from backroom.cli.main import main
from backroom.engine.errors import BadSetup
from backroom.server.admin import backup, lock
from backroom.server.serve import announcement, lan_addresses, listen, own_host
from backroom.server.settings import Settings
from backroom.server.storage.sqlite.storage import migrate

from .processes import SOON, Player, Server, seat_all, server


class Told(NamedTuple):
    """What a command left behind."""

    returncode: int
    stdout: str
    stderr: str


def command(*args: str, data: Path) -> Told:
    """A command of the house on a data folder, run in this process.

    In a thread of its own, as some commands have an event loop and so have some tests.
    """
    out, err = io.StringIO(), io.StringIO()
    with (
        ThreadPoolExecutor(1) as aside,
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
    ):
        code = aside.submit(main, [*args, "--data", str(data)]).result()
    return Told(code, out.getvalue(), err.getvalue())


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that several tests look at."""
    with server(tmp_path_factory.mktemp("serve") / "data") as one:
        yield one


def test_it_answers_a_page_health_readiness_and_figures(running: Server) -> None:
    """From its first second on, with what Prometheus reads."""
    page = httpx2.get(running.url, timeout=SOON)
    figures = httpx2.get(f"{running.url}/metrics", timeout=SOON).text

    assert page.headers["content-type"].startswith("text/html")
    assert httpx2.get(f"{running.url}/healthz", timeout=SOON).text == "ok\n"
    assert httpx2.get(f"{running.url}/readyz", timeout=SOON).text == "ready\n"
    for name in ("sockets", "tables", "moves_total", "move_seconds", "commit_seconds"):
        assert f"backroom_{name}" in figures


def test_logs_are_json_lines(running: Server) -> None:
    """One object a line."""
    lines = [json.loads(line) for line in running.log().splitlines()]

    assert {"at", "level", "from", "what"} <= set(lines[0])
    assert "ready" in {line["what"] for line in lines}


def test_a_second_server_on_the_same_data_is_refused(running: Server) -> None:
    """In one line."""
    second = command("serve", "--port", "0", data=running.data)

    assert second.returncode == 2
    assert second.stderr == "backroom: A server is running on that data; stop it first.\n"


def test_a_taken_port_is_told(running: Server, tmp_path: Path) -> None:
    """In plain words, with a way to go on, and before anything else is done."""
    second = command("serve", "--port", str(running.port), data=tmp_path)

    assert second.returncode == 2
    assert second.stderr.startswith(f"backroom: Port {running.port} is taken: another Backroom")
    assert f"--port {running.port + 1}" in second.stderr
    assert f"BACKROOM_PORT={running.port + 1} make play" in second.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("flags", "told"),
    [
        ("--host nonsense.invalid", "This machine has no address “nonsense.invalid” to listen"),
        ("--host 192.0.2.1", "This machine has no address “192.0.2.1” to listen on."),
        ("--port 99999", "There is no port 99999: they go from 0"),
        ("--port -1", "There is no port -1: they go from 0"),
    ],
)
def test_an_address_that_cannot_be_is_told(flags: str, told: str, tmp_path: Path) -> None:
    """The host and the port each in their own words."""
    refused = command("serve", *flags.split(), data=tmp_path / "data")

    assert refused.returncode == 2
    assert refused.stderr.startswith(f"backroom: {told}")
    assert refused.stderr.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_a_port_of_the_system_and_the_last_port_have_words_too(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Whoever tests this may be allowed everything."""

    def refuse(number: int) -> None:
        def bind(self: object, address: object) -> None:
            raise OSError(number, "")

        monkeypatch.setattr("backroom.server.serve.socket.socket.bind", bind, raising=False)

    refuse(errno.EACCES)
    with pytest.raises(BadSetup, match="port-reserved port=80"):
        listen(Settings(data=tmp_path, port=80))
    refuse(errno.EADDRINUSE)
    with pytest.raises(BadSetup, match="port-taken port=65535 other=65534"):
        listen(Settings(data=tmp_path, port=65535))


def test_a_folder_that_cannot_be_used_is_told(tmp_path: Path) -> None:
    """By `serve`, which makes it, and by `restore`, which would."""
    file, copy = tmp_path / "file", tmp_path / "copy.sqlite"
    file.write_text("in the way")
    connection = sqlite3.connect(copy)
    connection.execute("CREATE TABLE journal (seq)")
    connection.close()

    for words in (("serve", "--port", "0"), ("restore", str(copy))):
        for folder in (file, file / "below"):
            refused = command(*words, data=folder)
            assert refused.returncode == 2
            assert refused.stderr == (
                f"backroom: Nothing can be kept in {folder}: Not a directory.\n"
            )


async def test_frames_above_16_kib_close_the_socket(running: Server) -> None:
    """With the code that the protocol has for it."""
    ann = Player(running, "Ann", 1)
    await ann.arrive()
    table = await ann.post("/api/tables", game="leduc", seats=2)

    async with ann.tab(table["id"]) as socket:
        await ann.hear(socket)
        await socket.send("x" * (16 * 1024 + 1))
        await socket.wait_closed()

    assert socket.close_code == 1009


async def play_leduc(one: Server) -> str:
    """A whole match between two people; gives its id."""
    people = [Player(one, name, seed) for seed, name in enumerate(("Ann", "Bob"))]
    table = await seat_all(people, game="leduc", seats=2)
    await asyncio.gather(*(player.play(table["id"]) for player in people))
    return str(table["match"])


async def test_a_clean_stop_harms_no_match(tmp_path: Path) -> None:
    """Exit code 0, with sockets open; the match goes on after the next start."""
    data = tmp_path / "data"
    with server(data) as one:
        people = [Player(one, name, seed) for seed, name in enumerate(("Ann", "Bob"))]
        table = await seat_all(people, game="leduc", seats=2)
        async with people[0].tab(table["id"]) as socket:
            await people[0].hear(socket)
            assert await asyncio.to_thread(one.stop) == 0

    with server(data) as one:
        for player in people:
            player.server = one
        await asyncio.gather(*(player.play(table["id"]) for player in people))
        assert '"error"' not in one.log()
    assert "1 matches, 0 with faults" in command("verify", data=data).stdout


async def test_a_backup_is_whole_and_a_restore_brings_it_back(tmp_path: Path) -> None:
    """Backup while it runs; restore only while it does not."""
    data, copy = tmp_path / "data", tmp_path / "copy.sqlite"
    with server(data) as one:
        await play_leduc(one)
        assert command("backup", str(copy), data=data).returncode == 0
        again = command("backup", str(copy), data=data)
        assert again.stderr == "backroom: That file exists already.\n"
        await play_leduc(one)
        refused = command("restore", str(copy), data=data)
        assert refused.stderr.startswith("backroom: A server is running")
    assert command("verify", data=data).stdout.startswith("2 matches, 0 with faults")
    damaged = tmp_path / "damaged.sqlite"
    damaged.write_bytes(copy.read_bytes()[:5000])
    assert command("restore", str(damaged), data=data).returncode == 2
    missing = command("restore", str(tmp_path / "missing"), data=data)
    assert missing.stderr == f"backroom: There is no file {tmp_path / 'missing'}.\n"
    nowhere = command("backup", str(tmp_path / "no" / "copy.sqlite"), data=data)
    assert nowhere.stderr == f"backroom: There is no folder {tmp_path / 'no'}.\n"
    assert (missing.returncode, nowhere.returncode) == (2, 2)

    restored = command("restore", str(copy), data=data)

    assert restored.returncode == 0, restored.stderr
    assert command("verify", data=data).stdout.startswith("1 matches, 0 with faults")
    (before,) = data.glob("*.before-*.sqlite")
    connection = sqlite3.connect(before)
    assert connection.execute("SELECT count(*) FROM matches").fetchone() == (2,)
    connection.close()
    assert copy.stat().st_mode & 0o077 == 0


async def test_verify_says_what_is_wrong_and_fails(tmp_path: Path) -> None:
    """Exit code 1; and without data one line."""
    assert command("verify", data=tmp_path).stderr == (
        f"backroom: There is no Backroom data in {tmp_path}; name another folder with --data.\n"
    )
    data = tmp_path / "data"
    with server(data) as one:
        match = await play_leduc(one)
    connection = sqlite3.connect(data / "backroom.sqlite")
    with connection:
        connection.execute("DELETE FROM journal WHERE seq = 1")
    connection.close()

    told = command("verify", "--match", match, data=data)

    assert told.returncode == 1
    assert told.stdout.startswith(f"{match}: lines are missing\n")


async def test_the_keeper_closes_tables_ends_sessions_and_bans(tmp_path: Path) -> None:
    """On a running server at once; on a stopped one in its data."""
    data = tmp_path / "data"

    async def status(player: Player) -> int:
        return int((await player.call("GET", "/api/me")).status_code)

    with server(data) as one:
        ann, bob = Player(one, "Ann", 1), Player(one, "Bob", 2)
        await ann.arrive()
        await bob.arrive()
        table = str((await ann.post("/api/tables", game="leduc", seats=2))["id"])

        assert command("admin", "close-table", table, data=data).returncode == 0
        shown = (await ann.call("GET", f"/api/tables/{table}")).json()
        assert shown["status"] == "closed"
        for words in (
            "close-table nothing",
            "end-sessions nobody",
            "ban nobody",
            "unban nobody",
            f"unban {bob.id}",
        ):
            assert command("admin", *words.split(), data=data).returncode == 2
        assert command("admin", "ban", "192.0.2.1", data=data).returncode == 0
        assert command("admin", "unban", "192.0.2.1", data=data).returncode == 0
        command("admin", "end-sessions", ann.id, data=data)
        assert (await status(ann), await status(bob)) == (401, 200)
        command("admin", "ban", bob.id, data=data)
        assert await status(bob) == 403
        command("admin", "unban", bob.id, data=data)
        assert await status(bob) == 200
        wrong = httpx2.post(
            f"{one.url}/api/admin",
            json={"order": "ban", "target": bob.id},
            headers={"authorization": "Bearer guess"},
        )
        assert wrong.status_code == 403
        found = lock.find(data)
        assert found is not None
        assert found.address.endswith(str(one.port))
        assert (data / lock.LOCK).stat().st_mode & 0o077 == 0
    assert lock.find(data) is None
    assert command("admin", "ban", bob.id, data=data).returncode == 0
    with server(data) as one:
        bob.server = one
        assert await status(bob) == 403


def test_the_keeper_is_told_whom_nobody_knows(tmp_path: Path) -> None:
    """A mistyped id must not look like a ban; without data there is nobody at all."""
    migrate(Settings(data=tmp_path).database)

    def told(order: str, data: Path = tmp_path) -> str:
        return command("admin", order, "zzz", data=data).stderr

    assert told("end-sessions") == "backroom: There is nobody here with the id “zzz”.\n"
    assert told("ban") == (
        "backroom: “zzz” is neither the id of somebody here nor an address.\n"
    )
    assert told("unban") == "backroom: “zzz” is not banned.\n"
    assert told("ban", tmp_path / "no").startswith(
        f"backroom: There is no Backroom data in {tmp_path / 'no'}"
    )


def test_data_of_somebody_else_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A unit of systemd keeps its folder to itself."""

    def denied(path: Path) -> bool:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(Path, "exists", denied)

    refused = command("verify", data=tmp_path)

    assert refused.returncode == 2
    assert refused.stderr == f"backroom: {tmp_path} cannot be read: Permission denied.\n"


@pytest.mark.parametrize(
    ("error", "reason"),
    [
        (sqlite3.OperationalError("database or disk is full"), "database or disk is full"),
        (PermissionError(errno.EACCES, "Permission denied", "x.part"), "Permission denied"),
    ],
)
def test_a_backup_that_cannot_be_written_is_told(
    error: Exception, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the reason that the database or the system gives."""

    def fail(settings: Settings, target: Path) -> None:
        raise error

    (tmp_path / "backroom.sqlite").touch()
    monkeypatch.setattr(backup, "back_up", fail)

    refused = command("backup", str(tmp_path / "copy"), data=tmp_path)

    assert refused.returncode == 2
    assert refused.stderr == f"backroom: {tmp_path / 'copy'} cannot be written: {reason}.\n"


def test_on_a_network_a_phone_finds_the_way(tmp_path: Path) -> None:
    """The address and a picture of it."""
    settings = Settings(data=tmp_path)

    told = announcement(settings, 8000, ["192.168.1.9"])

    assert told.startswith("Backroom is open: http://localhost:8000\n")
    assert "http://192.168.1.9:8000" in told
    assert "█" in told
    assert all(not one.startswith("127.") for one in lan_addresses())


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("127.0.0.1", "http://localhost:8000"),
        ("0.0.0.0", "http://localhost:8000"),
        ("::1", "http://[::1]:8000"),
        ("192.168.1.9", "http://192.168.1.9:8000"),
    ],
)
def test_the_address_told_is_one_it_listens_on(host: str, address: str) -> None:
    """Whoever listens to all addresses is told how others get in."""
    told = announcement(Settings(host=host), 8000, []).splitlines()

    assert told[0] == f"Backroom is open: {address}"
    assert ("--public-url" in told[-1]) == (host == "0.0.0.0")
    assert address == f"http://{own_host(Settings(host=host), 'localhost')}:8000"
    named = announcement(Settings(host=host, public_url="https://a.example"), 8000, [])
    assert named == "Backroom is open: https://a.example"


async def option_of(tmp_path: Path, option: int) -> int:
    """An option of a connection that was accepted."""
    options: asyncio.Queue[int] = asyncio.Queue()

    async def note(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        plug = writer.get_extra_info("socket")
        await options.put(plug.getsockopt(socket.IPPROTO_TCP, option))
        writer.close()

    listener = listen(Settings(data=tmp_path, port=0))
    async with await asyncio.start_server(note, sock=listener):
        _, writer = await asyncio.open_connection(*listener.getsockname())
        writer.close()
        return await options.get()


async def test_what_is_said_to_a_tab_is_sent_at_once(tmp_path: Path) -> None:
    """Without TCP_NODELAY a second frame waits 40 ms for the other side's receipt."""
    assert await option_of(tmp_path, socket.TCP_NODELAY) == 1


@pytest.mark.skipif(
    not hasattr(socket, "TCP_USER_TIMEOUT"),
    reason="only Linux can be told; elsewhere listen() leaves it out",
)
async def test_a_client_that_reads_nothing_is_cut_off_by_the_system(tmp_path: Path) -> None:
    """No program above it could take back what lies in its buffers."""
    assert await option_of(tmp_path, socket.TCP_USER_TIMEOUT) == 20_000
