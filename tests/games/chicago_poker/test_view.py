"""What a seat may see and remember (P20), and folding, which must come to the same."""

import pytest

from backroom.engine.chance import SearchChance
from backroom.engine.events import SPECTATOR
from backroom.engine.match import Match, fold_frame

from .scenes import GAME, Scene

TABLE = "open=den,pub; table=a0:~red1,~red2|a1:~gold1|b1:~blue1,~blue2,blue3"


def test_hands_are_secret_and_their_sizes_are_not() -> None:
    """P20."""
    scene = Scene("hands=red1,red2|gold1")

    assert scene.sees(0, "hands") == "red1,red2|?"
    assert scene.sees(1, "hands") == "?,?|gold1"
    assert scene.sees(SPECTATOR, "hands") == "?,?|?"


def test_own_face_down_cards_may_be_looked_at_any_time() -> None:
    """P20: the others see how many there are."""
    scene = Scene(f"hands=|; {TABLE}")

    assert scene.sees(0, "series") == "a0:~red1,~red2|a1:?|b1:?,?,blue3"
    assert scene.sees(1, "series") == "a0:?,?|a1:~gold1|b1:~blue1,~blue2,blue3"
    assert scene.sees(SPECTATOR, "series") == "a0:?,?|a1:?|b1:?,?,blue3"


def test_deck_and_businesses_are_seen_as_numbers() -> None:
    """The discard pile is public (P10)."""
    scene = Scene("hands=red1|gold1; discards=blue4,blue2")

    assert scene.sees(1, "deck") == "77"
    assert scene.sees(1, "businesses") == "18"
    assert scene.sees(1, "discards") == "blue4,blue2"


def test_a_raid_is_remembered() -> None:
    """P20: long after the raid, and by the raider alone."""
    scene = Scene(f"hands=raid1|gold9; {TABLE}; left=1")

    scene.play("raid 1 b", "play gold9 a")

    assert scene.sees(0, "series") == "a0:~red1,~red2|a1:?,?|b1:~blue1,~blue2,blue3"
    assert scene.sees(SPECTATOR, "series") == "a0:?,?|a1:?,?|b1:?,?,blue3"


def test_a_murdered_card_is_seen_by_all_and_nothing_is_left_of_it() -> None:
    """P6, P20."""
    scene = Scene(f"hands=raid1,murder|; {TABLE}")

    scene.play("raid 1 a", "murder 1 a")

    assert scene["seen"] == "||"
    assert scene.sees(SPECTATOR, "discards") == "raid1,gold1,murder"


OPEN_CARDS = (
    "hands=|limousine; steps=turn.1; left=2; open=den,brewery; "
    "table=a1:~red1|b1:gold1,gold2,gold3,gold4"
)


def test_open_cards_turned_down_are_known_as_a_set() -> None:
    """P20: everybody knows which cards lie there, not which one where."""
    scene = Scene(OPEN_CARDS)

    scene.play("limousine b a, pick 2, pick 1, done")

    assert scene.sees(1, "series") == "a1:~red1,~gold2,~gold1|b1:gold3,gold4"
    assert scene.sees(0, "series") == "a1:?,?,?|b1:gold3,gold4"
    assert scene.sees(0, "pools") == "6,7:gold1,gold2"
    assert scene.sees(SPECTATOR, "pools") == "6,7:gold1,gold2"
    assert scene.sees(1, "pools") == ""


def test_a_single_open_card_turned_down_is_known_where_it_lies() -> None:
    """P20: a set of one has no order."""
    scene = Scene(OPEN_CARDS)

    scene.play("limousine b a, pick 3, done")

    assert scene.sees(0, "series") == "a1:?,~gold3|b1:gold1,gold2,gold4"
    assert scene.sees(0, "pools") == ""


def test_what_leaves_a_pool_makes_the_rest_known() -> None:
    """P20: of two known cards one is murdered, so the other is no secret."""
    scene = Scene(OPEN_CARDS.replace("hands=|", "hands=murder|"))

    scene.play("limousine b a, pick 2, pick 1, done", "draw", "murder 1 a")

    assert scene.sees(SPECTATOR, "series") == "a1:?,~gold2|b1:gold3,gold4"
    assert scene.sees(SPECTATOR, "pools") == ""


def test_known_cards_that_ride_on_stay_known_as_a_set() -> None:
    """P20: pools that share a place merge; a view may forget, never invent."""
    scene = Scene(
        "hands=|limousine; steps=turn.1; left=2; open=den,den; "
        "table=a1:~gold1,~gold2,~red1|b1:~blue1; "
        "pools=gold1,gold2:gold1,gold2||gold1,gold2:gold1"
    )

    scene.play("limousine a b, pick 1, pick 3, done")

    assert scene.sees(0, "pools") == "5,16,17:gold1,gold2"
    assert scene.sees(SPECTATOR, "pools") == "5,16,17:gold1"


def test_a_raid_inside_a_pool_leaves_what_it_did_not_show() -> None:
    """P20: two known cards in three places, two of which are raided."""
    scene = Scene(
        "hands=raid1|; open=den,den; table=a1:~gold1,~red1|b1:~gold2; "
        "pools=gold1,gold2,red1:gold1,gold2||gold1,gold2,red1:gold1,gold2"
    )

    scene.play("raid 1 a")

    assert scene.sees(0, "series") == "a1:~gold1,~red1|b1:~gold2"
    assert scene.sees(0, "pools") == ""
    assert scene.sees(SPECTATOR, "pools") == "5,6,15:gold1,gold2"


def test_a_known_card_shown_by_a_limousine_is_forgotten_as_a_secret() -> None:
    """P20: what lies open is known to all anyway."""
    scene = Scene(
        "hands=|limousine; steps=turn.1; left=2; open=den,brewery; "
        "table=a1:~gold1,~gold2; seen=gold1,gold2||"
    )

    scene.play("limousine a b, pick 2, done")

    assert scene["seen"] == "gold1||"
    assert scene.sees(0, "series") == "a1:~gold1|b1:gold2"


def test_a_duel_shows_all_and_ends_what_was_known_in_secret() -> None:
    """P11, P20."""
    scene = Scene(
        "hands=|; steps=start.0; left=0; open=den,den; bullets=0,?; "
        "table=a0:~red1,~red2,~red3,~red4,~red6|a1:~gold1,~gold2|b1:~gold3; "
        "seen=gold1|red1|; pools=|red2,red3:red2|gold1,gold3:gold3"
    )

    assert scene["seen"] == "||gold3"
    assert scene["pools"] == "||"
    assert scene.sees(SPECTATOR, "series") == "b1:~gold3"


@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1])
def test_only_a_seats_own_draft_is_in_its_view(seat: int) -> None:
    """The picks of a limousine are nobody else's business."""
    scene = Scene("hands=limousine|; open=den,den; table=a0:~red1,~red2")

    scene.play("limousine a b, pick 2")

    assert (scene.sees(seat, "draft") != "") == (seat == 0)


@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1, 2])
def test_a_whole_match_can_be_followed_from_its_frames(seat: int) -> None:
    """From the empty table to the winner, by time-outs alone."""
    match = Match(GAME, 3, (0, 0), SearchChance(5))
    view = GAME.blank_view(seat, 3, (0, 0))
    while not match.is_over:
        match.time_out(match.pending()[0])

    for frame in match.frames(seat):
        fold_frame(GAME, view, frame)

    assert GAME.view_text(view) == match.game.view_text(match.view(seat))
