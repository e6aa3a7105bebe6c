"""What lies on the table, as plain data."""

from backroom.engine.chance import SearchChance
from backroom.engine.playout import play_randomly

from .scenes import GAME, Scene


def test_a_clone_goes_its_own_way() -> None:
    """Play on one leaves the other alone."""
    scene = Scene(
        "hands=red1,limousine|murder,raid1; open=den,brewery; discards=gold9; "
        "table=a0:~red2,~red3|b1:gold1,gold2"
    )
    before = GAME.write(scene.state)
    clone = scene.state.clone()

    assert GAME.write(clone) == before
    assert clone.listener is None

    play_randomly(clone, SearchChance(3), 40)

    assert GAME.write(clone) != before
    assert GAME.write(scene.state) == before


def test_free_slots_are_counted_at_open_businesses_only() -> None:
    """P3: what is closed has no room."""
    state = GAME.read("open=den,?,pub; table=a0:~red1,~red2|c1:~red3", 4, (0, 0))

    assert [state.free_slots(seat) for seat in range(4)] == [8, 9, 10, 10]


def test_gangsters_in_hand_are_counted() -> None:
    """P3: specials come last in a sorted hand."""
    state = GAME.read("hands=red1,gold2,raid1,pistol|murder", 2, (0, 0))

    assert [state.gangsters(seat) for seat in range(2)] == [2, 0]
