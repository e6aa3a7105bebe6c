"""The session cookie: HttpOnly and SameSite always; `__Host-` and Secure over HTTPS."""

from typing import Final

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from backroom.server.people.accounts import hashed

PLAIN: Final = "backroom"
SECURE: Final = "__Host-backroom"
YEAR: Final = 365 * 24 * 3600
MOST_TOKEN: Final = 128


def _is_secure(connection: HTTPConnection) -> bool:
    """A house that people reach over HTTPS is secure, whatever its proxy forgot to say."""
    house = connection.app.state.house
    return house.settings.is_https or connection.url.scheme in ("https", "wss")


def session_of(connection: HTTPConnection) -> str:
    """The stored form of the session a request came with; empty without one."""
    name = SECURE if _is_secure(connection) else PLAIN
    token = connection.cookies.get(name, "")
    return hashed(token) if 0 < len(token) <= MOST_TOKEN and token.isascii() else ""


def set_session(response: Response, request: Request, token: str) -> None:
    """The browser is known from now on."""
    _set(response, request, token, YEAR)


def drop_session(response: Response, request: Request) -> None:
    """The browser is not known any more."""
    _set(response, request, "", 0)


def _set(response: Response, request: Request, token: str, age: int) -> None:
    secure = _is_secure(request)
    response.set_cookie(
        SECURE if secure else PLAIN,
        token,
        max_age=age,
        path="/",
        secure=secure,
        httponly=True,
        samesite="lax",
    )
