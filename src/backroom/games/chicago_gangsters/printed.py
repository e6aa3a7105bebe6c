"""What is printed on the cards of the box, for clients that draw them."""

from collections.abc import Mapping
from typing import Final

from .cards import (
    ALL_PACTS,
    BLACKMAIL,
    BRIBE,
    COALITION,
    DISTRICTS,
    HAND_LIMIT,
    LOOT,
    LOOTS,
    MEANS,
    PACTS,
    PERSONS,
    PERSONS_COUNT,
    WEAPON,
)

SIGNS: Final = {
    WEAPON: "weapon",
    BRIBE: "bribe",
    BLACKMAIL: "blackmail",
    PERSONS_COUNT: "person",
}

PRINTED: Final[Mapping[str, object]] = {
    "HAND_LIMIT": HAND_LIMIT,
    "MEANS": {one.key: {"kind": SIGNS[one.kind], "value": one.value} for one in MEANS},
    "PERSONS": {
        one.key: {
            "value": one.value,
            # The means that a specialist makes valid, or that a stand-in is worth.
            "knows": SIGNS.get(one.specialist | one.stand_in),
            "specialist": one.specialist > 0,
        }
        for one in PERSONS
    },
    # Clans by place: challenger with the `?`, challenger with the `&`, defender with the `&`,
    # defender.
    "PACTS": dict(zip(COALITION.keys[:ALL_PACTS], PACTS, strict=True)),
    "DISTRICT_SIGNS": {
        one.key: [sign for bit, sign in SIGNS.items() if one.allows & bit] for one in DISTRICTS
    },
    # The winners' two packages, then the losers' two.
    "LOOTS": {
        key: [
            {"bottles": one.bottles, "means": one.means, "person": one.person > 0}
            for one in packages
        ]
        for key, packages in zip(LOOT.keys, LOOTS, strict=True)
    },
}
