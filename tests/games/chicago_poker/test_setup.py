"""The start of a match (rulebook chapter 3)."""

import pytest

from backroom.engine.chance import ScriptedChance, SearchChance
from backroom.games.chicago_poker.state import PokerState

from .scenes import GAME, cards


def start(seats: int, given: dict[str, str] | None = None, starter: int = 0) -> PokerState:
    """A fresh match."""
    options = GAME.meta.read_options(given or {}, seats)
    return GAME.start(seats, options, ScriptedChance({"start": [starter]}))


@pytest.mark.parametrize(("seats", "places"), [(2, 2), (3, 2), (4, 3), (5, 4), (6, 4)])
def test_everybody_gets_five_cards_and_the_first_businesses_open(
    seats: int, places: int
) -> None:
    """Rulebook 3.0: by number of players."""
    state = start(seats)

    assert [len(hand) for hand in state.hands] == [5] * seats
    assert len(state.deck) == 81 - 5 * seats
    assert len(state.open) == len(state.bullets) == places
    assert len(state.businesses) == 20 - places
    assert min(state.open) >= 0
    assert set(state.bullets) == {-1}


@pytest.mark.parametrize("starter", [0, 1, 2])
def test_the_first_three_turns_have_one_two_and_three_actions(starter: int) -> None:
    """Rulebook 4.1: the first player has one action, the second two."""
    state = start(3, starter=starter)
    taken = []

    while state.turns < 5:
        taken.append(state.pending.bit_length() - 1)
        state.apply(taken[-1], state.legal(taken[-1])[-1], ScriptedChance({}))

    order = [(starter + turn) % 3 for turn in range(4)]
    actions = [[order[0]], [order[1]] * 2, [order[2]] * 3, [order[3]] * 3]
    assert taken == [seat for turn in actions for seat in turn]


def test_cards_are_dealt_from_the_first_player_on() -> None:
    """So that equal deals do not depend on who sits where."""
    first = cards("red1 red2 red3 red4 red5")
    chance = ScriptedChance({"start": [1], "draw": first})

    state = GAME.start(3, (0, 0), chance)

    assert state.hands[1] == first


def test_without_specials_there_are_75_cards() -> None:
    """P15: option `no_specials`."""
    state = start(2, {"no_specials": "true"})

    assert sorted([*state.deck, *state.hands[0], *state.hands[1]]) == list(range(75))


def test_the_first_player_is_drawn_by_lot() -> None:
    """Rulebook 3.0: the players decide; here chance does."""
    starters = {GAME.start(4, (0, 0), SearchChance(seed)).starter for seed in range(60)}

    assert starters == {0, 1, 2, 3}
