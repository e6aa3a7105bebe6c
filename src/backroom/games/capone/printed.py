"""What is printed on cards, stones and the road to the million, for clients that draw them."""

from collections.abc import Mapping
from typing import Final

from .board import (
    BITS,
    BUSINESS,
    EQUAL_BEFORE,
    GOAL,
    GUARD_VALUE,
    MEMBER,
    MOST_GUARDS,
    VALUES,
)
from .cards import CARD, FBI, LEGAL_INCOME, MINIMUM, PROTECTION_MONEY
from .moves import STEP_COST, STEP_SALE
from .setup import START_CASH


def _equals() -> dict[str, str]:
    """C27: those who stand for one another, both ways."""
    pairs = [
        (member, BITS.index(before)) for member, before in enumerate(EQUAL_BEFORE) if before
    ]
    both = [*pairs, *((other, one) for one, other in pairs)]
    return {MEMBER.text(one): MEMBER.text(other) for one, other in sorted(both)}


# Money and values are in thousands.
PRINTED: Final[Mapping[str, object]] = {
    "SPECIALS": CARD.keys[FBI:],
    "MINIMUM": dict(zip(BUSINESS.keys, MINIMUM, strict=True)),
    "VALUE": dict(zip(MEMBER.keys, VALUES, strict=True)),
    "EQUALS": _equals(),
    "GUARD": GUARD_VALUE,
    "GUARDS": MOST_GUARDS,
    "START_CASH": START_CASH,
    "GOAL": GOAL,
    "STEP_COST": STEP_COST,
    "STEP_SALE": STEP_SALE,
    # By the marker.
    "LEGAL_INCOME": LEGAL_INCOME,
    "PROTECTION_MONEY": PROTECTION_MONEY,
}
