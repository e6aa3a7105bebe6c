"""What is counted of those who played Capone."""

from tests.games.deeds import column, done, recorded, state_of


def test_two_years_are_counted() -> None:
    """Counted by hand: an attack, an offer, a takeover, an arrest, and what they cost."""
    found = done(
        "capone",
        3,
        "year 0 1",
        "played 0 bank",
        "expelled 1 bank1 secretary,newcomer 4",
        "placed 0 bank1 right_hand 1",
        "played 1 offer",
        "drowned 2 mama restaurant",
        "played 2 takeover",
        "returned 0 bank1 right_hand 1",
        "placed 2 bank1 right_hand 1",
        "played 0 fbi",
        "arrested 2 right_hand bank1",
        "played 1 pasta",
        "opened 1 pasta 10",
        "settled 0 30",
        "settled 1 0",
        "settled 2 5",
        "served 0 -",
        "served 1 -",
        "served 2 -",
        "invested 0 3 300",
        "year 1 2",
        "played 1 offer",
        "expelled 0 casino1 - 2",
        "played 0 fbi",
        "fetched 2 lawyer barber",
        "bailed 2 right_hand 50",
        "played 0 protection",
        "extorted 0 1 20",
        "settled 0 40",
        "settled 1 15",
        "settled 2 0",
        "served 0 -",
        "served 1 -",
        "served 2 -",
        "sold 0 2 50",
    )

    assert found[0] == {
        "years": 2,
        "income": 90,
        "highest-marker": 3,
        "attacks": 1,
        "arrests": 2,
        "protection": 20,
    }
    assert found[1] == {"years": 2, "income": 25, "offers": 2, "members-lost": 2}
    assert found[2] == {
        "years": 2,
        "income": 5,
        "takeovers": 1,
        "prisoners": 2,
        "prison-years": 2,
        "bail": 50,
        "members-lost": 1,
    }


def test_whole_matches_add_up_to_the_year_the_markers_and_the_harbour() -> None:
    """Members in the harbour were lost, and nobody's marker is above where it once stood."""
    members = 0xFF
    for match, found in recorded("capone"):
        state = state_of(match)
        assert column(found, "years") == [state.year] * match.seats
        assert column(found, "members-lost") == [
            (one & members).bit_count() for one in state.harbour
        ]
        highest = column(found, "highest-marker")
        assert all(now <= top for now, top in zip(state.markers, highest, strict=True))
        assert sum(column(found, "arrests")) == sum(column(found, "prisoners"))
