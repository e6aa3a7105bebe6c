"""An authenticator made of software: it makes passkeys and signs what it is asked to."""

import hashlib
import json
import secrets
from dataclasses import dataclass, field
from typing import Any, Final

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

PRESENT: Final = 0x01
VERIFIED: Final = 0x04
ATTESTED: Final = 0x40


@dataclass
class Authenticator:
    """One passkey; whoever tests may turn any of its fields into a lie."""

    origin: str = "http://localhost"
    party: str = "localhost"
    flags: int = PRESENT | VERIFIED
    uses: int = 0
    id: bytes = field(default_factory=lambda: secrets.token_bytes(16))
    key: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """A credential, as a browser sends it."""
        data = self._data(self.flags | ATTESTED) + self._attested()
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        response = {
            "clientDataJSON": self._client("webauthn.create", options["challenge"]),
            "attestationObject": bytes_to_base64url(attestation),
        }
        return self._credential(response)

    def sign(self, options: dict[str, Any], uses: int | None = None) -> dict[str, Any]:
        """An assertion, as a browser sends it; it counts its uses unless told otherwise."""
        self.uses = self.uses + 1 if uses is None else uses
        data = self._data(self.flags)
        client = self._client("webauthn.get", options["challenge"])
        signed = data + hashlib.sha256(base64url_to_bytes(client)).digest()
        signature = self.key.sign(signed, ec.ECDSA(hashes.SHA256()))
        response = {
            "clientDataJSON": client,
            "authenticatorData": bytes_to_base64url(data),
            "signature": bytes_to_base64url(signature),
        }
        return self._credential(response)

    def _credential(self, response: dict[str, Any]) -> dict[str, Any]:
        id = bytes_to_base64url(self.id)
        return {"id": id, "rawId": id, "type": "public-key", "response": response}

    def _client(self, kind: str, challenge: str) -> str:
        data = {"type": kind, "challenge": challenge, "origin": self.origin}
        return bytes_to_base64url(json.dumps(data).encode())

    def _data(self, flags: int) -> bytes:
        party = hashlib.sha256(self.party.encode()).digest()
        return party + bytes([flags]) + self.uses.to_bytes(4, "big")

    def _attested(self) -> bytes:
        numbers = self.key.public_key().public_numbers()
        x, y = (one.to_bytes(32, "big") for one in (numbers.x, numbers.y))
        key = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        return bytes(16) + len(self.id).to_bytes(2, "big") + self.id + key
