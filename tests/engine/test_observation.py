"""The pieces that rows are put together from."""

import pytest

from backroom.engine.chance import SearchChance
from backroom.engine.game import AnyGame
from backroom.engine.observation import (
    Header,
    StepRows,
    by_seat,
    laid_out,
    merge_pools,
    number_value,
)
from backroom.engine.pieces import Gauge, Row, add_bits, one_hot, seat_mask, thermometer
from backroom.games import GAMES, TUTORIAL
from backroom.games.leduc.game import LEDUC
from backroom.games.leduc.rules import Bet
from backroom.games.mafioso.game import MAFIOSO


def test_a_value_has_one_bit_and_none_has_no_bit() -> None:
    """-1 finds the last piece."""
    pieces = one_hot(3)

    assert pieces[1] == b"\0\1\0"
    assert pieces[-1] == b"\0\0\0"


def test_a_thermometer_rises_from_the_left() -> None:
    """So that more is never fewer bits."""
    assert thermometer(3) == [b"\0\0\0", b"\1\0\0", b"\1\1\0", b"\1\1\1"]


def test_a_gauge_tells_a_number_exactly_and_roughly() -> None:
    """And a number it has no room for as the largest it has."""
    gauge = Gauge(bits=3, steps=2, every=3)
    parts: list[bytes] = []

    gauge.add(parts, 4)
    gauge.add(parts, 9)

    assert parts == [b"\0\0\1", b"\1\0", b"\1\1\1", b"\1\1"]
    assert [row.size for row in gauge.rows("turns", "age", "turns")] == [3, 2]


def test_pools_without_a_place_share_the_last_one() -> None:
    """So that nothing that is known is dropped."""
    pools = [([0], [7]), ([1], [8]), ([2], [9])]

    merge_pools(pools, 2)

    assert pools == [([0], [7]), ([1, 2], [8, 9])]


def test_bits_are_set_at_their_positions() -> None:
    """The stretch has its full length whatever is set."""
    parts: list[bytes] = []

    add_bits(parts, [0, 1, 4], 6)

    assert b"".join(parts) == b"\1\1\0\0\1\0"


def test_picks_are_counted() -> None:
    """An action may be picked twice; its observer's name for it counts."""
    header = Header(MAFIOSO.meta, MAFIOSO.actions, StepRows({}, {}, depth=0), (1, 3))
    parts: list[bytes] = []

    header.add_draft(parts, (0, 2, 0), [3, 1, 2, 0])

    assert b"".join(parts) == b"\0\2\1"


def test_a_mask_of_seats_begins_with_the_observer() -> None:
    """Seats 0 and 2 of three, seen from seat 2."""
    assert seat_mask(0b101, 2, 3) == b"\1\1\0\0\0\0"


def test_sections_follow_each_other() -> None:
    """The start of a section is the end of the one before."""
    sections = laid_out([Row("one", 2, ""), *by_seat([Row("two", 1, "")], first=4)])

    assert [(one.name, one.start) for one in sections] == [
        ("one", 0),
        ("seat 4: two", 2),
        ("seat 5: two", 3),
    ]


def test_a_step_is_told_with_its_numbers() -> None:
    """The kind, then the seat from the observer's side, then a number cut at its largest."""
    rows = StepRows({"bet": Bet}, {"bet": ((0, 6), number_value(2))}, depth=2)
    parts: list[bytes] = []

    rows.add(parts, [Bet(0, 2, 0)], 1, 2)

    assert b"".join(parts) == b"\1" + b"\0\1\0\0\0\0" + b"\0\1" + bytes(rows.size)


def test_a_spectator_has_no_row() -> None:
    """A row is somebody's; who only looks on has nothing to decide."""
    state = LEDUC.start(2, (), SearchChance(1))

    with pytest.raises(ValueError, match="seats 0 to 1, not for -1"):
        LEDUC.observation.vector(LEDUC.observe(state, -1))
    with pytest.raises(ValueError, match="seats 0 to 1, not for 2"):
        LEDUC.observation.state_vector(state, 2)
    with pytest.raises(ValueError, match="not for 2"):
        LEDUC.truth.vector(state, 2)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_actions_turn_with_the_observer(seats: int) -> None:
    """A colour is counted from the own one; the way back gives every action again."""
    observation, table = MAFIOSO.observation, MAFIOSO.actions
    own = table.parse("boom red")

    assert observation.relative[seats][1][own] == table.parse("boom yellow")
    for relative, absolute in zip(
        observation.relative[seats], observation.absolute[seats], strict=True
    ):
        assert [absolute[told] for told in relative] == list(range(table.size))


@pytest.mark.parametrize("game", [*GAMES.values(), *TUTORIAL.values()], ids=lambda g: g.name)
def test_every_game_has_rows(game: AnyGame) -> None:
    """For its players and for critics; sections have names of their own."""
    for sections in (game.observation.sections, game.truth.sections):
        names = [section.name for section in sections]

        assert names
        assert len(set(names)) == len(names)
