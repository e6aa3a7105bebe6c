"""The box of Chicago Gangsters as printed, and the house data."""

from collections import Counter

from backroom.games.chicago_gangsters.cards import (
    ALLOWS,
    BLACKMAIL,
    BRIBE,
    DISTRICTS,
    LOOTS,
    MEANS,
    PACTS,
    PERSONS,
    PERSONS_COUNT,
    WEAPON,
)


def test_there_are_sixteen_means_of_each_kind() -> None:
    """48 cards in all."""
    counts: Counter[int] = Counter()
    for means in MEANS:
        counts[means.kind] += means.copies

    assert counts == {WEAPON: 16, BRIBE: 16, BLACKMAIL: 16}


def test_the_copies_of_each_value_are_as_printed() -> None:
    """Weapons 8x2 8x4, bribes 3x1 3x2 4x3 3x4 3x5, blackmail 5x1 6x3 5x5."""
    printed = {means.key: means.copies for means in MEANS}

    assert printed == {
        "weapon2": 8,
        "weapon4": 8,
        "bribe1": 3,
        "bribe2": 3,
        "bribe3": 4,
        "bribe4": 3,
        "bribe5": 3,
        "blackmail1": 5,
        "blackmail3": 6,
        "blackmail5": 5,
    }


def test_there_are_eighteen_persons_of_value_nought_to_four() -> None:
    """Two, seven, three, four and two of them."""
    assert Counter(person.value for person in PERSONS) == {0: 2, 1: 7, 2: 3, 3: 4, 4: 2}


def test_each_means_has_its_specialist_and_its_stand_in() -> None:
    """House data: Dealer, Thief, Explosives expert; Reporter, Taxi driver, Customs officer."""
    specialists = {p.key: p.specialist for p in PERSONS if p.specialist}
    stand_ins = {p.key: p.stand_in for p in PERSONS if p.stand_in}

    assert specialists == {"dealer": BRIBE, "thief": BLACKMAIL, "explosives-expert": WEAPON}
    assert stand_ins == {
        "reporter": BLACKMAIL,
        "taxi-driver": WEAPON,
        "customs-officer": BRIBE,
    }


def test_every_clan_stands_in_every_slot_three_times() -> None:
    """So that the twelve coalition cards are fair, and every pair meets."""
    for slot in range(4):
        assert Counter(pact[slot] for pact in PACTS) == {0: 3, 1: 3, 2: 3, 3: 3}
    assert {frozenset(pact[:2]) for pact in PACTS} == {
        frozenset((one, other)) for one in range(4) for other in range(one)
    }


def test_districts_allow_all_sets_of_means() -> None:
    """Each set but the last with and without persons."""
    allowed = {district.key: district.allows for district in DISTRICTS}

    assert sorted(ALLOWS) == [1, 2, 3, 4, 5, 6, 9, 10, 11, 12, 13, 14, 15]
    assert allowed["cicero"] == WEAPON | BLACKMAIL
    assert allowed["the-loop"] == BRIBE | PERSONS_COUNT


def test_every_loot_card_shows_the_person_once() -> None:
    """Rulebook, The loot."""
    assert [sum(package.person for package in loot) for loot in LOOTS] == [1] * 12
