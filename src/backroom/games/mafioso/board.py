"""The table with its thirty chairs, the families, their men, their money and their seatings.

Chairs are numbered clockwise seen from above: 0..12 along the top, 13 and 14 at the right
end, 15..27 along the bottom, 28 and 29 at the left end. A seated man faces the table, so his
left is the next chair up. A man is written `family * 8 + asleep * 4 + kind`; a family is the
place of its player in turn order.

Tables that rules look up say `tuple[int, ...]`: the compiled build would make a tuple of known
length anew for every look.
"""

from typing import Final

from backroom.engine.domains import Domain

CHAIRS: Final = 30
CHAIR: Final = Domain("chair", [str(chair) for chair in range(CHAIRS)])
EMPTY: Final = -1

COLOUR: Final = Domain("colour", ("yellow", "red", "blue", "green", "orange", "purple"))

BOSS: Final = 0
ROBBIE: Final = 1
JACK: Final = 2
HENKIE: Final = 3
KINDS: Final = 4
ASLEEP: Final = 4
MEN: Final = 8
KIND_KEYS: Final = ("boss", "robbie", "jack", "henkie")
# A man of one family; who is asleep stays so when a raid makes him stand up (M30).
MAN: Final = Domain("man", (*KIND_KEYS, *(f"sleeping-{key}" for key in KIND_KEYS)))

LEFT: Final = 0
RIGHT: Final = 1
SIDE: Final = Domain("side", ("left", "right"))
# One chair to a man's left is clockwise.
STEP_TO: Final[tuple[int, ...]] = (1, CHAIRS - 1)

REVOLVERS: Final = (0, 4, 7, 10, 15, 18, 22)
KNIVES: Final = (1, 3, 14, 20, 24)
DRINKS: Final[tuple[int, ...]] = (6, 8, 13, 16, 19, 23, 26, 27, 29)
REGISTER: Final = 2
BUSINESSES: Final[tuple[tuple[int, ...], ...]] = ((5, 17), (9, 25), (12, 21))
BUSINESS_KEYS: Final = ("cafe", "restaurant", "casino")
CROSSED: Final = (13, 14, 28, 29)
DRINK: Final = Domain("chair", [str(chair) for chair in DRINKS])


def _object(chair: int) -> str:
    """The key of the thing that lies before a chair."""
    for key, chairs in zip(BUSINESS_KEYS, BUSINESSES, strict=True):
        if chair in chairs:
            return key
    weapons = (("revolver", REVOLVERS), ("knife", KNIVES), ("drink", DRINKS))
    for key, places in (*weapons, ("register", (REGISTER,))):
        if chair in places:
            return key
    return "nothing"


OBJECTS: Final = tuple(_object(chair) for chair in range(CHAIRS))
# M18: the chairs at the short ends have no opposite.
OPPOSITE: Final = [EMPTY if chair in CROSSED else 27 - chair for chair in range(CHAIRS)]
LEFT_OF: Final = [(chair + 1) % CHAIRS for chair in range(CHAIRS)]
RIGHT_OF: Final = [(chair - 1) % CHAIRS for chair in range(CHAIRS)]
# By `kind * CHAIRS + chair`: whether an awake man of that kind could shoot, or stab, there
# (M15 to M17).
SHOOTERS: Final = [
    chair not in CROSSED and (kind == ROBBIE or chair in REVOLVERS)
    for kind in range(KINDS)
    for chair in range(CHAIRS)
]
STABBERS: Final = [
    kind == JACK or chair in KNIVES for kind in range(KINDS) for chair in range(CHAIRS)
]

# Sets of chairs are masks (`backroom bench mafioso`): the bit of each chair, and all of them.
CHAIR_BIT: Final[tuple[int, ...]] = tuple([1 << chair for chair in range(CHAIRS)])
ALL_CHAIRS: Final = 1073741823
# Tables by mask take six chairs at a time: of the chairs 6n to 6n + 5 they hold 64 places.
SIX_CHAIRS: Final = 6
SIXES: Final = 64
LAST_SIX: Final = 63


def mask_of(chairs: list[int]) -> int:
    """The mask of some chairs."""
    mask = 0
    for chair in chairs:
        mask |= CHAIR_BIT[chair]
    return mask


def by_sixes() -> list[list[int]]:
    """The chairs that each place of a table by mask stands for."""
    return [
        [first + offset for offset in range(SIX_CHAIRS) if some >> offset & 1]
        for first in range(0, CHAIRS, SIX_CHAIRS)
        for some in range(SIXES)
    ]


CHAIRS_IN: Final = by_sixes()
# By kind: from where a man can shoot and stab. By mask: whom guns and knives there reach.
GUNS: Final = [
    mask_of([chair for chair in range(CHAIRS) if SHOOTERS[kind * CHAIRS + chair]])
    for kind in range(KINDS)
]
BLADES: Final = [
    mask_of([chair for chair in range(CHAIRS) if STABBERS[kind * CHAIRS + chair]])
    for kind in range(KINDS)
]
FACING: Final = [
    mask_of([OPPOSITE[chair] for chair in chairs if OPPOSITE[chair] != EMPTY])
    for chairs in by_sixes()
]
BESIDE: Final = [
    mask_of([side for chair in chairs for side in (LEFT_OF[chair], RIGHT_OF[chair])])
    for chairs in by_sixes()
]

# The men of a family and the notes in the pot ($1k, $5k, $10k), by number of players.
FAMILIES: Final[tuple[tuple[int, ...], ...]] = (
    (0, 0, 0, 0),
    (0, 0, 0, 0),
    (0, 0, 0, 0),
    (1, 2, 2, 5),
    (1, 1, 2, 3),
    (1, 1, 1, 3),
    (1, 1, 1, 2),
)
NOTES: Final[tuple[int, ...]] = (1, 5, 10)
POTS: Final[tuple[tuple[int, ...], ...]] = (
    (0, 0, 0),
    (0, 0, 0),
    (0, 0, 0),
    (20, 10, 5),
    (20, 10, 2),
    (20, 10, 0),
    (20, 8, 0),
)

# House data: for each family in turn order the chairs of its men, the Boss first, then the
# Robbies, the Jacks and the Henkies. Opening incomes differ by $1k at most, victims and men in
# danger by one; benchmarks/mafioso_search.py measures how fair they are (decision 0005).
SEATINGS: Final[tuple[tuple[tuple[int, ...], ...], ...]] = (
    (),
    (),
    (),
    (
        (13, 3, 22, 2, 14, 8, 10, 21, 23, 27),
        (9, 1, 4, 16, 29, 5, 7, 18, 26, 28),
        (19, 0, 25, 17, 24, 6, 11, 12, 15, 20),
    ),
    (
        (17, 27, 3, 24, 10, 15, 21),
        (1, 20, 16, 29, 2, 8, 19),
        (26, 22, 7, 25, 12, 13, 14),
        (5, 9, 18, 23, 0, 4, 6),
    ),
    (
        (10, 23, 16, 2, 3, 11),
        (5, 18, 1, 15, 27, 29),
        (0, 20, 25, 6, 19, 26),
        (4, 14, 24, 9, 13, 21),
        (22, 7, 17, 8, 12, 28),
    ),
    (
        (26, 18, 0, 11, 25),
        (6, 27, 14, 21, 22),
        (24, 13, 1, 5, 29),
        (19, 16, 2, 10, 15),
        (3, 4, 28, 8, 9),
        (23, 20, 7, 12, 17),
    ),
)


def kinds_of_family(seats: int) -> list[int]:
    """The kinds of a family's men in the order of `SEATINGS`."""
    return [kind for kind, count in enumerate(FAMILIES[seats]) for _ in range(count)]
