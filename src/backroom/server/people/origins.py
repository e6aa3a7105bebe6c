"""Where pages come from, and whether browsers let them have passkeys there."""

import ipaddress
from typing import NamedTuple
from urllib.parse import urlsplit

from backroom.server.refusals import NotNow


class Party(NamedTuple):
    """The house as authenticators know it: its name, and where its pages come from."""

    id: str
    origin: str


def can_have_passkeys(origin: str) -> bool:
    """Whether browsers offer passkeys to pages from here: over HTTPS, or on this machine."""
    told = urlsplit(origin)
    host = told.hostname or ""
    return host == "localhost" or (told.scheme == "https" and not _is_number(host))


def party_of(origin: str) -> Party:
    """The house as it is called at this origin; refused where no passkeys can be had."""
    if not can_have_passkeys(origin):
        raise NotNow("no-passkeys-here")
    return Party(urlsplit(origin).hostname or "", origin)


def _is_number(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True
