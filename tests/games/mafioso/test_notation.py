"""Positions written and read."""

import pytest

from backroom.engine.chance import SearchChance
from backroom.engine.errors import BadNotation
from backroom.engine.playout import play_randomly

from .scenes import GAME, Scene


def test_a_position_comes_back_as_it_was() -> None:
    """With men standing, sleeping and dead, cakes everywhere."""
    text = (
        "steps=turn.1; first=2; hands=move|stab,stab|raid; discards=boom; raids=1;"
        "chairs=3:yellow-boss,29:blue-sleeping-jack; standing=red-jack,red-sleeping-jack;"
        "dead=yellow-henkie; cakes=hand,gone,29; pot=1,2,3; money=4,5,6; out=0,17,0; quiet=7"
    )
    scene = Scene(text)

    again = GAME.read(GAME.write(scene.state), 3, (0,))

    assert GAME.write(again) == GAME.write(scene.state)
    assert scene["standing"] == "red-jack,red-sleeping-jack"
    assert scene["dead"] == "yellow-henkie"


def test_who_is_not_named_is_dead_and_who_has_nobody_is_out() -> None:
    """What a scene leaves out follows."""
    scene = Scene("hands=boom||; chairs=11:yellow-boss,13:red-boss; cakes=hand,hand,hand")

    assert scene["dead"].count("blue") == 10
    assert scene["out"] == "0,0,17"
    assert scene["cakes"] == "hand,hand,gone"
    assert len(scene.state.deck) == 59


def test_nobody_stands_when_nobody_is_named() -> None:
    """An empty list is a list too."""
    assert Scene("hands=boom||; chairs=11:yellow-boss,13:red-boss; standing=")["standing"] == ""


def test_an_unknown_man_or_chair_is_refused() -> None:
    """With the key that is wrong."""
    for text in ("chairs=30:red-boss", "chairs=3:pink-boss", "cakes=x", "dead=nobody"):
        with pytest.raises(BadNotation):
            GAME.read(text, 3, (0,))


@pytest.mark.parametrize("seed", range(5))
def test_everything_is_conserved_to_the_note(seed: int) -> None:
    """Sixty cards, all men, all money."""
    chance = SearchChance(seed)
    state = GAME.start(4, (seed % 2,), chance)
    before = GAME.inventory(state)

    while not state.winners:
        play_randomly(state, chance, 1)
        assert GAME.inventory(state) == before

    assert len(before) == 60 + 28 + 1
    assert before[-1] == 1000 + 90
