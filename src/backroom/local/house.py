"""The house of one browser: the server's own application over the browser's cupboard."""

from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.routing import Route, WebSocketRoute

from backroom.engine.game import AnyGame
from backroom.server.house import House
from backroom.server.http.routing import call_routes, refuse
from backroom.server.realtime import fanout
from backroom.server.realtime.endpoint import TableSocket
from backroom.server.settings import LIMITS, Limit, Settings
from backroom.server.timekeeper import Timekeeper

from .imports import import_record
from .storage.cupboard import Cupboard
from .storage.open import open_storage
from .thinkers import Here

# Whoever floods this house floods only their own browser.
FREE: Final = {name: Limit(1e9, 1) for name in LIMITS}
# Python in a browser is several times slower than on a server, and nobody else waits.
ANALYSIS_ITERATIONS: Final = 60
# A browser forgets its owner when its owner says so.
NEVER: Final = 36_500.0
# A race begins when it is on the screen, which is the same machine.
RACE_ACK: Final = 0.5


def settings(**given: object) -> Settings:
    """Settings of a house without a network: no limits, one worker, no file."""
    usual = {
        "data": Path("."),
        "bot_workers": 1,
        "analysis_iterations": ANALYSIS_ITERATIONS,
        "race_ack": RACE_ACK,
        "session_days": NEVER,
        "sign_up": "closed",
        "limits": FREE,
    }
    return Settings(**{**usual, **given})  # type: ignore[arg-type]  # names of settings


async def open_house(
    games: Mapping[str, AnyGame],
    cupboard: Cupboard,
    time: Timekeeper | None = None,
    fetch_net: Callable[[str], Awaitable[object]] | None = None,
    **given: object,
) -> Starlette:
    """The application with its house open; what the cupboard has is taken up."""
    time = time or Timekeeper()
    storage = await open_storage(cupboard, time)

    def think_here(workers: int, niceness: int) -> Here:
        return Here(fetch_net)

    house = House(
        settings(**given), games, storage, fanout, timekeeper=time, make_thinkers=think_here
    )
    app = Starlette(
        routes=[
            Route("/api/matches", import_record, methods=["POST"]),
            *call_routes(),
            WebSocketRoute("/api/tables/{table}/socket", TableSocket()),
        ],
        exception_handlers={HTTPException: refuse},  # type: ignore[dict-item]  # as in `server.app`
    )
    app.state.house = house
    await house.open()
    return app
