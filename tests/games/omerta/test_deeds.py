"""What is counted of those who played Omerta."""

from backroom.games.omerta.scoring import totals
from tests.games.deeds import column, done, recorded, state_of


def test_a_match_of_two_rounds_is_counted() -> None:
    """Counted by hand: Ann (0) calls rightly, Bob (1) wrongly in the second round."""
    ann, bob = done(
        "omerta",
        2,
        "hit 0 2 bottle3",
        "missed 1 1 gangster",
        "penalty 1",
        "threw 0 1,2 bottle1,bottle2",
        "countered 1 3 killer",
        "called 0",
        "revealed 0 alibi 0",
        "revealed 1 bottle9,bottle9 18",
        "round_over 0",
        "scored 0 0 0 1",
        "scored 1 18 18 0",
        "hit 0 1 bottle7",
        "called 1",
        "revealed 0 bottle2 2",
        "revealed 1 bottle6 6",
        "round_over 1",
        "scored 0 0 0 1",
        "scored 1 26 44 0",
    )

    assert ann == {
        "rounds": 2,
        "rounds-won": 2,
        "calls": 1,
        "right-calls": 1,
        "races": 2,
        "shed": 4,
        "lowest-hand": 0,
        "fewest-points": 0,
    }
    assert bob == {
        "rounds": 2,
        "calls": 1,
        "misses": 1,
        "shed": 1,
        "killers": 1,
        "lowest-hand": 6,
        "fewest-points": 44,
    }


def test_whole_matches_add_up_to_the_sheet() -> None:
    """Rounds, rounds won and points of every record are those of the last position."""
    for match, found in recorded("omerta"):
        state = state_of(match)
        assert column(found, "rounds") == [len(state.sheet)] * match.seats
        assert column(found, "rounds-won") == list(state.wins)
        assert column(found, "fewest-points") == totals(state.sheet, match.seats)
