"""Starts a server and prints where it is."""

import asyncio
import contextlib
import errno
import gc
import io
import ipaddress
import os
import secrets
import signal
import socket
import sys
from collections.abc import Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

import segno
import uvicorn
from starlette.applications import Starlette

from backroom import __version__
from backroom.bots.cluster import check_extra
from backroom.engine.errors import BadSetup
from backroom.engine.game import AnyGame

from . import logs, tracing, wire
from .admin.lock import Running, hold
from .app import make_app
from .intake import (
    BACKLOG,
    KEEP_ALIVE_SECONDS,
    WAITING,
    Crowd,
    GuardedHttp,
    GuardedSocket,
    raise_descriptor_limit,
)
from .settings import MOST_PORT, Settings
from .storage.opening import migrate
from .turns import HAS_EPOLL, Turns, new_loop

# How long what was sent may stay unread, in milliseconds.
UNREAD_MS: Final = 20_000
# How many new things bring a search of the young, the middle-aged and all: rarely of all, and
# of the others so often that none takes long: of 5,000 and as many before them it took up to
# 9 ms while a crowd came (benchmarks/crowds.py).
SEARCHES: Final = (1_000, 1, 100_000)
# For so long a thread that reads from the database may keep the sockets from their work.
SWITCH_SECONDS: Final = 0.0005
# Connections beside the sockets: pages, calls and those who have said nothing yet.
OTHER_CONNECTIONS: Final = 2_000
LOCAL: Final = "127.0.0.1"
WILDCARDS: Final = ("0.0.0.0", "::")


class ByHand(NamedTuple):
    """A person started the house and looks at its terminal: words there, the log elsewhere."""

    greeting: str
    log: Path


def serve(
    settings: Settings, games: Mapping[str, AnyGame], by_hand: ByHand | None = None
) -> None:
    """Runs until SIGTERM or SIGINT; what was acknowledged is safe however it ends."""
    if settings.ray:
        check_extra()
    tracing.set_up(__version__)
    # Nodes of a shared database have one secret in it, and need none of their own.
    token = "" if settings.database_url else secrets.token_urlsafe(32)
    with listen(settings) as listener:
        port = listener.getsockname()[1]
        running = Running(node_address(settings, port), token)
        # A file is one process' own; of a database nodes say themselves who is there.
        is_shared = bool(settings.database_url)
        with contextlib.nullcontext() if is_shared else hold(settings.data, running):
            _run(settings, games, listener, running, by_hand)


def _run(
    settings: Settings,
    games: Mapping[str, AnyGame],
    listener: socket.socket,
    running: Running,
    by_hand: ByHand | None,
) -> None:
    logs.set_up(file=by_hand.log if by_hand else None)
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        logs.warn("started as root: give the house a user of its own")
    port = listener.getsockname()[1]
    migrate(settings.place)
    lan = lan_addresses() if settings.lan else []
    # Until all tables are back nothing is rubbish, and searching for it doubles the time.
    gc.disable()
    app = make_app(settings, games, lan, running.token, spare_the_collector, running.address)
    # Whoever reads the address may knock at once, and waits at the door until it opens.
    listener.listen(WAITING)
    print(announcement(settings, port, lan), flush=True)
    if by_hand is not None:
        print(by_hand.greeting, flush=True)
    sys.setswitchinterval(SWITCH_SECONDS)
    turns = Turns() if HAS_EPOLL else None
    server = _Server(_config(app, settings, turns), app, turns)
    with asyncio.Runner(loop_factory=partial(new_loop, turns)) as runner:
        runner.run(server.serve(sockets=[listener]))
    tracing.close()


def spare_the_collector() -> None:
    """What lives as long as its table is not searched for rubbish again and again.

    With a thousand tables one full search stops everybody for a second (benchmarks/server.py).
    """
    gc.freeze()
    gc.set_threshold(*SEARCHES)
    gc.enable()


class _Server(uvicorn.Server):
    """Stops on a signal and is then done: uvicorn itself would raise the signal again."""

    def __init__(self, config: uvicorn.Config, app: Starlette, turns: Turns | None) -> None:
        super().__init__(config)
        self._app = app
        self._turns = turns

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Take few connections at a time, and let many wait."""
        await super().startup(sockets)
        for one in sockets or ():
            one.listen(WAITING)
            # Whoever knocks waits with the crowd.
            if self._turns is not None:
                self._turns.put_first(one.fileno(), False)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take nobody in any more, let other nodes have the tables, then hang up."""
        for server in self.servers:
            server.close()
        for one in sockets or ():
            one.close()
        await self._app.state.house.hand_over()
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """SIGINT and SIGTERM ask for a clean stop."""
        signals = (signal.SIGINT, signal.SIGTERM)
        before = {one: signal.signal(one, self.handle_exit) for one in signals}
        try:
            yield
        finally:
            for one, handler in before.items():
                signal.signal(one, handler)


def _config(app: object, settings: Settings, turns: Turns | None) -> uvicorn.Config:
    room = raise_descriptor_limit(settings.most_sockets + OTHER_CONNECTIONS)
    logs.tell("room", connections=room)
    crowd = Crowd(room, settings.most_of_address, settings.trusted_proxies)
    return uvicorn.Config(
        app,  # type: ignore[arg-type]  # an ASGI application
        log_config=None,
        access_log=False,
        server_header=False,
        http=partial(GuardedHttp, crowd, turns),  # type: ignore[arg-type]  # a class, all but its crowd
        ws=partial(GuardedSocket, crowd, turns),  # type: ignore[arg-type]
        backlog=BACKLOG,
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        ws_max_size=wire.MOST_BYTES,
        ws_per_message_deflate=False,
        forwarded_allow_ips=settings.trusted_proxies,
        timeout_graceful_shutdown=5,
        lifespan="on",
    )


def listen(settings: Settings) -> socket.socket:
    """The address is taken before anything else is done, so that a clash is told at once."""
    host = "0.0.0.0" if settings.lan and settings.host == LOCAL else settings.host
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # asyncio sends at once (TCP_NODELAY) on sockets that say they are TCP, and on no others.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        # A client that reads nothing is cut off by the system, and what it was sent let go.
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD_MS)
    try:
        listener.bind((host, settings.port))
    except OSError as error:
        listener.close()
        raise _cannot_listen(host, settings.port, error) from None
    return listener


def _cannot_listen(host: str, port: int, error: OSError) -> BadSetup:
    """Why this machine gives us no such address, and what to do about it."""
    if error.errno == errno.EADDRINUSE:
        other = port + 1 if port < MOST_PORT else port - 1
        return BadSetup("port-taken", {"port": str(port), "other": str(other)})
    if error.errno == errno.EACCES:
        return BadSetup("port-reserved", {"port": str(port)})
    return BadSetup("no-such-address", {"host": host})


def announcement(settings: Settings, port: int, lan: list[str]) -> str:
    """What the terminal shows: the address, and on a network a code to point a phone at."""
    here = f"http://{own_host(settings, 'localhost')}:{port}"
    lines = [f"Backroom is open: {settings.public_url or here}"]
    if settings.host in WILDCARDS and not settings.public_url and not lan:
        lines.append("Others are let in by a name you give: --public-url URL, or --lan.")
    for address in lan:
        url = f"http://{address}:{port}"
        picture = io.StringIO()
        segno.make(url, error="l").terminal(picture, compact=True)
        lines += [f"On this network: {url}", picture.getvalue()]
    return "\n".join(lines)


def own_host(settings: Settings, local: str) -> str:
    """Where this machine itself finds the server: at its local address, if it listens there."""
    if settings.host in (LOCAL, *WILDCARDS):
        return local
    return f"[{settings.host}]" if ":" in settings.host else settings.host


def node_address(settings: Settings, port: int) -> str:
    """Where the admin command, and other nodes of a shared database, find this server."""
    if settings.node_address:
        return settings.node_address.rstrip("/")
    is_open = settings.database_url and settings.host in WILDCARDS
    local = socket.gethostname() if is_open else LOCAL
    return f"http://{own_host(settings, local)}:{port}"


def lan_addresses() -> list[str]:
    """The private addresses of this machine; asking for a route sends nothing."""
    found = []
    probe = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    with probe, contextlib.suppress(OSError):
        probe.connect(("192.0.2.1", 9))
        found.append(probe.getsockname()[0])
    with contextlib.suppress(OSError):
        found += socket.gethostbyname_ex(socket.gethostname())[2]
    usable = (one for one in found if not ipaddress.ip_address(one).is_loopback)
    return list(dict.fromkeys(usable))
