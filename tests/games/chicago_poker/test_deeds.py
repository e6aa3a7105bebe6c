"""What is counted of those who played Chicago Poker."""

from tests.games.deeds import column, done, recorded, state_of


def test_businesses_are_counted_by_the_hand_that_won_them() -> None:
    """Counted by hand: a full house, and a pair that won a tie-break (P14)."""
    ann, bob, cas = done(
        "chicago-poker",
        3,
        "claimed 0 a",
        "murdered 1 2 b red3",
        "raided 1 0 a raid1 ?",
        "fired 2",
        "drove 2 a b 1,2 ?,?",
        "blackmailed 0 ?",
        "showed 0 a red2,blue2,green2,red8,blue8 full-house",
        "showed 1 a red9,blue9 pair",
        "won 0 a pub",
        "claimed 1 b",
        "showed 1 b red7,blue7,red1,red2,blue3 pair",
        "showed 2 b green7,gold7,gold1,gold2,green3 pair",
        "reinforced 1 red4",
        "reinforced 2 red5",
        "won 2 b den",
    )

    assert ann == {
        "businesses": 1,
        "duels": 1,
        "won-full-house": 1,
        "bullets": 1,
        "blackmail": 1,
    }
    assert bob == {"duels": 2, "bullets": 1, "murders": 1, "raids": 1}
    assert cas == {
        "businesses": 1,
        "duels": 1,
        "won-pair": 1,
        "victim": 1,
        "limousines": 1,
        "pistols": 1,
    }


def test_whole_matches_add_up_to_the_businesses_that_lie_before_everybody() -> None:
    """Each is won with one hand, in a duel."""
    for match, found in recorded("chicago-poker"):
        won, kinds = state_of(match).won, 4
        mine = [sum(won[seat * kinds : (seat + 1) * kinds]) for seat in range(match.seats)]
        assert column(found, "businesses") == mine
        for one in found:
            hands = sum(value for key, value in one.items() if key.startswith("won-"))
            assert one.get("duels", 0) >= hands == one.get("businesses", 0)
