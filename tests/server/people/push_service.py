"""A push service on this machine: takes what is posted, and opens what was sealed for it."""

import base64
import contextlib
import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


def written(data: bytes) -> str:
    """Bytes as browsers write them."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class PushService:
    """One browser's service: `status` is what it answers, `got` what came."""

    def __init__(self) -> None:
        self.status = 201
        self.got: list[tuple[dict[str, str], bytes]] = []
        self.port = 0
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._secret = b"0123456789abcdef"

    def subscription(self) -> dict[str, str]:
        """What the browser sends to the house."""
        point = self._key.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )
        endpoint = f"http://127.0.0.1:{self.port}/push/one"
        return {"endpoint": endpoint, "key": written(point), "secret": written(self._secret)}

    def told(self) -> list[dict[str, Any]]:
        """What the browser reads."""
        secrets = {"private_key": self._key, "auth_secret": self._secret}
        return [
            json.loads(http_ece.decrypt(body, **secrets, version="aes128gcm"))
            for _, body in self.got
        ]


@contextlib.contextmanager
def push_service() -> Iterator[PushService]:
    """A service that runs."""
    service = PushService()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            service.got.append((dict(self.headers.items()), body))
            self.send_response(service.status)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    service.port = server.server_address[1]
    thread = threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True)
    thread.start()
    yield service
    server.shutdown()
    server.server_close()
