"""Who is behind an address: a household has one of IPv4, and a whole /64 of IPv6."""

import ipaddress
from functools import lru_cache
from typing import Final

HOUSEHOLD_BITS: Final = 64
# Every frame asks again for an address that was asked for before.
MOST_KEPT: Final = 10_000


@lru_cache(MOST_KEPT)
def household(address: str) -> str:
    """What one household cannot change at will about its address; other words as they are."""
    try:
        told = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(told, ipaddress.IPv4Address):
        return str(told)
    if told.ipv4_mapped is not None:
        return str(told.ipv4_mapped)
    return str(ipaddress.ip_network((int(told), HOUSEHOLD_BITS), strict=False))
