"""The five rules of Leduc hold'em."""

import pytest

from backroom.engine.chance import ScriptedChance, SearchChance
from backroom.engine.errors import BadNotation
from backroom.engine.playout import play_randomly
from backroom.games.leduc.cards import CARD, DECK, HANDS, STAKES, UNSEEN, rank
from backroom.games.leduc.game import LEDUC

from .scenes import offered, play, scene


def test_there_are_two_jacks_two_queens_and_two_kings() -> None:
    """L1."""
    ranks = [rank(card) for card in DECK]

    assert [CARD.text(card) for card in DECK] == [
        "jack1",
        "jack2",
        "queen1",
        "queen2",
        "king1",
        "king2",
    ]
    assert ranks == [0, 0, 1, 1, 2, 2]


def test_each_player_puts_in_one_chip_and_gets_one_card() -> None:
    """L2."""
    chance = ScriptedChance({"start": [1], "deal": [4, 0]})

    state = LEDUC.start(2, (), chance)

    assert state.stakes == [1, 1]
    assert state.hands == [0, 4]
    assert LEDUC.write(state).startswith("steps=bet.1.0.0; prompt=1; pending=1; ")


def test_only_its_owner_sees_a_card() -> None:
    """L2."""
    state = scene("hands=king1,jack2; stakes=1,1; steps=bet.0.0.0")

    assert LEDUC.observe(state, 0).hands == [4, -1]
    assert LEDUC.observe(state, 1).hands == [-1, 1]
    assert LEDUC.observe(state, -1).hands == [-1, -1]


def test_nobody_folds_before_a_raise() -> None:
    """L3."""
    state = scene("hands=king1,jack2; stakes=1,1; steps=bet.0.0.0")

    assert offered(state) == "call raise"
    assert offered(play(state, "call")) == "call raise"
    assert offered(play(state, "raise")) == "fold call raise"


def test_a_call_levels_the_chips() -> None:
    """L3."""
    state = scene("hands=king1,jack2; stakes=1,1; steps=bet.0.0.0")

    play(state, "raise", "call")

    assert state.stakes == [3, 3]


def test_a_fold_gives_the_match_away_unseen() -> None:
    """L3: the hands are not shown."""
    state = scene("hands=jack1,king2; stakes=1,1; steps=bet.0.0.0")

    play(state, "raise", "fold")

    assert state.winners == 0b01
    assert LEDUC.observe(state, 0).hands == [0, -1]


def test_a_time_out_calls() -> None:
    """L3: it never gives up a hand."""
    state = scene("hands=jack1,king2; stakes=1,3; steps=bet.0.1.0")

    assert LEDUC.actions.text(state.steps[-1].default(state, 0)) == "call"


def test_a_raise_is_two_chips_and_then_four() -> None:
    """L4."""
    state = scene("hands=king1,jack2; stakes=1,1; steps=bet.0.0.0")

    play(state, "raise", "raise", "call")
    first = state.stakes[:]
    play(state, "raise", "raise")

    assert first == [5, 5]
    assert state.stakes == [9, 13]


def test_there_are_at_most_two_raises_a_round() -> None:
    """L4."""
    state = scene("hands=king1,jack2; stakes=1,1; steps=bet.0.0.0")

    assert offered(play(state, "raise", "raise")) == "fold call"
    assert offered(play(state, "call")) == "call raise"
    assert offered(play(state, "raise", "raise")) == "fold call"


@pytest.mark.parametrize("actions", ["call call", "raise call", "call raise call"])
def test_the_starter_bets_first_again_when_the_board_is_turned(actions: str) -> None:
    """L4: after a raise that is called, or two checks."""
    state = scene("hands=king1,jack2; stakes=1,1; starter=1; steps=bet.1.0.0")

    play(state, *actions.split(), board="queen2")

    assert CARD.text(state.board) == "queen2"
    assert state.pending == 0b10


@pytest.mark.parametrize(
    ("hands", "board", "winners"),
    [
        ("jack1,king1", "jack2", 0b01),
        ("queen1,king1", "king2", 0b10),
        ("queen1,jack1", "king2", 0b01),
        ("jack1,king1", "queen2", 0b10),
        ("king1,king2", "jack1", 0b11),
    ],
)
def test_a_pair_beats_the_higher_card(hands: str, board: str, winners: int) -> None:
    """L5: then the rank counts, and equal ranks share."""
    state = scene(f"hands={hands}; board={board}; stakes=1,1; steps=bet.1.0.1")

    play(state, "call")

    assert state.winners == winners
    assert LEDUC.observe(state, -1).hands == state.hands


def test_winners_are_placed_first() -> None:
    """L5: equal ranks share the first place."""
    shared = scene("hands=king1,king2; board=jack1; stakes=1,1; steps=bet.1.0.1")
    won = scene("hands=king1,queen2; board=jack1; stakes=1,1; steps=bet.1.0.1")

    assert LEDUC.places(play(shared, "call")) == [1, 1]
    assert LEDUC.places(play(won, "call")) == [1, 2]


def test_a_position_with_more_chips_than_all_raises_is_refused() -> None:
    """L4: the ante, two raises of two chips and two of four are thirteen."""
    assert scene("hands=king1,jack2; stakes=13,13; steps=bet.0.0.0").stakes == [13, 13]
    with pytest.raises(BadNotation):
        scene("hands=king1,jack2; stakes=14,1; steps=bet.0.0.0")


def test_matches_share_no_change() -> None:
    """L2: lists that lie ready are never written to, however long is played."""
    before = str((HANDS, STAKES, UNSEEN))

    for seed in range(200):
        state, chance = LEDUC.start(2, (), SearchChance(seed)), SearchChance(seed)
        while state.pending:
            copy = state.clone()
            play_randomly(copy, chance, 100)
            legal = state.offer()
            state.play(legal[seed % len(legal)], chance)

    assert str((HANDS, STAKES, UNSEEN)) == before
