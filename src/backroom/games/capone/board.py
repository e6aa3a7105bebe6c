"""The city of Capone: its fields, and the stones of a family (C8, C11, C27, C29).

Stones that lie together are one number: a mask of members in printed order, and the number of
bodyguards times GUARD. On an illegal field the owner's seat times OWNER is added. Money and
values are in thousands.
"""

from typing import Final

from backroom.engine.domains import Domain, Numbers

MEMBER: Final = Domain(
    "member",
    (
        "don",
        "mama",
        "right_hand",
        "collector",
        "lawyer",
        "accountant",
        "secretary",
        "newcomer",
    ),
)
MEMBERS: Final = 8
VALUES: Final[tuple[int, ...]] = (100, 60, 50, 40, 40, 30, 30, 20)
DON: Final = 1
MAMA: Final = 2
PLAIN: Final = 252
EVERYBODY: Final = 255
GUARD: Final = 256
MOST_GUARDS: Final = 8
GUARD_VALUE: Final = 5
WHOLE_FAMILY: Final = MOST_GUARDS * GUARD + EVERYBODY
OWNER: Final = 4096
STONES: Final = 4095
EMPTY: Final = -1

FIELDS: Final = 20
BUSINESS: Final = Domain(
    "business",
    (
        "bar",
        "pawnbroker",
        "exchange",
        "credit",
        "print",
        "nightclub",
        "casino",
        "bank",
        "jeweller",
        "guns",
    ),
)
# Two fields a business: the number of a field halved is the number of its business.
FIELD: Final = Domain("field", [f"{key}{number}" for key in BUSINESS.keys for number in (1, 2)])
SHOP: Final = Domain(
    "shop",
    (
        "scrapyard",
        "pasta",
        "bakery",
        "florist",
        "laundry",
        "cinema",
        "garage",
        "funeral",
    ),
)
SHOPS: Final = 8
DIVERTED: Final = Domain("diversion", ("barber", "penthouse", "restaurant"))
DIVERSIONS: Final = 3
GUARDS: Final = Numbers("guards", MOST_GUARDS)
MARKER: Final = Numbers("marker", 10)
GOAL: Final = 10
BLOCKS: Final = 3

BITS: Final[tuple[int, ...]] = (1, 2, 4, 8, 16, 32, 64, 128)
# The members printed after one.
AFTER: Final[tuple[int, ...]] = (254, 252, 248, 240, 224, 192, 128, 0)
# C27: who moves first when both are at one place; 0 for those who have no equal before them.
EQUAL_BEFORE: Final[tuple[int, ...]] = (0, 0, 0, 0, 8, 0, 32, 0)


def _value(mask: int) -> int:
    return sum([VALUES[member] for member in range(MEMBERS) if mask >> member & 1])


def _is_legal(mask: int) -> bool:
    """C11: the Don alone; Mama with one other at most, never the Don; else anybody."""
    if mask & DON:
        return mask == DON
    return not mask & MAMA or mask.bit_count() <= 2


# By mask of members: what they are worth, and whether they may share a field.
WORTH: Final = [_value(mask) for mask in range(256)]
LEGAL_SET: Final = [_is_legal(mask) for mask in range(256)]
# Sums in tens that `reach` found before; -1 where nobody asked yet.
_REACH: Final = [-1] * 65536


def worth(stones: int) -> int:
    """The value of stones that lie together, whoever owns them."""
    return WORTH[stones & EVERYBODY] + GUARD_VALUE * (stones // GUARD & 15)


def reach(placed: int, rest: int) -> int:
    """Which sums members out of `rest` can add to those placed: bit `n` is 10k times n."""
    found = _REACH[placed * 256 + rest]
    if found < 0:
        found = _sums(placed, rest)
        _REACH[placed * 256 + rest] = found
    return found


def _sums(placed: int, rest: int) -> int:
    sums = 0
    subset = rest
    while True:
        if LEGAL_SET[placed | subset]:
            sums |= 1 << WORTH[subset] // 10
        if not subset:
            return sums
        subset = (subset - 1) & rest


def can_reach(placed: int, rest: int, guards: int, least: int, most: int) -> bool:
    """Whether members out of `rest` and up to `guards` bodyguards can be worth so much."""
    if most < 0:
        return False
    first = (least - GUARD_VALUE * guards + 9) // 10
    if first < 0:
        first = 0
    last = most // 10
    return last >= first and (reach(placed, rest) >> first) & ((2 << (last - first)) - 1) != 0


def first_equals(mask: int) -> int:
    """C27: of these members, at one place, those who may be named."""
    if mask & 24 == 24:
        mask -= 16
    if mask & 96 == 96:
        mask -= 64
    return mask
