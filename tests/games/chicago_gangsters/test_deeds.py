"""What is counted of those who played Chicago Gangsters."""

from backroom.games.chicago_gangsters.cards import BRAWLER, PERSON_BITS
from tests.games.deeds import column, done, recorded, state_of


def test_two_rounds_are_counted() -> None:
    """Counted by hand: the first person is dealt (G18), a bluff returns (G2), a godfather."""
    found = done(
        "chicago-gangsters",
        4,
        "hired 0 spy",
        "hired 1 judge",
        "round pact1 cicero loot1 mayor",
        "revealed 0 weapon2,weapon4 bribe1 1",
        "brawled 1",
        "revealed 1 weapon2 - 0",
        "contributed 0 8",
        "contributed 1 4",
        "contributed 2 6",
        "contributed 3 2",
        "fought challengers 12 8 1",
        "took 0 winners first",
        "gained 0 2",
        "took 1 winners second",
        "hired 1 mayor",
        "took 2 losers first",
        "gained 2 1",
        "took 3 losers second",
        "crowned 2 3",
        "contributed 0 1",
        "contributed 1 1",
        "contributed 2 9",
        "fought defenders 2 9 0",
        "took_both 2 winners",
        "compensated 2 3 bottle",
        "gained 3 1",
        "gained 2 3",
        "prized 0 weapons",
        "gained 0 2",
    )

    assert found[0] == {
        "fights": 2,
        "loot-won": 1,
        "bottles": 4,
        "most-bottles": 4,
        "strongest": 8,
        "bluffs": 1,
        "hidden": 1,
        "prizes": 1,
    }
    assert found[1] == {
        "fights": 2,
        "loot-won": 1,
        "persons": 1,
        "strongest": 4,
        "brawls": 1,
    }
    assert found[2] == {
        "fights": 2,
        "loot-won": 2,
        "loot-lost": 1,
        "bottles": 4,
        "most-bottles": 4,
        "strongest": 9,
        "godfather": 1,
    }
    assert found[3] == {
        "fights": 1,
        "loot-lost": 1,
        "bottles": 1,
        "most-bottles": 1,
        "strongest": 2,
    }


def test_whole_matches_add_up_to_the_bottles_and_persons() -> None:
    """Everybody begins with one person; the Brawler leaves when he has brawled (G11)."""
    for match, found in recorded("chicago-gangsters"):
        state = state_of(match)
        assert column(found, "bottles") == column(found, "most-bottles") == list(state.bottles)
        left = [bool(one.get("brawls")) for one in found]
        assert sum(left) <= int(bool(state.gone & PERSON_BITS[BRAWLER]))
        assert column(found, "persons") == [
            persons.bit_count() - 1 + gone
            for persons, gone in zip(state.persons, left, strict=True)
        ]
