"""The calls as routes of an application, and the refusal of every path that has none."""

from collections.abc import Awaitable, Callable, Iterable

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from backroom.server.languages import spoken
from backroom.server.refusals import NotFound

from . import operations
from .routes import CALLS


def call_routes(calls: Iterable[operations.Call] = CALLS) -> list[Route]:
    """One route a path; its methods are told apart inside, so that each refusal is ours."""
    paths: dict[str, dict[str, operations.Call]] = {}
    for call in calls:
        paths.setdefault(call.path, {})[call.method] = call
    return [
        Route(path, _answer(by_method), methods=list(by_method))
        for path, by_method in paths.items()
    ]


def _answer(by_method: dict[str, operations.Call]) -> Callable[[Request], Awaitable[Response]]:
    async def answer(request: Request) -> Response:
        method = "GET" if request.method == "HEAD" else request.method
        return await operations.answer(by_method[method], request.app.state.house, request)

    return answer


async def refuse(request: Request, error: HTTPException) -> Response:
    """What the router itself refuses: no such path, no such method."""
    language = spoken(request.headers.get("accept-language", ""))
    id = "method-not-allowed" if error.status_code == 405 else "not-found"
    response = operations.problem(NotFound(id), language)
    response.status_code = error.status_code
    response.headers.update(error.headers or {})
    return response


async def nothing(request: Request) -> Response:
    """Refuse a path below `/api` that no call has."""
    return operations.problem(
        NotFound("not-found"), spoken(request.headers.get("accept-language", ""))
    )
