"""HTTP calls as a table: path, body, answer and handler; routes and OpenAPI follow from it."""

import hmac
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, TypeAlias
from urllib.parse import urlsplit

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from backroom.engine.errors import Refusal
from backroom.server import logs, metrics, wire
from backroom.server.house import House
from backroom.server.languages import spoken
from backroom.server.messages import tell
from backroom.server.refusals import (
    BadFrame,
    NoSession,
    NotAllowed,
    TooLarge,
    Unavailable,
    code_of,
)
from backroom.server.storage.records import Person

from . import cookies

ENCODER: Final = msgspec.json.Encoder()
WRITES: Final = ("POST", "PUT", "PATCH", "DELETE")


class Ask(NamedTuple):
    """One call as its handler sees it; `origin` is where its page comes from."""

    house: House
    person: Person
    session: str
    address: str
    language: str
    origin: str
    params: Mapping[str, str]
    query: Mapping[str, str]
    body: Any


@dataclass
class Reply:
    """An answer that is more than a body: a cookie to set or to drop, or data as it is.

    With `file`, browsers keep it under that name.
    """

    body: Any
    token: str | None = None
    drop_cookie: bool = False
    data: bytes | None = None
    kind: str = "application/json"
    file: str = ""


Handler: TypeAlias = Callable[[Ask], Awaitable[Any]]


class Call(NamedTuple):
    """One thing that can be asked of the server.

    `limit` names a stricter limit than usual; `cost` is how many usual calls it counts as.
    """

    method: str
    path: str
    handler: Handler
    answer: Any
    body: Any = None
    summary: str = ""
    open_to_all: bool = False
    limit: str = ""
    cost: int = 1
    for_admin: bool = False

    @property
    def says(self) -> str:
        """What it does, in one line: the handler's docstring."""
        return (self.handler.__doc__ or "").strip().partition("\n")[0]


NOBODY: Final = Person("", "")


async def answer(call: Call, house: House, request: Request) -> Response:
    """One call from its request to its answer; refusals are told here and nowhere else."""
    language = spoken(request.headers.get("accept-language", ""))
    try:
        ask = await _ask(call, house, request, language)
        response = _response(await call.handler(ask), request)
    except Refusal as refusal:
        response = problem(refusal, language)
    except Exception as error:  # a fault of ours is told as one, never as a traceback
        logs.failure("call", error, path=call.path)
        response = problem(Unavailable("try-again"), language)
    metrics.CALLS.labels(str(response.status_code)).inc()
    return response


def problem(refusal: Refusal, language: str) -> Response:
    """A refusal as the answer to a call, with a status that fits it."""
    code = code_of(refusal)
    metrics.REFUSALS.labels(str(code)).inc()
    told = wire.Problem(code, refusal.id, refusal.arguments, tell(refusal, language))
    headers = {"cache-control": "no-store"}
    if "seconds" in refusal.arguments:
        headers["retry-after"] = refusal.arguments["seconds"]
    data = ENCODER.encode(told)
    return Response(data, code - 4000, headers, "application/json")


async def _ask(call: Call, house: House, request: Request, language: str) -> Ask:
    address = request.client.host if request.client else ""
    session = cookies.session_of(request)
    # Nobody locks the admin out: whoever bans this very machine must be able to unban it.
    if call.for_admin and _has_token(house, request):
        person = None
    else:
        person = await _caller(call, house, session, address)
    return Ask(
        house,
        person or NOBODY,
        session,
        address,
        language,
        origin_of(house, request),
        request.path_params,
        request.query_params,
        await _body(call, request),
    )


def origin_of(house: House, request: Request) -> str:
    """The origin of the page that calls; under the public name it is as the settings say."""
    public = urlsplit(house.settings.public_url)
    if request.url.hostname == public.hostname and public.hostname:
        return f"{public.scheme}://{public.netloc}".lower()
    return f"{request.url.scheme}://{request.url.netloc}"


def _has_token(house: House, request: Request) -> bool:
    """Whether it comes from somebody who can read the data folder."""
    said = request.headers.get("authorization", "").encode("latin-1", "replace")
    return hmac.compare_digest(said, f"Bearer {house.admin_token}".encode())


async def _caller(call: Call, house: House, session: str, address: str) -> Person | None:
    """Who asks, if anybody known; refused to those who may not, and to those in a hurry."""
    person = await house.sessions.find(session, address)
    if person is None and not call.open_to_all:
        raise NoSession("no-session")
    if person is not None:
        house.presence.note(person.id)
    who = session if person else None
    for _ in range(call.cost):
        house.limits.take("calls", who, address)
    if call.limit:
        house.limits.take(call.limit, who, address)
    if call.for_admin:
        raise NotAllowed("not-host")
    return person


async def _body(call: Call, request: Request) -> Any:
    if call.body is None:
        return None
    data = b""
    try:
        async for chunk in request.stream():
            data += chunk
            if len(data) > wire.MOST_BYTES:
                raise TooLarge("too-large")
    except ClientDisconnect:  # no fault of ours, so the log does not hear of it
        raise BadFrame("bad-body", {"detail": "cut short"}) from None
    kind = request.headers.get("content-type", "").partition(";")[0].strip()
    if kind.lower() != "application/json":
        raise BadFrame("bad-body", {"detail": "content-type"})
    return decode(data, call.body)


def decode(data: bytes, kind: Any) -> Any:
    """A body by its type; whatever is wrong with it is one refusal."""
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError) as error:
        raise BadFrame("bad-body", {"detail": str(error)[:200]}) from None


def _response(result: Any, request: Request) -> Response:
    reply = result if isinstance(result, Reply) else Reply(result)
    headers = {"cache-control": "no-store"}
    if reply.file:
        headers["content-disposition"] = f'attachment; filename="{reply.file}"'
    data = ENCODER.encode(reply.body) if reply.data is None else reply.data
    response = Response(data, 200, headers, reply.kind)
    if reply.token is not None:
        cookies.set_session(response, request, reply.token)
    elif reply.drop_cookie:
        cookies.drop_session(response, request)
    return response
