"""What WebAuthn asks of us: options for an authenticator, and a look at what it answers.

The library takes a while to import, so `passkeys` imports this module when somebody looks at
the page to sign in, or else when it is needed.
"""

import json
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

import webauthn
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from backroom.server.refusals import NotAllowed
from backroom.server.storage.records import Passkey, Person

from .origins import Party

HOUSE: Final = "Backroom"
MILLI: Final = 1000
# The passkey is all that is asked for, so its device makes sure who holds it.
VERIFIED: Final = UserVerificationRequirement.REQUIRED


class Made(NamedTuple):
    """A passkey that an authenticator made."""

    id: str
    public_key: bytes
    uses: int


def creation(
    party: Party, person: Person, challenge: bytes, known: list[Passkey], seconds: float
) -> dict[str, Any]:
    """What a browser needs to have a passkey made, on a device that has none of them."""
    options = webauthn.generate_registration_options(
        rp_id=party.id,
        rp_name=HOUSE,
        user_id=person.id.encode(),
        user_name=person.name,
        challenge=challenge,
        timeout=round(seconds * MILLI),
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=VERIFIED
        ),
        exclude_credentials=[
            PublicKeyCredentialDescriptor(id=base64url_to_bytes(one.id)) for one in known
        ],
    )
    return _data(options)


def request(party: Party, challenge: bytes, seconds: float) -> dict[str, Any]:
    """What a browser needs to have any passkey of this house used; it names nobody."""
    options = webauthn.generate_authentication_options(
        rp_id=party.id,
        challenge=challenge,
        timeout=round(seconds * MILLI),
        user_verification=VERIFIED,
    )
    return _data(options)


def challenge_in(credential: Mapping[str, Any]) -> bytes:
    """The challenge that an answer says it is for."""
    try:
        written = base64url_to_bytes(credential["response"]["clientDataJSON"])
        return base64url_to_bytes(json.loads(written)["challenge"])
    except Exception:  # whatever is wrong with it, it answers no challenge of ours
        raise NotAllowed("bad-passkey") from None


def check_made(party: Party, credential: dict[str, Any], challenge: bytes) -> Made:
    """The passkey in an answer, or a refusal."""
    try:
        told = webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=party.id,
            expected_origin=party.origin,
            require_user_verification=True,
        )
    except Exception:  # the library has many ways to say no, and nonsense has many more
        raise NotAllowed("bad-passkey") from None
    id = bytes_to_base64url(told.credential_id)
    return Made(id, told.credential_public_key, told.sign_count)


def check_used(
    party: Party, credential: dict[str, Any], challenge: bytes, passkey: Passkey
) -> int:
    """How often a passkey says it was used, once its signature is found good; or a refusal."""
    try:
        told = webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=party.id,
            expected_origin=party.origin,
            credential_public_key=passkey.public_key,
            credential_current_sign_count=passkey.uses,
            require_user_verification=True,
        )
    except Exception:  # the library has many ways to say no, and nonsense has many more
        raise NotAllowed("bad-passkey") from None
    return told.new_sign_count


def _data(options: Any) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(webauthn.options_to_json(options))
    return data
