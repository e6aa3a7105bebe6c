"""Web Push: a notice is sealed for one browser and handed to the service that reaches it.

Whoever subscribes names the address that is called, so it must lead into the open internet: a
house must not be made to knock at doors behind its own wall.
"""

import base64
import http.client
import ipaddress
import socket
import ssl
import time
from typing import Final, Literal, TypeAlias
from urllib.parse import SplitResult, urlsplit

from backroom.server.refusals import BadFrame
from backroom.server.storage.records import Subscription

SECONDS: Final = 10.0
# A notice that reached nobody in a day is of no use any more.
LIFETIME: Final = 86_400
SIGNED_SECONDS: Final = 6 * 3600
KEY_BYTES: Final = 65
SECRET_BYTES: Final = 16
GONE: Final = (404, 410)

Outcome: TypeAlias = Literal["sent", "gone", "later", "refused"]


def new_key() -> str:
    """A key by which push services know a house, as PEM."""
    from py_vapid import Vapid02

    vapid = Vapid02()
    vapid.generate_keys()
    return str(vapid.private_pem().decode())


class Push:
    """Seals notices and hands them over, in a thread: nothing here waits on the event loop."""

    def __init__(self, key: str, contact: str, to_loopback: bool) -> None:
        from py_vapid import Vapid02

        self._vapid = Vapid02.from_pem(key.encode())
        self._contact = contact
        self._to_loopback = to_loopback

    @property
    def public_key(self) -> str:
        """What a browser needs to subscribe to this house."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        point = self._vapid.public_key.public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    def check(self, one: Subscription) -> None:
        """Refuse what no push service gave out, or what leads behind the wall."""
        if len(_bytes(one.key)) != KEY_BYTES or len(_bytes(one.secret)) != SECRET_BYTES:
            raise BadFrame("bad-subscription")
        try:
            self._address(urlsplit(one.endpoint))
        except (ValueError, OSError):
            raise BadFrame("bad-subscription") from None

    def send(self, one: Subscription, data: bytes) -> Outcome:
        """Hand one notice to the service of one browser; redirections are not followed."""
        place = urlsplit(one.endpoint)
        try:
            address = self._address(place)
            headers, body = self._headers(place), self._sealed(one, data)
            status = _post(place, address, headers, body)
        except ValueError:
            return "refused"
        except (OSError, http.client.HTTPException):
            return "later"
        if status in GONE:
            return "gone"
        if status == 429 or status >= 500:
            return "later"
        return "sent" if status < 300 else "refused"

    def _sealed(self, one: Subscription, data: bytes) -> bytes:
        import http_ece
        from cryptography.hazmat.primitives.asymmetric import ec

        sealed: bytes = http_ece.encrypt(
            data,
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=_bytes(one.key),
            auth_secret=_bytes(one.secret),
            version="aes128gcm",
        )
        return sealed

    def _headers(self, place: SplitResult) -> dict[str, str]:
        claims = {
            "sub": self._contact,
            "aud": f"{place.scheme}://{place.netloc}",
            "exp": int(time.time()) + SIGNED_SECONDS,
        }
        return {
            **self._vapid.sign(claims),
            "TTL": str(LIFETIME),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
        }

    def _address(self, place: SplitResult) -> tuple[int, tuple[str, int]]:
        """Where an endpoint is, if it may be called."""
        known = {"https": 443, **({"http": 80} if self._to_loopback else {})}
        if place.scheme not in known or not place.hostname or "@" in place.netloc:
            raise ValueError(place.scheme)
        port = place.port or known[place.scheme]
        for family, _, _, _, found in socket.getaddrinfo(
            place.hostname, port, type=socket.SOCK_STREAM
        ):
            if self._may_call(str(found[0]), place.scheme):
                return family, (str(found[0]), port)
        raise ValueError(place.hostname)

    def _may_call(self, address: str, scheme: str) -> bool:
        number = ipaddress.ip_address(address.partition("%")[0])
        if self._to_loopback and number.is_loopback:
            return True
        return scheme == "https" and number.is_global and not number.is_multicast


def _bytes(text: str) -> bytes:
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        return b""


def _post(
    place: SplitResult,
    address: tuple[int, tuple[str, int]],
    headers: dict[str, str],
    body: bytes,
) -> int:
    """Call the address that was checked: its name may lead elsewhere by now."""
    line = socket.socket(address[0], socket.SOCK_STREAM)
    line.settimeout(SECONDS)
    connection = http.client.HTTPConnection(place.hostname or "", timeout=SECONDS)
    try:
        line.connect(address[1])
        if place.scheme == "https":
            context = ssl.create_default_context()
            line = context.wrap_socket(line, server_hostname=place.hostname)
        connection.sock = line
        path = place.path + (f"?{place.query}" if place.query else "")
        connection.request("POST", path or "/", body, {"Host": place.netloc, **headers})
        return connection.getresponse().status
    finally:
        connection.close()
        line.close()
