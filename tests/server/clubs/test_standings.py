"""Standings of a club: points as at evenings, by game and in all."""

from backroom.games import GAMES
from backroom.server.clubs.standings import boards
from backroom.server.storage.clubs import ClubMatch
from backroom.server.storage.evenings import Outcome

NAMES = {"ann": "Ann", "bob": "Bob", "cat": "Cat"}


def match(game: str, people: list[str | None], places: list[int], left: int = 0) -> ClubMatch:
    """A match that ended with these places; `left` has a bit for each seat given to a bot."""
    return ClubMatch(game, Outcome("table", "match", people, places, left))


def test_every_game_has_its_board_and_all_count_together() -> None:
    """The one played most comes first after the board of all."""
    played = [match(game, ["ann", "bob", None], [1, 2, 3]) for game in GAMES]
    played.append(match("capone", ["bob", "ann", "cat"], [1, 2, 3]))

    found = boards(played, NAMES, NAMES)

    assert len(GAMES) == 5
    assert [one.game for one in found][:2] == ["", "capone"]
    assert {one.game for one in found} == {"", *GAMES}
    assert [one.matches for one in found] == [6, 2, 1, 1, 1, 1]
    assert [(one.name, one.points, one.played, one.won) for one in found[0].places] == [
        ("Ann", 330, 6, 5),
        ("Bob", 210, 6, 1),
        ("Cat", 0, 1, 0),
    ]
    assert [one.points for one in found[1].places] == [90, 90, 0]


def test_who_has_the_same_points_and_wins_shares_the_place() -> None:
    """Wins come before names; the next place is the one after both."""
    tied = boards([match("omerta", ["bob", "ann", "cat"], [1, 1, 3])], NAMES, NAMES)
    won = [
        match("omerta", ["ann", "bob", None, None, None], [1, 2, 3, 4, 5]),
        match("omerta", ["bob", "ann", None, None, None], [3, 5, 1, 2, 4]),
    ]
    more = boards([*won, match("omerta", ["bob", "cat", None], [3, 1, 2])], NAMES, NAMES)

    assert [(one.place, one.name) for one in tied[0].places] == [
        (1, "Ann"),
        (1, "Bob"),
        (3, "Cat"),
    ]
    assert [(one.place, one.name, one.points) for one in more[0].places] == [
        (1, "Bob", 75),
        (2, "Ann", 60),
        (2, "Cat", 60),
    ]


def test_who_leaves_a_table_to_a_bot_gets_nothing_for_it() -> None:
    """And who was forgotten has no line, while the others keep theirs."""
    [board, _] = boards([match("omerta", ["ann", "bob", None], [1, 2, 3], 1)], NAMES, {"bob"})

    assert [(one.name, one.points, one.won, one.gone) for one in board.places] == [
        ("Bob", 30, 0, False),
        ("Ann", 0, 0, True),
    ]


def test_a_season_without_a_match_has_no_board() -> None:
    """The page says so in words."""
    assert boards([], {}, NAMES) == []
