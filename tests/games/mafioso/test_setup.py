"""The start of a match (M1 to M3, M38)."""

import pytest

from backroom.engine.chance import ScriptedChance, SearchChance
from backroom.games.mafioso.cards import DECK
from backroom.games.mafioso.state import MafiosoState

from .scenes import GAME, cards


def start(seats: int, seating: str = "fixed", seat: int = 0) -> MafiosoState:
    """A fresh match in which chance names this seat."""
    options = GAME.meta.read_options({"seating": seating}, seats)
    return GAME.start(seats, options, ScriptedChance({"start": [seat], "youngest": [seat]}))


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_fixed_seating_seats_everybody_and_yellow_starts(seats: int) -> None:
    """M1: for six players too; yellow is whom chance names."""
    state = start(seats, seat=2)

    assert state.first == 2
    assert state.pending == 1 << 2
    assert state.steps[-1].KEY == "turn"
    assert sum(man >= 0 for man in state.chairs) == (28 if seats == 4 else 30)
    assert state.standing == ()


def test_the_seating_for_three_is_the_printed_one() -> None:
    """M1: a sample of the chart."""
    chairs = dict(GAME.fields)["chairs"].text(start(3).chairs).split(",")

    assert chairs[:3] == ["0:blue-robbie", "1:red-robbie", "2:yellow-jack"]
    assert chairs[13] == "13:yellow-boss"


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_in_manual_seating_the_youngest_begins_and_the_last_placer_starts(seats: int) -> None:
    """M2: hands are dealt before; one man each, clockwise; then the player right of him."""
    state = start(seats, "manual", seat=1)
    chance = ScriptedChance({})
    order = []

    assert [len(hand) for hand in state.hands] == [5] * seats
    while state.steps[-1].KEY == "seating":
        seat = state.pending.bit_length() - 1
        order.append(seat)
        state.apply(seat, state.legal(seat)[0], chance)

    assert order[: seats + 1] == [*((1 + turn) % seats for turn in range(seats)), 1]
    assert len(order) == (28 if seats == 4 else 30)
    assert order[-1] == state.first == 0
    assert state.pending == 1 << 0
    assert state.turns == 1


def test_any_own_man_may_take_any_free_chair() -> None:
    """M2: and only a free one."""
    state = start(6, "manual", seat=0)
    chance = ScriptedChance({})
    table = GAME.actions

    assert len(state.legal(0)) == 4 * 30
    state.apply(0, table.parse("seat boss 5"), chance)
    assert len(state.legal(1)) == 4 * 29
    assert table.parse("seat jack 5") not in state.legal(1)
    for seat in range(1, 6):
        state.apply(seat, state.legal(seat)[-1], chance)
    assert not any(table.text(action).startswith("seat boss") for action in state.legal(0))


def test_the_pot_is_full_and_the_players_are_poor() -> None:
    """M3: exactly the notes of the rulebook."""
    manual = start(5, "manual")
    fixed = start(3)

    assert manual.pot == (20, 10, 0)
    assert manual.money == [0] * 5
    # Yellow has taken the income of the first turn already.
    assert sum(fixed.money) + fixed.pot[0] + 5 * fixed.pot[1] + 10 * fixed.pot[2] == 120


@pytest.mark.parametrize(("seats", "free"), [(3, False), (4, True), (5, False), (6, False)])
def test_a_full_table_leaves_nowhere_to_move(seats: int, free: bool) -> None:
    """M38: Move is unplayable until the first death, but with four players."""
    options = GAME.meta.read_options({}, seats)
    chance = ScriptedChance({"draw": cards("move")})
    state = GAME.start(seats, options, chance)
    verbs = {GAME.actions.verb_of[action].name for action in state.legal(0)}

    assert 0 in state.hands[0]
    assert ("move" in verbs) == free


def test_cards_are_dealt_from_yellow_on() -> None:
    """So that equal deals do not depend on who sits where."""
    first = cards("boom boom raid raid shoot")
    chance = ScriptedChance({"start": [1], "draw": first})

    state = GAME.start(3, (0,), chance)

    assert state.hands[1] == sorted(first)
    assert len(state.deck) == len(DECK) - 15


def test_all_seats_are_as_likely_to_start() -> None:
    """Chance names the first player."""
    firsts = {GAME.start(4, (0,), SearchChance(seed)).first for seed in range(60)}

    assert firsts == {0, 1, 2, 3}
