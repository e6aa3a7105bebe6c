"""What all views share, there and back."""

from backroom.engine.events import SPECTATOR
from backroom.games.leduc.game import LEDUC
from backroom.games.leduc.state import LeducState
from backroom.games.leduc.view import LeducView

SCENE = "steps=bet.1.0.0; prompt=4; drafts=|1; talk=0.3; hands=king1,jack2; stakes=1,1"


def test_a_view_has_the_course_of_the_match_and_the_own_draft() -> None:
    """Nobody else's, and the spectator has none."""
    state = LEDUC.read(SCENE, 2, ())

    views = {seat: LEDUC.observe(state, seat) for seat in (SPECTATOR, 0, 1)}

    assert [views[seat].draft for seat in (SPECTATOR, 0, 1)] == [(), (), (1,)]
    assert {(view.prompt, view.waiting, view.talk) for view in views.values()} == {
        (4, 0b10, ((0, 3),))
    }


def test_nobody_is_waited_for_once_there_are_winners() -> None:
    """Whatever step is left on the stack."""
    state = LEDUC.read(f"{SCENE}; winners=1", 2, ())

    assert LEDUC.observe(state, 0).waiting == 0


def test_a_state_gets_back_what_a_view_holds() -> None:
    """Whoever is waited for is pending; the own draft goes along."""
    for seat, drafts in ((1, ((), (1,))), (0, ((), ())), (SPECTATOR, ((), ()))):
        view: LeducView = LEDUC.observe(LEDUC.read(SCENE, 2, ()), seat)
        state = LeducState(2, ())

        view.give_header(state)

        assert state.drafts == drafts
        assert (state.prompt, state.pending, state.talk) == (4, 0b10, ((0, 3),))
        assert state.steps == view.steps
