"""Starts a server and prints where it is."""

import contextlib
import gc
import io
import ipaddress
import secrets
import signal
import socket
from collections.abc import Iterator, Mapping
from typing import Final

import segno
import uvicorn

from backroom.engine.errors import BadSetup
from backroom.engine.game import AnyGame

from . import logs, wire
from .app import make_app
from .running import Running, hold
from .settings import Settings
from .store import Store

# How many new things bring a search of the young, the middle-aged and all: rarely of all, and
# of the others so often that none takes long (at 500 moves a second 200,000 took 80 ms).
SEARCHES: Final = (5_000, 1, 20_000)


def serve(settings: Settings, games: Mapping[str, AnyGame]) -> None:
    """Runs until SIGTERM or SIGINT; what was acknowledged is safe however it ends."""
    settings.data.mkdir(parents=True, exist_ok=True, mode=0o700)
    token = secrets.token_urlsafe(32)
    with listen(settings) as listener:
        port = listener.getsockname()[1]
        with hold(settings.data, Running(f"http://127.0.0.1:{port}", token)):
            _run(settings, games, listener, token)


def _run(
    settings: Settings, games: Mapping[str, AnyGame], listener: socket.socket, token: str
) -> None:
    logs.set_up()
    port = listener.getsockname()[1]
    store = Store(settings.database)
    store.migrate()
    store.close()
    lan = lan_addresses() if settings.lan else []
    # Until all tables are back nothing is rubbish, and searching for it doubles the time.
    gc.disable()
    app = make_app(settings, games, lan, token, _spare_the_collector)
    print(announcement(settings, port, lan), flush=True)
    _Server(_config(app, settings)).run(sockets=[listener])


def _spare_the_collector() -> None:
    """What lives as long as its table is not searched for rubbish again and again.

    With a thousand tables one full search stops everybody for a second (benchmarks/server.py).
    """
    gc.freeze()
    gc.set_threshold(*SEARCHES)
    gc.enable()


class _Server(uvicorn.Server):
    """Stops on a signal and is then done: uvicorn itself would raise the signal again."""

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


def _config(app: object, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        app,  # type: ignore[arg-type]  # an ASGI application
        log_config=None,
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=wire.MOST_BYTES,
        ws_per_message_deflate=False,
        forwarded_allow_ips=settings.trusted_proxies,
        timeout_graceful_shutdown=5,
        lifespan="on",
    )


def listen(settings: Settings) -> socket.socket:
    """The address is taken before anything else is done, so that a clash is told at once."""
    host = "0.0.0.0" if settings.lan and settings.host == "127.0.0.1" else settings.host
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # asyncio sends at once (TCP_NODELAY) on sockets that say they are TCP, and on no others.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, settings.port))
    except OSError:
        listener.close()
        address = f"{host}:{settings.port}"
        raise BadSetup("bad-setting", {"setting": "port", "value": address}) from None
    return listener


def announcement(settings: Settings, port: int, lan: list[str]) -> str:
    """What the terminal shows: the address, and on a network a code to point a phone at."""
    lines = [f"Backroom is open: {settings.public_url or f'http://localhost:{port}'}"]
    for address in lan:
        url = f"http://{address}:{port}"
        picture = io.StringIO()
        segno.make(url, error="l").terminal(picture, compact=True)
        lines += [f"On this network: {url}", picture.getvalue()]
    return "\n".join(lines)


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
