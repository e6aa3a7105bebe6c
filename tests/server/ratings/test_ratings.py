"""What ratings stand on: the calendar, and the bots that were measured."""

from backroom.games import GAMES
from backroom.server.ratings.anchors import anchor, is_rated, measured, middle
from backroom.server.ratings.periods import named, periods


def test_every_game_has_bots_to_be_measured_by() -> None:
    """From weak to strong, without the yardsticks; a newcomer begins between them."""
    for game in GAMES:
        strengths = list(measured(game).values())
        assert is_rated(game)
        assert strengths == sorted(strengths)
        assert strengths[0] <= middle(game) <= strengths[-1]
        assert anchor(game, "random") is None
    assert not is_rated("leduc")
    assert anchor("leduc", "scripted") is None


def test_weeks_begin_on_mondays_and_seasons_are_quarters() -> None:
    """By the calendar of Greenwich."""
    sunday, monday = 1_767_571_199.0, 1_767_571_200.0  # 4 and 5 January 2026

    assert named("week", sunday) != named("week", monday)
    assert named("week", monday) == "2026-W02"
    assert named("season", monday) == "2026-S1"
    assert named("all", monday) == "all"
    assert periods(monday) == ["2026-W02", "2026-S1"]
