"""Who may talk to the server at all: Host and Origin are checked, headers are strict."""

import ipaddress
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from backroom.engine.errors import Refusal

from .http.operations import problem
from .languages import spoken
from .refusals import NotAllowed, code_of
from .settings import Settings

LOCAL: Final = ("localhost", "127.0.0.1", "::1")
POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
# Where the house without a server is served from: only there does a page compile Python.
LOCAL_HOUSE: Final = "/local"
LOCAL_POLICY: Final = POLICY.replace(
    "script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'"
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
# The parts that a page is made of are no pages: they need none of what only those heed. A first
# table is some seventy of them, and their headers would be a quarter of what it weighs.
ASSETS: Final = "/assets/"
ASSET_HEADERS: Final = {
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "cross-origin-resource-policy": "same-origin",
    "x-content-type-options": "nosniff",
}


def host_of(address: str) -> str:
    """The name in `name:port`, in small letters; empty if there is none to be read."""
    try:
        return urlsplit(f"//{address}").hostname or ""
    except ValueError:
        return ""


def allowed_hosts(settings: Settings, lan: list[str]) -> set[str]:
    """The names this server answers to."""
    named = (settings.public_url, settings.node_address)
    hosts = {*LOCAL, *lan, *(urlsplit(one).hostname or "" for one in named)}
    if not _is_wildcard(settings.host):
        hosts.add(host_of(settings.host) or settings.host)
    return hosts - {""}


def _is_wildcard(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_unspecified
    except ValueError:
        return False


class Doorkeeper:
    """Outermost of all: a request for another host, or sent by another website, ends here."""

    def __init__(self, app: ASGIApp, hosts: set[str], public_url: str) -> None:
        self._app = app
        self._hosts = hosts
        self._origin = public_url.rstrip("/")
        self._is_https = public_url.lower().startswith("https:")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check, then go on with headers added."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                is_asset = scope["path"].startswith(ASSETS)
                for name, value in (ASSET_HEADERS if is_asset else HEADERS).items():
                    headers[name] = value
                if scope["path"].startswith(f"{LOCAL_HOUSE}/"):
                    headers["content-security-policy"] = LOCAL_POLICY
                if self._is_https:
                    headers["strict-transport-security"] = "max-age=31536000"
            await send(message)

        headers = Headers(scope=scope)
        refusal = self._refusal(scope, headers)
        if refusal is None:
            await self._app(scope, receive, send_with_headers)
        elif scope["type"] == "websocket":
            # No browser reads an answer to a handshake, and uvicorn takes one for our fault.
            await send({"type": "websocket.close", "code": code_of(refusal)})
        else:
            response = problem(refusal, spoken(headers.get("accept-language", "")))
            await response(scope, receive, send_with_headers)

    def _refusal(self, scope: Scope, headers: Headers) -> Refusal | None:
        host = headers.get("host", "")
        if host_of(host) not in self._hosts:
            return NotAllowed("bad-host")
        is_safe = scope["type"] == "http" and scope["method"] in ("GET", "HEAD", "OPTIONS")
        if not is_safe and not self._is_own(headers, host):
            return NotAllowed("bad-origin")
        return None

    def _is_own(self, headers: Headers, host: str) -> bool:
        """Whether our own page sent it; programs that are no browser send no Origin."""
        origin = headers.get("origin")
        site = headers.get("sec-fetch-site", "none")
        if origin is None:
            return site in ("none", "same-origin")
        scheme, _, sender = origin.partition("://")
        # Anybody on the way can change a page that came over plain HTTP.
        is_safe = scheme == "https" or not self._is_https
        return origin == self._origin or (is_safe and sender == host)
