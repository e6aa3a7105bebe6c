"""The application: calls, the socket, health and pages, behind one doorkeeper."""

import contextlib
import ipaddress
from collections.abc import AsyncIterator, Callable, Mapping
from functools import partial
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles

from backroom.engine.game import AnyGame

from . import metrics
from .bots.pool import BotPool
from .bots.ray_pool import RayPool
from .house import House
from .http import operations, pages
from .http.openapi import openapi
from .http.routing import call_routes, nothing, refuse
from .realtime import fanout
from .realtime.endpoint import TableSocket
from .refusals import NotAllowed
from .security import LOCAL_HOUSE, Doorkeeper, allowed_hosts
from .settings import Settings
from .storage.opening import open_storage

METHODS: Final = ["GET", "HEAD"]


def make_app(
    settings: Settings,
    games: Mapping[str, AnyGame],
    lan: list[str],
    admin_token: str = "",
    on_ready: Callable[[], None] | None = None,
    address: str = "",
) -> Starlette:
    """One server; the database must have been migrated.

    `address` is where other nodes find it, if they share its database.
    """

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        storage = await open_storage(settings.place)
        token = admin_token or (await storage.leases.secret() if storage.leases else "")
        thinkers = partial(RayPool, settings.ray) if settings.ray else BotPool
        house = House(
            settings,
            games,
            storage,
            fanout,
            token,
            on_ready,
            make_thinkers=thinkers,
            address=address,
        )
        app.state.house = house
        # First, for whoever reads that the house is ready calls at once.
        await house.notices.make_key()
        await house.open()
        yield
        await house.close()

    doorkeeper = Middleware(
        Doorkeeper, hosts=allowed_hosts(settings, lan), public_url=settings.public_url
    )
    middleware = [doorkeeper]
    if settings.database_url:
        # Its library is not installed everywhere, and only nodes need it.
        from .relay import Relay

        middleware.append(Middleware(Relay))
    routes: list[BaseRoute] = [
        *call_routes(),
        WebSocketRoute("/api/tables/{table}/socket", TableSocket()),
        Route("/api/openapi.json", _openapi),
        Route("/healthz", _health),
        Route("/readyz", _readiness),
        Route("/metrics", _metrics),
        Route("/api/{path:path}", nothing, methods=[*METHODS, *operations.WRITES]),
        *_local_house(settings),
        Route("/{path:path}", pages.page(pages.STATIC), methods=METHODS),
    ]
    handlers = {HTTPException: refuse}
    return Starlette(
        routes=routes,
        lifespan=lifespan,
        middleware=middleware,
        exception_handlers=handlers,  # type: ignore[arg-type]  # Starlette types it too widely
    )


def _local_house(settings: Settings) -> list[BaseRoute]:
    """The house without a server, as files, for whoever plays against bots in a browser."""
    if not settings.site:
        return []
    return [Mount(LOCAL_HOUSE, StaticFiles(directory=settings.site, html=True))]


async def _openapi(request: Request) -> Response:
    return JSONResponse(openapi())


async def _health(request: Request) -> Response:
    """Say that the process is alive; whether it is of use is `/readyz`'s answer."""
    return PlainTextResponse("ok\n")


async def _readiness(request: Request) -> Response:
    """Say whether every table with a clock is back and moves can be kept; if not, why."""
    house: House = request.app.state.house
    fault = await house.readiness.fault()
    if not fault and house.leases is not None and not house.leases.is_member:
        fault = "cut off from the other nodes"
    if not fault and not house.is_ready:
        fault = "not yet"
    return PlainTextResponse(f"{fault or 'ready'}\n", 503 if fault else 200)


async def _metrics(request: Request) -> Response:
    """For this machine only, unless the settings say otherwise."""
    house: House = request.app.state.house
    host = request.client.host if request.client else ""
    if not house.settings.metrics_for_all and not _is_loopback(host):
        return operations.problem(NotAllowed("not-found"), "en")
    metrics.note_states(table.doc.status for table in house.tables.awake.values())
    metrics.MEMBER.set(house.leases is None or house.leases.is_member)
    return Response(metrics.exposition(), media_type="text/plain; version=0.0.4")


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
