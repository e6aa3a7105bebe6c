"""The table of the house: what lies where, and who faces whom."""

from itertools import pairwise
from typing import Final

import pytest

from backroom.games.mafioso.board import (
    BLADES,
    BOSS,
    BUSINESSES,
    CHAIRS,
    CROSSED,
    DRINKS,
    FAMILIES,
    GUNS,
    JACK,
    KINDS,
    KNIVES,
    LEFT_OF,
    MEN,
    OBJECTS,
    OPPOSITE,
    POTS,
    REGISTER,
    REVOLVERS,
    RIGHT_OF,
    ROBBIE,
    SEATINGS,
    SHOOTERS,
    STABBERS,
)
from backroom.games.mafioso.cards import CARD, COPIES, DECK
from backroom.games.mafioso.scoring import income_at
from backroom.games.mafioso.setup import fixed_seating

KEYS: Final = {
    "revolver": 7,
    "knife": 5,
    "drink": 9,
    "cafe": 2,
    "restaurant": 2,
    "casino": 2,
    "register": 1,
    "nothing": 2,
}


def reach(kind: int, chair: int) -> list[int]:
    """The chairs that an awake man of a kind could attack from a chair."""
    found = [RIGHT_OF[chair], LEFT_OF[chair]] if STABBERS[kind * CHAIRS + chair] else []
    return [*found, OPPOSITE[chair]] if SHOOTERS[kind * CHAIRS + chair] else found


def test_the_table_holds_what_is_known_of_it() -> None:
    """Seven revolvers, five knives, nine drinks, two of each business, one register."""
    assert {key: OBJECTS.count(key) for key in set(OBJECTS)} == KEYS


def test_the_letters_of_the_rulebook_lie_where_its_situations_need_them() -> None:
    """A revolver at A, the register at B, cafés at D and L, restaurants at G and R."""
    assert [OBJECTS[chair] for chair in (0, 2, 5, 17, 9, 25)] == [
        "revolver",
        "register",
        "cafe",
        "cafe",
        "restaurant",
        "restaurant",
    ]
    assert OPPOSITE[7] == 20


def test_long_sides_face_each_other_and_short_ends_face_nobody() -> None:
    """M18: crossed chairs have no opposite."""
    assert [OPPOSITE[chair] for chair in CROSSED] == [-1] * 4
    for chair in set(range(CHAIRS)) - set(CROSSED):
        assert OPPOSITE[OPPOSITE[chair]] == chair
        assert OPPOSITE[chair] not in CROSSED


def test_the_ring_closes() -> None:
    """M15: neighbours go round the corners."""
    assert LEFT_OF[29] == 0
    assert RIGHT_OF[0] == 29
    assert all(RIGHT_OF[LEFT_OF[chair]] == chair for chair in range(CHAIRS))


def test_the_house_promises_of_the_table_hold() -> None:
    """No revolver faces a revolver; one cake never takes two money chairs."""
    money = sorted([REGISTER, *(chair for pair in BUSINESSES for chair in pair)])

    assert not set(REVOLVERS) & {OPPOSITE[chair] for chair in REVOLVERS}
    assert min(b - a for a, b in pairwise(money)) >= 3
    assert not set(DRINKS) & {*REVOLVERS, *KNIVES}
    assert not {*money, *REVOLVERS} & {*CROSSED}


def test_who_can_use_which_weapon() -> None:
    """M17: a Robbie or a revolver, a Jack or a knife; not the Boss by himself."""
    boss, robbie, jack = 0, 1, 2

    assert SHOOTERS[robbie * CHAIRS + 11]
    assert SHOOTERS[boss * CHAIRS + 0]
    assert not SHOOTERS[boss * CHAIRS + 11]
    assert not any(SHOOTERS[robbie * CHAIRS + chair] for chair in CROSSED)
    assert STABBERS[jack * CHAIRS + 11]
    assert STABBERS[boss * CHAIRS + 1]
    assert not STABBERS[robbie * CHAIRS + 11]


@pytest.mark.parametrize(("weapons", "expert"), [(GUNS, ROBBIE), (BLADES, JACK)])
def test_only_one_kind_has_its_weapon_with_it(weapons: list[int], expert: int) -> None:
    """M17: `effects.armed` looks at the Boss for all kinds but this one."""
    assert all(weapons[kind] == weapons[BOSS] for kind in range(KINDS) if kind != expert)
    assert weapons[expert] & weapons[BOSS] == weapons[BOSS]


def test_the_deck_has_sixty_cards_of_eight_kinds() -> None:
    """The house deck."""
    assert len(DECK) == 60
    assert dict(zip(CARD.keys, COPIES, strict=True)) == {
        "move": 14,
        "shoot": 11,
        "stab": 10,
        "cake": 8,
        "nightcap": 6,
        "pass": 5,
        "boom": 4,
        "raid": 2,
    }


@pytest.mark.parametrize(
    ("seats", "family", "pot", "empty"),
    [
        (3, (1, 2, 2, 5), (20, 10, 5), []),
        (4, (1, 1, 2, 3), (20, 10, 2), [11, 28]),
        (5, (1, 1, 1, 3), (20, 10, 0), []),
        (6, (1, 1, 1, 2), (20, 8, 0), []),
    ],
)
def test_men_notes_and_chairs_by_number_of_players(
    seats: int, family: tuple[int, ...], pot: tuple[int, ...], empty: list[int]
) -> None:
    """M1, M3, M38: everybody has a chair; only four players leave two free."""
    seated = [chair for row in SEATINGS[seats] for chair in row]

    assert FAMILIES[seats] == family
    assert POTS[seats] == pot
    assert sorted([*seated, *empty]) == list(range(CHAIRS))
    assert {len(row) for row in SEATINGS[seats]} == {sum(family)}


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_every_family_earns_about_equally_at_the_start(seats: int) -> None:
    """M1: opening incomes differ by $1k at most, whoever has the register."""
    chairs = fixed_seating(seats)
    incomes = [income_at(chairs, family) for family in range(seats)]

    assert min(incomes) > 0
    assert max(incomes) - min(incomes) <= 1


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_every_family_threatens_and_is_threatened_about_equally(seats: int) -> None:
    """M1: at the start nobody has more than one victim, or one man in danger, above another."""
    chairs = fixed_seating(seats)
    attacks = [
        (chairs[source] // MEN, chairs[target] // MEN, target)
        for source, man in enumerate(chairs)
        if man >= 0
        for target in reach(man % KINDS, source)
        if chairs[target] >= 0 and chairs[target] // MEN != man // MEN
    ]
    victims = [len({t for own, _, t in attacks if own == family}) for family in range(seats)]
    endangered = [len({t for _, of, t in attacks if of == family}) for family in range(seats)]

    assert max(victims) - min(victims) <= 1
    assert max(endangered) - min(endangered) <= 1
