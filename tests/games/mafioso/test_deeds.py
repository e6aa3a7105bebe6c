"""What is counted of those who played Mafioso."""

from tests.games.deeds import column, done, recorded, state_of


def test_every_death_is_somebodys_doing() -> None:
    """Counted by hand: a shot, a stab, pills, an own cake (M20), and a Ka-Boom (M23)."""
    yellow, red, blue = done(
        "mafioso",
        3,
        "paid 0 4 20 10 5",
        "shot 0 20",
        "died 1 henkie 20",
        "ordered 0 4",
        "paid 1 2 18 10 5",
        "stabbed 1 14",
        "died 2 robbie 14",
        "drugged 2 6,8,13",
        "died 0 sleeping-henkie 8",
        "ordered 2 5",
        "exploded 0 4",
        "died 0 boss 4",
        "died 1 jack 5",
        "boomed 1 2",
        "exploded 2 5",
        "died 2 boss 6",
        "eliminated 2 1 1 move",
        "raided 1",
        "paid 0 3 17 10 5",
        "ended pot",
    )

    assert yellow == {
        "money": 7,
        "richest": 7,
        "survivals": 1,
        "kills": 2,
        "shots": 1,
        "cakes": 1,
        "lost": 2,
        "blunders": 1,
    }
    assert red == {
        "money": 2,
        "richest": 2,
        "survivals": 1,
        "kills": 2,
        "stabs": 1,
        "raids": 1,
        "lost": 2,
    }
    assert blue == {"kills": 1, "cakes": 1, "pills": 3, "lost": 2}


def test_whole_matches_add_up_to_the_money_and_the_dead() -> None:
    """Everybody's money is what they were paid, and each death is a kill or a blunder."""
    for match, found in recorded("mafioso"):
        state = state_of(match)
        assert column(found, "money") == column(found, "richest") == list(state.money)
        assert column(found, "survivals") == [int(out == 0) for out in state.out]
        doings = sum(column(found, "kills")) + sum(column(found, "blunders"))
        assert sum(column(found, "lost")) == doings == len(state.dead)
