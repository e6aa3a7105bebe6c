"""The door of Omerta: whole matches without anybody listening."""

import pytest

from backroom.engine.chance import SearchChance
from backroom.engine.errors import BadSetup
from backroom.engine.playout import play_randomly
from backroom.games.omerta.cards import DECK
from backroom.games.omerta.game import OMERTA

from .scenes import Scene


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("race", ["live", "sealed"])
def test_random_matches_come_to_an_end(seats: int, race: str) -> None:
    """O24: after as many rounds as players, with all cards still there."""
    options = OMERTA.meta.read_options({"race": race}, seats)
    for seed in range(30):
        chance = SearchChance(seed)
        state = OMERTA.start(seats, options, chance)
        play_randomly(state, chance, 100_000)

        assert state.winners
        assert len(state.sheet) == seats
        assert OMERTA.inventory(state) == DECK


def test_two_play_as_a_house_variant_and_six_do_not() -> None:
    """The box says three to five."""
    assert OMERTA.meta.seats == (2, 3, 4, 5)
    with pytest.raises(BadSetup):
        OMERTA.meta.read_options({}, 6)


def test_memory_aid_is_an_option_that_the_rules_ignore() -> None:
    """O3: the same chance gives the same match."""
    ends = set()
    for aid in ("false", "true"):
        chance = SearchChance(5)
        options = OMERTA.meta.read_options({"memory_aid": aid}, 3)
        state = OMERTA.start(3, options, chance)
        play_randomly(state, chance, 100_000)
        ends.add(OMERTA.write(state))

    assert len(ends) == 1


def test_a_view_that_begins_blank_shows_nothing() -> None:
    """Folding goes on from there."""
    view = OMERTA.blank_view(0, 3, (0, 0))

    assert (view.hands, view.vault, view.discards, view.deck) == ([[], [], []], [], [], 0)


def test_a_state_completed_in_the_middle_of_a_turn_has_all_cards() -> None:
    """The card just drawn, blockers and pools counted."""
    scene = Scene(
        "hands=bottle1,mole|bottle2,bottle3|bottle4; blockers=mamma.0.1.-1.2,patrol.2.1.0.2; "
        "pools=||1.0,1.1:bottle2|"
    ).play("draw")

    for seat in (-1, 0, 1, 2):
        drawn = OMERTA.complete(scene.view(seat), SearchChance(seat))
        assert OMERTA.inventory(drawn) == DECK
        assert drawn.drawn >= 0
