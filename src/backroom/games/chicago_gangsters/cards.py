"""Everything in the box of Chicago Gangsters.

Coalition, district and loot cards, the means that persons know and the names of the clans are
house data.
"""

from typing import Final, NamedTuple

from backroom.engine.domains import Domain

# Kinds of means as bits, and the persons symbol of a district beside them.
WEAPON: Final = 1
BRIBE: Final = 2
BLACKMAIL: Final = 4
PERSONS_COUNT: Final = 8
KINDS: Final = 3


class Means(NamedTuple):
    """One printed face of the means cards; the deck holds `copies` of it."""

    key: str
    kind: int
    value: int
    copies: int


MEANS: Final = (
    Means("weapon2", WEAPON, 2, 8),
    Means("weapon4", WEAPON, 4, 8),
    Means("bribe1", BRIBE, 1, 3),
    Means("bribe2", BRIBE, 2, 3),
    Means("bribe3", BRIBE, 3, 4),
    Means("bribe4", BRIBE, 4, 3),
    Means("bribe5", BRIBE, 5, 3),
    Means("blackmail1", BLACKMAIL, 1, 5),
    Means("blackmail3", BLACKMAIL, 3, 6),
    Means("blackmail5", BLACKMAIL, 5, 5),
)
FACES: Final = 10
MEANS_CARDS: Final = 48
FACE: Final = Domain("means", [means.key for means in MEANS])
KIND_OF: Final = [means.kind for means in MEANS]
VALUE_OF: Final = [means.value for means in MEANS]
# By the bits of the kinds that are valid: the value of each face, 0 where it is not.
VALID_VALUES: Final = [
    [means.value if means.kind & kinds else 0 for means in MEANS] for kinds in range(16)
]
COPIES: Final = [means.copies for means in MEANS]


class Person(NamedTuple):
    """A person: strength, the means that a specialist or stand-in knows, as a bit."""

    key: str
    value: int
    specialist: int = 0
    stand_in: int = 0


PERSONS: Final = (
    Person("spy", 0),
    Person("whisky-smuggler", 0),
    Person("dealer", 1, specialist=BRIBE),
    Person("thief", 1, specialist=BLACKMAIL),
    Person("explosives-expert", 1, specialist=WEAPON),
    Person("fence", 1),
    Person("poker-player", 1),
    Person("priest", 1),
    Person("brawler", 1),
    Person("reporter", 2, stand_in=BLACKMAIL),
    Person("taxi-driver", 2, stand_in=WEAPON),
    Person("customs-officer", 2, stand_in=BRIBE),
    Person("bank-director", 3),
    Person("mayor", 3),
    Person("police-chief", 3),
    Person("prosecutor", 3),
    Person("judge", 4),
    Person("senator", 4),
)
ALL_PERSONS: Final = 18
PERSON: Final = Domain("person", [person.key for person in PERSONS])
# A table of bits: a set of persons is a mask.
PERSON_BITS: Final = [1 << person for person in range(ALL_PERSONS)]
# What a set of persons is worth, by the nine lowest and the nine highest bits of its mask:
# looking it up is what makes counting fast (`backroom bench`).
HALF: Final = 512


def _worth(first: int) -> list[int]:
    nine = PERSONS[first : first + 9]
    return [
        sum(person.value for bit, person in enumerate(nine) if mask >> bit & 1)
        for mask in range(HALF)
    ]


LOW_WORTH: Final = _worth(0)
HIGH_WORTH: Final = _worth(9)
SPY: Final = 0
SMUGGLER: Final = 1
# The specialists and the stand-ins as bits of a mask, with the means they know.
SPECIALISTS: Final = [
    (PERSON_BITS[number], person.specialist)
    for number, person in enumerate(PERSONS)
    if person.specialist
]
# The same by the nine lowest bits of a mask, where all specialists are.
SPECIALITIES: Final = [
    sum(person.specialist for bit, person in enumerate(PERSONS[:9]) if mask >> bit & 1)
    for mask in range(HALF)
]
STAND_INS: Final = [
    (PERSON_BITS[number], person.stand_in)
    for number, person in enumerate(PERSONS)
    if person.stand_in
]
FENCE: Final = 5
POKER_PLAYER: Final = 6
PRIEST: Final = 7
BRAWLER: Final = 8
# G18: whom a player can be dealt at the start.
FIRST_PERSONS: Final = [n for n, person in enumerate(PERSONS) if 1 <= person.value <= 3]

CLANS: Final = 4
CLAN: Final = Domain("clan", ("bellini", "ohara", "kowalski", "sterling"))

# Clans by slot: challenger with `?`, challenger with `&`, defender with `&`, defender.
PACTS: Final[tuple[tuple[int, ...], ...]] = (
    (0, 1, 2, 3),
    (1, 0, 3, 2),
    (2, 3, 0, 1),
    (3, 2, 1, 0),
    (0, 2, 1, 3),
    (2, 0, 3, 1),
    (1, 3, 0, 2),
    (3, 1, 2, 0),
    (0, 3, 1, 2),
    (3, 0, 2, 1),
    (1, 2, 0, 3),
    (2, 1, 3, 0),
)
ALL_PACTS: Final = 12
END_CARD: Final = 12
# The end card lies among the last three: it joins the deck when two pacts are left.
PACTS_BESIDE_END: Final = 2
COALITION: Final = Domain(
    "coalition", [*(f"pact{number}" for number in range(1, ALL_PACTS + 1)), "end-card"]
)


class District(NamedTuple):
    """A part of town; `allows` has a bit for each kind of means, and for persons."""

    key: str
    allows: int


DISTRICTS: Final = (
    District("stockyards", WEAPON | PERSONS_COUNT),
    District("back-of-the-yards", WEAPON),
    District("the-loop", BRIBE | PERSONS_COUNT),
    District("gold-coast", BRIBE),
    District("hyde-park", BLACKMAIL | PERSONS_COUNT),
    District("bronzeville", BLACKMAIL),
    District("west-side", WEAPON | BRIBE | PERSONS_COUNT),
    District("little-italy", WEAPON | BRIBE),
    District("near-north-side", WEAPON | BLACKMAIL | PERSONS_COUNT),
    District("cicero", WEAPON | BLACKMAIL),
    District("south-side", BRIBE | BLACKMAIL | PERSONS_COUNT),
    District("chinatown", BRIBE | BLACKMAIL),
    District("the-levee", WEAPON | BRIBE | BLACKMAIL | PERSONS_COUNT),
)
ALL_DISTRICTS: Final = 13
DISTRICT: Final = Domain("district", [district.key for district in DISTRICTS])
ALLOWS: Final = [district.allows for district in DISTRICTS]


class Package:
    """One of the two packages into which a side's loot is divided.

    A plain class: compiled, its numbers are read without a call (`backroom bench`).
    """

    def __init__(self, bottles: int, means: int, person: int = 0) -> None:
        self.bottles = bottles
        self.means = means
        self.person = person

    def is_like(self, other: "Package") -> bool:
        """Whether there is nothing to choose between two packages."""
        same = self.bottles == other.bottles and self.means == other.means
        return same and self.person == other.person


# Winners' packages, then losers'.
LOOTS: Final[tuple[tuple[Package, ...], ...]] = (
    (Package(2, 0), Package(0, 0, 1), Package(1, 0), Package(0, 1)),
    (Package(2, 0), Package(0, 1, 1), Package(0, 1), Package(0, 1)),
    (Package(1, 2), Package(0, 0, 1), Package(1, 0), Package(0, 1)),
    (Package(1, 1), Package(0, 1, 1), Package(0, 2), Package(0, 1)),
    (Package(1, 0, 1), Package(0, 2), Package(1, 0), Package(0, 1)),
    (Package(1, 0, 1), Package(1, 1), Package(0, 1), Package(0, 1)),
    (Package(2, 1), Package(0, 0, 1), Package(0, 2), Package(0, 1)),
    (Package(0, 2, 1), Package(1, 0), Package(1, 0), Package(0, 1)),
    (Package(2, 0), Package(1, 1), Package(0, 0, 1), Package(0, 1)),
    (Package(2, 0), Package(0, 3), Package(0, 0, 1), Package(0, 1)),
    (Package(2, 1), Package(1, 0), Package(0, 0, 1), Package(0, 1)),
    (Package(1, 2), Package(1, 1), Package(0, 0, 1), Package(1, 0)),
)
ALL_LOOTS: Final = 12
LOOT: Final = Domain("loot", [f"loot{number}" for number in range(1, ALL_LOOTS + 1)])

FIRST_HAND: Final = 4
HAND_LIMIT: Final = 10
# What a Spy or a Smuggler wants for a bottle (G14), and the Brawler's limit (G11).
BOTTLE_PRICE: Final = 6
MOST_BRAWL: Final = 10
STAND_IN: Final = 2
# Bottles for the highest sum of a kind, for most persons, for most godfather points.
KIND_PRIZE: Final = 2
PERSONS_PRIZE: Final = 2
GODFATHER_PRIZE: Final = 1
